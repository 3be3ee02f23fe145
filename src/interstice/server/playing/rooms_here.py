"""The rooms that this process has in memory: opened, found, changed, and listed for strangers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec

from interstice.core.refused import Refused
from interstice.decks.choose import choose
from interstice.decks.edition import Edition
from interstice.decks.load import load_shipped
from interstice.protocol import Flash
from interstice.rules.presets import preset
from interstice.server.playing import room_events as e
from interstice.server.playing.aside import PutAside
from interstice.server.playing.background import Background
from interstice.server.playing.clocks import Clock
from interstice.server.playing.guided import guide
from interstice.server.playing.heads import CardsWish, RoomHead, RoomWish, decode_room_head, encode_head
from interstice.server.playing.heart import Heart
from interstice.server.playing.hints import flashes_of
from interstice.server.playing.names import bot_name
from interstice.server.playing.people import random_code
from interstice.server.playing.pins import ROOM, Pins
from interstice.server.playing.refusals import Closed, Missing, Shut, UnreadableRoom
from interstice.server.playing.rooms import Room, asked_by, check_same
from interstice.server.playing.watching import Watching
from interstice.store.daily import DAILY_TRIES
from interstice.store.people import PERSON_ROOMS, PersonRoom
from interstice.store.rows import Put, Write
from interstice.store.store import NewEntry, Repeated, Store, Stored, Unavailable, Verdict
from interstice.text import LANGUAGES

LISTED, UNLISTED = "listed", "room"
"""The kinds under which rooms are stored: those that strangers can find, and all others."""
MOST_LISTED = 500
LOBBY = "lobby"
"""The stream that those who look at the list of open rooms watch."""
LOBBY_EVENTS = (e.Sat, e.Stood, e.TableSet, e.GameBegan, e.Came, e.Went, e.Banned, e.Closed)
"""What may change how a room is listed."""
ATTENDANT = "attendant"
"""The actor of things that nobody asked for."""
MOST_NOTED = 20_000
KEY = "key-of-public-ids"
"""The mark that holds the secret with which public ids are made."""
PIECE = 500
"""How many entries of a long stream are read at once; in between, others have their turn."""


class RoomsHere:
    def __init__(
        self,
        store: Store,
        watching: Watching,
        background: Background,
        heart: Heart,
        now: Callable[[], float],
        token: Callable[[int], str],
        pins: Pins,
    ) -> None:
        self._store = store
        self._watching = watching
        self._background = background
        self._heart = heart
        self._now = now
        self._token = token
        self._pins = pins
        self._rooms: dict[str, Room] = {}
        self.aside = PutAside("room", store, now)
        self._noted: dict[tuple[str, str], None] = {}
        """The latest visits that were stored by this process."""
        self._key = b""

    async def make_ready(self) -> None:
        """Read the key for public ids, which the first process makes for all of them."""
        self._key = bytes.fromhex(await self._store.put_first(KEY, self._token(32)))

    def here(self, id: str) -> Room | None:
        """The room, if it is in memory."""
        return self._rooms.get(id)

    def all_here(self) -> list[Room]:
        return list(self._rooms.values())

    def count(self) -> int:
        return len(self._rooms)

    def forget_idle(self) -> None:
        """Drop rooms that nobody here watches; the store has them."""
        for id, room in list(self._rooms.items()):
            if not self._watching.is_watched(id) and not room.lock.locked():
                del self._rooms[id]

    # Opening and finding

    async def open(self, host: str, wish: RoomWish) -> Room:
        """A new room with a code of six letters."""
        wish = await self.pinned(host, wish)
        agreed, seats = _agree_guided(wish) if wish.guided else _agree(wish, self._pins.edition)
        secret = guide(wish.preset).secret_hex if wish.guided else self._token(32)
        room = await self._store_new(agreed, seats=seats, host=host, secret=secret)
        if wish.guided:
            await self.change(room.id, host, "guide", lambda room: tuple(_bots_of(room)))
        return room

    async def pinned(self, person: str, wish: RoomWish, there: Iterable[str] = ()) -> RoomWish:
        """The wish with own and linked decks as they are now. Those that are `there` already may stay."""
        if not wish.decks:
            return wish
        decks = await self._pins.choose(person, wish.decks, frozenset(there))
        themes = await self._pins.themes(person, wish.decks, decks, wish.themes)
        return msgspec.structs.replace(wish, decks=decks, themes=themes)

    async def set_up(self, id: str, person: str, command: str, wish: RoomWish, asked: str = "") -> None:
        """Set the table up in another way."""
        room = await self.find(id)
        room.require_host(person)
        wish = await self.pinned(person, wish, room.head.decks)
        await self._pins.furnish(id, wish.decks)
        await self.change(
            id, person, command, lambda room: set_up(room, person, wish, self._pins.edition), asked=asked
        )

    async def open_alone(self, host: str, wish: CardsWish) -> Room:
        """A room for these cards. If they are the line of a day, nobody else can enter it."""
        options = {"lives": "endless", "cards": "all"}
        agreed = RoomWish("solo", options, wish.decks, language=wish.language)
        secret = wish.secret or self._token(32)
        day = {"daily": wish.day, "for_fun": wish.for_fun}
        return await self._store_new(agreed, seats=1, host=host, secret=secret, deck=wish.deck, **day)

    async def _store_new(self, agreed: RoomWish, **more: Any) -> Room:
        """The room under a code that no other has."""
        while True:
            head = RoomHead(**msgspec.structs.asdict(agreed), code=random_code(6), **more)
            room = Room(f"{ROOM}{self._token(12)}", head, self._key)
            await self._note_visit(room.id, head.host)
            await self._pins.furnish(room.id, head.decks)
            if await self._store.create(room.id, UNLISTED, encode_head(head), self._now(), head.code):
                self._rooms[room.id] = room
                return room

    async def find(self, id: str) -> Room:
        """The room as it is stored, as far as this process can know."""
        room = self._rooms.get(id)
        if room is None:
            if id in self.aside:
                raise UnreadableRoom
            head = await self._store.head(id)
            if head is None:
                raise Missing("there is no such room; check the code")
            try:
                room = Room(id, decode_room_head(head), self._key)
            except Exception as error:
                self._put_aside(id, error)
                raise UnreadableRoom from error
            await self._read_on(room)
            return self._rooms.setdefault(id, room)
        if not self._watching.bus.hears_all and not self._watching.is_watched(id):
            # The bus keeps watched rooms current; read an unwatched one now.
            await self._read_on(room)
        return room

    async def by_code(self, code: str) -> Room:
        id = await self._store.find(code.upper())
        if id is None:
            raise _no_room(code)
        return await self.find(id)

    async def enter(self, code: str, person: str) -> Room:
        """The room with this code, unless it is closed to this person."""
        room = await self.by_code(code)
        if room.head.daily and not (person == room.head.host and await self._is_their_try(room.head)):
            raise _no_room(code)
        if room.is_closed:
            raise Shut
        if person in room.banned:
            raise Closed
        return room

    async def _is_their_try(self, head: RoomHead) -> bool:
        """Whether the line of a day is played for fun, or in the one room in which it counts: somebody who began it on two devices
        at the same moment has opened another one as well."""
        if head.for_fun:
            return True
        begun = await self._store.rows.get(DAILY_TRIES, head.daily, head.host)
        return begun is not None and begun.code == head.code

    async def catch_up(self, id: str) -> None:
        """Read what other processes have stored of a room that is in memory."""
        room = self._rooms.get(id)
        if room is not None:
            with suppress(UnreadableRoom):
                await self._read_on(room)
            self._watching.wake(id)

    async def _read_on(self, room: Room) -> None:
        while True:
            rows = await self._store.read(room.id, room.entries, PIECE)
            self._follow(room, rows)
            if len(rows) < PIECE:
                return
            await asyncio.sleep(0)

    def _follow(self, room: Room, rows: Iterable[Stored]) -> None:
        try:
            room.follow(rows)
        except Exception as error:
            self._put_aside(room.id, error)
            raise UnreadableRoom from error

    def _put_aside(self, id: str, error: Exception) -> None:
        """A room cannot be read: tell everyone in it, and let nobody in."""
        self.aside.add(id, error)
        self._rooms.pop(id, None)
        self._background.spawn(self.aside.note(id))
        self._watching.wake(id)

    def take(self, id: str, rows: Iterable[Stored]) -> None:
        """These entries of a room were stored by another process."""
        room = self._rooms.get(id)
        if room is not None:
            with suppress(UnreadableRoom):
                self._follow(room, rows)
            self._watching.wake(id)

    # Changing

    async def change(
        self,
        id: str,
        actor: str,
        command: str,
        decide: Callable[[Room], tuple[e.AnyRoomEvent, ...]],
        also: Sequence[Write] = (),
        asked: str = "",
    ) -> None:
        """Decide what happens in a room, and store it, together with what is `also` written. If nothing happens, nothing is
        stored. `asked` is a hash of the message that asked for it."""
        room = await self.find(id)
        if actor != ATTENDANT:
            await self._note_visit(id, actor)
        async with _alone(room):
            while True:
                if room.repeats(actor, command, asked):
                    return
                events = decide(room)
                if not events:
                    return
                events = (msgspec.structs.replace(events[0], asked=asked), *events[1:])
                number, at = room.entries, self._now()
                data = e.encode_events(events)
                stored = await self._append(NewEntry(id, number, actor, command, at, 0.0, data), also)
                if stored is Verdict.STORED:
                    # Unless it came back already, among what others have stored.
                    if room.entries == number:
                        room.fold(actor, command, at, events)
                    break
                await self._read_on(room)
                if isinstance(stored, Repeated):
                    self._watching.wake(id)
                    await self._check_stored(id, stored.seq, asked)
                    return
                if also and room.entries == number:
                    raise Refused("somebody else got there first; look again")
        await self._list(room)
        self._tell(room, events)

    async def _check_stored(self, id: str, number: int, asked: str) -> None:
        """Another process has stored a command with this id; it must have been the same one."""
        for row in await self._store.read(id, number, 1):
            check_same(asked_by(e.readable_events(row.data)), asked)

    async def _append(self, new: NewEntry, also: Sequence[Write]) -> Verdict | Repeated:
        if not also:
            return await self._store.append(new.stream, new.seq, new.actor, new.command, new.at, new.data)
        return Verdict.STORED if await self._store.rows.write(new, *also) else Verdict.OVERTAKEN

    async def _note_visit(self, room: str, person: str) -> None:
        """Store that somebody was here, so that what is stored about them can be found."""
        if (room, person) not in self._noted:
            await self._store.rows.write(Put(PERSON_ROOMS, PersonRoom(person, room)))
            self._noted[room, person] = None
            if len(self._noted) > MOST_NOTED:
                del self._noted[next(iter(self._noted))]

    def visits(self) -> tuple[tuple[str, str], ...]:
        """The latest rooms and people whose visits were stored by this process."""
        return tuple(self._noted)

    def forget_visits(self, person: str) -> None:
        """Where somebody was is deleted: if they ever come again, it is stored again."""
        self._noted = {visit: None for visit in self._noted if visit[1] != person}

    def _tell(self, room: Room, events: tuple[e.AnyRoomEvent, ...]) -> None:
        """Tell everybody at once, unless only spectators came or went."""
        seated = {held.person for held in room.seats if held is not None}
        if all(isinstance(event, e.Came | e.Went) and event.person not in seated for event in events):
            self._watching.wake_soon(room.id)
            self._watching.hint(room.id, room.entries)
        else:
            self._watching.publish(room.id, room.entries)
        was_listed = any(isinstance(event, e.TableSet) for event in events)
        if (room.head.listed or was_listed) and any(isinstance(event, LOBBY_EVENTS) for event in events):
            self._watching.publish(LOBBY, 0)

    # Reactions and pointing: seen for a moment and not stored

    def flash(self, room: Room, flash: Flash) -> None:
        """Somebody reacted or pointed: everybody is told soon."""
        room.flashes.add(flash, is_ours=True)
        self._watching.wake_soon(room.id, partial(self._tell_flashes, room))

    def flashed_elsewhere(self, node: str, room_id: str, flashes: list[Flash]) -> None:
        """The same in another process."""
        room = self._rooms.get(room_id)
        if room is not None and node != self._heart.node:
            for flash in flashes:
                room.flashes.add(flash, is_ours=False)
            self._watching.wake_soon(room_id, partial(self._tell_flashes, room))

    def _tell_flashes(self, room: Room) -> None:
        room.flashes.tell()
        if flashes := room.flashes.unsent():
            self._watching.hint(flashes_of(self._heart.node, room.id), 0, msgspec.json.encode(flashes))

    # Rooms that strangers can find

    async def listed(self, limit: int = 50) -> list[Room]:
        """Listed rooms that somebody is in, the newest first. Those that are empty are unlisted on the way; any that is gone or
        cannot be read is passed over."""
        found: list[Room] = []
        for id in await self._store.streams(LISTED, MOST_LISTED):
            try:
                room = await self.find(id)
            except (Missing, UnreadableRoom):
                continue
            if room.head.listed and not room.is_closed and room.is_inhabited(self._heart.nodes):
                found.append(room)
                if len(found) == limit:
                    break
            else:
                await self._store.set_kind(id, UNLISTED)
                room.is_listed = False
        return found

    async def match(self, person: str, wish: RoomWish, apart: Collection[str] = ()) -> Room:
        """A listed room of that preset, language and fame where a game has yet to begin, or a new one. None of those from whom
        the person is to be kept `apart` is in it or has a seat there."""
        if wish.guided or preset(wish.preset).seats[-1] == 1:
            raise Refused("this game is for one person; expected a game for several")
        for room in await self.listed():
            if (
                _alike(room.head, wish)
                and room.game is None
                and None in room.seats
                and person not in room.banned
                and not any(map(room.knows, apart))
            ):
                return room
        clock = wish.clock if wish.clock.kind != "none" else Clock("turn")
        return await self.open(person, msgspec.structs.replace(wish, listed=True, clock=clock))

    async def _list(self, room: Room) -> None:
        """List a room as long as somebody is in it: empty ones must not crowd out the others."""
        listed = room.head.listed and not room.is_closed and room.is_inhabited(self._heart.nodes)
        if room.is_listed != listed and (room.head.listed or room.is_listed):
            room.is_listed = listed
            await self._store.set_kind(room.id, LISTED if listed else UNLISTED)


@asynccontextmanager
async def _alone(room: Room) -> AsyncIterator[None]:
    """Hold the room's lock. If the store fails somebody who holds it, it has failed everyone who waits: nobody waits for it twice."""
    failures = room.failures
    async with room.lock:
        if room.failures != failures:
            raise Unavailable("the store failed somebody who was first")
        try:
            yield
        except Unavailable:
            room.failures += 1
            raise


