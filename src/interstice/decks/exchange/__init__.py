"""Decks imported from and exported to other programs."""
