"""Advice on Twist: what it says is true of what the mind believes, and it gives no date away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from string import Formatter

import pytest
from tables import luck_for
from twists import deal, exact, with_other_secrets

from interstice.bots.memories import recall
from interstice.bots.playing.twist import Advice, advise
from interstice.bots.playing.twist_advice import SENTENCES, Reason
from interstice.core import engine
from interstice.core.game import Game
from interstice.core.refused import Refused
from interstice.core.view import view
from interstice.rules.twist.moves import Discard, Play, Stop


def advised(name: str, rollouts: int, games: int, seats: int) -> Iterator[tuple[Game, Advice]]:
    """Games that are played now as advised and now at random."""
    for seed in range(games):
        game, chance = deal(seats, seed)
        memory = exact(game.deck) if name == "oracle" else recall(name, game.deck, f"{seed}")
        luck = luck_for(seed)
        while not game.over:
            advice = advise(view(game, None), memory, luck, rollouts=rollouts)
            yield game, advice
            (asks,) = game.asks.values()
            assert any(advice.move in ask for ask in asks)
            wild = asks[luck.below(len(asks))].sample(luck)
            engine.play(game, game.turn, wild if luck.below(3) == 0 else advice.move, chance)


@pytest.mark.parametrize(
    ("name", "rollouts", "games"), [("oracle", 0, 12), ("guesser", 0, 4), ("guesser", 20, 1)]
)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_reason_names_what_its_sentence_names(name: str, rollouts: int, games: int, seats: int) -> None:
    for game, advice in advised(name, rollouts, games, seats):
        wanted = {field for _, field, _, _ in Formatter().parse(SENTENCES[advice.reason.key]) if field}
        given = {field for field, value in advice.reason._asdict().items() if value is not None}
        assert given - {"key"} == wanted
        cards = [advice.reason.card, advice.reason.other, advice.reason.rival]
        on_hands = {card for hand in game.hands for card in hand}
        assert {card for card in cards if card is not None} <= on_hands


def test_with_true_beliefs_every_reason_is_true_and_every_one_is_given() -> None:
    given: Counter[str] = Counter()
    for seats, games in ((1, 25), (2, 20), (4, 20)):
        for game, advice in advised("oracle", 0, games, seats):
            given[advice.reason.key] += 1
            assert TRUE[advice.reason.key](Claim(game, advice)), advice
    assert given.keys() == SENTENCES.keys(), SENTENCES.keys() - given.keys()


class Claim:
    """What the engine, which knows all dates, says of a position."""

    def __init__(self, game: Game, advice: Advice) -> None:
        self.game = game
        self.advice = advice
        self.why: Reason = advice.reason
        self.hand = [card for card in game.hands[game.turn] if card not in game.sideways]
        self.row = [game.year(stack[0]) for stack in game.row]

    def where(self, card: int | None) -> str:
        assert card is not None
        joined = (
            None if card in self.game.sideways else self.game.rules.joining(self.game, self.game.turn, card)
        )
        if joined is None:
            return "nowhere"
        if joined.where == "slot" and self.game.slots[joined.at]:
            return "equal"
        return {"left": "end", "right": "end", "row": "equal", "slot": "slot"}[joined.where]

    def between(self, card: int | None) -> list[int]:
        """The cards of the hands that the card locks in, or that want the same slot."""
        assert card is not None
        year = self.game.year(card)
        edges = [-(10**6), *self.row, 10**6]
        low = max(edge for edge in edges if edge <= year)
        high = min(edge for edge in edges if edge >= year)
        if low == edges[0]:
            low = year
        elif high == edges[-1]:
            high = year
        cards = [other for hand in self.game.hands for other in hand if other not in self.game.sideways]
        return [
            other for other in cards if low < self.game.year(other) < high and self.game.year(other) != year
        ]

    def plays(self, *kinds: str) -> bool:
        return self.advice.move == Play(self.why.card or 0) and self.where(self.why.card) in kinds

    def front(self, card: int | None) -> str:
        return self.game.cards[card or 0].front

    def holds(self, seat: int | None, card: int | None) -> bool:
        return card in self.game.hands[seat or 0]


def needed(claim: Claim) -> bool:
    why = claim.why
    slot = claim.where(why.other) == "slot" and why.rival in claim.between(why.other)
    return slot and why.player != claim.game.turn and claim.holds(why.player, why.rival)


def chain(claim: Claim) -> bool:
    why, game = claim.why, claim.game
    shows = game.cards[why.card or 0].back == claim.front(why.other)
    return why.card in game.sideways and shows and claim.holds(why.player, why.other)


TRUE = {
    "only-choice": lambda c: sum(c.where(card) != "nowhere" for card in c.hand) < 2,
    "likeliest-to-fit": lambda c: c.game.misfits > 0 and c.advice.move == Play(c.why.card),
    "same-year": lambda c: c.plays("equal"),
    "safe-at-the-end": lambda c: c.plays("end", "slot") and not c.game.pile and not c.between(c.why.card),
    "slot-is-needed": needed,
    "opens-wide-gap": lambda c: c.where(c.why.other) == "end" and len(c.between(c.why.other)) >= 2,
    "extends-the-row": lambda c: c.plays("end") and not c.between(c.why.card),
    "fills-a-slot": lambda c: c.plays("slot") and not c.between(c.why.card),
    "least-harm": lambda c: c.plays("end", "slot", "nowhere"),
    "discard-keeps-the-chain": chain,
    "discard-the-hopeless": lambda c: (
        c.advice.move == Discard(c.why.card) and c.where(c.why.card) == "nowhere"
    ),
    "discard-to-wait": lambda c: c.advice.move == Discard(c.why.card) and c.where(c.why.card) != "nowhere",
    "stop-now": lambda c: c.advice.move == Stop() and c.where(c.why.other) != "nowhere",
    "stop-hopeless": lambda c: c.advice.move == Stop() and all(c.where(card) == "nowhere" for card in c.hand),
}


def test_advice_knows_no_hidden_date() -> None:
    game, chance = deal(2, 3)
    memory = recall("guesser", game.deck, "x")
    for turn in range(10):
        other = with_other_secrets(game)
        advice = advise(view(game, 1), memory, luck_for(turn), rollouts=20)
        assert advise(view(other, 1), memory, luck_for(turn), rollouts=20) == advice
        engine.play(game, game.turn, advice.move, chance)
        if game.over:
            break


def test_there_is_no_advice_after_the_end() -> None:
    game, chance = deal(1, 3, options={"hand": 1, "cards": 3})
    while not game.over:
        (asks,) = game.asks.values()
        engine.play(game, 0, asks[0].sample(luck_for(1)), chance)
    with pytest.raises(Refused, match="this one is over"):
        advise(view(game, 0), recall("guesser", game.deck, "x"), luck_for(1))
