"""My page: what the server tells of somebody's games, to them alone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from asgi import ask
from finished import finished
from msgspec.structs import replace
from recount import figures, guesses

from interstice.bus.local import LocalBus
from interstice.decks.load import load_shipped
from interstice.server.http.app import App
from interstice.server.people.results import Results
from interstice.server.playing.clocks import Clock
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import person_of
from interstice.server.results.counting import Counting
from interstice.server.results.page import MOST_MISSES
from interstice.store.results import CARD_TALLIES, CardTally
from interstice.store.rows import Insert
from interstice.store.sqlite import SqliteStore

TOKEN, OTHER = "ana-has-a-token-of-22-letters", "ben-has-a-token-of-22-letters"
DAY = 86_400.0
NOW = 1_700_000_000.0


@pytest.fixture
def app(tmp_path: Path) -> App:
    return App(Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: NOW))


def count(app: App, *games: Any) -> None:
    async def run() -> None:
        await app.hall.store.open()
        for live in games:
            await Counting(app.hall.store.rows).count(live)
        await app.hall.store.close()

    asyncio.run(run())


def told(app: App, path: str, token: str = TOKEN) -> Any:
    status, _, said = ask(app, f"/api/me/{path}", token=token)
    assert status == 200, said
    return said if not isinstance(said, bytes) else json.loads(said)


def games(many: int) -> list[Any]:
    """One a day, the last of them today."""
    return [
        finished("events", [person_of(TOKEN), "ben", "cleo"], seed=seed, at=NOW - (many - seed) * DAY)
        for seed in range(many)
    ]


def test_somebody_who_has_not_played_has_an_empty_page(app: App) -> None:
    standing = told(app, "page")["standing"]
    assert (standing["games"], standing["tries"], standing["recent"], standing["misses"]) == (0, 0, [], [])
    assert standing["twist"] is None


def test_the_page_shows_what_a_plain_recount_finds(app: App) -> None:
    played = games(30)
    count(app, *played)
    page = told(app, "page?language=de")
    standing, plain = page["standing"], figures(played, person_of(TOKEN))
    assert [standing["tries"], standing["right"]] == plain.pop(("all", ""))[:2]
    shown = {
        (by, rate["bucket"]): [rate["tries"], rate["right"]]
        for by, rates in standing["rates"].items()
        for rate in rates
    }
    assert shown == {name: sums[:2] for name, sums in plain.items()}
    assert standing["games"] == 30
    assert [game["game"] for game in standing["recent"]] == [live.id for live in played[:-7:-1]]
    assert page["decks"]["events"] != "events"
    assert all(card["card"]["note"] and card["missed"] >= 2 for card in page["missed"])


def test_the_middle_miss_of_each_fortnight_is_that_of_a_plain_recount(app: App) -> None:
    played = games(30)
    count(app, *played)
    by_age: dict[int, list[int]] = {}
    for live in played:
        for seat, _, _, off, *_ in guesses(live):
            if seat == 0 and off is not None:
                by_age.setdefault(int((NOW - live.ended) // (14 * DAY)), []).append(off)
    plain = [sorted(by_age[age])[(len(by_age[age]) - 1) // 2] for age in sorted(by_age, reverse=True)]
    assert [each["years"] for each in told(app, "page")["standing"]["fortnights"]] == plain


def test_games_are_told_twenty_at_a_time(app: App) -> None:
    played = games(45)
    count(app, *played)
    seen: list[str] = []
    query = ""
    while page := told(app, f"games{query}")["games"]:
        assert len(page) <= 20
        seen += [game["game"] for game in page]
        query = f"?at={page[-1]['at']}&game={page[-1]['game']}"
    assert seen == [live.id for live in reversed(played)]
    assert not told(app, "games")["games"][0]["kept"]
    assert told(app, "games?language=de")["decks"] == told(app, "page?language=de")["decks"]


def test_nobody_sees_another_persons_page(app: App) -> None:
    count(app, *games(3))
    assert told(app, "page", OTHER)["standing"]["games"] == 0
    for path in ("page", "games", "misses"):
        assert ask(app, f"/api/me/{path}")[0] == 400


def test_all_misses_come_with_their_facts_the_worst_first(app: App) -> None:
    count(app, *games(40))
    misses = told(app, "misses?language=fr")
    assert len(misses) > 4
    assert [each["missed"] for each in misses] == sorted((each["missed"] for each in misses), reverse=True)
    assert all(2 <= each["missed"] <= each["tries"] and each["card"]["year"] for each in misses)
    assert misses[:4] == told(app, "page?language=fr")["missed"]


def test_twist_shows_the_best_rank_and_how_far_the_next_is(app: App) -> None:
    played = [finished("twist", [person_of(TOKEN), "ben"], seed=seed, at=NOW) for seed in range(5)]
    count(app, *played)
    best = max(live.game.score or 0 for live in played)
    twist = told(app, "page")["standing"]["twist"]
    assert (twist["games"], twist["score"]) == (5, best)


def solo(seed: int, **more: Any) -> Any:
    return finished("solo", [person_of(TOKEN)], seed=seed, at=NOW - seed, **more)


def test_the_best_solo_score_is_that_of_a_whole_deck_with_three_lives_and_no_clock(app: App) -> None:
    """SO-7"""
    plain = [solo(seed, knowing=0) for seed in range(3)]
    best = max(plain, key=lambda live: live.game.score or 0)
    better = [
        solo(3, knowing=0.95, options={"lives": 5}),
        solo(4, knowing=0.95, options={"cards": 20}),
        solo(5, knowing=0.95, clock=Clock("turn", 60)),
        solo(6, knowing=0.95, cards=(*load_shipped("events").deck(), *load_shipped("twist").deck())),
        solo(7, knowing=0.95, cards=tuple(card for card in load_shipped("events").deck() if card.fame < 0.6)),
    ]
    assert all(live.game.score > best.game.score for live in better)
    count(app, *plain, *better)
    standing = told(app, "page")["standing"]
    assert standing["solo"] == [{"deck": "events", "score": best.game.score, "at": best.ended}]
    assert standing["games"] == len(plain) + len(better)


def test_a_best_score_stays_when_results_are_worked_out_again_after_the_deck_has_grown(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = solo(1)
    count(app, live)
    best = told(app, "page")["standing"]["solo"]
    assert [each["score"] for each in best] == [live.game.score]
    events = load_shipped("events")
    grown = replace(events, cards=(*events.cards, replace(events.cards[0], id="something-new")))
    monkeypatch.setattr("interstice.server.results.reading.load_shipped", lambda _: grown)

    async def run() -> None:
        await app.hall.store.open()
        await Counting(app.hall.store.rows).recount(live)
        await app.hall.store.close()

    asyncio.run(run())
    assert told(app, "page")["standing"]["solo"] == best


def play_misses(app: App, token: str = TOKEN) -> tuple[int, Any]:
    body = json.dumps({"name": "Ana", "language": "de"}).encode()
    status, _, said = ask(app, "/api/me/misses", "POST", body, token=token)
    return status, said


def game_in(app: App, code: str) -> Any:
    """The game that is played in a room."""
    found: list[Any] = []

    async def run() -> None:
        await app.hall.store.open()
        room = await app.hall.rooms.by_code(code)
        assert room.game is not None
        found.append(await app.hall.games.find(room.game))
        await app.hall.store.close()

    asyncio.run(run())
    return found[0]


def miss(app: App, *faces: str) -> None:
    """Each of these cards was missed three times."""

    async def run() -> None:
        await app.hall.store.open()
        for face in faces:
            tally = CardTally(person_of(TOKEN), face, 4, 3, 30, 3)
            await app.hall.store.rows.write(Insert(CARD_TALLIES, tally))
        await app.hall.store.close()

    asyncio.run(run())


def test_misses_are_played_again_in_a_game_of_exactly_those_cards(app: App) -> None:
    missed = ["apollo-11-moon-landing", "suez-canal", "great-fire-of-london", "berlin-wall-opens"]
    miss(app, *missed)
    status, said = play_misses(app)
    assert status == 201
    live = game_in(app, said["code"])
    assert sorted(card.face for card in live.deck) == sorted(missed)
    assert live.head.rules == "solo"
    assert live.game.lives is None
    assert len(live.game.line) == 1


def test_with_fewer_than_two_misses_there_is_no_such_game(app: App) -> None:
    miss(app, "suez-canal")
    status, said = play_misses(app)
    assert (status, said["word"]) == (400, "few-misses")


def test_cards_of_own_decks_however_many_are_no_misses_to_play_again(app: App) -> None:
    miss(app, "suez-canal", *(f"whose-own-{number}" for number in range(MOST_MISSES)), "great-fire-of-london")
    assert len(told(app, "page")["standing"]["misses"]) == 2
    _, said = play_misses(app)
    assert {card.face for card in game_in(app, said["code"]).deck} == {"suez-canal", "great-fire-of-london"}


# Shown to others


def send(app: App, method: str, path: str, wish: Any = None, token: str = TOKEN) -> tuple[int, Any]:
    body = b"" if wish is None else json.dumps(wish).encode()
    status, _, said = ask(app, f"/api/me{path}", method, body, token=token)
    return status, said


def theirs(app: App, link: str) -> tuple[int, Any]:
    status, _, said = ask(app, f"/api/pages/{link}")
    return status, said


def test_a_page_is_private_until_it_is_shown_and_after_it_is_withdrawn(app: App) -> None:
    count(app, *games(3))
    assert told(app, "page")["shown"] is None
    _, shown = send(app, "PUT", "/page/shown", {})
    assert told(app, "page")["shown"] == shown
    status, page = theirs(app, shown["link"])
    assert status == 200
    assert page["standing"]["games"] == 3
    assert send(app, "DELETE", "/page/shown")[0] == 204
    assert theirs(app, shown["link"])[0] == 404
    _, again = send(app, "PUT", "/page/shown", {})
    assert again["link"] != shown["link"]
    assert theirs(app, shown["link"])[0] == 404


def test_games_and_misses_are_hidden_unless_they_are_chosen(app: App) -> None:
    count(app, *games(3))
    miss(app, "apollo-11-moon-landing", "berlin-wall-opens")
    _, shown = send(app, "PUT", "/page/shown", {})
    _, page = theirs(app, shown["link"])
    assert (page["standing"]["recent"], page["standing"]["misses"], page["missed"]) == ([], [], [])
    _, more = send(app, "PUT", "/page/shown", {"games": True, "misses": True})
    assert more["link"] == shown["link"]
    _, page = theirs(app, shown["link"])
    assert len(page["standing"]["recent"]) == 3
    assert len(page["missed"]) >= 2


def test_a_shown_page_has_the_name_of_its_owner_and_no_id_nor_anybody_elses_name(app: App) -> None:
    count(app, *games(2))
    send(app, "PATCH", "", {"name": "Ana", "animal": "owl"})
    _, shown = send(app, "PUT", "/page/shown", {"games": True, "misses": True})
    send(app, "PATCH", "", {"name": "Anna"})
    _, page = theirs(app, shown["link"])
    assert (page["name"], page["animal"]) == ("Anna", "owl")
    assert all(game["others"] == [] for game in page["standing"]["recent"])
    text = json.dumps(page)
    assert person_of(TOKEN) not in text
    assert "Player 1" not in text


def test_who_deletes_everything_shows_no_page_any_more(app: App) -> None:
    count(app, *games(2))
    _, shown = send(app, "PUT", "/page/shown", {"games": True})

    async def erase() -> None:
        await app.hall.store.open()
        await Results().erase(app.hall.store, person_of(TOKEN))
        await app.hall.store.close()

    asyncio.run(erase())
    assert theirs(app, shown["link"])[0] == 404
    assert told(app, "page")["standing"]["games"] == 0


def test_an_unknown_wish_is_refused(app: App) -> None:
    assert send(app, "PUT", "/page/shown", {"everything": True})[0] == 400
    assert theirs(app, "0" * 32)[1]["word"] == "no-page"
