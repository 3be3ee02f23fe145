"""A bot that guesses: it plays like the oracle, but its host has blurred the years in its memory."""

from __future__ import annotations

from interstice.bots.mind import Bot
from interstice.bots.oracle import Oracle

BOT: Bot = Oracle()
