"""Own decks in play: pinned as they are when somebody chooses them for a room, so that no later save changes a game.

A room knows an own deck by its pin, a secret of that room's people: with it they can read the fronts and see the pictures. No pin
gives a year away, since cards lie in the order of their random ids.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence

import msgspec

from interstice.core.refused import Refused
from interstice.decks.edition import About, Edition, PrintedCard
from interstice.decks.load import load_shipped
from interstice.server.playing.host_decks import HostDecks
from interstice.server.playing.own_decks import Opened, OwnDecks
from interstice.server.playing.own_themes import numbered, with_numbers
from interstice.server.playing.pictures import Pictures
from interstice.server.playing.refusals import Missing
from interstice.store.own_decks import PINNED_GAMES, PINS, Pin, PinnedGame
from interstice.store.reports import REPORTS
from interstice.store.rows import Insert, Put, Remove, Rows, Update

OWN, LINK, PIN = "own:", "link:", "pin-"
"""How the names of decks begin in a wish: one's own, one from a link, or one that a room has already."""
HOSTED = "pin-host-"
"""What the pins of the host's decks begin with."""
HOST = "host:"
"""What the host's decks are called in the store."""
ROOM = "room-"
"""What the ids of rooms begin with."""
UNUSED = 86_400.0
"""How many seconds a pin is kept at least: somebody may be opening a room with it."""
MOST = 200
"""How many are held in memory."""
NOTHING = About(name={}, licence="")


