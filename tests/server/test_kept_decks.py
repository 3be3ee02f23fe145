"""Decks are stored once for all games that are played with them; games from before that have theirs with them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from begun import begun

from interstice.bus.local import LocalBus
from interstice.core.cards import Deck
from interstice.server.playing import games
from interstice.server.playing.hall import Hall
from interstice.server.playing.shelf import MOST, Shelf
from interstice.store.sqlite import SqliteStore
from interstice.store.store import NewEntry


async def hall_at(path: Path) -> Hall:
    hall = Hall(SqliteStore(path), LocalBus(), lambda: 1000.0)
    await hall.open()
    return hall


def test_a_game_finds_its_deck_by_the_hash_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        hall = await hall_at(tmp_path / "games.sqlite")
        one, two = await begun(hall), await begun(hall)
        head = await hall.store.head(one)
        deck = (await hall.games.find(one)).deck
        assert head is not None
        assert len(head) < 1000
        assert (await hall.games.find(two)).deck is deck
        await hall.close()

        hall = await hall_at(tmp_path / "games.sqlite")
        again = await hall.games.find(one)
        assert again.deck.cards == deck.cards
        assert again.entries == 1
        assert (await hall.games.find(two)).deck is again.deck
        await hall.close()

    asyncio.run(run())


def test_a_game_that_was_stored_with_its_cards_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        hall = await hall_at(tmp_path / "games.sqlite")
        live = await hall.games.find(await begun(hall))
        whole = msgspec.structs.replace(live.head, deck=live.deck.cards)
        entry = games.encode_entry(live.game.log[0])
        first = NewEntry("game-old", 0, "", "set-up", 1000.0, 0.0, entry)
        await hall.store.create("game-old", "game", msgspec.json.encode(whole), 1000.0, first=first)
        old = await hall.games.find("game-old")
        assert old.deck is live.deck
        assert old.written(0) == live.written(0)
        await hall.close()

    asyncio.run(run())


def test_a_shelf_holds_so_many_decks_and_finds_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "games.sqlite")
        await store.open()
        shelf = Shelf(store)
        chosen = {}
        for year in range(MOST + 5):
            hash, deck = await shelf.choose(("events",), (), (-(10**9), 1900 + year))
            chosen[hash] = deck
        for hash, deck in chosen.items():
            found: Deck = await shelf.find(hash)
            assert found.cards == deck.cards
        await store.close()

    asyncio.run(run())
