"""Which language a text is in, by its small words: enough to label a deck, which people can correct."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

_SMALL = {
    "en": "the of and is in to a by for first with at on its are an",
    "de": "der die das und wird ist in den dem des ein eine von zum zur erste im am mit werden auf",
    "fr": "le la les des du et est en un une au aux par premier première d l à dans sur",
    "it": "il lo la i gli le di del della dei e è in un una al alla primo prima viene con per nel",
    "nl": "de het een van en is in wordt op te door voor eerste met aan naar bij",
}
_WORDS = {language: frozenset(words.split()) for language, words in _SMALL.items()}


def language_of_text(texts: Iterable[str]) -> str:
    """Empty if nothing speaks for one of the five."""
    words = Counter(word for text in texts for word in re.findall(r"[a-zà-ÿ]+", text.lower()))
    score = {language: sum(words[word] for word in small) for language, small in _WORDS.items()}
    first, second = sorted(score, key=score.__getitem__, reverse=True)[:2]
    return first if score[first] > score[second] else ""
