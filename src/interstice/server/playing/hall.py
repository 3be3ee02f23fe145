"""All rooms and games of this process: the one place where commands are decided, stored and told.

Always in this order: decide, commit, acknowledge, publish. Nobody sees what is not stored. The way of a move is in
`acting`; here is everything that may wait.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from math import inf

import msgspec

from interstice.bus.bus import Bus
from interstice.core.chance import commitment
from interstice.core.game import Player
from interstice.core.refused import Refused
from interstice.decks.choose import choose
from interstice.decks.load import load_shipped
from interstice.protocol import Flash, Sitter
from interstice.rules.presets import preset
from interstice.server import logs
from interstice.server.playing import games, rooms
from interstice.server.playing.acting import Acting
from interstice.server.playing.boards import FLASHES, Board, Crowd
from interstice.server.playing.clocks import Clock, Downtimes
from interstice.server.playing.following import Follower, written
from interstice.server.playing.games import GameHead, LiveGame, Wish
from interstice.server.playing.people import person_of
from interstice.server.playing.rooms import AnyRoomEvent, Room, RoomHead
from interstice.server.playing.shelf import Shelf
from interstice.store.store import New, Repeated, Store, Unavailable, Verdict, settling
from interstice.text import LANGUAGES

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Of which codes are made: none that is easily taken for another."""


LISTED, UNLISTED = "listed", "room"
"""The kinds under which rooms are stored: those that strangers find, and all others."""
MOST_LISTED = 500
LOBBY = "lobby"
"""What hints about listed rooms are about."""
LOBBY_EVENTS = (rooms.Sat, rooms.Stood, rooms.GameBegan, rooms.Came, rooms.Went, rooms.Banned)
"""What may change how a room is listed."""


class Missing(Refused):
    """There is no such room or game."""


class Unreadable(Refused):
    """The store has a game that cannot be understood."""

    def __init__(self) -> None:
        super().__init__("this game cannot be read; the host of the server can see why", UNREADABLE)


UNREADABLE = "unreadable"
ASIDE, MOST_ASIDE = "aside-", 10_000
"""What marks begin with that name games which were put aside."""
AGAIN = 1.0
"""Seconds after which background work that failed is started again."""


class Aside(msgspec.Struct, frozen=True):
    """Why and when a game was put aside."""

    at: float
    error: str
    id: str
    """Under which the log has more."""
    room: str = ""


