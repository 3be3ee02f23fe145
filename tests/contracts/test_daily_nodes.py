"""The daily line on two nodes that share a PostgreSQL: what they do at the same moment is done once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from daily_lines import ANA, BEN, TODAY, Clock, game_in, place

from interstice import protocol as p
from interstice.bus.postgres import PostgresBus
from interstice.core.moves import Place
from interstice.server.daily.daily import Daily
from interstice.server.daily.days import end_of
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import person_of
from interstice.store.daily import DAILY_LINES, DAILY_SUMS, DAILY_TRIES
from interstice.store.postgres import PostgresStore

PHONE = "token-of-anas-phone-0123456789"


@asynccontextmanager
async def nodes(url: str, clock: Clock) -> AsyncIterator[list[Hall]]:
    made = [Hall(PostgresStore(url), PostgresBus(url), clock) for _ in range(2)]
    for hall in made:
        await hall.open()
    try:
        yield made
    finally:
        for hall in made:
            await hall.close()


def test_two_nodes_draw_a_day_once(empty_postgres: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with nodes(empty_postgres, clock) as several:
            for _ in range(3):
                lines = await asyncio.gather(*(Daily(hall).line(Daily(hall).today) for hall in several))
                assert lines[0] == lines[1]
                assert await several[0].store.rows.get(DAILY_LINES, lines[0].day) == lines[0]
                clock.now = end_of(lines[0].day)

    asyncio.run(run())


def test_one_try_counts_also_from_two_devices_on_two_nodes_at_once(empty_postgres: str) -> None:
    async def run() -> None:
        async with nodes(empty_postgres, Clock()) as several:
            one, other = several
            ana = await one.people.who(ANA)
            await other.people.pair(PHONE, await one.people.offer_pairing(ANA))
            assert await other.people.who(PHONE) == ana
            codes = await asyncio.gather(
                *(Daily(hall).play(TODAY, ana, "Ana", "en") for hall in several for _ in range(3))
            )
            assert len(set(codes)) == 1
            assert len(await one.store.rows.find(DAILY_TRIES, {"day": TODAY})) == 1
            for _ in range(9):
                await place(one, codes[0], ana, True)
            await place_the_last_at_once(several, codes[0], ana)
            room, _ = await game_in(other, codes[0], ana)
            assert isinstance(await answer(other, room.id, ana, p.Start("again")), p.Failed)
            ben = person_of(BEN)
            code = await Daily(other).play(TODAY, ben, "Ben", "en")
            for _ in range(10):
                await place(other, code, ben, False)
            await settle_at_once(several, (ana, ben))

    asyncio.run(run())


async def place_the_last_at_once(several: list[Hall], code: str, person: str) -> None:
    """Each device puts the card into a gap of its own."""
    found = [await game_in(hall, code, person) for hall in several]
    said = await asyncio.gather(
        *(
            answer(
                hall,
                room.id,
                person,
                p.Act(f"device-{gap}", live.id, 0, Place(live.game.top, gap), live.entries),
            )
            for gap, (hall, (room, live)) in enumerate(zip(several, found, strict=True))
        )
    )
    assert {type(each) for each in said} == {p.Done, p.Failed}


async def settle_at_once(several: list[Hall], people: tuple[str, ...]) -> None:
    """Both nodes add up the tries of all of them."""
    rows = several[0].store.rows
    tries = await rows.find(DAILY_TRIES, {"day": TODAY})
    assert {(each.person, each.marks) for each in tries} == {(person, None) for person in people}
    settled = await asyncio.gather(*(Daily(hall).settle(each) for hall in several for each in tries))
    assert settled[: len(tries)] == settled[len(tries) :]
    scores = [(each.marks or "").count("1") for each in settled[: len(tries)]]
    total = await rows.get(DAILY_SUMS, TODAY)
    assert total is not None
    assert total.scores == tuple(scores.count(score) for score in range(11))
