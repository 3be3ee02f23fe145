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
from interstice.decks.edition import Edition
from interstice.lab import simulate as simulating
from interstice.lab import verify as verifying
from interstice.lab.summary import Summary
from interstice.lab.verify import Unfair as Unfair
from interstice.rules import moves
from interstice.rules.find import ruleset
from interstice.rules.presets import PRESETS, preset


class Match:
    """A game in progress, with its source of chance.

    >>> match = new_game("inventions", ["Ana", "Ben"], seed=7)
    >>> match.seat, match.over
    (0, False)
    >>> events = match.play(match.suggest("oracle"))
    >>> match.seat
    1
    """

    def __init__(self, game: Game, chance: Chance, luck: Luck | None, preset: str = "") -> None:
        self.preset = preset
        """The preset it is played under; empty if a saved game does not say."""
        self.game = game
        """The engine's own state, including all dates. `view` shows what a player may know."""
        self._chance = chance
        self._luck = luck
        self._seed = luck.seed if luck else secrets.token_hex(32)
        self._bots_chance = Casual(int(self._seed[:16], 16))
        self._memories: dict[tuple[int, str], Memory] = {}

    @property
    def asks(self) -> Asks:
        """Who may move now, and how: each seat has asks, and an ask lists the moves that answer it.

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
        """The seat that may move; if several may, the first of them.

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
        """The names of the winners. In a cooperative game, look at `game.score` instead.

        >>> new_game("events", ["Ana", "Ben"]).winners
        []
        """
        return [self.game.players[seat].name for seat in self.game.winners]

    def play(self, move: moves.Move, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move for `seat`, by default the one that may move, and return what happened.

        >>> match = new_game("events", ["Ana", "Ben"], seed=1)
        >>> [type(event).__name__ for event in match.play(match.suggest("oracle"))]
        ['Placed', 'TurnPassed']
        """
        return engine.play(self.game, self.seat if seat is None else seat, move, self._chance).events

    def leave(self, seat: int) -> tuple[Event, ...]:
        """Take a player out of the game before its end.

        >>> match = new_game("events", ["Ana", "Ben"])
        >>> events = match.leave(0)
        >>> match.winners
        ['Ben']
        """
        return engine.leave(self.game, seat, self._chance).events

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, or a spectator if no seat is given. It has no dates of cards not yet turned over.

        >>> match = new_game("events", ["Ana", "Ben"], seed=1)
        >>> seen = match.view(0)
        >>> seen.line, seen.hands
        ((8,), ((0, 1, 2, 3), (4, 5, 6, 7)))
        >>> seen.cards[8].year is None, seen.cards[0].year is None
        (False, True)
        """
        return view(self.game, seat)

    def suggest(self, bot: str = "random", seat: int | None = None) -> moves.Move:
        """The move that a bot would make. Level 1 knows as much history as a child, level 10 as a professor, the oracle all of it.

        >>> match = new_game("events", ["Ana", "Ben"], seed=1)
        >>> match.suggest("oracle") in match.asks[0][0]
        True
        """
        seat = self.seat if seat is None else seat
        mind = minds.bot(bot)
        if (seat, bot) not in self._memories:
            self._memories[seat, bot] = recall(bot, self.game.deck, f"{self._seed}/{seat}")
        memory = self._memories[seat, bot]
        return mind.choose(self.asks[seat], lambda: self.view(seat), memory, self._bots_chance)

    def save(self, path: str | Path) -> None:
        """Write the game to a file, with its deck and its seed, so that it can be continued and verified.

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
    deck: str | Edition | None = None,
    seed: int | bytes | None = None,
    **options: Any,
) -> Match:
    """Start a game of a preset, with its own deck or another one.

    Further keyword arguments are the preset's options. The same seed gives the same game.

    >>> match = new_game("swiss", ["Ana", "Ben"], deck="events", seed=3, spinner="off")
    >>> match.game.options["spinner"]
    'off'
    """
    chosen = preset(preset_name)
    edition = _edition(chosen.deck if deck is None else deck)
    seats = [Player(player) if isinstance(player, str) else player for player in players]
    seed = _seed(seed)
    chance = Seeded(seed)
    game = engine.new(chosen.rules, seats, edition.deck(), chance, {**chosen.options, **options})
    return Match(game, chance, Luck(seed.hex()), chosen.id)


def load_game(path: str | Path) -> Match:
    """Load a saved game, to look at or to continue.

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
    """Check a saved game by playing it again from its seed. Raises `Unfair` if anything comes out differently.

    >>> new_game("events", ["Ana", "Ben"], seed=1).save("game.json")
    >>> verify("game.json")
    """
    verifying.verify(verifying.read_log(Path(path)))


def load_deck(name: str) -> Edition:
    """Load a deck by its name or the path of its folder, with the text of every card in each of its languages.

    >>> edition = load_deck("inventions")
    >>> edition.languages
    ('en', 'de', 'fr', 'it', 'nl')
    >>> len(edition.titles("de")) == len(edition.cards)
    True
    """
    return decks.load(name)


def simulate(
    preset_name: str,
    games: int = 1000,
    bots: Sequence[str] = ("random",),
    *,
    seats: int = 4,
    deck: str | Edition | None = None,
    seed: int = 0,
    workers: int = 1,
    **options: Any,
) -> Summary:
    """Let bots play many games, and sum them up; `workers` is the number of processes.

    Bots take the seats in turn and move on from game to game, until all have sat everywhere equally often; if the last
    deal needs them, a few more games are played.

    Further keyword arguments are the preset's options.

    >>> summary = simulate("events", 20, ["random", "oracle"], seats=2)
    >>> summary.by_bot["oracle"].wins.interval().value
    1.0
    >>> summary.wins
    [10.0, 10.0]
    """
    chosen = preset(preset_name)
    edition = _edition(chosen.deck if deck is None else deck)
    what = simulating.job(chosen.rules, {**chosen.options, **options}, seats, bots, seed)
    summary = Summary()
    for deal in simulating.simulate(what, edition.deck(), games, workers):
        summary.add(deal)
    return summary


def preset_names() -> list[str]:
    """The names of all presets.

    >>> preset_names()
    ['inventions', 'events', 'themes', 'solo', 'swiss', 'swiss-no-spinner', 'superversion', 'twist', 'twist-competitive']
    """
    return list(PRESETS)


def deck_names() -> list[str]:
    """The names of the decks that come with Interstice.

    >>> deck_names()
    ['events', 'inventions', 'switzerland', 'themes', 'twist']
    """
    return list(decks.shipped())


def bot_names() -> list[str]:
    """The names of all bots.

    >>> bot_names()[:3], bot_names()[-3:]
    (['level-1', 'level-2', 'level-3'], ['guesser', 'oracle', 'random'])
    """
    return list(minds.bots())


def _edition(deck: str | Edition) -> Edition:
    return decks.load(deck) if isinstance(deck, str) else deck


def _seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return os.urandom(32)
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 256:
            raise Refused(f"expected a seed from 0 to 2**256 - 1; got {seed}")
        return seed.to_bytes(32, "big")
    if len(seed) != 32:
        raise Refused(f"expected a seed of 32 bytes; got {len(seed)}")
    return seed
