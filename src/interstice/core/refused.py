"""Bad input."""

from __future__ import annotations


class Refused(ValueError):
    """Something cannot be had; the sentence says what was expected and what came."""