def _no_room(code: str) -> Missing:
    return Missing(f"no room has the code {code.upper()[:6]!r}; check it", "no-room", code=code.upper()[:6])


def set_up(
    room: Room, person: str, wish: RoomWish, edition: Callable[[str], Edition]
) -> tuple[e.AnyRoomEvent, ...]:
    """What happens if the table is set up in another way: seated people stay, and move up if their seats are gone."""
    room.require_host(person)
    if room.game is not None:
        raise Refused("a game has begun in this room; expected a room before its first game", "game-on")
    if room.head.deck:
        raise Refused("the cards of this room were chosen one by one; expected another room")
    if room.head.guided or wish.guided:
        raise Refused("a guided game is set up by its guide; expected a table without one")
    agreed, seats = _agree(wish, edition)
    sitting = room.sitting()
    if len(sitting) > seats:
        least = preset(wish.preset).seats[0]
        raise Refused(
            f"expected at most {seats} at the table; there are {len(sitting)}",
            "players",
            least=least,
            most=seats,
            got=len(sitting),
        )
    moving = sitting if max(sitting, default=0) >= seats else {}
    return (
        *(e.Stood(seat) for seat in moving),
        *(e.Sat(at, held, room.nonces.get(seat, "")) for at, (seat, held) in enumerate(moving.items())),
        e.TableSet(agreed, seats),
    )


