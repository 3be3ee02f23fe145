"""New games, moves, leaving, and saved games played again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from interstice.core.evolve import evolve
from interstice.core.game import Game, Player
from interstice.core.log import Entry, EntryOf, Log, LogOf, Luck
from interstice.core.table import Table

if TYPE_CHECKING:
    from interstice.core.cards import Deck
    from interstice.core.chance import Chance
    from interstice.core.moves import Move
    from interstice.core.ruleset import Ruleset


class Illegal(ValueError):
    """A move that answers nothing the table asks of that seat. Nothing has changed."""


def new(
    rules: Ruleset,
    players: Sequence[Player],
    deck: Deck,
    chance: Chance,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """Set a game up. An option, a number of players or a deck that will not do is `Refused`."""
    agreed = rules.agree(options or {}, len(players), len(deck))
    rules.accept(deck)
    game: Game = rules.game(rules, agreed, tuple(players), deck)
    table = Table(game, chance)
    rules.setup(table)
    game.log.append(EntryOf(None, None, chance.take(), tuple(table.events)))
    renew_asks(game)
    return game


def play(game: Game, seat: int, move: Move, chance: Chance) -> Entry:
    """Let a seat make a move. One that answers no ask is `Illegal`, and changes nothing."""
    for ask in game.asks.get(seat, ()):
        if move in ask:
            break
    else:
        raise Illegal(_why_not(game, seat, move))
    table = Table(game, chance)
    rules = game.rules
    rules.play(table, seat, move)
    entry: Entry = EntryOf(seat, move, chance.take(), tuple(table.events))
    game.log.append(entry)
    # As in `renew_asks`; a call would be felt here.
    game.asks = {} if game.over else rules.asks(game)
    return entry


def renew_asks(game: Game) -> None:
    """Work out who is asked what now."""
    game.asks = {} if game.over else game.rules.asks(game)


def leave(game: Game, seat: int, chance: Chance) -> Entry:
    """Let a seat leave the game, at any moment before its end (CO-5)."""
    if game.over:
        raise Illegal("the game is over; nobody can leave it any more")
    if seat not in game.playing:
        raise Illegal(f"only a seat that is still in can leave; seat {seat} is out")
    table = Table(game, chance)
    game.rules.leave(table, seat)
    entry: Entry = EntryOf(seat, None, chance.take(), tuple(table.events))
    game.log.append(entry)
    renew_asks(game)
    return entry


def _why_not(game: Game, seat: int, move: Move) -> str:
    if game.over:
        return "the game is over; no move is expected"
    if seat not in game.asks:
        return f"seat {seat} is not asked anything now; expected a move of {list(game.asks)}"
    asked = " or ".join(map(repr, game.asks[seat]))
    return f"expected an answer to {asked}; got {move!r}"


def save(
    game: Game,
    luck: Luck | None = None,
    preset: str = "",
    bots: Sequence[str] = (),
    times: Sequence[float] = (),
) -> Log:
    """The game as it is stored, with what its host knows of it."""
    return LogOf(
        game.rules.id,
        game.options,
        game.players,
        game.deck.cards,
        tuple(game.log),
        luck,
        preset=preset,
        bots=tuple(bots),
        times=tuple(times),
    )


def replay(rules: Ruleset, log: Log, deck: Deck, entries: Iterable[Entry] | None = None) -> Game:
    """Fold a saved game, or its first entries. No rule is asked what should have happened."""
    game: Game = rules.game(rules, log.options, log.players, deck)
    for entry in log.entries if entries is None else entries:
        for event in entry.events:
            evolve(game, event)
        game.log.append(entry)
    renew_asks(game)
    return game
