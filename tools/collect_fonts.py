"""Collect the fonts that printing needs in src/interstice/decks/data/fonts.

    python tools/collect_fonts.py FOLDER

FOLDER is the node_modules folder that holds the packages `@expo-google-fonts/alegreya`, `-sans`,
`-sc` and `cinzel`. Each font is cut down to what European languages need. OFL.txt beside the
fonts says who made them, how they were changed, and under which licence they are.
"""

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from interstice.decks.art.glyphs import DATA

FACES = {
    "Alegreya-Medium": "alegreya/500Medium/Alegreya_500Medium",
    "AlegreyaSC-Bold": "alegreya-sc/AlegreyaSC_700Bold",
    "AlegreyaSans-Bold": "alegreya-sans/700Bold/AlegreyaSans_700Bold",
    "AlegreyaSans-Medium": "alegreya-sans/500Medium/AlegreyaSans_500Medium",
    "Cinzel-Bold": "cinzel/700Bold/Cinzel_700Bold",
}
LINING = ("AlegreyaSans_500Medium", "AlegreyaSans_700Bold")
"""Fonts for small print and tables, where figures as tall as capitals are easier to read."""

LETTERS = (
    range(0x20, 0x250),  # Latin, Latin-1, Extended-A and -B
    range(0x2B0, 0x300),  # modifier letters: the okina of Hawaiʻi
    range(0x300, 0x370),  # combining accents
    (0x3C0,),  # pi has a birthday
    range(0x1E00, 0x1F00),  # Latin Extended Additional
    range(0x2000, 0x2070),  # punctuation
    range(0x20A0, 0x20D0),  # currency
    range(0x2190, 0x219A),  # arrows
    (0x2122, 0x2212),  # trade mark, minus
)
FEATURES = ["kern", "mark", "mkmk", "liga", "locl", "ccmp", "lnum", "pnum", "tnum"]
NARROW_SPACE, NO_BREAK_SPACE = 0x202F, 0xA0


def face(path: Path) -> TTFont:
    """A font cut down to the letters we need."""
    font = TTFont(path, recalcTimestamp=False)
    _add_narrow_space(font)
    if path.stem in LINING:
        _prefer_lining_figures(font)
    options = subset.Options(layout_features=FEATURES, hinting=False, desubroutinize=True, name_IDs=["*"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes={letter for letters in LETTERS for letter in letters})
    cutter.subset(font)
    return font


def _add_narrow_space(font: TTFont) -> None:
    """French uses it to separate thousands; none of the fonts has one."""
    name = "uni202F"
    wide = font.getBestCmap()[NO_BREAK_SPACE]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = font["glyf"][wide]
    font["hmtx"][name] = (round(font["hmtx"][wide][0] * 0.7), 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = name


def _prefer_lining_figures(font: TTFont) -> None:
    for table in font["cmap"].tables:
        for letter, name in table.cmap.items():
            if chr(letter).isdigit() and f"{name}.lf" in font.getReverseGlyphMap():
                table.cmap[letter] = f"{name}.lf"


def licence(package: Path, copyrights: Iterable[str]) -> str:
    text = (package / "LICENSE_FONT").read_text("utf-8")
    terms = text[text.index("This Font Software") :]
    return (
        "\n".join(sorted(set(copyrights)))
        + "\n\nEach face here was cut down to the letters of European languages and given a narrow\n"
        + "no-break space, Alegreya Sans figures as tall as capitals; hinting was left out.\n\n"
        + re.sub(r"[ \t]+\n", "\n", terms).strip()
        + "\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("folder", type=Path, help="a node_modules folder with the packages")
    packages = parser.parse_args().folder / "@expo-google-fonts"
    target = DATA / "fonts"
    target.mkdir(exist_ok=True)
    copyrights = []
    for name, source in FACES.items():
        font = face(packages / f"{source}.ttf")
        copyrights.append(font["name"].getDebugName(0))
        font.save(target / f"{name}.ttf")
        print(f"{name}: {(target / f'{name}.ttf').stat().st_size // 1000} KB")
    (target / "OFL.txt").write_text(licence(packages / "cinzel", copyrights), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
