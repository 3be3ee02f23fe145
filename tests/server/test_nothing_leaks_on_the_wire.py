"""Two servers whose games differ only in hidden dates say the same, byte for byte, to everyone.

Time and all random names are injected, so that bytes can be compared. A game is played for a while; then every
date that nobody could know by then is changed, and the same people do the same at a second server. What each
seat, each spectator, the stream for bots, the lobby and every error say must not differ.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from other_secrets import PEOPLE, STEPS, Names, with_other_secrets
from people import MOVES
from tables import a_few, long_options

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core.cards import Deck
from interstice.core.moves import Place
from interstice.decks.edition import About, Theme
from interstice.decks.load import load
from interstice.rules.presets import PRESETS
from interstice.server.http.api import card_for
from interstice.server.playing import pins, shelf
from interstice.server.playing.commands import answer
from interstice.server.playing.drafts import Draft
from interstice.server.playing.edits import Change
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.talking.telling import Teller
from interstice.store.sqlite import SqliteStore


class Told:
    """Everything that was said to each of them, in order."""

    def __init__(self) -> None:
        self.to: dict[str, list[bytes]] = {}

    def note(self, whom: str, message: object) -> None:
        self.to.setdefault(whom, []).append(msgspec.json.encode(message))


async def play(
    folder: Path, preset: str, deck: Deck, seed: int, told: Told, own: Sequence[Draft] = ()
) -> set[str]:
    """Some moves, good ones and bad ones, perhaps with a deck of somebody's own. Returns the faces whose dates were shown or tried."""
    seconds = count(1000)
    hall = Hall(SqliteStore(folder / f"{id(told)}.sqlite"), LocalBus(), lambda: float(next(seconds)), Names())
    await hall.open()
    try:
        decks = (await _make(hall, own),) if own else ()
        return await _play(hall, preset, deck, random.Random(seed), told, decks)
    finally:
        await hall.close()


async def _make(hall: Hall, drafts: Sequence[Draft]) -> str:
    """A deck of the first person, with photos on two of its cards."""
    about = About(
        name={"en": "Houses"},
        licence="",
        themes={"home": Theme({"en": "Home"}, "event", "game-icons:hourglass")},
    )
    deck = (await hall.own.create(PEOPLE[0], about, list(drafts))).id
    for number, draft in enumerate(drafts[:2]):
        photo = await hall.own.add_picture(deck, PEOPLE[0], b"photo %d" % number)
        await hall.own.save(deck, PEOPLE[0], [Change("photo", draft.id, "", photo)])
    return f"own:{deck}"


async def _play(
    hall: Hall, preset: str, deck: Deck, luck: random.Random, told: Told, decks: tuple[str, ...]
) -> set[str]:
    wish = RoomWish(preset, long_options(PRESETS[preset]), decks, listed=True)
    room = await hall.rooms.open(PEOPLE[0], wish)
    tellers = [Teller(hall, room.id, person, lambda: None) for person in PEOPLE]
    for teller in tellers:
        await teller.open()
    seats = a_few(PRESETS[preset])
    for seat in range(seats):
        await _say(hall, room.id, PEOPLE[seat % 2], p.Sit(f"sit{seat}", seat, f"Player {seat}"), told)
    await _say(hall, room.id, PEOPLE[0], p.Start("start"), told)
    assert room.game is not None
    live = await hall.games.find(room.game)
    for step in range(STEPS):
        if live.game.over:
            break
        for teller in tellers:
            _listen(teller, told)
        told.note("lobby", [_stable(card_for("", found, "en")) for found in await hall.rooms.listed()])
        seat = luck.choice(list(live.game.asks))
        ask = luck.choice(live.game.asks[seat])
        fields = {name: luck.choice(list(domain)) for name, domain in ask.domains.items()}
        move = MOVES[ask.move.__struct_config__.tag](**fields)
        person = live.head.holders[seat]
        await _say(
            hall, room.id, person, p.Act(f"bad{step}", live.id, seat, Place(-1, 99), live.entries), told
        )
        await _say(
            hall, room.id, PEOPLE[2], p.Act(f"not-mine{step}", live.id, seat, move, live.entries), told
        )  # type: ignore[arg-type]
        await _say(hall, room.id, person, p.Act(f"move{step}", live.id, seat, move, live.entries), told)  # type: ignore[arg-type]
    public = {live.game.cards[card].face for card in live.game.shown}
    if live.game.rules.id == "swiss":
        public |= {card.face for card in live.game.cards}
    return public


async def _say(hall: Hall, room: str, person: str, message: Any, told: Told) -> None:
    told.note(person, await answer(hall, room, person, message))


def _listen(teller: Teller, told: Told) -> None:
    """All that a socket or a bot's stream would send now."""
    for message in teller.news():
        assert p.encode(p.decode_server(message)) == message
        told.note(teller.person, _stable(msgspec.Raw(message)))


def _stable(message: Any) -> Any:
    """Without the room's code, which is drawn by chance for each room."""
    plain = json.loads(msgspec.json.encode(message))
    plain.pop("code", None)
    return plain


@pytest.mark.parametrize("preset", list(PRESETS))
def test_two_servers_that_differ_in_hidden_dates_say_the_same(
    preset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = load(PRESETS[preset].deck).deck()
    one, other = Told(), Told()
    monkeypatch.setattr(shelf, "choose", lambda *_: deck)
    public = asyncio.run(play(tmp_path, preset, deck, 5, one))
    changed = with_other_secrets(deck, public)
    assert sum(a.year != b.year for a, b in zip(deck, changed, strict=True)) > 20
    monkeypatch.setattr(shelf, "choose", lambda *_: changed)
    assert asyncio.run(play(tmp_path, preset, changed, 5, other)) == public
    assert one.to == other.to
    assert set(one.to) == {*PEOPLE, "lobby"}
    assert all(len(said) > STEPS / 2 for said in one.to.values())


def houses(years: Sequence[int]) -> list[Draft]:
    """Cards of somebody's own, the same but for their years."""
    return [
        Draft(
            id=letter * 16,
            year=year,
            theme="home",
            title={"en": f"House {letter} is built"},
            note={"en": "Yes."},
        )
        for letter, year in zip("abcdefghijklmnopqrstuvwx", years, strict=True)
    ]


def test_an_own_deck_with_other_hidden_dates_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pins, "secrets", SimpleNamespace(token_hex=lambda size: "0" * 2 * size))
    one, other, noticed = Told(), Told(), Told()
    deck = Deck(())
    first = houses(range(61_000, 61_024))
    public = asyncio.run(play(tmp_path, "events", deck, 5, one, first))
    years = iter(range(-5000, 0))
    second = houses([draft.year or 0 if draft.id in public else next(years) for draft in first])
    assert len(public) < 20
    assert asyncio.run(play(tmp_path, "events", deck, 5, other, second)) == public
    assert one.to == other.to
    assert "pin-" in str(one.to[PEOPLE[1]])
    asyncio.run(play(tmp_path, "events", deck, 5, noticed, houses(range(-5000, -4976))))
    assert one.to != noticed.to


def test_the_test_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = load("events").deck()
    one, other = Told(), Told()
    monkeypatch.setattr(shelf, "choose", lambda *_: deck)
    asyncio.run(play(tmp_path, "events", deck, 5, one))
    changed = with_other_secrets(deck, set())
    monkeypatch.setattr(shelf, "choose", lambda *_: changed)
    asyncio.run(play(tmp_path, "events", changed, 5, other))
    assert one.to != other.to
