"""Write docs/library.md, the reference for `import interstice`, from the docstrings.

    python tools/describe_library.py

Everything on the page comes from the code: signatures, docstrings, and the strings below fields and attributes.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec

import interstice
from interstice.core.game import Game
from interstice.core.view import FACTS, Seen, View
from interstice.decks.edition import Edition, PrintedCard
from interstice.lab.summary import Summary
from interstice.rules.find import rulesets

PAGE = Path(__file__).parents[1] / "docs" / "library.md"
RETURNED = (View, Seen, Edition, PrintedCard, Summary)
"""Classes of what the functions return. They are not among the names of `import interstice`."""
WIDTH = 100


class _Bare(str):
    """An annotation that `inspect` writes without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def signature(name: str, call: Callable[..., Any]) -> str:
    """A block of code with the signature, broken into lines if it is long."""
    plain = inspect.signature(call)
    parameters = [
        each.replace(annotation=_Bare(getattr(each.annotation, "__name__", each.annotation)))
        for parameter, each in plain.parameters.items()
        if parameter != "self"
    ]
    returned = "" if plain.return_annotation is plain.empty else f" -> {plain.return_annotation}"
    line = f"{name}{plain.replace(parameters=parameters, return_annotation=plain.empty)}{returned}"
    if len(line) > WIDTH:
        shown = [str(each) for each in parameters]
        keyword = next((at for at, each in enumerate(parameters) if each.kind is each.KEYWORD_ONLY), None)
        if keyword is not None:
            shown.insert(keyword, "*")
        line = "\n".join([f"{name}(", *(f"    {each}," for each in shown), f"){returned}"])
    return f"```python\n{line}\n```"


def words(docstring: str | None) -> str:
    """A docstring in Markdown: each example becomes a block of code."""
    parts = []
    for part in inspect.cleandoc(docstring or "").split("\n\n"):
        text, prompt, example = part.partition(">>> ")
        parts.append(text.strip())
        if prompt:
            parts.append(f"```pycon\n{prompt}{example.rstrip()}\n```")
    return "\n\n".join(filter(None, parts))


def below(body: list[Any]) -> dict[str, str]:
    """The strings below fields and attributes."""
    found = {}
    for above, string in pairwise(body):
        match above, string:
            case (
                ast.AnnAssign(target=target) | ast.Assign(targets=[target]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[getattr(target, "id", None) or target.attr] = " ".join(text.split())
    return found


def body(thing: Any) -> list[Any]:
    return ast.parse(dedent(inspect.getsource(thing))).body[0].body  # type: ignore[attr-defined]


def members(kind: type) -> Iterator[str]:
    """The public attributes, properties and methods of a class."""
    if "__init__" in vars(kind):
        for name, text in below(body(kind.__init__)).items():  # type: ignore[misc]
            yield f"#### `{name}`\n\n{text}"
    for name, member in vars(kind).items():
        if name.startswith("_") or not member.__doc__:
            continue
        if isinstance(member, property):
            returned = inspect.signature(member.fget).return_annotation  # type: ignore[arg-type]
            yield f"#### `{name}: {returned}`\n\n{words(member.__doc__)}"
        elif inspect.isfunction(member):
            yield f"#### `{name}`\n\n{signature(name, member)}\n\n{words(member.__doc__)}"


def fields(kind: type[msgspec.Struct]) -> str:
    """The fields of a Struct as a list."""
    explained = below(body(kind))
    if kind is View:
        explained |= {name: text for name, text in below(body(Game)).items() if name not in FACTS}
    lines = []
    for field in kind.__struct_fields__:
        said = explained.get(field)
        lines.append(f"- `{field}: {kind.__annotations__[field]}`{f': {said}' if said else ''}")
    return "\n".join(lines)


def moves() -> Iterator[str]:
    for rules in rulesets().values():
        yield f"- {rules.id}: " + ", ".join(
            f"`{move.__name__}({', '.join(move.__struct_fields__)})`" for move in rules.moves
        )


def named(name: str) -> str:
    """The section on one of the public names."""
    thing = getattr(interstice, name)
    if inspect.isfunction(thing) or (inspect.isclass(thing) and issubclass(thing, msgspec.Struct)):
        return f"### `{name}`\n\n{signature(name, thing)}\n\n{words(thing.__doc__)}"
    if inspect.ismodule(thing):
        return f"### `{name}`\n\n{words(thing.__doc__)}\n\n" + "\n".join(moves())
    return "\n\n".join([f"### `{name}`", words(thing.__doc__), *members(thing)])


def section(title: str, names: list[str]) -> list[str]:
    return [f"## {title}", *map(named, names)]


def page() -> str:
    things = {name: getattr(interstice, name) for name in interstice.__all__}
    functions = [name for name, thing in things.items() if inspect.isfunction(thing)]
    errors = [
        name for name, thing in things.items() if inspect.isclass(thing) and issubclass(thing, Exception)
    ]
    others = [name for name in things if name not in (*functions, *errors)]
    returned = [
        "\n\n".join([f"### `{kind.__name__}`", words(kind.__doc__), fields(kind), *members(kind)])
        for kind in RETURNED
    ]
    parts = [
        "# The library",
        "This page is generated from the docstrings; `help(interstice)` shows the same in Python.",
        words(interstice.__doc__),
        *section("Functions", functions),
        *section("Games, players and moves", others),
        *section("Errors", errors),
        "## What the functions return",
        *returned,
    ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
