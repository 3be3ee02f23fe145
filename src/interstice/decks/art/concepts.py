"""What glyphs show, in five languages: to find glyphs by words, and pictures by the words of a title.

`data/concepts.txt` lists the concepts; glyphs that it does not name are found by their English names."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from interstice.decks.art.glyphs import DATA, glyphs
from interstice.text import LANGUAGES

_SCENELESS, _GRAVE, _WEAK = "-", "!", "~"
_LETTERS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o"})
_ENDINGS = {
    "en": "s es ed d ing",
    "de": "s es e en n er ern em ner",
    "fr": "s x e es",
    "it": "",
    "nl": "s en n e eren",
}
_COMPOUNDING = ("de", "nl")
_LEAST_INFLECTED, _LEAST_COMPOUND = 3, 5
"""Shorter words stand only for themselves."""

Phrase = tuple[str, ...]


class Concept(NamedTuple):
    scene: str
    """Where a picture of it is set; empty if no picture is proposed."""
    glyphs: tuple[str, ...]
    words: dict[str, tuple[Phrase, ...]]
    """By language, in plain letters."""
    names: dict[str, str]
    """What it is called, by language."""
    is_weak: bool
    """Whether it is shown only if a title names nothing else."""


class Match(NamedTuple):
    concept: Concept
    start: int
    end: int
    letters: int


def plain(text: str) -> Phrase:
    """The words of a text, in small letters without accents."""
    folded = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS))
    return tuple(
        re.findall(r"[a-z0-9]+", "".join(sign for sign in folded if not unicodedata.combining(sign)))
    )


@cache
def concepts() -> tuple[Concept, ...]:
    return tuple(_read(line) for line in _lines() if not line.startswith(_GRAVE))


@cache
def _grave() -> dict[str, tuple[Phrase, ...]]:
    return next(_read(line).words for line in _lines() if line.startswith(_GRAVE))


def _lines() -> list[str]:
    lines = (DATA / "concepts.txt").read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def _read(line: str) -> Concept:
    scene, named, *spoken = (part.strip() for part in line.split("|"))
    texts = dict(zip(LANGUAGES, (words.split(", ") for words in spoken), strict=True))
    return Concept(
        scene.strip(_SCENELESS + _GRAVE + _WEAK),
        tuple(_by_name()[name] for name in named.split(", ") if name),
        {language: tuple(map(plain, words)) for language, words in texts.items()},
        {language: words[0][:1].upper() + words[0][1:] for language, words in texts.items()},
        scene.startswith(_WEAK),
    )


@cache
def _by_name() -> dict[str, str]:
    """The id of each glyph, by itself and without its set; the sets that come first count."""
    found: dict[str, str] = {}
    for id in glyphs():
        found.setdefault(id.partition(":")[2], id)
        found[id] = id
    return found


# Titles


def matches(title: str, language: str) -> list[Match]:
    """The concepts that the words of a title name, the most specific first, none within another."""
    words, known = plain(title), _phrases(language)
    found = [
        Match(concept, at, at + len(phrase), sum(map(len, phrase)))
        for at, word in enumerate(words)
        for known_word in {word, *_tails(word, language)}
        for phrase, concept in known.get(known_word, ())
        if _goes_on(words[at + 1 :], phrase[1:], language)
    ]
    kept: list[Match] = []
    for match in sorted(found, key=lambda match: (match.concept.is_weak, -match.letters, match.start)):
        if all(match.end <= other.start or match.start >= other.end for other in kept):
            kept.append(match)
    return kept


def is_grave(title: str, language: str) -> bool:
    """Whether the title is about death or suffering. It does not matter where in a word this shows."""
    words = plain(title)
    text = " ".join(words)
    return any(
        phrase_text in text
        if len(phrase_text) >= _LEAST_COMPOUND
        else bool(_forms(phrase_text, language) & {*words})
        for phrase_text in map(" ".join, _grave().get(language, ()))
    )


@cache
def _phrases(language: str) -> dict[str, list[tuple[Phrase, Concept]]]:
    """What is proposed, by each form of its first word."""
    found: dict[str, list[tuple[Phrase, Concept]]] = {}
    for concept in concepts():
        for phrase in concept.words.get(language, ()) if concept.scene else ():
            for form in _forms(phrase[0], language):
                found.setdefault(form, []).append((phrase, concept))
    return found


def _tails(word: str, language: str) -> list[str]:
    """The ends of a word that may be words of their own."""
    return [word[at:] for at in range(1, len(word) - _LEAST_COMPOUND + 1)] if language in _COMPOUNDING else []


def _goes_on(words: Phrase, phrase: Phrase, language: str) -> bool:
    return len(words) >= len(phrase) and all(
        word in _forms(known, language) for word, known in zip(words, phrase, strict=False)
    )


@cache
def _forms(known: str, language: str) -> frozenset[str]:
    """A word and its inflections."""
    if len(known) < _LEAST_INFLECTED:
        return frozenset((known,))
    if language == "it" and len(known) > _LEAST_INFLECTED:
        # libro, libri; porta, porte
        return frozenset((known, *(known[:-1] + vowel for vowel in "aeio")))
    return frozenset((known, *(known + ending for ending in _ENDINGS.get(language, "").split())))


# Glyphs


class Found(NamedTuple):
    id: str
    name: str


def find_glyphs(words: str, language: str, most: int = 60) -> list[Found]:
    """The glyphs that fit the words best; in English, their own names count too."""
    asked = plain(words)
    ranked = sorted(
        (rank, place, id)
        for place, id in enumerate(_in_order())
        if (rank := _rank(id, asked, language)) is not None
    )
    return [Found(id, name_of(id, language)) for _, _, id in ranked[:most]]


def name_of(id: str, language: str) -> str:
    """What a glyph is called: the first concept that it shows or, if there is none, its English name."""
    shown = _shown().get(id)
    if shown and language in shown[0][1].names and language != "en":
        return shown[0][1].names[language]
    return " ".join(_english(id)).capitalize()


def _rank(id: str, asked: Phrase, language: str) -> int | None:
    """How well a glyph fits, the best with the smallest number; nothing if it does not."""
    if not asked:
        return 0
    ranks = []
    for place, concept in _shown().get(id, ()):
        for known in ("en", language) if language != "en" else ("en",):
            near = min((_nearness(asked, phrase) for phrase in concept.words.get(known, ())), default=9)
            ranks.append(near * 10 + min(place, 8))
    ranks.append(_nearness(asked, _english(id)) * 10 + 5)
    best = min(ranks)
    return best if best < 90 else None


def _nearness(asked: Phrase, phrase: Phrase) -> int:
    """0 for the same words, 1 for the beginning or the end of them, 2 for all of them somewhere, 3 for parts of words; 9 for none."""
    if asked == phrase:
        return 0
    sought, text = " ".join(asked), " ".join(phrase)
    if text.startswith(sought) or text.endswith(sought):
        return 1
    if set(asked) <= set(phrase) or set(asked) <= {word.removesuffix("s") for word in phrase}:
        return 2
    return 3 if len(sought) >= _LEAST_INFLECTED and all(word in text for word in asked) else 9


@cache
def _shown() -> dict[str, list[tuple[int, Concept]]]:
    """The concepts that each glyph shows, with its rank among the glyphs of that concept, the best first."""
    found: dict[str, list[tuple[int, Concept]]] = {}
    for concept in concepts():
        for place, id in enumerate(concept.glyphs):
            found.setdefault(id, []).append((place, concept))
    for shown in found.values():
        shown.sort(key=lambda pair: pair[0])
    return found


@cache
def _in_order() -> list[str]:
    """All glyphs, those that show a concept best first."""
    return sorted(glyphs(), key=lambda glyph: (_shown().get(glyph, [(99, None)])[0][0], glyph))


@cache
def _english(id: str) -> Phrase:
    return tuple(word for word in id.partition(":")[2].removesuffix("-fill").split("-") if not word.isdigit())
