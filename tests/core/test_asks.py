"""An ask holds exactly the moves that answer it."""

from __future__ import annotations

from interstice.core.asks import Ask
from interstice.core.chance import Casual
from interstice.core.moves import Place
from interstice.rules.swiss.moves import Mark, Pass, Read


def test_an_ask_holds_the_moves_of_its_domains_and_no_others() -> None:
    ask = Ask(Place, {"card": (3, 7), "gap": range(2)})
    assert list(ask.moves()) == [Place(3, 0), Place(3, 1), Place(7, 0), Place(7, 1)]
    assert all(move in ask for move in ask.moves())
    for move in (Place(4, 0), Place(3, 2), Place(3, -1), Mark(0), Pass(), "place", None):
        assert move not in ask


def test_samples_answer_the_ask_and_reach_all_of_its_moves() -> None:
    ask = Ask(Place, {"card": (3, 7), "gap": range(3)})
    luck = Casual(1)
    assert {ask.sample(luck) for _ in range(200)} == set(ask.moves())


def test_an_ask_without_fields_holds_one_move() -> None:
    ask = Ask(Read)
    assert list(ask.moves()) == [Read()]
    assert len(ask) == 1
    assert Read() in ask


def test_asks_compare_by_what_they_hold() -> None:
    assert Ask(Place, {"card": (1,), "gap": range(2)}) == Ask(Place, {"card": (1,), "gap": (0, 1)})
    assert Ask(Place, {"card": (1,), "gap": range(2)}) != Ask(Place, {"card": (1,), "gap": range(3)})
    assert len({Ask(Read), Ask(Read), Ask(Pass)}) == 2
    assert repr(Ask(Place, {"card": (1,), "gap": range(2)})) == "Place(card of [1], gap of [0, 1])"
