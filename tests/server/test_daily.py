"""The daily line: drawn when the day begins, the same for everyone, played once, and secret until it is public."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from asgi import ask
from daily_lines import ANA, BEN, CEM, HOUR, TODAY, Clock, an_app, game_in, halls, place, play, run

from interstice import protocol as p
from interstice.cli.main import main
from interstice.core.refused import Refused
from interstice.lab.verify import verify
from interstice.rules.find import decode_log
from interstice.server.daily import choosing, owned
from interstice.server.daily.daily import Daily, out_of, published, score_of, withdraw
from interstice.server.daily.days import before, day_at, end_of, is_public
from interstice.server.daily.standing import as_counted, daily_standing
from interstice.server.daily.streaks import streak_of
from interstice.server.http import api, library
from interstice.server.http import daily as daily_api
from interstice.server.http.app import App
from interstice.server.people.holdings import export
from interstice.server.playing.commands import answer
from interstice.server.playing.people import person_of
from interstice.server.results.counting import Counting
from interstice.server.results.difficulty import prior
from interstice.server.results.page import played_games
from interstice.server.results.reading import fames
from interstice.server.upkeep.finishing import Finishing
from interstice.server.upkeep.retention import Keeping, prune
from interstice.store.daily import DAILY_LINES, DAILY_SUMS, DAILY_TRIES, DailyLine, DailySum, DailyTry
from interstice.store.results import DIFFICULTIES, RESULTS, TALLIES, Difficulty
from interstice.store.rows import Insert

# The cards of a day


def test_cards_go_from_easy_to_hard_and_at_most_two_are_swiss() -> None:
    origin = choosing.decks_by_face()
    for _ in range(30):
        cards = choosing.choose_cards(set())
        assert len(cards) == 11
        assert [choosing.hardness(card) for card in cards] == sorted(map(choosing.hardness, cards))
        assert len({card.year for card in cards}) == 11
        assert sum(origin[card.face] == "switzerland" for card in cards) <= 2


def test_no_card_returns_within_thirty_days(tmp_path: Path) -> None:
    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock) as [hall]:
            seen: list[set[str]] = []
            for _ in range(40):
                line = await Daily(hall).line(day_at(clock.now))
                for before in seen[-30:]:
                    assert not before & set(line.faces)
                seen.append(set(line.faces))
                clock.now += 24 * HOUR

    run(body)


def test_a_day_is_drawn_by_how_people_did_as_far_as_that_is_known(tmp_path: Path) -> None:
    """Here it is the opposite of what fame says."""
    turned = {face: -prior(fame) for face, fame in fames().items()}

    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            rows = (Insert(DIFFICULTIES, Difficulty(face, hard, 9, 5, 0.0)) for face, hard in turned.items())
            await hall.store.rows.write(*rows)
            line = await Daily(hall).line(TODAY)
            drawn = [turned[face] for face in line.faces]
            assert drawn == sorted(drawn)
            assert drawn[0] < drawn[-1]

    run(body)


def test_a_day_is_drawn_once_whoever_is_first_and_stays_as_it_is(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock(), 3) as several:
            lines = await asyncio.gather(*(Daily(hall).line(TODAY) for hall in several for _ in range(4)))
            assert len({line.secret for line in lines}) == 1
        async with halls(tmp_path, Clock()) as [later]:
            assert await Daily(later).line(TODAY) == lines[0]

    run(body)


def test_the_published_hash_covers_the_secret_and_the_list(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            line = await Daily(hall).line(TODAY)
            secret = bytes.fromhex(line.secret)
            assert published(line) == sha256(secret).hexdigest()
            assert secret[32:].decode().split("\n") == [TODAY, *line.faces]

    run(body)


def test_tomorrow_cannot_be_looked_at_and_a_day_without_a_line_is_missing(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            for day in ("2026-11-19", "2026-11-01"):
                with pytest.raises(Refused):
                    await Daily(hall).line(day)

    run(body)


# Playing it


def test_everybody_gets_the_same_cards_in_the_same_order_and_a_game_verifies(tmp_path: Path) -> None:
    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock) as [hall]:
            line = await Daily(hall).line(TODAY)
            for token in (ANA, BEN):
                begun = await play(hall, token, "1101111011")
                live = await hall.games.find(begun.game)
                assert tuple(card.face for card in live.game.cards) == line.faces
                assert (begun.marks, begun.counts, live.game.score) == ("1101111011", True, 8)
                log = live.log()
                assert log.luck is not None
                assert (log.luck.nonces, log.luck.commitment) == ((), published(line))
                assert verify(decode_log(msgspec.json.encode(log))).over

    run(body)


def test_ten_cards_are_placed_whatever_happens(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            begun = await play(hall, ANA, "0" * 10)
            assert begun.marks == "0" * 10
            total = await hall.store.rows.get(DAILY_SUMS, TODAY)
            assert total is not None
            assert total.scores == (1, *[0] * 10)

    run(body)


def test_one_try_counts_also_from_two_devices_and_two_nodes_at_once(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock(), 2) as several:
            codes = await asyncio.gather(
                *(Daily(hall).play(TODAY, person_of(ANA), "Ana", "en") for hall in several for _ in range(5))
            )
            assert len(set(codes)) == 1
            tries = await several[0].store.rows.find(DAILY_TRIES, {"day": TODAY})
            assert len(tries) == 1
            # The data that people can take along name all rooms that they have opened, also those that count for nothing.
            opened = await export(several[0].store, person_of(ANA))
            others = [room["code"] for room in opened["rooms"] if room["code"] != codes[0]]
            assert others
            for hall, code in product(several, others):
                with pytest.raises(Refused, match="no room has the code"):
                    await hall.rooms.enter(code, person_of(ANA))
            again = await play(several[1], ANA)
            assert await Daily(several[0]).play(TODAY, person_of(ANA), "Ana", "en") == again.code
            room, _ = await game_in(several[1], again.code, person_of(ANA))
            said = await answer(several[1], room.id, person_of(ANA), p.Start("again"))
            assert isinstance(said, p.Failed)

    run(body)


@pytest.mark.parametrize(("after", "counts"), [(HOUR - 1, True), (HOUR + 1, False)])
def test_a_game_begun_before_midnight_counts_if_it_is_finished_within_an_hour(
    tmp_path: Path, after: float, counts: bool
) -> None:
    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock) as [hall]:
            clock.now = end_of(TODAY) - 60
            daily, person = Daily(hall), person_of(ANA)
            code = await daily.play(TODAY, person, "Ana", "en")
            for _ in range(5):
                await place(hall, code, person, True)
            clock.now = end_of(TODAY) + after
            assert daily.today == "2026-11-19"
            assert counts is False or await daily.play(TODAY, person, "Ana", "en") == code
            for _ in range(5):
                await place(hall, code, person, True)
            begun = await daily.try_of(TODAY, person)
            assert begun is not None
            begun = await daily.settle(begun)
            total = await hall.store.rows.get(DAILY_SUMS, TODAY)
            assert total is not None
            assert (begun.counts, total.players) == (counts, int(counts))

    run(body)


def test_an_earlier_day_is_played_for_fun_as_often_as_one_likes(tmp_path: Path) -> None:
    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock) as [hall]:
            daily = Daily(hall)
            await daily.line(TODAY)
            clock.now = end_of(TODAY) + HOUR / 2
            with pytest.raises(Refused, match="an hour after"):
                await daily.play(TODAY, person_of(ANA), "Ana", "en")
            clock.now = end_of(TODAY) + HOUR
            codes = {await daily.play(TODAY, person_of(ANA), "Ana", "en") for _ in range(2)}
            assert len(codes) == 2
            assert await daily.try_of(TODAY, person_of(ANA)) is None

    run(body)


# What it adds up to


def test_a_card_that_is_taken_out_counts_for_nobody_and_sums_are_made_again(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            await play(hall, ANA, "1" * 10)
            await play(hall, BEN, "0" * 10)
            line = await Daily(hall).line(TODAY)
            with pytest.raises(Refused, match="expected a reason"):
                await withdraw(hall.store, TODAY, line.faces[3], " ")
            line = await withdraw(hall.store, TODAY, line.faces[3], "The year is disputed.")
            for token in (ANA, BEN):
                played = await Daily(hall).played(person_of(token))
                assert streak_of([begun.day for begun in played if begun.counts], TODAY).days == 1
            assert (out_of(line), score_of(line, "1" * 10), score_of(line, "0" * 10)) == (9, 9, 0)
            later = await play(hall, CEM, "1" * 10)
            assert score_of(await Daily(hall).line(TODAY), later.marks or "") == 9
            total = await hall.store.rows.get(DAILY_SUMS, TODAY)
            assert total is not None
            assert total.scores == (1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0)

    run(body)


def test_a_day_from_which_all_cards_are_taken_out_keeps_its_streak_and_has_no_average(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            begun = await play(hall, ANA)
            for face in (await Daily(hall).line(TODAY)).faces:
                await withdraw(hall.store, TODAY, face, "The whole day was wrong.")
            standing = await daily_standing(hall.store, Daily(hall), begun.person)
            assert standing is not None
            assert (standing.streak.days, standing.tenths) == (1, None)

    run(body)


def test_the_average_of_several_days_is_out_of_the_cards_that_count(tmp_path: Path) -> None:
    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock) as [hall]:
            daily = Daily(hall)
            for marks in ("1" * 10, "1" * 5 + "0" * 5, "1" * 3 + "0" * 7):
                begun = await play(hall, ANA, marks, daily.today)
                clock.now += 24 * HOUR
            for face in (await daily.line(begun.day)).faces[6:]:
                await withdraw(hall.store, begun.day, face, "Disputed")
            standing = await daily_standing(hall.store, daily, begun.person)
            assert standing is not None
            # 10 of 10, 5 of 10, 3 of 5: seven of ten on average.
            assert standing.tenths == 70

    run(body)


def test_a_game_on_my_page_has_the_score_that_its_day_has(tmp_path: Path) -> None:
    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock) as [hall]:
            begun = await play(hall, ANA, "1101111011")
            faces = (await Daily(hall).line(TODAY)).faces
            clock.now = end_of(TODAY) + HOUR
            await Daily(hall, Counting(hall.store.rows).count).count_public()
            for face, score in ((None, 8), (faces[2], 7), (faces[3], 7)):
                if face is not None:
                    await withdraw(hall.store, TODAY, face, "Disputed")
                line = await Daily(hall).line(TODAY)
                (told,) = await as_counted(
                    hall.store, begun.person, await played_games(hall.store, begun.person)
                )
                assert (told.score, told.out_of) == (score, out_of(line))
                assert told.score == score_of(line, begun.marks or "")

    run(body)


def test_the_host_is_told_which_cards_there_are_only_once_the_day_is_public(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen may be seen by others."""

    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock) as [hall]:
            store, line = hall.store, await Daily(hall).line(TODAY)

            async def time() -> float:
                return clock.now

            monkeypatch.setattr(store, "time", time)
            for _ in range(2):
                with pytest.raises(Refused, match="expected a card of that day's line") as refused:
                    await withdraw(store, TODAY, "no-such-card", "why")
                told = [face in str(refused.value) for face in line.faces]
                assert told == [is_public(TODAY, clock.now)] * 11
                clock.now = end_of(TODAY) + HOUR

    run(body)


