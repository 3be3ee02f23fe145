"""Positions as text."""

from __future__ import annotations

import pytest
from tables import parse

from interstice.core.cards import Card
from interstice.core.notation import write
from interstice.core.refused import Refused


def test_a_short_position_is_a_whole_game() -> None:
    game = parse("hand 1300 tin:1810 | hand 1492 | line 1200 1500 | pile 1900 -44")
    assert [[game.cards[card] for card in hand] for hand in game.hands] == [
        [Card("1300", 1300), Card("tin", 1810)],
        [Card("1492", 1492)],
    ]
    assert [game.year(card) for card in game.line] == [1200, 1500]
    assert game.top is not None
    assert game.year(game.top) == 1900
    assert game.rest == [Card("-44", -44)]
    assert game.pile == 2
    assert (game.turn, game.yet, game.playing) == (0, [1], [0, 1])
    assert list(game.asks) == [0]


@pytest.mark.parametrize(
    "text",
    [
        "hand 1300 | hand 1492 | line 1200 1500 | pile 1900",
        "rack 1300 | rack 1492 1500 | pile 1900 | chips 3 4 | turn 1",
        "rules swiss betting=true | rack 1 | rack 2 | rack 3 | chips 5 5 5 | read 9 | reader 2 | trying 0 | tries 1 | pile 7",
        "hand 1300:sun>moon | row 1200:sun>moon+b:1200:moon>sun 1500:sun>moon | slots 1310:moon>sun | discards 9:sun>moon",
        "hand a:1300 b:1400 | row 1200 1500 | slots - | discards 9 | sideways b:1400 | misfits 1",
    ],
)
def test_text_to_game_to_text_settles(text: str) -> None:
    complete = write(parse(text))
    assert write(parse(complete)) == complete


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected a section such as hand, line or pile; got ''"),
        ("hand 1 | foot 2", "got 'foot 2'"),
        ("hand x | line 2", "expected a card such as 1492 or tin:1810; got 'x'"),
        ("hand 0 | line 2", "there is no year 0"),
        ("hand 1 | line 1", "'1' appears twice"),
        ("hand 1 | line 2 | turn x", "expected a number; got 'x'"),
        ("rules chess | hand 1 | line 2", "no rule set is called 'chess'"),
        ("rules classic feet=2 | hand 1 | line 2", "has no option 'feet'"),
        ("rules classic hand=99 | hand 1 | line 2", "expected a whole number from 1 to 10; got 99"),
        ("hand 1 | line 2 | turn", "turn: expected a number; got nothing"),
        ("line 2", "expected seats, hands or racks"),
        ("hand 1 | hand 2 | line 3 | turn 5", "turn: expected a seat from 0 to 1; got 5"),
        ("hand 1 | line 3 | sideways 9", "sideways: expected a card that is on the table; got '9'"),
        ("rack 1 | rack 2 | chips 1", "chips: expected 2 numbers; got 1"),
        ("rack 1 | rack 2 | chips 70 70", "expected at most 80 chips in all; got 140"),
    ],
)
def test_a_position_that_cannot_be_read_gets_one_sentence(text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(text)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
