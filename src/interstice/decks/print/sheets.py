"""Sheets of paper: their sizes, and SVG drawings laid out on them as PDF or PNG."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Literal, get_args

from interstice.core.refused import Refused
from interstice.decks.load import DATA

if TYPE_CHECKING:
    import typst

Paper = Literal["A4", "Letter"]

FONTS = DATA / "fonts"
_SIZES: dict[Paper, tuple[float, float]] = {"A4": (210, 297), "Letter": (215.9, 279.4)}


def upright(paper: Paper) -> tuple[float, float]:
    """Width and height of a sheet in millimetres."""
    if paper not in _SIZES:
        raise Refused(f"expected {' or '.join(get_args(Paper))} paper; got {paper!r}")
    return _SIZES[paper]


def quoted(text: str) -> str:
    """A text as a Typst string, so that nothing in it is treated as markup."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def placed(svg: str, x: float, y: float, width: float, unit: str = "mm") -> str:
    """A drawing with its upper left corner at `x`, `y` on the sheet."""
    return (
        f"#place(dx: {x:.3f}{unit}, dy: {y:.3f}{unit}, "
        f'image(bytes({quoted(svg)}), format: "svg", width: {width:.3f}{unit}))\n'
    )


def opening(title: str, language: str, width: float, height: float, unit: str = "mm") -> str:
    """The opening of every document: its title, page size and fonts."""
    return (
        f"#set document(title: {quoted(title)}, date: none)\n"
        f"#set page(width: {width:.3f}{unit}, height: {height:.3f}{unit}, margin: 0pt)\n"
        f'#set text(font: "Alegreya Sans", weight: 500, size: 8pt, number-type: "lining", lang: {quoted(language)})\n'
        "#set par(spacing: 0pt)\n"
    )


def pdf(markup: str) -> bytes:
    import typst

    return typst.compile(markup.encode(), format="pdf", font_paths=_letters(), timestamp=0)


def png(markup: str) -> bytes:
    """Render a one-page document measured in points, each of which becomes a pixel."""
    import typst

    return typst.compile(markup.encode(), format="png", ppi=72, font_paths=_letters())


@cache
def _letters() -> typst.Fonts:
    """Only the fonts that come with Interstice, so that a deck prints the same everywhere."""
    import typst

    return typst.Fonts(include_system_fonts=False, font_paths=[FONTS])


def drawn_pages(title: str, language: str, size: tuple[float, float], pages: Iterable[str]) -> bytes:
    """A PDF whose pages are drawings in millimetres, each the size of the sheet."""
    width, height = size
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    sheets = (placed(f"{frame}{page}</svg>", 0, 0, width) for page in pages)
    return pdf(opening(title, language, width, height) + "#pagebreak()\n".join(sheets))
