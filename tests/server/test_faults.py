"""Faults hit two nodes and their PostgreSQL at random while people play: nothing acknowledged is lost, and play goes on.

Each kind of fault happens once here; `make chaos` runs a hundred, and asserts how soon people are answered and everything goes on.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import asyncpg
from acknowledged import Player, Talker, all_go_on, begin, begin_together, check, keep_playing, stored_in
from attacker import Attacker
from blackhole import Blackhole
from needs import OwnPostgres
from patience import eventually
from people import fetch, request, token
from stepped import SteppedServer

from interstice.lab.verify import verify
from interstice.rules.find import decode_log

FAULTS = int(os.environ.get("INTERSTICE_FAULTS", "0"))
"""How many faults; with 0, one of each kind."""
SEED = os.environ.get("INTERSTICE_FAULTS_SEED", "1")
ANSWERED_WITHIN = BACK_WITHIN = 5.0
PLAYED = (
    {"preset": "superversion", "options": {"rounds": 1}},
    {"preset": "events"},
    {"preset": "swiss", "options": {"rounds": 1}},
    {"preset": "twist-competitive"},
)


class World:
    """Two nodes, each with its own wire to the same database."""

    def __init__(self, within: ExitStack, folder: Path) -> None:
        self.luck = random.Random(SEED)
        self.database = within.enter_context(OwnPostgres())
        self.wires = [within.enter_context(Blackhole(self.database.url())) for _ in range(2)]
        self.nodes = [
            within.enter_context(SteppedServer(wire.url, folder / f"clock-{number}", 0.05))
            for number, wire in enumerate(self.wires)
        ]

    async def command(self, *statements: str) -> None:
        """Talk to the database directly, bypassing the wires."""
        connection = await asyncpg.connect(self.database.url())
        for statement in ("set default_transaction_read_only = off", *statements):
            await connection.execute(statement)
        await connection.close()

    async def wait(self) -> None:
        """Long enough for somebody to notice the fault; in the long form, sometimes long enough for calls to time out."""
        await asyncio.sleep(self.luck.choice((0.2, 1.0, 6.0 if FAULTS else 0.5)))


async def kill_a_node(world: World) -> None:
    node = world.luck.choice(world.nodes)
    await asyncio.to_thread(node.kill)
    await asyncio.to_thread(node.start)


async def restart_a_node(world: World) -> None:
    node = world.luck.choice(world.nodes)
    await asyncio.to_thread(node.stop)
    await asyncio.to_thread(node.start)


async def restart_the_database(world: World) -> None:
    await asyncio.to_thread(world.database.stop, world.luck.choice(("fast", "immediate")))
    await world.wait()
    await asyncio.to_thread(world.database.start)


async def silence_a_wire(world: World) -> None:
    wire = world.luck.choice(world.wires)
    wire.swallow()
    await world.wait()
    wire.pass_on()


async def silence_all_wires(world: World) -> None:
    for wire in world.wires:
        wire.swallow()
    await world.wait()
    for wire in world.wires:
        wire.pass_on()


async def cut_a_wire(world: World) -> None:
    wire = world.luck.choice(world.wires)
    wire.cut()
    await world.wait()
    wire.pass_on()


async def let_nobody_write(world: World) -> None:
    reload = "select pg_reload_conf()"
    await world.command("alter system set default_transaction_read_only = on", reload)
    await world.wait()
    await world.command("alter system reset default_transaction_read_only", reload)


async def end_all_backends(world: World) -> None:
    others = "backend_type = 'client backend' and pid <> pg_backend_pid()"
    await world.command(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")


async def step_a_clock(world: World) -> None:
    node = world.luck.choice(world.nodes)
    node.step(world.luck.choice((-7200.0, -20.0, 20.0, 7200.0)))
    if world.luck.random() < 0.5:
        # It reads the time of day only when it starts.
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)


KINDS: tuple[Callable[[World], Awaitable[None]], ...] = (
    kill_a_node,
    restart_a_node,
    restart_the_database,
    silence_a_wire,
    silence_all_wires,
    cut_a_wire,
    let_nobody_write,
    end_all_backends,
    step_a_clock,
)


def schedule(luck: random.Random) -> list[Callable[[World], Awaitable[None]]]:
    return luck.choices(KINDS, k=FAULTS) if FAULTS else luck.sample(KINDS, len(KINDS))


class BotsGame(Player):
    """A long game with somebody in it who has five seconds for each turn and never moves."""

    def __init__(self, node: SteppedServer) -> None:
        me = token()
        wish = {
            "preset": "superversion",
            "options": {"rounds": 20},
            "clock": {"kind": "turn", "seconds": 5},
        }
        super().__init__(request(node, "/api/rooms", me, wish)["code"], me, 0, moves=False)

    async def begin(self, node: SteppedServer) -> None:
        async with Attacker(node.url, self.code, self.token) as one:
            await one.do(type="sit", seat=0, name="Player 0")
            for seat in (1, 2):
                await one.do(type="invite", seat=seat, bot="random")
            await one.do(type="start")

    async def goes_on(self, node: SteppedServer) -> None:
        """The bots move until it is the person's turn; when their time is up, somebody moves for them."""
        async with Attacker(node.url, self.code, self.token) as one:

            def asked() -> bool:
                return any(view["asks"] for view in one.views.values())

            await one.until(lambda: asked() or one.last("over"))
            if (over := one.last("over")) is not None:
                self.over.add(over["game"])
                await one.do(type="start")
                await one.until(asked)
            entries = one.entries
            self.games = [*{*self.games, *self.over, one.game}]
            await one.until(lambda: one.entries > entries)


