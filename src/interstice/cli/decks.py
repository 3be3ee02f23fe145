"""The commands under `interstice deck`."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from interstice.cli.known import language_of, open_deck
from interstice.cli.parser import Parser
from interstice.core.refused import Refused
from interstice.decks.edition import NO_PHOTOS, Edition, Photos
from interstice.decks.load import load, shipped
from interstice.decks.print.sheets import Paper
from interstice.text import LANGUAGES

if TYPE_CHECKING:
    from interstice.decks.exchange.imports import Imported

ENGLISH = {"en": "English", "de": "German", "fr": "French", "it": "Italian", "nl": "Dutch"}


def add_deck(parser: Parser) -> None:
    inner = parser.add_subparsers(required=True, metavar="COMMAND")
    one = Parser(add_help=False)
    one.add_argument("deck", metavar="DECK", help=f"{', '.join(shipped())}, or the folder of another deck")
    spoken = Parser(add_help=False)
    spoken.add_argument("--lang", help="the language of the cards (default: en, or else what the deck has)")

    listing = inner.add_parser("list", help="list the decks that come with Interstice")
    listing.set_defaults(run=_list)

    check = inner.add_parser("check", help="look for mistakes in decks")
    check.add_argument(
        "decks", nargs="*", metavar="DECK", help="the decks to check (default: all that come with Interstice)"
    )
    check.set_defaults(run=_check)

    pictures = inner.add_parser(
        "art", parents=[one, spoken], help="draw the front and date side of every card as SVG"
    )
    pictures.add_argument("--out", type=Path, help="where to put the pictures (default: build/art/DECK)")
    pictures.add_argument("--sheet", action="store_true", help="draw all cards on a single PNG instead")
    pictures.set_defaults(run=_art)

    bring = inner.add_parser("import", help="make a deck from an XLSX, ODS, CSV or JSON file")
    bring.add_argument("file", type=Path, metavar="FILE", help="one card per row; see docs/own-decks.md")
    bring.add_argument(
        "--lang",
        help="the language of columns that do not name one (default: the language that the text seems to be in)",
    )
    bring.add_argument("--name", help="the deck's name (default: the file's name)")
    bring.add_argument(
        "--out", type=Path, help="the deck's folder (default: named after the deck, in the current folder)"
    )
    bring.set_defaults(run=_import)

    give = inner.add_parser(
        "export", parents=[one, spoken], help="write a deck as CSV, XLSX or JSON, or for Anki"
    )
    give.add_argument(
        "--as",
        dest="format",
        choices=("csv", "xlsx", "json", "anki"),
        default="csv",
        help="the format (default: csv)",
    )
    give.add_argument(
        "--out", type=Path, help="the file to write (default: DECK and the ending of its format)"
    )
    give.set_defaults(run=_export)

    paper = inner.add_parser("print", parents=[one, spoken], help="make a PDF to print on both sides and cut")
    paper.add_argument("--paper", choices=get_args(Paper), default="A4", help="the paper size (default: A4)")
    paper.add_argument(
        "--extras", action="store_true", help="print the game's other pieces instead of its cards"
    )
    paper.add_argument("--out", type=Path, help="the file to write (default: DECK-LANG.pdf)")
    paper.set_defaults(run=_print)

    pages = inner.add_parser("report", help="write the documentation pages about the decks, and the credits")
    pages.add_argument(
        "--out", type=Path, default=Path("docs"), help="where to put the pages (default: docs)"
    )
    pages.set_defaults(run=_report)


def _list(given: argparse.Namespace) -> int:
    for name in shipped():
        edition = load(name)
        print(
            f"{name:12} {len(edition.cards):4} cards, {', '.join(edition.languages)}: {next(iter(edition.about.name.values()), name)}"
        )
    return 0


def _check(given: argparse.Namespace) -> int:
    from interstice.decks.check import problems, shared_problems

    own = not given.decks
    editions = [open_deck(name) for name in given.decks or shipped()]
    found = [
        problem for edition in editions for problem in problems(edition, complete=edition.id in shipped())
    ]
    found += shared_problems(editions) if own else []
    for problem in found:
        print(problem)
    cards = sum(len(edition.cards) for edition in editions)
    print(f"{cards} cards in {len(editions)} decks: {len(found) or 'no'} problems")
    return int(bool(found))


def _art(given: argparse.Namespace) -> int:
    from tqdm import tqdm

    from interstice.decks.art.draw import draw_window
    from interstice.decks.print.cards import card_face, contact_sheet

    edition = open_deck(given.deck)
    language = language_of(edition, given.lang)
    if given.sheet:
        out = given.out or Path("build/art") / f"{edition.id}.png"
        _write(out, contact_sheet(edition, language, "date"))
        print(out)
        return 0
    folder = given.out or Path("build/art") / edition.id
    for card in tqdm(edition.cards, unit=" cards", disable=None):
        _write(folder / f"{card.id}.svg", draw_window(edition, card).encode())
        _write(folder / f"{card.id}-front.svg", card_face(edition, card, language, "front").encode())
        _write(folder / f"{card.id}-date.svg", card_face(edition, card, language, "date").encode())
    print(folder)
    return 0


def _import(given: argparse.Namespace) -> int:
    from interstice.decks.exchange.columns import slug
    from interstice.decks.exchange.imports import import_deck
    from interstice.decks.photos import load_photos, save_photos
    from interstice.decks.save import save

    if given.lang is not None and not re.fullmatch("[a-z]{2,3}", given.lang):
        raise Refused(f"--lang: expected a language code such as en or de; got {given.lang!r}")
    name = given.name or given.file.stem
    folder = given.out or Path(slug(name) or "deck")
    made = import_deck(given.file, name, given.lang or "", load_photos(folder))
    if (folder / "deck.toml").exists() and given.out is None:
        raise Refused(
            f"{folder}: expected a folder without a deck; choose another with --out, or pass --out {folder} to replace this deck"
        )
    save(made.edition, folder)
    if made.photos:
        save_photos(folder, made.photos)
    for look in made.looks:
        print(f"Worth a look: {look.sentence}")
    sheet = f", from the sheet {made.sheet!r}" if made.sheet else ""
    photos = f", {len(made.photos)} photos" if made.photos else ""
    print(f"{folder}: {len(made.edition.cards)} cards, {', '.join(made.edition.languages)}{photos}{sheet}")
    if given.lang is None:
        _say_language(made, folder)
    return 0


def _say_language(made: Imported, folder: Path) -> None:
    if len(made.edition.languages) != 1 or made.edition.languages[0] not in LANGUAGES:
        return
    other = "de" if made.language == "en" else "en"
    print(
        f"Took the cards to be in {ENGLISH[made.language]}. If they are in {ENGLISH[other]}, add: --lang {other} --out {folder}"
    )


def _export(given: argparse.Namespace) -> int:
    edition = open_deck(given.deck)
    ending = "apkg" if given.format == "anki" else given.format
    out = given.out or Path(f"{edition.id}.{ending}")
    if given.out is None and out.exists():
        # It may be the table that the deck was made from.
        raise Refused(
            f"{out}: expected a file that does not exist yet; choose another with --out, or pass --out {out} to replace it"
        )
    _write(out, _exported(edition, given.format, given.lang, _photos(given.deck)))
    print(out)
    return 0


def _photos(deck: str) -> Photos:
    """What belongs to a deck in its folder besides the cards."""
    from interstice.decks.photos import load_photos

    return NO_PHOTOS if deck in shipped() else load_photos(Path(deck))


def _exported(edition: Edition, format: str, lang: str | None, photos: Photos) -> bytes:
    from interstice.decks.art.draw import draw_window
    from interstice.decks.exchange.anki import export_anki
    from interstice.decks.exchange.exports import export_csv, export_json, export_xlsx

    if format == "anki":
        spoken = language_of(edition, lang)
        return export_anki(edition, spoken, lambda card: draw_window(edition, card), photos)
    if lang is not None:
        # These files hold every language; check that the requested one is among them.
        language_of(edition, lang)
    if format == "json":
        return export_json(edition, photos)
    return (export_csv if format == "csv" else export_xlsx)(edition)


def _print(given: argparse.Namespace) -> int:
    from tqdm import tqdm

    from interstice.decks.print.cards import print_deck
    from interstice.decks.print.extras import extras_of, pieces_language, print_extras

    edition = open_deck(given.deck)
    language = pieces_language(edition, given.lang) if given.extras else language_of(edition, given.lang)
    out = given.out or Path(f"{edition.id}-{'extras-' if given.extras else ''}{language}.pdf")
    if given.extras:
        _write(out, print_extras(extras_of(edition), language, given.paper))
    else:
        with tqdm(total=len(edition.cards), unit=" cards", disable=None) as bar:

            def progress(done: int, total: int) -> None:
                bar.total = total
                bar.update(done - bar.n)

            _write(out, print_deck(edition, language, given.paper, progress, _photos(given.deck)))
    print(out)
    return 0


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
