"""The decks that people make: stored card by card, with every save as a version that can be taken back."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from interstice.core.refused import Refused
from interstice.decks.edition import About, Edition
from interstice.server.playing.drafts import (
    CARD_ID,
    Draft,
    about_field,
    about_with,
    edition,
    field,
    new_id,
    with_field,
)
from interstice.server.playing.refusals import Missing
from interstice.store.own_decks import (
    DECK_LINKS,
    OWN_CARDS,
    OWN_DECKS,
    OWN_VERSIONS,
    DeckLink,
    OwnCard,
    OwnDeck,
    OwnVersion,
)
from interstice.store.rows import Insert, Put, Remove, Rows, Update, Write

LinkKind = Literal["play", "copy"]
MOST_CHANGES = 2000
LOOK_BACK = 300
"""How many versions are looked through for one that can be undone."""


class Bounds(msgspec.Struct, frozen=True):
    """How much a person may keep."""

    cards: int = 500
    decks: int = 200


USUAL = Bounds()


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """One field from one value to another. Without a card, it is a field of the deck.

    The field `card` holds a whole card, or nothing if there is none; `place` is where it lies."""

    field: str
    card: str = ""
    was: Any = None
    to: Any = None


class Clash(msgspec.Struct, frozen=True):
    """Somebody changed the same field on another device. Nothing was overwritten: choose one, and send it again."""

    field: str
    card: str
    yours: Any
    theirs: Any


class Saved(msgspec.Struct, frozen=True):
    version: int
    clashes: list[Clash]


class Opened(msgspec.Struct):
    """A deck with its cards in memory."""

    row: OwnDeck
    drafts: dict[str, Draft]

    @property
    def about(self) -> About:
        return msgspec.convert(self.row.about, About)

    @property
    def in_order(self) -> list[Draft]:
        return [self.drafts[id] for id in self.row.order]

    def edition(self) -> Edition:
        return edition(self.row.id, self.about, self.in_order)


class OwnDecks:
    def __init__(self, rows: Rows, now: Callable[[], float], bounds: Bounds = USUAL) -> None:
        self._rows = rows
        self._now = now
        self.bounds = bounds

    # Reading

    async def of(self, owner: str) -> list[OwnDeck]:
        """Somebody's decks, the latest changed first."""
        return [
            row async for row in self._rows.each(OWN_DECKS, {"owner": owner}, ("changed",), descending=True)
        ]

    async def open(self, id: str, owner: str | None = None) -> Opened:
        """A deck; for its owner only, if one is named."""
        row = await self._rows.get(OWN_DECKS, id)
        if row is None or owner not in (None, row.owner):
            raise Missing("there is no such deck, or it is not yours", "no-deck")
        cards = [each async for each in self._rows.each(OWN_CARDS, {"deck": id})]
        drafts = {card.id: msgspec.convert(card.content, Draft) for card in cards}
        # Another process may have added or removed one meanwhile.
        order = [card for card in row.order if card in drafts]
        return Opened(msgspec.structs.replace(row, order=order), drafts)

    # Making

    async def create(self, owner: str, about: About, drafts: Sequence[Draft]) -> OwnDeck:
        if await self._rows.count(OWN_DECKS, {"owner": owner}) >= self.bounds.decks:
            raise Refused(
                f"expected at most {self.bounds.decks} decks; delete one first",
                "decks",
                most=self.bounds.decks,
            )
        self._check_size(len(drafts))
        at, id = self._now(), f"d{secrets.token_hex(12)}"
        order = [draft.id for draft in drafts]
        row = OwnDeck(id, owner, at, at, 1, msgspec.to_builtins(about), order, len(order))
        first = OwnVersion(id, 1, at, [], 0)
        cards = [Insert(OWN_CARDS, _row(id, draft)) for draft in drafts]
        await self._rows.write(Insert(OWN_DECKS, row), Insert(OWN_VERSIONS, first), *cards)
        return row

    async def delete(self, id: str, owner: str) -> None:
        """Everything but what games are being played with."""
        await self.open(id, owner)
        for kind in ("play", "copy"):
            await self.withdraw(id, kind)
        await self._rows.clear(OWN_CARDS, {"deck": id})
        await self._rows.clear(OWN_VERSIONS, {"deck": id})
        # The deck itself goes last, so that whatever a crash leaves is found and deleted later.
        await self._rows.write(Remove(OWN_DECKS, (id,)))

    # Saving

    async def save(self, id: str, owner: str, changes: Sequence[Change], undoes: int = 0) -> Saved:
        """Carry out the changes whose fields are still as they were, and return the others as clashes."""
        if len(changes) > MOST_CHANGES:
            raise Refused(f"expected at most {MOST_CHANGES} changes at once; got {len(changes)}")
        while True:
            deck = await self.open(id, owner)
            edit = _Edit(deck)
            clashes = [clash for change in changes if (clash := edit.make(change, bool(undoes))) is not None]
            self._check_size(len(edit.order))
            if not edit.made:
                return Saved(deck.row.version, clashes)
            version = deck.row.version + 1
            row = {"about": edit.about, "order": edit.order, "size": len(edit.order)}
            row |= {"version": version, "changed": self._now()}
            made = [msgspec.to_builtins(change) for change in edit.made]
            if await self._rows.write(
                Update(OWN_DECKS, (id,), row, {"version": deck.row.version}),
                Insert(OWN_VERSIONS, OwnVersion(id, version, self._now(), made, undoes)),
                *edit.writes(),
            ):
                return Saved(version, clashes)

    async def undo(self, id: str, owner: str) -> Saved:
        """Take back the latest save that has not been taken back yet."""
        await self.open(id, owner)
        taken: set[int] = set()
        for version in await self._rows.find(
            OWN_VERSIONS, {"deck": id}, ("number",), descending=True, limit=LOOK_BACK
        ):
            if version.undoes:
                taken.add(version.undoes)
            elif version.number not in taken and version.changes:
                made = [msgspec.convert(change, Change) for change in reversed(version.changes)]
                back = [msgspec.structs.replace(each, was=each.to, to=each.was) for each in made]
                return await self.save(id, owner, back, version.number)
        raise Refused("there is nothing to undo", "nothing-to-undo")

    async def versions(self, id: str, owner: str, limit: int = 50) -> list[OwnVersion]:
        """The latest saves first."""
        await self.open(id, owner)
        return await self._rows.find(OWN_VERSIONS, {"deck": id}, ("number",), descending=True, limit=limit)

    # Links

    async def link(self, id: str, owner: str, kind: LinkKind) -> DeckLink:
        """The link to play or to copy a deck; made if there is none."""
        await self.open(id, owner)
        link = DeckLink(secrets.token_urlsafe(16), id, kind, self._now())
        await self._rows.write(Insert(DECK_LINKS, link))
        return (await self._rows.find(DECK_LINKS, {"deck": id, "kind": kind}))[0]

    async def links(self, id: str) -> list[DeckLink]:
        return await self._rows.find(DECK_LINKS, {"deck": id})

    async def withdraw(self, id: str, kind: str) -> None:
        for link in await self._rows.find(DECK_LINKS, {"deck": id, "kind": kind}):
            await self._rows.write(Remove(DECK_LINKS, (link.token,)))

    async def linked(self, token: str) -> tuple[DeckLink, Opened]:
        link = await self._rows.get(DECK_LINKS, token)
        if link is None:
            raise Missing("the link is not known, or was withdrawn", "no-link")
        return link, await self.open(link.deck)

    def _check_size(self, cards: int) -> None:
        if cards > self.bounds.cards:
            most = self.bounds.cards
            raise Refused(f"expected at most {most} cards in a deck; got {cards}", "cards-most", most=most)


