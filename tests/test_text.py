"""Messages and years in each language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from interstice.text import LANG, LANGUAGES, say, year_text

WRITTEN = json.loads((Path(__file__).parent / "years.json").read_text("utf-8"))
"""By language and year; `tests/js/years.test.mjs` reads the same table."""


@pytest.mark.parametrize(
    ("year", "circa", "expected"),
    [
        (1789, False, ["1789"] * 5),
        (-44, False, ["44 BC", "44 v. Chr.", "44 av. J.-C.", "44 a.C.", "44 v.Chr."]),
        (1450, True, ["c. 1450", "um 1450", "vers 1450", "ca. 1450", "ca. 1450"]),
        (
            -40000,
            True,
            [
                "c. 40,000 BC",
                "um 40\u202f000 v. Chr.",
                "vers 40\u202f000 av. J.-C.",
                "ca. 40.000 a.C.",
                "ca. 40.000 v.Chr.",
            ],
        ),
        (
            -3300000,
            False,
            [
                "3,300,000 BC",
                "3\u202f300\u202f000 v. Chr.",
                "3\u202f300\u202f000 av. J.-C.",
                "3.300.000 a.C.",
                "3.300.000 v.Chr.",
            ],
        ),
    ],
)
def test_years(year: int, circa: bool, expected: list[str]) -> None:
    texts = [year_text(year, language, circa) for language in ("en", "de", "fr", "it", "nl")]
    assert [text.replace("\u00a0", " ") for text in texts] == expected
    assert not any(" " in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_years_are_written_as_the_browser_writes_them(language: str) -> None:
    assert {year: year_text(int(year), language) for year in WRITTEN[language]} == WRITTEN[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 7])
def test_messages_are_the_same_as_fluents(language: str, number: int) -> None:
    for file in (LANG / language).iterdir():
        source = file.read_text("utf-8")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        given = dict.fromkeys(re.findall(r"\$(\w+)", source), number)
        for name in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            expected, errors = bundle.format_pattern(pattern, given)
            assert not errors
            assert say(file.stem, name, language, **given) == expected


def test_an_unknown_message_or_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="print-nothing"):
        say("print", "print-nothing")
    with pytest.raises(KeyError, match="page"):
        say("print", "print-page")
