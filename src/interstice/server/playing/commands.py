"""What somebody in a room may ask for, and what comes of it. The same for every way in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from interstice import protocol as p
from interstice.core import engine
from interstice.core.refused import Refused
from interstice.server.playing import rooms
from interstice.server.playing.games import LiveGame, Stale, Wish
from interstice.server.playing.hall import Hall, Missing
from interstice.server.playing.names import bot_name, with_bots_renamed
from interstice.store.store import Unavailable

OFFERED = ("guesser", "random")
"""Bots that may sit in a room."""
MOST_ID = 64
"""Characters of a person's id, and more than any has."""


async def answer(hall: Hall, room: str, person: str, message: p.FromClient) -> p.FromServer:
    """Do what is asked and say that it is done, or refuse with a sentence; then nothing has changed."""
    if isinstance(message, p.Ping):
        return p.Pong(message.number)
    command = getattr(message, "command", None)
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


def too_fast(command: str | None) -> p.Failed:
    return p.Failed(command, "busy", "too many messages; wait a moment", "too-fast")


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
    live = hall.game_here(act.game)
    if room is None or live is None or room.game != act.game:
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
            wish = Wish(person, message.command, message.seat, message.move, message.entries, 0.0)
            await _act(hall, room, message.game, wish)
        case p.Quit():
            await _act(hall, room, message.game, Wish(person, message.command, message.seat, None, None, 0.0))
        case p.Start():
            await hall.start_game(room, person, message.command)
        case p.Point():
            found = await hall.room(room)
            hall.flash(found, found.point(person, message.card))
        case p.React():
            found = await hall.room(room)
            hall.flash(found, found.react(person, message.reaction))
        case p.Hello() | p.Ping():
            raise Refused("hello is said once, at the beginning")
        case _:
            await hall.change_room(
                room, person, message.command, lambda r: with_bots_renamed(r, _in_room(r, person, message))
            )


def _in_room(room: rooms.Room, person: str, message: p.FromClient) -> rooms.AnyRoomEvent:
    match message:
        case p.Sit():
            return room.sit(person, message.seat, message.name, message.age, nonce=message.nonce)
        case p.Invite():
            room.require_host(person)
            if message.bot not in OFFERED:
                raise Refused(f"expected a bot among {', '.join(OFFERED)}; got {message.bot!r}")
            name = bot_name(room, message.seat, message.bot)
            return room.sit(person, message.seat, name, None, message.bot)
        case p.Ready():
            return room.ready(person, message.seat, message.ready)
        case p.Stand():
            return room.stand(person, message.seat)
        case p.Say():
            return room.say(person, message.text)
        case p.SendAway():
            return room.ban(person, message.person)
        case p.Report():
            if len(message.person) > MOST_ID:
                raise Refused(
                    f"expected a person's id of at most {MOST_ID} characters; got {len(message.person)}"
                )
            return rooms.Reported(person, message.person, rooms.cleaned(message.why)[: rooms.MOST_CHAT])
    raise Refused(f"expected something to do in a room; got {type(message).__name__.lower()}")


async def _act(hall: Hall, room_id: str, game: str, wish: Wish) -> None:
    """Make a move in the game of this room, if it is the one that was meant and the seat is theirs."""
    room = await hall.room(room_id)
    if room.game is None:
        raise Refused("no game has begun in this room", "no-game")
    live = await hall.game(game)
    if live.head.room != room.id:
        raise Missing("there is no such game in this room")
    _check_held(live, wish.actor, wish.seat)
    if room.game == game:
        await hall.act(live, room, wish)
    elif not live.repeats(wish):
        raise Stale("that game is over, and another has begun in this room")


def _check_held(live: LiveGame, person: str, seat: int) -> None:
    head = live.head
    if not 0 <= seat < len(head.holders) or head.holders[seat] != person or head.bots[seat]:
        raise Refused(f"seat {seat} is not yours", "not-yours")
