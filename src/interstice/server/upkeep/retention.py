"""Deletes what has been kept long enough: games after their last move, rooms with their chat after their last use, reports."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from interstice.server import logs
from interstice.server.moderating.lines import erase_hidden
from interstice.server.playing import room_events
from interstice.server.playing.heads import decode_game_head
from interstice.server.playing.rooms_here import LISTED, PIECE, UNLISTED
from interstice.server.upkeep.settings import Settings
from interstice.store.migrations import ALL_GAMES
from interstice.store.moderation import ACTS, HIDDEN_LINES, MODERATORS, NAMELESS, RESTRAINTS
from interstice.store.people import (
    DEVICES,
    PAIRINGS,
    PERSON_GAMES,
    PERSON_ROOMS,
    Pairing,
    PersonGame,
    device_of,
)
from interstice.store.reports import REPORTS
from interstice.store.rows import Put, Remove, Update, Write
from interstice.store.store import Store, Unavailable

DAY = 86_400.0
A_YEAR = 365
EVERY = 3_600.0
"""Seconds between two rounds."""
BATCH = 50
PAUSE = 0.05
"""Seconds between two batches, so that players do not wait."""
MARK = "pruned"
"""The mark that says when the last round was, so that only one of many processes does it."""


class Pruned(msgspec.Struct, frozen=True):
    """What was deleted: streams, and how many reports and hidden lines of chat."""

    games: tuple[str, ...] = ()
    rooms: tuple[str, ...] = ()
    reports: int = 0
    lines: int = 0


MayGo = Callable[[str], Awaitable[bool]]
"""Sees to what is left to do about an old game; returns whether its log may be deleted now."""


def nobody(_: str) -> bool:
    return False


async def nothing_left(_: str) -> bool:
    return True


class Keeping(msgspec.Struct, frozen=True):
    """How many days each thing is kept; 0 keeps everything."""

    games: int = 0
    rooms: int = 0
    reports: int = 0


async def keeping(store: Store, chosen: Settings) -> Keeping:
    """As the settings say. If they say nothing about games, these are kept for a year; in a database that had games before there
    was a limit, for ever."""
    games = chosen.keep_games
    if games is None:
        games = 0 if await keeps_all_games(store) else A_YEAR
    return Keeping(games, chosen.keep_rooms, chosen.keep_reports)


async def keeps_all_games(store: Store) -> bool:
    """Whether games are kept for ever unless the host says otherwise."""
    return await store.get(ALL_GAMES) is not None


async def prune(
    store: Store,
    now: float,
    keep: Keeping,
    in_use: Callable[[str], bool] = nobody,
    may_go: MayGo = nothing_left,
) -> Pruned:
    """Delete what is old enough. A room is kept as long as its game is played."""
    rooms_gone: tuple[str, ...] = ()
    games_gone: tuple[str, ...] = ()
    reports_gone = 0
    if keep.rooms:
        # Rooms come first: how long a room is kept depends on its game.
        for kind in (UNLISTED, LISTED):
            rooms_gone += await _prune_kind(store, kind, now - keep.rooms * DAY, in_use, nothing_left)
    if keep.games:
        games_gone = await _prune_kind(store, "game", now - keep.games * DAY, in_use, may_go)
    await _prune_restraints(store, now)
    if keep.reports:
        reports_gone = await _prune_reports(store, now - keep.reports * DAY)
        await _prune_acts(store, now - keep.reports * DAY)
    return Pruned(games_gone, rooms_gone, reports_gone, await erase_hidden(store, now))


async def prune_if_due(
    store: Store,
    now: float,
    keep: Keeping,
    in_use: Callable[[str], bool] = nobody,
    may_go: MayGo = nothing_left,
) -> Pruned:
    """The hourly round, unless another process has just done it."""
    last = await store.get(MARK)
    if last is not None and now - float(last) < EVERY * 0.9:
        return Pruned()
    await store.put(MARK, str(now))
    await drop_old_pairings(store, now)
    await store.blobs.sweep(now - DAY)
    return await prune(store, now, keep, in_use, may_go)


async def drop_old_pairings(store: Store, now: float) -> None:
    """Delete pairing codes that nobody used in time, and the device that offered one if it was never paired."""
    while True:
        oldest = await store.rows.find(PAIRINGS, by=("until",), limit=BATCH)
        old = [pairing for pairing in oldest if pairing.until < now]
        for pairing in old:
            # If another process deletes them too, or somebody pairs, this batch is read and tried again.
            await store.rows.write(Remove(PAIRINGS, (pairing.code,)), *await _unpaired(store, pairing))
        if not old:
            return
        await asyncio.sleep(PAUSE)


async def _unpaired(store: Store, old: Pairing) -> list[Write]:
    """What deletes the device with whose token a person began, if they have no other and offer no other code."""
    codes = await store.rows.find(PAIRINGS, {"person": old.person}, limit=2)
    devices = await store.rows.find(DEVICES, {"person": old.person}, limit=2)
    if len(codes) > 1 or [device.id for device in devices] != [device_of(old.person)]:
        return []
    return [Remove(DEVICES, (devices[0].id,), {"person": old.person})]


async def _prune_kind(
    store: Store, kind: str, before: float, in_use: Callable[[str], bool], may_go: MayGo
) -> tuple[str, ...]:
    gone: list[str] = []
    kept: set[str] = set()
    while True:
        # Old streams that are still in use come first every time, so look beyond them.
        limit = BATCH + len(kept)
        old = [stream for stream in await store.older(kind, before, limit) if stream not in kept]
        if not old:
            return tuple(gone)
        for stream in old:
            if in_use(stream) or not await _is_over(store, kind, stream, before, may_go):
                kept.add(stream)
            else:
                if kind != "game":
                    await _note_holders(store, stream)
                await store.delete(stream)
                await _forget_who_was_there(store, kind, stream)
                gone.append(stream)
        await asyncio.sleep(PAUSE)


async def _is_over(store: Store, kind: str, stream: str, before: float, may_go: MayGo) -> bool:
    """Whether a stream may be deleted. One that fails must not keep the others from being deleted."""
    try:
        return await _last_use(store, kind, stream) < before and await may_go(stream)
    except Unavailable:
        raise
    except Exception as error:
        logs.note_error("something old cannot be deleted", error, stream=stream)
        return False


async def _note_holders(store: Store, room: str) -> None:
    """Note who only invited bots to a game, as programs before this one did not: once its room is gone, nothing else leads from
    them to the game, where their id is."""
    number = 0
    while entries := await store.read(room, number, PIECE):
        number += len(entries)
        for entry in entries:
            for event in room_events.readable_events(entry.data):
                if isinstance(event, room_events.GameBegan):
                    await _note_holders_of(store, event.game, entry.at)


async def _note_holders_of(store: Store, game: str, at: float) -> None:
    head = await store.head(game)
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        holders = set(decode_game_head(head).holders) if head else set()
        known = {played.person async for played in store.rows.each(PERSON_GAMES, {"game": game})}
        await store.rows.write(
            *(Put(PERSON_GAMES, PersonGame(each, game, -1, at)) for each in sorted(holders - known))
        )


async def _forget_who_was_there(store: Store, kind: str, stream: str) -> None:
    if kind == "game":
        await store.rows.clear(PERSON_GAMES, {"game": stream})
    else:
        await store.rows.clear(PERSON_ROOMS, {"room": stream})


async def _prune_reports(store: Store, before: float) -> int:
    gone = 0
    while True:
        oldest = await store.rows.find(REPORTS, by=("at",), limit=BATCH)
        old = [report for report in oldest if report.at < before]
        if not old:
            return gone
        # If another process deletes them too, this batch is read and tried again.
        gone += len(old) * await store.rows.write(*(Remove(REPORTS, (report.id,)) for report in old))
        await asyncio.sleep(PAUSE)


async def _prune_restraints(store: Store, now: float) -> None:
    """Forget those that are over, however long reports are kept: they are about people and networks."""
    async for restraint in store.rows.each(RESTRAINTS):
        if restraint.until and restraint.until < now:
            await store.rows.write(Remove(RESTRAINTS, (restraint.who, restraint.kind)))


async def _prune_acts(store: Store, before: float) -> None:
    """Forget what moderators did, and who had been one. What is still in force can be taken back, but nothing says about whom it
    was, or why."""
    in_force = {restraint.act async for restraint in store.rows.each(RESTRAINTS)}
    hidden = {(line.room, line.line) async for line in store.rows.each(HIDDEN_LINES)}
    async for act in store.rows.each(ACTS, by=("at",)):
        if act.at >= before:
            break
        if act.id in in_force or (
            act.act == "hide" and not hidden.isdisjoint((act.room, n) for n in act.lines)
        ):
            await store.rows.write(Update(ACTS, (act.id,), NAMELESS))
        else:
            await store.rows.write(Remove(ACTS, (act.id,)))
    async for moderator in store.rows.each(MODERATORS, by=("at",)):
        if moderator.until < before:
            await store.rows.write(Remove(MODERATORS, (moderator.id,)))


async def _last_use(store: Store, kind: str, stream: str) -> float:
    """When somebody last did something there; for a room, also in its latest game."""
    last, number, game = 0.0, 0, ""
    while entries := await store.read(stream, number, PIECE):
        last, number = entries[-1].at, number + len(entries)
        if kind != "game":
            began = [
                event
                for entry in entries
                for event in room_events.readable_events(entry.data)
                if isinstance(event, room_events.GameBegan)
            ]
            game = began[-1].game if began else game
        await asyncio.sleep(0)
    return max(last, await _last_use(store, "game", game)) if game else last
