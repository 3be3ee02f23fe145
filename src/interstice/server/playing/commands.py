"""What somebody in a room may ask for, and the outcome, however they are connected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from hashlib import blake2b

from msgspec.structs import replace

from interstice import protocol as p
from interstice.core import engine
from interstice.core.ages import CHILD_BELOW
from interstice.core.refused import Refused
from interstice.server.playing import hosting
from interstice.server.playing import room_events as e
from interstice.server.playing.badges import with_badge
from interstice.server.playing.clocks import Clock
from interstice.server.playing.games import Answer, LiveGame, Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.names import OFFERED, bot_name, told_apart, with_bots_renamed
from interstice.server.playing.refusals import Missing, Stale
from interstice.server.playing.reporting import report_person
from interstice.server.playing.rooms import Room
from interstice.store.store import Unavailable, settling

Answered = Callable[[p.FromServer | Exception], None]
"""Called once with what to say, or with an error that nobody expected."""


def take(
    hall: Hall, room_id: str, person: str, message: p.FromClient, lag: float, answered: Answered
) -> None:
    """Do what is asked and say that it is done; or refuse with one sentence, in which case nothing has changed.

    A move in a game that is in memory waits for nothing but the disk. Everything else has a task of its own."""
    if type(message) is p.Ping:
        answered(p.Pong(message.number))
        return
    if type(message) is p.Act or type(message) is p.Quit:
        room, live = hall.rooms.here(room_id), hall.games.here(message.game)
        if room is not None and live is not None and room.game == message.game:
            wish = _wish(person, message, lag)
            _move(hall, room, live, wish, partial(_say, message.command, answered))
            return
    hall.background.spawn(_take_later(hall, room_id, person, message, lag, answered))


async def answer(hall: Hall, room_id: str, person: str, message: p.FromClient) -> p.FromServer:
    """The same for a caller who can wait."""
    said: asyncio.Future[p.FromServer] = asyncio.get_running_loop().create_future()
    take(hall, room_id, person, message, 0.0, settling(said))
    return await said


def too_fast(command: str | None) -> p.Failed:
    return p.Failed(command, "busy", "too many messages; wait a moment", "too-fast")


def failed(command: str | None, error: Exception) -> p.Failed | None:
    """How a refusal is put to the client; None for an error that nobody expected."""
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


def _say(command: str, answered: Answered, error: Exception | None) -> None:
    answered(p.Done(command) if error is None else failed(command, error) or error)


async def _take_later(
    hall: Hall, room_id: str, person: str, message: p.FromClient, lag: float, answered: Answered
) -> None:
    try:
        said: p.FromServer | Exception = await _answer(hall, room_id, person, message, lag)
    except Exception as error:
        said = error
    answered(said)


async def _answer(hall: Hall, room_id: str, person: str, message: p.FromClient, lag: float) -> p.FromServer:
    command = getattr(message, "command", None)
    is_newest = hall.bus.hears_all
    while True:
        try:
            return await _do(hall, room_id, person, message, lag)
        except Exception as error:
            said = failed(command, error)
            if said is None:
                raise
            if is_newest or isinstance(error, Unavailable):
                return said
        # It may be right in view of what another process has stored.
        try:
            await hall.catch_up(room_id)
        except Unavailable as error:
            return failed(command, error) or said
        is_newest = True


async def _do(hall: Hall, room_id: str, person: str, message: p.FromClient, lag: float) -> p.Done | p.Advised:
    if isinstance(message, p.Hello | p.Ping):
        raise Refused("hello can only be sent once, at the start")
    _check(message.command)
    if isinstance(message, p.Sit):
        message = _without_age(message)
    asked = blake2b(p.encode(message), digest_size=4).hexdigest()
    match message:
        case p.Act() | p.Quit():
            await _fetch_and_move(hall, room_id, message.game, _wish(person, message, lag))
        case p.Advise():
            return await _advise(hall, room_id, message)
        case p.Start():
            await hall.start_game(room_id, person, message.command, asked)
        case p.SetUp():
            wish = _room_wish(message)
            await hall.rooms.set_up(room_id, person, message.command, wish, asked)
        case p.Tap():
            who, seat = message.who, message.seat
            await hall.rooms.change(
                room_id, person, message.command, lambda room: room.tap(person, who, seat), asked=asked
            )
        case p.Point():
            room = await hall.rooms.find(room_id)
            hall.rooms.flash(room, room.point(person, message.card))
        case p.React():
            room = await hall.rooms.find(room_id)
            hall.restraints.require_voice(person)
            hall.rooms.flash(room, room.react(person, message.reaction))
        case p.Report():
            room = await hall.rooms.find(room_id)
            await report_person(hall.store, room, person, message, hall.now(), hall.reported)
        case p.Block():
            await _block(hall, await hall.rooms.find(room_id), person, message)
        case _:
            if isinstance(message, p.Say):
                hall.restraints.require_voice(person)
            await hall.rooms.change(
                room_id,
                person,
                message.command,
                lambda room: with_bots_renamed(room, _in_room(room, person, message)),
                asked=asked,
            )
    return p.Done(message.command)


async def _block(hall: Hall, room: Room, person: str, message: p.Block) -> None:
    other = room.public.person(message.person)
    if message.blocked:
        name = room.name_of(other) if room.names_people_to(person) else ""
        await hall.blocks.block(person, other, name)
    else:
        await hall.blocks.unblock(person, other)


def _room_wish(message: p.SetUp) -> RoomWish:
    agreed = {name: getattr(message, name) for name in p.Agreed.__struct_fields__}
    return RoomWish(**agreed, clock=Clock(message.clock, message.seconds))


async def _advise(hall: Hall, room_id: str, message: p.Advise) -> p.Advised:
    try:
        room, live = await _fetch(hall, room_id, message.game)
        _check_current(room, live)
    except (Missing, Stale) as error:
        # It is all the same to the caller: that game is not played here, or no longer is.
        raise Missing(str(error), "advice-over") from None
    entries, found = await hall.minds.advise(live, message.seat)
    assert found.reason is not None
    key, *named = found.reason
    return p.Advised(message.command, live.id, entries, message.seat, found.move, key, *named)


def _in_room(room: Room, person: str, message: p.FromClient) -> e.AnyRoomEvent:
    match message:
        case p.Sit():
            sat = room.sit(
                person, message.seat, message.name, message.child, message.shown, nonce=message.nonce
            )
            return with_badge(told_apart(room, sat), message.animal, message.colour)
        case p.Invite():
            room.require_host(person)
            if message.bot not in OFFERED:
                raise Refused(f"expected a bot among {', '.join(OFFERED)}; got {message.bot[:40]!r}")
            name = bot_name(room, message.seat, message.bot)
            return room.sit(person, message.seat, name, bot=message.bot)
        case p.Ready():
            return room.ready(person, message.seat, message.ready, message.entries)
        case p.Stand():
            return room.stand(person, message.seat)
        case p.Say():
            return room.say(person, message.text, message.phrase)
        case p.SendAway():
            return room.ban(person, message.person)
        case p.Mute():
            return hosting.mute(room, person, message.person, message.muted)
        case p.HandOver():
            return hosting.hand_over(room, person, message.person)
        case p.SetChat():
            return hosting.set_chat(room, person, message.chat)
    raise Refused(f"expected something to do in a room; got {type(message).__name__.lower()}")


def _without_age(message: p.Sit) -> p.Sit:
    """Of an age that an older program still asks for, only this is kept: whether it is below 12. Even a hash could confirm the rest."""
    if (age := message.age) is None:
        return message
    if not 1 <= age <= 120:
        raise Refused(f"expected an age from 1 to 120; got {age}")
    return replace(message, age=None, child=message.child or age < CHILD_BELOW)


# Moves


def _wish(person: str, message: p.Act | p.Quit, lag: float) -> Wish:
    if type(message) is p.Act:
        return Wish(person, message.command, message.seat, message.move, message.entries, lag, message.quick)
    return Wish(person, message.command, message.seat, None, None, lag)


async def _fetch(hall: Hall, room_id: str, game: str) -> tuple[Room, LiveGame]:
    room = await hall.rooms.find(room_id)
    if room.game is None:
        raise Refused("no game has begun in this room", "no-game")
    return room, await hall.games.find(game)


async def _fetch_and_move(hall: Hall, room_id: str, game: str, wish: Wish) -> None:
    """Have the room and the game in memory, then make the move."""
    room, live = await _fetch(hall, room_id, game)
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    _move(hall, room, live, wish, settling(done))
    await done


def _move(hall: Hall, room: Room, live: LiveGame, wish: Wish, answer: Answer) -> None:
    """Make a move in the game of this room, if it is the one that was meant and the seat is theirs."""
    try:
        _check(wish.command)
        _check_place(room, live)
        _check_held(live, wish.actor, wish.seat)
        if not live.repeats(wish):
            _check_current(room, live)
    except (Refused, Stale) as error:
        answer(error)
    else:
        # A move that is stored already is acknowledged again.
        hall.acting.act(live, room, wish, answer)


def _check_place(room: Room, live: LiveGame) -> None:
    if live.head.room != room.id:
        raise Missing("there is no such game in this room")


def _check_current(room: Room, live: LiveGame) -> None:
    _check_place(room, live)
    if room.game != live.id:
        raise Stale("that game is over, and another has begun in this room")


def _check_held(live: LiveGame, person: str, seat: int) -> None:
    head = live.head
    if not 0 <= seat < len(head.holders) or head.holders[seat] != person or head.bots[seat]:
        raise Refused(f"seat {seat} is not yours", "not-yours")