def test_a_try_that_is_gone_by_the_time_it_is_counted_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two reads, its player is deleted."""

    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            person, daily = person_of(ANA), Daily(hall)
            code = await daily.play(TODAY, person, "Ana", "en")
            for _ in range(10):
                await place(hall, code, person, True)
            begun = await daily.try_of(TODAY, person)
            assert begun is not None
            rows, get, looks = hall.store.rows, hall.store.rows.get, list[Any]()

            async def interrupted(table: Any, *key: object) -> Any:
                if table is DAILY_SUMS:
                    looks.append(await rows.clear(DAILY_TRIES, {"day": TODAY}))
                    assert len(looks) == 1
                return await get(table, *key)

            monkeypatch.setattr(rows, "get", interrupted)
            assert await daily.settle(begun) == begun
            total = await get(DAILY_SUMS, TODAY)
            assert total is not None
            assert total.players == 0

    run(body)


@pytest.mark.parametrize("days", [0, 5])
def test_a_game_is_in_the_statistics_as_soon_as_its_day_is_public_however_late_that_is_noticed(
    tmp_path: Path, days: int
) -> None:
    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock, 2) as [hall, other]:
            rows = hall.store.rows
            several = [Daily(each, Counting(rows).count) for each in (hall, other)]
            begun = await play(hall, ANA, "1101111011")
            await play(hall, BEN)
            await Daily(hall).play(TODAY, person_of(CEM), "Cem", "en")
            for daily in several:
                await daily.ended(await hall.games.find(begun.game))
            clock.now = end_of(TODAY) + HOUR - 1
            await several[0].count_public()
            assert await rows.find(RESULTS, {"person": person_of(ANA)}) == []
            clock.now += 1 + days * 24 * HOUR
            await asyncio.gather(*(daily.count_public() for daily in several))
            for person in (ANA, BEN, CEM):
                results = await rows.find(RESULTS, {"person": person_of(person)})
                assert [each.preset for each in results] == ["solo"] * (person != CEM)
            # What is finished later is counted at once.
            late = await several[0].try_of(TODAY, person_of(CEM))
            assert late is not None
            for _ in range(10):
                await place(hall, late.code, person_of(CEM), True)
            await several[0].ended(await hall.games.find(late.game))
            await several[0].count_public()
            tally = await rows.get(TALLIES, person_of(CEM), "games", "")
            assert tally is not None
            assert tally.tries == 1

    run(body)


def test_a_game_that_may_be_deleted_before_its_day_is_public_stays_until_it_is_counted(
    tmp_path: Path,
) -> None:
    async def body() -> None:
        clock = Clock()
        clock.now = end_of(before(TODAY)) + 60
        async with halls(tmp_path, clock) as [hall]:
            begun, keep = await play(hall, ANA), Keeping(games=1)
            may_go = Finishing(hall).may_go
            clock.now = end_of(TODAY) + HOUR / 2
            assert (await prune(hall.store, clock.now, keep, may_go=may_go)).games == ()
            assert await hall.store.rows.find(RESULTS) == []
            clock.now += HOUR
            assert (await prune(hall.store, clock.now, keep, may_go=may_go)).games == (begun.game,)
            assert [each.daily for each in await hall.store.rows.find(RESULTS)] == [TODAY]

    run(body)


@pytest.mark.parametrize("what", ["withdraw", "forget"])
def test_a_card_that_is_taken_out_at_the_same_moment_is_in_no_sum(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Between any two reads, the host takes out a card."""

    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            await play(hall, ANA)
            await play(hall, BEN, "1101111111")
            rows, faces = hall.store.rows, (await Daily(hall).line(TODAY)).faces
            get, waiting = rows.get, [faces[3]]

            async def interrupted(table: Any, *key: object) -> Any:
                found = await get(table, *key)
                if table in (DAILY_LINES, DAILY_SUMS) and waiting:
                    await withdraw(hall.store, TODAY, waiting.pop(), "The year is disputed.")
                return found

            monkeypatch.setattr(rows, "get", interrupted)
            if what == "withdraw":
                await withdraw(hall.store, TODAY, faces[1], "So is this one.")
            else:
                await owned.erase(hall.store, person_of(ANA))
            line, total = await get(DAILY_LINES, TODAY), await get(DAILY_SUMS, TODAY)
            assert line is not None
            assert total is not None
            assert [*line.withdrawn] == ([faces[3], faces[1]] if what == "withdraw" else [faces[3]])
            tries = await rows.find(DAILY_TRIES, {"day": TODAY})
            scores = [score_of(line, begun.marks or "") for begun in tries]
            assert total.scores == tuple(scores.count(score) for score in range(11))

    run(body)


