"""All rooms and games of this process: the one place where commands are decided, stored and told.

Always in this order: decide, commit, acknowledge, publish. Nobody sees what is not stored. The way of a move is in
`acting`; here is everything that may wait.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress

import msgspec

from interstice.bus.bus import Bus
from interstice.core.game import Player
from interstice.core.moves import AnyMove
from interstice.core.refused import Refused
from interstice.decks.choose import choose
from interstice.decks.load import load_shipped
from interstice.rules.presets import preset
from interstice.server import games, rooms
from interstice.server.acting import Acting
from interstice.server.clocks import Clock, Downtimes
from interstice.server.following import Follower, written
from interstice.server.games import GameHead, LiveGame, Wish
from interstice.server.people import person_of
from interstice.server.rooms import AnyRoomEvent, Room, RoomHead
from interstice.server.shelf import Shelf
from interstice.store.store import New, Store, settling

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Of which codes are made: none that is easily taken for another."""


LISTED, UNLISTED = "listed", "room"
"""The kinds under which rooms are stored."""
LOBBY = "lobby"
"""What hints about listed rooms are about."""


class Missing(Refused):
    """There is no such room or game."""


PAIRING_WITHIN = 300.0
LEAVE_WITHIN = 5.0
"""Seconds for which a server that stops notes who was there."""


class RoomWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody who opens a room asks for."""

    preset: str
    options: dict[str, object] = {}
    decks: tuple[str, ...] = ()
    """The preset's own, if none is named; several are shuffled together."""
    themes: tuple[str, ...] = ()
    era: tuple[int, int] | None = None
    language: str = "en"
    clock: Clock = Clock()
    listed: bool = False


