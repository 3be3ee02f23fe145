"""Cards and decks as their makers type them: unfinished, perhaps wrong, and never lost."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping
from string import ascii_lowercase
from typing import Any

import msgspec

from interstice.core.refused import Refused
from interstice.decks.art.glyphs import ICONS, glyphs
from interstice.decks.art.palettes import PALETTES
from interstice.decks.check import description_troubles, title_troubles
from interstice.decks.edition import About, Edition, PrintedCard, Source, Theme, Words
from interstice.decks.exchange.doubles import alike, repeated, same_year
from interstice.decks.exchange.understanding import picture_troubles
from interstice.decks.exchange.years import FARTHEST, Year, read_year
from interstice.decks.trouble import LONGEST, Trouble, one_line, too_long

MOST_TEXT = 1000
"""The most characters kept of any text, even if it is too long for a card."""
CARD_ID = re.compile(r"[a-z]{16}")
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_THEME = re.compile(r"[a-z0-9-]{1,60}")
SPOKEN = ("title", "note", "alt")
PLAIN = ("theme", "source", "source_url", "art", "credit", "subject", "written")


class Draft(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card in the making."""

    id: str
    year: int | None = None
    written: str = ""
    """What somebody typed as the year, if it cannot be understood."""
    circa: bool = False
    theme: str = ""
    title: Words = {}
    note: Words = {}
    source: str = ""
    source_url: str = ""
    fame: float = 0.5
    art: str = ""
    photo: str = ""
    alt: Words = {}
    credit: str = ""
    subject: str = ""
    icons: tuple[str, str] | None = None


def new_id() -> str:
    """Sixteen random letters: no card's id is that of another, and none says anything about its year."""
    return "".join(secrets.choice(ascii_lowercase) for _ in range(16))


def draft_of(card: PrintedCard) -> Draft:
    """A draft that starts from a printed card, under an id of its own."""
    same = {
        name: getattr(card, name)
        for name in ("circa", "theme", "title", "note", "fame", "art", "photo", "alt")
    }
    source = card.source or Source("", "")
    return Draft(
        id=new_id(),
        year=card.year,
        source=source.title,
        source_url=source.url,
        credit=card.credit,
        subject=card.subject,
        icons=card.icons,
        **same,
    )


def printed(draft: Draft) -> PrintedCard:
    """The finished card; the draft has no troubles."""
    source = Source(draft.source, draft.source_url) if draft.source or draft.source_url else None
    same = (
        "id",
        "circa",
        "theme",
        "title",
        "note",
        "fame",
        "art",
        "photo",
        "alt",
        "credit",
        "subject",
        "icons",
    )
    return PrintedCard(year=draft.year or 1, source=source, **{name: getattr(draft, name) for name in same})


def troubles(draft: Draft) -> Iterator[tuple[str, Trouble]]:
    """What must be corrected before the card can be played, by field."""
    if draft.year is None:
        found = read_year(draft.written)
        yield (
            "year",
            found
            if isinstance(found, Trouble)
            else Trouble("year-missing", "expected a year; there is none"),
        )
    if not any(draft.title.values()):
        yield "title", Trouble("title-missing", "expected a title; there is none")
    for language, title in draft.title.items():
        yield from ((f"title:{language}", each) for each in title_troubles(draft.year or 1, title))
    for language, text in draft.note.items():
        if trouble := too_long("note", text):
            yield f"note:{language}", trouble
    for language, text in draft.alt.items():
        yield from ((f"alt:{language}", each) for each in description_troubles(draft.year or 1, text))
    for what in ("source", "source_url", "credit"):
        if trouble := too_long(what, getattr(draft, what)):
            yield what, trouble
    yield from (("art", each) for each in picture_troubles(draft.art))


def finished(drafts: list[Draft]) -> list[PrintedCard]:
    """Those without troubles of their own."""
    return [printed(draft) for draft in drafts if not any(troubles(draft))]


def beside(drafts: list[Draft]) -> tuple[dict[str, Trouble], dict[str, tuple[str, Trouble]]]:
    """What shows only when the finished cards are compared: duplicates, by card; and whatever is worth a look, with its field."""
    cards = finished(drafts)
    numbered = list(enumerate(cards))
    twice = repeated(numbered)
    again = Trouble("again", "expected each card once; the deck has one with the same title and year")
    rest = [(at, card) for at, card in numbered if at not in twice]
    looks = {cards[at].id: ("title", trouble) for at, trouble in same_year(rest)}
    for other, at in alike(rest):
        title = next(iter(cards[other].title.values()))
        why = f"the title is very like {title!r}; are these two cards?"
        looks[cards[at].id] = "title", Trouble("alike-title", why, {"title": title})
    for card in cards:
        if card.photo and not any(card.alt.values()):
            why = "nothing says what the photo shows; people who cannot see it are told nothing"
            looks.setdefault(card.id, ("alt", Trouble("photo-alt", why)))
    return {cards[at].id: again for at in twice}, looks


