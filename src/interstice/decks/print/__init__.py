"""Decks on paper, and everything else a table needs."""
