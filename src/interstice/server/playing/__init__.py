"""Rooms and games: what is decided in them, and stored before anybody is told."""
