"""Translated text for Python, from the same Fluent files that the browser reads."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

LANG = Path(__file__).parent / "lang"
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}

# The files use only a little of Fluent: text, variables, quoted text, and plural choices, one within another at times.
_MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n(?: +|}).*)*)", re.MULTILINE)
_CHOICE = re.compile(r'{ \$(\w+) ->\n((?:[^{}]|{ (?:\$\w+|"[^"\n]*") })*)\n *}')
"""A choice with no other within it."""
_CASE = re.compile(r"^ *\*?\[(\w+)\] (.*)", re.MULTILINE)
_SWISS = str.maketrans({"ß": "ss", "„": "«", "“": "»", "‚": "‹", "‘": "›"})
_PLACE = re.compile(r'{ (?:\$(\w+)|(".*?")) }')


def say(file: str, message: str, language: str = "en", **given: str | int) -> str:
    """A message from `lang/<language>/<file>.ftl`, or the English one if there is no such language."""
    language = language if language in LANGUAGES else "en"

    def choose(choice: re.Match[str]) -> str:
        number = given[choice[1]]
        cases: dict[str, str] = dict(_CASE.findall(choice[2]))
        return cases.get(str(number)) or cases.get(_plural(number, language)) or cases["other"]

    def fill(place: re.Match[str]) -> str:
        return str(json.loads(place[2]) if place[2] else given[place[1]])

    text, left = _messages(file, language)[message], 1
    while left:
        text, left = _CHOICE.subn(choose, text)
    return _PLACE.sub(fill, text)


def year_text(year: int, language: str = "en", circa: bool = False) -> str:
    """A year as the language writes it, with a thousands separator from 10 000 on.

    Non-breaking spaces keep it on one line."""
    before, about, thousands = _year_words(language)
    number = str(abs(year))
    if len(number) > 4:
        number = f"{abs(year):,}".replace(",", thousands)
    text = before.format(number) if year < 0 else number
    if circa:
        text = about.format(text)
    return text.replace(" ", "\u00a0")


def swiss(text: str) -> str:
    """German as it is written in Switzerland: without ß, and with guillemets. The browser has the same rule."""
    return text.translate(_SWISS)


@cache
def _year_words(language: str) -> tuple[str, str, str]:
    """The words around a year, with `{}` for the year itself, and the thousands separator."""
    before, about = (say("app", message, language, year="{}") for message in ("year-before", "year-about"))
    return before, about, say("app", "year-thousands", language)


@cache
def _messages(file: str, language: str) -> dict[str, str]:
    return dict(_MESSAGE.findall((LANG / language / f"{file}.ftl").read_text("utf-8")))


def _plural(number: str | int, language: str) -> str:
    """The Fluent plural category of a number; in French, 0 is singular."""
    return "one" if number == 1 or (number == 0 and language == "fr") else "other"
