"""A deck on paper: double-sided sheets of nine cards, and a contact sheet of all of them."""

import math
import unicodedata
from collections.abc import Callable, Iterator, Sequence

from interstice.core.refused import Refused
from interstice.decks.art import spec as art
from interstice.decks.art.neutral import lot
from interstice.decks.art.picture import face
from interstice.decks.art.stock import SIDES, Side, badge_of, palette_of, picture_line
from interstice.decks.edition import NO_PHOTOS, Edition, Photos, PrintedCard
from interstice.decks.print.credits import credits_page
from interstice.decks.print.sheets import Paper, opening, pdf, placed, png, quoted, upright
from interstice.text import LANGUAGES, say, year_text

CARD_WIDTH, CARD_HEIGHT = 56.0, 85.12
"""In millimetres. Cards fit the usual 56 × 87 sleeves, and nine of them fit on A4 and on Letter."""

COLUMNS, ROWS = 3, 3
ON_A_SHEET = COLUMNS * ROWS

_ALPHABETS = {
    "LATIN",
    "GREEK",
    "CYRILLIC",
    "ARMENIAN",
    "GEORGIAN",
    "HEBREW",
    "ARABIC",
    "DEVANAGARI",
    "LAO",
    "CHEROKEE",
}
"""The scripts for which there are letters among our fonts; those of all others would be left out in silence."""
_ALPHABETS_BEGIN = 0x0530
"""Letters before belong to the first three."""
_NAMED = 8
"""How many letters a refusal names."""
_BLEED = 1.5
_GAP = 8
_TABLE = "#33363d"


def card_face(
    edition: Edition, card: PrintedCard, language: str, side: Side, photos: Photos = NO_PHOTOS
) -> str:
    """One side of a card for print, as SVG."""
    title = card.title.get(language) or next(iter(card.title.values()), card.id)
    year = year_text(card.year, language, card.circa) if side == "date" else None
    dark = side == "date" and card.icons is not None
    try:
        picture = art.parse(picture_line(edition, card))
        return face(
            card.id,
            title,
            year,
            picture,
            palette_of(edition, card),
            badge_of(edition, card, side),
            dark,
            photos.get(card.photo, b""),
        )
    except ValueError as error:
        raise Refused(f"card {card.id} cannot be drawn: {error}") from None


def layout(paper: Paper, side: Side) -> list[tuple[float, float]]:
    """Upper left corners of the nine cards, in millimetres.

    Each date side is behind its front when the sheet is flipped along its long edge.
    """
    width, height = upright(paper)
    left, top = (width - COLUMNS * CARD_WIDTH) / 2, (height - ROWS * CARD_HEIGHT) / 2
    corners = [(left + c * CARD_WIDTH, top + r * CARD_HEIGHT) for r in range(ROWS) for c in range(COLUMNS)]
    return corners if side == "front" else [(width - x - CARD_WIDTH, y) for x, y in corners]


def shuffled(edition: Edition) -> list[PrintedCard]:
    """The cards in a fixed order that gives no years away."""
    return sorted(edition.cards, key=lambda card: lot(card.id))


def print_deck(
    edition: Edition,
    language: str,
    paper: Paper,
    progress: Callable[[int, int], None] | None = None,
    photos: Photos = NO_PHOTOS,
) -> bytes:
    """A PDF to print on both sides, flipped on the long edge, with a page of credits at the end.

    `progress` is called with the number of cards done and their total.
    """
    width, height = upright(paper)
    _check(edition, language)
    cards = shuffled(edition)
    pages: list[str] = []
    for start in range(0, len(cards), ON_A_SHEET):
        if progress:
            progress(start, len(cards))
        sheet = cards[start : start + ON_A_SHEET]
        for side in SIDES:
            pages.append(_page(edition, language, paper, side, sheet, len(pages) + 1, photos))
    pages.append(credits_page(edition, language, paper))
    made = pdf(opening(edition.called(language), language, width, height) + "#pagebreak()\n".join(pages))
    if progress:
        progress(len(cards), len(cards))
    return made


