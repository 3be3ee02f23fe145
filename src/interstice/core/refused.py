"""Bad input."""

from __future__ import annotations


class Refused(ValueError):
    """Something cannot be had; the sentence says what was expected and what came.

    What people may run into has a `word`, under which a client says it in their language, with what is `given`."""

    def __init__(self, why: str, word: str = "", **given: str | int) -> None:
        super().__init__(why)
        self.word = word
        self.given = given
