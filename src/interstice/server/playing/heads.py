"""What rooms and games start from, as it is stored. Both heads hold secrets: they never leave the server before the end."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from interstice.core.cards import Card
from interstice.core.chance import mix
from interstice.core.game import Player
from interstice.protocol import Agreed
from interstice.server.playing.clocks import Clock


class RoomWish(Agreed, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for when opening a room. If no deck is named, it is the preset's own."""

    clock: Clock = Clock()


class RoomHead(RoomWish, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """What a room was opened with. Until its first game begins, the host can set it up in another way."""

    code: str
    seats: int
    host: str
    """The person who opened it."""
    secret: str
    """The server's part of the first game's luck."""
    daily: str = ""
    """The day whose line is played here, if it is one. Only the host may come in."""
    for_fun: bool = False
    """Whether that day was over when the room was opened, so that it counts for nothing."""
    deck: str = ""
    """The hash of its cards, if they were chosen one by one: those of a daily line, or those that the host misses most."""


class CardsWish(NamedTuple):
    """A room for a game alone with cards that were chosen one by one. All are placed, whatever happens."""

    decks: tuple[str, ...]
    """Where the cards come from."""
    deck: str
    """Their hash."""
    language: str
    day: str = ""
    """The day whose line they are, if they are one."""
    for_fun: bool = False
    secret: str = ""
    """That of the day; otherwise the room draws one of its own."""


class GameHead(msgspec.Struct, frozen=True):
    """What a game starts from."""

    room: str
    rules: str
    options: dict[str, object]
    players: tuple[Player, ...]
    holders: tuple[str, ...]
    """The people who play the seats."""
    bots: tuple[str, ...]
    """The bot on each seat; empty for people."""
    deck: str | tuple[Card, ...]
    """The hash under which the deck is stored; in older games, all its cards."""
    clock: Clock
    secret: str
    nonces: tuple[str, ...]
    preset: str = ""
    """Empty in older games."""
    shown: tuple[bool, ...] = ()
    """By seat, whether outsiders see the player's name."""
    guided: bool = False
    """Its cards, luck and bots were fixed, so it counts in no statistics."""
    pins: tuple[str, ...] = ()
    """The own decks that it is played with, pinned. Such a game is for its players alone."""
    daily: str = ""
    """The day whose line it is, if it is one. Its luck is fixed by the day's secret, without nonces."""

    @property
    def nobody_waits(self) -> bool:
        """Whether it waits for its player, however long they are away: they play alone or with bots, or share one device."""
        people = {holder for holder, bot in zip(self.holders, self.bots, strict=True) if not bot}
        return self.guided or len(people) <= 1

    @property
    def is_deserted(self) -> bool:
        """Whether all people who played it were erased. Nobody else has an empty name."""
        names = [player.name for player, bot in zip(self.players, self.bots, strict=True) if not bot]
        return bool(names) and not any(names)

    @property
    def to_strangers(self) -> tuple[Player, ...]:
        """The players as seen by people who may not know their names: they have a name only if they chose to show it."""
        shown = self.shown or (False,) * len(self.players)
        return tuple(
            player if bot or is_shown else msgspec.structs.replace(player, name="")
            for player, bot, is_shown in zip(self.players, self.bots, shown, strict=True)
        )

    def without(self, person: str, stand_in: str) -> GameHead:
        """The same game with nothing that shows that this person played it. Bots keep their names."""
        seats = list(zip(self.players, self.holders, self.bots, strict=True))
        return msgspec.structs.replace(
            self,
            players=tuple(
                msgspec.structs.replace(player, name="") if holder == person and not bot else player
                for player, holder, bot in seats
            ),
            holders=tuple(stand_in if holder == person else holder for holder in self.holders),
            shown=tuple(
                is_shown and holder != person
                for is_shown, holder in zip(self.shown, self.holders, strict=False)
            ),
        )

    @property
    def counts(self) -> bool:
        """Whether its results are kept: people play it, and nothing in it is fixed."""
        return not self.guided and not all(self.bots)

    @property
    def seed(self) -> bytes:
        return mix(bytes.fromhex(self.secret), [bytes.fromhex(nonce) for nonce in self.nonces])


encode_head = msgspec.json.Encoder().encode
decode_room_head = msgspec.json.Decoder(RoomHead).decode
decode_game_head = msgspec.json.Decoder(GameHead).decode
