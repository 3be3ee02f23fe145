"""What bots do in rooms follows from what their seats see and from their memories: moves, pace, advice and reactions."""

from __future__ import annotations

import asyncio

import pytest
from laws.minds_at_play import begun, in_another_world, moves, themed

from interstice.bots.memories import recall
from interstice.bots.mind import Memory
from interstice.bots.reacting import reaction
from interstice.core.chance import Casual
from interstice.core.game import Game
from interstice.core.view import seen_events, view
from interstice.rules.presets import PRESETS, Preset
from interstice.server.playing.background import Background
from interstice.server.playing.clocks import Clock
from interstice.server.playing.games import LiveGame
from interstice.server.playing.heads import GameHead
from interstice.server.playing.minds import TWIST, Minds, seed_of
from interstice.server.playing.pace import seconds_for
from interstice.server.playing.searcher import Found, Question, framed

BOTS = ("maeve", "edith", "guesser", "hugo", "random", "zoe", "otto", "bram")
STEPS = 40


class Noting(Minds):
    """Notes what it asks the process that searches, which knows nothing else."""

    def __init__(self) -> None:
        super().__init__(Background(), 0)
        self.asked: list[bytes] = []
        ask = self.searching.ask

        async def noted(question: Question) -> Found:
            self.asked.append(framed(question))
            return await ask(question)

        self.searching.ask = noted  # type: ignore[method-assign]


def living(game: Game, bots: tuple[str, ...]) -> LiveGame:
    """The game as a server has it, in a room of these bots."""
    head = GameHead(
        room="room",
        rules=game.rules.id,
        options=dict(game.options),
        players=game.players,
        holders=("ana",) * len(bots),
        bots=bots,
        deck="",
        clock=Clock(),
        secret="00",
        nonces=("00",) * len(bots),
    )
    live = LiveGame("game", head, game.deck)
    live.latest, live.entries = game, len(game.log)
    return live


async def done(minds: Noting, live: LiveGame) -> list[object]:
    """All that the bots of a room do with a game as it stands."""
    found: list[object] = []
    for seat, asks in live.game.asks.items():
        choice = await minds.choose(live, seat, asks)
        pace = seconds_for(live.head.bots[seat], choice.sureness, Casual(seed_of(live, seat, "pace")))
        found += [choice, minds.choose_at_once(live, seat, asks), pace]
    for seat, bot in enumerate(live.head.bots):
        events = seen_events(live.game.rules, live.game.log[-1], seat)
        found.append(reaction(seat, lambda seat=seat: view(live.game, seat), events, Casual(live.entries)))
        if live.head.rules == TWIST and bot != "random":
            found.append(await minds.advise(live, seat))
    return found + minds.asked


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_bots_of_a_room_never_act_on_what_they_cannot_see(preset: Preset) -> None:
    """Two worlds that differ only in hidden dates, with the same memories: bots do the same in both."""

    async def run() -> int:
        seats = min(preset.seats[-1], len(BOTS))
        bots, deck = BOTS[:seats], themed(64)
        game, chance = begun(preset, seats, deck, 1)
        memories = [recall(bot, deck, f"1/{seat}") for seat, bot in enumerate(bots)]
        compared = 0
        for number, _ in enumerate(moves(game, chance, ["random"] * seats, memories, 1)):
            if number > STEPS:
                break
            ours = await _in(game, bots, memories)
            theirs = await _in(in_another_world(game, 1), bots, memories)
            assert ours == theirs
            compared += len(ours)
        return compared

    # Alone, a game at random is soon over.
    assert asyncio.run(run()) > (STEPS if preset.seats[-1] > 1 else 10)


async def _in(world: Game, bots: tuple[str, ...], memories: list[Memory]) -> list[object]:
    minds = Noting()
    minds.memories = {("game", seat): memory for seat, memory in enumerate(memories)}
    return await done(minds, living(world, bots))


def test_the_law_would_notice_a_room_that_gives_dates_away() -> None:
    """With memories made in each world, hidden dates do change what bots do."""

    async def run() -> bool:
        game, _ = begun(PRESETS["events"], 4, themed(64), 1)
        one = await done(Noting(), living(game, BOTS[:4]))
        other = await done(Noting(), living(in_another_world(game, 1), BOTS[:4]))
        return one != other

    assert asyncio.run(run())
