"""Names that people type: the thing that is called so, or a sentence that says what they perhaps meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from interstice.core.refused import Refused

if TYPE_CHECKING:
    from interstice.decks.box import Box


def known(kind: str, name: str, among: Iterable[str], besides: str = "") -> str:
    """The name, if it is among those there are."""
    names = {other.lower(): other for other in among}
    if name in names.values():
        return name
    near = get_close_matches(name.lower(), names, 1)
    if near:
        raise Refused(f"no {kind} is called {name!r}; did you mean {names[near[0]]!r}?")
    raise Refused(f"no {kind} is called {name!r}; expected one of: {', '.join(names.values())}{besides}")


def open_deck(name: str) -> Box:
    from interstice.decks.load import load, shipped

    if not (Path(name) / "deck.toml").is_file():
        known("deck", name, shipped(), ", or a deck's folder")
    return load(name)


def language_of(box: Box, wanted: str | None) -> str:
    """The language to show a deck in: the one that is wanted, or else English, or else what it has."""
    if not box.languages:
        raise Refused(f"deck {box.id}: expected a language in which every card has a title; there is none")
    if wanted is not None:
        return known(f"language of deck {box.id}", wanted, box.languages)
    return "en" if "en" in box.languages else box.languages[0]
