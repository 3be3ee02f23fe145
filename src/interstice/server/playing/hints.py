"""What travels over the bus with a hint: a stream's newest entry, or reactions and pointing in a room."""

from __future__ import annotations

import msgspec

from interstice.store.store import NewEntry, Stored

FLASHES = "flash "
"""What the stream of a hint begins with if it carries reactions and pointing; the process and the room follow."""

_Row = tuple[int, str, str, float, float, msgspec.Raw]
_read_row = msgspec.json.Decoder(_Row).decode
_write_row = msgspec.json.Encoder().encode


def encode_newest(new: NewEntry) -> bytes:
    """An entry, so that other processes need not read it from the store."""
    return _write_row((new.seq, new.actor, new.command, new.at, new.lag, msgspec.Raw(new.data)))


def decode_newest(row: bytes) -> Stored:
    seq, actor, command, at, lag, data = _read_row(row)
    return Stored(seq, actor, command, at, bytes(data), lag)


def flashes_of(node: str, room: str) -> str:
    """The stream of a hint that carries flashes."""
    return f"{FLASHES}{node} {room}"


def room_of_flashes(stream: str) -> tuple[str, str] | None:
    """The process and the room, if a hint carries flashes."""
    if not stream.startswith(FLASHES):
        return None
    node, _, room = stream.removeprefix(FLASHES).partition(" ")
    return node, room
