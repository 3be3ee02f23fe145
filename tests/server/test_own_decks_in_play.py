"""Own decks in play: a German deck from the first move to the last, for those in the room and nobody else."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from asgi import ask
from gone import traces

from interstice.bus.local import LocalBus
from interstice.core.refused import Refused
from interstice.decks.edition import About, Theme
from interstice.decks.load import load_shipped
from interstice.server.http.app import App
from interstice.server.moderating import acts, inbox
from interstice.server.people.erasing import Eraser
from interstice.server.playing import own_holding
from interstice.server.playing.drafts import Draft, new_id
from interstice.server.playing.edits import Change
from interstice.server.playing.games import Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.own_decks import fresh
from interstice.server.playing.people import person_of
from interstice.server.playing.refusals import Missing
from interstice.store.own_decks import OWN_TABLES
from interstice.store.people import ERASURES
from interstice.store.sqlite import SqliteStore

ANA, BEN, EVE = (f"{name}-has-a-token-of-22-letters" for name in ("ana", "ben", "eve"))
YEARS = range(61_000, 61_024)
"""Years that appear in nothing else."""
ABOUT = About(
    name={"de": "Geschichte"},
    licence="",
    themes={"oma-erna": Theme({"de": "Schule"}, "event", "game-icons:hourglass")},
)


class Table:
    """Ana has a German deck, and plays it with Ben."""

    def __init__(self, folder: Path, years: Any = YEARS) -> None:
        self.hall = Hall(SqliteStore(folder / "games.sqlite"), LocalBus(), lambda: 1000.0)
        self.app = App(self.hall)
        self.drafts = [
            Draft(
                id=new_id(),
                year=year,
                theme="oma-erna",
                title={"de": f"Das Haus {letter} wird gebaut"},
                note={"de": "Ja."},
            )
            for letter, year in zip("abcdefghijklmnopqrstuvwx", years, strict=True)
        ]
        self.people = [person_of(token) for token in (ANA, BEN)]
        self.deck = self.room = self.game = self.pin = ""

    def run(self, scene: Any) -> Any:
        async def run() -> Any:
            await self.hall.open()
            try:
                return await scene()
            finally:
                await self.hall.store.close()

        return asyncio.run(run())

    async def make(self) -> None:
        self.deck = (await self.hall.own.create(self.people[0], ABOUT, self.drafts)).id

    async def begin(self, name: str = "", host: int = 0, wish: RoomWish | None = None) -> None:
        name = name or f"own:{self.deck}"
        wish = wish or RoomWish("events", {"hand": 4}, (name,), language="de")
        room = await self.hall.rooms.open(self.people[host], wish)
        for seat, person in enumerate(self.people):
            await self.hall.rooms.change(
                room.id,
                person,
                "sit",
                lambda room, seat=seat, person=person: (room.sit(person, seat, f"P{seat}"),),
            )
        await self.hall.start_game(room.id, self.people[host], "start")
        self.room, self.game, self.pin = room.id, room.game or "", room.head.decks[0]

    async def play(self, most: int = 10_000) -> None:
        luck, live, room = (
            random.Random(1),
            await self.hall.games.find(self.game),
            await self.hall.rooms.find(self.room),
        )
        for number in range(most):
            if live.game.over:
                return
            seat = next(iter(live.game.asks))
            move = luck.choice([move for ask in live.game.asks[seat] for move in ask.moves()])
            wish = Wish(self.people[seat], f"move-{number}", seat, move, None, 0.0)
            await self.hall.act(live, room, wish)

    def get(self, path: str, token: str = "") -> tuple[int, Any]:
        status, _, said = ask(self.app, path, token=token)
        return status, said


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


async def begun(table: Table) -> None:
    await table.make()
    await table.begin()


def test_a_german_deck_is_played_to_its_end(table: Table) -> None:
    async def whole() -> None:
        await begun(table)
        await table.play()

    table.run(whole)
    status, log = table.get(f"/api/games/{table.game}?language=en", BEN)
    assert status == 200
    assert {card["face"] for card in log["deck"]} == {draft.id for draft in table.drafts}
    status, timeline = table.get(f"/api/games/{table.game}/timeline?language=en", ANA)
    assert status == 200
    assert timeline[0]["title"].startswith("Das Haus")
    assert timeline[0]["note"] == "Ja."


def test_those_in_the_room_read_fronts_and_see_pictures_without_years(table: Table) -> None:
    table.run(lambda: begun(table))
    status, page = table.get(f"/api/decks/{table.pin}?language=fr")
    assert status == 200
    (theme,) = page["themes"]
    assert (page["name"], page["themes"]) == ("Geschichte", {theme: "Schule"})
    assert page["looks"] == {theme: {"palette": "event", "badge": "game-icons:hourglass"}}
    assert {card["theme"] for card in page["cards"]} == {theme}
    assert [card["id"] for card in page["cards"]] == sorted(draft.id for draft in table.drafts)
    assert not [year for year in YEARS if str(year) in json.dumps(page)]
    status, drawn = table.get(f"/art/{table.pin}/{table.drafts[0].id}.svg")
    assert (status, drawn[:4]) == (200, "<svg")


async def with_photos(table: Table) -> None:
    """Ana puts photos on her first two cards."""
    await table.make()
    for number, draft in enumerate(table.drafts[:2]):
        photo = await table.hall.own.add_picture(table.deck, table.people[0], b"photo %d" % number)
        changes = [Change("photo", draft.id, "", photo), Change("alt:de", draft.id, "", "Ein Haus")]
        assert not (await table.hall.own.save(table.deck, table.people[0], changes)).clashes
    await table.begin()


def test_fronts_pictures_and_addresses_are_the_same_whatever_the_years(tmp_path: Path) -> None:
    told = []
    drafts: list[Draft] = []
    for name, years in (("one", YEARS), ("other", [*reversed(YEARS)])):
        (tmp_path / name).mkdir()
        table = Table(tmp_path / name, years)
        drafts = drafts or table.drafts
        table.drafts = [
            msgspec.structs.replace(d, id=o.id) for d, o in zip(table.drafts, drafts, strict=True)
        ]
        table.run(lambda table=table: with_photos(table))
        _, page = table.get(f"/api/decks/{table.pin}?language=de")
        art = [ask(table.app, f"/art/{table.pin}/{draft.id}.svg") for draft in drafts[:4]]
        assert [heads["content-type"] for _, heads, _ in art] == ["image/webp"] * 2 + ["image/svg+xml"] * 2
        told.append(repr([page["cards"], page["themes"], art]).replace(table.pin[-8:], "deck"))
    assert told[0] == told[1]


def test_what_happened_in_a_private_game_is_for_its_players(table: Table) -> None:
    async def whole() -> None:
        await begun(table)
        await table.play()

    table.run(whole)
    for path in ("", "/events", "/steps/1", "/timeline", "/notes"):
        for token in ("", EVE):
            assert table.get(f"/api/games/{table.game}{path}", token)[0] == 404
        assert table.get(f"/api/games/{table.game}{path}", BEN)[0] == 200
    status, about = table.get(f"/api/games/{table.game}/about", EVE)
    assert (status, about["decks"], about["over"]) == (200, [], True)
    assert about["winners"] == list(table.run(lambda: table.hall.games.find(table.game)).game.winners)
    assert table.get(f"/api/games/{table.game}/about", BEN)[1]["decks"] == [table.pin]


def test_whoever_only_watches_a_private_game_sees_what_is_turned_over_and_no_more(table: Table) -> None:
    async def watch() -> None:
        await begun(table)
        await table.hall.came(table.room, person_of(EVE))

    def look() -> None:
        for path in ("", "/steps/1", "/timeline"):
            assert table.get(f"/api/games/{table.game}{path}", EVE)[0] == 404
        answers = [
            table.get(f"/api/games/{table.game}{path}", EVE) for path in ("/events", "/notes", "/about")
        ]
        assert [status for status, _ in answers] == [200, 200, 200]
        game = table.run(lambda: table.hall.games.find(table.game)).game
        turned = {game.cards[card].face for card in game.shown}
        for draft in table.drafts:
            assert draft.id in turned or str(draft.year) not in json.dumps(answers)

    table.run(watch)
    look()
    table.run(table.play)
    look()


def test_the_lobby_does_not_name_the_pin(table: Table) -> None:
    table.run(lambda: begun(table))
    code = table.run(lambda: table.hall.rooms.find(table.room)).head.code
    assert table.get(f"/api/rooms/{code}")[1]["decks"] == ["own:"]


def test_later_saves_change_no_game(table: Table) -> None:
    async def whole() -> None:
        await begun(table)
        change = Change("title:de", table.drafts[0].id, table.drafts[0].title["de"], "Anders")
        await table.hall.own.save(table.deck, table.people[0], [change])

    table.run(whole)
    _, page = table.get(f"/api/decks/{table.pin}?language=de")
    assert "Anders" not in json.dumps(page)


def test_only_the_owner_or_a_link_opens_a_room_with_a_deck(table: Table) -> None:
    async def whole() -> None:
        await table.make()
        with pytest.raises(Missing):
            await table.begin(host=1)
        link = await table.hall.own.link(table.deck, table.people[0], "play")
        await table.begin(f"link:{link.token}", host=1)
        copy = await table.hall.own.link(table.deck, table.people[0], "copy")
        with pytest.raises(Refused, match="expected one for playing"):
            await table.begin(f"link:{copy.token}", host=1)
        with pytest.raises(Missing):
            await table.begin(table.pin, host=1)
        await table.hall.own.withdraw(table.deck, "play")
        with pytest.raises(Missing, match="withdrawn"):
            await table.begin(f"link:{link.token}", host=1)
        await table.play()

    table.run(whole)


def test_own_and_shipped_decks_are_mixed(table: Table) -> None:
    async def whole() -> None:
        await table.make()
        names = (f"own:{table.deck}", "events")
        shipped = {card.id: card for card in load_shipped("events").cards}
        theme = next(iter(shipped.values())).theme
        wish = RoomWish("events", {"hand": 4}, names, themes=("oma-erna", theme), era=(1900, 61_019))
        await table.begin(wish=wish)
        deck = (await table.hall.games.find(table.game)).deck
        own = {draft.id: draft for draft in table.drafts}
        assert {card.face for card in deck} & own.keys() == {
            draft.id for draft in table.drafts if draft.year and draft.year <= 61_019
        }
        others = {card.face for card in deck} - own.keys()
        assert others == {
            card.id for card in shipped.values() if card.theme == theme and 1900 <= card.year <= 61_019
        }
        assert others
        # Other people's logs do not have what Ana called her theme.
        assert {card.theme for card in deck} == {f"own-{table.pin[-8:]}-1", theme}
        await table.play()

    table.run(whole)


def test_a_copy_and_its_original_are_shuffled_together(table: Table) -> None:
    async def whole() -> None:
        await table.make()
        link = await table.hall.own.link(table.deck, table.people[0], "copy")
        opened = (await table.hall.own.linked(link.token))[1]
        copy = (await table.hall.own.create(table.people[0], ABOUT, fresh(opened.in_order))).id
        await table.begin(wish=RoomWish("events", {"hand": 4}, (f"own:{table.deck}", f"own:{copy}")))
        live = await table.hall.games.find(table.game)
        assert sorted(card.year for card in live.deck) == sorted([*YEARS, *YEARS])
        assert len({card.face for card in live.deck}) == 48
        await table.play()
        assert live.game.over

    table.run(whole)


def test_a_deleted_deck_lets_its_game_finish_and_leaves_only_years(table: Table) -> None:
    async def first() -> None:
        await begun(table)
        await table.play(3)
        await table.hall.own.delete(table.deck, table.people[0])
        await table.hall.pins.let_go(table.deck)
        with pytest.raises(Missing):
            await table.begin()

    table.run(first)
    assert len(table.get(f"/api/decks/{table.pin}")[1]["cards"]) == 24

    async def then() -> None:
        await table.play()
        await table.hall.pins.sweep()

    table.run(then)
    page = table.get(f"/api/decks/{table.pin}")[1]
    assert (page["cards"], page["gone"]) == ([], True)
    status, timeline = table.get(f"/api/games/{table.game}/timeline?language=de", ANA)
    assert status == 200
    assert {card["title"] for card in timeline} == {"eine Karte"}
    assert {card["year"] for card in timeline} <= set(YEARS)


def test_what_a_person_made_goes_with_them(table: Table) -> None:
    async def whole() -> None:
        await table.make()
        store, (ana, ben) = table.hall.store, table.people
        await table.hall.own.link(table.deck, ana, "copy")
        await own_holding.merge(store, ana, ben)
        taken = await own_holding.export(store, ben)
        assert [len(deck["cards"]) for deck in taken["decks"]] == [24]
        for _ in range(2):
            await own_holding.erase(store, ben)
        assert (await own_holding.export(store, ben))["decks"] == []
        for held in OWN_TABLES:
            assert await store.rows.count(held) == 0

    table.run(whole)


def test_a_game_alone_that_nobody_will_finish_keeps_no_deck_of_somebody_who_is_erased(
    table: Table, tmp_path: Path
) -> None:
    async def whole() -> None:
        await table.make()
        ana = table.people[0]
        wish = RoomWish("solo", {}, (f"own:{table.deck}",), themes=("oma-erna",), language="de")
        room = await table.hall.rooms.open(ana, wish)
        await table.hall.rooms.change(room.id, ana, "sit", lambda room: (room.sit(ana, 0, "Ana"),))
        await table.hall.start_game(room.id, ana, "start")
        assert len((await table.hall.games.find(room.game or "")).deck) == len(table.drafts)
        eraser = Eraser(table.hall, lambda: None, heard=0.0)
        await eraser.erase(ana)
        for _ in range(2):
            await eraser.look()
        assert await table.hall.store.rows.find(ERASURES) == []

    table.run(whole)
    hers = ("Das Haus", "Schule", "oma-erna", "Geschichte", table.people[0])
    assert asyncio.run(traces(tmp_path / "games.sqlite", *hers)) == []


def test_no_process_keeps_a_card_of_somebody_who_is_erased(table: Table, tmp_path: Path) -> None:
    async def whole() -> None:
        await begun(table)
        await table.play()
        other = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0)
        await other.store.open()
        erasers = [Eraser(hall, lambda: None, heard=0.0) for hall in (table.hall, other)]
        assert len((await other.pins.read(table.pin)).cards) == len(table.drafts)
        await erasers[0].erase(table.people[0])
        # The other process erases what is stored, this one completes it, and then the other notices.
        for eraser in reversed(erasers * 2):
            await eraser.look()
        assert await table.hall.store.rows.find(ERASURES) == []
        for hall in (table.hall, other):
            assert (await hall.pins.read(table.pin)).cards == ()
        await other.close()

    table.run(whole)
    hers = ("Das Haus", "oma-erna", *table.people)
    assert asyncio.run(traces(tmp_path / "games.sqlite", *hers)) == [table.people[1]]


# Reports


def report(table: Table, path: str, body: dict[str, Any], token: str = BEN) -> tuple[int, Any]:
    status, _, said = ask(table.app, path, "POST", json.dumps(body).encode(), token=token)
    return status, said


def told(table: Table, id: str) -> inbox.Told:
    async def tell() -> inbox.Told:
        return await inbox.tell(table.hall, await acts.find_report(table.hall, id), "fr")

    return table.run(tell)


def test_a_card_of_an_own_deck_is_reported_from_its_game_with_what_is_needed_to_judge_it(
    table: Table,
) -> None:
    async def meet() -> str:
        await begun(table)
        return (await table.hall.games.find(table.game)).game.cards[0].face

    face = table.run(meet)
    (draft,) = [draft for draft in table.drafts if draft.id == face]
    doubt = {"face": face, "language": "fr", "why": "Das ist gelogen.", "game": table.game}
    status, said = report(table, "/api/cards/reports", doubt)
    assert status == 201
    found = told(table, said["id"])
    assert found.card is not None
    assert (found.card.title, found.card.year) == (draft.title["de"], draft.year)
    assert found.card.picture == f"/art/{table.pin}/{face}.svg"
    assert found.deck is not None
    assert (found.deck.name, found.deck.owner) == ("Geschichte", table.people[0])
    assert report(table, "/api/cards/reports", doubt, EVE)[0] == 404
    assert report(table, "/api/cards/reports", {**doubt, "game": ""})[0] == 404

    async def accept() -> None:
        wish = acts.Accept("so", 1900)
        with pytest.raises(Refused, match="this one is a player's own"):
            await acts.do(table.hall, "mod", await acts.find_report(table.hall, said["id"]), wish)

    table.run(accept)


def test_an_own_deck_is_reported_by_its_pin_and_its_owner_can_be_banned(table: Table) -> None:
    table.run(lambda: begun(table))
    status, said = report(table, f"/api/decks/{table.pin}/reports", {"why": "Hetze"})
    assert status == 201
    found = told(table, said["id"])
    assert found.deck is not None
    assert (found.deck.size, len(found.deck.cards)) == (24, 24)

    async def ban() -> None:
        wish = acts.Ban(why="Hetze", days=1)
        act = await acts.do(table.hall, "mod", await acts.find_report(table.hall, said["id"]), wish)
        assert act.person == table.people[0]

    table.run(ban)
    assert report(table, "/api/decks/pin-0/reports", {"why": "?"})[0] == 404


def test_whoever_was_sent_a_link_can_report_its_deck_which_is_kept_as_they_saw_it(table: Table) -> None:
    async def shared() -> list[str]:
        await table.make()
        links = [await table.hall.own.link(table.deck, table.people[0], kind) for kind in ("play", "copy")]
        return [link.token for link in links]

    for token in table.run(shared):
        status, said = report(table, f"/api/decks/link:{token}/reports", {"why": "Hetze"}, EVE)
        assert status == 201
        found = told(table, said["id"])
        assert found.deck is not None
        assert (found.deck.owner, len(found.deck.cards)) == (table.people[0], 24)
    assert report(table, "/api/decks/link:none/reports", {"why": "Hetze"}, EVE)[0] == 404


def test_a_report_about_a_deck_that_is_gone_can_still_be_dismissed(table: Table) -> None:
    table.run(lambda: begun(table))
    _, said = report(table, f"/api/decks/{table.pin}/reports", {"why": "Hetze"})

    async def gone() -> None:
        await table.play()
        await table.hall.own.delete(table.deck, table.people[0])
        await table.hall.pins.let_go(table.deck)
        report = await acts.find_report(table.hall, said["id"])
        with pytest.raises(Refused, match="the owner of its deck"):
            await acts.do(table.hall, "mod", report, acts.Ban(why="Hetze"))
        await acts.do(table.hall, "mod", report, acts.Dismiss(why="gone"))

    table.run(gone)
    found = told(table, said["id"])
    assert found.deck is not None
    assert found.deck.cards == []
