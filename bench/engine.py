"""The engine against its peers: a classic game played at random to the end, on one core.

4 seats with 4 cards each, 110 cards in all; each move puts a random card from the hand into a random gap. Every move is
checked against its ask, and every event is recorded. The peers play the same game: boardgame.io 0.50 (a new state for each
move), and a plain C program as the limit. They take turns, so that a busy machine affects all of them equally.
"""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path
from random import random
from statistics import median

from bars import Bar, judge

from interstice.core import engine
from interstice.core.cards import Card, Deck
from interstice.core.chance import Casual, Seeded
from interstice.core.game import Player
from interstice.core.moves import Place
from interstice.rules.presets import PRESETS, Preset, preset

PEERS = Path(__file__).parent / "peers"
BUILD = Path(__file__).parents[1] / "build" / "bench"
ROUNDS = 7
SECONDS = 1.5

ICONS = "abcdef"
DECK = Deck(tuple(Card(f"card{at}", at * 7 + 1, "", ICONS[at % 6], ICONS[(at + 1) % 6]) for at in range(110)))


def play_classic(seconds: float) -> float:
    """Moves per second."""
    rules = preset("events").rules
    players = [Player(name) for name in "ABCD"]
    moves = number = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        chance = Seeded(number.to_bytes(32, "big"))
        game = engine.new(rules, players, DECK, chance, {"hand": 4})
        while not game.over:
            [(seat, (ask,))] = game.asks.items()
            cards, gaps = ask.domains["card"], ask.domains["gap"]
            engine.play(
                game, seat, Place(cards[int(random() * len(cards))], int(random() * len(gaps))), chance
            )
            moves += 1
        number += 1
    return moves / (time.perf_counter() - start)


def play_preset(chosen: Preset, seconds: float) -> float:
    """Moves per second of any preset, with each move sampled from an ask."""
    luck = Casual(1)
    players = [Player(name) for name in "ABCD"]
    moves = number = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        chance = Seeded(number.to_bytes(32, "big"))
        game = engine.new(chosen.rules, players, DECK, chance, chosen.options)
        while not game.over:
            seat, asks = next(iter(game.asks.items()))
            engine.play(game, seat, asks[luck.below(len(asks))].sample(luck), chance)
            moves += 1
        number += 1
    return moves / (time.perf_counter() - start)


def peer(*command: str) -> float:
    out = subprocess.run([*command, str(SECONDS)], check=True, capture_output=True, text=True).stdout
    result = json.loads(out)
    return float(result["moves"] / result["seconds"])


def set_up_peers() -> tuple[str, str]:
    BUILD.mkdir(parents=True, exist_ok=True)
    limit = BUILD / "classic"
    subprocess.run(["cc", "-O2", "-o", str(limit), str(PEERS / "classic.c")], check=True)
    folder = PEERS / "boardgame"
    if not (folder / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent"], cwd=folder, check=True)
    return str(folder / "classic.mjs"), str(limit)


def main() -> bool:
    script, limit = set_up_peers()
    rates: dict[str, list[float]] = {"boardgame.io": [], "interstice": [], "C": []}
    for _ in range(ROUNDS):
        rates["boardgame.io"].append(peer("node", script))
        rates["interstice"].append(play_classic(SECONDS))
        rates["C"].append(peer(limit))
    middle = {name: median(values) for name, values in rates.items()}
    for name, value in middle.items():
        print(f"  {name:20} {value:14,.0f} moves per second")
    ratio = middle["interstice"] / middle["boardgame.io"]
    print(f"  interstice / C            {middle['interstice'] / middle['C']:9.4f}")
    for name, chosen in PRESETS.items():
        print(f"  {name:20} {play_preset(chosen, SECONDS):14,.0f} moves per second")
    return judge([Bar("interstice / boardgame.io", ratio, "", 20, 30, is_least=True)])
