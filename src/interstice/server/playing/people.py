"""Who somebody is: a secret token that their browser keeps, and an id that is made from it and never leaves the server."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from hashlib import sha256

from interstice.core.refused import Refused
from interstice.server.playing.clocks import LAG
from interstice.server.playing.refusals import Missing
from interstice.store.store import Store

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""What codes are made of: no letter that is easily taken for another."""
PAIRING = "pair-"
"""Marks that begin with this hold a pairing code: until when it is good, and for whom."""
PAIRING_WITHIN = 300.0

_TOKEN = re.compile(r"[0-9a-zA-Z_-]{22,128}")


def person_of(token: str) -> str:
    """The id under which the server keeps somebody. The token itself is never stored, logged or sent."""
    if not _TOKEN.fullmatch(token):
        raise Refused("expected a token of 22 to 128 letters and digits; got something else")
    return sha256(f"interstice person {token}".encode()).hexdigest()[:20]


def random_code(letters: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


class People:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._lags: dict[str, float] = {}

    async def who(self, token: str) -> str:
        """The id that belongs to a token, or to the token with which it was paired."""
        person = person_of(token)
        return await self._store.get(f"alias-{person}") or person

    # One person on several devices

    async def offer_pairing(self, token: str) -> str:
        """A code that makes another device the same person. It can be used once, for a few minutes."""
        code = random_code(8)
        await self._store.put(f"{PAIRING}{code}", f"{self._now() + PAIRING_WITHIN} {await self.who(token)}")
        return code

    async def pair(self, token: str, code: str) -> None:
        """Make this token belong to the person who offered the code."""
        key = f"{PAIRING}{code.upper()[:8]}"
        until, _, person = (await self._store.get(key) or "0").partition(" ")
        if float(until) < self._now():
            raise Missing("the pairing code is not known, or used, or too old; make a new one", "pairing")
        await self._store.drop(key)
        await self._store.put(f"alias-{person_of(token)}", person)

    # How long their messages travel

    def measured(self, person: str, lag: float) -> None:
        """A message from somebody who is connected here travels for so many seconds."""
        self._lags[person] = lag

    def disconnected(self, person: str) -> None:
        self._lags.pop(person, None)

    def lag_of(self, person: str) -> float:
        """As it was last measured; the most that is allowed for, if it was not."""
        return self._lags.get(person, LAG)

    def measured_here(self) -> set[str]:
        """The people whose messages were measured."""
        return set(self._lags)
