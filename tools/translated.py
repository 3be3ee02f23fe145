"""Find the messages whose English has changed since they were translated.

    python tools/translated.py                    # say which to read again; fails if there are any
    python tools/translated.py de join no-room    # these German ones have been read again
    python tools/translated.py de all             # all of them have

`tools/originals/<language>.txt` holds, for each message, a hash of the English that it was translated from.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from interstice.text import LANG, LANGUAGES

KEPT = Path(__file__).parent / "originals"


def originals(folder: Path = LANG) -> dict[str, str]:
    """A hash of each English message."""
    found: dict[str, str] = {}
    for file in sorted((folder / "en").iterdir()):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message) and entry.value and entry.value.span:
                text = source[entry.value.span.start : entry.value.span.end]
                found[entry.id.name] = sha256(text.encode()).hexdigest()[:8]
    return found


def translated(language: str, kept: Path = KEPT) -> dict[str, str]:
    """The hash that each message of a language was translated from."""
    file = kept / f"{language}.txt"
    return dict(line.split() for line in file.read_text("utf-8").splitlines()) if file.exists() else {}


def stale(folder: Path = LANG, kept: Path = KEPT) -> Iterator[str]:
    """A sentence for each message to read again."""
    now = originals(folder)
    for language, name in LANGUAGES.items():
        before = translated(language, kept) if language != "en" else now
        for message in now:
            if before.get(message) != now[message]:
                yield (
                    f"{name}: {message} is older than its English; read it again, "
                    f"then run python tools/translated.py {language} {message}."
                )


def record(language: str, messages: Sequence[str], folder: Path = LANG, kept: Path = KEPT) -> None:
    """These messages have been read again. Those that are gone are forgotten."""
    now, before = originals(folder), translated(language, kept)
    if language not in LANGUAGES or language == "en":
        sys.exit(f"expected a language among {', '.join(LANGUAGES)} other than en; got {language!r}")
    if unknown := [message for message in messages if message not in now and message != "all"]:
        sys.exit(f"expected names of messages, or all; got {', '.join(unknown)}")
    read = now if "all" in messages else {message: now[message] for message in messages}
    after = {message: text for message, text in {**before, **read}.items() if message in now}
    kept.mkdir(exist_ok=True)
    lines = "".join(f"{name} {after[name]}\n" for name in sorted(after))
    (kept / f"{language}.txt").write_text(lines, "utf-8")


def main(arguments: Sequence[str]) -> None:
    if len(arguments) == 1:
        sys.exit(f"expected a language and names of messages, or nothing; got {arguments[0]!r}")
    if arguments:
        record(arguments[0], arguments[1:])
    elif found := list(stale()):
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main(sys.argv[1:])
