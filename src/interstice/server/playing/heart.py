"""The heartbeat by which processes know of each other, and by which clocks stand still while none of them is there."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import msgspec

from interstice.server.playing.clocks import DEAD_AFTER, Downtimes, SteadyClock
from interstice.store.store import Store

HEARTBEAT, DOWNTIMES, NODES = "heartbeat", "downtimes", "nodes"
"""The marks that all processes share."""
MOST_DOWNTIMES = 100
MOST_TELLS = 3
"""How many times in one beat a process tells the others that it is alive."""
WRONG = 86_400.0
"""A clock that is ahead of another by more seconds than this was wrong: nobody has been playing for so long."""
MOST_DUE = 100_000


class Heart:
    def __init__(
        self, store: Store, now: Callable[[], float], passed: Callable[[], float], node: str
    ) -> None:
        self._store = store
        self._now = now
        self._passed = passed
        self._beaten = -inf
        """When this process last wrote its heartbeat, by `passed`."""
        self.node = node
        """The name of this process."""
        self.nodes: frozenset[str] = frozenset({node})
        """The processes that are alive."""
        self.downtimes = Downtimes()
        self.away = 0.0
        """Seconds between the last heartbeat of any process and our start, if the clock is right."""

    @property
    def age(self) -> float:
        """Seconds since this process last wrote its heartbeat."""
        return self._passed() - self._beaten

    async def start(self) -> None:
        """Set the clock by the store's, but never back behind the last heartbeat, except into a time over which a clock leapt that
        was wrong; then beat for the first time."""
        last = await self._last_beat()
        if isinstance(self._now, SteadyClock):
            now = await self._store.time()
            spans = await self._read_downtimes()
            if last > now + WRONG and any(gone <= now < back for gone, back in spans):
                await self._go_back(now, spans)
                last = now
            self._now.set(max(now, last))
        self.away = self._now() - last if last else 0.0
        await self.beat()

    async def _go_back(self, now: float, spans: list[tuple[float, float]]) -> None:
        """A clock that was ahead wrote the last heartbeat: nobody could move until now, and all games are due."""
        past = [(gone, min(back, now)) for gone, back in spans if gone <= now]
        await self._store.put(DOWNTIMES, msgspec.json.encode(past).decode())
        await self._store.put(HEARTBEAT, str(now))
        for game in await self._store.take_due(inf, now, MOST_DUE):
            await self._store.set_due(game, now)

    def past(self, at: float) -> float:
        """When that was; now, if a clock that was ahead has written it."""
        return min(at, self._now())

    async def beat(self) -> None:
        """Write the heartbeat. If no process could do so for a while, nobody could move: that was a downtime."""
        last, now = await self._last_beat(), self._now()
        if last > now + DEAD_AFTER and isinstance(self._now, SteadyClock):
            # The time of day was changed before another process started. Go by that one's clock.
            self._now.set(last)
            now = last
        spans = await self._read_downtimes()
        if last and min(now - last, self.age) > DEAD_AFTER:
            spans = [*spans[-MOST_DOWNTIMES + 1 :], (last, now)]
            await self._store.put(DOWNTIMES, msgspec.json.encode(spans).decode())
        self.downtimes = Downtimes(spans)
        await self._store.put(HEARTBEAT, str(max(now, last)))
        await self._find_nodes(now)
        self._beaten = self._passed()

    async def look(self) -> None:
        """Find out which processes are alive, without being one that attends to games."""
        self.nodes = frozenset(await self._alive(self._now()))

    async def _find_nodes(self, now: float) -> None:
        """Find out which processes are alive, and tell them that this one is; say it again if another that beats at the same
        moment has overwritten it."""
        alive = await self._alive(now)
        for _ in range(MOST_TELLS):
            alive[self.node] = now
            await self._store.put(NODES, msgspec.json.encode(alive).decode())
            alive = await self._alive(now)
            if alive.get(self.node) == now:
                break
        self.nodes = frozenset(alive) | {self.node}

    async def _alive(self, now: float) -> dict[str, float]:
        """When each of the processes that are alive last wrote its heartbeat."""
        nodes = msgspec.json.decode(await self._store.get(NODES) or "{}", type=dict[str, float])
        return {node: at for node, at in nodes.items() if abs(now - at) < DEAD_AFTER}

    async def _last_beat(self) -> float:
        """When any process last wrote its heartbeat; 0 if none ever did."""
        return float(await self._store.get(HEARTBEAT) or 0)

    async def _read_downtimes(self) -> list[tuple[float, float]]:
        known = await self._store.get(DOWNTIMES)
        return msgspec.json.decode(known, type=list[tuple[float, float]]) if known else []
