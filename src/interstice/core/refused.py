"""Bad input."""

from __future__ import annotations


class Refused(ValueError):
    """Bad input: the sentence says what was expected and what came, and nothing has changed.

    Where players may run into it, `word` names the client's translation of the sentence, and `given` fills it in."""

    def __init__(self, why: str, word: str = "", **given: str | int) -> None:
        super().__init__(why)
        self.word = word
        self.given = given
