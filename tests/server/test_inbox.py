"""Moderators read reports by a link from the host, and what they do is told to everybody at once, on all nodes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from asgi import ask
from clocked import Time
from finished import finished

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.cli.inbox_files import all_reports
from interstice.core.refused import Refused
from interstice.server.http.app import App
from interstice.server.moderating import acts, inbox, links
from interstice.server.moderating.lines import HIDDEN_FOR, erase_hidden
from interstice.server.moderating.quickness import note_quick
from interstice.server.people.erasing import Eraser
from interstice.server.people.holdings import export
from interstice.server.people.reports import Reports
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import device_of_token, person_of
from interstice.server.playing.refusals import Missing
from interstice.server.playing.restraints import Banned, Barred
from interstice.server.playing.rooms import Room
from interstice.server.results import showing
from interstice.server.talking.telling import Teller
from interstice.server.upkeep import retention
from interstice.store.moderation import ACTS, HIDDEN_LINES, RESTRAINTS, Act
from interstice.store.reports import REPORTS, Report
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store

ANA, BEN, EVA = "ana", "ben", "eva"
DAY = 86_400.0


class Two:
    """Two processes that share a database; each hears of what the other stored when it looks."""

    def __init__(self, one: Hall, other: Hall, now: Time) -> None:
        self.one, self.other, self.now = one, other, now

    async def heed(self) -> None:
        """The other process looks at what moderators have done."""
        await self.other.heed_moderators()


@asynccontextmanager
async def two_nodes(stores: Callable[[], Store]) -> AsyncIterator[Two]:
    now = Time(1_700_000_000.0)
    one, other = (Hall(stores(), LocalBus(), now, passed=now) for _ in range(2))
    for hall in (one, other):
        await hall.store.open()
        await hall.restraints.read()
    try:
        yield Two(one, other, now)
    finally:
        for hall in (one, other):
            await hall.close()


@pytest.fixture
def stores(tmp_path: Path) -> Callable[[], Store]:
    return lambda: SqliteStore(tmp_path / "games.sqlite")


async def furnished(hall: Hall) -> Room:
    """Ana's room, with Ben at the table."""
    room = await hall.rooms.open(ANA, RoomWish("events"))
    for seat, person in enumerate((ANA, BEN)):
        await told(hall, room, person, p.Sit(f"sit-{seat}", seat, person.title()))
    return room


async def told(hall: Hall, room: Room, person: str, message: Any) -> Any:
    said = await answer(hall, room.id, person, message)
    assert isinstance(said, p.Done), said
    return said


async def chatted(hall: Hall, room: Room, *lines: tuple[str, str]) -> None:
    for number, (person, text) in enumerate(lines):
        await told(hall, room, person, p.Say(f"say-{number}-{text[:9]}", text))


async def reported(hall: Hall, room: Room, why: str = "rude", line: int = 0) -> Report:
    await told(hall, room, ANA, p.Report(f"r-{why}", room.public.of(BEN), why, line))
    (report,) = [each async for each in hall.store.rows.each(REPORTS) if each.why == why]
    return report


def said(messages: list[bytes]) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for message in messages:
        match p.decode_server(message):
            case p.Said() as line:
                found.append(("said", line.text))
            case p.Unsaid() as gone:
                found.append(("unsaid", gone.lines))
            case _:
                pass
    return found


# Reports


