"""Whoever is erased leaves no trace, whatever happens meanwhile, and the games they played still verify.

One game here; `make chaos` plays a hundred.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from itertools import count
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from clocked import Time
from gone import ABOUT_HER, ANA, ASKED, BEN, NAME, SAID, WHY, come_every_day, lead_a_life, logs_of, traces
from patience import PATIENCE, eventually

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core.refused import Refused
from interstice.lab.verify import verify
from interstice.server.http.app import open_store
from interstice.server.people import erasing
from interstice.server.people.erasing import Eraser, begin
from interstice.server.people.holdings import export, merge
from interstice.server.people.late import ERASED
from interstice.server.playing import room_events as e
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of
from interstice.server.talking.telling import Teller
from interstice.server.upkeep.backup import back_up
from interstice.server.upkeep.retention import DAY, Keeping, prune
from interstice.store import sqlite
from interstice.store.people import ERASURES, PERSON_GAMES, Erasure, device_of
from interstice.store.store import Rewritten, Store, Unavailable

EVA = "token-of-eva-0123456789"
GAMES = int(os.environ.get("INTERSTICE_ERASED_GAMES", "1"))
HERS = (NAME, SAID, WHY, ABOUT_HER, ASKED, person_of(ANA), device_of(person_of(ANA)), "Firefox, Linux")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    return str(request.getfixturevalue("postgres_url"))


async def opened(database: str, time: Time) -> Hall:
    hall = Hall(open_store(database), LocalBus(), time, passed=time)
    await hall.open()
    return hall


def eraser_of(hall: Hall, erased: list[str] | None = None) -> Eraser:
    return Eraser(hall, lambda: None if erased is None else erased.append("erased"))


async def pass_time(time: Time, *erasers: Eraser, seconds: int = 30) -> None:
    for _ in range(seconds):
        time.now += 1
        for eraser in erasers:
            await eraser.look()


def test_nothing_is_left_of_a_person_and_their_games_still_verify(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        time, erased = Time(), list[str]()
        hall = await opened(database, time)
        *finished, running = await lead_a_life(hall, GAMES)
        await come_every_day(hall, finished)
        eraser = eraser_of(hall, erased)
        assert sorted(await traces(database, *HERS)) == sorted(HERS)
        before = await logs_of(hall, finished)
        await eraser.erase(await hall.people.who(ANA))
        await pass_time(time, eraser)
        assert erased == ["erased"]
        in_memory = (
            hall.rooms.here((await hall.games.find(running)).head.room),
            *[await hall.games.find(game) for game in (*finished, running)],
        )
        await hall.close()
        assert await traces(database, *HERS) == []
        if not database.startswith("postgresql:"):
            back_up(database, tmp_path / "copy.sqlite")
            assert await traces(tmp_path / "copy.sqlite", *HERS) == []
        hall = await opened(database, time)
        for old, new in zip(before, await logs_of(hall, finished), strict=True):
            assert [player.name for player in old.players] == [NAME, "Ben"]
            assert [player.name for player in new.players] == ["", "Ben"]
            assert new.entries == old.entries
            verify(new)
        room = await hall.rooms.find((await hall.games.find(running)).head.room)
        from_store = (room, *[await hall.games.find(game) for game in (*finished, running)])
        for one, other in zip(in_memory, from_store, strict=True):
            assert one is not None
            assert one.head == other.head
        await hall.close()

    asyncio.run(run())


def test_what_is_damaged_keeps_nobody_from_having_their_data_or_from_being_erased(database: str) -> None:
    async def run() -> None:
        time, ana = Time(), person_of(ANA)
        hall = await opened(database, time)
        whole, no_head, no_entry, odd, _ = await lead_a_life(hall, 4)
        broken = (await hall.rooms.open(ana, RoomWish("events"))).id
        await hall.rooms.change(broken, ana, "say", lambda _: (e.ChatSaid(ana, NAME, SAID),))
        for stream in (no_head, broken):
            await hall.store.rewrite(stream, f'{{"host": "{ana}", "holders": ["{ana}", '.encode(), ())
        await hall.store.rewrite(no_entry, None, [Rewritten(1, ana, b'[{"broken')])
        # It can be decoded, but the rules cannot make sense of it.
        first, *_ = await hall.store.read(odd)
        await hall.store.rewrite(odd, None, [Rewritten(1, ana, first.data)])
        mine = await export(hall.store, ana)
        readable = {played["id"] for played in mine["games"] if played["log"] is not None}
        assert whole in readable
        assert readable.isdisjoint({no_head, no_entry, odd})
        assert [(room["opened_by_me"], room["chat"][0]["text"]) for room in mine["rooms"]].count(
            (False, SAID)
        ) == 1
        hall.forget_idle()
        eraser = eraser_of(hall)
        await eraser.erase(ana)
        await pass_time(time, eraser)
        assert await hall.store.rows.find(ERASURES) == []
        await hall.close()
        assert await traces(database, *HERS) == []

    asyncio.run(run())


def test_nothing_stays_in_the_files_of_a_running_server_once_nobody_reads_an_older_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a vacuum. A backup reads for a while."""
    monkeypatch.setattr(sqlite, "TIDY_AGAIN", 0.01)
    database = tmp_path / "games.sqlite"

    def holds() -> bool:
        everything = b"".join(file.read_bytes() for file in tmp_path.glob("games.sqlite*"))
        return any(text.encode() in everything for text in HERS)

    async def run() -> None:
        time = Time()
        hall = await opened(str(database), time)
        await lead_a_life(hall)
        eraser = eraser_of(hall)
        with closing(sqlite3.connect(database, isolation_level=None)) as backup:
            backup.execute("begin")
            backup.execute("select count(*) from entry").fetchall()
            await eraser.erase(await hall.people.who(ANA))
            await pass_time(time, eraser)
            assert await hall.store.rows.find(ERASURES) == []
            assert holds()
        await eventually(lambda: not holds())
        await hall.close()

    asyncio.run(run())


