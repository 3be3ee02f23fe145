"""Look up names that people type; if there is no such name, suggest what they may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from interstice.core.refused import Refused

if TYPE_CHECKING:
    from interstice.decks.edition import Edition


def known(kind: str, name: str, among: Iterable[str], besides: str = "") -> str:
    """Return the name if it is `among` the known ones; otherwise raise `Refused`."""
    names = {other.lower(): other for other in among}
    if name in names.values():
        return name
    near = get_close_matches(name.lower(), names, 1)
    if near:
        raise Refused(f"no {kind} is called {name!r}; did you mean {names[near[0]]!r}?")
    raise Refused(f"no {kind} is called {name!r}; expected one of: {', '.join(names.values())}{besides}")


def open_deck(name: str) -> Edition:
    from interstice.decks.load import load, shipped

    if not (Path(name) / "deck.toml").is_file():
        known("deck", name, shipped(), ", or a deck's folder")
    return load(name)


def language_of(edition: Edition, wanted: str | None) -> str:
    """The language to show a deck in: the wanted one, or else English, or else the deck's first."""
    if not edition.languages:
        raise Refused(
            f"deck {edition.id}: expected a language in which every card has a title; there is none"
        )
    if wanted is not None:
        return known(f"language of deck {edition.id}", wanted, edition.languages)
    return "en" if "en" in edition.languages else edition.languages[0]
