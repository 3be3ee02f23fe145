"""The front door: the names that `import interstice` offers."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from interstice.bots import find as minds
from interstice.bots.memories import recall
from interstice.bots.mind import Memory
from interstice.core import engine
from interstice.core.asks import Asks
from interstice.core.cards import Deck
from interstice.core.chance import Casual, Chance, Seeded
from interstice.core.engine import Illegal
from interstice.core.events import Event
from interstice.core.game import Game, Player
from interstice.core.log import Luck
from interstice.core.refused import Refused
from interstice.core.view import View, view
from interstice.decks import load as decks
from interstice.decks.box import Box
from interstice.rules import moves
from interstice.rules.find import ruleset
from interstice.rules.presets import PRESETS, preset
from interstice.sim import simulate as simulating
from interstice.sim import verify as verifying
from interstice.sim.summary import Summary
from interstice.sim.verify import Unfair as Unfair


class Match:
    """A game, with the luck that drives it.

    >>> match = new_game("inventions", ["Ana", "Ben"], seed=7)
    >>> match.seat, match.over
    (0, False)
    >>> events = match.play(match.suggest("oracle"))
    >>> match.seat
    1
    """

    def __init__(self, game: Game, chance: Chance, luck: Luck | None, preset: str = "") -> None:
        self.preset = preset
        """The name under which it is played; empty for a saved game that does not say."""
        self.game = game
        """The engine's own state, dates and all. What a player may know is in `view`."""
        self._chance = chance
        self._luck = luck
        self._seed = luck.seed if luck else secrets.token_hex(32)
        self._whim = Casual(int(self._seed[:16], 16))
        self._memories: dict[tuple[int, str], Memory] = {}

    @property
    def asks(self) -> Asks:
        """Who may move now, and how: each ask holds the moves that answer it.

        >>> match = new_game("events", ["Ana", "Ben"], seed=1)
        >>> match.asks
        {0: (Place(card of [0, 1, 2, 3], gap of [0, 1]),)}
        >>> [ask] = match.asks[0]
        >>> next(ask.moves())
        Place(card=0, gap=0)
        """
        return self.game.asks

    @property
    def seat(self) -> int:
        """Who may move; if several may, the first of them.

        >>> new_game("events", ["Ana", "Ben"], seed=1).seat
        0
        """
        if self.over:
            raise Illegal("the game is over; no move is expected")
        return next(iter(self.asks))

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> new_game("events", ["Ana", "Ben"]).over
        False
        """
        return self.game.over

    @property
    def winners(self) -> list[str]:
        """The names of those who have won. In a game that is played together, look at `game.score`.

        >>> new_game("events", ["Ana", "Ben"]).winners
        []
        """
        return [self.game.players[seat].name for seat in self.game.winners]

    def play(self, move: moves.Move, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move for the seat that may move, or for another that may, and say what happened.

        >>> match = new_game("events", ["Ana", "Ben"], seed=1)
        >>> [type(event).__name__ for event in match.play(match.suggest("oracle"))]
        ['Placed', 'TurnPassed']
        """
        return engine.play(self.game, self.seat if seat is None else seat, move, self._chance).events

    def leave(self, seat: int) -> tuple[Event, ...]:
        """Let somebody leave the game before its end.

        >>> match = new_game("events", ["Ana", "Ben"])
        >>> events = match.leave(0)
        >>> match.winners
        ['Ben']
        """
        return engine.leave(self.game, seat, self._chance).events

    def view(self, seat: int | None = None) -> View:
        """All that a seat, or without one a spectator, may see. The dates of unturned cards are not in it.

        >>> match = new_game("events", ["Ana", "Ben"], seed=1)
        >>> seen = match.view(0)
        >>> seen.line, seen.hands
        ((8,), ((0, 1, 2, 3), (4, 5, 6, 7)))
        >>> seen.cards[8].year is None, seen.cards[0].year is None
        (False, True)
        """
        return view(self.game, seat)

    def suggest(self, bot: str = "random", seat: int | None = None) -> moves.Move:
        """The move that a bot would make. The guesser knows history a little, the oracle all of it.

        >>> match = new_game("events", ["Ana", "Ben"], seed=1)
        >>> match.suggest("oracle") in match.asks[0][0]
        True
        """
        seat = self.seat if seat is None else seat
        mind = minds.bot(bot)
        if (seat, bot) not in self._memories:
            self._memories[seat, bot] = recall(bot, self.game.deck, f"{self._seed}/{seat}")
        memory = self._memories[seat, bot]
        return mind.choose(self.asks[seat], lambda: self.view(seat), memory, self._whim)

    def save(self, path: str | Path) -> None:
        """Write the game to a file, with its deck and its seed, so that it can be played on and verified.

        >>> match = new_game("events", ["Ana", "Ben"])
        >>> match.save("game.json")
        >>> load_game("game.json").asks == match.asks
        True
        """
        log = engine.save(self.game, self._luck, self.preset)
        Path(path).write_bytes(msgspec.json.format(msgspec.json.encode(log)))