class Hall:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        now: Callable[[], float],
        token: Callable[[int], str] = secrets.token_hex,
    ) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.token = token
        self.node = token(6)
        self.bot_pause = 0.7
        """Seconds that a bot thinks, so that people can follow."""
        self.grace = 45.0
        """Seconds that somebody may be away before a bot answers for them."""
        self.downtimes = Downtimes()
        self.nodes: set[str] = {self.node}
        """The processes that are alive."""
        self._rooms: dict[str, Room] = {}
        self._games: dict[str, LiveGame] = {}
        self._shelf = Shelf(store)
        self.lags: dict[str, float] = {}
        """Of people who are connected here: seconds that a message of theirs travels."""
        self.acting = Acting(self)
        self._follower = Follower(self)
        self.watchers: dict[str, set[Callable[[], None]]] = {}
        """By stream: whom to wake when it has grown."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self._follower.hint)
        if not self.bus.hears_all:
            self.spawn(self._follower.look_again())

    async def all_left(self) -> None:
        """Return when it is stored of everybody who went that they did."""
        await asyncio.gather(*self._leaving, return_exceptions=True)

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_WITHIN):
                await self.all_left()
        tasks = self._tasks | self._leaving
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bus.close()
        await self.store.close()

    def spawn(self, work: Coroutine[None, None, None], is_leaving: bool = False) -> None:
        """Run something beside all else, until it ends or the hall closes, which lets those who leave finish."""
        task, tasks = asyncio.create_task(work), self._leaving if is_leaving else self._tasks
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    def publish(self, stream: str, entries: int, newest: New | None = None) -> None:
        """Tell those who watch here, and the other processes."""
        self.wake(stream)
        if not self.bus.hears_all:
            self.bus.publish(stream, entries, written(newest) if newest is not None else b"")

    def follow(self, stream: str) -> None:
        """Read what another process has stored."""
        self._follower.follow(stream)

    def wake(self, stream: str) -> None:
        for stir in tuple(self.watchers.get(stream, ())):
            stir()

    # What this process holds in memory, as far as it has heard

    def room_here(self, id: str) -> Room | None:
        return self._rooms.get(id)

    def game_here(self, id: str | None) -> LiveGame | None:
        return self._games.get(id)  # type: ignore[arg-type]

    def games_here(self) -> list[LiveGame]:
        return list(self._games.values())

    def known(self, stream: str) -> Room | LiveGame | None:
        return self._games.get(stream) or self._rooms.get(stream)

    def forget_idle(self) -> None:
        """Let go of rooms and games that nobody here watches; the store has them."""
        for id, room in list(self._rooms.items()):
            if id not in self.watchers and not room.lock.locked():
                del self._rooms[id]
        for id, live in list(self._games.items()):
            if id not in self.watchers and not live.is_storing:
                del self._games[id]

    def in_memory(self) -> tuple[int, int]:
        """How many rooms and games this process holds."""
        return len(self._rooms), len(self._games)

    # Rooms

    async def open_room(self, host: str, wish: RoomWish) -> Room:
        """A new room with a code of six letters."""
        chosen = preset(wish.preset)
        decks = wish.decks or (chosen.deck,)
        deck = choose([load_shipped(deck) for deck in decks], wish.themes, wish.era)
        if chosen.rules_id == "twist" and not all(card.front for card in deck):
            raise Refused("Twist needs cards with icons; expected the deck twist", "twist-deck")
        options = {**chosen.options, **wish.options}
        agreed = chosen.rules.agree(options, chosen.seats[0], len(deck))
        seats = chosen.rules.seats_for(agreed)[-1]
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            head = RoomHead(
                code,
                chosen.id,
                options,
                decks,
                wish.themes,
                wish.era,
                wish.language,
                seats,
                wish.clock.check(),
                wish.listed,
                host,
                self.token(32),
            )
            room = Room(f"room-{self.token(12)}", head)
            kind = LISTED if wish.listed else UNLISTED
            if await self.store.create(room.id, kind, msgspec.json.encode(head), self.now(), code):
                self._rooms[room.id] = room
                self._lobby_changed(room)
                return room

    async def room(self, id: str) -> Room:
        """The room as the store has it, as far as is known here."""
        room = self._rooms.get(id)
        if room is None:
            head = await self.store.head(id)
            if head is None:
                raise Missing("there is no such room; check the code")
            room = Room(id, rooms.decode_head(head))
            room.follow(await self.store.read(id))
            return self._rooms.setdefault(id, room)
        await self._follow_unwatched(id)
        return room

    async def room_by_code(self, code: str) -> Room:
        id = await self.store.find(code.upper())
        if id is None:
            raise Missing(
                f"no room has the code {code.upper()[:6]!r}; check it", "no-room", code=code.upper()[:6]
            )
        return await self.room(id)

    async def change_room(
        self, id: str, actor: str, command: str, decide: Callable[[Room], tuple[AnyRoomEvent, ...]]
    ) -> None:
        """Decide what happens in a room and store it; where nothing happens, nothing is stored."""
        room = await self.room(id)
        async with room.lock:
            while True:
                if (actor, command) in room.commands:
                    return
                events = decide(room)
                if not events:
                    return
                number, at = room.entries, self.now()
                stored = await self.store.append(id, number, actor, command, at, rooms.encode_events(events))
                if stored == number:
                    # Unless it came back already, among what others have stored.
                    if room.entries == number:
                        room.fold(actor, command, at, events)
                    break
                room.follow(await self.store.read(id, room.entries))
        self.publish(id, room.entries)
        self._lobby_changed(room)

    def _lobby_changed(self, room: Room) -> None:
        if room.head.listed:
            self.bus.publish(LOBBY, 0)

    async def open_rooms(self, limit: int = 50) -> list[Room]:
        """Listed rooms that somebody is in, the newest first."""
        found = [await self.room(id) for id in await self.store.streams(LISTED, limit)]
        return [room for room in found if any(room.here(person, self.nodes) for person in room.sockets)]

    async def match(self, person: str, wish: RoomWish) -> Room:
        """A listed room of that preset and language where a game is yet to begin, or a new one."""
        for room in await self.open_rooms():
            same = (room.head.preset, room.head.language) == (wish.preset, wish.language)
            if same and room.game is None and None in room.seats and person not in room.banned:
                return room
        clock = wish.clock if wish.clock.kind != "none" else Clock("turn")
        return await self.open_room(person, msgspec.structs.replace(wish, listed=True, clock=clock))

    # Who somebody is, and whether they are there

    async def who(self, token: str) -> str:
        """The public id that belongs to a token, or to the one that it was paired with."""
        person = person_of(token)
        return await self.store.get(f"alias-{person}") or person

    async def offer_pairing(self, token: str) -> str:
        """A code that makes another device the same person, once and for a few minutes."""
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        await self.store.put(f"pair-{code}", f"{self.now() + PAIRING_WITHIN} {await self.who(token)}")
        return code

    async def pair(self, token: str, code: str) -> str:
        key = f"pair-{code.upper()[:8]}"
        until, _, person = (await self.store.get(key) or "0").partition(" ")
        if float(until) < self.now():
            raise Missing("the pairing code is not known, or used, or too old; make a new one", "pairing")
        await self.store.put(key, "0")
        await self.store.put(f"alias-{person_of(token)}", person)
        return person

    async def came(self, room: str, person: str) -> None:
        """Somebody opened a socket: seats that bots hold for them are theirs again."""

        def decide(room: Room) -> tuple[AnyRoomEvent, ...]:
            live = self._games.get(room.game or "")
            held = [seat for seat in room.taken_over if live and live.head.holders[seat] == person]
            back = (rooms.CameBack(room.game or "", seat) for seat in held)
            return (rooms.Came(person, self.node), *back)

        opened = await self.room(room)
        if opened.game is not None:
            await self.game(opened.game)
        await self.change_room(room, person, f"came-{self.token(8)}", decide)

    async def went(self, room: str, person: str) -> None:
        await self.change_room(
            room, person, f"went-{self.token(8)}", lambda _: (rooms.Went(person, self.node),)
        )
        left = await self.room(room)
        if left.game is not None:
            await self.acting.schedule(await self.game(left.game), left)

    # Games

    async def start_game(self, room_id: str, actor: str, command: str) -> None:
        """A game with those who sit. Seats that nobody took are left out."""
        room = await self.room(room_id)
        if (actor, command) in room.commands:
            return
        room.require_host(actor)
        if room.game is not None and not (await self.game(room.game)).game.over:
            raise Refused("a game is being played in this room; expected it to be over", "game-on")
        seats = room.sitting()
        sitting = seats.values()
        hash, deck = await self._shelf.choose(room.head.decks, room.head.themes, room.head.era)
        head = GameHead(
            room=room.id,
            rules=room.preset.rules_id,
            options=room.preset.rules.agree(room.head.options, len(sitting), len(deck)),
            players=tuple(Player(held.name, held.age) for held in sitting),
            holders=tuple(held.person for held in sitting),
            bots=tuple(held.bot for held in sitting),
            deck=hash,
            clock=room.head.clock,
            secret=room.secret,
            nonces=tuple(room.nonces.get(seat) or self.token(16) for seat in seats),
        )
        live = LiveGame(f"game-{self.token(12)}", head, deck)
        live.due = None
        at = self.now()
        first = New(live.id, 0, "", "set-up", at, 0.0, games.encode_entry(live.set_up(at)))
        await self.store.create(live.id, "game", games.encode_entry(head), at, first=first)
        self._games[live.id] = live
        following = self.token(32)
        await self.change_room(room.id, actor, command, lambda _: (rooms.GameBegan(live.id, following),))
        await self.acting.schedule(live, room)

    async def game(self, id: str) -> LiveGame:
        """The game as the store has it, as far as is known here."""
        live = self._games.get(id)
        if live is None:
            head = await self.store.head(id)
            if head is None:
                raise Missing("there is no such game")
            begun = games.decode_head(head)
            live = LiveGame(id, begun, await self._shelf.find(begun.deck))
            live.follow(await self.store.read(id), self.downtimes)
            return self._games.setdefault(id, live)
        await self._follow_unwatched(id)
        return live

    async def _follow_unwatched(self, stream: str) -> None:
        """What somebody here watches follows by itself, a hint's way behind; the rest is read when it is asked for."""
        if not self.bus.hears_all and stream not in self.watchers:
            await self._follower.catch_up([stream])

    async def catch_up(self, room: str) -> None:
        """Read all that other processes have stored of a room and its game."""
        await self._follower.catch_up([room])
        found = self.room_here(room)
        if found is not None and found.game is not None:
            await self._follower.catch_up([found.game])

    async def act(
        self, id: str, actor: str, command: str, seat: int, move: AnyMove | None, entries: int | None = None
    ) -> None:
        """A move or, without one, leaving. Returns when it is stored; raises when it is refused."""
        live = await self.game(id)
        room = await self.room(live.head.room)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.acting.act(live, room, Wish(actor, command, seat, move, entries, 0.0), settling(done))
        await done
