"""Find rule sets by name, and collect their moves, events and views.

Every package here is a rule set: it defines RULES and, if it offers ways to play, PRESETS. So is every module that an
installed distribution lists as an entry point in the group `interstice.rules`.
"""

from __future__ import annotations

from functools import cache, reduce
from importlib import import_module
from importlib.metadata import entry_points
from operator import or_
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import msgspec

import interstice.rules
from interstice.core.events import Event
from interstice.core.log import Entry, EntryOf, Log, LogOf
from interstice.core.moves import Move
from interstice.core.refused import Refused
from interstice.core.ruleset import Ruleset
from interstice.core.view import view_of

GROUP = "interstice.rules"


@cache
def games() -> dict[str, ModuleType]:
    """The modules of all rule sets by the rule set's id, Interstice's own first."""
    found = [
        import_module(f"{interstice.rules.__name__}.{module.name}")
        for module in iter_modules(interstice.rules.__path__)
        if module.ispkg
    ]
    found += [entry.load() for entry in entry_points(group=GROUP)]
    named: dict[str, ModuleType] = {}
    for module in found:
        if module.RULES.id in named:
            raise Refused(
                f"expected only one rule set called {module.RULES.id!r}; {module.__name__} is another"
            )
        named[module.RULES.id] = module
    return named


@cache
def rulesets() -> dict[str, Ruleset]:
    return {id: module.RULES for id, module in games().items()}


def ruleset(name: str) -> Ruleset:
    if name not in rulesets():
        raise Refused(f"no rule set is called {name!r}; expected one of: {', '.join(rulesets())}")
    return rulesets()[name]


# The types of all rule sets, for decoding. A type that no rule set lists cannot be decoded.


@cache
def all_moves() -> tuple[type[Move], ...]:
    return _apart("move", [move for rules in rulesets().values() for move in rules.moves])


@cache
def all_events() -> tuple[type[Event], ...]:
    """Includes the stand-ins for events that not everyone may see."""
    sets = rulesets().values()
    return _apart("event", [event for rules in sets for event in (*rules.folds, *rules.unseen.values())])


def _apart(what: str, kinds: list[Any]) -> tuple[Any, ...]:
    """Each type once. Two with the same name could not be told apart in a saved game."""
    named: dict[str, Any] = {}
    for kind in kinds:
        tag = kind.__struct_config__.tag
        if named.setdefault(tag, kind) is not kind:
            raise Refused(f"expected only one {what} called {tag!r}; {kind.__module__} has another")
    return tuple(named.values())


def any_of(kinds: tuple[Any, ...]) -> Any:
    return reduce(or_, kinds)


@cache
def _decoders() -> tuple[msgspec.json.Decoder[Entry], msgspec.json.Decoder[Log]]:
    entry: Any = EntryOf
    log: Any = LogOf
    said = (any_of(all_moves()), any_of(all_events()))
    return msgspec.json.Decoder(entry[said]), msgspec.json.Decoder(log[said])


def decode_entry(data: bytes) -> Entry:
    return _decoders()[0].decode(data)


def decode_log(data: bytes) -> Log:
    return _decoders()[1].decode(data)


def any_view() -> Any:
    """The union of all rule sets' views, tagged by `rules`."""
    return any_of(tuple(map(view_of, rulesets().values())))
