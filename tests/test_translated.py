"""A translation that is older than its original is found."""

from __future__ import annotations

from pathlib import Path

import pytest
import translated


@pytest.fixture
def lang(tmp_path: Path) -> Path:
    """Two English messages, which all other languages have translated."""
    (tmp_path / "lang" / "en").mkdir(parents=True)
    english(
        tmp_path / "lang", join="Join", cards="{ $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}"
    )
    for language in ("de", "fr", "it", "nl"):
        translated.record(language, ["all"], tmp_path / "lang", tmp_path / "kept")
    return tmp_path / "lang"


def english(lang: Path, **messages: str) -> None:
    text = "# Words\n" + "".join(f"{name} = {text}\n" for name, text in messages.items())
    (lang / "en" / "app.ftl").write_text(text, "utf-8")


def stale(lang: Path) -> list[tuple[str, str]]:
    said = translated.stale(lang, lang.parent / "kept")
    return [(line.split(":")[0], line.split(" ")[1]) for line in said]


def test_nothing_is_stale_while_the_english_stays(lang: Path) -> None:
    assert stale(lang) == []
    text = (lang / "en" / "app.ftl").read_text("utf-8")
    (lang / "en" / "app.ftl").write_text(text.replace("# Words", "# Other words"), "utf-8")
    assert stale(lang) == []


def test_a_message_whose_english_changed_is_to_be_read_again_in_every_language(lang: Path) -> None:
    english(lang, join="Join in", cards="{ $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}")
    assert stale(lang) == [(name, "join") for name in ("Deutsch", "Français", "Italiano", "Nederlands")]
    (line, *_) = translated.stale(lang, lang.parent / "kept")
    assert line == (
        "Deutsch: join is older than its English; read it again, then run python tools/translated.py de join."
    )


def test_one_word_in_one_of_its_cases_is_enough(lang: Path) -> None:
    english(lang, join="Join", cards="{ $n ->\n    [one] { $n } card\n   *[other] { $n } of them\n}")
    assert {message for _, message in stale(lang)} == {"cards"}


def test_a_new_message_is_to_be_read_and_one_that_went_is_forgotten(lang: Path) -> None:
    english(lang, join="Join", leave="Leave")
    assert {message for _, message in stale(lang)} == {"leave"}
    translated.record("nl", ["leave"], lang, lang.parent / "kept")
    assert translated.translated("nl", lang.parent / "kept").keys() == {"join", "leave"}


def test_what_was_read_again_in_one_language_is_still_stale_in_the_others(lang: Path) -> None:
    english(lang, join="Come in", cards="none")
    translated.record("fr", ["join"], lang, lang.parent / "kept")
    found = stale(lang)
    assert ("Français", "join") not in found
    assert {("Français", "cards"), ("Deutsch", "join")} <= set(found)


@pytest.mark.parametrize(
    ("language", "message", "why"),
    [
        ("en", "join", "expected a language among .* other than en; got 'en'"),
        ("eo", "join", "got 'eo'"),
        ("de", "jion", "expected names of messages, or all; got jion"),
    ],
)
def test_a_slip_of_the_pen_records_nothing(lang: Path, language: str, message: str, why: str) -> None:
    kept = lang.parent / "kept"
    before = {file.name: file.read_bytes() for file in kept.iterdir()}
    with pytest.raises(SystemExit, match=why):
        translated.record(language, [message], lang, kept)
    assert {file.name: file.read_bytes() for file in kept.iterdir()} == before
