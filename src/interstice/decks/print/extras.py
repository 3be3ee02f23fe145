"""What a game needs besides its cards, to print and cut out."""

from collections.abc import Callable

from interstice.core.refused import Refused
from interstice.decks.art.spec import parse
from interstice.decks.art.stock import HOURGLASS, STOCK
from interstice.decks.edition import Edition
from interstice.decks.print.racks import PLAYERS, racks
from interstice.decks.print.sheets import Paper, drawn_pages, upright
from interstice.decks.print.swiss_pieces import CHIP_GLYPHS, FACES, FIELDS, chips, rating_board, spinner
from interstice.decks.print.twist_pieces import icon_cards, score_sheet
from interstice.text import LANGUAGES


def print_extras(kind: str, language: str, paper: Paper) -> bytes:
    """A single-sided PDF: for `swiss` the boards, spinner, markers and chips, for `twist` its icons
    and a score sheet."""
    width, height = upright(paper)
    if kind not in EXTRAS:
        raise Refused(f"expected extras for {' or '.join(EXTRAS)}; got {kind!r}")
    if language not in LANGUAGES:
        raise Refused(f"expected one of the languages {', '.join(LANGUAGES)}; got {language!r}")
    return EXTRAS[kind](language, width, height)


def extras_of(edition: Edition) -> str:
    """Which kind of extras a deck needs: one with icons is for Twist."""
    return "twist" if edition.about.icons else "swiss"


def pieces_language(edition: Edition, wanted: str | None = None) -> str:
    """The language of these pieces: the deck's own, if it is one of the five in which a game is played."""
    spoken = [language for language in edition.printed_in if language in LANGUAGES]
    return wanted or ("en" if "en" in spoken or not spoken else spoken[0])


def needed_glyphs() -> set[str]:
    """The glyphs of stock pictures, boards and chips, which are needed whether or not a card shows them."""
    lines = [line for lines in STOCK.values() for line in lines]
    lines += [picture for _, picture, *_ in (*FIELDS.values(), *FACES.values()) if ":" in picture]
    figures = {figure.glyph for line in lines for figure in parse(line).figures}
    return figures | {HOURGLASS, *CHIP_GLYPHS, *(emblem for _, emblem in PLAYERS)}


def _swiss(language: str, width: float, height: float) -> bytes:
    wide, high = height, width
    pages = [racks(language, wide, high, pair) for pair in range(len(PLAYERS) // 2)]
    pages += [rating_board(language, wide, high), spinner(language, wide, high), chips(wide, high)]
    return drawn_pages("Interstice", language, (wide, high), pages)


def _twist(language: str, width: float, height: float) -> bytes:
    pages = [icon_cards(language, width, height), score_sheet(language, width, height)]
    return drawn_pages("Interstice Twist", language, (width, height), pages)


EXTRAS: dict[str, Callable[[str, float, float], bytes]] = {"swiss": _swiss, "twist": _twist}
