"""What can happen in a room, as it is stored."""

from __future__ import annotations

import msgspec

from interstice.protocol import Sitter
from interstice.server.playing.heads import RoomWish


class RoomEvent(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened in a room."""


class Sat(RoomEvent, frozen=True):
    seat: int
    sitter: Sitter
    nonce: str = ""


class Stood(RoomEvent, frozen=True):
    seat: int


class TableSet(RoomEvent, frozen=True):
    """The host set the table up in another way, for so many seats."""

    wish: RoomWish
    seats: int


class GameBegan(RoomEvent, frozen=True):
    """`secret` is the server's part of the next game's luck; until then only its hash is told."""

    game: str
    secret: str


class Came(RoomEvent, frozen=True):
    """Somebody opened a socket at a node: one of the processes that serve."""

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


class Reported(RoomEvent, frozen=True):
    """For whoever runs the server to look at."""

    by: str
    person: str
    why: str


def without(sitter: Sitter | None, person: str, stand_in: str) -> Sitter | None:
    """Somebody on a seat, with nothing that tells who it was if it was this person. Bots keep their names."""
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
    | Pointed
    | Reacted
    | Banned
    | Reported
)

encode_events = msgspec.json.Encoder().encode
decode_events = msgspec.json.Decoder(tuple[AnyRoomEvent, ...]).decode
