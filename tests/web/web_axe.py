"""What axe-core finds on a page: barriers for people who see, hear or move differently."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

AXE = Path(os.environ.get("INTERSTICE_TEST_NODE_MODULES", "node_modules"), "axe-core", "axe.min.js")
"""There if `npm install axe-core` was run here; it is too large to keep."""


def barriers(page: Any) -> list[str]:
    """The serious ones, each in a line; none where axe-core is not installed."""
    if not AXE.is_file():
        return []
    # The page's own policy forbids foreign scripts, so it is evaluated from outside.
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]
