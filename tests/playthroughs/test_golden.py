"""The golden games still come out the same."""

from __future__ import annotations

import pytest
from playthroughs.golden import all_presets, path, tell

from interstice.rules.presets import Preset


@pytest.mark.parametrize("preset", all_presets(), ids=lambda preset: preset.id)
def test_the_golden_game_is_played_as_it_is_written(preset: Preset) -> None:
    assert tell(preset) == path(preset).read_text("utf-8")