def contact_sheet(
    edition: Edition, language: str, side: Side, columns: int = 12, card_width: int = 150
) -> bytes:
    """One PNG of all cards in the order of the deck, for review."""
    _check(edition, language)
    if columns < 1 or card_width < 1:
        raise Refused(f"expected at least one column of one pixel; got {columns} of {card_width}")
    step_x, step_y = card_width + _GAP, math.ceil(card_width * CARD_HEIGHT / CARD_WIDTH) + _GAP
    rows = math.ceil(len(edition.cards) / columns)
    parts = [
        opening(edition.called(language), language, columns * step_x + _GAP, rows * step_y + _GAP, "pt"),
        f'#set page(fill: rgb("{_TABLE}"))\n',
    ]
    for place, card in enumerate(edition.cards):
        row, column = divmod(place, columns)
        svg = card_face(edition, card, language, side)
        parts.append(placed(svg, _GAP + column * step_x, _GAP + row * step_y, card_width, "pt"))
    return png("".join(parts))


def _check(edition: Edition, language: str) -> None:
    if not edition.cards:
        raise Refused(f"expected a deck with cards to print; {edition.id} has none")
    if language not in edition.printed_in:
        raise Refused(
            f"expected one of the deck's languages: {', '.join(edition.printed_in)}; got {language!r}"
        )
    check_letters(edition, language)


def check_letters(edition: Edition, language: str) -> None:
    """Refuse to print what our fonts have no letters for."""
    letters = {sign for title in edition.titles(language).values() for sign in title if sign.isalpha()}
    far = sorted(sign for sign in letters if ord(sign) >= _ALPHABETS_BEGIN)
    missing = [sign for sign in far if unicodedata.name(sign, "").partition(" ")[0] not in _ALPHABETS]
    if missing:
        some = " ".join(missing[:_NAMED])
        raise Refused(
            f"expected letters that can be printed; there is no font for {some}", "letters", letters=some
        )


def _page(
    edition: Edition,
    language: str,
    paper: Paper,
    side: Side,
    cards: Sequence[PrintedCard],
    number: int,
    photos: Photos,
) -> str:
    lie = list(zip(layout(paper, side), cards, strict=False))
    faces = [(x, y, card_face(edition, card, language, side, photos)) for (x, y), card in lie]
    inks = [(x, y, palette_of(edition, card).ink) for (x, y), card in lie]
    # Ink beyond the edge and in the corners forgives an inaccurate cut.
    return (
        "".join(_ink(x - _BLEED, y - _BLEED, 2 * _BLEED, ink) for x, y, ink in inks)
        + "".join(_ink(x, y, 0, ink) for x, y, ink in inks)
        + "".join(placed(svg, x, y, CARD_WIDTH) for x, y, svg in faces)
        + "".join(_cut_marks(paper))
        + _labels(edition, language, paper, side, number)
    )


def _ink(x: float, y: float, more: float, colour: str) -> str:
    return (
        f"#place(dx: {x:.3f}mm, dy: {y:.3f}mm, rect(width: {CARD_WIDTH + more:.3f}mm,"
        f' height: {CARD_HEIGHT + more:.3f}mm, fill: rgb("{colour}")))\n'
    )


def _cut_marks(paper: Paper) -> Iterator[str]:
    """Short lines outside the ink, to lay a ruler along."""
    left, top = layout(paper, "front")[0]
    right, bottom = left + COLUMNS * CARD_WIDTH, top + ROWS * CARD_HEIGHT
    near, far = _BLEED + 0.8, _BLEED + 5.3
    for column in range(COLUMNS + 1):
        x = left + column * CARD_WIDTH
        yield _line(x, top - far, x, top - near)
        yield _line(x, bottom + near, x, bottom + far)
    for row in range(ROWS + 1):
        y = top + row * CARD_HEIGHT
        yield _line(left - far, y, left - near, y)
        yield _line(right + near, y, right + far, y)


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return (
        f"#place(line(start: ({x1:.3f}mm, {y1:.3f}mm), end: ({x2:.3f}mm, {y2:.3f}mm),"
        " stroke: 0.2mm + luma(30%)))\n"
    )


def _labels(edition: Edition, language: str, paper: Paper, side: Side, number: int) -> str:
    """What the sheet is, along the left margin, and how to print it, along the right one."""
    last = 2 * math.ceil(len(edition.cards) / ON_A_SHEET)
    what = (
        edition.called(language),
        LANGUAGES.get(language, language),
        say("print", "print-page", language, page=number, pages=last),
        say("print", f"print-side-{side}", language),
    )
    width, _ = upright(paper)
    return _up(9, " · ".join(what), 75) + _up(width - 9, say("print", "print-how", language), 140)


def _up(x: float, text: str, grey: int) -> str:
    return (
        f"#place(dx: {x - 3:.3f}mm, box(width: 6mm, height: 100%, align(center + horizon,"
        f" rotate(-90deg, reflow: true, text(fill: luma({grey}), {quoted(text)})))))\n"
    )
