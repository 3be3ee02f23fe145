"""What the pages beside the tables read: notes, decks, timelines and finished games."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from pathlib import Path

import msgspec
import pytest
from test_nothing_leaks_on_the_wire import MOVES, PEOPLE, STEPS, Names, with_other_secrets

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core.cards import Deck
from interstice.decks.load import load
from interstice.rules.presets import PRESETS
from interstice.server import hall as hall_module
from interstice.server.api import Api
from interstice.server.commands import answer
from interstice.server.hall import Hall, RoomWish
from interstice.store.sqlite import SqliteStore


async def notes_while_playing(file: Path, preset: str, seed: int) -> tuple[list[bytes], set[str]]:
    """What the address of the notes says before each move, and the faces whose dates could be known in the end."""
    seconds, luck = count(1000), random.Random(seed)
    hall = Hall(SqliteStore(file), LocalBus(), lambda: float(next(seconds)), Names())
    await hall.open()
    try:
        room = await hall.open_room(PEOPLE[0], RoomWish(preset))
        for seat in range(max(2, PRESETS[preset].seats[0])):
            await answer(hall, room.id, PEOPLE[0], p.Sit(f"sit{seat}", seat, f"Player {seat}"))
        await answer(hall, room.id, PEOPLE[0], p.Start("start"))
        assert room.game is not None
        live, said = await hall.game(room.game), []
        for step in range(STEPS):
            notes = await Api.notes.fn(None, game=live.id, hall=hall, language="de")
            shown = {live.game.cards[card].face for card in live.game.shown}
            assert set(notes) <= shown
            assert all(note.note and note.source for note in notes.values())
            said.append(msgspec.json.encode(notes))
            seat = luck.choice(list(live.game.asks))
            ask = luck.choice(live.game.asks[seat])
            fields = {name: luck.choice(list(domain)) for name, domain in ask.domains.items()}
            move = MOVES[ask.move.__struct_config__.tag](**fields)
            await answer(hall, room.id, PEOPLE[0], p.Act(f"move{step}", seat, move, live.entries))  # type: ignore[arg-type]
            if live.game.over:
                break
        tried = (
            live.game.cards
            if live.game.rules.id == "swiss"
            else map(live.game.cards.__getitem__, live.game.shown)
        )
        return said, {card.face for card in tried}
    finally:
        await hall.close()


@pytest.mark.parametrize("preset", list(PRESETS))
def test_notes_are_told_of_open_cards_only_and_say_nothing_of_hidden_dates(
    preset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(deck: Deck, name: str) -> tuple[list[bytes], set[str]]:
        monkeypatch.setattr(hall_module, "choose", lambda *_: deck)
        return asyncio.run(notes_while_playing(tmp_path / name, preset, 7))

    deck = load(PRESETS[preset].deck).deck()
    said, public = played(deck, "one.sqlite")
    changed = with_other_secrets(deck, public)
    assert sum(a.year != b.year for a, b in zip(deck, changed, strict=True)) > 20
    assert played(changed, "other.sqlite") == (said, public)
    assert len({len(line) for line in said}) > 1
