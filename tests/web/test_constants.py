"""Constants that the browser has of its own equal the server's."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from interstice.decks import trouble
from interstice.decks.art.glyphs import glyphs
from interstice.decks.art.palettes import PALETTES
from interstice.rules.swiss.rules import CHILD_BELOW, RACK
from interstice.rules.twist.rules import RANKS
from interstice.server.http.card_reports import MOST_WHY
from interstice.server.http.site import offered
from interstice.server.playing import rooms
from interstice.server.playing.cropper import MOST_BYTES, MOST_PIXELS
from interstice.text import LANGUAGES

ROOT = Path(__file__).parents[2]
SAY = """
const { LANGUAGES } = await import("/web/js/i18n.js");
const { LONGEST_NAME } = await import("/web/js/store.js");
const { MOST, REACTIONS } = await import("/web/js/features/chat.js");
const { RACK } = await import("/web/js/tables/swiss/rack.js");
const { CHILD_BELOW } = await import("/web/js/tables/swiss/signs.js");
const { BEGINS } = await import("/web/js/tables/twist/score.js");
const { BADGES, LONGEST } = await import("/web/js/screens/mine/draft.js");
const { MOST: PHOTO } = await import("/web/js/screens/editor/photo.js");
const { MOST: PHOTOS } = await import("/web/js/screens/paste/photos.js");
const { LONGEST: WHY } = await import("/web/js/features/report.js");
const presets = document.querySelector("meta[name=presets]").getAttribute("content").split(", ");
console.log(JSON.stringify({ LANGUAGES, LONGEST_NAME, MOST, REACTIONS, RACK, CHILD_BELOW, BEGINS, BADGES, LONGEST, PHOTO, PHOTOS, WHY, presets }));
process.exit();
"""


def test_the_browser_has_the_constants_of_the_server() -> None:
    node = ("node", "--import", "./tests/js/client.mjs", "--input-type=module", "--eval", SAY)
    said = json.loads(subprocess.run(node, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout)
    presets, badges, longest, photo, photos = (
        said.pop(name) for name in ("presets", "BADGES", "LONGEST", "PHOTO", "PHOTOS")
    )
    assert set(badges) == set(PALETTES)
    assert {f"game-icons:{badge}" for badge in badges.values()} <= set(glyphs())
    assert longest == {what: trouble.LONGEST[what] for what in longest}
    assert (photo, photos < MOST_BYTES) == ({"bytes": MOST_BYTES, "pixels": MOST_PIXELS}, True)
    assert said == {
        "LANGUAGES": LANGUAGES,
        "LONGEST_NAME": rooms.MOST_NAME,
        "MOST": rooms.MOST_CHAT,
        "REACTIONS": list(rooms.REACTIONS),
        "RACK": RACK,
        "CHILD_BELOW": CHILD_BELOW,
        "BEGINS": list(RANKS),
        "WHY": MOST_WHY,
    }
    # The unit tests' page offers one more, which the browser has never heard of.
    assert sorted(presets) == sorted([*offered().split(", "), "sudden_death sudden_death events 2 2"])