def test_somebody_who_is_forgotten_is_in_no_sum_any_more(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            await play(hall, ANA, "1" * 10)
            await play(hall, BEN, "0" * 10)
            taken = await owned.export(hall.store, person_of(ANA))
            assert [each["marks"] for each in taken["daily"]] == ["1" * 10]
            for _ in range(2):
                await owned.erase(hall.store, person_of(ANA))
            assert await Daily(hall).try_of(TODAY, person_of(ANA)) is None
            total = await hall.store.rows.get(DAILY_SUMS, TODAY)
            assert total is not None
            assert (total.scores, total.right) == ((1, *[0] * 10), (0,) * 10)

    run(body)


def test_the_days_of_a_paired_device_are_the_persons_and_one_try_a_day_stays(tmp_path: Path) -> None:
    ana, ben = person_of(ANA), person_of(BEN)

    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock) as [hall]:
            await play(hall, BEN, "1" * 10)
            clock.now += 60
            await play(hall, ANA, "0" * 10)
            clock.now += 24 * HOUR
            tomorrow = day_at(clock.now)
            await play(hall, BEN, "1" * 5 + "0" * 5, tomorrow)
            for _ in range(2):
                await owned.merge(hall.store, ben, ana)
            tries = await Daily(hall).played(ana)
            assert [(each.day, each.marks) for each in tries] == [(tomorrow, "1111100000"), (TODAY, "1" * 10)]
            assert await Daily(hall).played(ben) == []
            total = await hall.store.rows.get(DAILY_SUMS, TODAY)
            assert total is not None
            assert (total.players, total.scores[10], total.scores[0]) == (1, 1, 0)

    run(body)


