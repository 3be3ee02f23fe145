"""Write the golden games anew, after a change of the rules or of their words that was meant."""

from __future__ import annotations

from playthroughs.golden import all_presets, path, tell

for preset in all_presets():
    path(preset).write_text(tell(preset), "utf-8")
    print(path(preset).name)
