"""Characters: minds that people meet by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import interstice
from interstice.bots.character import Character, characters
from interstice.bots.find import bot
from interstice.bots.levels import LEVELS, Mind
from interstice.cli.main import main
from interstice.decks.load import load_shipped, shipped
from interstice.text import LANGUAGES

ICONS = Path(interstice.__file__).parent / "web" / "art" / "icons.svg"
EVERYONE = pytest.mark.parametrize("character", characters().values(), ids=characters())


def test_there_are_a_dozen_of_different_names_the_weakest_first() -> None:
    everyone = list(characters().values())
    assert len(everyone) == 12
    assert len({each.name for each in everyone}) == len({each.animal for each in everyone}) == 12
    assert [each.level for each in everyone] == sorted(each.level for each in everyone)
    assert {each.level for each in everyone} == set(range(1, len(LEVELS) + 1))


@EVERYONE
def test_a_character_is_a_bot_by_its_id(character: Character) -> None:
    mind = bot(character.id)
    assert mind == Mind(LEVELS[character.level - 1], character.loves, character.dislikes)
    assert character.id == character.id.lower()
    assert re.fullmatch("[a-z]+", character.id)


@EVERYONE
def test_a_character_speaks_five_languages(character: Character) -> None:
    assert set(character.words) == set(LANGUAGES)
    for words in character.words.values():
        assert all((words.theme, words.about, words.hello, words.bye))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_sentences_of_its_own(language: str) -> None:
    said = [each.words[language] for each in characters().values()]
    sentences = [sentence for words in said for sentence in (words.about, words.hello, words.bye)]
    assert len(set(sentences)) == len(sentences) == 3 * len(characters())


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nobody_says_in_english_what_it_should_say_in_another_language(language: str) -> None:
    for each in characters().values():
        here, english = each.words[language], each.words["en"]
        assert not {here.about, here.hello, here.bye} & {english.about, english.hello, english.bye}


@EVERYONE
def test_a_character_loves_one_or_two_themes_that_decks_have_and_dislikes_another(
    character: Character,
) -> None:
    themes = {card.theme for deck in shipped() for card in load_shipped(deck).cards}
    assert 1 <= len(character.loves) <= 2
    assert character.dislikes
    assert {*character.loves, *character.dislikes} <= themes
    assert not set(character.loves) & set(character.dislikes)


@EVERYONE
def test_a_characters_badge_can_be_drawn(character: Character) -> None:
    assert f'<symbol id="{character.animal}" ' in ICONS.read_text("utf-8")
    assert 1 <= character.colour <= 8
    assert 0.5 <= character.pace <= 2


def test_characters_play_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "play",
                "inventions",
                "--bots",
                "maeve,edith",
                "--seats",
                "2",
                "--delay",
                "0",
                "--seed",
                "0" * 64,
            ]
        )
        == 0
    )
    assert capsys.readouterr().out