def test_a_daily_game_is_its_players_alone_also_after_their_device_was_paired(tmp_path: Path) -> None:
    app = an_app(tmp_path, Clock())
    finish(app, ANA, "1101111011")
    begun, _ = of_ana(app)
    code = post(app, "/api/pairing", BEN)[1]["code"]
    assert post(app, f"/api/pairing/{code}", ANA)[0] == 201
    for path in ("", "/about", "/steps/1"):
        asked = f"/api/games/{begun.game}{path}"
        assert [get(app, asked, token)[0] for token in (ANA, BEN, CEM, "")] == [200, 200, 404, 404]
    assert get(app, f"/api/games/{begun.game}/about", BEN)[1]["yours"] == [0]
    assert get(app, "/api/daily", BEN)[1]["right"] == 8


# Streaks


@pytest.mark.parametrize(
    ("played", "days", "at_risk"),
    [
        ("", 0, False),
        ("18", 1, False),
        ("16 17", 2, False),
        ("16 17 18", 3, False),
        ("15 16 18", 3, False),
        ("15 16", 2, True),
        ("14 15", 0, False),
        ("13 15 16 18", 3, False),
        ("13 15 17 18", 3, False),
        ("08 10 11 12 13 14 15 16 18", 9, False),
    ],
)
def test_a_streak_survives_one_missed_day_a_week(played: str, days: int, at_risk: bool) -> None:
    found = streak_of([f"2026-11-{day}" for day in played.split()], TODAY)
    assert (found.days, found.is_at_risk) == (days, at_risk)


