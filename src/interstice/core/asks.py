"""What the table asks of a seat: the only source of legality."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from interstice.core.chance import Chance
    from interstice.core.moves import Move

Domain = Sequence[Any]
"""The values one field of a move may take, in an order that gives nothing away."""


class Ask(msgspec.Struct, frozen=True, eq=False, gc=False):
    """One kind of move, with the values each of its fields may take, in the fields' order.

    >>> Ask(Place, {"card": (3, 7), "gap": range(4)})
    """

    move: type[Move]
    domains: Mapping[str, Domain] = {}

    def __contains__(self, move: object) -> bool:
        if type(move) is not self.move:
            return False
        for field, domain in self.domains.items():  # noqa: SIM110 (a plain loop is twice as fast)
            if getattr(move, field) not in domain:
                return False
        return True

    def __len__(self) -> int:
        size = 1
        for domain in self.domains.values():
            size *= len(domain)
        return size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and self.move is other.move and self._plain() == other._plain()

    def __hash__(self) -> int:
        return hash((self.move, tuple(self._plain().items())))

    def __repr__(self) -> str:
        domains = ", ".join(f"{field} of {list(domain)}" for field, domain in self.domains.items())
        return f"{self.move.__name__}({domains})"

    def moves(self) -> Iterator[Move]:
        """Every move that answers this ask."""
        for values in product(*self.domains.values()):
            yield self.move(*values)

    def sample(self, chance: Chance) -> Move:
        """One of the moves, all equally likely."""
        below = chance.below
        values = []
        for domain in self.domains.values():
            values.append(domain[below(len(domain))])  # noqa: PERF401 (a comprehension is slower here)
        return self.move(*values)

    def _plain(self) -> dict[str, tuple[Any, ...]]:
        return {field: tuple(domain) for field, domain in self.domains.items()}


Asks = Mapping[int, tuple[Ask, ...]]
"""Who may act now, and how. A seat that may not act is absent."""
