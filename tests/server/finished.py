"""Finished games without a server: people and bots who move at random, but not always wrong."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from interstice.core.cards import Card, Deck
from interstice.core.game import Game, Player
from interstice.core.moves import Move, Place
from interstice.decks.load import load_shipped
from interstice.rules.presets import preset
from interstice.rules.swiss.moves import Mark
from interstice.server.playing.clocks import Clock, Downtimes
from interstice.server.playing.games import LiveGame, Wish, encode_entry
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import GameHead, encode_head
from interstice.store.store import NewEntry

MOST = 3000


def finished(
    name: str,
    holders: Sequence[str],
    bots: Sequence[str] = (),
    seed: int = 0,
    at: float = 1000.0,
    stood_in: Sequence[int] = (),
    knowing: float = 0.6,
    cards: tuple[Card, ...] = (),
    **more: Any,
) -> LiveGame:
    """`stood_in`: the seats that bots play for people who are away; `knowing`: how often somebody looks at the year;
    `cards`: those of an own deck."""
    way, luck = preset(name), random.Random(f"{name}{seed}{holders}")
    deck = Deck(cards) if cards else load_shipped(way.deck).deck()
    bots = tuple(bots) or ("",) * len(holders)
    options = {**way.options, **more.pop("options", {})}
    head = GameHead(
        room="room",
        rules=way.rules_id,
        options=way.rules.agree(options, len(holders), len(deck)),
        players=tuple(Player(f"Player {seat}") for seat in range(len(holders))),
        holders=tuple(holders),
        bots=bots,
        deck="",
        clock=more.pop("clock", Clock()),
        secret=luck.randbytes(32).hex(),
        nonces=tuple(luck.randbytes(16).hex() for _ in holders),
        preset=name,
        **more,
    )
    live = LiveGame(f"game-{name}-{seed}", head, deck)
    live.set_up(at)
    while not live.game.over:
        assert live.entries < MOST
        asks = live.game.asks
        seat = luck.choice(sorted(asks))
        move = _choose(live.game, seat, luck, knowing)
        live.decide(seat, move)
        actor = f"bot-{seat}" if bots[seat] or seat in stood_in else holders[seat]
        live.take_over(Wish(actor, f"c{live.entries}", seat, move, None, 0.0), asks, at, Downtimes())
    return live


async def keep(hall: Hall, live: LiveGame, due: float | None = None) -> None:
    """Store a finished game as if it had been played here."""
    hash, _ = await hall.games.shelf.hold(live.deck)
    head = replace(live.head, deck=hash)
    first, *rest = [
        NewEntry(live.id, number, actor, f"c{number}", live.ended, 0.0, encode_entry(entry))
        for number, (entry, actor) in enumerate(zip(live.game.log, live.actors(), strict=True))
    ]
    await hall.store.create(live.id, "game", encode_head(head), live.ended, first=first)
    for entry in rest:
        assert await hall.store.rows.write(entry)
    if due is not None:
        await hall.store.set_due(live.id, due)


def _choose(game: Game, seat: int, luck: random.Random, knowing: float) -> Move:
    moves = [move for ask in game.asks[seat] for move in ask.moves()]
    if luck.random() < knowing:
        right = [move for move in moves if _is_right(game, seat, move)]
        moves = right or moves
    return luck.choice(moves)


def _is_right(game: Any, seat: int, move: Move) -> bool:
    if isinstance(move, Place):
        card, line = move.card, game.line
    elif isinstance(move, Mark):
        card, line = game.read, game.racks[seat]
    else:
        return False
    years = [game.year(each) for each in line]
    years.insert(move.gap, game.year(card))
    return years == sorted(years)
