"""A bot that guesses: it trusts a memory of years that its host has made a little wrong."""

from __future__ import annotations

from interstice.bots.mind import Bot
from interstice.bots.oracle import Oracle

BOT: Bot = Oracle()
