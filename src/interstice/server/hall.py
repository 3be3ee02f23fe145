"""All rooms and games of this process: the one place where commands are decided, stored and told.

Always in this order: decide, commit, acknowledge, publish. Nobody sees what is not stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import TypeVar

import msgspec

from interstice.bots.find import bot
from interstice.bots.mind import Memory
from interstice.bus.bus import Bus
from interstice.core import engine
from interstice.core.chance import Casual, Seeded
from interstice.core.game import Game, Player
from interstice.core.log import Entry
from interstice.core.moves import AnyMove
from interstice.core.refused import Refused
from interstice.core.view import view
from interstice.decks.load import load
from interstice.rules.presets import preset
from interstice.server import games, rooms
from interstice.server.games import GameHead, LiveGame, Stale
from interstice.server.rooms import AnyRoomEvent, Room, RoomHead
from interstice.store.store import Store

T = TypeVar("T")

BOT_PAUSE = 0.7
"""Seconds that a bot thinks, so that people can follow."""
LEASE = 5.0
"""Seconds for which a process may work on something that is due before another takes it up."""
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
OFFERED = ("random",)
"""Bots that may sit in a room."""


class Missing(Refused):
    """There is no such room or game."""


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
        self.bot_pause = BOT_PAUSE
        self._rooms: dict[str, Room] = {}
        self._games: dict[str, LiveGame] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self.watchers: dict[str, set[Callable[[], None]]] = {}
        """By stream: whom to wake when it has grown."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self._hint)
        self._spawn(self._attend_forever())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hint(self, stream: str, entries: int) -> None:
        for wake in tuple(self.watchers.get(stream, ())):
            wake()

    # Rooms

    async def open_room(self, host: str, head: dict[str, object]) -> Room:
        """A new room with a code of six letters."""
        chosen = preset(str(head["preset"]))
        box = load(str(head.get("deck") or chosen.deck))
        options = {**chosen.options, **head.get("options", {})}  # type: ignore[dict-item]
        allowed = chosen.rules.seats_for(chosen.rules.agree(options, chosen.seats[0], len(box.cards)))
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            made = RoomHead(
                code,
                chosen.id,
                options,
                box.id,
                str(head.get("language") or "en"),
                allowed[-1],
                bool(head.get("listed", False)),
                host,
            )
            room = Room(f"room-{self.token(12)}", made)
            if await self.store.create(room.id, "room", msgspec.json.encode(made), self.now(), code):
                self._rooms[room.id] = room
                return room

    async def room(self, id: str) -> Room:
        """The room as the store has it now."""
        room = self._rooms.get(id)
        if room is None:
            head = await self.store.head(id)
            if head is None:
                raise Missing("there is no such room; check the code")
            room = self._rooms.setdefault(id, Room(id, rooms.decode_head(head)))
        async with self._lock(id):
            await self._catch_up_room(room)
        return room

    async def room_by_code(self, code: str) -> Room:
        id = await self.store.find(code.upper())
        if id is None:
            raise Missing(f"no room has the code {code.upper()[:6]!r}; check it")
        return await self.room(id)

    async def change_room(
        self, id: str, actor: str, command: str, decide: Callable[[Room], tuple[AnyRoomEvent, ...]]
    ) -> None:
        room = await self.room(id)
        async with self._lock(id):
            while True:
                events = decide(room)
                data = rooms.encode_events(events)
                stored = await self.store.append(id, room.entries, actor, command, self.now(), data)
                if stored == room.entries:
                    room.fold(events)
                    break
                await self._catch_up_room(room)
                if stored is not None:
                    return
        self.bus.publish(id, room.entries)

    async def _catch_up_room(self, room: Room) -> None:
        for row in await self.store.read(room.id, room.entries):
            room.fold(rooms.decode_events(row.data))

    def _lock(self, stream: str) -> asyncio.Lock:
        return self._locks.setdefault(stream, asyncio.Lock())

    # Games

    async def start_game(self, room_id: str, actor: str, command: str) -> None:
        """A game with those who sit. Seats that nobody took are left out."""
        room = await self.room(room_id)
        room.require_host(actor)
        if room.game is not None and not (await self.game(room.game)).game.over:
            raise Refused("a game is being played in this room; expected it to be over")
        sitting = room.sitting()
        deck = load(room.head.deck).deck()
        head = GameHead(
            room=room.id,
            rules=room.preset.rules_id,
            options=room.preset.rules.agree(room.head.options, len(sitting), len(deck)),
            players=tuple(Player(held.name, held.age) for held in sitting),
            holders=tuple(held.person for held in sitting),
            bots=tuple(held.bot for held in sitting),
            deck=deck.cards,
            secret=self.token(32),
            nonces=tuple(self.token(16) for _ in sitting),
        )
        id = f"game-{self.token(12)}"
        live = LiveGame(id, head)
        first = live.set_up()
        live.fold("", "set-up", first)
        await self.store.create(id, "game", msgspec.json.encode(head), self.now())
        await self.store.append(
            id, 0, "", "set-up", self.now(), games.encode_entry(first), self._due(head, live.game)
        )
        self._games[id] = live
        await self.change_room(room.id, actor, command, lambda _: (rooms.GameBegan(id),))
        self._wake_bots(live)

    async def game(self, id: str) -> LiveGame:
        live = self._games.get(id)
        if live is None:
            head = await self.store.head(id)
            if head is None:
                raise Missing("there is no such game")
            live = self._games.setdefault(id, LiveGame(id, games.decode_head(head)))
        async with live.lock:
            await live.catch_up(self.store)
        return live

    async def act(
        self, id: str, actor: str, command: str, seat: int, move: AnyMove | None, entries: int | None = None
    ) -> None:
        """A move or, without one, leaving. Returns when it is stored; raises when it is refused."""
        live = await self.game(id)
        async with live.lock:
            while True:
                if (actor, command) in live.commands:
                    return
                entry, game, chance = self._decide(live, seat, move, entries)
                number = live.entries
                data, due = games.encode_entry(entry), self._due(live.head, game)
                stored = await self.store.append(id, number, actor, command, self.now(), data, due)
                if stored == number:
                    live.game, live.chance = game, chance
                    live.commands[actor, command] = number
                    break
                await live.catch_up(self.store)
        self.bus.publish(id, live.entries)
        self._wake_bots(live)

    def _decide(
        self, live: LiveGame, seat: int, move: AnyMove | None, entries: int | None
    ) -> tuple[Entry, Game, Seeded]:
        try:
            return live.decide(seat, move)
        except engine.Illegal as error:
            if entries is not None and entries < live.entries:
                raise Stale(f"the table has moved on: {error}") from None
            raise

    # Bots and what is due. Both belong to no process: whoever is free takes what the store says is due.

    def _due(self, head: GameHead, game: Game) -> float | None:
        if game.over or not any(head.bots[seat] for seat in game.asks):
            return None
        return self.now() + self.bot_pause

    def _wake_bots(self, live: LiveGame) -> None:
        """This process goes first; if it dies, another finds the game due."""
        if self._due(live.head, live.game) is not None:
            self._spawn(self._play_bots(live.id, self.bot_pause))

    async def _play_bots(self, id: str, pause: float = 0.0) -> None:
        await asyncio.sleep(pause)
        live = await self.game(id)
        game = live.game
        for seat, asks in game.asks.items():
            name = live.head.bots[seat]
            if name:
                luck = Casual(live.entries * 31 + seat)
                move = bot(name).choose(asks, lambda seat=seat: view(game, seat), Memory(), luck)  # type: ignore[misc]
                try:
                    await self.act(id, f"bot-{seat}", f"{live.entries}", seat, move, live.entries)  # type: ignore[arg-type]
                except (engine.Illegal, Stale):
                    return
                return

    async def _attend_forever(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            for id in await self.store.take_due(self.now() - 1.0, self.now() + LEASE):
                await self._play_bots(id)
