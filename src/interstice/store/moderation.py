"""What moderators do, and what comes of it."""

from __future__ import annotations

import msgspec

from interstice.store.table import Table


class Moderator(msgspec.Struct, frozen=True):
    """A person to whom the host gave a link."""

    id: str
    name: str
    at: float
    until: float
    session: str = ""
    """The hash of the secret given to the browser that opened the link; empty until one has."""


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a moderator did, and why."""

    id: str
    at: float
    moderator: str
    act: str
    report: str
    why: str
    person: str = ""
    room: str = ""
    lines: tuple[int, ...] = ()
    until: float = 0.0
    """When a mute or a ban ends; 0 if it does not."""
    lifted: str = ""
    """The id of the act that undid this one."""


NAMELESS = {"person": "", "report": "", "why": ""}
"""What is put into an act that can still be taken back, but must not say about whom it was, or why: a reason may name them."""


class Restraint(msgspec.Struct, frozen=True):
    """What somebody may not do anywhere. It names them only by a keyed hash, so that it can outlast their data."""

    who: str
    kind: str
    """A ban, a mute, or a network from which no new guests may come."""
    at: float
    until: float = 0.0
    """0 if it does not end."""
    newcomers: bool = False
    """Whether new guests from this person's network are barred as well, once it is known."""
    act: str = ""


class HiddenLine(msgspec.Struct, frozen=True):
    """A line of chat that nobody sees any more. It is erased after a while."""

    room: str
    line: int
    at: float


class Correction(msgspec.Struct, frozen=True, kw_only=True):
    """What a moderator has accepted about a card."""

    report: str
    at: float
    moderator: str
    deck: str
    face: str
    version: str
    was: int
    """The year on the card."""
    year: int
    """The year that it should have; the same if something else is wrong."""
    why: str


class Block(msgspec.Struct, frozen=True):
    """One person has blocked another."""

    person: str
    other: str
    id: str
    """Names the block to the person, in place of the other's id."""
    name: str
    """What the other was called."""
    at: float


MODERATORS = Table("moderator", Moderator, ("id",), indexes=(("at",),))
ACTS = Table("moderation_act", Act, ("id",), indexes=(("at",), ("report", "at"), ("person", "at")))
RESTRAINTS = Table("restraint", Restraint, ("who", "kind"), indexes=(("at",),))
HIDDEN_LINES = Table("hidden_line", HiddenLine, ("room", "line"), indexes=(("at",),))
CORRECTIONS = Table("correction", Correction, ("report",), indexes=(("deck", "at"),))
BLOCKS = Table("block", Block, ("person", "other"), indexes=(("other",),), unique=(("id",),))
