"""Decks from a folder of the host, offered to everybody: read again when they change, and kept as they were if they stop working."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from interstice.core.refused import Refused
from interstice.decks.check import problems
from interstice.decks.edition import Edition
from interstice.decks.exchange.columns import slug
from interstice.decks.exchange.imports import import_deck
from interstice.decks.load import load_folder, shipped
from interstice.server import logs

TABLES = (".csv", ".json", ".ods", ".tsv", ".xlsx")
EVERY = 2.0
"""Seconds between two looks at the folder."""
MOST_BYTES = 8_000_000

Sign = tuple[tuple[str, int, int], ...]
"""The names, sizes and times of files: if this differs, something has changed."""


class HostDecks:
    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._seen: dict[Path, Sign] = {}
        self._read: dict[Path, Edition] = {}
        """The last good version of each."""
        self._editions: dict[str, Edition] = {}

    def names(self) -> list[str]:
        return sorted(self._editions)

    def find(self, name: str) -> Edition | None:
        return self._editions.get(name)

    async def watch(self) -> None:
        while self.folder is not None:
            await asyncio.sleep(EVERY)
            await asyncio.to_thread(self.look)

    def look(self) -> None:
        """Read what has changed since the last look."""
        found = dict(self._found())
        for place in self._seen.keys() - found.keys():
            del self._seen[place]
            self._read.pop(place, None)
        for place, sign in found.items():
            if self._seen.get(place) != sign:
                self._seen[place] = sign
                self._take(place)
        self._editions = {edition.id: edition for edition in self._read.values()}

    def _found(self) -> Iterator[tuple[Path, Sign]]:
        """Folders with a deck, and tables; in the order of their names."""
        try:
            places = sorted(self.folder.iterdir()) if self.folder else []
        except OSError:
            return
        for place in places:
            if place.name.startswith((".", "~")):
                continue
            if (place / "deck.toml").is_file():
                yield place, _sign(place / "deck.toml", place / "cards.jsonl")
            elif place.suffix.lower() in TABLES and place.is_file():
                yield place, _sign(place)

    def _take(self, place: Path) -> None:
        try:
            edition = _good(place)
            others = [other for other, read in self._read.items() if read.id == edition.id and other != place]
            if edition.id in shipped() or others:
                raise Refused(f"expected a name that no other deck has; got {edition.id!r}")
        except (Refused, OSError) as error:
            kept = "; the last good version stays in use" if place in self._read else ""
            why = str(error).replace(str(place), place.name).replace("\n  ", " ")[:500]
            logs.note(f"the deck {place.name} was skipped{kept}", why=why)
            return
        self._read[place] = edition
        logs.note(f"the deck {place.name} was read", cards=len(edition.cards))


def _sign(*files: Path) -> Sign:
    signs = []
    for file in files:
        try:
            about = file.stat()
            signs.append((file.name, about.st_size, about.st_mtime_ns))
        except OSError:
            signs.append((file.name, -1, 0))
    return tuple(signs)


def _good(place: Path) -> Edition:
    if place.is_dir():
        edition = load_folder(place)
    elif place.stat().st_size > MOST_BYTES:
        raise Refused(f"expected a file of at most {MOST_BYTES} bytes; got a larger one")
    else:
        edition = import_deck(place, place.stem).edition
    wrong = list(problems(edition, complete=False))
    if wrong:
        raise Refused(f"{wrong[0]} ({len(wrong)} problem{'s' * (len(wrong) > 1)})")
    if not edition.languages:
        raise Refused("expected a language in which every card has a title; there is none")
    name = slug(place.stem if place.is_file() else place.name) or "deck"
    # Photos are kept for people's own decks; these cards are drawn.
    cards = (msgspec.structs.replace(card, id=_face(name, card.id), photo="") for card in edition.cards)
    return Edition(name, edition.about, tuple(sorted(cards, key=lambda card: card.id)))


def _face(deck: str, id: str) -> str:
    """A face that no other card has. It must say nothing: people number their cards, often in chronological order."""
    return f"{deck}--{sha256(f'{deck}/{id}'.encode()).hexdigest()[:12]}"