def test_a_week_begins_on_monday_and_shows_the_day_off() -> None:
    found = streak_of(["2026-11-15", "2026-11-16", "2026-11-18"], TODAY)
    assert found.week == ("played", "off", "played", "to-come", "to-come", "to-come", "to-come")
    assert streak_of([f"2026-10-{day:02}" for day in range(1, 20)], TODAY).best == 19


def test_the_best_streak_is_the_longest_that_any_day_has_seen() -> None:
    chance = Random(1)
    days = [before(TODAY, at) for at in range(40)]
    for _ in range(50):
        played = [day for day in days if chance.random() < chance.choice((0.5, 0.8, 0.95))]
        seen = max((streak_of(played, day).days for day in days), default=0)
        assert streak_of(played, TODAY).best == seen, played


def test_of_two_missed_days_in_a_week_only_the_later_one_is_a_day_off() -> None:
    found = streak_of([f"2026-11-{day}" for day in ("15", "16", "18", "20")], "2026-11-20")
    assert found.days == 2
    assert found.week == ("played", "missed", "played", "off", "played", "to-come", "to-come")


# Over REST, and what others can learn


def post(app: App, path: str, token: str) -> tuple[int, Any]:
    status, _, said = ask(app, path, "POST", b'{"name": "Ana"}', token=token)
    return status, said


def get(app: App, path: str, token: str = "") -> tuple[int, Any]:
    status, _, said = ask(app, path, token=token)
    return status, said


def finish(app: App, token: str, marks: str, day: str = TODAY) -> None:
    async def body() -> None:
        await app.hall.store.open()
        await play(app.hall, token, marks, day)
        await app.hall.store.close()

    run(body)


