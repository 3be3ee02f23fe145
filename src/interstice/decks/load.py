"""Load decks from their folders: deck.toml and cards.jsonl."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from interstice.core.refused import Refused
from interstice.decks.edition import About, Edition, PrintedCard

DATA = Path(__file__).parent / "data"
_CARD = msgspec.json.Decoder(PrintedCard)


@cache
def shipped() -> tuple[str, ...]:
    """The decks that come with Interstice."""
    return tuple(sorted(path.parent.name for path in DATA.glob("*/deck.toml")))


@cache
def load_shipped(deck: str) -> Edition:
    """Load one of the decks that come with Interstice and nothing else, so it is safe for names that come from outside."""
    if deck not in shipped():
        raise Refused(f"no deck is called {deck[:60]!r}; expected one of: {', '.join(shipped())}")
    return load_folder(DATA / deck)


def load(deck: str) -> Edition:
    """Load a deck by its name, or by the path of its folder."""
    if deck in shipped():
        return load_shipped(deck)
    folder = Path(deck)
    if not (folder / "deck.toml").is_file():
        raise Refused(
            f"no deck is called {deck!r}; expected one of: {', '.join(shipped())}, or a deck's folder"
        )
    return load_folder(folder)


def load_folder(folder: Path) -> Edition:
    return Edition(folder.resolve().name, _about(folder / "deck.toml"), _cards(folder / "cards.jsonl"))


def _about(path: Path) -> About:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), About)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Refused(f"{path}: expected a description of the deck in TOML; {error}") from None


def _cards(path: Path) -> tuple[PrintedCard, ...]:
    try:
        return tuple(_CARD.decode_lines(path.read_bytes()))
    except OSError as error:
        raise Refused(f"{path}: expected a deck's cards; {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused(f"{path}: {_first_problem(path)}") from None


def _first_problem(path: Path) -> str:
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            _CARD.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return f"line {number}: expected a card in JSON; {error}"
    return "expected one card per line, in JSON"
