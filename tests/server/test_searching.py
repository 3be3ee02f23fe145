"""The process that thinks about Twist: it finds what a search here would find, and nobody ever waits long for it."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from patience import PATIENCE, eventually, until
from people import fetch, open_room, token, told
from running import Server

from interstice import protocol as p
from interstice.bots.memories import recall
from interstice.bus.local import LocalBus
from interstice.client import Client
from interstice.core import engine
from interstice.core.chance import Seeded
from interstice.core.game import Player
from interstice.core.view import view
from interstice.decks.load import load
from interstice.rules.presets import PRESETS
from interstice.server.playing import searching
from interstice.server.playing.attendant import Attendant
from interstice.server.playing.background import Background
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.searcher import (
    READY,
    SIZE,
    Found,
    Question,
    framed,
    lock_file,
    serve,
    think,
    turn,
)
from interstice.server.playing.searching import COMMAND, Searching
from interstice.store.sqlite import SqliteStore

ROLLOUTS = 40
SILENT = (
    sys.executable,
    "-c",
    "import sys, time; sys.stdout.write('!'); sys.stdout.flush(); time.sleep(600)",
)
"""Says that it is ready, and never answers."""
BROKEN = (sys.executable, "-c", "")


def question(seed: int = 7, is_advice: bool = False) -> Question:
    preset = PRESETS["twist"]
    deck = load(preset.deck).deck()
    players = [Player(name) for name in ("Ana", "Ben", "Mia")]
    game = engine.new(preset.rules, players, deck, Seeded(bytes(31) + b"\5"), preset.options)
    return Question(view(game, game.turn), recall("level-5", deck, "key"), seed, 0, is_advice)


def with_searching(
    scene: Callable[[Searching], Awaitable[None]], command: tuple[str, ...] = COMMAND
) -> list[str]:
    """What failed in the background."""
    failures: list[str] = []

    async def run() -> None:
        background = Background()
        background.report_to(lambda name, _: failures.append(name))
        asked = Searching(background, ROLLOUTS, command)
        try:
            await scene(asked)
        finally:
            await background.close()
            await asked.close()

    asyncio.run(run())
    return failures


async def started(asked: Searching) -> None:
    """The first question is answered at once, and starts the process."""
    assert await asked.ask(question()) == think(question(), 0)
    assert (asked.searched, asked.at_once) == (0, 1)
    await eventually(lambda: asked.process is not None)


def test_it_finds_what_a_search_here_would_find() -> None:
    async def scene(asked: Searching) -> None:
        await started(asked)
        for is_advice in (False, True):
            for seed in range(3):
                # Another program that runs these tests may be thinking.
                while not (found := await asked.ask(question(seed, is_advice))).has_searched:
                    await asyncio.sleep(0.01)
                assert found == think(question(seed, is_advice), ROLLOUTS)
                assert (found.reason is not None) == is_advice
        assert asked.searched == 6

    assert with_searching(scene) == []


def test_it_takes_no_sockets_along_and_ends_with_the_server() -> None:
    async def scene(asked: Searching) -> None:
        await started(asked)
        assert asked.process is not None
        pid = asked.process.pid
        if Path("/proc").is_dir():
            held = {file.name: os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir()}
            assert not [name for name, what in held.items() if int(name) > 2 and what.startswith("socket")]
            assert os.getpriority(os.PRIO_PROCESS, pid) > 0
        await asked.close()
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    assert with_searching(scene) == []


def test_it_ends_when_its_server_is_gone() -> None:
    """Then nothing more can come."""
    answers = io.BytesIO()
    serve(io.BytesIO(), answers, lock_file())
    assert answers.getvalue() == READY


def test_when_too_many_ask_the_others_are_answered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "WITHIN", PATIENCE)

    async def scene(asked: Searching) -> None:
        await started(asked)
        patient = [asyncio.create_task(asked.ask(question(seed))) for seed in (1, 2)]
        await asyncio.sleep(0)
        assert await asked.ask(question(3)) == think(question(3), 0)
        assert not any(task.done() for task in patient)
        for task in patient:
            task.cancel()
        await asyncio.gather(*patient, return_exceptions=True)

    with_searching(scene, SILENT)


def test_a_process_that_does_not_answer_is_ended_and_another_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "WITHIN", 0.1)

    async def scene(asked: Searching) -> None:
        await started(asked)
        first = asked.process
        assert first is not None
        assert await asked.ask(question(1)) == think(question(1), 0)
        await first.wait()
        await asked.ask(question(2))
        await eventually(lambda: asked.process is not None)
        assert asked.process is not first
        assert (asked.searched, asked.at_once) == (0, 3)

    assert with_searching(scene, SILENT) == ["search"]


def test_without_a_process_everything_is_answered_at_once() -> None:
    async def scene(asked: Searching) -> None:
        for seed in range(3):
            assert await asked.ask(question(seed)) == think(question(seed), 0)
            await eventually(lambda: not asked.is_starting)
        assert asked.at_once == 3

    assert with_searching(scene, BROKEN) == ["search"] * 3


def test_only_one_process_of_a_machine_thinks_at_a_time(tmp_path: Path) -> None:
    def asked() -> Found:
        answers = io.BytesIO()
        serve(io.BytesIO(framed(Question(**fields))), answers, tmp_path / "lock")
        return msgspec.msgpack.decode(answers.getvalue()[len(READY) + SIZE :], type=Found)

    fields = {**msgspec.structs.asdict(question()), "rollouts": ROLLOUTS}
    with turn(tmp_path / "lock") as is_ours:
        assert is_ours
        assert asked() == think(question(), 0)
    assert asked() == think(question(), ROLLOUTS)
    with turn(tmp_path / "no such folder" / "lock") as is_ours:
        assert not is_ours


def test_bots_of_a_room_search_for_their_moves(tmp_path: Path) -> None:
    async def run() -> None:
        hall = Hall(
            SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0, bot_pace=0, bot_rollouts=20
        )
        await hall.open()
        await Attendant(hall).start()
        room = await hall.rooms.open("ana", RoomWish("twist"))
        for seat, bot in enumerate(("edith", "saga", "random")):
            await answer(hall, room.id, "ana", p.Invite(f"invite{seat}", seat, bot))
        try:
            while not hall.minds.searching.searched:
                await hall.start_game(room.id, "ana", f"start-{room.entries}")
                live = await hall.games.find(str(room.game))
                await eventually(lambda live=live: live.game.over)
        finally:
            await hall.close()

    asyncio.run(run())


@pytest.mark.parametrize("is_killed", [False, True])
def test_a_server_takes_its_searching_process_along_however_it_ends(tmp_path: Path, is_killed: bool) -> None:
    async def play(server: Server) -> None:
        host = token()
        code = open_room(server, host, preset="twist")
        async with Client(server.url, code, host) as client:
            for seat, bot in enumerate(("edith", "saga")):
                await client.invite(seat, bot)
            while not searched(server):
                client.over = None
                await client.start()
                await told(client, lambda: client.over is not None)

    with Server(tmp_path / "games.sqlite", INTERSTICE_BOT_ROLLOUTS="20") as server:
        asyncio.run(play(server))
        (process,) = children(server.process)
        if is_killed:
            server.kill()
        else:
            server.stop()
    until(lambda: not is_running(process))


def searched(server: Server) -> bool:
    return 'interstice_searches_total{result="searched"} 0' not in fetch(server, "/metrics").decode()


def children(process: int) -> list[int]:
    found = subprocess.run(
        ("ps", "-A", "-o", "pid=,ppid="), check=True, stdout=subprocess.PIPE, text=True
    ).stdout.splitlines()
    return [int(pid) for pid, parent in map(str.split, found) if int(parent) == process]


def is_running(process: int) -> bool:
    shown = subprocess.run(
        ("ps", "-o", "stat=", "-p", str(process)), check=False, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
    return shown != "" and not shown.startswith("Z")


def test_a_mind_that_never_searches_is_not_made_to(tmp_path: Path) -> None:
    async def run() -> None:
        hall = Hall(
            SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0, bot_pace=0, bot_rollouts=20
        )
        await hall.open()
        room = await hall.rooms.open("ana", RoomWish("twist"))
        await answer(hall, room.id, "ana", p.Invite("invite", 0, "guesser"))
        await hall.start_game(room.id, "ana", "start")
        live = await hall.games.find(str(room.game))
        try:
            choice = await hall.minds.choose(live, 0, live.game.asks[0])
            assert choice == hall.minds.choose_at_once(live, 0, live.game.asks[0])
            assert isinstance(await answer(hall, room.id, "ana", p.Advise("why", live.id, 0)), p.Advised)
            assert (hall.minds.searching.searched, hall.minds.searching.at_once) == (0, 0)
        finally:
            await hall.close()

    asyncio.run(run())
