"""Words that depend on the language, for Python: the same Fluent files that the browser reads."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANG = Path(__file__).parent / "lang"
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}


def say(file: str, message: str, language: str = "en", **given: str | int) -> str:
    """A message of `lang/<language>/<file>.ftl`; in English, if we do not speak that language."""
    bundle = _bundle(file, language if language in LANGUAGES else "en")
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise errors[0]
    return str(text)


def year_text(year: int, language: str = "en", circa: bool = False) -> str:
    """A year in the manner of a language; from 10 000 on with a mark at the thousands.

    No-break spaces keep it on one line."""
    before, about, thousands = _year_words(language)
    number = str(abs(year))
    if len(number) > 4:
        number = f"{abs(year):,}".replace(",", thousands)
    text = before.format(number) if year < 0 else number
    if circa:
        text = about.format(text)
    return text.replace(" ", "\u00a0")


@cache
def _year_words(language: str) -> tuple[str, str, str]:
    """Formatted once with a mark for the number: there are many years to write."""
    before, about = (say("app", message, language, year="{}") for message in ("year-before", "year-about"))
    return before, about, say("app", "year-thousands", language)


@cache
def _bundle(file: str, language: str) -> FluentBundle:
    # Most commands say nothing from these files, and it takes a while to be imported.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LANG / language / f"{file}.ftl").read_text("utf-8")))
    return bundle