def test_others_keep_what_is_theirs(database: str) -> None:
    async def run() -> None:
        time = Time()
        hall = await opened(database, time)
        (game, _) = await lead_a_life(hall)
        eraser = eraser_of(hall)
        await eraser.erase(await hall.people.who(ANA))
        await pass_time(time, eraser)
        bens = await export(hall.store, await hall.people.who(BEN))
        assert bens["rooms"][0]["chat"][0]["text"] == "good luck"
        assert game in [played["id"] for played in bens["games"]]
        assert await traces(database, "good luck", '"Ben"', person_of(BEN))
        await hall.close()

    asyncio.run(run())


async def die_midway(database: str, after: int, told: Connection, waits: bool = False) -> None:
    """Live and begin to erase, and be killed by the system before writing for the so many-th time."""
    time = Time()
    hall = await opened(database, time)
    told.send(await lead_a_life(hall))
    if waits:
        told.recv()
    eraser, done = eraser_of(hall), count()
    await eraser.erase(await hall.people.who(ANA))

    def or_die(write: Any) -> Any:
        async def do(*given: Any) -> Any:
            if next(done) == after:
                os.kill(os.getpid(), signal.SIGKILL)
            return await write(*given)

        return do

    hall.store.rewrite = or_die(hall.store.rewrite)  # type: ignore[method-assign]
    hall.store.rows.write = or_die(hall.store.rows.write)  # type: ignore[method-assign]
    hall.store.tidy = or_die(hall.store.tidy)  # type: ignore[method-assign]
    await pass_time(time, eraser)


@pytest.mark.parametrize("after", [0, 3, 6, 9, 12, 15, 18, 20, 21, 22, 23])
def test_a_process_killed_in_the_middle_completes_it_after_its_restart(database: str, after: int) -> None:
    heard, told = Pipe(duplex=False)
    process = get_context("fork").Process(target=lambda: asyncio.run(die_midway(database, after, told)))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode == -signal.SIGKILL

    async def run() -> None:
        time = Time()
        hall = await opened(database, time)
        await pass_time(time, eraser_of(hall), seconds=60)
        *finished, _ = heard.recv()
        for log in await logs_of(hall, finished):
            verify(log)
        assert await hall.store.rows.find(ERASURES) == []
        await hall.close()
        assert await traces(database, *HERS) == []

    asyncio.run(run())


