"""Sockets: what clients say, and what they are told."""
