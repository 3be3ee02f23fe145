"""Solo: one person against time."""

from interstice.rules.preset import Preset
from interstice.rules.solo.rules import Solo

RULES = Solo()
PRESETS = (Preset("solo", "solo", "events"),)