def test_another_process_completes_what_a_killed_one_has_begun(postgres_url: str) -> None:
    """It has the room and the game in memory, and somebody else is still there."""
    heard, told = Pipe()
    process = get_context("fork").Process(
        target=lambda: asyncio.run(die_midway(postgres_url, 2, told, waits=True))
    )
    process.start()

    async def run() -> None:
        time = Time()
        other = await opened(postgres_url, time)
        assert await asyncio.to_thread(heard.poll, PATIENCE)
        *finished, running = heard.recv()
        live = await other.games.find(running)
        room = await other.rooms.find(live.head.room)
        await other.came(room.id, person_of(BEN))
        heard.send("go on")
        await asyncio.to_thread(process.join, PATIENCE)
        assert process.exitcode == -signal.SIGKILL
        assert await other.store.rows.find(ERASURES) != []
        await pass_time(time, eraser_of(other), seconds=60)
        assert await other.store.rows.find(ERASURES) == []
        assert [player.name for player in live.game.players] == ["", "Ben"]
        assert person_of(ANA) not in live.head.holders
        assert NAME.encode() not in room.board_now(frozenset(), "").whole("")
        for log in await logs_of(other, finished):
            verify(log)
        await other.close()
        assert await traces(postgres_url, *HERS) == []

    asyncio.run(run())


def test_another_process_forgets_them_too_and_writes_nothing_of_them(postgres_url: str) -> None:
    async def run() -> None:
        time = Time()
        one, other = await opened(postgres_url, time), await opened(postgres_url, time)
        (*_, running) = await lead_a_life(one)
        live = await other.games.find(running)
        room = await other.rooms.find(live.head.room)
        await other.came(room.id, person_of(ANA))
        erasers = (eraser_of(one), eraser_of(other))
        await erasers[0].erase(person_of(ANA))
        await erasers[1].look()
        assert person_of(ANA) not in live.head.holders
        assert [player.name for player in live.game.players] == ["", "Ben"]
        assert room.board_now(frozenset(), "").whole("").count(NAME.encode()) == 0
        # Her socket closes only now.
        await other.went(room.id, person_of(ANA))
        await pass_time(time, *erasers)
        for hall in (one, other):
            await hall.close()
        assert await traces(postgres_url, *HERS) == []

    asyncio.run(run())


