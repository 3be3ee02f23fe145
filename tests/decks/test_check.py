"""What `deck check` finds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from interstice.decks.check import problems, shared_problems, title_troubles
from interstice.decks.edition import About, Edition, PrintedCard, Source, Theme
from interstice.decks.load import load, shipped

WORDS = {"en": "Words", "de": "Wörter", "fr": "Mots", "it": "Parole", "nl": "Woorden"}
GOOD = PrintedCard(
    id="safety-pin",
    year=1849,
    theme="everyday",
    title={
        "en": "The safety pin is patented",
        "de": "Die Sicherheitsnadel wird patentiert",
        "fr": "L’épingle de sûreté est brevetée",
        "it": "La spilla da balia viene brevettata",
        "nl": "De veiligheidsspeld krijgt patent",
    },
    note=WORDS,
    source=Source("Safety pin, Wikipedia", "https://en.wikipedia.org/wiki/Safety_pin"),
    checked="page",
    fame=0.9,
    art="workshop: game-icons:gears 50 50 70",
)
ABOUT = About(
    name=WORDS, licence="CC-BY-4.0", themes={"everyday": Theme(WORDS, "economy", "game-icons:gears")}
)


def found(*cards: PrintedCard, about: About = ABOUT) -> list[str]:
    return list(problems(Edition("test", about, cards)))


def changed(**changes: Any) -> PrintedCard:
    return msgspec.structs.replace(GOOD, **changes)


def titled(language: str, title: str, **changes: Any) -> PrintedCard:
    return changed(title={**GOOD.title, language: title}, **changes)


def test_a_good_card_has_no_problems() -> None:
    assert found(GOOD) == []


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (titled("it", ""), "it is missing"),
        (changed(note={"en": "Words"}), "de, fr, it, nl is missing"),
        (changed(source=None), "expected a source"),
        (changed(source=Source("x", "http://x")), "expected a source"),
        (changed(checked=""), "how the year was checked"),
        (titled("en", "The safety pin of 1849"), "it names its own year"),
        (titled("de", "Die Nadel von 1849 wird patentiert"), "title de: it names its own year"),
        (titled("en", "The pin of the 19th century"), "century"),
        (titled("de", "Die Nadel des 19. Jahrhunderts"), "century"),
        (titled("fr", "L’épingle du XIXe siècle"), "century"),
        (titled("it", "La spilla dell’Ottocento"), "century"),
        (titled("nl", "De speld van de 19de eeuw"), "century"),
        (titled("en", "The pin of the 1840s"), "century"),
        (titled("en", "x" * 61), "expected at most 60 characters; got 61"),
        (
            changed(note={**WORDS, "en": "It took until 1950."}),
            "it names the year 1950, but the card's is 1849",
        ),
        (changed(note={**WORDS, "en": "Made in 300 BC."}), "it names the year -300"),
        (
            changed(note={**WORDS, "de": "Erst 1950 war es so weit."}),
            "note de: it names the year 1950, and the English does not",
        ),
        (changed(year=0), "there is no year 0"),
        (changed(fame=1.5), "expected a fame from 0 to 1"),
        (changed(theme="food"), "expected a theme among everyday; got 'food'"),
        (changed(id="Safety Pin"), "expected an id of lower-case letters"),
        (changed(id="pin-1849"), "expected an id of lower-case letters"),
        (changed(art="workshop: game-icons:no-such-glyph 50 50 70"), "expected a known glyph"),
        (changed(art="nowhere: game-icons:gears 50 50 70"), "expected one of the scenes"),
        (changed(art="gears"), "art: "),
        (changed(art=""), "expected a picture in one line"),
    ],
)
def test_a_bad_card_is_named_with_what_was_expected(card: PrintedCard, said: str) -> None:
    assert any(said in problem and card.id in problem for problem in found(card))


@pytest.mark.parametrize(
    "card",
    [
        titled("en", "Apollo 11 lands on the Moon"),
        titled("en", "A machine with 4096 valves is shown"),
        changed(note={**WORDS, "en": "It held 2,000 people in 1849, 1,500 metres up."}),
        titled("nl", "Een leeuw wordt getemd"),
        titled("en", "Emperor Nero is crowned at 7", year=7),
    ],
)
def test_other_numbers_are_fine(card: PrintedCard) -> None:
    assert found(card) == []


@pytest.mark.parametrize(
    ("year", "title", "better"),
    [
        (1914, "War breaks out in 1914", "War breaks out"),
        (-44, "Caesar is murdered in 44 BC", "Caesar is murdered"),
        (-44, "Cäsar wird 44 v. Chr. ermordet", "Cäsar wird ermordet"),
        (9, "Die Varusschlacht, 9 n. Chr.", "Die Varusschlacht"),
        (14, "Augustus dies in A.D. 14", "Augustus dies"),
        (-10_000, "People sow wheat in 10,000 BC", "People sow wheat"),
        (1789, "En 1789 ce roi tombe", "ce roi tombe"),
    ],
)
def test_a_title_that_gives_its_year_away_comes_with_a_better_one(year: int, title: str, better: str) -> None:
    assert [(each.word, each.fixes) for each in title_troubles(year, title)] == [("names-year", (better,))]


def test_a_day_or_a_number_of_things_is_no_year() -> None:
    assert not [*title_troubles(14, "Augustus dies on 14 August"), *title_troubles(7, "Nero is crowned at 7")]


def test_too_many_cards_of_a_year_and_the_same_picture_are_found() -> None:
    cards = [changed(id=f"pin-{letter}") for letter in "abcd"]
    said = found(*cards)
    assert any("at most 3 cards from one year; got 4 from 1849" in problem for problem in said)
    assert sum("a different picture" in problem for problem in said) == 3


def test_ids_and_subjects_are_unique() -> None:
    one = Edition("one", ABOUT, (changed(subject="Q1"),))
    two = Edition("two", ABOUT, (changed(id="other", subject="Q1"), changed()))
    assert list(shared_problems([one, two])) == [
        "id safety-pin: expected once; found in one, two",
        "subject Q1: expected once; found in one/safety-pin, two/other",
    ]


def test_icons_must_differ_and_be_spread() -> None:
    about = msgspec.structs.replace(ABOUT, icons=("anchor", "crown"))
    even = [
        changed(id="a", icons=("anchor", "crown")),
        changed(id="b", icons=("crown", "anchor"), art="city: game-icons:gears"),
    ]
    assert found(*even, about=about) == []
    uneven = [
        changed(
            id=f"c{n}", icons=("anchor", "crown"), year=1800 + n, art=f"city: game-icons:gears 50 50 {60 + n}"
        )
        for n in range(4)
    ]
    assert any("evenly spread over the fronts" in problem for problem in found(*uneven, about=about))
    same = changed(icons=("anchor", "anchor"))
    assert any("two different icons" in problem for problem in found(same, about=about))


def test_your_own_deck_needs_less() -> None:
    bare = PrintedCard(id="a", year=1900, theme="everyday", title={"de": "Etwas wird erfunden"})
    assert list(problems(Edition("own", ABOUT, (bare,)), complete=False)) == []


@pytest.mark.parametrize(
    ("deck", "cards", "themes"),
    [
        ("inventions", 109, 6),
        ("events", 110, 7),
        ("themes", 109, 6),
        ("switzerland", 320, 8),
        ("twist", 150, 8),
    ],
)
def test_the_decks_are_complete(deck: str, cards: int, themes: int) -> None:
    edition = load(deck)
    assert len(edition.cards) == cards
    assert len(edition.about.themes) == themes
    assert list(problems(edition)) == []
    if deck == "switzerland":
        counts = {theme: sum(card.theme == theme for card in edition.cards) for theme in edition.about.themes}
        assert set(counts.values()) == {40}


def test_no_subject_appears_twice_in_the_project() -> None:
    assert list(shared_problems([load(deck) for deck in shipped()])) == []


def test_files_are_not_sorted_by_year() -> None:
    """The order in the file must not give a date away."""
    for deck in shipped():
        ids = [card.id for card in load(deck).cards]
        assert ids == sorted(ids)
