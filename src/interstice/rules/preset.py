"""A way to play: a rule set with options and a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

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
