"""Colours and badges for themes that people name in their own words, in any of the five languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from interstice.decks.art.palettes import PALETTES

NEUTRAL = "game-icons:hourglass"
"""The badge of an unknown theme."""
_BADGES = {
    "invention": "game-icons:gears",
    "discovery": "game-icons:telescope",
    "event": "game-icons:scroll-unfurled",
    "monument": "game-icons:greek-temple",
    "art": "game-icons:palette",
    "music": "game-icons:g-clef",
    "sport": "game-icons:trophy",
    "transport": "game-icons:railway",
    "economy": "game-icons:coins",
}
_WORDS = {
    "invention": "inventions technology technique engineering technik erfindung erfindungen technologie invention inventions technique"
    " invenzione invenzioni tecnica tecnologia uitvinding uitvindingen techniek",
    "discovery": "discoveries science exploration entdeckung entdeckungen wissenschaft forschung naturwissenschaft decouverte"
    " decouvertes science sciences scoperta scoperte scienza ontdekking ontdekkingen wetenschap",
    "event": "events politics history war ereignis ereignisse politik geschichte krieg evenement evenements politique histoire"
    " guerre evento eventi politica storia guerra gebeurtenis gebeurtenissen politiek geschiedenis oorlog",
    "monument": "monuments building buildings architecture bauwerk bauwerke architektur denkmal batiment batiments architecture"
    " monumento monumenti architettura edificio gebouw gebouwen architectuur",
    "art": "arts culture literature painting books kunst kultur literatur malerei bucher culture litterature peinture arte cultura"
    " letteratura pittura cultuur literatuur schilderkunst",
    "music": "musik musique musica muziek song songs lieder",
    "sport": "sports games spiele jeux giochi sporten",
    "transport": "travel traffic verkehr reisen transports voyage trasporti viaggi vervoer reizen",
    "economy": "business money trade wirtschaft geld handel economie commerce argent economia commercio denaro economie",
}
_PALETTE_OF = {word: palette for palette, words in _WORDS.items() for word in (palette, *words.split())}


class Usual(NamedTuple):
    palette: str
    badge: str


def themes_of(names: Sequence[str]) -> dict[str, Usual]:
    """What suits each theme; one that nothing is known about gets a neutral badge. No two have the same colours, if there are
    enough: war and politics would look alike."""
    found: dict[str, Usual] = {}
    for name in names:
        known = _PALETTE_OF.get(name)
        if known and known not in (usual.palette for usual in found.values()):
            found[name] = Usual(known, _BADGES[known])
    for name in names:
        if name not in found:
            known = _PALETTE_OF.get(name)
            taken = [usual.palette for usual in found.values()]
            free = [palette for palette in PALETTES if palette not in taken] or list(PALETTES)
            found[name] = Usual(free[len(taken) % len(free)], _BADGES[known] if known else NEUTRAL)
    return found
