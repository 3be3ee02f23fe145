"""The games that somebody has played."""

from __future__ import annotations

from typing import Any

import msgspec

from interstice.core.log import Log
from interstice.server.people.rewriting import rewrite_game
from interstice.server.playing.clocks import Downtimes
from interstice.server.playing.games import LiveGame
from interstice.server.playing.heads import decode_game_head
from interstice.server.playing.shelf import Shelf
from interstice.store.people import ERASURES, PERSON_GAMES
from interstice.store.store import Store, Unavailable


class Games:
    name = "games"

    async def export(self, store: Store, person: str) -> Any:
        seats = await _seats(store, person)
        return [await _export_game(store, game, held, at) for game, (held, at) in seats.items()]

    async def erase(self, store: Store, person: str) -> None:
        erasure = await store.rows.get(ERASURES, person)
        if erasure is None:
            # Another process has completed it.
            return
        for game in await _seats(store, person):
            await rewrite_game(store, game, person, erasure.stand_in(game))

    async def merge(self, store: Store, former: str, person: str) -> None:
        """Games stay as they were stored."""


async def _seats(store: Store, person: str) -> dict[str, tuple[list[int], float]]:
    """By game, the seats that somebody played, and when it began. Whoever only invited bots played none."""
    found: dict[str, tuple[list[int], float]] = {}
    async for played in store.rows.each(PERSON_GAMES, {"person": person}, ("at",)):
        seats, _ = found.setdefault(played.game, ([], played.at))
        if played.seat >= 0:
            seats.append(played.seat)
    return found


async def _export_game(store: Store, game: str, seats: list[int], at: float) -> dict[str, Any]:
    log = await _log(store, game)
    return {"id": game, "seats": seats, "at": at, "log": log and msgspec.to_builtins(log)}


async def _log(store: Store, game: str) -> Log | None:
    """A finished game, whole; None if it is still on, or cannot be read."""
    stored = await store.head(game)
    if stored is None:
        return None
    try:
        head = decode_game_head(stored)
        live = LiveGame(game, head, await Shelf(store).find(head.deck))
        live.follow(await store.read(game), Downtimes())
        return live.log()
    except Unavailable:
        raise
    except Exception:
        # It is still on, or damaged in any way.
        return None
