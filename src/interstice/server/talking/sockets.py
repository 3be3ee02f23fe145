"""Somebody on a wire: they say hello, are told what happens in the room, and have their commands answered one by one."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

import msgspec

from interstice import protocol as p
from interstice.core.refused import Refused
from interstice.server import logs
from interstice.server.playing.clocks import LAG
from interstice.server.playing.commands import take
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import device_of_token
from interstice.server.playing.refusals import Missing
from interstice.server.talking.telling import Teller
from interstice.server.upkeep.limits import Limits, network_of
from interstice.server.upkeep.metrics import Metrics
from interstice.store.store import Unavailable

HELLO_WITHIN = 10.0
AWAY = "the store cannot be reached; try again"
REFUSAL_COSTS, UNREADABLE_COSTS = 1.0, 1.0
"""Charged to a socket's allowance on top of the message itself."""


class Wire(Protocol):
    """What a socket needs from its connection."""

    is_full: bool
    address: str

    def send(self, *messages: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def beat(self) -> None: ...

    def spend(self, cost: float) -> None: ...


class Socket:
    __slots__ = (
        "_began",
        "_is_busy",
        "_is_closing",
        "_is_lost",
        "_lag",
        "_limits",
        "_metrics",
        "_most",
        "_person",
        "_room",
        "_teller",
        "_timer",
        "_waiting",
        "_wire",
        "hall",
    )

    def __init__(self, hall: Hall, metrics: Metrics, limits: Limits, wire: Wire, most: int = 0) -> None:
        """`most` sockets may be in one room; 0 for no limit."""
        self.hall = hall
        self._limits = limits
        self._most = most
        self._metrics = metrics
        self._wire = wire
        self._person = self._room = ""
        self._teller: Teller | None = None
        self._lag = 0.0
        self._began = 0.0
        """When the move that is being answered arrived."""
        self._is_busy = self._is_closing = self._is_lost = False
        self._waiting: list[bytes] = []
        """Messages that came in while another was being answered."""
        late = p.Failed(None, "bad", f"expected hello within {HELLO_WITHIN:.0f} seconds")
        self._timer = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._send_away, late)
        metrics.sockets += 1

    # What the wire says

    def heard(self, data: bytes) -> None:
        if self._is_busy:
            # That is enough for now; anything more can wait in the network.
            self._waiting.append(data)
            self._wire.pause_reading()
            return
        try:
            self._take(data)
        except Exception as error:
            self._break_off(error)

    def measured(self, seconds: float) -> None:
        self._lag = min(LAG, seconds)
        if self._person:
            self.hall.people.measured(self._person, self._lag)

    def lost(self) -> None:
        self._metrics.sockets -= 1
        self._timer.cancel()
        self._is_lost = True
        self.hall.people.disconnected(self._person)
        if self._teller is not None:
            self.hall.background.spawn(self._teller.leave(), is_leaving=True)
            self._teller = None

    # Saying hello

    def _take(self, data: bytes) -> None:
        if not self._room:
            self._timer.cancel()
            self._is_busy = True
            self.hall.background.spawn(self._greet(data))
            return
        try:
            message = p.decode_client(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._wire.spend(UNREADABLE_COSTS)
            self._write(p.Failed(None, "bad", f"expected a message of the protocol; {error}"))
            return
        self._is_busy = True
        self._began = time.perf_counter() if type(message) is p.Act else 0.0
        take(self.hall, self._room, self._person, message, self._lag, self._answered)

    async def _greet(self, data: bytes) -> None:
        """The first message says who they are and which room they want."""
        try:
            hello = p.decode_client(data)
            if not isinstance(hello, p.Hello):
                raise Refused("expected hello as the first message")
            if hello.version != p.VERSION:
                raise Refused(
                    f"expected version {p.VERSION} of the protocol; got {hello.version}. Reload the page",
                    "version",
                )
            person = await self.hall.people.who(hello.token)
            await self.hall.restraints.meet(person, network_of(self._wire.address))
            with self._limits.guessing(self._wire.address, Missing):
                room = await self.hall.rooms.enter(hello.room, person)
            self.hall.watching.require_place(room.id, self._most)
            await self._enter(room.id, person, device_of_token(hello.token))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._send_away(p.Failed(None, "bad", f"expected a message in JSON; {error}"))
        except Missing as error:
            self._send_away(p.Failed(None, "missing", str(error), error.word, error.given))
        except Refused as error:
            self._send_away(p.Failed(None, "denied", str(error), error.word, error.given))
        except Exception as error:
            self._break_off(error)

    async def _enter(self, room: str, person: str, device: str) -> None:
        teller = Teller(self.hall, room, person, self.stir, device)
        await teller.open()
        if self._is_lost:
            await teller.leave()
            return
        self._room, self._person, self._teller = room, person, teller
        self._wire.beat()
        self.stir()
        self._go_on()

    # Being told

    def stir(self) -> None:
        self._tell()

    def _tell(self, *said: bytes) -> None:
        """Send this and any news together."""
        teller = self._teller
        if teller is None or self._wire.is_full or self._is_closing:
            news = []
        else:
            try:
                news = teller.news()
            except Exception as error:
                self._break_off(error)
                return
        if said or news:
            self._wire.send(*said, *news)
        if teller is not None and (why := teller.sent_away) is not None:
            self._send_away(p.Failed(None, "denied", str(why), why.word, why.given))

    # Being answered

    def _answered(self, said: p.FromServer | Exception) -> None:
        if isinstance(said, Exception):
            self._break_off(said)
            return
        if type(said) is p.Done:
            if self._began:
                self._metrics.moved(time.perf_counter() - self._began)
            self._tell(p.encode(said))
        else:
            self._write(said)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._is_busy = False

    def _go_on(self) -> None:
        """Take what has come in in the meantime."""
        self._is_busy = False
        while self._waiting and not self._is_busy and not self._is_lost:
            self.heard(self._waiting.pop(0))
        if not self._waiting:
            self._wire.resume_reading()

    def _write(self, message: p.FromServer) -> None:
        if type(message) is p.Failed:
            self._metrics.refused[message.code] += 1
            self._wire.spend(REFUSAL_COSTS)
            logs.note("refused", code=message.code)
        self._wire.send(p.encode(message))

    def _send_away(self, why: p.Failed, number: int = 4000) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._write(why)
            self._wire.close(number)

    def _break_off(self, error: Exception) -> None:
        if isinstance(error, Unavailable):
            logs.note_error("the store cannot be reached", error)
            self._send_away(p.Failed(None, "busy", AWAY), 1013)
        else:
            self._send_away(p.Failed(None, "bad", self._metrics.unexpected(error)), 1011)