class Pins:
    def __init__(
        self, rows: Rows, own: OwnDecks, pictures: Pictures, hosts: HostDecks, now: Callable[[], float]
    ) -> None:
        self._rows = rows
        self._hosts = hosts
        self._own = own
        self._pictures = pictures
        self._now = now
        self._editions: dict[str, Edition] = {}
        self.is_over: Callable[[str], Awaitable[bool]] = _never
        """Whether a game is over."""
        self.is_there: Callable[[str], Awaitable[bool]] = _always
        """Whether a game or room is still stored."""

    # Choosing

    async def choose(self, person: str, decks: Sequence[str], there: Collection[str] = ()) -> tuple[str, ...]:
        """The same decks, with pins in place of people's own and linked decks. Pins that are `there` already may stay."""
        return tuple([await self._pinned(person, name, there) for name in decks])

    async def themes(
        self, person: str, decks: Sequence[str], pins: Sequence[str], themes: Sequence[str]
    ) -> tuple[str, ...]:
        """The same themes of these decks, as they are called in their pins."""
        opened = zip(
            pins, [await self._opened(person, name) for name in decks] if themes else [], strict=False
        )
        given = [numbered(msgspec.structs.replace(each.edition(), id=pin)) for pin, each in opened if each]
        return tuple(
            dict.fromkeys(
                called
                for theme in themes
                for called in [each[theme] for each in given if theme in each] or [theme]
            )
        )

    async def of_link(self, token: str) -> str:
        """The pin of the deck that a link shows, whether it is for playing or for copying."""
        return await self._pin((await self._own.linked(token))[1])

    async def _pinned(self, person: str, name: str, there: Collection[str]) -> str:
        if (opened := await self._opened(person, name)) is not None:
            return await self._pin(opened)
        if (hosted := self._hosts.find(name)) is not None:
            return await self._pin_hosted(hosted)
        if name.startswith(PIN):
            if name not in there:
                raise Missing("expected one of your decks, or a link to one", "no-deck")
            await self.read(name)
            if await self._is_gone(name):
                raise Missing("the deck was deleted", "no-deck")
        return name

    async def _opened(self, person: str, name: str) -> Opened | None:
        """One's own deck or one from a link; None for any other."""
        if name.startswith(OWN):
            return await self._own.open(name.removeprefix(OWN), person)
        if name.startswith(LINK):
            link, opened = await self._own.linked(name.removeprefix(LINK))
            if link.kind != "play":
                raise Missing("the link is for copying; expected one for playing", "no-link")
            return opened
        return None

    async def _pin(self, opened: Opened) -> str:
        """The pin of a deck as it is now; made if nobody has played this version yet."""
        row = opened.row
        found = await self._rows.find(PINS, {"deck": row.id, "version": row.version})
        pin = found[0].id if found else f"{PIN}{secrets.token_hex(16)}"
        box = with_numbers(msgspec.structs.replace(opened.edition(), id=pin))
        if not box.cards:
            raise Refused("expected a deck with finished cards; there is none", "no-cards")
        if not found or found[0].at < self._now() - UNUSED / 2:
            content = msgspec.to_builtins(box)
            await self._rows.write(Put(PINS, Pin(pin, row.id, row.version, self._now(), False, content)))
        await self._pictures.pin(pin, {card.photo for card in box.cards})
        self._hold(box)
        return pin

    async def _pin_hosted(self, box: Edition) -> str:
        """The pin of a deck of the host as it is now. Everybody may see what is played with it."""
        deck, version = f"{HOST}{box.id}", _version(box)
        found = await self._rows.find(PINS, {"deck": deck, "version": version})
        pin = found[0].id if found else f"{HOSTED}{secrets.token_hex(16)}"
        box = msgspec.structs.replace(box, id=pin)
        if not found:
            content = msgspec.to_builtins(box)
            await self._rows.write(Insert(PINS, Pin(pin, deck, version, self._now(), False, content)))
        self._hold(box)
        return pin

    # Reading

    def edition(self, name: str) -> Edition:
        """A deck that comes with Interstice, or a pinned one that was read before."""
        if not name.startswith(PIN):
            return load_shipped(name)
        if name not in self._editions:
            raise Missing("there is no such deck", "no-deck")
        return self._editions[name]

    async def read(self, name: str) -> Edition:
        """The same, from the store if need be. A deck that is gone has no cards."""
        if name.startswith(PIN) and name not in self._editions:
            pin = await self._rows.get(PINS, name)
            if pin is None:
                raise Missing("there is no such deck", "no-deck")
            if not pin.content:
                return Edition(name, NOTHING, ())
            self._hold(msgspec.convert(pin.content, Edition))
        return self.edition(name)

    async def faces(self, pins: Sequence[str]) -> dict[str, tuple[str, PrintedCard]]:
        """The cards of these decks, and their decks, by face."""
        return {card.id: (pin, card) for pin in pins for card in (await self.read(pin)).cards}

    async def deck_of(self, name: str) -> str:
        """Which deck was pinned; any other deck has the same name."""
        pin = await self._rows.get(PINS, name) if name.startswith(PIN) else None
        return pin.deck.removeprefix(HOST) if pin else name

    def _hold(self, box: Edition) -> None:
        if len(self._editions) >= MOST:
            del self._editions[next(iter(self._editions))]
        self._editions[box.id] = box

    async def _is_gone(self, name: str) -> bool:
        pin = await self._rows.get(PINS, name)
        return pin is None or pin.gone

    # Playing and letting go

    async def furnish(self, room: str, decks: Sequence[str]) -> None:
        """A room is set up with these decks."""
        await self.begin(room, [name for name in decks if name.startswith(PIN)])

    async def begin(self, game: str, pins: Sequence[str]) -> None:
        """A game begins with these decks."""
        if pins:
            await self._rows.write(*(Put(PINNED_GAMES, PinnedGame(pin, game)) for pin in pins))

    async def let_go(self, deck: str) -> None:
        """A deck was deleted: versions that no running game uses are deleted now, and the rest when those games are over."""
        async for pin in self._rows.each(PINS, {"deck": deck}):
            await self._rows.write(Update(PINS, (pin.id,), {"gone": True}))
            await self._sweep(pin)

    async def sweep(self) -> None:
        """Delete what games were played with that are over by now, of decks that are gone; and what is in no room, game or report
        any more. Forget what another process has deleted."""
        reported = {report.deck async for report in self._rows.each(REPORTS)}
        async for pin in self._rows.each(PINS):
            if pin.gone:
                await self._sweep(pin)
            if pin.at < self._now() - UNUSED and pin.id not in reported and not self._is_offered(pin):
                await self._sweep_unused(pin)
        for id in list(self._editions):
            there = await self._rows.get(PINS, id)
            if there is None or not there.content:
                self._editions.pop(id, None)

    async def _sweep(self, pin: Pin) -> None:
        uses = [each.game async for each in self._rows.each(PINNED_GAMES, {"pin": pin.id})]
        games = [use for use in uses if not use.startswith(ROOM)]
        if all([await self.is_over(game) for game in games]):
            self._editions.pop(pin.id, None)
            await self._pictures.unpin(pin.id)
            if games:
                await self._rows.write(Update(PINS, (pin.id,), {"content": {}, "gone": True}))
            else:
                rooms = [Remove(PINNED_GAMES, (pin.id, use)) for use in uses]
                await self._rows.write(Remove(PINS, (pin.id,)), *rooms)

    def _is_offered(self, pin: Pin) -> bool:
        """Whether it is a deck of the host as it is now."""
        box = self._hosts.find(pin.deck.removeprefix(HOST)) if pin.id.startswith(HOSTED) else None
        return box is not None and _version(box) == pin.version

    async def _sweep_unused(self, pin: Pin) -> None:
        uses = [each.game async for each in self._rows.each(PINNED_GAMES, {"pin": pin.id})]
        for use in uses:
            if await self.is_there(use):
                return
        self._editions.pop(pin.id, None)
        await self._pictures.unpin(pin.id)
        out = [Remove(PINNED_GAMES, (pin.id, use)) for use in uses]
        # Unless somebody has chosen it in the meantime.
        await self._rows.write(Remove(PINS, (pin.id,), {"at": pin.at}), *out)


def is_private(name: str) -> bool:
    """Whether a deck is only for the people in its room."""
    return name.startswith(PIN) and not name.startswith(HOSTED)


def _version(box: Edition) -> int:
    return int(box.hash[:15], 16)


async def _never(game: str) -> bool:
    return False


async def _always(stream: str) -> bool:
    return True