def new_game(
    preset_name: str,
    players: Sequence[str | Player],
    *,
    deck: str | Box | None = None,
    seed: int | bytes | None = None,
    **options: Any,
) -> Match:
    """Start a game of a preset, with its own deck or another. The same seed gives the same game.

    >>> match = new_game("swiss", ["Ana", "Ben"], deck="events", seed=3, spinner="off")
    >>> match.game.options["spinner"]
    'off'
    """
    chosen = preset(preset_name)
    box = _box(chosen.deck if deck is None else deck)
    seats = [Player(player) if isinstance(player, str) else player for player in players]
    seed = _seed(seed)
    chance = Seeded(seed)
    game = engine.new(chosen.rules, seats, box.deck(), chance, {**chosen.options, **options})
    return Match(game, chance, Luck(seed.hex()), chosen.id)


def load_game(path: str | Path) -> Match:
    """A saved game, to look at or to play on.

    >>> new_game("twist", ["Ana"], seed=1).save("game.json")
    >>> load_game("game.json").over
    False
    """
    log = verifying.read_log(Path(path))
    game = engine.replay(ruleset(log.rules), log, Deck(log.deck))
    if log.luck is None:
        return Match(game, Casual(), None, log.preset)
    try:
        chance = Seeded(bytes.fromhex(log.luck.seed))
        chance.repeat([draw for entry in log.entries for draw in entry.draws])
    except ValueError as error:
        raise Refused(f"{path}: expected a game that follows from its seed; {error}") from None
    return Match(game, chance, log.luck, log.preset)


def verify(path: str | Path) -> None:
    """Play a saved game again from its seed. If anything comes out otherwise, it is `Unfair`.

    >>> new_game("events", ["Ana", "Ben"], seed=1).save("game.json")
    >>> verify("game.json")
    """
    verifying.verify(verifying.read_log(Path(path)))


def load_deck(name: str) -> Box:
    """A deck by its name, or by the path of its folder: the words of every card, in every language it has.

    >>> box = load_deck("inventions")
    >>> box.languages
    ('en', 'de', 'fr', 'it', 'nl')
    >>> len(box.titles("de")) == len(box.cards)
    True
    """
    return decks.load(name)


def simulate(
    preset_name: str,
    games: int = 1000,
    bots: Sequence[str] = ("random",),
    *,
    seats: int = 4,
    deck: str | Box | None = None,
    seed: int = 0,
    workers: int = 1,
    **options: Any,
) -> Summary:
    """Let bots play many games, and sum them up; `workers` is the number of processes.

    Bots take the seats in turn and move on from game to game, until all have sat everywhere equally often; if the last
    deal needs them, a few more games are played.

    >>> summary = simulate("events", 20, ["random", "oracle"], seats=2)
    >>> summary.by_bot["oracle"].wins.interval().value
    1.0
    >>> summary.wins
    [10.0, 10.0]
    """
    chosen = preset(preset_name)
    box = _box(chosen.deck if deck is None else deck)
    what = simulating.job(chosen.rules, {**chosen.options, **options}, seats, bots, seed)
    summary = Summary()
    for deal in simulating.simulate(what, box.deck(), games, workers):
        summary.add(deal)
    return summary


def preset_names() -> list[str]:
    """What can be played.

    >>> preset_names()
    ['inventions', 'events', 'themes', 'swiss', 'swiss-no-spinner', 'superversion', 'twist', 'twist-competitive']
    """
    return list(PRESETS)


def deck_names() -> list[str]:
    """The decks that come with Interstice.

    >>> deck_names()
    ['events', 'inventions', 'switzerland', 'themes', 'twist']
    """
    return decks.shipped()


def bot_names() -> list[str]:
    """Who can play for you.

    >>> bot_names()
    ['guesser', 'oracle', 'random']
    """
    return list(minds.bots())


def _box(deck: str | Box) -> Box:
    return decks.load(deck) if isinstance(deck, str) else deck


def _seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return os.urandom(32)
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 256:
            raise Refused(f"expected a seed of 0 or more that has 256 bits at most; got {seed}")
        return seed.to_bytes(32, "big")
    if len(seed) != 32:
        raise Refused(f"expected a seed of 32 bytes; got {len(seed)}")
    return seed