def test_the_host_takes_a_card_out_by_a_command_and_works_results_out_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app, there = an_app(tmp_path, Clock()), ["--database", str(tmp_path / "games.sqlite")]
    finish(app, ANA, "1" * 10)
    _, line = of_ana(app)
    face = line.faces[3]
    assert main(["daily", TODAY, *there]) == 0
    assert "1 have finished; by score: 0 0 0 0 0 0 0 0 0 0 1" in capsys.readouterr().out
    assert main(["daily", TODAY, "--why", "no card", *there]) == 2
    assert main(["daily", TODAY, "--withdraw", face, "--why", "Disputed", *there]) == 0
    assert f"taken out: {face}: Disputed" in capsys.readouterr().out
    _, told = get(app, f"/api/daily/{TODAY}", ANA)
    assert (told["right"], told["out_of"], told["marks"][2], told["streak"]["days"]) == (9, 9, None, 1)
    assert told["withdrawn"] == [{"face": face, "why": "Disputed"}]
    assert main(["results", "recompute", *there]) == 0
    assert "worked out the results of" in capsys.readouterr().out


def test_today_tells_everybody_where_they_are(tmp_path: Path) -> None:
    clock = Clock()
    app = an_app(tmp_path, clock)
    _, today = get(app, "/api/daily")
    assert (today["day"], today["left"], today["state"], today["placed"]) == (TODAY, 12 * HOUR, "new", 0)
    status, said = post(app, f"/api/daily/{TODAY}", ANA)
    assert status == 201
    _, begun = get(app, "/api/daily", ANA)
    assert (begun["state"], begun["right"], begun["players"]) == ("begun", None, 0)
    assert post(app, f"/api/daily/{TODAY}", ANA)[1] == said
    finish(app, ANA, "1101111011")
    _, done = get(app, "/api/daily", ANA)
    assert (done["state"], done["right"], done["out_of"], done["players"]) == ("done", 8, 10, 1)
    assert done["streak"]["days"] == 1
    assert get(app, "/api/daily", BEN)[1]["state"] == "new"


