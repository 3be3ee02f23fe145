"""One WebSocket, as uvicorn hands it over: frames in and out, without a task or a timer of its own.

The websockets package does the framing; this connects it to a transport. Our end hears of a message at once and may write
at any time. If the other side stops reading, `is_full` says so, and we stop reading from it too.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from http import HTTPStatus
from struct import Struct
from typing import TYPE_CHECKING, Any, Protocol, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from interstice.server.upkeep.limits import Allowance, Limits, TooMany

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from collections.abc import Callable

APP = "interstice"
"""The name of the application in the state that uvicorn shares with it."""
MOST_BYTES = 16 * 1024
CLOSE_WITHIN = 5.0
BURST, PER_SECOND = 40.0, 20.0
"""How much a socket may send at once, and how much a second after that. A frame of any kind costs one, and so does every
two kilobytes; whatever is refused or cannot be read costs more."""
BYTES = 2048
REFILL = BURST / 2
"""A socket that has spent its allowance is not read until it has this much again."""
RESTS, RESTS_PER_SECOND = 20.0, 1 / 10
"""How often that may happen before the socket is closed, and how soon it is forgotten."""
TURN = 0.002
"""Seconds that the queue may use in each turn of the loop."""
PULSE = 20
"""Seconds between two pings. A client that has not answered the last one by then is cut off."""


_HEAD = Struct(">BBH").pack
_LONG_HEAD = Struct(">BBQ").pack


class End(Protocol):
    """What sits at our end of a wire."""

    def heard(self, data: bytes) -> None: ...

    def stir(self) -> None:
        """The other side can be told things again."""

    def measured(self, seconds: float) -> None:
        """A message takes this long to go there and back."""

    def lost(self) -> None:
        """The connection is gone."""


class Wire(asyncio.Protocol):
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._connections: set[Any] = server_state.connections
        app = app_state[APP]
        self._accept: Callable[[Wire], End] = app.accept
        self._pulse: Pulse = app.pulse
        self._queue: Queue = app.queue
        self._limits: Limits = app.limits
        self._turned_away: Callable[[str], None] = app.turned_away
        self._passed: Callable[[], float] = app.hall.passed
        self._allowance = Allowance(self._passed(), BURST, PER_SECOND)
        self._rests: Allowance | None = None
        self._is_resting = self._is_busy = False
        """Reasons not to read: the allowance is spent; our end is busy."""
        self._held = bytearray()
        """What has come in and not been taken yet. It always starts at the start of a frame."""
        self.is_queued = False
        self._closed: Callable[[], None] | None = None
        self._frames = ServerProtocol(max_size=MOST_BYTES)
        self._parts: list[bytes] = []
        self._end: End | None = None
        self._pinged = 0.0
        self._is_closing = False
        self.is_full = False
        self.address = ""
        """Where the other side is."""

    # What the transport says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        if self._end is None:
            # The request, which uvicorn passes on in one piece.
            self._parse(data)
            return
        # The usual case by far: one whole text frame, and nothing held.
        if not (self._held or self._parts or self._is_closing or self._is_resting):
            text = _one_text(data)
            if text is not None:
                self.spend(1 + len(data) / BYTES)
                if not self._is_closing:
                    self._end.heard(text)
                return
        self._held += data
        if not self.is_queued and self.take_frame():
            self._queue.add(self)
        self._read_on()

    def take_frame(self) -> bool:
        """Take the first frame that is held, unless there is a reason to wait. Returns whether there may be another."""
        if not self._is_taking or self._transport.is_closing():
            return False
        end = _end_of_frame(self._held)
        if not end:
            return False
        frame = bytes(self._held[:end])
        del self._held[:end]
        self.spend(1 + end / BYTES)
        self._parse(frame)
        return bool(self._held)

    @property
    def _is_taking(self) -> bool:
        return not self._is_resting and (self._is_closing or not (self.is_full or self._is_busy))

    def _parse(self, data: bytes) -> None:
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame):
                self._take(event)
        self._flush()

    # How much may come

    def spend(self, cost: float) -> None:
        """Charge the allowance. When it runs out, stop reading for a while; if that keeps happening, close the socket."""
        now = self._passed()
        debt = self._allowance.spend(now, cost)
        if not debt or self._is_resting:
            return
        if self._is_closing:
            # We are waiting for a goodbye, not for more of the same.
            self.abort()
            return
        if self._rests is None:
            self._rests = Allowance(now, RESTS, RESTS_PER_SECOND)
        if not self._rests.take(now):
            self._turned_away("flood")
            self.close(CloseCode.POLICY_VIOLATION)
            # A client that does not listen will not answer the goodbye either.
            self._transport.close()
            return
        self._is_resting = True
        self._transport.pause_reading()
        asyncio.get_running_loop().call_later(debt + REFILL / PER_SECOND, self._rested)

    def _rested(self) -> None:
        self._is_resting = False
        self._read_on()

    def _read_on(self) -> None:
        """Go on with what is held, or read more, unless there is a reason not to."""
        if not self._is_taking:
            return
        if self._held and not self.is_queued and _end_of_frame(self._held):
            self._queue.add(self)
        if self.is_queued:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def left_queue(self) -> None:
        self.is_queued = False
        self._read_on()

    def eof_received(self) -> None:
        self._frames.receive_eof()

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.discard(self)
        self._pulse.remove(self)
        self._held.clear()
        if self._closed is not None:
            self._closed()
            self._closed = None
        end, self._end = self._end, None
        if end is not None:
            end.lost()

    def pause_writing(self) -> None:
        self.is_full = True
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        self.is_full = False
        self._read_on()
        if self._end is not None:
            self._end.stir()

    def shutdown(self) -> None:
        """The server is stopping."""
        self.close(1012)
        self._transport.close()

    # What the other side says

    def _open(self, request: Request) -> None:
        if request.path.partition("?")[0] != "/socket":
            answer = self._frames.reject(HTTPStatus.NOT_FOUND, "there is nothing at this address\n")
        elif not _same_origin(request):
            answer = self._frames.reject(HTTPStatus.FORBIDDEN, "only our own pages may open a socket\n")
        elif (wait := self._too_many(request)) is not None:
            answer = self._frames.reject(HTTPStatus.TOO_MANY_REQUESTS, "too many sockets from this address\n")
            answer.headers["Retry-After"] = str(wait)
        else:
            answer = self._frames.accept(request)
        self._frames.send_response(answer)
        if answer.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._end = self._accept(self)
            self._pulse.add(self)

    def _too_many(self, request: Request) -> int | None:
        """Seconds to wait, if this address has too many sockets."""
        peer = self._transport.get_extra_info("peername")
        forwarded = ",".join(request.headers.get_all("X-Forwarded-For"))
        self.address = self._limits.address_of(peer[0] if peer else "", forwarded)
        try:
            self._closed = self._limits.open_socket(self.address)
        except TooMany as error:
            self._turned_away("socket")
            return error.wait
        return None

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            if self._pinged and self._end is not None:
                self._end.measured(time.monotonic() - self._pinged)
            self._pinged = 0.0
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            data = bytes(frame.data)
            if not frame.fin or self._parts:
                self._parts.append(data)
            if frame.fin and self._end is not None and not self._is_closing:
                if self._parts:
                    data, self._parts = b"".join(self._parts), []
                self._end.heard(data)

    # What our end says

    def send(self, *messages: bytes) -> None:
        """Send several messages in one write, which costs a third of sending them one by one."""
        # A server's text frame is a head followed by the text as it is. A client that is leaving need not be told.
        if self._frames.state is not State.OPEN or self._transport.is_closing():
            return
        frames: list[bytes] = []
        for message in messages:
            size = len(message)
            head = (
                b"\x81%c" % size
                if size < 126
                else _HEAD(0x81, 126, size)
                if size < 65_536
                else _LONG_HEAD(0x81, 127, size)
            )
            frames += (head, message)
        self._transport.write(b"".join(frames))

    def close(self, code: int) -> None:
        """Say goodbye, and cut the client off if it does not answer."""
        self._is_closing = True
        with suppress(InvalidState):
            self._frames.send_close(code)
            self._flush()
            # Read on for the other side's goodbye; a socket that is resting has to finish its rest first.
            self._held.clear()
            self._read_on()
            asyncio.get_running_loop().call_later(CLOSE_WITHIN, self._transport.abort)

    def abort(self) -> None:
        """Cut off without a word."""
        self._held.clear()
        self._transport.abort()

    def pause_reading(self) -> None:
        self._is_busy = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._is_busy = False
        self._read_on()

    def beat(self) -> None:
        """Ask for a sign of life, or cut off if there was none since the last time."""
        if self._pinged:
            self._transport.abort()
            return
        with suppress(InvalidState):
            self._frames.send_ping(b"")
            self._pinged = time.monotonic()
            self._flush()

    def _flush(self) -> None:
        for data in self._frames.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()


class Queue:
    """Wires that have sent several frames at once. They take turns, a frame each, and give way to the rest of the loop in
    between: nobody who sends one frame at a time has to wait for them all."""

    def __init__(self) -> None:
        self._wires: deque[Wire] = deque()
        self._is_running = False

    def add(self, wire: Wire) -> None:
        wire.is_queued = True
        self._wires.append(wire)
        self._run_soon()

    def _run_soon(self) -> None:
        if self._wires and not self._is_running:
            self._is_running = True
            asyncio.get_running_loop().call_soon(self._run)

    def _run(self) -> None:
        until = time.perf_counter() + TURN
        try:
            while self._wires:
                self._take_turn(self._wires.popleft())
                if time.perf_counter() >= until:
                    break
        finally:
            self._is_running = False
            self._run_soon()

    def _take_turn(self, wire: Wire) -> None:
        try:
            has_more = wire.take_frame()
        except Exception:
            wire.abort()
            raise
        if has_more:
            self._wires.append(wire)
        else:
            wire.left_queue()


class Pulse:
    """Pings all wires in turn, a part of them every second."""

    def __init__(self) -> None:
        self._parts: list[set[Wire]] = [set() for _ in range(PULSE)]
        self._next = 0

    def __len__(self) -> int:
        """How many wires there are."""
        return sum(map(len, self._parts))

    def add(self, wire: Wire) -> None:
        """Its first turn comes after everybody else's."""
        self._parts[self._next - 1].add(wire)

    def remove(self, wire: Wire) -> None:
        for part in self._parts:
            part.discard(wire)

    async def run(self) -> None:
        while True:
            part, self._next = self._parts[self._next], (self._next + 1) % PULSE
            for wire in tuple(part):
                wire.beat()
            await asyncio.sleep(1.0)


def _one_text(data: bytes) -> bytes | None:
    """The text, if this is exactly one whole masked text frame and not too long."""
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80 or data[1] == 0xFF:
        return None
    size, at = (data[1] & 0x7F, 2) if data[1] < 0xFE else (int.from_bytes(data[2:4]), 4)
    if len(data) != at + 4 + size or size > MOST_BYTES:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])


def _end_of_frame(data: bytearray) -> int:
    """Where the first frame ends, or 0 if it is not complete. One that is too long need not be: its head is enough to refuse it."""
    if len(data) < 2:
        return 0
    size, head = data[1] & 0x7F, 2
    if size > 125:
        head = 4 if size == 126 else 10
        if len(data) < head:
            return 0
        size = int.from_bytes(data[2:head])
    end = head + (4 if data[1] & 0x80 else 0) + size
    if size > MOST_BYTES:
        return len(data)
    return end if len(data) >= end else 0


def _same_origin(request: Request) -> bool:
    """Browsers say which site a page is from, and only our own pages may open a socket. Other programs say nothing."""
    origin = request.headers.get("Origin")
    return origin is None or origin.split("//")[-1] == request.headers.get("Host")
