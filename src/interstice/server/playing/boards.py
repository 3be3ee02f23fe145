"""What everyone in a room is told about it, written once for all of them; and reactions and pointing, collected before they are sent."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from interstice import protocol as p

CHANGING = p.RoomChanged.__struct_fields__
MOST_FLASHES = 200


class Board:
    """A room as it is shown, and the version at which each part of it last changed: people are told only what is new to them."""

    def __init__(self) -> None:
        self.version = 0
        self._shown: p.RoomView | None = None
        self._changed: dict[str, int] = {}
        """By field, the version at which it last changed."""
        self._written: dict[int, bytes] = {}
        """By version, what somebody who was told that version still has to be told."""

    def show(self, view: p.RoomView) -> None:
        """How things stand now. `me` is left open."""
        changed = [name for name in CHANGING if getattr(self._shown, name, None) != getattr(view, name)]
        if changed or self._shown is None:
            self.version += 1
            self._shown = view
            self._changed |= dict.fromkeys(changed, self.version)
            self._written.clear()

    def whole(self, me: str, blocked: tuple[str, ...] = (), stood_in: bool = False) -> bytes:
        """The room, for somebody who comes in, has blocked these people, and for whom a bot may have played."""
        assert self._shown is not None
        return p.encode(msgspec.structs.replace(self._shown, me=me, blocked=blocked, stood_in=stood_in))

    def since(self, told: int) -> bytes:
        """What has changed since this version."""
        if told not in self._written:
            fresh = {name: getattr(self._shown, name) for name, at in self._changed.items() if at > told}
            self._written[told] = p.encode(p.RoomChanged(**fresh))
        return self._written[told]


class Flashes:
    """Reactions and pointing: shown for a moment, never stored. Only the latest of each kind counts for each person."""

    def __init__(self) -> None:
        self.count = 0
        """How many people may be told of; see `tell`."""
        self._added = 0
        self._latest: dict[tuple[str, type], tuple[int, bytes]] = {}
        self.waiting: dict[tuple[str, type], p.Flash] = {}

    def add(self, flash: p.Flash, is_ours: bool) -> None:
        """`is_ours`: it came in through this process, so the others must hear of it."""
        key = (flash.person, type(flash))
        self._added += 1
        self._latest.pop(key, None)
        self._latest[key] = (self._added, p.encode(flash))
        if len(self._latest) > MOST_FLASHES:
            del self._latest[next(iter(self._latest))]
        if is_ours:
            self.waiting[key] = flash

    def tell(self) -> None:
        """From now on people see everything that was added."""
        self.count = self._added

    def since(self, told: int, without: Collection[str] = ()) -> list[bytes]:
        """What somebody still has to be told, without what comes from these people, by their public ids."""
        return [
            message
            for (person, _), (number, message) in self._latest.items()
            if told < number <= self.count and person not in without
        ]

    def unsent(self) -> list[p.Flash]:
        """What other processes have not heard yet. Each is returned once."""
        waiting, self.waiting = self.waiting, {}
        return list(waiting.values())
