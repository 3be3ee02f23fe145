"""Every message is there in every language, and somebody says it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import FunctionReference, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from interstice.bots.playing.twist_advice import SENTENCES
from interstice.server.http.site import HERE, WEB
from interstice.text import LANG, LANGUAGES, say

QUOTED = re.compile(r"[\"'`]([a-z][\w-]*)[\"'`]")
FILLED = r"\$?\{[^{}]*\}"
MADE = re.compile(rf"[\"`]([a-z]+-(?:[\w-]|{FILLED})*{FILLED}[\w-]*)[\"`]")
"""Names with parts that are filled in: `classic-${where}-ask`."""
ENDINGS = re.compile(r"`\$\{[^{}]*\}-(\$\{[^{}]*\}|[a-z-]+)`")
"""Names whose beginning is given, such as `${claim}-laid` and `${claim}-${where}`; it has two words at least."""
REFUSALS = {"Refused", "Missing", "Unfit", "NotModerator", "__init__"}
"""What refuses: these by name, and the others with a name that their own class gives."""


class Arguments(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        raise AssertionError(f"{node.id.name}(): the bundle has no functions of Fluent")


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """The names of a file's messages, each with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{file}: not Fluent: {entry.content!r}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


SAID_OF_YOU = re.compile("seat-(out|waits)|swiss-state-[a-z]+")
"""What is said beside a player or beside “you”. English often needs only one form of the verb."""


@cache
def code() -> str:
    files = [*(WEB / "js").rglob("*.js"), *HERE.rglob("*.py")]
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def patterns() -> list[re.Pattern[str]]:
    """What messages are said whose names stand in the code in parts."""
    made = [r"[\w-]+".join(re.split(FILLED, name)) for name in MADE.findall(code())]
    quoted, endings = set(QUOTED.findall(code())), set(ENDINGS.findall(code()))
    if any(ending.startswith("$") for ending in endings):
        endings = {ending for ending in endings if ending[0] != "$"} | quoted
    stems = "|".join(stem for stem in quoted if "-" in stem)
    return [re.compile(pattern) for pattern in {*made, f"({stems})-({'|'.join(endings)})"}]


def agree(message: str, english: set[str], other: set[str] | None) -> bool:
    return other is not None and english == (other - {"you"} if SAID_OF_YOU.fullmatch(message) else other) | (
        english & {"you"}
    )


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_every_message_is_there_in_every_language_with_the_same_arguments(language: str) -> None:
    names = {file.name for file in (LANG / "en").iterdir()}
    assert {file.name for file in (LANG / language).iterdir()} == names
    for name in names:
        english, other = messages(LANG / "en" / name), messages(LANG / language / name)
        missing = {message for message in english if not agree(message, english[message], other.get(message))}
        assert not missing, f"{language}/{name} lacks these, or has other arguments: {sorted(missing)}"
        assert not other.keys() - english.keys(), f"{language}/{name} has more than English"


@pytest.mark.parametrize("file", sorted(file.name for file in (LANG / "en").iterdir()))
def test_every_message_is_said_somewhere(file: str) -> None:
    said = set(QUOTED.findall(code()))
    idle = {
        message
        for message in messages(LANG / "en" / file)
        if message not in said and not any(pattern.fullmatch(message) for pattern in patterns())
    }
    assert not idle, f"{file}: nothing in the code says {sorted(idle)}"


def test_every_reason_that_a_bot_gives_can_be_said() -> None:
    english = messages(LANG / "en" / "twist.ftl")
    reasons = {name.removeprefix("twist-advice-") for name in english if name.startswith("twist-advice-")}
    assert reasons == set(SENTENCES)
    for key, sentence in SENTENCES.items():
        said = say("twist", f"twist-advice-{key}", "en", card="C", other="O", rival="R", player="P", you="no")
        for part, given in (("{card}", "C"), ("{other}", "O"), ("{rival}", "R"), ("{player}", "P")):
            sentence = sentence.replace(part, given if part == "{player}" else f"“{given}”")
        assert said == sentence.replace("it is the", "it’s the").replace("there is", "there’s")


def test_no_message_has_two_meanings() -> None:
    names = [message for file in (LANG / "en").iterdir() for message in messages(file)]
    assert sorted(names) == sorted(set(names))


def test_no_colon_is_put_after_a_word_but_by_a_message() -> None:
    """French has a space before it."""
    scripts = "\n".join(file.read_text("utf-8") for file in (WEB / "js").rglob("*.js"))
    assert not re.findall(r".*\}: (?:\$\{|<).*", scripts)
    assert say("app", "labelled", "fr", label="Ada", value="3") == "Ada\u00a0: 3"


def test_an_unknown_language_is_answered_in_english() -> None:
    assert say("print", "print-page", "eo", page=2, pages=9) == "page 2 of 9"


def test_what_the_server_refuses_by_name_can_be_said_and_nothing_else_is_kept() -> None:
    refused = {
        (word.value, *sorted(argument.arg or "" for argument in call.keywords))
        for file in HERE.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and {getattr(call.func, name, "") for name in ("id", "attr")} & REFUSALS
        for word in call.args[1:2]
        if isinstance(word, ast.Constant)
    }
    english = {**messages(LANG / "en" / "app.ftl"), **messages(LANG / "en" / "own.ftl")}
    sorry = {
        (name.removeprefix("sorry-"), *sorted(given))
        for name, given in english.items()
        if name.startswith("sorry-")
    }
    assert refused | {("too-fast",), ("away",), ("unreadable",)} == sorry
