"""`interstice inbox`: reports about people, cards and decks, and what to do about them."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from interstice.cli import inbox_files as files
from interstice.cli.parser import Parser, at_least, whole
from interstice.cli.serving import address_of_server, with_store
from interstice.core.refused import Refused
from interstice.lab.rows import ENDINGS, ending
from interstice.server.http.app import open_hall
from interstice.server.moderating import acts, inbox, links
from interstice.server.playing.hall import Hall
from interstice.server.playing.pins import PIN
from interstice.server.upkeep import settings
from interstice.store.moderation import ACTS, MODERATORS
from interstice.store.reports import CARD, DECK, OPEN, PERSON, SETTLED
from interstice.store.store import Store, Unavailable

T = TypeVar("T")
SHOWN = ("id", "at", "kind", "about", "why")
MOST_ABOUT = 60


def add_inbox(parser: Parser) -> None:
    _with_database(parser, _list)
    parser.add_argument("--settled", action="store_true", help="list the settled ones instead")
    parser.add_argument(
        "--kind", choices=(PERSON, CARD, DECK), help="only reports about people, cards or decks"
    )
    inner = parser.add_subparsers(metavar="COMMAND")
    one = Parser(add_help=False)
    one.add_argument("report", metavar="ID", help="the report's id")
    why = Parser(add_help=False)
    why.add_argument("--why", required=True, help="the reason, which is kept with the record of what you did")
    why.add_argument("--name", default="host", help="who is acting (default: host)")

    def add(name: str, run: Callable[..., int], help: str, *parents: Parser) -> Parser:
        made: Parser = inner.add_parser(name, parents=parents, help=help, description=help)
        _with_database(made, run)
        return made

    add("show", _show, "show a report and everything needed to judge it", one)
    add("dismiss", _do, "settle a report that needs nothing done", one, why).set_defaults(
        wish=lambda g: acts.Dismiss(g.why)
    )
    hide = add("hide", _do, "hide lines of chat, which are erased after 30 days", one, why)
    hide.add_argument("lines", nargs="+", type=whole, metavar="LINE", help="the numbers of the lines")
    hide.set_defaults(wish=lambda g: acts.Hide(g.why, tuple(g.lines)))
    mute = add("mute", _do, "mute the person, in the room or everywhere", one, why)
    mute.add_argument(
        "--hours",
        type=at_least(0),
        default=0,
        help="everywhere, for this many hours (default: only in the room)",
    )
    mute.set_defaults(wish=lambda g: acts.Mute(g.why, hours=g.hours))
    add("close", _do, "close the room to everybody", one, why).set_defaults(wish=lambda g: acts.Close(g.why))
    ban = add("ban", _do, "ban the person on all their devices", one, why)
    ban.add_argument("--days", type=at_least(0), default=0, help="for this many days (default: for good)")
    newcomers = "also keep out new guests from their network for a day; a whole school may share one network"
    ban.add_argument("--newcomers", action="store_true", help=newcomers)
    ban.set_defaults(wish=lambda g: acts.Ban(g.why, days=g.days, newcomers=g.newcomers))
    accept = add("accept", _do, "accept a correction of a card", one, why)
    accept.add_argument("--year", type=whole, help="the right year (default: the one in the report)")
    accept.set_defaults(wish=lambda g: acts.Accept(g.why, g.year))
    undo = add("undo", _undo, "undo something that was done", why)
    undo.add_argument("act", metavar="ACT", help="the id of the act to undo")
    add("acts", _acts, "list what was done, by whom and why")

    link = add("link", _link, "make a link that lets somebody read the inbox in one browser")
    link.add_argument("moderator", metavar="NAME", help="who it is for")
    link.add_argument(
        "--hours", type=at_least(1), default=24, help="how many hours it works for (default: 24)"
    )
    settings.add_flags(link, ["public_address"])
    add("moderators", _moderators, "list the people who were given a link")
    end = add("end", _end, "end a moderator's access now")
    end.add_argument("moderator", metavar="ID", help="as `interstice inbox moderators` lists it")

    export = add("export", _export, "write all reports to a .csv or .jsonl file")
    export.add_argument("file", type=Path, metavar="FILE")
    corrections = add("corrections", _corrections, "print the accepted corrections as a patch to the decks")
    corrections.add_argument("--out", type=Path, metavar="FILE", help="write them to a .diff or .csv file")


def _with_database(parser: Parser, run: Callable[..., int]) -> None:
    settings.add_flags(parser, ["database"])
    parser.set_defaults(run=run)


def _with_hall(given: argparse.Namespace, work: Callable[[Hall], Coroutine[Any, Any, T]]) -> T:
    """Work as a process beside the server, which hears of it within two seconds."""
    chosen = settings.read(given)

    async def check(_: Store) -> None: ...

    with_store(chosen, check)

    async def run() -> T:
        hall = open_hall(chosen.database)
        await hall.open()
        try:
            await hall.heart.look()
            return await work(hall)
        finally:
            await hall.close()

    try:
        return asyncio.run(run())
    except Unavailable as error:
        raise Refused(f"--database: expected a database that can be reached; {error}") from None


# Reading


def _list(given: argparse.Namespace) -> int:
    state = SETTLED if given.settled else OPEN
    reports = with_store(settings.read(given), lambda store: inbox.listed(store, state))
    rows = [row for row in files.rows_of(reports) if given.kind in (None, row.kind)]
    told = [
        (row.id, row.at, row.kind, (row.title or row.name or row.about)[:MOST_ABOUT], row.why) for row in rows
    ]
    print("\n".join((*_table(SHOWN, told), _counted(len(rows), state))))
    return 0


def _counted(number: int, state: str) -> str:
    return f"{number} {state} report{'' if number == 1 else 's'}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [head, *rows] if rows else []
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return ["  ".join(map(str.ljust, line, widths)).rstrip() for line in lines]


def _show(given: argparse.Namespace) -> int:
    async def work(hall: Hall) -> inbox.Told:
        report = await acts.find_report(hall, given.report)
        return await inbox.tell(hall, report, report.language or "en")

    told = _with_hall(given, work)
    report, card = told.report, told.card
    (row,) = files.rows_of([report])
    facts: dict[str, object] = {"id": row.id, "at": row.at, "kind": row.kind, "state": row.state}
    about = card.title if card else row.name or row.about
    facts |= {"about": about, "why": row.why, "by": row.by or "the server"}
    if report.games:
        facts["games"] = f"{report.games} with every card right within two seconds"
    if card:
        source = f"{card.source.title}, {card.source.url}" if card.source else ""
        facts |= {"year": card.year, "proposed": report.year or "", "note": card.note, "source": source}
    if report.deck:
        facts |= {"deck": report.deck, "version": report.version}
    if told.deck and report.deck.startswith(PIN):
        facts |= {"name": told.deck.name, "owner": told.deck.owner}
    if told.person:
        facts |= {"person": report.about, "reports": told.person.reports, "banned": told.person.banned}
    if told.room:
        facts |= {"room": told.room.code, "closed": told.room.closed}
    width = max(map(len, facts))
    print("\n".join(f"{name.ljust(width)}  {value}" for name, value in facts.items() if value != ""))
    for line in told.lines:
        sign = "hidden" if line.hidden else ">" if line.line == report.line else ""
        said = line.text or f"({line.phrase or 'erased'})"
        print(f"{sign:6} {line.line:6} {line.name}: {said}")
    print(
        "\n".join(
            f"{act.id} {files.time_of(act.at)} {act.moderator}: {act.act}, {act.why}" for act in told.acts
        )
    )
    return 0


def _acts(given: argparse.Namespace) -> int:
    found = with_store(
        settings.read(given), lambda store: store.rows.find(ACTS, by=("at",), descending=True, limit=1000)
    )
    head = ("id", "at", "who", "act", "report", "why", "undone")
    rows = [(a.id, files.time_of(a.at), a.moderator, a.act, a.report, a.why, a.lifted) for a in found]
    print("\n".join((*_table(head, rows), f"{len(rows)} act{'' if len(rows) == 1 else 's'}")))
    return 0


# Acting


def _do(given: argparse.Namespace) -> int:
    async def work(hall: Hall) -> str:
        report = await acts.find_report(hall, given.report)
        wish = given.wish(given)
        if isinstance(wish, acts.Accept) and wish.year is None:
            wish = acts.Accept(wish.why, report.year)
        return (await acts.do(hall, given.name, report, wish)).id

    print(f"done; to undo it: interstice inbox undo {_with_hall(given, work)} --why …")
    return 0


def _undo(given: argparse.Namespace) -> int:
    _with_hall(given, lambda hall: acts.lift(hall, given.name, given.act, given.why))
    print("undone")
    return 0


# Moderators


def _link(given: argparse.Namespace) -> int:
    chosen = settings.read(given)
    made = with_store(chosen, lambda store: links.make_link(store, given.moderator, time.time(), given.hours))
    hours = f"{given.hours} hour{'' if given.hours == 1 else 's'}"
    print(f"{address_of_server(chosen)}/inbox#{made}")
    print(f"It works once, for {given.moderator}, in the browser that opens it first, for {hours}.")
    return 0


def _moderators(given: argparse.Namespace) -> int:
    found = with_store(
        settings.read(given),
        lambda store: store.rows.find(MODERATORS, by=("at",), descending=True, limit=1000),
    )
    rows = [(m.id, m.name, files.time_of(m.until), "yes" if m.session else "no") for m in found]
    print(
        "\n".join(
            (
                *_table(("id", "name", "until", "opened"), rows),
                f"{len(rows)} link{'' if len(rows) == 1 else 's'}",
            )
        )
    )
    return 0


def _end(given: argparse.Namespace) -> int:
    if not with_store(settings.read(given), lambda store: links.end(store, given.moderator, time.time())):
        raise Refused(f"expected the id of a link that still works; got {given.moderator!r}")
    print("ended")
    return 0


# Files


def _export(given: argparse.Namespace) -> int:
    ending(given.file, ENDINGS)
    number = files.write_reports(given.file, with_store(settings.read(given), files.all_reports))
    print(f"{given.file}: {number} report{'' if number == 1 else 's'}")
    return 0


def _corrections(given: argparse.Namespace) -> int:
    kind = ending(given.out, (".diff", ".csv")) if given.out else ".diff"
    found = with_store(settings.read(given), files.all_corrections)
    text = files.as_change(found) if kind == ".diff" else files.corrections_as_csv(found)
    if given.out:
        files.write(given.out, text)
        print(f"{given.out}: {len(found)} correction{'' if len(found) == 1 else 's'}")
    else:
        print(text or "no corrections", end="\n" if not text else "")
    return 0
