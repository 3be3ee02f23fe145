"""Timeline Twist: cooperative, or competitive with the classic rules."""

from interstice.rules.preset import Preset
from interstice.rules.twist.rules import Twist

RULES = Twist()
PRESETS = (
    Preset("twist", "twist", "twist"),
    Preset("twist-competitive", "classic", "twist", {"hand": 4}),
)
