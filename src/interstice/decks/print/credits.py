"""The credits page of a printed deck."""

from collections.abc import Iterator

from interstice.decks.art import spec as art
from interstice.decks.art.glyphs import SETS, Glyph, glyph
from interstice.decks.art.palettes import PALETTES
from interstice.decks.art.picture import window
from interstice.decks.art.stock import SIDES, badge_of, picture_line
from interstice.decks.edition import Edition
from interstice.decks.print.sheets import FONTS, Paper, quoted, upright
from interstice.text import say


def credits_page(edition: Edition, language: str, paper: Paper) -> str:
    """The page in Typst markup."""
    width, _ = upright(paper)
    vignette = window("credits", art.parse("night: game-icons:hourglass 50 52 62"), PALETTES["discovery"])
    count, licence = len(edition.cards), edition.about.licence
    of_cards = "print-cards" if licence else "print-cards-plain"
    lines = [_small(say("print", of_cards, language, cards=count, licence=licence))]
    if photos := sorted({card.credit for card in edition.cards if card.photo and card.credit}):
        lines += [_small(say("print", "print-photos", language)), *map(_smaller, photos)]
    others = say("print", "print-others", language)
    lines += [
        _small(say("print", "print-pictures", language)),
        *map(_smaller, glyph_credits(edition, others)),
    ]
    lines += [_small(say("print", "print-letters", language)), *map(_smaller, _font_credits())]
    lines.append(_small(say("print", "print-made", language)))
    heading = f'#text(font: "Alegreya SC", weight: 700, size: 22pt, {quoted(edition.called(language))})'
    return (
        f"#place(dx: {width / 2 - 17:.3f}mm, dy: 34mm, box(clip: true, radius: 2mm,"
        f' stroke: 0.8mm + rgb("{PALETTES["discovery"].ink}"),'
        f' image(bytes({quoted(vignette)}), format: "svg", width: 34mm)))\n'
        "#place(dx: 30mm, dy: 84mm, block(width: 100% - 60mm)[#set align(center)\n#set par(leading: 0.5em)\n"
        + "\n\n".join((heading, *lines))
        + "])\n"
    )


def glyph_credits(edition: Edition, others: str) -> Iterator[str]:
    """A line for each set of glyphs used on the deck's cards: its name, licence and authors."""
    shown = {badge_of(edition, card, side) for card in edition.cards for side in SIDES}
    for card in edition.cards:
        shown.update(figure.glyph for figure in art.parse(picture_line(edition, card)).figures)
    kinds: dict[tuple[str, str], set[str]] = {}
    for one in map(glyph, shown):
        kinds.setdefault((one.set, one.licence), set()).update(_authors(one))
    for (kind, licence), authors in sorted(kinds.items()):
        named = sorted(authors - {""}, key=str.casefold)
        unnamed = [others] if "" in authors and named else []
        yield f"{SETS[kind][0]} ({licence}): {', '.join(named + unnamed)}"


def _authors(one: Glyph) -> list[str]:
    """The authors of a glyph. If two authors drew glyphs of the same name, both are listed."""
    names = one.author.split("|")
    return [name.replace("-", " ").title() for name in names] if one.set == "game-icons" else names


def _font_credits() -> list[str]:
    text = (FONTS / "OFL.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line.startswith("Copyright 2")]


def _small(text: str) -> str:
    return f'#v(5mm)#text(font: "Alegreya", size: 11pt, {quoted(text)})'


def _smaller(text: str) -> str:
    return f"#v(1.5mm)#text(size: 8.5pt, {quoted(text)})"
