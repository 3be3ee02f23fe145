"""The credits page for glyphs and fonts, which their licences ask for, made from the data."""

from __future__ import annotations

from interstice.decks.art.glyphs import SETS, glyphs

_FONTS = (
    ("Alegreya, Alegreya SC and Alegreya Sans", "Juan Pablo del Peral, Huerta Tipográfica"),
    ("Cinzel", "Natanael Gama"),
)


def authors_page() -> str:
    """The page in Markdown."""
    lines = ["# Credits", "", "This page is generated.", ""]
    lines += ["The pictures on the cards are put together from these glyphs, recoloured and hatched.", ""]
    for (name, licence), authors in sorted(_by_author().items()):
        title, address = SETS[name]
        lines += [f"## {title}, {licence}", "", *([address, ""] if address else [])]
        for author, names in sorted(authors.items()):
            lines.append(f"- {f'**{author}**: ' if author else ''}{', '.join(names)}")
        lines.append("")
    lines += [
        "## Fonts, SIL Open Font License 1.1",
        "",
        *(f"- {font}, by {author}" for font, author in _FONTS),
        "",
    ]
    return "\n".join(lines)


def _by_author() -> dict[tuple[str, str], dict[str, list[str]]]:
    """Glyph names by set and licence, then by author. If a set names two authors, both are listed."""
    found: dict[tuple[str, str], dict[str, list[str]]] = {}
    for name, glyph in sorted(glyphs().items()):
        author = " or ".join(glyph.author.split("|"))
        found.setdefault((glyph.set, glyph.licence), {}).setdefault(author, []).append(name.partition(":")[2])
    return found
