"""The command line's deck commands."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import get_args

from tqdm import tqdm

from interstice.core.refused import Refused
from interstice.decks.anki import export_anki
from interstice.decks.authors import authors_page
from interstice.decks.box import Box
from interstice.decks.check import problems, shared_problems
from interstice.decks.columns import slug
from interstice.decks.draw import draw_window
from interstice.decks.exports import export_csv, export_json
from interstice.decks.extras import print_extras
from interstice.decks.imports import import_deck
from interstice.decks.load import load, shipped
from interstice.decks.printing import card_face, contact_sheet, print_deck
from interstice.decks.report import report
from interstice.decks.save import save
from interstice.decks.sheets import Paper

Commands = argparse._SubParsersAction  # argparse has no public name for what add_subparsers gives


def add_deck_commands(commands: Commands[argparse.ArgumentParser]) -> None:
    group = commands.add_parser("deck", help="check, draw, print, import and export decks")
    inner = group.add_subparsers(required=True, metavar="COMMAND")
    one = argparse.ArgumentParser(add_help=False)
    one.add_argument("deck", metavar="DECK", help=f"a deck's folder, or {', '.join(shipped())}")
    spoken = argparse.ArgumentParser(add_help=False)
    spoken.add_argument("--lang", default="en", help="the language of the cards (en)")

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

    bring = inner.add_parser("import", parents=[spoken], help="make a deck of a CSV, XLSX or JSON file")
    bring.add_argument("file", type=Path, metavar="FILE")
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
    own = not given.decks
    boxes = [load(name) for name in given.decks or shipped()]
    found = [problem for box in boxes for problem in problems(box, complete=box.id in shipped())]
    found += shared_problems(boxes) if own else []
    for problem in found:
        print(problem)
    cards = sum(len(box.cards) for box in boxes)
    print(f"{cards} cards in {len(boxes)} decks: {len(found) or 'no'} problems")
    return int(bool(found))


def _art(given: argparse.Namespace) -> int:
    box = _spoken(given)
    if given.sheet:
        out = given.out or Path("build/art") / f"{box.id}.png"
        _write(out, contact_sheet(box, given.lang, "date"))
        print(out)
        return 0
    folder = given.out or Path("build/art") / box.id
    for card in tqdm(box.cards, unit=" cards", disable=None):
        _write(folder / f"{card.id}.svg", draw_window(box, card).encode())
        _write(folder / f"{card.id}-front.svg", card_face(box, card, given.lang, "front").encode())
        _write(folder / f"{card.id}-date.svg", card_face(box, card, given.lang, "date").encode())
    print(folder)
    return 0


def _import(given: argparse.Namespace) -> int:
    name = given.name or given.file.stem
    box = import_deck(given.file, name, given.lang)
    folder = given.out or Path(slug(name) or "deck")
    if (folder / "deck.toml").exists() and given.out is None:
        raise Refused(
            f"{folder}: expected a folder without a deck; name another with --out, or this one to replace it"
        )
    save(box, folder)
    print(f"{folder}: {len(box.cards)} cards, {', '.join(box.languages)}")
    return 0


def _export(given: argparse.Namespace) -> int:
    box = _spoken(given)
    ending = {"csv": "csv", "json": "json", "anki": "apkg"}[given.format]
    out = given.out or Path(f"{box.id}.{ending}")
    match given.format:
        case "csv":
            content = export_csv(box)
        case "json":
            content = export_json(box)
        case _:
            content = export_anki(box, given.lang, lambda card: draw_window(box, card))
    _write(out, content)
    print(out)
    return 0


def _print(given: argparse.Namespace) -> int:
    box = _spoken(given)
    out = given.out or Path(f"{box.id}-{'extras-' if given.extras else ''}{given.lang}.pdf")
    if given.extras:
        _write(out, print_extras(_game(box), given.lang, given.paper))
    else:
        with tqdm(total=len(box.cards), unit=" cards", disable=None) as bar:

            def progress(done: int, total: int) -> None:
                bar.total = total
                bar.update(done - bar.n)

            _write(out, print_deck(box, given.lang, given.paper, progress))
    print(out)
    return 0


def _game(box: Box) -> str:
    """Which game a deck's extras are for: those with icons are Twist's."""
    return "twist" if box.about.icons else "swiss"


def _report(given: argparse.Namespace) -> int:
    for name in shipped():
        _write(given.out / "decks" / f"{name}.md", report(load(name)).encode())
    _write(given.out / "credits.md", authors_page().encode())
    print(given.out)
    return 0


def _spoken(given: argparse.Namespace) -> Box:
    box = load(given.deck)
    if given.lang not in box.languages:
        raise Refused(
            f"deck {box.id} has {', '.join(box.languages)}; expected one of these languages; got {given.lang!r}"
        )
    return box


def _write(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise Refused(f"{path}: expected a file that can be written; {error.strerror}") from None