def edition(id: str, about: About, drafts: list[Draft]) -> Edition:
    """The finished cards of a deck, in the order of their ids, which says nothing. Of duplicates, the first."""
    every = finished(drafts)
    twice = repeated(list(enumerate(every)))
    cards = [card for at, card in enumerate(every) if at not in twice]
    icons = sorted({icon for card in cards for icon in card.icons or ()})
    about = msgspec.structs.replace(about, icons=tuple(icons))
    return Edition(id, about, tuple(sorted(cards, key=lambda card: card.id)))


# Single fields


def field(draft: Draft, name: str) -> Any:
    """What a field holds: `title:de`, `year` …"""
    what, colon, language = name.partition(":")
    if colon and what in SPOKEN and _LANGUAGE.fullmatch(language):
        return getattr(draft, what).get(language, "")
    if not colon and what in Draft.__struct_fields__ and what not in (*SPOKEN, "id"):
        return list(draft.icons) if what == "icons" and draft.icons else getattr(draft, what)
    raise Refused(f"expected a field of a card such as year or title:de; got {name[:40]!r}")


def with_field(draft: Draft, name: str, value: Any) -> Draft:
    """The draft with another value in one field."""
    field(draft, name)
    what, _, language = name.partition(":")
    if what in SPOKEN:
        words = {**getattr(draft, what), language: _text(value)}
        return _replaced(draft, what, {lang: text for lang, text in words.items() if text})
    if what == "year":
        return _with_year(draft, value)
    if what in PLAIN:
        return _replaced(draft, what, _text(value))
    return _replaced(draft, what, _checked(what, value))


def _replaced(draft: Draft, what: str, value: Any) -> Draft:
    return msgspec.convert({**msgspec.to_builtins(draft), what: value}, Draft)


def _with_year(draft: Draft, value: Any) -> Draft:
    """A number, nothing, or text as people write it."""
    found = read_year(value) if isinstance(value, str) else Year(value) if type(value) is int else None
    if value not in (None, "") and found is None:
        raise Refused(f"year: expected a number or text; got {type(value).__name__}")
    if isinstance(found, Year) and found.year and abs(found.year) <= FARTHEST:
        circa = draft.circa or found.circa
        return msgspec.structs.replace(draft, year=found.year, written="", circa=circa)
    written = _text(str(value)) if value not in (None, "") else ""
    return msgspec.structs.replace(draft, year=None, written=written)


def _checked(what: str, value: Any) -> Any:
    if what == "circa" and isinstance(value, bool):
        return value
    if what == "fame" and isinstance(value, int | float) and 0 <= value <= 1:
        return float(value)
    if what == "photo" and isinstance(value, str) and re.fullmatch(r"(?:[0-9a-f]{64})?", value):
        return value
    if what == "icons" and (value is None or _are_icons(value)):
        return value
    raise Refused(f"{what}: expected another value; got {str(value)[:40]!r}")


def _are_icons(value: Any) -> bool:
    pair = isinstance(value, list) and len(value) == 2 and all(isinstance(icon, str) for icon in value)
    return pair and value[0] != value[1] and set(value) <= set(ICONS)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise Refused(f"expected text; got {type(value).__name__}")
    text = one_line(value)
    if len(text) > MOST_TEXT:
        raise Refused(f"expected at most {MOST_TEXT} characters; got {len(text)}", "long", most=MOST_TEXT)
    return text


# What is said about a deck as a whole


def about_field(about: Mapping[str, Any], name: str) -> Any:
    """`name:de`, `licence`, or `theme:school` with its names, palette and badge."""
    what, _, which = name.partition(":")
    if what == "name" and _LANGUAGE.fullmatch(which):
        return about["name"].get(which, "")
    if what == "theme" and _THEME.fullmatch(which):
        return about["themes"].get(which)
    if name == "licence":
        return about["licence"]
    raise Refused(f"expected name:de, licence or theme:school; got {name[:40]!r}")


def about_with(about: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    about_field(about, name)
    what, _, which = name.partition(":")
    if what == "licence":
        return {**about, "licence": _short("licence", value)}
    if what == "name":
        names = {**about["name"], which: _short("name", value)}
        return {**about, "name": {language: text for language, text in names.items() if text}}
    themes = {**about["themes"], which: _theme(value)} if value is not None else dict(about["themes"])
    if value is None:
        themes.pop(which, None)
    return {**about, "themes": themes}


def _short(what: str, value: Any) -> str:
    text = _text(value)
    if trouble := too_long(what, text):
        raise Refused(trouble.why, "long", most=LONGEST[what])
    return text


def _theme(value: Any) -> dict[str, Any]:
    try:
        theme = msgspec.convert(value, Theme)
    except msgspec.ValidationError as error:
        raise Refused(f"theme: {error}") from None
    if theme.palette not in PALETTES or theme.badge not in glyphs():
        raise Refused(f"theme: expected a palette among {', '.join(PALETTES)} and a known glyph as badge")
    names = {
        language: _short("theme", text)
        for language, text in theme.name.items()
        if _LANGUAGE.fullmatch(language)
    }
    return {"name": names, "palette": theme.palette, "badge": theme.badge}
