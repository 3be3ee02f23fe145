"""Guided first games: cards, luck and bots are chosen so that everything important happens once.

The luck comes from an ordinary seed, and anyone can check it; but the secret is no secret, and the deck is arranged so that
the cards come up in the order in which a guide's file lists them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from interstice.bots.mind import Belief, Memory, moment
from interstice.core.asks import Ask
from interstice.core.cards import Card, Deck
from interstice.core.chance import Chance, Seeded, mix
from interstice.core.game import Game
from interstice.core.refused import Refused
from interstice.decks.load import load_shipped
from interstice.rules.presets import preset

FILES = Path(__file__).parents[1] / "guides"
NONCE = "00" * 8
"""What every seat adds to the luck, which is fixed."""


class Guide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guided game. Its file is named after its preset."""

    bots: tuple[str, ...]
    """The bots that sit next to the player, in the order of the seats."""
    luck: tuple[str | int, ...]
    """What comes up if the player follows the guide: the faces of cards, the wheel's sectors and the numbers on dice."""
    secret: int = 0
    """The server's part of the luck. It must be a number that makes the wheel and the dice show what `luck` says."""
    options: dict[str, Any] = {}
    mistakes: dict[str, dict[str, int]] = {}
    """By bot, the cards that it is wrong about, each with the year that it believes in. It knows all others."""
    moves: dict[str, tuple[str, ...]] = {}
    """By bot, its first moves, such as "play moon-landing", if it can make them. It decides everything else itself."""

    @property
    def secret_hex(self) -> str:
        return self.secret.to_bytes(4).hex()

    @property
    def nonces(self) -> tuple[str, ...]:
        return (NONCE,) * (1 + len(self.bots))

    def seed(self) -> bytes:
        return mix(bytes.fromhex(self.secret_hex), [bytes.fromhex(nonce) for nonce in self.nonces])

    def planned(self, game: Game, seat: int, asks: tuple[Ask, ...]) -> tuple[Ask, ...]:
        """What a bot can still decide about the move it is to make; without a plan, everything that is asked."""
        made = sum(entry.seat == seat and entry.move is not None for entry in game.log)
        plan = self.moves.get(self.bots[seat - 1], ())[made : made + 1]
        return tuple(_narrowed(plan[0], game, asks)) or asks if plan else asks


def guided() -> list[str]:
    """The presets that have a guided game."""
    return sorted(path.stem for path in FILES.glob("*.toml"))


@cache
def guide(preset: str) -> Guide:
    if preset not in guided():
        raise Refused(
            f"expected a preset with a guided game, one of {', '.join(guided())}; got {preset[:40]!r}"
        )
    return msgspec.convert(tomllib.loads((FILES / f"{preset}.toml").read_text("utf-8")), Guide)


@cache
def guided_deck(name: str) -> Deck:
    """The cards of a guided game, in an order that makes them come up as its `luck` says."""
    known = load_shipped(preset(name).deck).deck()
    order = _arranged(guide(name), Seeded(guide(name).seed()), _wheel(name))
    if order is None:
        raise ValueError(f"{name}: expected a secret that fits the luck, such as {_first_secret(name)}")
    return Deck(tuple(known[face] for face in order))


def guided_memory(name: str, bot: str, game: Game) -> Memory:
    """What a bot of a guided game believes: the truth, except for its mistakes, until it sees those dates."""
    seen = {game.cards[card].face for card in game.shown}
    mistakes = {face: year for face, year in guide(name).mistakes.get(bot, {}).items() if face not in seen}
    cards = guided_deck(name).cards
    beliefs = {card.face: _belief(card, mistakes.get(card.face, card.year)) for card in cards}
    return Memory(beliefs, sorted(moment(card.year) for card in cards))


def _belief(card: Card, year: int) -> Belief:
    return Belief(moment(year), 0.0, card.front)


def _narrowed(plan: str, game: Game, asks: Sequence[Ask]) -> Iterator[Ask]:
    """The asks that a planned move answers, with its card only."""
    move, _, face = plan.partition(" ")
    for ask in asks:
        if ask.move.__name__.lower() == move:
            cards = tuple(card for card in ask.domains.get("card", ()) if game.cards[card].face == face)
            if cards or not face:
                yield Ask(ask.move, {**ask.domains, "card": cards} if face else ask.domains)


# Luck


def _wheel(name: str) -> Sequence[str]:
    option = preset(name).rules.options.get("wheel")
    return option.default if option else ()


def _arranged(chosen: Guide, chance: Chance, wheel: Sequence[str]) -> list[str] | None:
    """The faces in the order of the deck; None if the wheel or the dice come up otherwise.

    A card that comes up leaves its place in the pile to the last one."""
    cards = [each for each in chosen.luck if isinstance(each, str) and each not in wheel]
    order, pile = [""] * len(cards), list(range(len(cards)))
    for wanted in chosen.luck:
        if isinstance(wanted, int):
            if chance.die() != wanted:
                return None
        elif wanted in wheel:
            if wheel[chance.sector(wheel)] != wanted:
                return None
        else:
            at = chance.below(len(pile))
            order[pile[at]] = wanted
            pile[at] = pile[-1]
            pile.pop()
    return order


def _first_secret(name: str) -> int:
    """The smallest secret that fits a guide's luck, for the author of the guide."""
    for secret in count():
        chosen = msgspec.structs.replace(guide(name), secret=secret)
        if _arranged(chosen, Seeded(chosen.seed()), _wheel(name)) is not None:
            return secret
    raise AssertionError
