"""Decks from and for other programs."""
