"""Start a game, make moves, leave, save and replay."""

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
    """A move that answers none of the seat's asks. The game has not changed."""


def new(
    rules: Ruleset,
    players: Sequence[Player],
    deck: Deck,
    chance: Chance,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """Set up a game. Raises `Refused` if an option, the number of players or the deck is unsuitable."""
    agreed = rules.agree(options or {}, len(players), len(deck))
    rules.accept(deck)
    game: Game = rules.game(rules, agreed, tuple(players), deck)
    table = Table(game, chance)
    rules.setup(table)
    game.log.append(EntryOf(None, None, chance.take(), tuple(table.events)))
    renew_asks(game)
    return game


def play(game: Game, seat: int, move: Move, chance: Chance) -> Entry:
    """Make a move for a seat. Raises `Illegal`, and changes nothing, if the move answers no ask."""
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
    # Inlined from `renew_asks`: a call would show up in the benchmark.
    game.asks = {} if game.over else rules.asks(game)
    return entry


def renew_asks(game: Game) -> None:
    game.asks = {} if game.over else game.rules.asks(game)


def leave(game: Game, seat: int, chance: Chance) -> Entry:
    """Take a seat out of the game, at any moment before the end (CO-5)."""
    if game.over:
        raise Illegal("the game is over; nobody can leave it now")
    if seat not in game.playing:
        raise Illegal(f"expected a seat that is still in the game; seat {seat} is out")
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
        return f"it is not seat {seat}'s turn; expected a move by one of the seats {list(game.asks)}"
    asked = " or ".join(map(repr, game.asks[seat]))
    return f"expected an answer to {asked}; got {move!r}"


def save(
    game: Game,
    luck: Luck | None = None,
    preset: str = "",
    bots: Sequence[str] = (),
    times: Sequence[float] = (),
) -> Log:
    """The game as a log, with whatever else the host knows about it."""
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
    """Rebuild a game from its log, or from its first entries. The rules are not consulted."""
    game: Game = rules.game(rules, log.options, log.players, deck)
    for entry in log.entries if entries is None else entries:
        for event in entry.events:
            evolve(game, event)
        game.log.append(entry)
    renew_asks(game)
    return game