def _row(deck: str, draft: Draft) -> OwnCard:
    return OwnCard(deck, draft.id, msgspec.to_builtins(draft))


class _Edit:
    """A deck while it is being changed."""

    def __init__(self, deck: Opened) -> None:
        self._deck = deck.row.id
        self._before = deck.drafts
        self._drafts = dict(deck.drafts)
        self.about = deck.row.about
        self.order = list(deck.row.order)
        self.made: list[Change] = []
        """What has changed indeed, for the version."""

    def make(self, change: Change, is_undoing: bool) -> Clash | None:
        if change.field == "place":
            self._move(change)
            return None
        now = self._value(change)
        if now == change.to:
            return None
        if now != change.was and not (change.field == "card" and change.was is None and now is None):
            return None if is_undoing else Clash(change.field, change.card, change.to, now)
        self._set(change)
        done = self._value(change)
        if done != now:
            self.made.append(msgspec.structs.replace(change, was=now, to=done))
        return None

    def writes(self) -> list[Write]:
        """The cards that have changed."""
        gone = [Remove(OWN_CARDS, (self._deck, id)) for id in self._before if id not in self._drafts]
        new = [draft for id, draft in self._drafts.items() if self._before.get(id) != draft]
        return [*gone, *(Put(OWN_CARDS, _row(self._deck, draft)) for draft in new)]

    def _value(self, change: Change) -> Any:
        if not change.card:
            return about_field(self.about, change.field)
        draft = self._drafts.get(change.card)
        if change.field == "card":
            return msgspec.to_builtins(draft) if draft else None
        if draft is None:
            raise Missing(f"the deck has no card {change.card[:40]!r}", "no-card")
        return field(draft, change.field)

    def _set(self, change: Change) -> None:
        if not change.card:
            self.about = about_with(self.about, change.field, change.to)
        elif change.field != "card":
            self._drafts[change.card] = with_field(self._drafts[change.card], change.field, change.to)
        elif change.to is None:
            # Whoever undoes this finds the card where it lay.
            place = self.order.index(change.card)
            self.made.append(Change("place", change.card, place, place))
            del self._drafts[change.card]
            self.order.remove(change.card)
        else:
            self._add(change)

    def _add(self, change: Change) -> None:
        if not CARD_ID.fullmatch(change.card) or not isinstance(change.to, dict):
            raise Refused("expected a card with an id of 16 small letters")
        draft = Draft(id=change.card)
        for name, value in change.to.items():
            if name in ("title", "note", "alt") and isinstance(value, dict):
                for language, text in value.items():
                    draft = with_field(draft, f"{name}:{language}", text)
            elif name != "id":
                draft = with_field(draft, name, value)
        if change.card not in self._drafts:
            self.order.append(change.card)
        self._drafts[change.card] = draft

    def _move(self, change: Change) -> None:
        if change.card not in self._drafts or type(change.to) is not int:
            raise Missing(
                f"the deck has no card {change.card[:40]!r}, or its new place is not a number", "no-card"
            )
        now = self.order.index(change.card)
        self.order.remove(change.card)
        self.order.insert(max(0, change.to), change.card)
        if self.order.index(change.card) != now:
            self.made.append(msgspec.structs.replace(change, was=now, to=self.order.index(change.card)))


def fresh(drafts: Sequence[Draft]) -> list[Draft]:
    """The same cards under new ids, so that a copy and its original can be shuffled together."""
    return [msgspec.structs.replace(draft, id=new_id()) for draft in drafts]
