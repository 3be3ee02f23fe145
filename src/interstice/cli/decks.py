"""The deck commands."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import get_args

from interstice.cli.known import language_of, open_deck
from interstice.cli.parser import Parser
from interstice.core.refused import Refused
from interstice.decks.box import Box
from interstice.decks.load import load, shipped
from interstice.decks.print.sheets import Paper


def add_deck(parser: Parser) -> None:
    inner = parser.add_subparsers(required=True, metavar="COMMAND")
    one = Parser(add_help=False)
    one.add_argument("deck", metavar="DECK", help=f"a deck's folder, or {', '.join(shipped())}")
    spoken = Parser(add_help=False)
    spoken.add_argument("--lang", help="the language of the cards (en, if the deck has it)")

    listing = inner.add_parser("list", help="the decks that come with Interstice")
    listing.set_defaults(run=_list)

    check = inner.add_parser("check", help="look for mistakes that can be found without knowing history")
    check.add_argument("decks", nargs="*", metavar="DECK", help="all of Interstice's own, if none is named")
    check.set_defaults(run=_check)

    pictures = inner.add_parser(
        "art", parents=[one, spoken], help="draw every card as SVG, front and date side"
    )
    pictures.add_argument("--out", type=Path, help="the folder (build/art/DECK)")
    pictures.add_argument("--sheet", action="store_true", help="one PNG of all cards instead")
    pictures.set_defaults(run=_art)

    bring = inner.add_parser("import", help="make a deck of a CSV, XLSX or JSON file")
    bring.add_argument("file", type=Path, metavar="FILE")
    bring.add_argument("--lang", help="the language of columns that do not name one (en)")
    bring.add_argument("--name", help="what the deck is called (the file's name)")
    bring.add_argument("--out", type=Path, help="the deck's folder (the name, here)")
    bring.set_defaults(run=_import)

    give = inner.add_parser("export", parents=[one, spoken], help="as CSV, JSON or for Anki")
    give.add_argument("--as", dest="format", choices=("csv", "json", "anki"), default="csv")
    give.add_argument("--out", type=Path, help="the file (DECK.csv, .json or .apkg, here)")
    give.set_defaults(run=_export)

    paper = inner.add_parser("print", parents=[one, spoken], help="a PDF to print on both sides and cut")
    paper.add_argument("--paper", choices=get_args(Paper), default="A4")
    paper.add_argument("--extras", action="store_true", help="what the game needs besides cards")
    paper.add_argument("--out", type=Path, help="the file (DECK-LANG.pdf, here)")
    paper.set_defaults(run=_print)

    pages = inner.add_parser("report", help="write the pages on the decks and the credits")
    pages.add_argument("--out", type=Path, default=Path("docs"), help="the folder (docs)")
    pages.set_defaults(run=_report)


def _list(given: argparse.Namespace) -> int:
    for name in shipped():
        box = load(name)
        print(f"{name:12} {len(box.cards):4} cards, {', '.join(box.languages)}: {box.about.name['en']}")
    return 0


def _check(given: argparse.Namespace) -> int:
    from interstice.decks.check import problems, shared_problems

    own = not given.decks
    boxes = [open_deck(name) for name in given.decks or shipped()]
    found = [problem for box in boxes for problem in problems(box, complete=box.id in shipped())]
    found += shared_problems(boxes) if own else []
    for problem in found:
        print(problem)
    cards = sum(len(box.cards) for box in boxes)
    print(f"{cards} cards in {len(boxes)} decks: {len(found) or 'no'} problems")
    return int(bool(found))


def _art(given: argparse.Namespace) -> int:
    from tqdm import tqdm

    from interstice.decks.art.draw import draw_window
    from interstice.decks.print.cards import card_face, contact_sheet

    box = open_deck(given.deck)
    language = language_of(box, given.lang)
    if given.sheet:
        out = given.out or Path("build/art") / f"{box.id}.png"
        _write(out, contact_sheet(box, language, "date"))
        print(out)
        return 0
    folder = given.out or Path("build/art") / box.id
    for card in tqdm(box.cards, unit=" cards", disable=None):
        _write(folder / f"{card.id}.svg", draw_window(box, card).encode())
        _write(folder / f"{card.id}-front.svg", card_face(box, card, language, "front").encode())
        _write(folder / f"{card.id}-date.svg", card_face(box, card, language, "date").encode())
    print(folder)
    return 0


def _import(given: argparse.Namespace) -> int:
    from interstice.decks.exchange.columns import slug
    from interstice.decks.exchange.imports import import_deck
    from interstice.decks.save import save

    if given.lang is not None and not re.fullmatch("[a-z]{2,3}", given.lang):
        raise Refused(f"--lang: expected the code of a language, such as en or de; got {given.lang!r}")
    name = given.name or given.file.stem
    box = import_deck(given.file, name, given.lang or "en")
    folder = given.out or Path(slug(name) or "deck")
    if (folder / "deck.toml").exists() and given.out is None:
        raise Refused(
            f"{folder}: expected a folder without a deck; name another with --out, or this one to replace it"
        )
    save(box, folder)
    print(f"{folder}: {len(box.cards)} cards, {', '.join(box.languages)}")
    if given.lang is None and box.languages == ("en",):
        print(f"The cards were taken to be in English. If they are in German, add: --lang de --out {folder}")
    return 0


def _export(given: argparse.Namespace) -> int:
    box = open_deck(given.deck)
    ending = {"csv": "csv", "json": "json", "anki": "apkg"}[given.format]
    out = given.out or Path(f"{box.id}.{ending}")
    _write(out, _exported(box, given.format, given.lang))
    print(out)
    return 0


def _exported(box: Box, format: str, lang: str | None) -> bytes:
    from interstice.decks.art.draw import draw_window
    from interstice.decks.exchange.anki import export_anki
    from interstice.decks.exchange.exports import export_csv, export_json

    if format == "anki":
        return export_anki(box, language_of(box, lang), lambda card: draw_window(box, card))
    if lang is not None:
        # These hold every language; the one that is asked for must be among them.
        language_of(box, lang)
    return export_csv(box) if format == "csv" else export_json(box)


def _print(given: argparse.Namespace) -> int:
    from tqdm import tqdm

    from interstice.decks.print.cards import print_deck
    from interstice.decks.print.extras import print_extras

    box = open_deck(given.deck)
    language = language_of(box, given.lang)
    out = given.out or Path(f"{box.id}-{'extras-' if given.extras else ''}{language}.pdf")
    if given.extras:
        _write(out, print_extras(_game(box), language, given.paper))
    else:
        with tqdm(total=len(box.cards), unit=" cards", disable=None) as bar:

            def progress(done: int, total: int) -> None:
                bar.total = total
                bar.update(done - bar.n)

            _write(out, print_deck(box, language, given.paper, progress))
    print(out)
    return 0


def _game(box: Box) -> str:
    """Which game a deck's extras are for: those with icons are Twist's."""
    return "twist" if box.about.icons else "swiss"


def _report(given: argparse.Namespace) -> int:
    from interstice.decks.art.authors import authors_page
    from interstice.decks.report import report

    for name in shipped():
        _write(given.out / "decks" / f"{name}.md", report(load(name)).encode())
    _write(given.out / "credits.md", authors_page().encode())
    print(given.out)
    return 0


def _write(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise Refused(f"{path}: expected a file that can be written; {error.strerror}") from None
