"""Who is banned or muted on this server, kept in memory because every message is checked."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b

from msgspec.structs import replace

from interstice.core.refused import Refused
from interstice.store.moderation import ACTS, RESTRAINTS, Restraint
from interstice.store.results import RESULTS
from interstice.store.rows import Put, Write
from interstice.store.store import Store

BAN, MUTE, NETWORK = "ban", "mute", "network"
"""The kinds of restraints. The last bars new guests from a network."""
KEY = "key-of-moderation"
"""The mark that holds the secret with which people and networks are hashed, and links are signed."""
MODERATED = "moderated"
"""The stream of a hint that a moderator has done something."""
BARRED_FOR = 81_000.0
"""Seconds for which a network is barred: so much less than a day that the hourly round has forgotten it within one."""
MOST_MET = 100_000


class Banned(Refused):
    """A moderator has banned this person."""

    def __init__(self) -> None:
        super().__init__("a moderator of this server has banned you", "banned")


class Barred(Refused):
    """New guests from this network have to wait."""

    def __init__(self) -> None:
        super().__init__("new guests from your network cannot join today; try again tomorrow", "barred")


class Restraints:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._key = b""
        self._stamp: object = None
        """The newest restraint when they were last read."""
        self._known: dict[tuple[str, str], Restraint] = {}
        self._met: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """By the hash of a person, the hash of the network that they last came from, and when. Forgotten after a day, never stored."""

    async def key(self) -> bytes:
        if not self._key:
            self._key = bytes.fromhex(await self._store.put_first(KEY, secrets.token_hex(32)))
        return self._key

    async def read(self) -> bool:
        """Read them again if a moderator has done something. Returns whether one has."""
        self._forget()
        await self.key()
        rows = self._store.rows
        acts = await rows.find(ACTS, by=("at",), descending=True, limit=1)
        newest = await rows.find(RESTRAINTS, by=("at",), descending=True, limit=1)
        # Two acts may bear the same time, and the clocks of two processes may differ.
        stamp = ([act.id for act in acts], newest, await rows.count(ACTS), await rows.count(RESTRAINTS))
        if stamp == self._stamp:
            return False
        self._known = {(row.who, row.kind): row async for row in rows.each(RESTRAINTS)}
        self._stamp = stamp
        for restraint in list(self._known.values()):
            if restraint.newcomers and restraint.who in self._met:
                await self._bar(restraint, self._met[restraint.who][0])
        return True

    def hashed(self, what: str) -> str:
        return blake2b(what.encode(), key=self._key, digest_size=16).hexdigest()

    def of(self, person: str, kind: str) -> Restraint | None:
        """What restrains somebody now."""
        return self._active(self.hashed(person), kind) if self._known else None

    async def carried(self, person: str, to: str) -> list[Write]:
        """What restrains somebody also restrains whoever one of their devices becomes. Lifting it frees both."""
        await self.read()
        found = [self.of(person, kind) for kind in (BAN, MUTE)]
        return [Put(RESTRAINTS, replace(each, who=self.hashed(to))) for each in found if each is not None]

    def require_voice(self, person: str) -> None:
        if self.of(person, MUTE) is not None:
            raise Refused("a moderator of this server has muted you for now", "muted-everywhere")

    async def meet(self, person: str, network: str) -> None:
        """Let somebody in from this network, or refuse them."""
        if self._stamp is None:
            await self.read()
        who, where = self.hashed(person), self.hashed(network)
        ban = self._active(who, BAN)
        if ban is not None:
            if ban.newcomers:
                await self._bar(ban, where)
            raise Banned
        if self._active(where, NETWORK) and await self._is_new(person):
            raise Barred
        self._met[who] = where, self._now()
        self._met.move_to_end(who)
        self._forget()

    def _forget(self) -> None:
        """Forget people who came more than a day ago, or too many people ago."""
        while self._met:
            oldest = next(iter(self._met))
            if len(self._met) <= MOST_MET and self._now() - self._met[oldest][1] < BARRED_FOR:
                return
            del self._met[oldest]

    def _active(self, who: str, kind: str) -> Restraint | None:
        found = self._known.get((who, kind))
        return found if found is not None and (not found.until or found.until > self._now()) else None

    async def _bar(self, ban: Restraint, network: str) -> None:
        """Bar a network for most of a day from the moment of the ban."""
        until = ban.at + BARRED_FOR
        if (network, NETWORK) not in self._known and until > self._now():
            row = Restraint(network, NETWORK, self._now(), until, act=ban.act)
            self._known[network, NETWORK] = row
            await self._store.rows.write(Put(RESTRAINTS, row))

    async def _is_new(self, person: str) -> bool:
        """Whether somebody has neither been here lately nor ever finished a game."""
        if self.hashed(person) in self._met:
            return False
        return not await self._store.rows.find(RESULTS, {"person": person}, limit=1)
