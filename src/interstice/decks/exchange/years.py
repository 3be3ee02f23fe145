"""Years as people write them, in five languages: `1517 AD`, `9 n. Chr.`, `vers 1500`, `3rd century BC`, `14 July 1789`."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from interstice.decks.exchange.year_words import (
    AGO,
    BEFORE,
    CENTURY,
    CENTURY_FIRST,
    DECADE,
    FROM,
    IN,
    MILLENNIUM,
    MONTHS,
    PARTS,
    ROUGHLY,
    SINCE,
    TO,
    WEEKDAY,
)
from interstice.decks.trouble import Trouble

FARTHEST = 100_000_000
"""No card is further from us than this many years."""
LONGEST = 100
"""Characters of a year in words."""
_DASHES = str.maketrans(
    {"−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "’": "'", "\u00a0": " ", "\u202f": " "}
)
_SCALED = re.compile(
    r"(?P<number>\d{1,9}(?:[.,]\d{1,9})?) ?(?P<scale>millionen|millions?|milioni|miljoen|mio|mill?|milliarden|billions?|milliards?"
    r"|miliardi|miljard|mrd|tausend|thousand|mila|duizend|mille)\.?"
)
_NUMBER = re.compile(r"[-+]? ?(?:\d{1,3}(?:[.,' ]\d{3})+|\d+)(?:[.,]0+)?")
_SPAN = re.compile(
    rf"{FROM}(?P<first>-?\d{{1,6}}|\d{{1,6}} ?[a-z][a-z. -]{{1,20}}?) ?{TO} ?(?P<last>(?:ad |a\.d\. )?\d{{1,6}})"
)
_ISO = re.compile(r"(?P<year>[-+]?\d{3,9})[-/.](?P<month>\d{1,2})[-/.]\d{1,2}(?:[t ].*)?")
_DAY = re.compile(r"\d{1,2}[./-] ?(?:\d{1,2}[./-] ?)?(?P<year>\d{3,4})(?:[ t,]+\d{1,2}:\d\d.*)?")
_SHORT_DAY = re.compile(r"\d{1,2}[./-]\d{1,2}[./-](?P<year>\d{1,2})")
_JOINED = re.compile(r"(?<=[a-zà-ÿ.])-(?=\d)|(?<=\d)-(?=[a-zà-ÿ])")
"""The hyphens in 9-Nov-1989, which are no minus signs."""
_DAY_NUMBER = r"\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?"
_DAY_AND_MONTH = rf"(?:{_DAY_NUMBER} ?(?:of )?#|# ?{_DAY_NUMBER}|#)"
_ERA_BESIDE_DAY = (
    re.compile(rf"{_DAY_AND_MONTH},? (?P<year>[^\W\d].*)"),
    re.compile(rf"(?P<year>\d{{1,6}} ?[^\W\d][^\d#]*?),? {_DAY_AND_MONTH}"),
)
"""24 August AD 79, or 44 BC (15 March), with # for the month."""
_ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50}


class Year(NamedTuple):
    year: int
    circa: bool = False


def read_year(text: str) -> Year | Trouble:
    """The year that is meant, or what is wrong with it. A negative year is BC."""
    words = " ".join(unicodedata.normalize("NFC", text).translate(_DASHES).lower().split()).strip(' ,;"*')
    words = re.sub(r"(?<=\d)\.$", "", words.strip("()[]").strip().removeprefix("'"))
    if len(words) > LONGEST:
        return Trouble("year-unread", f"expected a year; got {len(words)} characters")
    if not words:
        return Trouble("year-missing", "expected a year; the cell is empty")
    words, circa = _without(words, ROUGHLY)
    if words.endswith("?"):
        words, circa = words.rstrip("? "), True
    words, is_before = _without(words, BEFORE)
    words, is_since = (words, False) if is_before else _without(words, SINCE)
    words, more = _without(_without(words, IN)[0], ROUGHLY)
    found = _value(words, text, is_before, is_before or is_since)
    if isinstance(found, Trouble):
        return found
    return _checked(Year(-abs(found.year) if is_before else found.year, found.circa or circa or more))


def is_era(text: str) -> bool:
    """Whether it only says before or after Christ, for a year in another cell."""
    words = " ".join(unicodedata.normalize("NFC", text).translate(_DASHES).lower().split())
    return bool(words) and any(not _without(words, era)[0] for era in (BEFORE, SINCE))


def _checked(found: Year) -> Year | Trouble:
    if found.year == 0:
        why = "there is no year 0: 1 BC is followed by AD 1"
        return Trouble("year-zero", why, fixes=("-1", "1"))
    if abs(found.year) > FARTHEST:
        why = f"expected a year at most {FARTHEST:,} years away; got {found.year:,}"
        return Trouble("year-far", why, {"most": FARTHEST})
    return found


def _without(words: str, pattern: re.Pattern[str]) -> tuple[str, bool]:
    """The words without a prefix or suffix, and whether there was one."""
    less = pattern.sub(" ", words)
    return " ".join(less.split()).strip(" ,"), less != words


