"""The eight ways to play that the rulebooks describe: a rule set, some options, a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from interstice.core.refused import Refused
from interstice.core.ruleset import Ruleset
from interstice.rules.find import ruleset


class Preset(msgspec.Struct, frozen=True):
    id: str
    rules_id: str
    deck: str
    options: Mapping[str, Any] = {}

    @property
    def rules(self) -> Ruleset:
        return ruleset(self.rules_id)

    @property
    def seats(self) -> range:
        defaults = {name: option.default for name, option in self.rules.options.items()}
        return self.rules.seats_for({**defaults, **self.options})


PRESETS = {
    preset.id: preset
    for preset in (
        Preset("inventions", "classic", "inventions"),
        Preset("events", "classic", "events", {"hand": 4}),
        Preset("themes", "classic", "themes"),
        Preset("swiss", "swiss", "switzerland"),
        Preset("swiss-no-spinner", "swiss", "switzerland", {"spinner": "off"}),
        Preset("superversion", "swiss", "switzerland", {"betting": True}),
        Preset("twist", "twist", "twist"),
        Preset("twist-competitive", "classic", "twist", {"hand": 4}),
    )
}


def preset(name: str) -> Preset:
    if name not in PRESETS:
        raise Refused(f"no preset is called {name!r}; expected one of: {', '.join(PRESETS)}")
    return PRESETS[name]
