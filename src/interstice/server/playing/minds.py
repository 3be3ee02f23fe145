"""What the bots of this process decide. Each goes by what its seat sees and by its memory, and by nothing else."""

from __future__ import annotations

from hashlib import sha256

from msgspec.structs import replace

from interstice.bots.find import bot
from interstice.bots.levels import Mind
from interstice.bots.memories import recall
from interstice.bots.mind import Bot, Choice, Memory
from interstice.core.asks import Ask
from interstice.core.chance import Casual
from interstice.core.view import view
from interstice.server.playing.background import Background
from interstice.server.playing.games import LiveGame

STAND_IN = "level-5"
"""The bot that moves for a player whose time is up or who is away."""
MOST_MEMORIES = 500


class Minds:
    def __init__(self, background: Background) -> None:
        self._background = background
        self._memories: dict[tuple[str, int], Memory] = {}

    async def choose(self, live: LiveGame, seat: int, asks: tuple[Ask, ...]) -> Choice:
        """The move that the bot of this seat makes, or that whoever stands in there makes."""
        name = name_at(live, seat)
        luck = luck_of(live, seat)
        try:
            return self._think(bot(name), live, seat, asks, luck)
        except Exception as error:
            # A bot that fails must not stop a game: any move that is allowed will do.
            self._background.failed(f"bot {name}", error)
            return Choice(asks[0].sample(luck))

    def _think(self, mind: Bot, live: LiveGame, seat: int, asks: tuple[Ask, ...], luck: Casual) -> Choice:
        memory, game = self._memory(live, seat), live.game
        if isinstance(mind, Mind):
            return replace(mind, rollouts=0).think(asks, lambda: view(game, seat), memory, luck)
        return Choice(mind.choose(asks, lambda: view(game, seat), memory, luck))

    def _memory(self, live: LiveGame, seat: int) -> Memory:
        key = (live.id, seat)
        if key not in self._memories:
            if len(self._memories) > MOST_MEMORIES:
                self._memories.clear()
            self._memories[key] = recall(name_at(live, seat), live.deck, f"{live.id}/{seat}")
        return self._memories[key]


def name_at(live: LiveGame, seat: int) -> str:
    """The bot that plays this seat, or would stand in there."""
    return live.head.bots[seat] or STAND_IN


def luck_of(live: LiveGame, *what: object) -> Casual:
    """Luck for one decision in a game as it stands. Unlike by Python's own hash, the same in every process."""
    parts = (live.id, live.entries, *what)
    return Casual(int.from_bytes(sha256(repr(parts).encode()).digest()[:8]))
