"""Why the server may refuse a well-formed request."""

from __future__ import annotations

from interstice.core.refused import Refused

UNREADABLE = "unreadable"


class Missing(Refused):
    """There is no such room or game."""


class Unfit(Refused):
    """The body of a request has the right form, but the wrong content."""


class Unreadable(Refused):
    """A game cannot be read, or fails whenever the server attends to it."""

    def __init__(self) -> None:
        super().__init__(
            "this game can be neither read nor continued; the host of the server can see why", UNREADABLE
        )


class UnreadableRoom(Refused):
    """A room in the store cannot be read."""

    def __init__(self) -> None:
        super().__init__("this room cannot be read; the host of the server can see why", "room-unreadable")


class Closed(Refused):
    """The host has removed this person."""

    def __init__(self) -> None:
        super().__init__("the host has removed you from this room")


class Shut(Refused):
    """A moderator has closed the room."""

    def __init__(self) -> None:
        super().__init__("a moderator has closed this room", "room-shut")


class Full(Refused):
    """The room is full."""

    def __init__(self) -> None:
        super().__init__("this room is full; expected fewer people in it", "room-full")


class Stale(Exception):
    """The move answers something that is no longer asked."""
