"""The only way out: a game as one seat, or a spectator, may see it.

A view holds what would lie open on a real table. It has dates only for cards that have been turned over, and only the size
of the pile. Each zone's declaration says who else may see it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from interstice.core import events as e
from interstice.core.asks import Ask
from interstice.core.game import Game, Player
from interstice.core.log import Entry
from interstice.core.ruleset import Ruleset


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as everyone sees it: its front, and its date side once turned over."""

    face: str
    theme: str = ""
    front: str = ""
    back: str | None = None
    year: int | None = None


class View(msgspec.Struct, frozen=True):
    """What one viewer sees. Cards are numbers; `cards` says what each of them shows.

    These are the fields of every game. A rule set's view adds its own zones, and its id as `rules`."""

    options: dict[str, Any]
    players: tuple[Player, ...]
    seat: int | None
    """Whose view it is; None for a spectator."""
    entries: int
    """How many entries the log has, including the set-up."""
    asks: tuple[dict[str, Any], ...]

    cards: dict[int, Seen]
    round: int
    turn: int
    order: tuple[int, ...]
    yet: tuple[int, ...]
    playing: tuple[int, ...]
    left: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    score: int | None
    hands: tuple[tuple[int, ...], ...]
    line: tuple[int, ...]
    gone: tuple[int, ...]
    top: int | None
    pile: int

    @property
    def rules(self) -> str:
        return str(self.__struct_config__.tag)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """A zone of the rule set's own."""


FACTS = ("options", "players", "seat", "entries", "asks", "cards")
"""The fields of a view that are not zones."""


@cache
def view_of(rules: Ruleset) -> type[View]:
    """The view class of a rule set: a field for each visible zone, tagged with the rule set's id.

    Fields that differ between viewers come last, so that the rest can be written once for everyone."""
    shape, also = rules.game.shape, rules.game.also_seen
    shared = View.__struct_fields__
    zones = [(name, zone) for name, zone in shape.seen.items() if name not in shared]
    own = [(name, zone.kind.type) for name, zone in zones if zone.sight is None]
    own += [(name, _returned(rules.game, name)) for name in also if name not in shared]
    own += [(name, zone.kind.type) for name, zone in zones if zone.sight is not None]
    missing = set(shared) - set(FACTS) - set(shape.seen) - set(also)
    assert not missing, f"expected zones for all fields of a view; {missing} have none"
    made: Any = msgspec.defstruct(
        f"{rules.id.title().replace('-', '').replace('_', '')}View",
        own,
        bases=(View,),
        tag_field="rules",
        tag=rules.id,
        frozen=True,
        module=__name__,
        namespace={"__doc__": f"What one viewer sees of a game by the rules of {rules.id}."},
    )
    return made  # type: ignore[no-any-return]


def _returned(game: type[Game], name: str) -> Any:
    """The return type of a game's property."""
    return {"int": int, "bool": bool, "str": str}[getattr(game, name).fget.__annotations__["return"]]


def view(game: Game, seat: int | None) -> View:
    """The game as `seat` may see it; None means a spectator."""
    return view_of(game.rules)(
        options=dict(game.options),
        players=game.players,
        seat=seat,
        entries=len(game.log),
        asks=tuple(map(plain, game.asks.get(seat, ()))) if seat is not None else (),
        cards={card: seen(game, card) for card in sorted(game.shape.on_table(game))},
        **{name: zone.look(name, game, seat) for name, zone in game.shape.seen.items()},
        **{name: getattr(game, name) for name in game.also_seen},
    )


def plain(ask: Ask) -> dict[str, Any]:
    """An ask as plain data: the move's name, and the values each field may take."""
    return {"move": ask.move.__struct_config__.tag, **{f: list(d) for f, d in ask.domains.items()}}


def seen(game: Game, card: int) -> Seen:
    """What everyone sees of a card that has come up."""
    on_it = game.cards[card]
    if card in game.shown:
        return Seen(on_it.face, on_it.theme, on_it.front, on_it.back, on_it.year)
    return Seen(on_it.face, on_it.theme, on_it.front)


def seen_events(rules: Ruleset, entry: Entry, seat: int | None) -> tuple[e.Event, ...]:
    """The events of an entry, as `seat` may know them."""
    unseen = rules.unseen
    if not unseen or unseen.keys().isdisjoint(map(type, entry.events)):
        return entry.events
    return tuple(
        unseen[type(event)](event.seat) if type(event) in unseen and event.seat != seat else event
        for event in entry.events
    )
