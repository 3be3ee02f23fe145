"""Which cards are played with."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from interstice.core.refused import Refused
from interstice.decks.choose import choose, half
from interstice.decks.load import load_shipped


def test_the_two_halves_by_fame_make_the_whole() -> None:
    events, twist = load_shipped("events"), load_shipped("twist")
    known, hard = (choose([events, twist], fame=fame) for fame in ("known", "hard"))
    assert min(card.fame for card in known) >= max(card.fame for card in hard)
    assert len(known) == len(hard) == (len(events.cards) + len(twist.cards)) // 2
    assert {card.face for card in (*known, *hard)} == {card.id for card in (*events.cards, *twist.cards)}


def test_it_is_half_of_the_cards_that_were_chosen_in_their_order() -> None:
    chosen = choose([load_shipped("events")], era=(1900, 2100))
    known = choose([load_shipped("events")], era=(1900, 2100), fame="known")
    assert len(known) == (len(chosen) + 1) // 2
    assert [card for card in chosen if card in known.cards] == list(known)


def test_a_card_in_the_middle_is_in_both_halves() -> None:
    cards = load_shipped("events").cards[:5]
    middle = sorted(cards, key=lambda card: card.fame)[2]
    assert middle in half(cards, "known")
    assert middle in half(cards, "hard")


def test_fame_cannot_be_asked_for_where_nobody_knows_it() -> None:
    events = load_shipped("events")
    plain = replace(events, id="plain", cards=tuple(replace(card, fame=0.5) for card in events.cards))
    assert len(choose([plain])) == len(events.cards)
    with pytest.raises(Refused, match="how well known its cards are; 'plain' does not"):
        choose([load_shipped("twist"), plain], fame="known")
