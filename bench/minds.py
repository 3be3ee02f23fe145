"""How well minds play: against fixed opponents, against each other, and in Twist. Takes long; `make minds` runs it.

Every bar is measured on deals that nobody tuned on. A deal is played with every way to seat the bots, so that neither cards nor
seats favour anyone; intervals (95 %) are of the means by deal. The mean must reach the bar.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import permutations
from math import exp, sqrt
from statistics import fmean, median, stdev
from time import process_time
from typing import NamedTuple

import timed
from bars import Bar, judge

from interstice.bots.find import MIDDLE, bot
from interstice.bots.levels import LEVELS
from interstice.bots.mind import PRESENT, moment
from interstice.core.cards import Card, Deck
from interstice.core.chance import Casual
from interstice.core.game import Game
from interstice.core.moves import Place
from interstice.core.notation import parse
from interstice.core.view import view
from interstice.decks.load import load_shipped
from interstice.lab.intervals import Share
from interstice.lab.simulate import Job, play_seeded, simulate
from interstice.rules.find import rulesets
from interstice.rules.presets import preset

SEED = "bars"
"""Tune with another one."""


class Measured(NamedTuple):
    mean: float
    interval: float
    games: int

    def __str__(self) -> str:
        return f"± {self.interval:.3f}, n = {self.games}"


def measure(play: Callable[[int], float], deals: int, games_a_deal: int) -> Measured:
    """Play the deals on all cores; `play` gives the mean of one."""
    with ProcessPoolExecutor() as pool:
        means = list(pool.map(play, range(deals), chunksize=max(1, deals // 64)))
    return Measured(fmean(means), 1.96 * stdev(means) / sqrt(deals), deals * games_a_deal)


def played(preset_id: str, names: Sequence[str], seed: str) -> Game:
    """A game from beginning to end. Who sits where does not change the deal."""
    chosen = preset(preset_id)
    what = Job(chosen.rules.id, dict(chosen.options), len(names), tuple(names))
    game = play_seeded(what, load_shipped(chosen.deck).deck(), sha256(seed.encode()).digest())
    assert game.over, f"expected {preset_id} to end; seed {seed!r} did not"
    return game


# Against each other


def seatings(one: str, other: str, each: int) -> list[tuple[str, ...]]:
    """Every way to seat as many of the one as of the other."""
    return sorted(set(permutations([one, other] * each)))


def share_of_deal(preset_id: str, one: str, other: str, each: int, deal: int) -> float:
    """Which part of the wins is the first one's; a shared win counts in part."""
    shares = []
    for names in seatings(one, other, each):
        game = played(preset_id, names, f"{SEED}/{preset_id}/{deal}")
        shares.append(fmean(names[seat] == one for seat in game.winners))
    return fmean(shares)


