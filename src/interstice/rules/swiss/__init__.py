"""Swiss Timeline and its Superversion."""

from interstice.rules.preset import Preset
from interstice.rules.swiss.rules import Swiss

RULES = Swiss()
PRESETS = (
    Preset("swiss", "swiss", "switzerland"),
    Preset("swiss-no-spinner", "swiss", "switzerland", {"spinner": "off"}),
    Preset("superversion", "swiss", "switzerland", {"betting": True}),
)