CROWD = 50
"""More watchers than this are told one after the other."""
GATHER = 0.25
"""Seconds between two times that what need not be told at once is told."""
MOST_WOKEN = 1000
PIECE = 500
"""So many entries of a long stream are read at once; in between others have their turn."""
PAIRING = "pair-"
"""What marks begin with that hold a pairing code: until when it holds, and for whom."""
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
        passed: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        """The time of day, shared by all processes as far as they can: deadlines are stored."""
        self.passed = passed
        """Seconds since some moment: for all that is not stored."""
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
        self._fetching: set[str] = set()
        """Games that are being read for those who watch their rooms."""
        self._shelf = Shelf(store)
        self.lags: dict[str, float] = {}
        """Of people who are connected here: seconds that a message of theirs travels."""
        self.acting = Acting(self)
        self._follower = Follower(self)
        self.watchers: dict[str, set[Callable[[], None]]] = {}
        """By stream: whom to wake when it has grown."""
        self.is_stopping = False
        """The server is about to stop: streams end."""
        self.aside: dict[str, Aside] = {}
        """Games that cannot be read, as far as this process has met them."""
        self.overdue = 0
        """Games that somebody should have attended to long ago, at the last look."""
        self.beaten = -inf
        """When this process last wrote its heartbeat, by `passed`."""
        self.failed: Callable[[str, Exception], None] = note_failure
        """Told of background work that failed, by name."""
        self._crowd = Crowd()
        self._soon: set[str] = set()
        self._woken: dict[str, float] = {}
        """When streams were last woken that need not be woken at once."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self._follower.hint)
        if not self.bus.hears_all:
            self.keep_running("look again", self._follower.look_again)

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

        def done(task: asyncio.Task[None]) -> None:
            tasks.discard(task)
            if not task.cancelled() and isinstance(error := task.exception(), Exception):
                self.failed("a task", error)

        task.add_done_callback(done)

    def keep_running(self, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Run something as long as the hall is open. If it fails, that is told, and it starts again."""

        async def forever() -> None:
            while True:
                try:
                    await work()
                except Exception as error:
                    self.failed(name, error)
                await asyncio.sleep(AGAIN)

        self.spawn(forever())

    @property
    def heartbeat_age(self) -> float:
        """Seconds since this process last wrote its heartbeat."""
        return self.passed() - self.beaten

    def publish(self, stream: str, entries: int, newest: New | None = None) -> None:
        """Tell those who watch here, and the other processes."""
        self.wake(stream)
        if not self.bus.hears_all:
            self.bus.publish(stream, entries, written(newest) if newest is not None else b"")

    def follow(self, stream: str) -> None:
        """Read what another process has stored."""
        self._follower.follow(stream)

    def wake(self, stream: str) -> None:
        """Tell those who watch: at once, or one after the other if they are a crowd."""
        stirs = tuple(self.watchers.get(stream, ()))
        if len(stirs) > CROWD:
            self._crowd.tell(stirs)
        else:
            for stir in stirs:
                stir()

    def stop_streams(self) -> None:
        """Let everything end that would go on for ever."""
        self.is_stopping = True
        for stream in tuple(self.watchers):
            self.wake(stream)

    def wake_soon(self, stream: str) -> None:
        """For what need not be told at once: four times a second is enough."""
        if stream not in self._soon:
            self._soon.add(stream)
            wait = self._woken.get(stream, -inf) + GATHER - self.passed()
            asyncio.get_running_loop().call_later(max(0.0, wait), self._wake_now, stream)

    def _wake_now(self, stream: str) -> None:
        self._soon.discard(stream)
        self._woken[stream] = self.passed()
        if len(self._woken) > MOST_WOKEN:
            del self._woken[next(iter(self._woken))]
        room = self._rooms.get(stream)
        if room is not None:
            room.flashes.tell()
            if (flashes := room.flashes.unsent()) and not self.bus.hears_all:
                self.bus.publish(f"{FLASHES}{self.node} {stream}", 0, msgspec.json.encode(flashes))
        self.wake(stream)

    # What is seen for a moment

    def flash(self, room: Room, flash: Flash) -> None:
        """Somebody reacted or points: nothing is stored, and everybody is told with whatever else there is soon."""
        room.flashes.add(flash, is_ours=True)
        self.wake_soon(room.id)

    def flashed(self, room_id: str, flashes: list[Flash]) -> None:
        """The same, at another process."""
        room = self._rooms.get(room_id)
        if room is not None:
            for flash in flashes:
                room.flashes.add(flash, is_ours=False)
            self.wake_soon(room_id)

    def board(self, room: Room) -> Board:
        """What everyone in the room is told of it, as it stands now."""
        alive, is_aside = frozenset(self.nodes), room.game in self.aside
        if room.shown != (room.entries, alive, is_aside):
            room.shown = (room.entries, alive, is_aside)
            room.board.show(self._view(room))
        return room.board

    def _view(self, room: Room) -> dict[str, object]:
        """A `RoomView`, but for who receives it."""
        head, is_aside = room.head, room.game in self.aside
        return {
            "code": head.code,
            "preset": head.preset,
            "options": head.options,
            "decks": head.decks,
            "themes": head.themes,
            "era": head.era,
            "language": head.language,
            "clock": head.clock.kind,
            "seconds": head.clock.seconds,
            "listed": head.listed,
            "host": head.host,
            "seats": [self._sitter(room, held) for held in room.seats],
            "watching": room.watching(self.nodes),
            "game": None if is_aside else room.game,
            "taken_over": sorted(room.taken_over),
            "commitment": commitment(bytes.fromhex(room.secret)),
            "trouble": UNREADABLE if is_aside else "",
        }

    def _sitter(self, room: Room, held: Sitter | None) -> Sitter | None:
        if held is None or held.bot or room.here(held.person, self.nodes):
            return held
        return msgspec.structs.replace(held, here=False)

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
        if wish.language not in LANGUAGES:
            raise Refused(f"expected a language among {', '.join(LANGUAGES)}; got {wish.language[:20]!r}")
        decks = wish.decks or (chosen.deck,)
        deck = choose([load_shipped(deck) for deck in decks], wish.themes, wish.era)
        chosen.rules.accept(deck)
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
            if await self.store.create(room.id, UNLISTED, msgspec.json.encode(head), self.now(), code):
                self._rooms[room.id] = room
                return room

    async def room(self, id: str) -> Room:
        """The room as the store has it, as far as is known here."""
        room = self._rooms.get(id)
        if room is None:
            head = await self.store.head(id)
            if head is None:
                raise Missing("there is no such room; check the code")
            room = Room(id, rooms.decode_head(head))
            await self._read_on(room)
            return self._rooms.setdefault(id, room)
        await self._follow_unwatched(id)
        return room

    async def _read_on(self, room: Room) -> None:
        """All that the store has of it, piece by piece."""
        while True:
            rows = await self.store.read(room.id, room.entries, PIECE)
            room.follow(rows)
            if len(rows) < PIECE:
                return
            await asyncio.sleep(0)

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
                if stored is Verdict.STORED:
                    # Unless it came back already, among what others have stored.
                    if room.entries == number:
                        room.fold(actor, command, at, events)
                    break
                await self._read_on(room)
                if isinstance(stored, Repeated):
                    break
        await self._list(room)
        self._tell_change(room, events)

    def _tell_change(self, room: Room, events: tuple[AnyRoomEvent, ...]) -> None:
        """At once, unless it is only somebody who watches and comes or goes."""
        seated = {held.person for held in room.seats if held is not None}
        if all(
            isinstance(event, (rooms.Came, rooms.Went)) and event.person not in seated for event in events
        ):
            self.wake_soon(room.id)
            if not self.bus.hears_all:
                self.bus.publish(room.id, room.entries)
        else:
            self.publish(room.id, room.entries)
        if room.head.listed and any(isinstance(event, LOBBY_EVENTS) for event in events):
            self.bus.publish(LOBBY, 0)

    async def open_rooms(self, limit: int = 50) -> list[Room]:
        """Listed rooms that somebody is in, the newest first. Others are not under that kind, or leave it here."""
        found: list[Room] = []
        for id in await self.store.streams(LISTED, MOST_LISTED):
            room = await self.room(id)
            if room.is_inhabited(self.nodes):
                found.append(room)
                if len(found) == limit:
                    break
            else:
                await self.store.set_kind(id, UNLISTED)
                room.is_listed = False
        return found

    async def _list(self, room: Room) -> None:
        """Where strangers find it as long as somebody is in it: a room that nobody is in must not push others out."""
        inhabited = room.is_inhabited(self.nodes)
        if room.head.listed and room.is_listed != inhabited:
            room.is_listed = inhabited
            await self.store.set_kind(room.id, LISTED if inhabited else UNLISTED)

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
        await self.store.put(f"{PAIRING}{code}", f"{self.now() + PAIRING_WITHIN} {await self.who(token)}")
        return code

    async def pair(self, token: str, code: str) -> str:
        key = f"{PAIRING}{code.upper()[:8]}"
        until, _, person = (await self.store.get(key) or "0").partition(" ")
        if float(until) < self.now():
            raise Missing("the pairing code is not known, or used, or too old; make a new one", "pairing")
        await self.store.drop(key)
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
            with suppress(Unreadable):
                await self.game(opened.game)
        await self.change_room(room, person, f"came-{self.token(8)}", decide)

    async def went(self, room: str, person: str) -> None:
        await self.change_room(
            room, person, f"went-{self.token(8)}", lambda _: (rooms.Went(person, self.node),)
        )
        left = await self.room(room)
        if left.game is not None:
            with suppress(Unreadable):
                await self.acting.schedule(await self.game(left.game), left)

    # Games

    async def start_game(self, room_id: str, actor: str, command: str) -> None:
        """A game with those who sit. Seats that nobody took are left out."""
        room = await self.room(room_id)
        if (actor, command) in room.commands:
            return
        room.require_host(actor)
        if room.game is not None and await self._is_on(room.game):
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
            preset=room.head.preset,
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

    async def _is_on(self, game: str) -> bool:
        """Whether it is being played; one that cannot be read is not."""
        try:
            return not (await self.game(game)).game.over
        except Unreadable:
            return False

    async def game(self, id: str) -> LiveGame:
        """The game as the store has it, as far as is known here."""
        live = self._games.get(id)
        if live is None:
            if id in self.aside:
                raise Unreadable
            return self._games.setdefault(id, await self._read_game(id))
        await self._follow_unwatched(id)
        return live

    def fetch_game(self, room: Room) -> None:
        """Have the room's game in memory soon, and then wake those who watch the room."""
        id = room.game
        if id is not None and not (id in self._games or id in self.aside or id in self._fetching):
            self._fetching.add(id)
            self.spawn(self._fetch_game(room.id, id))

    async def _fetch_game(self, room: str, id: str) -> None:
        try:
            await self.game(id)
        except (Refused, Unavailable):
            # It cannot be read, or is gone, or the next look finds it.
            return
        finally:
            self._fetching.discard(id)
        self.wake(room)

    async def _read_game(self, id: str) -> LiveGame:
        head = await self.store.head(id)
        if head is None:
            raise Missing("there is no such game")
        rows, room = await self.store.read(id), ""
        try:
            begun = games.decode_head(head)
            room = begun.room
            live = LiveGame(id, begun, await self._shelf.find(begun.deck))
            live.follow(rows, self.downtimes)
        except Unavailable:
            raise
        except Exception as error:
            await self.put_aside(id, room, error)
            raise Unreadable from error
        return live

    async def put_aside(self, id: str, room: str, error: Exception) -> None:
        """A game cannot be read: nobody attends to it any more, and everyone at its table is told."""
        if id in self.aside:
            return
        number = logs.note_error("a game cannot be read and was put aside", error, game=id)
        self.aside[id] = Aside(self.now(), type(error).__name__, number, room)
        self._games.pop(id, None)
        self.wake(room)
        with suppress(Unavailable):
            await self.store.put(f"{ASIDE}{id}", msgspec.json.encode(self.aside[id]).decode())
            await self.store.set_due(id, None)

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

    async def act(self, live: LiveGame, room: Room, wish: Wish) -> None:
        """A move or, without one, leaving. Returns when it is stored; raises when it is refused."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.acting.act(live, room, wish, settling(done))
        await done


async def games_aside(store: Store) -> dict[str, Aside]:
    """By id, the games that some process could not read."""
    keys = await store.keys(ASIDE, MOST_ASIDE)
    found = {key.removeprefix(ASIDE): await store.get(key) for key in keys}
    return {game: msgspec.json.decode(why, type=Aside) for game, why in found.items() if why}


def note_failure(name: str, error: Exception) -> None:
    if isinstance(error, Unavailable):
        logs.note_error("the store cannot be reached", error, work=name)
    else:
        logs.note_error("background work failed", error, work=name)
