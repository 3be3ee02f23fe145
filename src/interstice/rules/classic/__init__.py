"""Classic Timeline."""

from interstice.rules.classic.rules import Classic
from interstice.rules.preset import Preset

RULES = Classic()
PRESETS = (
    Preset("inventions", "classic", "inventions"),
    Preset("events", "classic", "events", {"hand": 4}),
    Preset("themes", "classic", "themes"),
)
