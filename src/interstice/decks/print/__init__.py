"""Decks on paper, and all else that a table needs."""
