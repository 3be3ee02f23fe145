"""What everyone in a room is told of it, made once for all of them; and the fleeting things, gathered before they are told."""

from __future__ import annotations

from typing import Any

from interstice import protocol as p

MOST_FLASHES = 200
FLASHES = "flash "
"""What hints begin with that carry reactions and pointing; then come the process and the room."""


class Board:
    """A room's view field by field, each with the version at which it last changed, so that only changes need be told."""

    def __init__(self) -> None:
        self.version = 0
        self._fields: dict[str, bytes] = {}
        self._changed: dict[str, int] = {}
        self._written: dict[int, bytes] = {}
        """By the version somebody was told of: what has changed since."""

    def show(self, view: dict[str, Any]) -> None:
        """This is how it stands now."""
        written = {name: p.encode(value) for name, value in view.items()}
        changed = [name for name, value in written.items() if self._fields.get(name) != value]
        if changed:
            self.version += 1
            self._fields = written
            self._changed |= dict.fromkeys(changed, self.version)
            self._written.clear()

    def since(self, told: int) -> bytes:
        """The fields that have changed since a version, as members of an object in JSON."""
        found = self._written.get(told)
        if found is None:
            fresh = (name for name, version in self._changed.items() if version > told)
            found = b",".join(b'"%b":%b' % (name.encode(), self._fields[name]) for name in fresh)
            self._written[told] = found
        return found


class Flashes:
    """Reactions and pointing: seen for a moment, never stored. Of each person only the latest of a kind counts."""

    def __init__(self) -> None:
        self.count = 0
        """How many have been told; see `tell`."""
        self._added = 0
        self._latest: dict[tuple[str, type], tuple[int, bytes]] = {}
        self._unsent: dict[tuple[str, type], p.Flash] = {}

    def add(self, flash: p.Flash, is_ours: bool) -> None:
        """`is_ours`: it came in here, and other processes must hear of it."""
        key = (flash.person, type(flash))
        self._added += 1
        self._latest.pop(key, None)
        self._latest[key] = (self._added, p.encode(flash))
        if len(self._latest) > MOST_FLASHES:
            del self._latest[next(iter(self._latest))]
        if is_ours:
            self._unsent[key] = flash

    def tell(self) -> None:
        """From now on everybody is told of what has been added."""
        self.count = self._added

    def since(self, told: int) -> list[bytes]:
        return [message for number, message in self._latest.values() if told < number <= self.count]

    def unsent(self) -> list[p.Flash]:
        """What other processes have yet to hear; from now on they have."""
        waiting, self._unsent = self._unsent, {}
        return list(waiting.values())
