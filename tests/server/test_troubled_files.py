"""The disk of a real server is full, another program holds its database, or its files may not be written: nothing acknowledged
is lost, `/ready` tells the truth, and everybody goes on once the cause is gone.

Each happens once here; `make chaos` has them happen many times, for longer, and asserts how soon people are answered and go on.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import sqlite3
import subprocess
import time
import urllib.error
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from acknowledged import Player, all_go_on, begin, begin_together, check, keep_playing
from patience import PATIENCE, eventually
from people import fetch
from running import Server

from interstice.lab.verify import verify
from interstice.rules.find import decode_log
from interstice.server.playing.attendant import BEAT
from interstice.server.playing.clocks import DEAD_AFTER

TROUBLES = int(os.environ.get("INTERSTICE_TROUBLES", "0"))
"""How many; with 0, one of each kind."""
SEED = os.environ.get("INTERSTICE_TROUBLES_SEED", "1")
ANSWERED_WITHIN = BACK_WITHIN = 5.0
ALMOST_FULL = 3_000_000
"""Less than the write-ahead log needs before SQLite begins it anew."""


@contextmanager
def growing_to(server: Server, size: int) -> Iterator[None]:
    """No file of the server may grow beyond this."""
    before = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, before)


def full(server: Server) -> AbstractContextManager[None]:
    """There is room for a page and a half, so that a commit fails when it is half written."""
    return growing_to(server, min(Path(f"{server.database}-wal").stat().st_size + 6_000, ALMOST_FULL))


@contextmanager
def held(server: Server) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    other = sqlite3.connect(server.database, isolation_level=None, timeout=PATIENCE)
    other.execute("begin immediate")
    try:
        yield
    finally:
        other.close()


@contextmanager
def read_only(server: Server) -> Iterator[None]:
    """Nobody may write the files. Only root can forbid that for files which are open, and not on every file system. For all
    others no write succeeds either, but the system names another reason."""
    files = (server.database, f"{server.database}-wal")
    if not forbids(Path(server.database).parent / "probe"):
        with growing_to(server, 0):
            yield
        return
    assert mark("+i", *files)
    try:
        yield
    finally:
        assert mark("-i", *files)


def forbids(probe: Path) -> bool:
    """Whether a file that is marked as immutable cannot be written by whoever has it open already."""
    with probe.open("wb", buffering=0) as file:
        if not mark("+i", str(probe)):
            return False
        try:
            file.write(b"?")
        except PermissionError:
            return True
        finally:
            mark("-i", str(probe))
    return False


def mark(how: str, *files: str) -> bool:
    try:
        return subprocess.run(("chattr", how, *files), capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


Trouble = Callable[[Server], AbstractContextManager[None]]
KINDS: tuple[Trouble, ...] = (full, read_only, held)


def heartbeat(server: Server) -> float:
    """How old it is, which decides whether the server says that it is ready."""
    try:
        status, said = 200, fetch(server, "/ready")
    except urllib.error.HTTPError as error:
        status, said = error.code, error.read()
    age = float(json.loads(said)["heartbeat"])
    assert status == (503 if age > DEAD_AFTER else 200)
    return age


async def heartbeat_is(server: Server, so: Callable[[float], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so(await asyncio.to_thread(heartbeat, server)):
            await asyncio.sleep(0.05)


async def live_through(
    server: Server, trouble: Trouble, moving: list[Player], playing: list[asyncio.Task[None]]
) -> float:
    """Returns how long it took after the trouble until everything went on."""
    began, put_off = time.monotonic(), moving[0].put_off
    with trouble(server):
        await eventually(lambda: moving[0].put_off > put_off, "somebody to be told to try again")
        if trouble is held:
            # It took some seconds until that was told.
            assert await asyncio.to_thread(heartbeat, server) >= time.monotonic() - began - 2 * BEAT
        if TROUBLES:
            await heartbeat_is(server, lambda age: age > DEAD_AFTER / 2)
            stands = [player.progress for player in moving]
            await heartbeat_is(server, lambda age: age > DEAD_AFTER)
            # What is left of a full disk may be enough for a small move.
            assert trouble is full or [player.progress for player in moving] == stands
    ended = time.monotonic()
    await asyncio.gather(all_go_on(moving, playing), heartbeat_is(server, lambda age: age < 2 * BEAT))
    return time.monotonic() - ended


async def play(server: Server) -> list[Player]:
    """Somebody moves in one game, three people in another, bots in a third, and in a fourth nobody but the clock."""
    luck = random.Random(SEED)
    person = await begin(server, 3, preset="events")
    together = await begin_together(server, 6, preset="superversion", options={"rounds": 1})
    bots = await begin(server, 4, bots=True, moves=False, preset="superversion")
    clock = await begin(server, 5, moves=False, preset="events", clock={"kind": "turn", "seconds": 5})
    people = [person, *together]
    moving = [*people, bots]
    players = [*moving, clock]
    playing = [asyncio.create_task(keep_playing(player, [server])) for player in players]
    await all_go_on(moving, playing)
    back, waits = {}, None
    for number, trouble in enumerate((*luck.choices(KINDS, k=TROUBLES), held) if TROUBLES else KINDS):
        waits = clock.progress
        back[f"{number} {trouble.__name__}"] = await live_through(server, trouble, moving, playing)
    # It could not while the file was held.
    await eventually(lambda: clock.progress != waits, "the clock to move")
    # Otherwise no log is there to be verified.
    await eventually(lambda: person.over, "a game to end")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    if os.environ.get("INTERSTICE_MEASURE"):
        longest = max(player.longest for player in people)
        print(f"\nanswers took {longest:.2f} s at most")
        for name, seconds in sorted(back.items(), key=lambda item: -item[1])[:5]:
            print(f"{seconds:5.2f} s after {name} everything went on")
        assert longest <= ANSWERED_WITHIN
        assert max(back.values()) <= BACK_WITHIN
    return players


def test_a_full_disk_a_lock_and_a_read_only_file_lose_nothing_and_stop_nobody(tmp_path: Path) -> None:
    print(f"INTERSTICE_TROUBLES_SEED={SEED}")
    with Server(tmp_path / "games.sqlite", bot_pace=0.05) as server:
        players = asyncio.run(play(server))
        for game in {game for player in players for game in player.over}:
            verify(decode_log(fetch(server, f"/api/games/{game}")))
    connection = sqlite3.connect(server.database)
    assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
    sql = (
        "select seq, command from entry join stream on number = stream"
        " where id = coalesce((select stream from code where code = :of), :of) order by seq"
    )
    for player in players:
        check([connection.execute(sql, {"of": game}).fetchall() for game in player.games], player)
    connection.close()
