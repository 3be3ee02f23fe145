"""Glyphs by words, and pictures by titles: in five languages, and rather neutral than misleading."""

from __future__ import annotations

import pytest

from interstice.decks.art import spec
from interstice.decks.art.concepts import concepts, find_glyphs
from interstice.decks.art.glyphs import glyphs
from interstice.decks.art.neutral import NEUTRAL
from interstice.decks.art.proposing import propose
from interstice.decks.art.scenes.scene import all_scenes
from interstice.decks.art.stock import picture_line
from interstice.decks.edition import About, Edition, PrintedCard, Theme
from interstice.decks.load import load, shipped
from interstice.text import LANGUAGES

FITTING = [
    ("The first railway opens in England", "en", "steam-locomotive"),
    ("The Wright brothers make the first powered flight", "en", "biplane"),
    ("Columbus reaches America", "en", "caravel"),
    ("Edison presents the light bulb", "en", "light-bulb"),
    ("The Swiss post bus runs for the first time", "en", "bus"),
    ("Apollo 11: the first moon landing", "en", "lunar-module"),
    ("The Treaty of Rome is signed", "en", "scroll-unfurled"),
    ("Watt improves the steam engine", "en", "beam-engine"),
    ("Gutenberg druckt die Bibel", "de", "printing-press"),
    ("Karl der Große wird Kaiser", "de", "crown"),
    ("Der Gotthardtunnel wird eröffnet", "de", "tunnel"),
    ("Die Berliner Mauer fällt", "de", "broken-wall"),
    ("Die erste Dampflokomotive fährt", "de", "steam-locomotive"),
    ("Galilei blickt durch sein Fernrohr", "de", "telescope"),
    ("Die Olympischen Spiele finden in Athen statt", "de", "laurels"),
    ("Das Fahrrad wird patentiert", "de", "draisine"),
    ("La tour Eiffel est inaugurée", "fr", "eiffel-tower"),
    ("Les frères Lumière inventent le cinématographe", "fr", "clapperboard"),
    ("Napoléon devient empereur", "fr", "bicorne-hat"),
    ("La pénicilline est découverte", "fr", "pill"),
    ("Le premier métro circule à Paris", "fr", "tram"),
    ("L’uomo sbarca sulla Luna", "it", "lunar-module"),
    ("Leonardo dipinge la Gioconda", "it", "mona-lisa"),
    ("Nasce la Repubblica italiana", "it", "capitol"),
    ("Volta presenta la pila elettrica", "it", "voltaic-pile"),
    ("Il Vesuvio distrugge Pompei", "it", "smoking-volcano"),
    ("De eerste trein rijdt in Nederland", "nl", "steam-locomotive"),
    ("Rembrandt schildert de Nachtwacht", "nl", "palette"),
    ("De eerste Elfstedentocht wordt gereden", "nl", "ice-skate"),
    ("Van Leeuwenhoek kijkt door zijn microscoop", "nl", "microscope"),
]
GRAVE = [
    ("Cäsar wird ermordet", "de"),
    ("Die Wannseekonferenz findet statt", "de"),
    ("Der Zweite Weltkrieg beginnt", "de"),
    ("Der König wird hingerichtet", "de"),
    ("Martin Luther King is shot", "en"),
    ("The atomic bomb is dropped on Hiroshima", "en"),
    ("Jeanne d’Arc meurt sur le bûcher", "fr"),
    ("La peste ravage l’Europe", "fr"),
    ("La strage di Bologna", "it"),
    ("Anne Frank wordt gedeporteerd", "nl"),
    ("The Night of Broken Glass", "en"),
    ("Die Nürnberger Gesetze werden beschlossen", "de"),
    ("Jeanne d’Arc est brûlée", "fr"),
]
NOTHING = [
    ("Something happens", "en"),
    ("Es beginnt", "de"),
    ("De Grote Markt", "xx"),
    ("", "fr"),
    ("Catherine la Grande montre ses talents", "fr"),
]


@pytest.mark.parametrize(("title", "language", "glyph"), FITTING)
def test_a_title_gets_a_picture_of_what_it_names(title: str, language: str, glyph: str) -> None:
    proposal = propose(title, language)
    assert not proposal.neutral
    assert spec.parse(proposal.art).figures[0].glyph.endswith(f":{glyph}")


@pytest.mark.parametrize(("title", "language"), [*GRAVE, *NOTHING])
def test_what_is_grave_or_names_nothing_gets_a_neutral_picture(title: str, language: str) -> None:
    proposal = propose(title, language)
    assert proposal.neutral
    assert proposal.art in NEUTRAL


def test_every_proposal_for_every_shipped_title_can_be_drawn() -> None:
    for deck in shipped():
        for card in load(deck).cards:
            for language, title in card.title.items():
                art = spec.parse(propose(title, language).art)
                assert art.scene in all_scenes()
                assert {figure.glyph for figure in art.figures} <= set(glyphs())


def test_a_card_without_a_picture_gets_one_by_its_title_whatever_its_theme() -> None:
    about = About(
        name={}, licence="", themes={"technik": Theme({"de": "Technik"}, "invention", "game-icons:gears")}
    )

    def line(title: str) -> str:
        card = PrintedCard(id="card", year=1, theme="technik", title={"de": title})
        return picture_line(Edition("own", about, (card,)), card)

    assert "steam-locomotive" in line("Die erste Eisenbahn fährt")
    assert line("Die Wannseekonferenz") in NEUTRAL
    assert line("Es wird Abend").startswith(("workshop", "factory", "laboratory", "rings", "library"))


# Glyphs


@pytest.mark.parametrize(
    ("words", "language", "glyph"),
    [
        ("Rad", "de", "game-icons:gears"),
        ("Schwert", "de", "game-icons:crossed-swords"),
        ("chien", "fr", "game-icons:sitting-dog"),
        ("couronne", "fr", "game-icons:crown"),
        ("cuore", "it", "game-icons:heart-organ"),
        ("fiets", "nl", "own:draisine"),
        ("sword", "en", "game-icons:crossed-swords"),
        ("katana", "en", "game-icons:katana"),
        ("katana", "nl", "game-icons:katana"),
        ("BRÜCKE", "de", "game-icons:stone-bridge"),
    ],
)
def test_glyphs_are_found_by_words_of_every_language(words: str, language: str, glyph: str) -> None:
    assert glyph in [found.id for found in find_glyphs(words, language)[:3]]


def test_every_glyph_is_found_by_its_english_name_and_has_a_name_in_every_language() -> None:
    for id in sorted(glyphs())[::25]:
        words = id.partition(":")[2].removesuffix("-fill").replace("-", " ")
        if not any(word.isdigit() for word in words.split()):
            assert id in [found.id for found in find_glyphs(words, "en")], id
    for language in LANGUAGES:
        assert all(found.name for found in find_glyphs("", language, 2000))


def test_there_is_no_end_to_words_but_to_answers() -> None:
    assert find_glyphs("qwertz", "de") == []
    assert len(find_glyphs("", "de")) == 60


def test_every_concept_has_glyphs_and_words_in_five_languages() -> None:
    for concept in concepts():
        assert concept.glyphs
        assert concept.scene in ("", *all_scenes())
        for language in LANGUAGES:
            assert all(all(phrase) for phrase in concept.words[language])
            assert concept.words[language]
