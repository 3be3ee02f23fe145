"""The moves of all rule sets by name, as in `moves.Place(card=3, gap=0)`."""

from __future__ import annotations

from typing import Any

from interstice.core.moves import Move as Move
from interstice.rules.find import all_moves


def __getattr__(name: str) -> Any:
    found = {move.__name__: move for move in all_moves()}
    if name not in found:
        raise AttributeError(f"expected one of the moves {', '.join(found)}; got {name}")
    return found[name]
