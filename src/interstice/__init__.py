"""The Timeline family of card games: load a deck, start a game, play it, save it, let bots play.

>>> import interstice
>>> match = interstice.new_game("events", ["Ana", "Ben"], seed=1)
>>> while not match.over:
...     events = match.play(match.suggest("guesser"))
>>> len(match.winners)
1

`new_game` starts a game and `load_game` reads one from a file; both return a `Match`. `load_deck` reads the text of a deck,
`simulate` plays many games, and `verify` checks that a saved game was fair. `preset_names`, `deck_names` and `bot_names`
list what is available. A `Player` has a name and perhaps an age; `moves` holds the classes of all moves:

>>> players = [interstice.Player("Ana", age=30), interstice.Player("Ben", age=9)]
>>> match = interstice.new_game("events", players, seed=1)
>>> match.seat
1

Bad input raises `Refused`, and a move that the seat may not make raises `Illegal`. Both are kinds of `ValueError`, and
neither changes anything. `verify` raises `Unfair` if a saved game does not follow from its seed.

>>> interstice.new_game("chess", ["Ana", "Ben"])
Traceback (most recent call last):
    ...
interstice.core.refused.Refused: no preset is called 'chess'; expected one of: inventions, events, themes, solo, ...
>>> match.play(interstice.moves.Stop())
Traceback (most recent call last):
    ...
interstice.core.engine.Illegal: expected an answer to Place(card of [4, 5, 6, 7], gap of [0, 1]); got Stop()
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "Illegal",
    "Match",
    "Player",
    "Refused",
    "Unfair",
    "bot_names",
    "deck_names",
    "load_deck",
    "load_game",
    "moves",
    "new_game",
    "preset_names",
    "simulate",
    "verify",
]

if TYPE_CHECKING:
    from interstice.core.engine import Illegal
    from interstice.core.game import Player
    from interstice.core.refused import Refused
    from interstice.front import (
        Match,
        bot_names,
        deck_names,
        load_deck,
        load_game,
        new_game,
        preset_names,
        simulate,
        verify,
    )
    from interstice.lab.verify import Unfair
    from interstice.rules import moves
else:

    def __getattr__(name: str) -> object:
        """Import the public names when one of them is first used."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from interstice import front

        globals().update({each: vars(front)[each] for each in __all__})
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
