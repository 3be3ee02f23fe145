"""Guided first games: what happens if the player goes along, and that nobody gets stuck who does not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from people import refused, request, token
from running import Server

from interstice.core.asks import Ask
from interstice.core.chance import Casual
from interstice.core.game import Game, Player
from interstice.core.moves import Move, Place
from interstice.core.table import Table
from interstice.lab.verify import verify
from interstice.rules.presets import preset
from interstice.rules.swiss.moves import Challenge, Mark, Rate, Spin
from interstice.rules.twist.moves import Discard, Play, Stop
from interstice.server.playing.background import Background
from interstice.server.playing.clocks import Clock, Downtimes
from interstice.server.playing.due import Due
from interstice.server.playing.games import LiveGame, Wish
from interstice.server.playing.guided import guide, guided, guided_deck
from interstice.server.playing.heads import GameHead, RoomHead
from interstice.server.playing.minds import Minds
from interstice.server.playing.rooms import Room

GUIDES = ("events", "superversion", "swiss", "twist")
MOST_ENTRIES = 200
numbers = count()
Answer = Callable[[Game, dict[type[Move], Ask]], Move]


def begun(name: str) -> LiveGame:
    chosen, deck, rules = guide(name), guided_deck(name), preset(name).rules
    seats = 1 + len(chosen.bots)
    head = GameHead(
        room="room",
        rules=rules.id,
        options=rules.agree({**preset(name).options, **chosen.options}, seats, len(deck)),
        players=tuple(Player(name) for name in ("Mira", *chosen.bots)),
        holders=("mira",) * seats,
        bots=("", *chosen.bots),
        deck="",
        clock=Clock(),
        secret=chosen.secret_hex,
        nonces=chosen.nonces,
        preset=name,
        guided=True,
    )
    live = LiveGame("game", head, deck)
    live.set_up(0.0)
    return live


def played(name: str, answer: Answer) -> LiveGame:
    """A guided game to its end. The bots do what the server has them do."""
    live, minds = begun(name), Minds(Background(), 0)
    while not live.game.over:
        game = live.game
        seat = max(game.asks)
        asked = game.asks[seat]
        if seat == 0:
            move = answer(game, {ask.move: ask for ask in asked})
        else:
            move = minds.choose_at_once(live, seat, asked).move
        live.decide(seat, move)
        assert live.entries < MOST_ENTRIES
        live.take_over(Wish("", str(live.entries), seat, move, None, 0.0), game.asks, 0.0, Downtimes())
    return live


def told(live: LiveGame) -> list[Any]:
    return [event for entry in live.game.log for event in entry.events]


def named(live: LiveGame, *kinds: str) -> list[tuple[int, str]]:
    """By whom which of these events happened, and to which card or with what."""
    found = []
    for event in told(live):
        if type(event).__name__ in kinds:
            fields: Any = event
            card = getattr(fields, "card", None)
            what = live.game.cards[card].face if card is not None else type(event).__name__
            found.append((fields.seat, what))
    return found


def goes_along(game: Any, asked: dict[type[Move], Ask]) -> Move:
    """Somebody who does what the guide suggests, and knows the cards."""
    if Place in asked:
        card = game.hands[0][0]
        return Place(card, _place(game, card, game.line))
    if Rate in asked:
        return Rate(game.rules.truth(Table(game, Casual(0))))
    if Mark in asked:
        gap = _place(game, game.read, game.racks[0])
        return Mark(gap, asked[Mark].domains["stake"][-1])
    if Challenge in asked and len(game.racks[0]) == 4:
        return Challenge(asked[Challenge].domains["seat"][0])
    if Spin in asked:
        return Spin()
    if Discard in asked and game.discards and len(game.row) > 1:
        return Discard(asked[Discard].domains["card"][0])
    if Play in asked:
        return Play(asked[Play].domains["card"][0])
    return Stop()


def _place(game: Any, card: int, line: list[int]) -> int:
    return sum(game.year(other) <= game.year(card) for other in line)


def at_random(seed: int) -> Answer:
    luck = Casual(seed)

    def answer(game: Game, asked: dict[type[Move], Ask]) -> Move:
        asks = list(asked.values())
        return asks[luck.below(len(asks))].sample(luck)

    return answer


def test_these_games_can_be_guided() -> None:
    assert guided() == list(GUIDES)


@pytest.mark.parametrize("name", GUIDES)
def test_everything_comes_up_as_the_guide_says(name: str) -> None:
    live = played(name, goes_along)
    wanted = [each for each in guide(name).luck if isinstance(each, str) and each in guided_deck(name)]
    came = [card.face for card in live.game.cards]
    # A card that was staked on and missed comes up again.
    assert list(dict.fromkeys(came)) == wanted[: len(set(came))]


def test_classic_shows_cards_right_and_wrong_and_ends_with_the_round() -> None:
    live = played("events", goes_along)
    assert [seat for seat, _ in named(live, "Placed")] == [0, 2, 0, 1, 0, 2]
    assert named(live, "Missed") == [(1, "suez-canal"), (2, "silent-night"), (1, "modern-olympics-athens")]
    assert live.game.winners == (0,)
    assert live.game.round == 3


def test_swiss_shows_a_star_steals_and_a_duel() -> None:
    live = played("swiss", goes_along)
    game: Any = live.game
    assert [event.face for event in told(live) if type(event).__name__ == "Spun"] == [
        each for each in guide("swiss").luck if each in ("question", "star")
    ]
    assert named(live, "TryFailed") == [(seat, "TryFailed") for seat in (1, 1, 2)]
    assert named(live, "Challenged", "Owed") == [(0, "Challenged"), (2, "Owed")]
    assert live.game.winners == (0,)
    assert [len(rack) for rack in game.racks] == [5, 1, 3]


def test_superversion_shows_ratings_a_steal_and_a_stake_that_pays() -> None:
    live = played("superversion", goes_along)
    assert [seat for seat, _ in named(live, "Rated")] == [1, 2, 0, 1]
    assert named(live, "TryFailed", "StakeReturned") == [(2, "TryFailed"), (0, "StakeReturned")]
    assert live.game.winners == (0,)


def test_twist_closes_a_slot_lays_a_card_sideways_and_makes_a_chain_of_icons() -> None:
    live = played("twist", goes_along)
    game: Any = live.game
    assert named(live, "LaidSideways")[0] == (1, "first-world-war-armistice")
    assert named(live, "Discarded")[1:3] == [(0, "krakatoa-explodes"), (1, "first-world-war-armistice")]
    assert game.score > 0


@pytest.mark.parametrize("name", GUIDES)
def test_whoever_plays_otherwise_gets_to_the_end_as_well(name: str) -> None:
    for seed in range(12):
        live = played(name, at_random(seed))
        assert live.game.over
        assert verify(live.log()).over


# At the server


def test_a_guided_game_is_played_by_one_person_who_finds_the_bots_there(server: Server) -> None:
    mine = token()
    room = request(server, "/api/rooms", mine, {"preset": "events", "guided": True, "language": "fr"})
    assert [held and held["bot"] for held in room["seats"]] == [None, "jonas", "aicha"]
    path = f"/api/rooms/{room['code']}/commands"

    def say(type: str, **fields: Any) -> Any:
        return request(server, path, mine, {"type": type, "command": f"{next(numbers)}", **fields})

    assert "needs one person" in say("start")["why"]
    assert say("sit", seat=0, name="Mira", nonce="ab" * 8)["type"] == "done"
    assert say("stand", seat=2)["type"] == "done"
    assert "its own bots" in say("start")["why"]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"preset": "themes"}, "one of events, superversion, swiss, twist; got 'themes'"),
        ({"options": {"hand": 2}}, "nothing but a preset and a language"),
        ({"listed": True}, "nothing but a preset and a language"),
        ({"clock": {"kind": "turn", "seconds": 30}}, "nothing but a preset and a language"),
    ],
)
def test_nothing_about_a_guided_game_can_be_chosen_but_the_language(
    server: Server, wish: dict[str, Any], said: str
) -> None:
    status, why = refused(server, "/api/rooms", {"preset": "events", "guided": True, **wish}, token())
    assert status == 400
    assert said in why


def test_nobody_is_matched_to_a_guided_game(server: Server) -> None:
    status, why = refused(server, "/api/match", {"preset": "events", "guided": True}, token())
    assert status == 400
    assert "for one person" in why


def test_a_player_who_is_away_finds_a_guided_game_as_it_was() -> None:
    live = begun("events")
    head = RoomHead(preset="events", guided=True, code="ABCDEF", seats=3, host="mira", secret="00")
    heart: Any = SimpleNamespace(nodes=frozenset(), downtimes=Downtimes())
    people: Any = SimpleNamespace(lag_of=lambda _: 0.0)
    due = Due(heart, people, 1.0, 45.0)
    assert due.of_seat(live, Room("room", head), 0, 0.0) is None
    assert due.of_seat(live, Room("room", head), 1, 0.0) is not None
