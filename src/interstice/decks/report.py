"""A page about each deck: its cards by year, its themes and eras, and how each year was checked."""

from __future__ import annotations

from collections import Counter

from interstice.decks.edition import Edition, PrintedCard
from interstice.text import year_text

HOW = {
    "facts": "a list of dated facts",
    "page": "a published page",
    "both": "both",
    "": "not yet",
}


def report(edition: Edition) -> str:
    """The page in Markdown. It gives every date away, so it is not for people who still want to play the deck."""
    cards = sorted(edition.cards, key=lambda card: (card.year, card.id))
    lines = [
        f"# {edition.about.name['en']}",
        "",
        f"{len(cards)} cards, from {_year(cards[0].year)} to {_year(cards[-1].year)}. This page is generated, and gives every date away.",
        "",
        *_table(
            "theme", Counter(edition.about.themes[card.theme].name["en"] for card in cards).most_common()
        ),
        *_table("century", _centuries(cards)),
        *_table(
            "year checked against",
            [(HOW[how], count) for how, count in Counter(card.checked for card in cards).most_common()],
        ),
        "| year | card | theme | checked | source |",
        "|---|---|---|---|---|",
    ]
    for card in cards:
        source = f"[{card.source.title}]({card.source.url})" if card.source else ""
        year = year_text(card.year, "en", card.circa).replace("\u00a0", " ")
        lines.append(f"| {year} | {card.title['en']} | {card.theme} | {card.checked} | {source} |")
    return "\n".join([*lines, ""])


def _year(year: int) -> str:
    return year_text(year).replace("\u00a0", " ")


def _table(name: str, rows: list[tuple[str, int]]) -> list[str]:
    return [f"| {name} | cards |", "|---|---|", *(f"| {label} | {count} |" for label, count in rows), ""]


def _centuries(cards: list[PrintedCard]) -> list[tuple[str, int]]:
    counts = Counter(_century(card.year) for card in cards)
    return [(label, counts[number, label]) for number, label in sorted(counts)]


def _century(year: int) -> tuple[int, str]:
    if year < -1000:
        return -11, "before 1000 BC"
    if year < 0:
        number = (-year - 1) // 100 + 1
        return -number, f"{_ordinal(number)} century BC"
    number = (year - 1) // 100 + 1
    return number, f"{_ordinal(number)} century"


def _ordinal(number: int) -> str:
    if 11 <= number % 100 <= 13:
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"