def _value(words: str, text: str, is_before: bool, has_era: bool) -> Year | Trouble:
    if _NUMBER.fullmatch(words):
        return Year(_whole(words))
    return (
        _age(words, is_before)
        or _long_ago(words)
        or _day(words, text, has_era)
        or _span(words, is_before)
        or Trouble("year-unread", f"expected a year such as 1492, 44 BC or ca. 800; got {text[:40]!r}")
    )


def _whole(number: str) -> int:
    number = re.sub(r"(?<=\d)[.,]0{1,2}$", "", number.replace(" ", ""))
    return int(re.sub(r"[.,']", "", number))


def _age(words: str, is_before: bool) -> Year | None:
    """A century, a decade or a millennium: its middle, or the middle of the part that is named."""
    words, part = _part(words)
    if is_before:
        part = 1 - part
    if not words.isdecimal() and (found := DECADE.fullmatch(words)):
        first = int(found["year"])
        return Year(first + int((100 if first % 100 == 0 else 10) * part), True)
    for pattern, length in ((CENTURY, 100), (CENTURY_FIRST, 100), (MILLENNIUM, 1000)):
        if found := pattern.fullmatch(words):
            return Year(int((_ordinal(found["number"]) - 1 + part) * length) or 1, True)
    return None


def _part(words: str) -> tuple[str, float]:
    for pattern, share in PARTS:
        words, is_there = _without(words, pattern)
        if is_there:
            return words, share
    return words, 0.5


def _ordinal(number: str) -> int:
    if number.isdecimal():
        return int(number)
    values = [_ROMAN[sign] for sign in number]
    return sum(-one if one < next else one for one, next in zip(values, [*values[1:], 0], strict=True))


def _long_ago(words: str) -> Year | None:
    """Millions or thousands of years, ago or as a number."""
    words, is_ago = _without(re.sub(r"(?<=\d) ?(?:mya|ma)$", " million years ago", words), AGO)
    found = _SCALED.fullmatch(words.replace(" years", "").strip())
    if found:
        scale = found["scale"]
        times = 1000 if scale[:3] in ("tau", "tho", "dui") or scale in ("mila", "mille") else 1_000_000
        times = (
            10**9
            if (scale[:4] in ("bill", "mrd", "milj") and scale != "miljoen") or "iard" in scale
            else times
        )
        size = int(float(found["number"].replace(",", ".")) * times)
        return Year(-size if is_ago else size, True)
    if is_ago and _NUMBER.fullmatch(words) and _whole(words) >= 3000:
        return Year(-_whole(words), True)
    return None


def _day(words: str, text: str, has_era: bool) -> Year | Trouble | None:
    """A day, a month or a season of a year, or a part of it."""
    if found := _ISO.fullmatch(words) or _DAY.fullmatch(words):
        return Year(int(found["year"]))
    if found := _SHORT_DAY.fullmatch(words):
        return _short(found["year"], text)
    words, _ = _part(WEEKDAY.sub("", re.sub(r"[()]", " ", _JOINED.sub(" ", words))).strip())
    if re.fullmatch(r"\d{3,4}", words):
        return Year(int(words), words.endswith("00"))
    for pattern in _ERA_BESIDE_DAY:
        found = pattern.fullmatch(" ".join(MONTHS.sub("#", words).split()))
        if found and isinstance(dated := read_year(found["year"]), Year):
            return dated
    without, has_month = _without(words, MONTHS)
    numbers = re.findall(r"(?<!\d)-?\d+", without)
    rest = re.sub(
        r"-?\d+(?:st|nd|rd|th|er|º|°)?|[.,']|\b(?:de|di|of|den|the|le|il|van)\b", " ", without
    ).strip()
    if not has_month or rest or not 1 <= len(numbers) <= 2:
        return None
    year = numbers[-1] if len(numbers) == 1 or int(numbers[0]) <= 31 else numbers[0]
    # Spreadsheets make Nov-89 of November 1989; and 19. Nov. names no year at all.
    return _short(year, text) if len(year.lstrip("-")) < 3 and not has_era else Year(int(year))


def _short(year: str, text: str) -> Trouble:
    """Which year is meant, or at least in which century, nobody can know."""
    usual = (1900 if int(year) >= 30 else 2000) + abs(int(year))
    why = f"expected a year with all its digits; got {text[:40]!r}"
    return Trouble("year-short", why, fixes=(str(usual), str(int(year))) if int(year) else ())


def _span(words: str, is_before: bool) -> Year | Trouble | None:
    found = _SPAN.fullmatch(words)
    if not found:
        return None
    sign = "-" if is_before else ""
    first, last = found["first"], found["last"].split()[-1]
    whole = first[: len(first) - len(last)] + last if first.isdecimal() and len(last) < len(first) else last
    if len(last) == 2 < len(first) == 4 and int(whole) < int(first) and 1 <= int(last) <= 12:
        # The month of a year.
        return Year(int(first))
    begins = f"{sign}{first}"
    if not first.lstrip("-").isdecimal():
        early = read_year(first)
        if not isinstance(early, Year):
            return None
        begins = str(early.year)
    why = f"expected one year; got a span from {first} to {whole}"
    return Trouble("year-span", why, {"first": first, "last": whole}, (begins, f"{sign}{whole}"))