def share(preset_id: str, one: str, other: str, each: int, games: int) -> Measured:
    ways = len(seatings(one, other, each))
    return measure(partial(share_of_deal, preset_id, one, other, each), -(-games // ways), ways)


def against_fixed() -> Iterator[Bar]:
    """Two against two of the middle level. Both sides have its memories; only the guesser knows less, by its own way."""
    for name, preset_id, other, bar, try_for in (
        ("classic, against a random card", "inventions", "fixed.random_card:BOT", 0.53, 0.57),
        ("Swiss, against the fixed oracle", "swiss", "fixed.oracle:BOT", 0.82, 0.88),
        ("Superversion, against the fixed oracle", "superversion", "fixed.oracle:BOT", 0.70, 0.78),
        ("classic, against the fixed guesser", "inventions", "fixed.guesser:BOT", 0.75, 0.82),
        ("Swiss, against the fixed guesser", "swiss", "fixed.guesser:BOT", 0.85, 0.90),
    ):
        found = share(preset_id, MIDDLE, other, 2, 4_000)
        yield Bar(f"{name} ({found})", found.mean, "", bar, try_for, is_least=True)


def ladder() -> Iterator[Bar]:
    """Each level against the one below, two seats."""
    for level in range(2, len(LEVELS) + 1):
        found = share("inventions", f"level-{level}", f"level-{level - 1}", 1, 4_000)
        yield Bar(f"level {level} against {level - 1} ({found})", found.mean, "", 0.60, 0.62, is_least=True)
        yield Bar(f"level {level} against {level - 1}, not too far ahead", found.mean, "", 0.72, 0.70)


def placing() -> Iterator[Bar]:
    """The middle level, at which Twist is judged as well, places about 86 of 100 cards right in classic, with four seats."""
    chosen = preset("inventions")
    what = Job(chosen.rules.id, dict(chosen.options), 4, (MIDDLE,), seed=int.from_bytes(SEED.encode()))
    share = Share()
    for (game,) in simulate(what, load_shipped(chosen.deck).deck(), 4_000):
        share.add(sum(game.right), sum(game.right) + sum(game.wrong))
    found = share.interval()
    title = f"of 100 cards the middle level places right (± {100 * found.half:.2f}, n = 4,000 games)"
    yield Bar(title, 100 * found.value, "", 84, 85, is_least=True)
    yield Bar("and not more than a middle level should", 100 * found.value, "", 88, 87.5)


# Twist


def score_of_deal(name: str, seats: int, deal: int) -> float:
    score = played("twist", [name] * seats, f"{SEED}/twist/{seats}/{deal}").score
    assert score is not None
    return score


def twist() -> Iterator[Bar]:
    for name, title, bars in (
        ("oracle", "all dates known", ((12, 14), (31, 34), (41, 44), (38, 41))),
        (MIDDLE, "middle level", ((5, 7), (17, 20), (28, 32), (28, 31))),
    ):
        for seats, (bar, try_for) in zip((1, 2, 4, 6), bars, strict=True):
            found = measure(partial(score_of_deal, name, seats), 400, 1)
            yield Bar(f"Twist, {title}, {seats} seats ({found})", found.mean, "", bar, try_for, is_least=True)


def searches() -> Iterator[Bar]:
    """How long a search takes, in this process alone."""
    for deal in range(4):
        for seats in (1, 2, 4, 6):
            played("twist", ["timed:BOT"] * seats, f"{SEED}/searches/{seats}/{deal}")
    times = sorted(timed.BOT.times)
    slow = times[int(0.99 * len(times))]
    yield Bar(f"99 of 100 searches (n = {len(times)})", 1000 * slow, "ms", 100, 80)


# Knowledge

WIDTH = 0.3
"""How wide every gap is on the scale of memory: twenty-three years for an event of the seventies."""


def fame() -> Iterator[Bar]:
    """Of the cards with the most fame the middle level places many more right than of those with the least."""
    for name in ("inventions", "events"):
        deck = load_shipped(name).deck()
        by_fame = sorted(deck, key=lambda card: (card.fame, card.face))
        quarter = len(by_fame) // 4
        least, most = (
            measure(partial(hits, deck, cards), -(-4_000 // quarter), quarter)
            for cards in (by_fame[:quarter], by_fame[-quarter:])
        )
        interval = 100 * sqrt(least.interval**2 + most.interval**2)
        title = f"{name}: hits by fame, {most.mean:.2f} against {least.mean:.2f} (± {interval:.1f}, n = {most.games})"
        yield Bar(title, 100 * (most.mean - least.mean), "pts", 15, 25, is_least=True)


def hits(deck: Deck, cards: Sequence[Card], deal: int) -> float:
    memory = bot(MIDDLE).remember(deck, f"{SEED}/fame/{deal}")
    luck = Casual(deal)
    right = 0
    for card in cards:
        years = even_gaps(card.year, luck.below(1000) / 1000)
        line = " ".join(f"line{at}:{year}" for at, year in enumerate(years))
        game = parse(f"hand {card.face}:{card.year} | hand other:1 | line {line}", rulesets())
        move = bot(MIDDLE).choose(game.asks[0], partial(view, game, 0), memory, luck)
        assert isinstance(move, Place)
        edges = [-sys.maxsize, *years, sys.maxsize]
        right += edges[move.gap] <= card.year <= edges[move.gap + 1]
    return right / len(cards)


def even_gaps(year: int, share: float) -> list[int]:
    """A line with gaps of the same width; the card lies in one of them, this part of it behind its left edge."""
    edges = (moment(year) + WIDTH * (at - share) for at in range(-3, 5))
    years = (round(PRESENT - exp(-edge)) or -1 for edge in edges if edge < -1)
    return sorted(set(years))


def memories() -> Iterator[Bar]:
    deck = load_shipped("switzerland").deck()
    times = []
    for at in range(200):
        began = process_time()
        bot(MIDDLE).remember(deck, f"{SEED}/{at}")
        times.append(process_time() - began)
    yield Bar(f"a memory of {len(deck)} cards, the median of 200", 1000 * median(times), "ms", 1, 0.7)


PARTS: dict[str, Callable[[], Iterable[Bar]]] = {
    "memories": memories,
    "searches": searches,
    "fame": fame,
    "placing": placing,
    "fixed": against_fixed,
    "levels": ladder,
    "twist": twist,
}


def main(chosen: Sequence[str]) -> int:
    unknown = set(chosen) - set(PARTS)
    if unknown:
        print(f"expected parts among {', '.join(PARTS)}; got {', '.join(sorted(unknown))}")
        return 2
    missed = []
    for name in chosen or PARTS:
        print(f"{name}:", flush=True)
        met = [judge([bar]) for bar in PARTS[name]()]
        if not all(met):
            missed.append(name)
    print("every bar is met" if not missed else f"bars missed: {', '.join(missed)}")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