def test_a_process_hears_of_an_erasure_even_while_it_works_on_another(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It rewrites a thousand games of Eva while Ana is erased elsewhere."""

    async def run() -> None:
        time = Time()
        one, other = await opened(postgres_url, time), await opened(postgres_url, time)
        (*_, running) = await lead_a_life(one)
        room = await other.rooms.find((await other.games.find(running)).head.room)
        await begin(other.store, person_of(EVA), time.now)
        busy = Eraser(other, lambda: None, look=0.01)
        is_stuck, goes_on, sweep = asyncio.Event(), asyncio.Event(), erasing.sweep

        async def stuck(store: Store, job: Erasure) -> None:
            is_stuck.set()
            await goes_on.wait()
            await sweep(store, job)

        monkeypatch.setattr(erasing, "sweep", stuck)
        other.background.spawn(busy.run())
        other.background.spawn(busy.listen())
        async with asyncio.timeout(PATIENCE):
            await is_stuck.wait()
        await begin(one.store, person_of(ANA), time.now)
        await eventually(lambda: NAME not in [held and held.name for held in room.seats])
        goes_on.set()
        await pass_time(time, eraser_of(one), seconds=60)
        for hall in (one, other):
            await hall.close()

    asyncio.run(run())


def test_a_process_that_was_cut_off_from_an_erasure_erases_what_it_writes_afterwards(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        time = Time()
        one, other = await opened(postgres_url, time), await opened(postgres_url, time)
        others = {*await one.store.keys(ERASED, 1000)}
        (*_, running) = await lead_a_life(one)
        live = await other.games.find(running)
        room = await other.rooms.find(live.head.room)
        await other.came(room.id, person_of(BEN))
        late = eraser_of(other)
        await late.look()
        here = eraser_of(one)
        await here.erase(person_of(ANA))
        with monkeypatch.context() as cut_off:

            async def fail(*_: object) -> None:
                raise Unavailable("cut off")

            cut_off.setattr(other.store.rows, "_fetch", fail)
            for _ in range(15):
                await pass_time(time, here, seconds=1)
                with pytest.raises(Unavailable):
                    await late.look()
        assert await one.store.rows.find(ERASURES) == []
        assert await traces(postgres_url, NAME, person_of(ANA)) == []
        # It still knows her name, and writes it once more.
        tapped = await answer(other, room.id, person_of(BEN), p.Tap("late", "oldest", 0))
        assert isinstance(tapped, p.Done)
        await other.went(room.id, person_of(ANA))
        assert await traces(postgres_url, NAME, person_of(ANA)) == [NAME, person_of(ANA)]
        await pass_time(time, here, late)
        assert [held and held.name for held in room.seats[:2]] == ["", "Ben"]
        assert [player.name for player in live.game.players] == ["", "Ben"]
        assert await traces(postgres_url, *HERS) == []
        time.now += 2 * DAY
        await late.look()
        assert {*await one.store.keys(ERASED, 1000)} <= others
        for hall in (one, other):
            await hall.close()

    asyncio.run(run())


def test_those_who_read_along_are_told_which_lines_are_gone(tmp_path: Path) -> None:
    async def run() -> None:
        hall = await opened(str(tmp_path / "games.sqlite"), Time())
        (*_, running) = await lead_a_life(hall)
        reader = Teller(hall, (await hall.games.find(running)).head.room, "eva", lambda: None)
        await reader.open()
        told = [p.decode_server(message) for message in reader.news()]
        hers = tuple(each.line for each in told if isinstance(each, p.Said) and each.name == NAME)
        assert hers
        await eraser_of(hall).erase(person_of(ANA))
        told = [p.decode_server(message) for message in (*reader.news(), *reader.news())]
        assert [each.lines for each in told if isinstance(each, p.Unsaid)] == [hers]
        await reader.close()
        await hall.close()

    asyncio.run(run())


def test_nobody_acts_as_a_person_who_is_being_erased(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        hall = await opened(str(tmp_path / "games.sqlite"), time)
        eraser = eraser_of(hall)
        await eraser.erase(await hall.people.who(ANA))
        with pytest.raises(Refused, match="is being deleted"):
            await hall.people.who(ANA)
        await pass_time(time, eraser)
        assert await hall.people.who(ANA) == person_of(ANA)
        await hall.close()

    asyncio.run(run())


def test_somebody_can_be_erased_again_who_came_back_with_the_same_token(tmp_path: Path) -> None:
    """As programs do that keep their token."""

    async def run() -> None:
        time = Time()
        hall = await opened(str(tmp_path / "games.sqlite"), time)
        (*_, running) = await lead_a_life(hall)
        room = (await hall.games.find(running)).head.room
        for number in range(2):
            ana = await hall.people.who(ANA)
            back = await answer(hall, room, ana, p.Say(f"back-{number}", SAID))
            assert isinstance(back, p.Done)
            eraser = eraser_of(hall)
            await eraser.erase(ana)
            await pass_time(time, eraser)
        await hall.close()
        assert await traces(tmp_path / "games.sqlite", *HERS) == []

    asyncio.run(run())


@pytest.mark.parametrize("is_old", [False, True])
def test_whoever_only_invited_bots_is_erased_from_their_game_even_if_the_room_is_gone(
    tmp_path: Path, is_old: bool
) -> None:
    """Rooms are not kept as long as games."""

    async def run() -> None:
        time = Time()
        hall = await opened(str(tmp_path / "games.sqlite"), time)
        room = await hall.rooms.open(person_of(ANA), RoomWish("events"))
        for message in (p.Invite("1", 0, "maeve"), p.Invite("2", 1, "luca"), p.Start("3")):
            assert isinstance(await answer(hall, room.id, person_of(ANA), message), p.Done)
        game = room.game or ""
        (played,) = (await export(hall.store, person_of(ANA)))["games"]
        assert (played["id"], played["seats"]) == (game, [])
        if is_old:
            # It was not noted when the game began.
            await hall.store.rows.clear(PERSON_GAMES, {"game": game})
        time.now += 40 * DAY
        gone = await prune(hall.store, time.now, Keeping(rooms=30))
        assert gone.rooms == (room.id,)
        hall.forget_idle()
        eraser = eraser_of(hall)
        await eraser.erase(person_of(ANA))
        await pass_time(time, eraser)
        assert await hall.store.head(game) is not None
        await hall.close()
        assert await traces(tmp_path / "games.sqlite", person_of(ANA)) == []

    asyncio.run(run())


def test_what_somebody_was_before_pairing_is_exported_and_erased_with_them(database: str) -> None:
    phone = "token-of-the-phone-0123456789"

    async def run() -> None:
        time = Time()
        hall = await opened(database, time)
        await lead_a_life(hall)
        code = await hall.people.offer_pairing(phone, "Safari, iPhone")
        joined = await hall.people.pair(ANA, code, "Firefox, Linux")
        assert joined == (person_of(phone), person_of(ANA))
        await merge(hall.store, joined.former, joined.person)
        assert await hall.people.who(ANA) == person_of(phone)
        mine = await export(hall.store, person_of(phone))
        assert mine["profile"]["name"] == NAME
        assert mine["rooms"][0]["chat"] == [
            {"at": time.now, "text": SAID},
            {"at": time.now, "phrase": "hello"},
        ]
        assert sorted(device["label"] for device in mine["devices"]) == ["Firefox, Linux", "Safari, iPhone"]
        assert sorted(played["log"] is None for played in mine["games"]) == [False, True]
        eraser = eraser_of(hall)
        await eraser.erase(person_of(phone))
        await pass_time(time, eraser)
        await hall.close()
        assert await traces(database, *HERS, person_of(phone), "Safari") == []

    asyncio.run(run())


def test_somebody_who_is_someone_elsewhere_stays_that_person(tmp_path: Path) -> None:
    """Ana's tablet leaves her for Ben; her laptop is still hers, and so is what she has done."""
    tablet = "token-of-the-tablet-0123456789"

    async def run() -> None:
        hall = await opened(str(tmp_path / "games.sqlite"), Time())
        await hall.people.pair(tablet, await hall.people.offer_pairing(ANA))
        joined = await hall.people.pair(tablet, await hall.people.offer_pairing(BEN))
        assert joined == (person_of(BEN), "")
        assert await hall.people.all_ids(person_of(BEN)) == [person_of(BEN)]
        assert await hall.people.who(ANA) == person_of(ANA)
        await hall.close()

    asyncio.run(run())


@pytest.mark.parametrize("which", [0, 1])
def test_an_unpaired_device_is_a_new_guest_and_what_it_has_open_ends(tmp_path: Path, which: int) -> None:
    phone = "token-of-the-phone-0123456789"

    async def run() -> None:
        hall = await opened(str(tmp_path / "games.sqlite"), Time())
        await hall.people.pair(phone, await hall.people.offer_pairing(ANA))
        token, kept = ((ANA, phone), (phone, ANA))[which]
        device = device_of(person_of(token))
        stirred = list[str]()
        hall.watching.watch(device, lambda: stirred.append("closed"))
        with pytest.raises(Refused, match="no such device"):
            await eraser_of(hall).unpair(person_of(BEN), device)
        await eraser_of(hall).unpair(person_of(ANA), device)
        assert stirred
        assert hall.people.is_gone(person_of(ANA), device) == "unpaired"
        assert hall.people.is_gone(person_of(ANA), device_of(person_of(kept))) == ""
        guest = await hall.people.who(token)
        assert guest not in (person_of(ANA), person_of(phone))
        assert hall.people.is_gone(guest, device) == "", "the new guest can come in at once"
        assert await hall.people.who(kept) == person_of(ANA)
        await hall.close()

    asyncio.run(run())


def test_only_deletion_rewrites_what_is_stored() -> None:
    """Of people who delete themselves, and of lines that a moderator hid; nothing else may call `Store.rewrite`."""
    source = Path(Store.__module__.replace(".", "/"))
    root = Path(__file__).parents[2] / "src" / source.parts[0]
    calling = [
        str(path.relative_to(root))
        for path in root.rglob("*.py")
        if ".rewrite(" in path.read_text() and path.parent.name != "store"
    ]
    assert sorted(calling) == ["server/moderating/lines.py", "server/people/rewriting.py"]
