"""Rewrite the golden games after an intended change to the rules or their wording."""

from __future__ import annotations

from playthroughs.golden import all_presets, path, tell

for preset in all_presets():
    path(preset).write_text(tell(preset), "utf-8")
    print(path(preset).name)
