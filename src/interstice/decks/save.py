"""Save a deck in its folder as deck.toml and cards.jsonl, which `load` reads."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from interstice.core.refused import Refused
from interstice.decks.edition import Edition, Words


def save(edition: Edition, folder: Path) -> None:
    """Write both files under temporary names first, so that no half-written file is left behind."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in (("deck.toml", _about(edition)), ("cards.jsonl", _cards(edition))):
            draft = folder / f"{name}.new"
            draft.write_text(content, "utf-8")
            draft.replace(folder / name)
    except OSError as error:
        raise Refused(f"{folder}: expected a folder that can be written; {error.strerror}") from None


def _cards(edition: Edition) -> str:
    return "".join(f"{msgspec.json.encode(card).decode()}\n" for card in edition.cards)


def _about(edition: Edition) -> str:
    about = edition.about
    lines = [
        f"name = {_words(about.name)}",
        f"licence = {_quoted(about.licence)}",
        f"precision = {_quoted(about.precision)}",
    ]
    if about.icons:
        lines.append(f"icons = [{', '.join(map(_quoted, about.icons))}]")
    for name, theme in about.themes.items():
        lines += [
            "",
            f"[themes.{name}]",
            f"name = {_words(theme.name)}",
            f"palette = {_quoted(theme.palette)}",
            f"badge = {_quoted(theme.badge)}",
        ]
    return "\n".join([*lines, ""])


def _words(words: Words) -> str:
    return "{ " + ", ".join(f"{language} = {_quoted(text)}" for language, text in words.items()) + " }"


def _quoted(text: str) -> str:
    """A TOML string; JSON's escapes are TOML's too."""
    return json.dumps(text, ensure_ascii=False)
