"""One game of each preset in words: the content of the files beside this one."""

from __future__ import annotations

from pathlib import Path

from tables import TABLES, luck_for, play_on

from interstice.core import engine
from interstice.core.cards import Card, Deck
from interstice.core.chance import Seeded
from interstice.core.game import Player
from interstice.lab.transcript import Transcript
from interstice.rules.presets import PRESETS, Preset

FOLDER = Path(__file__).parent
THINGS = (
    "needle -40000, bread -12000, wheel -3500, ink -2500, glass -1500, coin -600, paper 105, compass 1040, "
    "spectacles 1286, clock 1335, press 1450, pencil 1565, telescope 1608, barometer 1643, piano 1700, "
    "steam 1712, sandwich 1762, balloon 1783, vaccine 1796, battery 1800, tin 1810, bicycle 1817, camera 1826, "
    "match 1827, telegraph 1837, pin 1849, lift 1853, metro 1863, jeans 1873, phone 1876, bulb 1879, car 1886, "
    "zip 1893, film 1895, radio 1896, flight 1903, tea 1904, fridge 1913, traffic 1914, loaf 1928, jet 1930, "
    "radar 1935, pen 1938, reactor 1942, chip 1958, laser 1960, tape 1963, mouse 1968, mail 1971, cube 1974, "
    "walkman 1979, web 1989, text 1992, clone 1996, blog 1999, tablet 2010, needle2 1851, bread2 1928, ink2 1856, "
    "glass2 1959"
)
ICONS = ("sun", "moon", "star")
PAIRS = [(front, back) for front in ICONS for back in ICONS if front != back]
AGES = (34, 9, None, 61)


def deck() -> Deck:
    things = [thing.split() for thing in THINGS.split(", ")]
    return Deck(tuple(Card(face, int(year), "", *PAIRS[at % 6]) for at, (face, year) in enumerate(things)))


def tell(preset: Preset) -> str:
    chance = Seeded(bytes([preset.id.encode()[0]]) * 32)
    players = [Player(name, age) for name, age in zip(("Ana", "Ben", "Cem", "Dea"), AGES, strict=True)]
    players = players[: preset.seats[-1]]
    options = {**preset.options, **({"rounds": 1} if preset.rules_id == "swiss" else {})}
    game = engine.new(preset.rules, players, deck(), chance, options)
    for _ in play_on(game, chance, TABLES["mixed"], luck_for(len(preset.id)), 0, 400):
        pass
    log = engine.save(game)
    lines = Transcript(preset.rules, log).tell(log.entries)
    seated = ", ".join(player.name + (f" {player.age}" if player.age else "") for player in players)
    return "\n".join((f"{preset.id}: {seated}", "", *lines, ""))


def path(preset: Preset) -> Path:
    return FOLDER / f"{preset.id}.txt"


def all_presets() -> list[Preset]:
    return list(PRESETS.values())
