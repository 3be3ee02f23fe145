"""The rules of a preset as a leaflet: the rule set's own text, then its options."""

from __future__ import annotations

from inspect import getmodule
from typing import Any

from interstice.core.ruleset import how_many
from interstice.rules.presets import Preset


def leaflet(preset: Preset) -> str:
    rules = preset.rules
    module = getmodule(type(rules))
    assert module is not None
    seats = preset.seats
    lines = [
        f"{preset.id}, for {how_many(seats)}",
        "",
        (module.__doc__ or "").strip(),
        "",
        "Options",
    ]
    for name, option in rules.options.items():
        value = preset.options.get(name, option.default)
        lines.append(f"  {name}: {option.says}; {option.expected} (here: {_shown(value)})")
    return "\n".join(lines)


def _shown(value: Any) -> str:
    if value is None:
        return "by the number of players"
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
