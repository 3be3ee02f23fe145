"""What the bots of this process decide. Each goes by what its seat sees and by its memory, and by nothing else."""

from __future__ import annotations

from hashlib import sha256

from msgspec.structs import replace

from interstice.bots.find import MIDDLE, bot
from interstice.bots.levels import Mind
from interstice.bots.memories import recall
from interstice.bots.mind import Choice, Memory
from interstice.bots.playing.twist import is_plain
from interstice.core.asks import Ask
from interstice.core.chance import Casual
from interstice.core.refused import Refused
from interstice.core.view import view
from interstice.server.playing.background import Background
from interstice.server.playing.games import LiveGame
from interstice.server.playing.guided import guide, guided_memory
from interstice.server.playing.searcher import Found, Question, think
from interstice.server.playing.searching import Searching

STAND_IN = MIDDLE
"""The bot that moves for a player whose time is up or who is away."""
MOST_MEMORIES = 500
TWIST = "twist"


class Minds:
    def __init__(self, background: Background, rollouts: int) -> None:
        self._background = background
        self.searching = Searching(background, rollouts)
        self._advice: dict[tuple[str, int], tuple[int, Found]] = {}
        """By game and seat, the latest advice, and how many entries the game had."""
        self.memories: dict[tuple[str, int], Memory] = {}

    async def choose(self, live: LiveGame, seat: int, asks: tuple[Ask, ...]) -> Choice:
        """The move of the bot that plays this seat, for itself or for somebody who is away.

        In Twist it searches for the move, as long as there is time."""
        if (
            live.head.rules != TWIST
            or is_plain(asks)
            or live.head.guided
            or not _searches(name_at(live, seat))
        ):
            return self.choose_at_once(live, seat, asks)
        question = Question(view(live.game, seat), self._memory(live, seat), seed_of(live, seat), 0)
        try:
            found = await self.searching.ask(question)
        except Exception as error:
            return self._any(live, seat, asks, error)
        return Choice(found.move, found.sureness)

    def choose_at_once(self, live: LiveGame, seat: int, asks: tuple[Ask, ...]) -> Choice:
        """The same without a search."""
        try:
            if live.head.guided:
                asks = guide(live.head.preset).planned(live.game, seat, asks)
            mind, memory, game = bot(name_at(live, seat)), self._memory(live, seat), live.game
            luck = Casual(seed_of(live, seat))
            if isinstance(mind, Mind):
                return replace(mind, rollouts=0).think(asks, lambda: view(game, seat), memory, luck)
            return Choice(mind.choose(asks, lambda: view(game, seat), memory, luck))
        except Exception as error:
            return self._any(live, seat, asks, error)

    async def advise(self, live: LiveGame, seat: int) -> tuple[int, Found]:
        """What the bot of this seat thinks the player whose turn it is should do, and how many entries it has seen."""
        self._require_adviser(live, seat)
        entries = live.entries
        given = self._advice.get((live.id, seat))
        if given is None or given[0] != entries:
            seed = seed_of(live, seat, "advice")
            question = Question(view(live.game, seat), self._memory(live, seat), seed, 0, is_advice=True)
            searches = _searches(name_at(live, seat))
            given = (entries, await self.searching.ask(question) if searches else think(question, 0))
            if len(self._advice) > MOST_MEMORIES:
                self._advice.clear()
            self._advice[live.id, seat] = given
        return given

    def _require_adviser(self, live: LiveGame, seat: int) -> None:
        bots = live.head.bots
        if live.head.rules != TWIST:
            raise Refused(
                f"advice is only given in Twist; this is a game of {live.head.rules}", "advice-game"
            )
        if live.game.over:
            raise Refused("advice is for a game in progress; this one is over", "advice-over")
        if not 0 <= seat < len(bots) or not isinstance(bots[seat] and bot(bots[seat]), Mind):
            raise Refused(f"expected the seat of a bot that can give advice; got seat {seat}", "advice-bot")

    def _any(self, live: LiveGame, seat: int, asks: tuple[Ask, ...], error: Exception) -> Choice:
        """A bot that fails must not stop a game: any move that is allowed will do."""
        self._background.failed(f"bot {name_at(live, seat)}", error)
        return Choice(asks[0].sample(Casual(seed_of(live, seat))))

    def _memory(self, live: LiveGame, seat: int) -> Memory:
        if live.head.guided:
            return guided_memory(live.head.preset, name_at(live, seat), live.game)
        key = (live.id, seat)
        if key not in self.memories:
            if len(self.memories) > MOST_MEMORIES:
                self.memories.clear()
            self.memories[key] = recall(name_at(live, seat), live.deck, f"{live.id}/{seat}")
        return self.memories[key]


def _searches(name: str) -> bool:
    """Whether this bot thinks long about Twist, if it can."""
    mind = bot(name)
    return isinstance(mind, Mind) and mind.rollouts > 0


def name_at(live: LiveGame, seat: int) -> str:
    """The bot that plays this seat, or would play it if its player were away."""
    return live.head.bots[seat] or STAND_IN


def seed_of(live: LiveGame, *what: object) -> int:
    """The seed of one decision in a game as it stands. Unlike Python's own hash, it is the same in every process."""
    parts = (live.id, live.entries, *what)
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:8])
