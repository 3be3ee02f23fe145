"""Words that depend on the language, for Python. So far: how a year is written."""

from __future__ import annotations

_BEFORE = {"en": "{} BC", "de": "{} v. Chr.", "fr": "{} av. J.-C.", "it": "{} a.C.", "nl": "{} v.Chr."}
_ABOUT = {"en": "c. {}", "de": "um {}", "fr": "vers {}", "it": "ca. {}", "nl": "ca. {}"}
_THOUSANDS = {"en": ",", "de": ".", "fr": "\u202f", "it": ".", "nl": "."}


def year_text(year: int, language: str = "en", circa: bool = False) -> str:
    """A year in the manner of a language; from 10 000 on with a mark at the thousands.

    No-break spaces keep it on one line."""
    number = str(abs(year))
    if len(number) > 4:
        number = f"{abs(year):,}".replace(",", _THOUSANDS.get(language, ","))
    text = _BEFORE.get(language, "{} BC").format(number) if year < 0 else number
    if circa:
        text = _ABOUT.get(language, "c. {}").format(text)
    return text.replace(" ", "\u00a0")
