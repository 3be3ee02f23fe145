"""Bots by name."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from interstice.bots.find import bot, bots
from interstice.bots.levels import LEVELS, Mind
from interstice.bots.memories import recall
from interstice.bots.random import Random
from interstice.core.cards import Card
from interstice.core.refused import Refused


def test_there_are_ten_levels_each_less_vague_than_the_one_below() -> None:
    assert len(LEVELS) == 10
    assert list(LEVELS) == sorted(LEVELS, reverse=True)
    assert bot("level-1") == Mind(LEVELS[0])
    assert bot("level-10") == Mind(LEVELS[-1])


def test_rooms_that_were_stored_with_old_names_go_on() -> None:
    assert bot("guesser") == Mind(1.0, rollouts=0)
    assert bot("level-6") == Mind(1.0)
    assert isinstance(bot("random"), Random)
    assert {"guesser", "oracle", "random"} <= set(bots())


def test_a_bot_from_outside_is_named_by_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    outside = ModuleType("outside_bot")
    outside.BOT = mine = Random()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "outside_bot", outside)
    assert bot("outside_bot:BOT") is mine
    assert recall("outside_bot:BOT", [Card("wheel", -3500)], "key").beliefs == {}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("professor", "no bot is called 'professor'; expected one of: level-1, "),
        (
            "no_such_module:BOT",
            "bot 'no_such_module:BOT': expected a module and a name in it; No module named",
        ),
        (
            "bisect:BOT",
            "bot 'bisect:BOT': expected a module and a name in it; module 'bisect' has no attribute",
        ),
        (
            "bisect:bisect",
            "bot 'bisect:bisect': expected something with choose and remember; it has no choose",
        ),
        (":BOT", "bot ':BOT': expected a module and a name in it; "),
    ],
)
def test_a_name_that_is_nobodys_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        bot(name)
    assert str(refused.value).startswith(why)
