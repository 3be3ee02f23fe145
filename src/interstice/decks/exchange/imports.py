"""Import decks from the files that people have, completely or not at all."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from interstice.core.refused import Refused
from interstice.decks.art.glyphs import glyphs
from interstice.decks.art.palettes import PALETTES
from interstice.decks.edition import About, Edition, Photos, PrintedCard, Theme, Words
from interstice.decks.exchange.columns import slug, spoken, theme_id
from interstice.decks.exchange.findings import Finding
from interstice.decks.exchange.sheets import read_file
from interstice.decks.exchange.understanding import Understood, best_sheet, understand
from interstice.decks.photos import unpacked
from interstice.decks.themes import themes_of
from interstice.text import LANGUAGES, say

Cells = Mapping[str, str]


class Imported(msgspec.Struct, frozen=True):
    edition: Edition
    language: str
    is_guessed: bool
    """Nobody said which language it is, and nothing in it shows that."""
    sheet: str
    """The sheet that was read, if there are several."""
    looks: list[Finding]
    """What is worth a look."""
    photos: Photos
    """What came in the file for its cards."""


def import_deck(path: Path, name: str, language: str = "", photos: Collection[str] = ()) -> Imported:
    """Read a deck; `language` is for columns that do not name one, and `photos` are there already. Raises `Refused` with a list of
    all problems found."""
    try:
        sheets = read_file(path.read_bytes())
    except OSError:
        raise Refused(f"{path}: expected an XLSX, ODS, CSV or JSON file; there is none") from None
    except Refused as error:
        raise Refused(f"{path}: {error}") from None
    sheet = sheets[best_sheet(sheets)]
    came = unpacked(sheet.pictures)
    sheet = msgspec.structs.replace(sheet, pictures={})
    understood = understand(sheet, language, photos={*photos, *came})
    where = f"{path}, sheet {sheet.name!r}" if len(sheets) > 1 else str(path)
    if understood.wrong:
        listed = "\n  ".join(finding.sentence for finding in understood.wrong)
        count = f"{len(understood.wrong)} problem{'s' * (len(understood.wrong) != 1)}"
        raise Refused(f"{where}: expected a deck with one card per row; found {count}:\n  {listed}")
    looks = [finding for finding in understood.findings if finding.kind == "look"]
    shown = sheet.name if len(sheets) > 1 else ""
    edition = edition_of(understood, name)
    used = {card.photo for card in edition.cards}
    came = {name: webp for name, webp in came.items() if name in used}
    return Imported(edition, understood.language, understood.is_guessed, shown, looks, came)


def edition_of(understood: Understood, name: str) -> Edition:
    """The deck that the good rows of a table make."""
    cards = list(named(read.card for read in understood.cards))
    rows = [read.cells for read in understood.cards]
    return Edition(slug(name) or "deck", _about(rows, cards, name, understood.language), tuple(cards))


def named(cards: Iterable[PrintedCard]) -> Iterator[PrintedCard]:
    """Give cards without an id one made from the title, with a number if that is taken."""
    taken: set[str] = set()
    for card in cards:
        name = card.id
        if not name:
            stem = slug(next(iter(card.title.values()))) or "card"
            name, number = stem, 1
            while name in taken:
                number += 1
                name = f"{stem}-{number}"
        taken.add(name)
        yield card if card.id else msgspec.structs.replace(card, id=name)


# The content of deck.toml, from what the rows say


def _about(rows: Sequence[Cells], cards: Sequence[PrintedCard], name: str, language: str) -> About:
    names = deck_names(rows) or {language: name}
    icons = sorted({icon for card in cards for icon in card.icons or ()})
    licence = next((row["licence"] for row in rows if "licence" in row), "")
    return About(name=names, licence=licence, themes=themes_in(rows, language), icons=tuple(icons))


def deck_names(rows: Sequence[Cells]) -> Words:
    """What the columns `deck:de` and so on call the deck."""
    return next((found for row in rows if (found := _names(row, "deck"))), {})


def _names(row: Cells, what: str) -> dict[str, str]:
    return spoken({name: cell for name, cell in row.items() if name.startswith(f"{what}:")}, what, "")


def themes_in(rows: Sequence[Cells], language: str) -> dict[str, Theme]:
    """The themes that rows name, and how they are drawn."""
    first: dict[str, Cells] = {}
    for row in rows:
        first.setdefault(theme_id(row.get("theme", "")), row)
    usual = themes_of(list(first))
    return {
        name: Theme(
            _names(row, "theme") or _theme_name(row.get("theme", ""), language),
            row["palette"] if row.get("palette") in PALETTES else usual[name].palette,
            row["badge"] if row.get("badge") in glyphs() else usual[name].badge,
        )
        for name, row in first.items()
    }


def _theme_name(theme: str, language: str) -> dict[str, str]:
    """As the table writes it. Cards without a theme share one, which has a name where we know one."""
    if theme:
        return {language: theme[:1].upper() + theme[1:]}
    return {language: say("own", "theme-usual", language)} if language in LANGUAGES else {}
