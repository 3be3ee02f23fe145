"""Stand-ins for what a card does not specify: a stock picture, colours and a badge."""

from typing import Literal

from interstice.decks.art.glyphs import ICONS
from interstice.decks.art.neutral import NEUTRAL, lot
from interstice.decks.art.palettes import PALETTES, Palette
from interstice.decks.art.proposing import propose
from interstice.decks.edition import Edition, PrintedCard

Side = Literal["front", "date"]
SIDES: tuple[Side, Side] = ("front", "date")

STOCK: dict[str, tuple[str, ...]] = {
    "invention": (
        "workshop: game-icons:gears 48 54 66 + game-icons:light-bulb 81 20 25",
        "factory: game-icons:big-gear 50 50 64 + game-icons:claw-hammer 80 22 25",
        "laboratory: game-icons:light-bulb 50 52 58 + game-icons:gears 80 21 25",
        "rings: game-icons:clockwork 50 52 66 + game-icons:screwdriver 80 20 24",
        "workshop: game-icons:anvil 50 58 68 + game-icons:flat-hammer 78 22 26",
        "library: game-icons:pencil-ruler 50 52 62 + game-icons:big-gear 80 20 24",
    ),
    "discovery": (
        "map: game-icons:compass 50 52 66 + game-icons:spyglass 80 20 26",
        "sea: game-icons:caravel 50 54 70 + game-icons:compass 81 20 25",
        "night: game-icons:telescope 48 56 68 + game-icons:ringed-planet 80 20 26",
        "laboratory: game-icons:microscope 50 54 64 + game-icons:atom 80 20 25",
        "jungle: game-icons:binoculars 50 54 64 + game-icons:fern 80 20 25",
        "coast: game-icons:spyglass 48 54 70 + game-icons:seagull 80 20 25",
    ),
    "event": (
        "parliament: game-icons:scroll-unfurled 50 54 64 + game-icons:wax-seal 80 21 25",
        "revolt: game-icons:flying-flag 50 52 66 + game-icons:ringing-bell 80 20 25",
        "street: game-icons:newspaper 50 54 66 + game-icons:megaphone 80 20 26",
        "temple: game-icons:tied-scroll 50 54 62 + game-icons:laurel-crown 80 20 26",
        "city: game-icons:ringing-bell 50 54 64 + game-icons:peace-dove 80 20 26",
        "battlefield: game-icons:crossed-swords 50 52 66 + game-icons:knight-banner 81 21 24",
    ),
    "monument": (
        "temple: game-icons:greek-temple 50 56 72 + game-icons:laurels 80 20 26",
        "city: game-icons:stone-tower 50 54 64 + game-icons:trowel 80 20 25",
        "desert: game-icons:obelisk 50 54 70 + game-icons:sun 80 20 26",
        "coast: game-icons:castle 50 56 72 + game-icons:flying-flag 80 20 25",
        "fields: game-icons:stone-bridge 50 58 74 + game-icons:brick-pile 80 21 25",
        "sky: game-icons:clock-tower 50 54 66 + game-icons:chisel 80 20 25",
    ),
    "art": (
        "gallery: game-icons:palette 50 54 66 + game-icons:paint-brush 80 20 26",
        "library: game-icons:open-book 50 54 70 + game-icons:quill-ink 80 20 26",
        "stage: game-icons:drama-masks 50 54 68 + game-icons:quill 81 20 25",
        "gallery: game-icons:easel 50 54 68 + game-icons:palette 80 20 25",
        "garden: game-icons:stone-bust 50 54 64 + game-icons:rose 80 20 25",
        "library: game-icons:scroll-quill 50 54 66 + game-icons:candle-flame 82 20 25",
    ),
    "music": (
        "stage: game-icons:g-clef 50 52 64 + game-icons:double-quaver 80 20 25",
        "rings: game-icons:violin 50 52 70 + game-icons:musical-notes 80 20 26",
        "night: game-icons:harp 50 54 66 + game-icons:g-clef 81 20 24",
        "stage: game-icons:trumpet 50 54 70 + game-icons:musical-notes 80 20 25",
        "sky: game-icons:drum 50 56 64 + game-icons:double-quaver 80 20 25",
        "gallery: game-icons:piano-keys 50 54 66 + game-icons:g-clef 81 20 24",
    ),
    "sport": (
        "stadium: game-icons:trophy 50 54 64 + game-icons:whistle 80 20 25",
        "court: game-icons:soccer-ball 50 54 58 + game-icons:trophy-cup 80 20 25",
        "alpsfar: game-icons:skis 50 54 68 + game-icons:medal 81 20 25",
        "stadium: game-icons:stopwatch 50 54 60 + game-icons:laurels 80 20 26",
        "fields: game-icons:checkered-flag 50 54 68 + game-icons:medal 81 20 25",
        "court: game-icons:tennis-racket 48 54 72 + game-icons:tennis-ball 80 20 23",
    ),
    "transport": (
        "rails: game-icons:steam-locomotive 50 56 72 + game-icons:stopwatch 80 20 25",
        "harbour: game-icons:paddle-steamer 50 56 72 + game-icons:anchor 81 20 25",
        "sky: game-icons:biplane 50 50 72 + game-icons:compass 80 20 25",
        "street: game-icons:city-car 50 60 70 + game-icons:traffic-lights-red 82 21 25",
        "fields: game-icons:old-wagon 50 58 70 + game-icons:horseshoe 80 20 24",
        "sea: game-icons:sailboat 50 54 68 + game-icons:ship-wheel 80 20 26",
    ),
    "economy": (
        "city: game-icons:coins-pile 50 56 66 + game-icons:scales 80 20 26",
        "fields: game-icons:grain-bundle 50 54 66 + game-icons:coins 80 20 25",
        "harbour: game-icons:cargo-crate 50 56 62 + game-icons:two-coins 80 20 25",
        "street: game-icons:scales 50 54 66 + game-icons:price-tag 80 20 25",
        "garden: game-icons:fruit-bowl 50 56 68 + game-icons:coffee-cup 80 20 25",
        "workshop: game-icons:gold-stack 50 56 64 + game-icons:gavel 80 20 25",
    ),
}
"""Pictures for cards without one, by palette."""