async def live_through(world: World) -> list[Player]:
    nodes = world.nodes
    waiting = BotsGame(nodes[0])
    await waiting.begin(nodes[0])
    players = [await begin(nodes[at % 2], at, **wish) for at, wish in enumerate(PLAYED)]
    players += await begin_together(nodes[0], len(players), **PLAYED[0])
    bots = await begin(nodes[0], len(players), bots=True, moves=False, **PLAYED[0])
    everybody = [*players, bots]
    playing = [
        asyncio.create_task(keep_playing(player, nodes[at % 2 :] + nodes[: at % 2]))
        for at, player in enumerate(everybody)
    ]
    back = {}
    for number, fault in enumerate(schedule(world.luck)):
        await fault(world)
        back[f"{number} {fault.__name__}"] = await all_go_on(everybody, playing)
    for player in everybody:
        # Otherwise no log is there to be verified.
        await eventually(lambda: player.over or isinstance(player, Talker), "a game to end")  # noqa: B023
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for node in nodes:
        await waiting.goes_on(node)
    if os.environ.get("INTERSTICE_MEASURE"):
        print(f"\nanswers took {max(player.longest for player in players):.2f} s at most")
        for name, seconds in sorted(back.items(), key=lambda item: -item[1])[:5]:
            print(f"{seconds:5.2f} s after {name} everybody had moved again, the bots too")
        assert max(player.longest for player in players) <= ANSWERED_WITHIN
        assert max(back.values()) <= BACK_WITHIN
    return [*everybody, waiting]


async def check_nodes(world: World, player: Player) -> None:
    """Both tell the same games, and every game that is over verifies."""
    for game in player.over:
        log, other = (fetch(node, f"/api/games/{game}") for node in world.nodes)
        assert log == other
        verify(decode_log(log))
    here, there = (Attacker(node.url, player.code, player.token) for node in world.nodes)
    async with here, there:

        def are_level() -> bool:
            return here.entries > 0 and (here.game, here.entries) == (there.game, there.entries)

        # The last command may still be on its way when everybody has stopped playing.
        await eventually(are_level, "both to tell the same")
        assert here.views == there.views != {}
        stored = (await stored_in(world.database.url(), [here.game]))[0]
        assert len(stored) >= here.entries


def test_faults_at_random_lose_nothing_and_stop_nobody(tmp_path: Path) -> None:
    print(f"INTERSTICE_FAULTS_SEED={SEED}")

    async def run(world: World) -> None:
        for player in await live_through(world):
            check(await stored_in(world.database.url(), player.games), player)
            await check_nodes(world, player)

    with ExitStack() as within:
        asyncio.run(run(World(within, tmp_path)))
