"""Find the mistakes in a deck that can be found without knowing history."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from interstice.decks.art import spec as art
from interstice.decks.art.glyphs import ICONS, glyphs
from interstice.decks.art.palettes import PALETTES
from interstice.decks.art.scenes.scene import all_scenes
from interstice.decks.edition import Edition, PrintedCard
from interstice.decks.trouble import Trouble, too_long
from interstice.text import LANGUAGES

MOST_IN_A_YEAR = 3

_CENTURY = re.compile(
    r"\b\d+(?:st|nd|rd|th)[ -]century|\bcentury\b|jahrhundert|\bsiècle|\bsecolo\b|\b(?:due|tre|quattro|cinque|sei|sette|otto|nove)cento\b"
    r"|\beeuw\b|\b\d{3,4}(?:s|er)\b|\bannées \d|\banni \d|\bjaren \d",
    re.IGNORECASE,
)
_YEAR = re.compile(r"(?<![\d.,’'\u202f\u00a0])(1\d{3}|20[0-2]\d)(?![\d.,’'\u202f]\d|\d)")
_BC = re.compile(r"(\d[\d.,\u202f\u00a0]*)[ \u00a0](?:BC|v\.[ \u00a0]?Chr\.|av\.[ \u00a0]J\.-C\.|a\.C\.)")
_ERA = r"\s?(?:A\.?D|B\.?C(?:\.?E)?|C\.?E|[nv]\. ?Chr|(?:av|apr)\. ?J\.?-?C|[ad]\. ?C|[nv]\. ?C)\b\.?"
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def problems(edition: Edition, complete: bool = True) -> Iterator[str]:
    """A sentence for each problem. `complete` demands everything that a shipped deck must have."""
    for card in edition.cards:
        for problem in (
            *_card(card),
            *(_whole_card(edition, card) if complete else ()),
            *_picture(edition, card),
        ):
            yield f"{edition.id}, card {card.id}: {problem}"
    for problem in _deck(edition, complete):
        yield f"{edition.id}: {problem}"


def shared_problems(editions: Sequence[Edition]) -> Iterator[str]:
    """Cards and subjects that appear twice, within a deck or across decks."""
    yield from _twice("id", ((card.id, edition.id) for edition in editions for card in edition.cards))
    yield from _twice(
        "subject",
        (
            (card.subject, f"{edition.id}/{card.id}")
            for edition in editions
            for card in edition.cards
            if card.subject
        ),
    )


def _twice(what: str, pairs: Iterable[tuple[str, str]]) -> Iterator[str]:
    places: dict[str, list[str]] = {}
    for value, place in pairs:
        places.setdefault(value, []).append(place)
    for value, found in places.items():
        if len(found) > 1:
            yield f"{what} {value}: expected once; found in {', '.join(found)}"


def _card(card: PrintedCard) -> Iterator[str]:
    if not _ID.fullmatch(card.id) or _YEAR.search(card.id):
        yield f"expected an id of lower-case letters, digits and hyphens without a year; got {card.id!r}"
    if card.year == 0:
        yield "there is no year 0; expected -1 or earlier, or 1 or later"
    if not card.title:
        yield "expected a title in at least one language; got none"
    for language, title in card.title.items():
        yield from (f"title {language}: {trouble.why}" for trouble in title_troubles(card.year, title))
    for language, text in card.alt.items():
        yield from (f"alt {language}: {trouble.why}" for trouble in description_troubles(card.year, text))


def title_troubles(year: int, title: str) -> Iterator[Trouble]:
    """What is wrong with the title of a card of this year."""
    if trouble := too_long("title", title):
        yield trouble
    if not title.strip() or title != title.strip():
        yield Trouble(
            "spaces", f"expected a title without spaces around it; got {title!r}", fixes=(title.strip(),)
        )
    if _names(year, title):
        # From a title that is too long, its writer has to take something away anyway.
        fixes = () if too_long("title", title) else _without_year(year, title)
        yield Trouble("names-year", f"it names its own year: {title!r}", fixes=fixes)
    if _CENTURY.search(title):
        yield Trouble("names-century", f"it names a century or decade: {title!r}")


def description_troubles(year: int, text: str) -> Iterator[Trouble]:
    """What is wrong with what is said about a photo, which everybody hears before the card is turned over."""
    if trouble := too_long("alt", text):
        yield trouble
    if _names(year, text):
        yield Trouble("alt-names-year", f"what it says about the photo names the year: {text!r}")


def _names(year: int, text: str) -> bool:
    return re.search(_naming(year), text) is not None


def _naming(year: int) -> str:
    """What a title that gives its year away has in it. A number that may be a day of a month needs more to be a year."""
    digits = _digits(year)
    return digits if abs(year) > 31 else rf"{digits}{_ERA}|\bA\.?D\.?\s?{digits}"


def _digits(year: int) -> str:
    number = str(abs(year)) if abs(year) < 10_000 else f"{abs(year):,}".replace(",", "[.,'’\\s]?")
    return rf"(?<!\d){number}(?!\d)"


def _without_year(year: int, title: str) -> tuple[str, ...]:
    """The title without the words that name its year."""
    before = r"(?i:\s*[,(]?\s*\b(?:in the year|im jahre?|en l'an|nell'anno|in het jaar|in|im|en|nel|anno|um|am)?\s*)"
    less = re.sub(rf"{before}(?:A\.?D\.?\s?)?{_digits(year)}(?:{_ERA})?\)?", "", title)
    less = " ".join(less.split()).strip(" ,:;-–")
    return (less,) if less else ()


def _note(year: int, note: str) -> Iterator[str]:
    """Years in the note other than the card's own."""
    without_bc = _BC.sub("", note)
    named = [-int(re.sub(r"\D", "", number)) for number in _BC.findall(note)]
    named += map(int, _YEAR.findall(without_bc))
    for other in named:
        if other != year:
            yield f"it names the year {other}, but the card's is {year}: {note!r}"


