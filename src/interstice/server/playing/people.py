"""Who somebody is: a secret token that their browser keeps, and an id that is made from it and never leaves the server."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable, Iterable
from hashlib import sha256
from typing import NamedTuple

from interstice.core.refused import Refused
from interstice.server.playing.clocks import LAG
from interstice.server.playing.refusals import Missing
from interstice.store.people import (
    DEVICES,
    FORMERS,
    PAIRINGS,
    UNPAIRED,
    Device,
    Erasure,
    Former,
    Pairing,
    Unpaired,
    device_of,
)
from interstice.store.rows import Put, Remove, Rows, Update, Write
from interstice.store.store import Store

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""What codes are made of: no letters that are easily mistaken for others."""
PAIRING_WITHIN = 300.0
MOST_DEVICES = 100
DAY = 86_400.0

MOST_ERASED = 1000
PEOPLE_CHANGED = "people"
"""The stream that is woken when somebody is erased or a device unpaired."""
ERASED, UNPAIRED_NOW = "erased", "unpaired"

Carried = Callable[[str, str], Awaitable[list[Write]]]
"""What has to be written so that a restraint on the first person also applies to the second."""

_TOKEN = re.compile(r"[0-9a-zA-Z_-]{22,128}")


def person_of(token: str) -> str:
    """The id of a token's holder, unless the token was paired. The token itself is never stored, logged or sent."""
    if not _TOKEN.fullmatch(token):
        raise Refused("expected a token of 22 to 128 letters and digits; got something else")
    return sha256(f"interstice person {token}".encode()).hexdigest()[:20]


def device_of_token(token: str) -> str:
    return device_of(person_of(token))


def random_code(letters: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def random_person() -> str:
    return secrets.token_hex(10)


class Joined(NamedTuple):
    """A device was paired with a person."""

    person: str
    former: str
    """The person its holder was before, if nobody can be that person any more."""


class People:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._lags: dict[str, float] = {}
        self._erasing: set[str] = set()
        """The people who are being erased."""
        self._erased: dict[str, Erasure] = {}
        """The same, and the latest of those who have been."""
        self._unpaired: dict[str, str] = {}
        """Devices that were unpaired in the last minute, and the new guests that they are."""

    async def who(self, token: str) -> str:
        """The id that belongs to a token, or to the person with whom it was paired."""
        person = person_of(token)
        device = await self._store.rows.get(DEVICES, device_of(person))
        if device is not None:
            await self._note_use(device)
            person = device.person
        if person in self._erasing:
            raise Refused("everything about you is being deleted; expected a new token", "erased")
        return person

    async def _note_use(self, device: Device) -> None:
        today = self._now() // DAY * DAY
        if device.used < today:
            await self._store.rows.write(Update(DEVICES, (device.id,), {"used": today}))

    # One person on several devices

    async def offer_pairing(self, token: str, label: str = "") -> str:
        """A code that makes another device the same person. It can be used once, for a few minutes."""
        person, code = await self.who(token), random_code(8)
        pairing = Pairing(code, person, self._now() + PAIRING_WITHIN)
        await self._store.rows.write(self._belongs(token, person, label), Put(PAIRINGS, pairing))
        return code

    async def pair(self, token: str, code: str, label: str = "") -> Joined:
        """Make this token belong to the person who offered the code."""
        pairing = await self._store.rows.get(PAIRINGS, code.upper()[:8])
        before = await self.who(token)
        if pairing is None or pairing.until < self._now():
            raise _unknown_code()
        writes: list[Write] = [Remove(PAIRINGS, (pairing.code,))]
        former = ""
        if before != pairing.person:
            if await self._is_alone(token, before):
                # Nobody can be that person any more, so what is stored of them belongs to the same human being.
                former = before
                writes.append(Put(FORMERS, Former(former, pairing.person)))
            writes.append(self._belongs(token, pairing.person, label))
        if not await self._store.rows.write(*writes):
            raise _unknown_code()
        return Joined(pairing.person, former)

    async def _is_alone(self, token: str, person: str) -> bool:
        """Whether no other device belongs to the person."""
        mine = device_of_token(token)
        devices = await self.devices(person)
        # The device with whose token the person began has no row before it is paired.
        is_elsewhere = (
            device_of(person) != mine and await self._store.rows.get(DEVICES, device_of(person)) is None
        )
        return not is_elsewhere and all(device.id == mine for device in devices)

    def _belongs(self, token: str, person: str, label: str) -> Put[Device]:
        today = self._now() // DAY * DAY
        return Put(DEVICES, Device(device_of_token(token), person, label, today))

    async def devices(self, person: str) -> list[Device]:
        """The paired devices, the most recently used first."""
        found = await self._store.rows.find(
            DEVICES, {"person": person}, ("used",), descending=True, limit=MOST_DEVICES
        )
        return list(found)

    async def unpair(self, person: str, device: str, carried: Carried) -> None:
        """Turn a device into a new guest, to whom whatever restrains the person is `carried` over."""
        found = await self._store.rows.get(DEVICES, device)
        if found is None or found.person != person:
            raise Missing("there is no such device among yours", "no-device")
        guest = random_person()
        # A row stays, since the token of the first device would otherwise be this person's again.
        await self._store.rows.write(
            Update(DEVICES, (device,), {"person": guest}, {"person": person}),
            Put(UNPAIRED, Unpaired(device, self._now())),
            *await carried(person, guest),
        )

    async def all_ids(self, person: str) -> list[str]:
        """The id of a person, and those that they had before devices were paired."""
        return await ids_of(self._store, person)

    # People who are erased, and devices that are unpaired

    def forget(self, erasures: Iterable[Erasure], devices: dict[str, str]) -> None:
        """These people are being erased, and these devices were unpaired just now: each is a new guest."""
        self._erasing = {erasure.person for erasure in erasures}
        self._erased |= {erasure.person: erasure for erasure in erasures}
        while len(self._erased) > MOST_ERASED:
            del self._erased[next(iter(self._erased))]
        self._unpaired = devices

    def is_gone(self, person: str, device: str) -> str:
        """Why somebody can no longer be here, as a word that clients know; empty if they can."""
        if person in self._erased:
            return ERASED
        return UNPAIRED_NOW if self._unpaired.get(device, person) != person else ""

    def stand_in(self, person: str, stream: str) -> str:
        """The person or, if they were erased, the id that replaces theirs in a stream."""
        erasure = self._erased.get(person)
        return person if erasure is None else erasure.stand_in(stream)

    # How long their messages travel

    def measured(self, person: str, lag: float) -> None:
        """Note how many seconds a message takes from somebody who is connected here."""
        self._lags[person] = lag

    def disconnected(self, person: str) -> None:
        self._lags.pop(person, None)

    def lag_of(self, person: str) -> float:
        """The last measurement or, if there is none, the most that is allowed for."""
        return self._lags.get(person, LAG)

    def measured_here(self) -> set[str]:
        """The people whose messages were measured."""
        return set(self._lags)


async def ids_of(store: Store, person: str) -> list[str]:
    """The id of a person, and those that they had before devices were paired, and so on."""
    found = [person]
    for id in found:
        found += [
            former.id async for former in store.rows.each(FORMERS, {"person": id}) if former.id not in found
        ]
    return found


async def id_now(rows: Rows, person: str) -> str:
    """The current id of the person who had this one; it is a different id if their device has been paired since."""
    while (former := await rows.get(FORMERS, person)) is not None:
        person = former.person
    return person


def _unknown_code() -> Missing:
    return Missing("this pairing code is unknown, already used or too old; make a new one", "pairing")
