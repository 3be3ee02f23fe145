"""What can happen in a room, as it is stored."""

from __future__ import annotations

from typing import Literal

import msgspec

from interstice.protocol import Sitter
from interstice.server.playing.heads import RoomWish


class RoomEvent(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True, kw_only=True):
    """Something that happened in a room."""

    asked: str = ""
    """In the first event of an entry: a hash of the message that asked for it, by which the same message is recognised."""


class Sat(RoomEvent, frozen=True):
    seat: int
    sitter: Sitter
    nonce: str = ""


class Stood(RoomEvent, frozen=True):
    seat: int


class TableSet(RoomEvent, frozen=True):
    """The host set the table up in another way, for this many seats."""

    wish: RoomWish
    seats: int


class GameBegan(RoomEvent, frozen=True):
    """`secret` is the server's part of the next game's luck; until then only its hash is public."""

    game: str
    secret: str


class Came(RoomEvent, frozen=True):
    """Somebody opened a socket at a node, which is one of the server's processes."""

    person: str
    node: str


class Went(RoomEvent, frozen=True):
    person: str
    node: str


class TakenOver(RoomEvent, frozen=True):
    """A bot moves for a player of the running game who is away."""

    game: str
    seat: int


class CameBack(RoomEvent, frozen=True):
    """The player moves again."""

    game: str
    seat: int


class ChatSaid(RoomEvent, frozen=True):
    person: str
    name: str
    text: str
    phrase: str = ""


class LinesHidden(RoomEvent, frozen=True):
    """A moderator has hidden lines of chat. The number of a line is one more than that of its entry."""

    lines: tuple[int, ...]


class LinesRestored(RoomEvent, frozen=True):
    lines: tuple[int, ...]


class ChatSet(RoomEvent, frozen=True):
    """What may be said from now on; see `Agreed.chat`."""

    chat: Literal["auto", "free", "phrases"]


class HostPassed(RoomEvent, frozen=True):
    """Somebody else is the host now."""

    person: str


class Muted(RoomEvent, frozen=True):
    """The host or a moderator has muted somebody, or lets them speak again."""

    person: str
    muted: bool


class Closed(RoomEvent, frozen=True):
    """A moderator has closed the room to everybody, or opened it again."""

    closed: bool


class Pointed(RoomEvent, frozen=True):
    """Only in old rooms: it is no longer stored."""

    person: str
    card: int


class Reacted(RoomEvent, frozen=True):
    """Only in old rooms: it is no longer stored."""

    person: str
    reaction: str


class Banned(RoomEvent, frozen=True):
    person: str


def without(sitter: Sitter | None, person: str, stand_in: str) -> Sitter | None:
    """Somebody in a seat, with nothing that shows who it was if it was this person. Bots keep their names."""
    if sitter is None or sitter.person != person:
        return sitter
    name = sitter.name if sitter.bot else ""
    return msgspec.structs.replace(sitter, person=stand_in, name=name, shown=False, animal="", colour=0)


AnyRoomEvent = (
    Sat
    | Stood
    | TableSet
    | GameBegan
    | Came
    | Went
    | TakenOver
    | CameBack
    | ChatSaid
    | LinesHidden
    | LinesRestored
    | ChatSet
    | HostPassed
    | Muted
    | Closed
    | Pointed
    | Reacted
    | Banned
)

encode_events = msgspec.json.Encoder().encode
decode_events = msgspec.json.Decoder(tuple[AnyRoomEvent, ...]).decode


def readable_events(data: bytes) -> tuple[AnyRoomEvent, ...]:
    """The events of an entry; none if it is damaged. For work on many rooms, so that one room cannot stop it."""
    try:
        return decode_events(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ()
