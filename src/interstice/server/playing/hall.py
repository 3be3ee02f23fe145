"""All that one process of the server holds, put together: people, rooms, games, and what keeps them going.

Whatever happens is decided, stored, acknowledged and told, always in this order. Nobody sees what is not stored.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from interstice.bus.bus import Bus
from interstice.core.refused import Refused
from interstice.server.playing import room_events as e
from interstice.server.playing.acting import Acting
from interstice.server.playing.background import Background
from interstice.server.playing.blocks import Blocks
from interstice.server.playing.boards import Board
from interstice.server.playing.cropping import Cropping
from interstice.server.playing.due import BOT_PACE, GRACE, Due
from interstice.server.playing.following import Follower
from interstice.server.playing.forgetting import forget_in_room
from interstice.server.playing.games import LiveGame, Wish
from interstice.server.playing.games_here import GamesHere
from interstice.server.playing.guided import guide, guided_deck
from interstice.server.playing.heads import GameHead
from interstice.server.playing.heart import Heart
from interstice.server.playing.host_decks import HostDecks
from interstice.server.playing.hosting import Hosts, heir
from interstice.server.playing.minds import Minds
from interstice.server.playing.names import all_told_apart
from interstice.server.playing.opening import Opening
from interstice.server.playing.own_decks import USUAL, Bounds, OwnDecks
from interstice.server.playing.people import People
from interstice.server.playing.pictures import Pictures
from interstice.server.playing.pins import PIN, Pins
from interstice.server.playing.players import players_of
from interstice.server.playing.refusals import UNREADABLE, Missing, Unreadable, UnreadableRoom
from interstice.server.playing.restraints import Restraints
from interstice.server.playing.rooms import Room
from interstice.server.playing.rooms_here import RoomsHere
from interstice.server.playing.watching import Watching
from interstice.store.moderation import HIDDEN_LINES
from interstice.store.people import Erasure
from interstice.store.store import KEEP, Store, Unavailable, settling

LOOK_AGAIN = 2.0
"""Seconds between two looks at what moderators have done, and at hosts who have left. The bus hints at the former."""


class Hall:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        now: Callable[[], float],
        token: Callable[[int], str] = secrets.token_hex,
        passed: Callable[[], float] = time.monotonic,
        bot_pace: float = BOT_PACE,
        grace: float = GRACE,
        bot_rollouts: int = 0,
        bounds: Bounds = USUAL,
    ) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        """The time of day, which all processes share as well as they can: deadlines are stored."""
        self.passed = passed
        """Seconds since some moment, for everything that is not stored."""
        self._token = token
        self.background = Background()
        self.watching = Watching(bus, passed)
        self.heart = Heart(store, now, passed, token(6))
        self.people = People(store, now)
        self.due = Due(self.heart, self.people, bot_pace, grace)
        self.minds = Minds(self.background, bot_rollouts)
        self.cropping = Cropping()
        self.opening = Opening()
        self.pictures = Pictures(store.rows, store.blobs, now)
        self.own = OwnDecks(store.rows, self.pictures, now, bounds)
        self.host_decks = HostDecks()
        self.pins = Pins(store.rows, self.own, self.pictures, self.host_decks, now)
        self.pins.is_over, self.pins.is_there = self._is_over, self._is_there
        self.games = GamesHere(store, self.watching, self.background, self.heart, now, self.pins)
        self.rooms = RoomsHere(store, self.watching, self.background, self.heart, now, token, self.pins)
        self.restraints = Restraints(store, now)
        self.blocks = Blocks(store, now)
        self.hosts = Hosts(passed)
        self.reported: Callable[[str], None] = lambda kind: None
        """Called with the kind of every report that is made in a room."""
        self.acting = Acting(store, self.watching, self.background, self.heart, self.games, self.due, now)
        self._moderated = asyncio.Event()
        self._follower = Follower(
            store, self.watching, self.background, self.rooms, self.games, self._moderated.set
        )

    async def open(self) -> None:
        await self.store.open()
        await self.rooms.make_ready()
        await self.bus.open(self._follower.hint)
        if not self.bus.hears_all:
            self.background.keep_running("look again", self._follower.look_again)
        self.background.keep_running("look after rooms", self._look_after_rooms)

    async def close(self) -> None:
        await self.background.close()
        await self.minds.searching.close()
        await self.bus.close()
        await self.store.close()

    def forget_idle(self) -> None:
        """Drop what nobody here watches; the store has it."""
        self.rooms.forget_idle()
        self.games.forget_idle()

    async def catch_up(self, room: str) -> None:
        """Read all that other processes have stored of a room and its game."""
        await self.rooms.catch_up(room)
        here = self.rooms.here(room)
        if here is not None and here.game is not None:
            await self.games.catch_up(here.game)

    def board(self, room: Room, named: bool = True) -> Board:
        """What everyone in the room is told about it now; strangers get the one that is not `named`."""
        return room.board_now(self.heart.nodes, UNREADABLE if room.game in self.games.aside else "", named)

    def forget_people(self, erasures: list[Erasure], devices: dict[str, str]) -> None:
        """Forget those who are being erased in all that is in memory, and wake what they and unpaired devices have open."""
        self.people.forget(erasures, devices)
        for erasure in erasures:
            self.rooms.forget_visits(erasure.person)
            for room in self.rooms.all_here():
                if forget_in_room(room, erasure.person, erasure.stand_in(room.id)):
                    self.watching.wake(room.id)
            for live in self.games.all_here():
                if live.replace_person(erasure.person, erasure.stand_in(live.id)):
                    self.watching.wake(live.id)
            self.watching.wake(erasure.person)
        for device in devices:
            self.watching.wake(device)

    # Moderators and hosts

    async def _look_after_rooms(self) -> None:
        while True:
            with suppress(Unavailable):
                await self.heed_moderators()
                await self.pass_on_hosts()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._moderated.wait()
            self._moderated.clear()

    async def heed_moderators(self) -> None:
        """Read what they have done, even in a terminal, which the bus does not report."""
        if await self.restraints.read():
            for stream in self.watching.streams():
                await self.rooms.catch_up(stream)

    async def forget_hidden(self, room: Room) -> None:
        """Forget the hidden lines of chat that were erased from the store."""
        if hidden := room.chat.hidden():
            kept = {row.line async for row in self.store.rows.each(HIDDEN_LINES, {"room": room.id})}
            room.chat.forget_hidden(hidden - kept)

    async def pass_on_hosts(self) -> None:
        """Somebody else becomes the host of each room that its host left a while ago."""
        rooms = [room for id in self.watching.streams() if (room := self.rooms.here(id)) is not None]
        for room in self.hosts.overdue(rooms, self.heart.nodes):

            def decide(room: Room) -> tuple[e.AnyRoomEvent, ...]:
                nodes = self.heart.nodes
                next_one = None if room.here(room.host, nodes) else heir(room, nodes)
                return () if next_one is None else (e.HostPassed(next_one),)

            with suppress(Missing, UnreadableRoom):
                await self.rooms.change(room.id, "", f"host-{self._token(8)}", decide)

    # Coming and going

    async def came(self, room: str, person: str) -> bool:
        """Somebody opened a socket. They move again for the seats that bots had taken over. Returns whether there were any."""
        back: list[e.CameBack] = []

        def decide(room: Room) -> tuple[e.AnyRoomEvent, ...]:
            live = self.games.here(room.game)
            held = [seat for seat in room.taken_over if live and live.head.holders[seat] == person]
            back[:] = [e.CameBack(room.game or "", seat) for seat in held]
            return (e.Came(person, self.heart.node), *back)

        opened = await self.rooms.find(room)
        if opened.game is not None:
            with suppress(Unreadable):
                await self.games.find(opened.game)
        await self.rooms.change(room, person, f"came-{self._token(8)}", decide)
        live = self.games.here(opened.game)
        if live is not None and live.due is KEEP:
            # Nobody attends to a game that another process has put aside. Here it can be read, so it is tried again.
            with suppress(Unavailable):
                await self.acting.schedule(live, opened)
        return bool(back)

    async def went(self, room: str, person: str) -> None:
        person = self.people.stand_in(person, room)
        if room in self.rooms.aside:
            return
        gone = (e.Went(person, self.heart.node),)
        await self.rooms.change(room, person, f"went-{self._token(8)}", lambda _: gone)
        left = await self.rooms.find(room)
        if left.game is not None:
            with suppress(Unreadable):
                await self.acting.schedule(await self.games.find(left.game), left)

    # Playing

    async def start_game(self, room_id: str, actor: str, command: str, asked: str = "") -> None:
        """Begin a game with the people who are seated. Free seats are left out."""
        room = await self.rooms.find(room_id)
        if room.repeats(actor, command, asked):
            return
        room.require_host(actor)
        if room.game is not None and await self._is_on(room.game):
            raise Refused("a game is being played in this room; expected it to be over", "game-on")
        if room.game is not None and room.head.daily:
            raise Refused(
                "a daily line can be played only once in a room; expected another room", "daily-once"
            )
        head, id = await self.head_of(room), f"game-{self._token(12)}"
        await self.pins.begin(id, head.pins)
        live = await self.games.begin(id, head)
        secret = room.secret if live.head.guided or live.head.daily else self._token(32)
        renamed = (e.Sat(at, held) for at, held in all_told_apart(room).items() if held != room.seats[at])
        began: tuple[e.AnyRoomEvent, ...] = (*renamed, e.GameBegan(live.id, secret))
        await self.rooms.change(room.id, actor, command, lambda _: began, asked=asked)
        if room.game == live.id:
            # Otherwise another process was asked, too, and was faster.
            await self.acting.schedule(live, room)

    async def head_of(self, room: Room) -> GameHead:
        """What a game in this room starts from."""
        sitting = all_told_apart(room).values()
        wish = room.head
        if wish.guided:
            _require_seats(room)
            hash, deck = await self.games.shelf.hold(guided_deck(wish.preset))
        elif wish.deck:
            hash, deck = wish.deck, await self.games.shelf.find(wish.deck)
        else:
            hash, deck = await self.games.shelf.choose(wish.decks, wish.themes, wish.era, wish.fame)
        options = room.preset.rules.agree(wish.options, len(sitting), len(deck))
        return GameHead(
            room=room.id,
            rules=room.preset.rules_id,
            options=options,
            players=players_of(sitting, room.preset.rules.uses_ages(options)),
            holders=tuple(held.person for held in sitting),
            bots=tuple(held.bot for held in sitting),
            shown=tuple(held.shown for held in sitting),
            deck=hash,
            clock=room.head.clock,
            secret=room.secret,
            nonces=self._nonces(room),
            preset=room.head.preset,
            guided=room.head.guided,
            pins=tuple(name for name in wish.decks if name.startswith(PIN)),
            daily=room.head.daily,
        )

    def _nonces(self, room: Room) -> tuple[str, ...]:
        """What each seat adds to the luck. In a daily line nobody does, so that all get the same cards."""
        if room.head.daily:
            return ()
        if room.head.guided:
            return guide(room.head.preset).nonces
        return tuple(room.nonces.get(seat) or self._token(16) for seat in room.sitting())

    async def _is_there(self, stream: str) -> bool:
        return await self.store.head(stream) is not None

    async def _is_over(self, game: str) -> bool:
        """Whether nobody is playing it any more; also true if it is gone or cannot be read, or if all who played it were erased."""
        try:
            return not await self._is_on(game) or (await self.games.find(game)).head.is_deserted
        except Missing:
            return True

    async def _is_on(self, game: str) -> bool:
        """Whether it is being played; never true of a game that cannot be read."""
        try:
            return not (await self.games.find(game)).game.over
        except Unreadable:
            return False

    async def act(self, live: LiveGame, room: Room, wish: Wish) -> None:
        """A move or, without one, leaving. Returns when it is stored; raises when it is refused."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.acting.act(live, room, wish, settling(done))
        await done


def _require_seats(room: Room) -> None:
    """A guided game needs its own bots, and a person on the first seat."""
    bots = [held.bot if held else None for held in room.seats]
    if bots != ["", *guide(room.head.preset).bots]:
        raise Refused("a guided game needs one person in the first seat and its own bots in the others")