def _years_of_translations(card: PrintedCard) -> Iterator[str]:
    """No translation names a year that the English does not."""
    known = {card.year, *map(int, re.findall(r"\d+", card.note.get("en", "").replace(",", "")))}
    for language, note in card.note.items():
        for year in map(int, _YEAR.findall(note)):
            if year not in known:
                yield f"note {language}: it names the year {year}, and the English does not: {note!r}"


def _whole_card(edition: Edition, card: PrintedCard) -> Iterator[str]:
    for what in ("title", "note"):
        missing = [language for language in LANGUAGES if not getattr(card, what).get(language)]
        if missing:
            yield f"expected a {what} in {', '.join(LANGUAGES)}; {', '.join(missing)} is missing"
    # Only English separates the thousands of numbers that are not years (2,000 people), so check that.
    yield from (f"note en: {problem}" for problem in _note(card.year, card.note.get("en", "")))
    yield from _years_of_translations(card)
    if card.source is None or not card.source.title or not card.source.url.startswith("https://"):
        yield f"expected a source with a title and an https address; got {card.source}"
    if not card.checked:
        yield "expected how the year was checked (facts, page or both); got nothing"
    if not 0 <= card.fame <= 1:
        yield f"expected a fame from 0 to 1; got {card.fame}"
    if not card.art:
        yield "expected a picture in one line; got nothing"


def _picture(edition: Edition, card: PrintedCard) -> Iterator[str]:
    if card.theme not in edition.about.themes:
        yield f"expected a theme among {', '.join(edition.about.themes)}; got {card.theme!r}"
    if not card.art:
        return
    try:
        picture = art.parse(card.art)
    except ValueError as error:
        yield f"art: {error}"
        return
    if picture.scene not in all_scenes():
        yield f"art: expected one of the scenes {', '.join(all_scenes())}; got {picture.scene!r}"
    for figure in picture.figures:
        if figure.glyph not in glyphs():
            yield f"art: expected a known glyph; got {figure.glyph!r}"


def _deck(edition: Edition, complete: bool) -> Iterator[str]:
    for name, theme in edition.about.themes.items():
        if theme.palette not in PALETTES:
            yield f"theme {name}: expected a palette among {', '.join(PALETTES)}; got {theme.palette!r}"
        if theme.badge not in glyphs():
            yield f"theme {name}: expected a known glyph; got {theme.badge!r}"
    yield from _twice("id", ((card.id, "the deck") for card in edition.cards))
    if not complete:
        return
    years = Counter(card.year for card in edition.cards)
    for year, count in years.items():
        if count > MOST_IN_A_YEAR:
            yield f"expected at most {MOST_IN_A_YEAR} cards from one year; got {count} from {year}"
    yield from _same_pictures(edition)
    if edition.about.icons:
        yield from _icons(edition)


def _same_pictures(edition: Edition) -> Iterator[str]:
    pictures: dict[str, str] = {}
    for card in edition.cards:
        if card.art and card.art in pictures:
            yield f"expected a different picture for each card; {card.id} and {pictures[card.art]} have the same"
        pictures[card.art] = card.id


def _icons(edition: Edition) -> Iterator[str]:
    """Icons must be evenly spread over fronts and over date sides, and differ on the two sides of a card."""
    known = [name for name in edition.about.icons if name in ICONS]
    if len(known) != len(edition.about.icons):
        yield f"expected icons among {', '.join(ICONS)}; got {', '.join(edition.about.icons)}"
    for card in edition.cards:
        if card.icons is None or card.icons[0] == card.icons[1] or set(card.icons) - set(edition.about.icons):
            yield f"card {card.id}: expected two different icons of the deck; got {card.icons}"
    for side in (0, 1):
        counts = Counter(card.icons[side] for card in edition.cards if card.icons)
        spread = [counts[icon] for icon in edition.about.icons]
        if max(spread) - min(spread) > 1:
            yield f"expected the icons evenly spread over the {('fronts', 'date sides')[side]}; got {dict(counts)}"
