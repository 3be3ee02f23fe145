"""Check that a saved game was fair: every draw, every event, the seed and its commitment."""

from __future__ import annotations

from pathlib import Path

import msgspec

from interstice.core import engine
from interstice.core.cards import Deck
from interstice.core.chance import Seeded, commitment, mix
from interstice.core.events import VERSION
from interstice.core.game import Game
from interstice.core.log import Entry, Log, Luck
from interstice.core.refused import Refused
from interstice.rules.find import decode_log, ruleset


class Unfair(Exception):
    """A saved game that does not follow from its seed, its moves and the rules."""


def read_log(path: Path) -> Log:
    try:
        log = decode_log(path.read_bytes())
    except OSError as error:
        raise Refused(f"{path}: expected a saved game; {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise Refused(f"{path}: expected a saved game in JSON; {error}") from None
    if log.version != VERSION:
        raise Refused(f"{path}: expected a saved game of version {VERSION}; got {log.version}")
    return log


def verify(log: Log) -> Game:
    """Play the game again from its seed. Raises `Unfair` at the first difference."""
    if log.luck is None:
        raise Unfair("the seed has not been revealed; a game can only be checked once it is over")
    _check_seed(log.luck)
    chance = Seeded(_bytes("seed", log.luck.seed))
    game = engine.new(ruleset(log.rules), log.players, Deck(log.deck), chance, log.options)
    if not log.entries:
        raise Unfair("the set-up is missing")
    _compare(0, log.entries[0], game.log[0])
    for number, entry in enumerate(log.entries[1:], 1):
        try:
            _compare(number, entry, _again(game, entry, chance))
        except engine.Illegal as error:
            raise Unfair(f"entry {number}: {error}") from None
    return game


def _again(game: Game, entry: Entry, chance: Seeded) -> Entry:
    if entry.seat is None:
        raise engine.Illegal("expected a seat; only the set-up has none")
    if entry.move is None:
        return engine.leave(game, entry.seat, chance)
    return engine.play(game, entry.seat, entry.move, chance)


def _compare(number: int, logged: Entry, again: Entry) -> None:
    for what in ("draws", "events"):
        for at, (expected, got) in enumerate(zip(getattr(again, what), getattr(logged, what), strict=False)):
            if expected != got:
                raise Unfair(f"entry {number}, {what}[{at}]: expected {expected}, got {got}")
        expected, got = len(getattr(again, what)), len(getattr(logged, what))
        if expected != got:
            raise Unfair(f"entry {number}: expected {expected} {what}, got {got}")


def _check_seed(luck: Luck) -> None:
    if not luck.commitment:
        return
    secret = _bytes("secret", luck.secret)
    if commitment(secret) != luck.commitment:
        raise Unfair(
            f"the commitment is not the hash of the secret: expected {commitment(secret)}, got {luck.commitment}"
        )
    seed = mix(secret, [_bytes("nonce", nonce) for nonce in luck.nonces]).hex()
    if seed != luck.seed:
        raise Unfair(
            f"the seed does not follow from the secret and the nonces: expected {seed}, got {luck.seed}"
        )


def _bytes(name: str, text: str) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        raise Refused(f"luck: expected the {name} in hexadecimal; got {text!r}") from None
    if name == "seed" and len(value) != 32:
        raise Refused(f"luck: expected a seed of 32 bytes; got {len(value)}")
    return value
