"""My page: what the server tells of somebody's games, to them alone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from asgi import ask
from finished import finished
from recount import figures, guesses

from interstice.bus.local import LocalBus
from interstice.server.http.app import App
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import person_of
from interstice.server.results.counting import Counting
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
    assert [standing["tries"], standing["right"]] == plain.pop(("all", ""))
    shown = {
        (by, rate["bucket"]): [rate["tries"], rate["right"]]
        for by, rates in standing["rates"].items()
        for rate in rates
    }
    assert shown == plain
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
