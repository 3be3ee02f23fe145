"""A deck into its folder: deck.toml and cards.jsonl, as `load` reads them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from interstice.core.refused import Refused
from interstice.decks.box import Box, Words


def save(box: Box, folder: Path) -> None:
    """Both files are written beside their places first, so that nothing half written is left."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in (("deck.toml", _about(box)), ("cards.jsonl", _cards(box))):
            draft = folder / f"{name}.new"
            draft.write_text(content, "utf-8")
            draft.replace(folder / name)
    except OSError as error:
        raise Refused(f"{folder}: expected a folder that can be written; {error.strerror}") from None


def _cards(box: Box) -> str:
    return "".join(f"{msgspec.json.encode(card).decode()}\n" for card in box.cards)


def _about(box: Box) -> str:
    about = box.about
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