def test_a_report_holds_what_was_said_around_it(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            hall = nodes.one
            room = await furnished(hall)
            await chatted(hall, room, *((ANA, f"before {n}") for n in range(15)), (BEN, "you fool"))
            line = room.entries
            await chatted(hall, room, *((ANA, f"after {n}") for n in range(15)))
            report = await reported(hall, room, "rude", line)
            assert (report.kind, report.by, report.about, report.name) == ("person", ANA, BEN, "Ben")
            assert (report.room, report.line) == (room.id, line)
            texts = [each.text for each in report.lines]
            assert texts == [f"before {n}" for n in range(5, 15)] + ["you fool"] + [
                f"after {n}" for n in range(10)
            ]
            told_again = await answer(
                hall, room.id, ANA, p.Report("r-rude", room.public.of(BEN), "rude", line)
            )
            assert isinstance(told_again, p.Done), "the same command is done once"
            for other in (
                p.Report("r-rude", room.public.of(BEN), "ruder", line),
                p.Report("r-rude", room.public.of("somebody else"), "rude", line),
                p.Report("r-rude", room.public.of(BEN), "rude", line + 1),
            ):
                refused = await answer(hall, room.id, ANA, other)
                assert getattr(refused, "word", "") == "command-used"
            assert await hall.store.rows.count(REPORTS) == 1
            shown = await inbox.tell(hall, report, "en")
            assert [each.text for each in shown.lines][-1] == "after 14", (
                "moderators also see what came after it"
            )
            assert shown.person is not None
            assert shown.room is not None
            assert (shown.person.reports, shown.room.code) == (1, room.head.code)

    asyncio.run(run())


def test_two_reports_that_race_under_one_command_are_told_apart(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            room = await furnished(nodes.one)
            ben = room.public.of(BEN)
            said = await asyncio.gather(
                *(
                    answer(hall, room.id, ANA, p.Report("r", ben, why))
                    for hall, why in ((nodes.one, "rude"), (nodes.other, "ruder"))
                )
            )
            assert sorted(getattr(each, "word", "") for each in said) == ["", "command-used"]
            assert await nodes.one.store.rows.count(REPORTS) == 1

    asyncio.run(run())


def test_one_person_can_only_report_so_much(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            room = await furnished(nodes.one)
            for number in range(10):
                await reported(nodes.one, room, f"rude {number}")
            refused = await answer(nodes.one, room.id, ANA, p.Report("more", room.public.of(BEN), "rude"))
            assert isinstance(refused, p.Failed)
            assert refused.word == "too-fast"
            nodes.now.now += 3601
            await reported(nodes.one, room, "rude again")

    asyncio.run(run())


# Links


def test_a_link_works_once_until_it_expires_and_only_on_its_own_server(tmp_path: Path) -> None:
    async def run() -> None:
        here, elsewhere = SqliteStore(tmp_path / "a.sqlite"), SqliteStore(tmp_path / "b.sqlite")
        await here.open()
        await elsewhere.open()
        link = await links.make_link(here, "Ana", 1000.0, 24)
        content, _, signature = link.partition(".")
        other = ("B" if signature[0] == "A" else "A") + signature[1:]
        forged = [f"{content}x.{signature}", f"{content}.{other}", content, "", ".", "ä.ö"]
        for bad in forged:
            with pytest.raises(links.NotModerator, match="not from this server"):
                await links.open_link(here, bad, 1000.0)
        with pytest.raises(links.NotModerator, match="not from this server"):
            await links.open_link(elsewhere, link, 1000.0)
        with pytest.raises(links.NotModerator, match="has expired"):
            await links.open_link(here, link, 1000.0 + 24 * 3600)
        moderator, session = await links.open_link(here, link, 1001.0)
        assert moderator.name == "Ana"
        with pytest.raises(links.NotModerator, match="has been used"):
            await links.open_link(here, link, 1002.0)
        assert (await links.moderator_of(here, session, 1003.0)).name == "Ana"
        for bad in ("", "x", f"{moderator.id}.", f"{moderator.id}.x", f"x{session}", f"{session}x"):
            with pytest.raises(links.NotModerator, match="expected a moderator"):
                await links.moderator_of(here, bad, 1003.0)
        with pytest.raises(links.NotModerator, match="has ended"):
            await links.moderator_of(here, session, 1000.0 + 24 * 3600)
        assert await links.end(here, moderator.id, 1004.0)
        with pytest.raises(links.NotModerator, match="has ended"):
            await links.moderator_of(here, session, 1005.0)
        await here.close()
        await elsewhere.close()

    asyncio.run(run())


def test_two_browsers_that_open_a_link_at_once_do_not_both_get_in(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            link = await links.make_link(nodes.one.store, "Ana", 1000.0, 1)
            halls = [nodes.one, nodes.other] * 4
            opened = await asyncio.gather(
                *(links.open_link(hall.store, link, 1001.0) for hall in halls), return_exceptions=True
            )
            assert sum(isinstance(each, tuple) for each in opened) == 1

    asyncio.run(run())


def test_nobody_else_sees_the_inbox(tmp_path: Path) -> None:
    app = App(Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0))
    body = json.dumps({"act": "dismiss", "why": "so"}).encode()
    for path, method in (
        ("/api/inbox", "GET"),
        ("/api/inbox/reports/x", "GET"),
        ("/api/inbox/reports/x/acts", "POST"),
        ("/api/inbox/acts/x/lift", "POST"),
        ("/api/inbox/session", "DELETE"),
    ):
        status, _, why = ask(app, path, method, body if method == "POST" else b"", token="x" * 30)
        assert (status, why["word"]) == (403, "inbox-closed"), path
    status, _, why = ask(app, "/api/inbox/session", "POST", b'{"link": "a.b"}')
    assert (status, why["word"]) == (403, "inbox-forged")


# What moderators do


def test_lines_are_hidden_at_once_on_all_nodes_restored_and_after_a_month_erased(
    stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            hall, other = nodes.one, nodes.other
            room = await furnished(hall)
            await chatted(hall, room, (ANA, "hello"), (BEN, "SECRET-WORD"), (ANA, "well"))
            report = await reported(hall, room)
            line = next(each.line for each in report.lines if each.person == BEN)
            there = Teller(other, room.id, EVA, lambda: None)
            await there.open()
            assert said(there.news()) == [("said", "hello"), ("said", "SECRET-WORD"), ("said", "well")]

            act = await acts.do(hall, "Mo", report, acts.Hide("rude", (line,)))
            await nodes.heed()
            assert said(there.news()) == [("unsaid", (line,))]
            late = Teller(other, room.id, "late", lambda: None)
            await late.open()
            assert ("said", "SECRET-WORD") not in said(late.news())

            await acts.lift(hall, "Mo", act.id, "a mistake")
            await nodes.heed()
            assert said(there.news()) == [("said", "SECRET-WORD")]

            again = await acts.do(hall, "Mo", report, acts.Hide("rude after all", (line,)))
            await nodes.heed()
            nodes.now.now += HIDDEN_FOR - 1
            assert await erase_hidden(hall.store, nodes.now()) == 0
            nodes.now.now += 2
            gone = await retention.prune(hall.store, nodes.now(), retention.Keeping())
            assert gone.lines == 1
            with pytest.raises(Refused, match="expected lines that are still hidden") as refused:
                await acts.lift(hall, "Mo", again.id, "too late")
            assert refused.value.word == "inbox-not-hidden"
            stored = b"".join(entry.data for entry in await hall.store.read(room.id))
            assert b"SECRET-WORD" not in stored
            assert b"hello" in stored
            assert "SECRET-WORD" not in repr([each async for each in hall.store.rows.each(REPORTS)])
            assert await hall.store.rows.count(HIDDEN_LINES) == 0
            (report,) = await hall.store.rows.find(REPORTS)
            for node in (hall, other):
                assert "SECRET-WORD" not in repr(await inbox.tell(node, report, "en"))
                assert "SECRET-WORD" not in repr((await node.rooms.find(room.id)).chat.all())
            afresh = Hall(hall.store, LocalBus(), nodes.now)
            assert [each.text for each in (await afresh.rooms.find(room.id)).chat.all()] == ["hello", "well"]
            await there.close()
            await late.close()

    asyncio.run(run())


def test_what_two_acts_have_hidden_is_restored_once(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            hall, room = nodes.one, await furnished(nodes.one)
            await chatted(hall, room, (BEN, "one"), (BEN, "two"))
            report = await reported(hall, room)
            one, two = (line.line for line in report.lines)
            first = await acts.do(hall, "Mo", report, acts.Hide("rude", (one,)))
            second = await acts.do(hall, "Mo", report, acts.Hide("rude too", (one, two)))
            await acts.lift(hall, "Mo", first.id, "a mistake")
            assert [room.chat.is_hidden(line) for line in (one, two)] == [False, True]
            await acts.lift(hall, "Mo", second.id, "this as well")
            assert [room.chat.is_hidden(line) for line in (one, two)] == [False, False]

    asyncio.run(run())


def test_a_closed_room_sends_everybody_away_and_can_be_opened_again(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            room = await furnished(nodes.one)
            there = Teller(nodes.other, room.id, BEN, lambda: None)
            await there.open()
            report = await reported(nodes.one, room)
            act = await acts.do(nodes.one, "Mo", report, acts.Close("not for children"))
            await nodes.heed()
            there.news()
            assert str(there.sent_away) == "a moderator has closed this room"
            with pytest.raises(Refused, match="a moderator has closed this room"):
                await nodes.other.rooms.enter(room.head.code, EVA)
            await acts.lift(nodes.one, "Mo", act.id, "fine now")
            await nodes.heed()
            await nodes.other.rooms.enter(room.head.code, EVA)
            await there.close()

    asyncio.run(run())


def test_somebody_who_is_muted_everywhere_says_nothing_for_a_while(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            room = await furnished(nodes.one)
            report = await reported(nodes.one, room)
            act = await acts.do(nodes.one, "Mo", report, acts.Mute("calm down", hours=2))
            mine = (await export(nodes.one.store, BEN))["reports"]
            assert mine["done_about_me"] == [{"at": act.at, "act": "mute", "until": act.at + 2 * 3600}]
            await nodes.heed()
            for message in (p.Say("a", "hello"), p.React("b", "clap"), p.Say("c", phrase="hello")):
                refused = await answer(nodes.other, room.id, BEN, message)
                assert isinstance(refused, p.Failed)
                assert refused.word == "muted-everywhere"
            await told(nodes.other, room, ANA, p.Say("d", "hello"))
            nodes.now.now += 2 * 3600 + 1
            await told(nodes.other, room, BEN, p.Say("e", "sorry"))

    asyncio.run(run())


def test_a_ban_is_for_every_device_and_names_nobody(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            room = await furnished(nodes.one)
            there = Teller(nodes.other, room.id, BEN, lambda: None)
            await there.open()
            act = await acts.do(nodes.one, "Mo", await reported(nodes.one, room), acts.Ban("cheats"))
            await nodes.heed()
            there.news()
            assert isinstance(there.sent_away, Banned)
            with pytest.raises(Banned):
                await nodes.other.restraints.meet(BEN, "192.0.2.1")
            await nodes.other.restraints.meet(EVA, "192.0.2.1")
            kept = [row async for row in nodes.one.store.rows.each(RESTRAINTS)]
            assert BEN not in repr(kept)
            await acts.lift(nodes.one, "Mo", act.id, "a mistake")
            await nodes.heed()
            await nodes.other.restraints.meet(BEN, "192.0.2.1")
            await there.close()

    asyncio.run(run())


PHONE, LAPTOP = "token-of-the-phone-00001", "token-of-the-laptop-0001"


async def banned_on_two_devices(hall: Hall) -> tuple[str, Act]:
    """Somebody with a phone and a laptop, whom a moderator has banned."""
    person = await hall.people.who(LAPTOP)
    await hall.people.pair(PHONE, await hall.people.offer_pairing(LAPTOP))
    room = await hall.rooms.open(ANA, RoomWish("events"))
    await told(hall, room, person, p.Sit("sit", 0, "Ben"))
    await told(hall, room, ANA, p.Report("r", room.public.of(person), "rude", 0))
    (report,) = [each async for each in hall.store.rows.each(REPORTS)]
    return person, await acts.do(hall, "Mo", report, acts.Ban("cheats"))


def test_unpairing_a_device_does_not_escape_a_ban(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            person, act = await banned_on_two_devices(nodes.one)
            await Eraser(nodes.one, lambda: None).unpair(person, device_of_token(PHONE))
            guest = await nodes.one.people.who(PHONE)
            assert guest != person
            await nodes.heed()
            for hall in (nodes.one, nodes.other):
                for banned in (person, guest):
                    with pytest.raises(Banned):
                        await hall.restraints.meet(banned, "192.0.2.1")
            await acts.lift(nodes.one, "Mo", act.id, "a mistake")
            await nodes.heed()
            for free in (person, guest):
                await nodes.other.restraints.meet(free, "192.0.2.1")

    asyncio.run(run())


def test_pairing_after_a_report_escapes_nothing(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            hall = nodes.one
            guest = await hall.people.who(PHONE)
            room = await hall.rooms.open(ANA, RoomWish("events"))
            await told(hall, room, guest, p.Sit("sit", 0, "Ben"))
            await told(hall, room, ANA, p.Report("r", room.public.of(guest), "rude", 0))
            (report,) = await inbox.listed(hall.store, "open")
            joined = await hall.people.pair(PHONE, await hall.people.offer_pairing(LAPTOP))
            assert joined.former == guest
            await acts.do(hall, "Mo", report, acts.Mute("too loud"))
            assert joined.person in room.muted
            await acts.do(hall, "Mo", report, acts.Ban("cheats"))
            await nodes.heed()
            with pytest.raises(Banned):
                await nodes.other.restraints.meet(joined.person, "192.0.2.1")
            shown = (await inbox.tell(hall, report, "en")).person
            assert shown == inbox.PersonNow(reports=1, banned=True, muted=False)

    asyncio.run(run())


def test_what_was_opened_before_pairing_escapes_neither_a_mute_nor_a_ban(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            hall = nodes.one
            guest = await hall.people.who(PHONE)
            room = await hall.rooms.open(ANA, RoomWish("events"))
            await told(hall, room, guest, p.Sit("sit", 0, "Ben"))
            there = Teller(hall, room.id, guest, lambda: None)
            await there.open()
            await told(hall, room, ANA, p.Report("r", room.public.of(guest), "rude", 0))
            (report,) = await inbox.listed(hall.store, "open")
            await hall.people.pair(PHONE, await hall.people.offer_pairing(LAPTOP))
            for wish, word in (
                (acts.Mute("too loud"), "muted"),
                (acts.Mute("too loud", hours=1), "muted-everywhere"),
            ):
                act = await acts.do(hall, "Mo", report, wish)
                refused = await answer(hall, room.id, guest, p.Say(f"say-{word}", "hello"))
                assert isinstance(refused, p.Failed)
                assert refused.word == word
                await acts.lift(hall, "Mo", act.id, "calm again")
                await told(hall, room, guest, p.Say(f"free-{word}", "hello"))
            act = await acts.do(hall, "Mo", report, acts.Ban("cheats"))
            there.news()
            assert isinstance(there.sent_away, Banned)
            await acts.lift(hall, "Mo", act.id, "a mistake")
            assert await hall.store.rows.count(RESTRAINTS) == 0
            await there.close()

    asyncio.run(run())


def test_nobody_sees_the_page_of_somebody_who_is_banned(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            store, restraints = nodes.one.store, nodes.one.restraints
            shown = await showing.show(store, await nodes.one.people.who(LAPTOP), showing.Showing(), 0.0)
            assert await showing.find_shown(store, shown.link, restraints) == shown
            _, act = await banned_on_two_devices(nodes.one)
            with pytest.raises(Missing):
                await showing.find_shown(store, shown.link, restraints)
            await acts.lift(nodes.one, "Mo", act.id, "a mistake")
            assert await showing.find_shown(store, shown.link, restraints) == shown

    asyncio.run(run())


def test_somebody_who_is_banned_cannot_become_somebody_else_by_pairing(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            await banned_on_two_devices(nodes.one)

    asyncio.run(run())
    app = App(Hall(stores(), LocalBus(), Time(1_700_000_000.0)))
    _, _, offered = ask(app, "/api/pairing", "POST", token="token-of-somebody-else-1")
    status, _, said = ask(app, f"/api/pairing/{offered['code']}", "POST", token=LAPTOP)
    assert (status, said["word"]) == (400, "banned")


def test_after_a_day_nobody_knows_from_which_network_somebody_came(stores: Callable[[], Store]) -> None:
    """Even if nobody has come since."""

    async def run() -> None:
        async with two_nodes(stores) as nodes:
            room = await furnished(nodes.one)
            school = "192.0.2.1"
            await nodes.one.restraints.meet(BEN, school)
            nodes.now.now += DAY + 1
            ban = acts.Ban("comes back under new names", newcomers=True)
            await acts.do(nodes.one, "Mo", await reported(nodes.one, room), ban)
            await nodes.one.heed_moderators()
            await nodes.one.restraints.meet("new at school", school)

    asyncio.run(run())


def test_new_guests_from_the_network_of_a_banned_person_wait_for_a_day_if_asked(
    stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            room = await furnished(nodes.one)
            school, home = "192.0.2.1", "198.51.100.1"
            await nodes.other.restraints.meet(BEN, school)
            await nodes.other.restraints.meet(EVA, school)
            ban = acts.Ban("comes back under new names", newcomers=True)
            await acts.do(nodes.one, "Mo", await reported(nodes.one, room), ban)
            await nodes.heed()
            await nodes.other.restraints.meet(EVA, school)
            await nodes.other.restraints.meet("new at home", home)
            with pytest.raises(Barred):
                await nodes.other.restraints.meet("new at school", school)
            await nodes.one.heed_moderators()
            with pytest.raises(Barred):
                await nodes.one.restraints.meet("new at school", school)
            assert school not in repr([row async for row in nodes.one.store.rows.each(RESTRAINTS)])
            # However the rounds fall, one of them comes before the day is over.
            nodes.now.now += DAY - retention.EVERY - 1
            await nodes.other.restraints.meet("new at school", school)
            await retention.prune(nodes.one.store, nodes.now(), retention.Keeping())
            (left,) = [row async for row in nodes.one.store.rows.each(RESTRAINTS)]
            assert left.kind == "ban"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (acts.Hide("so", (999,)), "expected lines of chat from the room"),
        (acts.Hide("so", ()), "expected lines of chat from the room"),
        (acts.Ban("so", "somebody else"), "expected the person the report is about"),
        (acts.Ban("so", days=-1), "expected a time from 0 to 10000; got -1"),
        (acts.Mute("so", hours=10_001), "expected a time from 0 to 10000; got 10001"),
        (acts.Accept("so", 1900), "expected a report about a card"),
        (acts.Dismiss(" "), "expected a reason of 1 to 300 characters; got 0"),
        (acts.Dismiss("x" * 301), "expected a reason of 1 to 300 characters; got 301"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(
    stores: Callable[[], Store], wish: acts.AnyWish, why: str
) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            room = await furnished(nodes.one)
            await chatted(nodes.one, room, (BEN, "oh"))
            report, entries = await reported(nodes.one, room), room.entries
            with pytest.raises(Refused, match=why):
                await acts.do(nodes.one, "Mo", report, wish)
            assert await nodes.one.store.rows.count(ACTS) == 0
            assert await nodes.one.store.rows.get(REPORTS, report.id) == report
            assert room.entries == entries

    asyncio.run(run())


def test_what_was_done_is_recorded_with_who_and_why(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            report = await reported(nodes.one, await furnished(nodes.one))
            nodes.now.now += 60
            first = await acts.do(nodes.one, "Mo", report, acts.Mute("too loud"))
            await acts.lift(nodes.one, "Ida", first.id, "calm again")
            with pytest.raises(Refused, match="expected an act that has not been undone"):
                await acts.lift(nodes.one, "Ida", first.id, "again")
            shown = await inbox.tell(nodes.one, report, "en")
            assert {(act.act, act.moderator, act.why) for act in shown.acts} == {
                ("mute", "Mo", "too loud"),
                ("unmute", "Ida", "calm again"),
            }
            kept = await nodes.one.store.rows.get(REPORTS, report.id)
            assert kept is not None
            assert kept.state == "settled"
            nodes.now.now += 91 * DAY
            await retention.prune(nodes.one.store, nodes.now(), retention.Keeping(reports=90))
            assert await nodes.one.store.rows.count(ACTS) == 0
            assert await nodes.one.store.rows.count(REPORTS) == 0

    asyncio.run(run())


def test_what_is_in_force_for_longer_names_nobody_and_can_still_be_taken_back(
    stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            hall, room = nodes.one, await furnished(nodes.one)
            await chatted(hall, room, (BEN, "one"), (BEN, "two"))
            report = await reported(hall, room)
            ban = await acts.do(hall, "Mo", report, acts.Ban("Ben cheats"))
            hidden = await acts.do(hall, "Mo", report, acts.Hide("Ben is rude", (report.lines[0].line,)))
            await acts.do(hall, "Mo", report, acts.Dismiss("Ben"))
            nodes.now.now += 8 * DAY
            await retention.prune(hall.store, nodes.now(), retention.Keeping(reports=7))
            left = await hall.store.rows.find(ACTS, by=("at",))
            assert {act.id for act in left} == {ban.id, hidden.id}
            assert {(act.person, act.report, act.why) for act in left} == {("", "", "")}
            for act in left:
                await acts.lift(hall, "Mo", act.id, "that is enough")
            assert await hall.store.rows.count(RESTRAINTS) == 0
            assert [line.text for line in room.chat.around()] == ["one", "two"]

    asyncio.run(run())


def test_what_was_done_to_others_can_be_taken_back_though_the_reported_person_was_erased(
    stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            hall, room = nodes.one, await furnished(nodes.one)
            await told(hall, room, EVA, p.Sit("sit-eva", 2, "Eva"))
            await chatted(hall, room, (BEN, "one"), (EVA, "two"))
            report = await reported(hall, room, "Ben is rude")
            of_eva = await acts.do(hall, "Mo", report, acts.Mute("so is Eva to Ben", EVA))
            of_ben = await acts.do(hall, "Mo", report, acts.Mute("Ben is rude", BEN))
            await Reports().erase(hall.store, BEN)
            left = {act.id: act for act in await hall.store.rows.find(ACTS, by=("at",))}
            assert [left[act.id].person for act in (of_eva, of_ben)] == [EVA, ""]
            assert {(act.report, act.why) for act in left.values()} == {("", "")}
            assert EVA in room.muted
            await acts.lift(hall, "Mo", of_eva.id, "that is enough")
            assert EVA not in room.muted

    asyncio.run(run())


def test_games_that_nobody_can_play_so_well_are_counted_and_shown_to_moderators_alone(
    stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        async with two_nodes(stores) as nodes:
            store = nodes.one.store
            for seed in range(3):
                assert await inbox.listed(store, "open") == []
                live = finished("inventions", [ANA, BEN], ("", "guesser"), seed, knowing=1.0)
                await note_quick(store, live)
                await note_quick(nodes.other.store, live)
            (report,) = await inbox.listed(store, "open")
            assert (report.kind, report.about, report.by, report.games) == ("person", ANA, "", 3)
            assert ANA not in report.id
            shown = (await inbox.tell(nodes.one, report, "en")).person
            assert shown is not None
            assert shown.reports == 0, "nobody has made one"
            assert await all_reports(store) == [report]
            assert (await export(store, ANA))["reports"] == {"made": [], "about_me": [], "done_about_me": []}
            assert (await inbox.count(store))["open"] == 1
            await note_quick(store, finished("inventions", [EVA, BEN], ("", "guesser"), 1, knowing=0.0))
            assert await store.rows.count(REPORTS, {"about": EVA}) == 0

    asyncio.run(run())


def test_a_whole_visit_to_the_inbox_over_rest(tmp_path: Path) -> None:
    app = App(Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0))

    async def prepare() -> tuple[str, str]:
        await app.hall.store.open()
        report = await reported(app.hall, await furnished(app.hall))
        link = await links.make_link(app.hall.store, "Mo", 1000.0, 1)
        await app.hall.store.close()
        return report.id, link

    report, link = asyncio.run(prepare())
    opening = json.dumps({"link": link}).encode()
    status, headers, session = ask(app, "/api/inbox/session", "POST", opening)
    assert (status, session) == (201, {"moderator": "Mo", "until": 4600.0})
    cookie = headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=strict", "Path=/api/inbox", "Max-Age=3600"):
        assert part in cookie
    assert "Secure" not in cookie
    assert ask(app, "/api/inbox/session", "POST", opening)[2]["word"] == "inbox-used"
    mine = cookie.partition(";")[0]
    assert ask(app, "/api/inbox", cookie=mine)[2]["counts"] == {"open": 1, "settled": 0}
    assert ask(app, f"/api/inbox/reports/{report}", cookie=mine)[2]["report"]["name"] == "Ben"
    body = json.dumps({"act": "mute", "why": "loud"}).encode()
    acts_of = f"/api/inbox/reports/{report}/acts"
    for elsewhere in ("https://blog.example.org", "null"):
        assert ask(app, acts_of, "POST", body, cookie=mine, origin=elsewhere)[0] == 403
    here = "https://play.example.org"
    status, _, act = ask(app, acts_of, "POST", body, cookie=mine, origin=here)
    assert (status, act["act"], act["moderator"]) == (201, "mute", "Mo")
    lift = json.dumps({"why": "calm"}).encode()
    assert ask(app, f"/api/inbox/acts/{act['id']}/lift", "POST", lift, cookie=mine)[0] == 201
    assert ask(app, "/api/inbox?settled=true", cookie=mine)[2]["reports"][0]["id"] == report
    assert ask(app, "/metrics")[2].count('interstice_moderation_acts_total{act="mute"} 1') == 1
    assert ask(app, "/api/inbox/session", "DELETE", cookie=mine)[0] == 200
    assert ask(app, "/api/inbox", cookie=mine)[0] == 403
    assert person_of("x" * 22) not in cookie
