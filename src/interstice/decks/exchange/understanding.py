"""What a table of cards means: each row as a card, and every problem at its row and column, all at once."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec

from interstice.decks.art import spec as art
from interstice.decks.art.glyphs import ICONS, glyphs
from interstice.decks.art.scenes.scene import all_scenes
from interstice.decks.check import description_troubles, title_troubles
from interstice.decks.edition import PrintedCard, Source
from interstice.decks.exchange.columns import YES, spoken, theme_id
from interstice.decks.exchange.doubles import doubles, whole_table
from interstice.decks.exchange.findings import Finding, look, wrong
from interstice.decks.exchange.guessing import language_of_text
from interstice.decks.exchange.layout import Layout, find_layout, listed
from interstice.decks.exchange.sheets import Sheet
from interstice.decks.exchange.years import Year, read_year
from interstice.decks.trouble import LONGEST, Trouble, one_line, too_long

_LINK = re.compile(
    r"(?:(?P<scheme>https?://)(?:www\.)?|\bwww\.)(?P<site>[^\s/?#:]+\.[^\s/?#:]*[^\s/?#:.,;)>\]])(?:[^\s<>]*[^\s<>.,;:!)\]])?",
    re.IGNORECASE,
)


class ReadRow(msgspec.Struct, frozen=True):
    """A row that became a card."""

    row: int
    card: PrintedCard
    cells: dict[str, str]
    """The text of each column that is used."""


class Understood(msgspec.Struct, frozen=True):
    sheet: Sheet
    layout: Layout
    language: str
    """The language of columns that do not name one."""
    is_guessed: bool
    """Nobody said which language it is, and nothing in it shows that."""
    cards: list[ReadRow]
    """Those without anything wrong."""
    findings: list[Finding]
    """In the order of the rows."""

    @property
    def wrong(self) -> list[Finding]:
        return [finding for finding in self.findings if finding.kind == "wrong"]


def best_sheet(sheets: Sequence[Sheet]) -> int:
    """The first sheet that holds cards: the one with a year and a title, or else the first that is not empty."""
    for at, sheet in enumerate(sheets):
        columns = find_layout(listed(sheet.rows)).columns
        if "year" in columns and any(what.partition(":")[0] == "title" for what in columns):
            return at
    return next((at for at, sheet in enumerate(sheets) if sheet.rows), 0)


def understand(
    sheet: Sheet,
    language: str = "",
    columns: Sequence[str] | None = None,
    heading: int | None = None,
    photos: Collection[str] = (),
    there: Iterable[PrintedCard] = (),
) -> Understood:
    """Read a sheet. `columns` and `heading` (-1 for none) say what its columns and its heading are, if somebody has said;
    `photos` are those that cards may show, besides what came in the file; `there` are the cards of the deck they are for."""
    if columns is None:
        sheet = msgspec.structs.replace(sheet, rows=listed(sheet.rows))
    layout = find_layout(sheet.rows)
    if heading is not None and heading != layout.heading:
        layout = msgspec.structs.replace(layout, heading=heading, body=heading + 1)
    if columns is not None:
        layout = msgspec.structs.replace(layout, columns=list(columns))
    spoken_in = language or _language(sheet, layout)
    reader = _Reader(layout.columns, spoken_in or "en", {*photos, *sheet.pictures})
    for number, row in enumerate(sheet.rows[layout.body :], layout.body + sheet.first):
        reader.read(number, row)
    reader.finish(layout.heading + sheet.first if layout.heading >= 0 else 0, there)
    found = sorted(reader.findings, key=lambda finding: (finding.row, finding.column))
    rows = {finding.row for finding in found if finding.kind == "wrong"}
    cards = [card for card in reader.cards if card.row not in rows]
    return Understood(sheet, layout, spoken_in or "en", not spoken_in, cards, found)


def _language(sheet: Sheet, layout: Layout) -> str:
    named = {what.partition(":")[2] for what in layout.columns if what.startswith("title:")}
    if "title" not in layout.columns and named:
        return "en" if "en" in named else min(named)
    plain = [at for at, what in enumerate(layout.columns) if what in ("title", "note")]
    texts = [row[at] for row in sheet.rows[layout.body :] for at in plain if at < len(row)]
    return language_of_text(texts, layout.language)


class _Reader:
    def __init__(self, columns: Sequence[str], language: str, photos: Collection[str]) -> None:
        self._columns = columns
        self._photos = photos
        self._language = language
        self._at = {what: number for number, what in enumerate(columns, 1) if what}
        self._ids: set[str] = set()
        self.cards: list[ReadRow] = []
        self.findings: list[Finding] = []

    def read(self, number: int, row: Sequence[str]) -> None:
        cells = {what: one_line(cell) for what, cell in zip(self._columns, row, strict=False) if what}
        cells = with_link({what: cell for what, cell in cells.items() if cell})
        if not cells:
            return
        year = read_year(" ".join(cells[what] for what in ("year", "era") if what in cells))
        if isinstance(year, Trouble):
            self._wrong(number, "year", year)
        card = self._card(number, cells, year if isinstance(year, Year) else Year(1))
        for what, trouble in self._troubles(cells, year, card):
            self._wrong(number, what, trouble)
        if card is not None:
            self.cards.append(ReadRow(number, self._pictured(number, card), cells))

    def _pictured(self, number: int, card: PrintedCard) -> PrintedCard:
        """The card, without a picture that cannot be drawn (many write a file's name there, or something else), or a photo that
        did not come along."""
        for trouble in picture_troubles(card.art):
            self.findings.append(look(number, self._at.get("art") or self._column("picture"), trouble))
            card = msgspec.structs.replace(card, art="")
            break
        if card.photo and card.photo not in self._photos:
            why = f"the photo is left out: expected one in this file or among your own; there is no {card.photo[:20]!r}"
            self.findings.append(look(number, self._column("photo"), Trouble("photo", why)))
            card = msgspec.structs.replace(card, photo="")
        return card

    def finish(self, heading: int, there: Iterable[PrintedCard]) -> None:
        """Look at the table as a whole."""
        missing = [what for what in ("title", "year") if not self._column(what)]
        if missing:
            why = f"expected at least the columns title and year; there is no {' and no '.join(missing)}"
            self.findings = [wrong(heading, 0, Trouble("columns", why, {"missing": ", ".join(missing)}))]
            self.cards = []
        elif not self.cards and not self.findings:
            why = "expected a card; the table has no rows"
            self.findings.append(wrong(heading + 1, 0, Trouble("no-rows", why)))
        good = [(read.row, read.card) for read in self.cards]
        self.findings += doubles(good, self._column("title"), there)
        self.findings += whole_table(good, self._column("year"))

    def _column(self, what: str) -> int:
        """The number of a column, even if it is in another language; 0 if there is none."""
        found = [number for name, number in self._at.items() if name.partition(":")[0] == what]
        return self._at.get(what, found[0] if found else 0)

    def _wrong(self, row: int, what: str, trouble: Trouble) -> None:
        self.findings.append(wrong(row, self._at.get(what) or self._column(what.partition(":")[0]), trouble))

    def _card(self, number: int, cells: Mapping[str, str], year: Year) -> PrintedCard | None:
        title = spoken(cells, "title", self._language)
        if not title:
            self._wrong(number, "title", Trouble("title-missing", "expected a title; the cell is empty"))
            return None
        try:
            return msgspec.convert(_plain(cells, year, title, self._language), PrintedCard, strict=False)
        except msgspec.ValidationError as error:
            what = re.search(r"\$\.(\w+)", str(error))
            why = str(error).split(" - at")[0]
            self._wrong(number, what[1] if what else "", Trouble("cell", f"{why[0].lower()}{why[1:]}"))
            return None

    def _troubles(
        self, cells: Mapping[str, str], year: Year | Trouble, card: PrintedCard | None
    ) -> Iterator[tuple[str, Trouble]]:
        for what, cell in cells.items():
            kind = what.partition(":")[0]
            if kind == "title":
                yield from ((what, each) for each in title_troubles(getattr(year, "year", 1), cell))
            elif kind == "alt":
                yield from ((what, each) for each in description_troubles(getattr(year, "year", 1), cell))
            elif (kind := {"deck": "name"}.get(kind, kind)) in LONGEST and (trouble := too_long(kind, cell)):
                yield what, trouble
        if card is None:
            return
        if not 0 <= card.fame <= 1:
            yield "fame", Trouble("fame", f"expected a number from 0 to 1; got {cells['fame']!r}")
        if card.icons and (card.icons[0] == card.icons[1] or set(card.icons) - set(ICONS)):
            why = f"expected two different icons among {', '.join(ICONS)}; got {' and '.join(card.icons)}"
            yield "front", Trouble("icons", why, {"icons": ", ".join(ICONS)})
        if card.id and card.id in self._ids:
            yield "id", Trouble("id-twice", f"id {card.id}: expected once; found twice")
        self._ids.add(card.id)


def with_link(cells: dict[str, str]) -> dict[str, str]:
    """The same, with a link that stands among the sources as web address; its site is the source if nothing else is named."""
    link = _LINK.search(cells.get("source", ""))
    if not link or "source_url" in cells:
        return cells
    source = " ".join((link.string[: link.start()] + link.string[link.end() :]).split()).strip(
        " ,;:.()[]<>–-"
    )
    scheme = "" if link["scheme"] else "https://"
    return {**cells, "source": source or link["site"], "source_url": f"{scheme}{link[0]}"}


def picture_troubles(line: str) -> Iterator[Trouble]:
    """What is wrong with a picture in one line."""
    if not line:
        return
    try:
        picture = art.parse(line)
    except ValueError as error:
        yield Trouble("picture", f"the picture is left out: {error}")
        return
    unknown = [figure.glyph for figure in picture.figures if figure.glyph not in glyphs()]
    if picture.scene not in all_scenes():
        yield Trouble(
            "picture",
            f"the picture is left out: expected one of the scenes {', '.join(all_scenes())}; got {picture.scene!r}",
        )
    elif unknown:
        yield Trouble("picture", f"the picture is left out: expected a known glyph; got {unknown[0]!r}")


def _plain(cells: Mapping[str, str], year: Year, title: dict[str, str], language: str) -> dict[str, object]:
    circa = cells.get("circa", "").lower()
    card: dict[str, object] = {
        "id": cells.get("id", ""),
        "year": year.year,
        "circa": year.circa or circa in YES,
        "theme": theme_id(cells.get("theme", "")),
        "title": title,
        "note": spoken(cells, "note", language),
        "fame": cells.get("fame", "0.5").replace(",", "."),
        "art": cells.get("art") or cells.get("picture", ""),
        "photo": cells.get("photo", ""),
        "alt": spoken(cells, "alt", language),
    }
    card |= {name: cells[name] for name in ("subject", "checked", "credit") if name in cells}
    if "source" in cells or "source_url" in cells:
        card["source"] = Source(cells.get("source", ""), cells.get("source_url", ""))
    if "front" in cells or "back" in cells:
        card["icons"] = (cells.get("front", ""), cells.get("back", ""))
    return card
