"""What axe-core finds on a page: barriers for people who see, hear or move differently."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from browsers import AT_REST

HERE = Path(__file__).parent


@cache
def axe() -> str:
    """Its script; locked in package-lock.json, and installed by `make test`."""
    return (HERE / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def barriers(page: Any) -> list[str]:
    """The serious ones, each in a line, once everything that fades has done so."""
    # The page's own policy forbids foreign scripts, so it is evaluated from outside.
    page.evaluate(axe())
    examine = f"() => {{ {AT_REST} return axe.run({{ resultTypes: ['violations'] }}); }}"
    found = page.evaluate(examine)["violations"]
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]
