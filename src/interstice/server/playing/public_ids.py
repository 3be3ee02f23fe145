"""What people are called on the wire: by an id that is different in every room, so that nobody can be followed from one to another."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from interstice.core.refused import Refused

MOST_KNOWN = 5000
"""How many people are remembered in a room. An earlier one gets an id again once they do something."""


class PublicIds:
    """The public ids of one room, made with a key that never leaves the server."""

    def __init__(self, key: bytes, room: str) -> None:
        self._key = key
        self._room = room
        self._ids: dict[str, str] = {}
        """By person."""
        self._people: dict[str, str] = {}
        """By public id."""

    def of(self, person: str) -> str:
        """What others in this room see instead of a person's id."""
        known = self._ids.get(person)
        return self._make(person) if known is None else known

    def would_be(self, person: str) -> str:
        """The same, without remembering somebody who may never have been here."""
        return blake2b(f"{self._room} {person}".encode(), key=self._key, digest_size=10).hexdigest()

    def of_all(self, people: Iterable[str]) -> tuple[str, ...]:
        return tuple(map(self.of, people))

    def person(self, id: str) -> str:
        """Who that is; refused if nobody in this room has that id."""
        person = self._people.get(id)
        if person is None:
            raise Refused(f"expected the id of somebody who has been in this room; got {id[:40]!r}")
        return person

    def forget(self, person: str) -> None:
        if person in self._ids:
            del self._people[self._ids.pop(person)]

    def _make(self, person: str) -> str:
        id = self.would_be(person)
        self._ids[person], self._people[id] = id, person
        if len(self._ids) > MOST_KNOWN:
            gone = next(iter(self._ids))
            del self._people[self._ids.pop(gone)]
        return id
