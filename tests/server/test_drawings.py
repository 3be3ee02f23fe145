"""Drawings for cards in the making, by REST."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from asgi import ask

from interstice.bus.local import LocalBus
from interstice.decks.art.draw import draw_window
from interstice.decks.art.stock import HOURGLASS
from interstice.decks.edition import About, Edition, PrintedCard, Theme
from interstice.decks.load import load
from interstice.server.http.app import App
from interstice.server.playing.hall import Hall
from interstice.store.sqlite import SqliteStore


@pytest.fixture
def app(tmp_path: Path) -> App:
    return App(Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1.0, passed=lambda: 0.0))


def post(app: App, path: str, body: Any) -> tuple[int, Any]:
    status, _, said = ask(app, f"/api/drawings{path}", "POST", json.dumps(body).encode())
    return status, said


def test_a_drawing_is_what_the_card_will_show(app: App) -> None:
    deck = load("events")
    card = deck.cards[0]
    themes = {
        name: {"name": each.name, "palette": each.palette, "badge": each.badge}
        for name, each in deck.about.themes.items()
    }
    wish = {"art": card.art, "theme": card.theme, "themes": themes, "card": card.id}
    assert post(app, "", wish) == (200, draw_window(deck, card))
    status, other = post(app, "", {**wish, "themes": {}, "theme": "Sport"})
    assert status == 200
    assert other != draw_window(deck, card)


def test_a_card_without_a_picture_is_drawn_by_its_title_and_theme(app: App) -> None:
    train = "Die erste Eisenbahn fährt"
    wish = {"title": {"de": train}, "theme": "sport", "card": "train"}
    proposed = post(app, "/proposals", {"title": train, "language": "de"})[1]["art"]
    by_art = {"art": proposed, "theme": "sport", "card": "train"}
    assert post(app, "", wish) == post(app, "", by_art)
    nothing_named = {**wish, "title": {"de": "Xyz"}}
    assert post(app, "", nothing_named)[0] == 200
    assert post(app, "", nothing_named) != post(app, "", {**nothing_named, "theme": "music"})
    status, refused = post(app, "", {**wish, **by_art})
    assert (status, refused["why"]) == (400, "expected either a picture in one line or a title; got both")
    assert post(app, "", {**wish, "title": {"de": "x" * 301}})[0] == 400


@pytest.mark.parametrize("theme", ["", "school"])
@pytest.mark.parametrize("title", ["Eine Idee", "Vieles ändert sich", "Die erste Eisenbahn fährt"])
def test_a_card_looks_in_the_editor_as_it_will_in_the_game(app: App, title: str, theme: str) -> None:
    words = {"de": title, "en": "It changes"}
    card = PrintedCard(id="card", year=9, theme=theme, title=words)
    school = Theme({}, "sport", "game-icons:trophy")
    others = tuple(PrintedCard(id=f"a{n}", year=n + 10, title={"de": title}) for n in range(3))
    deck = Edition("own", About(name={}, licence="", themes={"school": school}), (*others, card))
    # What the editor takes for a card without a theme.
    look = (
        {"palette": "sport", "badge": school.badge} if theme else {"palette": "invention", "badge": HOURGLASS}
    )
    wish = {"title": words, "card": "card", "theme": "own", "themes": {"own": {"name": {}, **look}}}
    assert post(app, "", wish) == (200, draw_window(deck, card))


@pytest.mark.parametrize(
    ("art", "said"),
    [
        ("", "got nothing"),
        ("nowhere: game-icons:gears", "scene"),
        ("workshop: game-icons:nothing", "game-icons:nothing"),
        ("gears", "gears"),
        ("workshop: " + "x" * 400, "at most 300 characters"),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence(app: App, art: str, said: str) -> None:
    status, answer = post(app, "", {"art": art, "theme": "music"})
    assert status == 400
    assert said in answer["why"]


def test_glyphs_are_found_and_shown(app: App) -> None:
    status, _, found = ask(app, "/api/drawings/glyphs?words=Zahnrad&language=de")
    assert (status, found["glyphs"][0]) == (200, {"id": "game-icons:gears", "name": "Zahnrad"})
    status, heads, drawn = ask(app, "/art/glyphs/game-icons/gears.svg")
    assert (status, heads["content-type"], drawn[:4]) == (200, "image/svg+xml", "<svg")
    assert ask(app, "/art/glyphs/game-icons/nothing.svg")[0] == 404


def test_scenes_have_names_and_are_shown(app: App) -> None:
    scenes = ask(app, "/api/drawings/scenes?language=nl")[2]
    assert {"id": "harbour", "name": "Haven", "is_dark": False} in scenes
    assert len(scenes) == 32
    for scene in scenes:
        status, heads, drawn = ask(app, f"/art/scenes/event/{scene['id']}.svg")
        assert (status, heads["content-type"], drawn[:4]) == (200, "image/svg+xml", "<svg")
    assert ask(app, "/art/scenes/event/nowhere.svg")[0] == 404
    assert ask(app, "/art/scenes/nothing/harbour.svg")[0] == 404


def test_a_picture_is_proposed_for_a_title(app: App) -> None:
    wish = {"title": "Die erste Eisenbahn fährt", "note": "", "theme": "technik", "language": "de"}
    status, said = post(app, "/proposals", wish)
    assert (status, said["neutral"]) == (200, False)
    assert "steam-locomotive" in said["art"]
    assert post(app, "/proposals", {**wish, "title": "Cäsar wird ermordet"})[1]["neutral"]
    assert post(app, "/proposals", {**wish, "title": "x" * 301})[0] == 400


def test_drawings_are_limited(app: App) -> None:
    for _ in range(300):
        app.limits.count("drawing", "127.0.0.1")
    assert post(app, "", {"art": "workshop: game-icons:gears"})[0] == 429
    assert post(app, "/proposals", {"title": "x", "language": "de"})[0] == 429
    assert ask(app, "/api/drawings/glyphs")[0] == 429