def test_the_result_compares_with_others_once_twenty_have_played(tmp_path: Path) -> None:
    clock = Clock()
    app = an_app(tmp_path, clock)
    finish(app, ANA, "1111111100")
    _, first = get(app, f"/api/daily/{TODAY}", ANA)
    assert (first["players"], first["better_than"]) == (1, None)
    assert first["marks"] == [True] * 8 + [False] * 2
    assert first["hardest"]["was_right"] is False
    assert first["hardest"]["off"] > 0
    assert len(first["cards"]) == 11
    assert all(card["note"] and card["source"] for card in first["cards"])
    for number in range(19):
        finish(app, f"token-of-number-{number:02}-0123456789", "1" * (number // 3) + "0" * (10 - number // 3))
    _, then = get(app, f"/api/daily/{TODAY}", ANA)
    assert (then["players"], then["scores"][8], then["better_than"]) == (20, 1, 10)
    _, other = get(app, f"/api/daily/{TODAY}", "token-of-number-15-0123456789")
    assert other["better_than"] == 10 * 15 // 19
    assert get(app, f"/api/daily/{TODAY}", "token-of-number-00-0123456789")[1]["better_than"] is None


def test_a_deck_that_changes_later_changes_nothing_about_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One card of the day gets another year, and one is in no deck any more, which was the hardest."""
    app = an_app(tmp_path, Clock())
    finish(app, ANA, "1111111110")
    path = f"/api/daily/{TODAY}"
    before = get(app, path, ANA)[1]
    begun, line = of_ana(app)
    moved, gone = line.faces[1], line.faces[-1]
    changed = dict(library.by_face())
    deck, card = changed[moved]
    changed[moved] = deck, msgspec.structs.replace(card, year=card.year - 1)
    del changed[gone]
    for module in (library, api, daily_api):
        monkeypatch.setattr(module, "by_face", lambda: changed)
    after = get(app, path, ANA)[1]
    assert after["hardest"]["card"]["id"] == gone
    assert (after["hardest"]["off"], after["marks"]) == (before["hardest"]["off"], before["marks"])
    timeline = get(app, f"/api/games/{begun.game}/timeline", ANA)[1]
    for cards in (after["cards"], timeline):
        assert [(each["id"], each["year"]) for each in cards] == [
            (each["id"], each["year"]) for each in before["cards"]
        ]
        assert [each["id"] for each in cards if each["title"] == "a card"] == [gone]


def test_the_calendar_shows_ones_own_results(tmp_path: Path) -> None:
    clock = Clock()
    app = an_app(tmp_path, clock)
    finish(app, ANA, "1" * 10)
    clock.now += 24 * HOUR
    get(app, "/api/daily")
    assert get(app, "/api/daily/days?month=2026-11", ANA)[1] == [
        {"day": TODAY, "right": 10, "out_of": 10, "is_open": True},
        {"day": "2026-11-19", "right": None, "out_of": 10, "is_open": False},
    ]
    assert get(app, "/api/daily/days?month=2026-11")[1][0]["right"] is None
    assert get(app, "/api/daily/days?month=2026-12")[1] == []


@pytest.mark.parametrize(
    "path",
    ["/api/daily/yesterday", "/api/daily/2026-13-01", "/api/daily/days?month=x", "/api/daily/2026-11-19"],
)
def test_bad_input_gets_one_sentence(tmp_path: Path, path: str) -> None:
    status, said = get(an_app(tmp_path, Clock()), path)
    assert status in (400, 404)
    assert said["why"]


def of_ana(app: App) -> tuple[DailyTry, DailyLine]:
    found: list[Any] = []

    async def body() -> None:
        await app.hall.store.open()
        found.extend(
            [
                await app.hall.store.rows.get(DAILY_TRIES, TODAY, person_of(ANA)),
                await app.hall.store.rows.get(DAILY_LINES, TODAY),
            ]
        )
        await app.hall.store.close()

    run(body)
    return found[0], found[1]


def test_an_hour_after_its_day_everything_is_public_and_can_be_checked(tmp_path: Path) -> None:
    clock = Clock()
    app = an_app(tmp_path, clock)
    hash = get(app, "/api/daily")[1]["hash"]
    finish(app, ANA, "1101111011")
    begun, _ = of_ana(app)
    clock.now = end_of(TODAY) + HOUR
    assert is_public(TODAY, clock.now)
    for path in ("", "/events", "/about", "/steps/1", "/timeline", "/notes"):
        assert get(app, f"/api/games/{begun.game}{path}", BEN)[0] == 200
    _, proof = get(app, f"/api/daily/{TODAY}/proof")
    secret = bytes.fromhex(proof["secret"])
    assert (sha256(secret).hexdigest(), proof["hash"]) == (hash, hash)
    assert secret[32:].decode().split("\n") == [TODAY, *proof["faces"]]
    assert get(app, f"/api/daily/{TODAY}", BEN)[1]["right"] is None


def test_nobody_can_enter_the_room_of_a_daily_line(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            begun = await play(hall, ANA)
            with pytest.raises(Refused, match="no room has the code"):
                await hall.rooms.enter(begun.code, person_of(BEN))
            assert await hall.rooms.listed() == []

    run(body)


def test_the_distribution_of_twenty_thousand_is_one_row(tmp_path: Path) -> None:
    async def body() -> None:
        async with halls(tmp_path, Clock()) as [hall]:
            line = await Daily(hall).line("2026-11-18")
            total = DailySum("2026-11-17", 20_000, (0, *[2000] * 10), (9,) * 10)
            await hall.store.rows.write(
                Insert(DAILY_SUMS, total),
                Insert(DAILY_LINES, DailyLine("2026-11-17", line.secret, line.deck, line.faces, line.decks)),
            )
            found = await hall.store.rows.get(DAILY_SUMS, "2026-11-17")
            assert found is not None
            assert found.players == 20_000

    run(body)


def test_what_happens_to_daily_lines_is_counted(tmp_path: Path) -> None:
    async def body() -> None:
        clock = Clock()
        async with halls(tmp_path, clock) as [hall]:
            app = App(hall)
            for token in (ANA, BEN):
                await app.daily.play(TODAY, person_of(token), "Ana", "en")
            begun = await app.daily.try_of(TODAY, person_of(ANA))
            assert begun is not None
            for _ in range(10):
                await place(hall, begun.code, person_of(ANA), True)
            await app.daily.settle(begun)
            await app.daily.settle(begun)
            clock.now += 48 * HOUR
            await app.daily.play(TODAY, person_of(BEN), "Ben", "en")
            text = app.metrics.text(hall)
        for what, count in (("begun", 2), ("finished", 1), ("archive", 1)):
            assert f'interstice_daily_total{{what="{what}"}} {count}' in text

    run(body)
