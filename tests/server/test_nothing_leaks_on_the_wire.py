"""Two servers whose games differ only in hidden dates say the same, byte for byte, to everyone.

Time and all random names are injected, so that bytes can be compared. A game is played for a while; then every
date that nobody could know by then is changed, and the same people do the same at a second server. What each
seat, each spectator, the stream for bots, the lobby and every error say must not differ.
"""

from __future__ import annotations

import asyncio
import json
import random
from itertools import count
from pathlib import Path
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
from interstice.decks.load import load
from interstice.rules.presets import PRESETS
from interstice.server.http.api import card_for
from interstice.server.playing import shelf
from interstice.server.playing.commands import answer
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


async def play(folder: Path, preset: str, deck: Deck, seed: int, told: Told) -> set[str]:
    """Some moves, good ones and bad ones. Returns the faces whose dates were shown or tried."""
    seconds = count(1000)
    hall = Hall(SqliteStore(folder / f"{id(told)}.sqlite"), LocalBus(), lambda: float(next(seconds)), Names())
    await hall.open()
    try:
        return await _play(hall, preset, deck, random.Random(seed), told)
    finally:
        await hall.close()


async def _play(hall: Hall, preset: str, deck: Deck, luck: random.Random, told: Told) -> set[str]:
    room = await hall.rooms.open(PEOPLE[0], RoomWish(preset, long_options(PRESETS[preset]), listed=True))
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


def test_the_test_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = load("events").deck()
    one, other = Told(), Told()
    monkeypatch.setattr(shelf, "choose", lambda *_: deck)
    asyncio.run(play(tmp_path, "events", deck, 5, one))
    changed = with_other_secrets(deck, set())
    monkeypatch.setattr(shelf, "choose", lambda *_: changed)
    asyncio.run(play(tmp_path, "events", changed, 5, other))
    assert one.to != other.to
