"""The presets of all rule sets, among them the eight from the rulebooks."""

from __future__ import annotations

from interstice.core.refused import Refused
from interstice.rules.find import games
from interstice.rules.preset import Preset as Preset

PRESETS: dict[str, Preset] = {
    preset.id: preset for module in games().values() for preset in getattr(module, "PRESETS", ())
}


def preset(name: str) -> Preset:
    if name not in PRESETS:
        raise Refused(f"no preset is called {name!r}; expected one of: {', '.join(PRESETS)}")
    return PRESETS[name]