HOURGLASS = "game-icons:hourglass"
USUAL = "invention"


def picture_line(edition: Edition, card: PrintedCard) -> str:
    """The card's picture; or one from the words of its title; or else a stock one that suits its theme and does not mislead. It
    depends on the title, so that the editor, the table and the paper show the same, and a copy of the card too."""
    if card.art:
        return card.art
    titles = sorted(card.title.items())
    proposed = [propose(title, language) for language, title in titles]
    is_grave = any(each.is_grave for each in proposed)
    named = next((each.art for each in proposed if not each.neutral), "")
    if named and not is_grave:
        return named
    theme = edition.about.themes.get(card.theme)
    is_known = theme is not None and theme.badge != HOURGLASS and not is_grave
    lines = STOCK[_palette_name(edition, card)] if is_known else NEUTRAL
    return lines[lot(titles[0][1] if titles else card.id) % len(lines)]


def palette_of(edition: Edition, card: PrintedCard) -> Palette:
    return PALETTES[_palette_name(edition, card)]


def badge_of(edition: Edition, card: PrintedCard, side: Side) -> str:
    """The glyph at the upper left: the icon of this side, or the theme's."""
    if card.icons:
        return ICONS.get(card.icons[side == "date"], HOURGLASS)
    theme = edition.about.themes.get(card.theme)
    return theme.badge if theme else HOURGLASS


def _palette_name(edition: Edition, card: PrintedCard) -> str:
    """The palette of the card's theme. Without one, the usual one, as in the browser."""
    theme = edition.about.themes.get(card.theme)
    return theme.palette if theme and theme.palette in PALETTES else USUAL
