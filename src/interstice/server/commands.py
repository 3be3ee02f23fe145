"""What somebody in a room may ask for, and what comes of it. The same for every way in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from interstice import protocol as p
from interstice.core import engine
from interstice.core.refused import Refused
from interstice.server import rooms
from interstice.server.games import LiveGame, Stale, Wish
from interstice.server.hall import Hall, Missing
from interstice.store.store import Unavailable

OFFERED = ("guesser", "random")
"""Bots that may sit in a room."""
BURST, PER_SECOND = 40.0, 20.0
"""How many messages somebody may send at once, and how fast they may go on."""


class Allowance:
    """So many messages, filling up again with time."""

    def __init__(self, now: float, burst: float = BURST, per_second: float = PER_SECOND) -> None:
        self._left, self._at, self._burst, self._rate = burst, now, burst, per_second

    def take(self, now: float) -> bool:
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


async def answer(
    hall: Hall, room: str, person: str, message: p.FromClient, allowed: bool = True
) -> p.FromServer:
    """Do what is asked and say that it is done, or refuse with a sentence; then nothing has changed."""
    if isinstance(message, p.Ping):
        return p.Pong(message.number)
    command = getattr(message, "command", None)
    if not allowed:
        return p.Failed(command, "busy", "too many messages; wait a moment", "too-fast")
    is_newest = hall.bus.hears_all
    while True:
        try:
            if isinstance(message, p.Hello):
                raise Refused("hello is said once, at the beginning")
            _check(message.command)
            await _do(hall, room, person, message)
            return p.Done(message.command)
        except Exception as error:
            said = failed(command, error)
            if said is None:
                raise
        if is_newest:
            return said
        # It may be right in view of what another process has stored.
        with suppress(Unavailable):
            await hall.catch_up(room)
        is_newest = True


def act_now(
    hall: Hall,
    room_id: str,
    person: str,
    act: p.Act,
    lag: float,
    answered: Callable[[str, Exception | None], None],
) -> bool:
    """Make a move in a game that is in memory, without waiting for anything; false if it is not.

    `answered` is called with the command when it is stored, or with why it was refused."""
    room = hall.room_here(room_id)
    live = hall.game_here(room.game) if room is not None else None
    if room is None or live is None:
        return False
    try:
        _check(act.command)
        _check_held(live, person, act.seat)
    except Refused as error:
        answered(act.command, error)
    else:
        wish = Wish(person, act.command, act.seat, act.move, act.entries, lag)
        hall.acting.act(live, room, wish, partial(answered, act.command))
    return True


def failed(command: str | None, error: Exception) -> p.Failed | None:
    """The refusal that an exception stands for; None if it is none that was expected."""
    match error:
        case Stale():
            return p.Failed(command, "stale", str(error))
        case engine.Illegal():
            return p.Failed(command, "illegal", str(error))
        case Missing():
            return p.Failed(command, "missing", str(error), error.word, error.given)
        case Refused():
            return p.Failed(command, "denied", str(error), error.word, error.given)
        case Unavailable():
            return p.Failed(
                command, "busy", "the store cannot be reached; try again with the same command", "away"
            )
    return None


def _check(command: str) -> None:
    if not (1 <= len(command) <= 40 and command.isprintable()):
        raise Refused("expected a command id of 1 to 40 characters")


async def _do(hall: Hall, room: str, person: str, message: p.FromClient) -> None:
    match message:
        case p.Act():
            live = await _held(hall, room, person, message.seat)
            await hall.act(live.id, person, message.command, message.seat, message.move, message.entries)
        case p.Quit():
            live = await _held(hall, room, person, message.seat)
            await hall.act(live.id, person, message.command, message.seat, None)
        case p.Start():
            await hall.start_game(room, person, message.command)
        case p.Hello() | p.Ping():
            raise Refused("hello is said once, at the beginning")
        case _:
            await hall.change_room(room, person, message.command, lambda r: (_in_room(r, person, message),))


def _in_room(room: rooms.Room, person: str, message: p.FromClient) -> rooms.AnyRoomEvent:
    match message:
        case p.Sit():
            return room.sit(person, message.seat, message.name, message.age, nonce=message.nonce)
        case p.Invite():
            room.require_host(person)
            if message.bot not in OFFERED:
                raise Refused(f"expected a bot among {', '.join(OFFERED)}; got {message.bot!r}")
            return room.sit(
                person, message.seat, f"{message.bot.title()} {message.seat + 1}", None, message.bot
            )
        case p.Ready():
            return room.ready(person, message.seat, message.ready)
        case p.Stand():
            return room.stand(person, message.seat)
        case p.Say():
            return room.say(person, message.text)
        case p.Point():
            return rooms.Pointed(person, message.card)
        case p.React():
            return room.react(person, message.reaction)
        case p.SendAway():
            return room.ban(person, message.person)
        case p.Report():
            return rooms.Reported(person, message.person, " ".join(message.why.split())[: rooms.MOST_CHAT])
    raise Refused(f"expected something to do in a room; got {type(message).__name__.lower()}")


async def _held(hall: Hall, room: str, person: str, seat: int) -> LiveGame:
    """The game, if this person plays that seat in it."""
    game = (await hall.room(room)).game
    if game is None:
        raise Refused("no game has begun in this room", "no-game")
    live = await hall.game(game)
    _check_held(live, person, seat)
    return live


def _check_held(live: LiveGame, person: str, seat: int) -> None:
    head = live.head
    if not 0 <= seat < len(head.holders) or head.holders[seat] != person or head.bots[seat]:
        raise Refused(f"seat {seat} is not yours", "not-yours")
