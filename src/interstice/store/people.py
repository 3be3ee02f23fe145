"""What is kept about people: their profile, their devices, where they were, and who is being erased.

A person's id is an internal key. Nobody else sees it."""

from __future__ import annotations

from hashlib import blake2b, sha256

import msgspec

from interstice.store.table import Table


class Person(msgspec.Struct, frozen=True):
    """How somebody appears to others. Somebody who has chosen nothing has no row."""

    id: str
    since: float
    name: str = ""
    animal: str = ""
    """The icon of their badge; empty for none."""
    colour: int = 0
    """Which of the players' colours their badge has, from 1 to 8; 0 for none."""
    language: str = ""
    shows_name: bool = False
    """Whether people outside their rooms see the name too."""


class Device(msgspec.Struct, frozen=True):
    """One of several devices that belong to the same person. A device that was never paired has no row."""

    id: str
    """See `device_of`."""
    person: str
    label: str
    """The browser and the system, such as "Firefox, Android"."""
    used: float
    """The day on which it was last used."""


class Pairing(msgspec.Struct, frozen=True):
    """A code that makes another device the same person."""

    code: str
    person: str
    until: float


class Former(msgspec.Struct, frozen=True):
    """An id that a person had on a device before it was paired. What is stored under it is theirs."""

    id: str
    person: str


class PersonGame(msgspec.Struct, frozen=True):
    """A seat that somebody has played, or that they have only invited bots to a game."""

    person: str
    game: str
    seat: int
    """-1 if they have played none."""
    at: float


class PersonRoom(msgspec.Struct, frozen=True):
    """A room that somebody has opened, entered or been named in."""

    person: str
    room: str


class Erasure(msgspec.Struct, frozen=True):
    """Somebody is being erased. The row goes when nothing of them is left."""

    person: str
    at: float
    key: str
    """What the ids that replace theirs are made from."""
    lease: float = 0.0
    """Until when a process is busy with it."""
    swept: float = 0.0
    """When everything was erased for the first time; 0 before that."""

    def stand_in(self, stream: str) -> str:
        """The id that takes the person's place in a stream, the same however often the work is begun."""
        return blake2b(stream.encode(), key=bytes.fromhex(self.key), digest_size=10).hexdigest()


class Unpaired(msgspec.Struct, frozen=True):
    """A device that no longer belongs to its person. The row stays until all processes have heard of it."""

    device: str
    at: float


def device_of(person: str) -> str:
    """The id of the device whose token has this person's id. A hash of it, so that either can be erased without the other."""
    return sha256(f"interstice device {person}".encode()).hexdigest()[:20]


PEOPLE = Table("person", Person, ("id",), indexes=(("since",),))
DEVICES = Table("device", Device, ("id",), indexes=(("person", "used"),))
PAIRINGS = Table("pairing", Pairing, ("code",), indexes=(("until",), ("person",)))
FORMERS = Table("person_former", Former, ("id",), indexes=(("person",),))
PERSON_GAMES = Table(
    "person_game", PersonGame, ("person", "game", "seat"), indexes=(("person", "at"), ("game",))
)
PERSON_ROOMS = Table("person_room", PersonRoom, ("person", "room"), indexes=(("room",),))
ERASURES = Table("erasure", Erasure, ("person",))
UNPAIRED = Table("device_unpaired", Unpaired, ("device",))