def _alike(one: RoomWish, other: RoomWish) -> bool:
    """Whether people with these wishes could play together."""
    return (one.preset, one.language, one.fame) == (other.preset, other.language, other.fame)


def _agree(wish: RoomWish, edition: Callable[[str], Edition]) -> tuple[RoomWish, int]:
    """The wish with the preset's options and deck filled in, and how many seats that makes."""
    chosen = preset(wish.preset)
    if wish.language not in LANGUAGES:
        raise Refused(f"expected a language among {', '.join(LANGUAGES)}; got {wish.language[:20]!r}")
    decks = wish.decks or (chosen.deck,)
    deck = choose([edition(deck) for deck in decks], wish.themes, wish.era, wish.fame)
    chosen.rules.accept(deck)
    options = {**chosen.options, **wish.options}
    seats = chosen.rules.seats_for(chosen.rules.agree(options, chosen.seats[0], len(deck)))[-1]
    # Nobody could join a game for one, so nobody need find it.
    listed = wish.listed and seats > 1
    clock = wish.clock.check()
    return msgspec.structs.replace(wish, options=options, decks=decks, clock=clock, listed=listed), seats


def _agree_guided(wish: RoomWish) -> tuple[RoomWish, int]:
    """The same for a guided game, in which only the language can be chosen."""
    chosen = guide(wish.preset)
    if wish != RoomWish(preset=wish.preset, language=wish.language, guided=True):
        raise Refused(
            "a guided game has its own cards and options; expected nothing but a preset and a language"
        )
    agreed, _ = _agree(msgspec.structs.replace(wish, options=chosen.options), load_shipped)
    return agreed, 1 + len(chosen.bots)


def _bots_of(room: Room) -> Iterator[e.Sat]:
    """The bots of a guided game sit down; the first seat is the player's."""
    for seat, bot in enumerate(guide(room.head.preset).bots, 1):
        yield room.sit(room.head.host, seat, bot_name(room, seat, bot), bot=bot)
