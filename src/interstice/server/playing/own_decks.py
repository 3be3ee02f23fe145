"""The decks that people make: stored card by card, with every save as a version that can be undone."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from interstice.core.refused import Refused
from interstice.decks.art.glyphs import ICONS
from interstice.decks.edition import NO_PHOTOS, About, Edition
from interstice.server.playing.drafts import Draft, edition, field, new_id, printed, troubles
from interstice.server.playing.edits import Change, Clash, Edit, card_row
from interstice.server.playing.pictures import Pictures
from interstice.server.playing.refusals import Missing
from interstice.store.own_decks import (
    DECK_LINKS,
    OWN_CARDS,
    OWN_DECKS,
    OWN_VERSIONS,
    DeckLink,
    OwnDeck,
    OwnVersion,
)
from interstice.store.rows import Insert, Remove, Rows, Update

OWN_ID = re.compile(r"d[0-9a-f]{24}")
"""What the names of decks that people make begin with."""
LinkKind = Literal["play", "copy"]
MOST_CHANGES = 2000
_luck = secrets.SystemRandom()
LOOK_BACK = 300
"""How many versions are kept, and can be undone."""


class Bounds(msgspec.Struct, frozen=True):
    """How much one person may keep."""

    cards: int = 500
    decks: int = 200
    picture_bytes: int = 100_000_000


USUAL = Bounds()


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

    def whole(self) -> Edition:
        """With unfinished cards too, in their order: to download, not to play."""
        return Edition(self.row.id, self.about, tuple(printed(draft) for draft in self.in_order))


class OwnDecks:
    def __init__(
        self, rows: Rows, pictures: Pictures, now: Callable[[], float], bounds: Bounds = USUAL
    ) -> None:
        self._rows = rows
        self._pictures = pictures
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
        # Another process may have added or removed one in the meantime.
        order = [card for card in row.order if card in drafts]
        return Opened(msgspec.structs.replace(row, order=order), drafts)

    # Making

    async def create(
        self,
        owner: str,
        about: About,
        drafts: Sequence[Draft],
        sources: Sequence[str] = (),
        brought: Mapping[str, bytes] = NO_PHOTOS,
    ) -> OwnDeck:
        """A new deck. Pictures on its cards were brought along, by the names that the cards give them, or come from the decks that
        are its sources; others are left out."""
        await self.check_room(owner, len(drafts))
        at, id = self._now(), f"d{secrets.token_hex(12)}"
        drafts = await self._with_brought(owner, id, drafts, brought)
        drafts = await self._with_pictures(owner, id, drafts, sources)
        order = [draft.id for draft in drafts]
        row = OwnDeck(id, owner, at, at, 1, msgspec.to_builtins(about), order, len(order))
        first = OwnVersion(id, 1, at, [], 0)
        cards = [Insert(OWN_CARDS, card_row(id, draft)) for draft in drafts]
        await self._rows.write(Insert(OWN_DECKS, row), Insert(OWN_VERSIONS, first), *cards)
        return row

    async def check_room(self, owner: str, cards: int) -> None:
        """Refuse a deck if there are too many, or if it is too large."""
        if await self._rows.count(OWN_DECKS, {"owner": owner}) >= self.bounds.decks:
            raise Refused(
                f"expected at most {self.bounds.decks} decks; delete one first",
                "decks",
                most=self.bounds.decks,
            )
        self._check_size(cards)

    async def _with_brought(
        self, owner: str, id: str, drafts: Sequence[Draft], brought: Mapping[str, bytes]
    ) -> list[Draft]:
        shown = {draft.photo: brought[draft.photo] for draft in drafts if draft.photo in brought}
        named = (
            dict(zip(shown, await self._keep(id, owner, list(shown.values())), strict=True)) if shown else {}
        )
        return [msgspec.structs.replace(draft, photo=named.get(draft.photo, draft.photo)) for draft in drafts]

    async def _with_pictures(
        self, owner: str, id: str, drafts: Sequence[Draft], sources: Sequence[str]
    ) -> list[Draft]:
        shown = {draft.photo for draft in drafts if draft.photo}
        found = await self._pictures.of([id, *sources]) if shown else {}
        copied = {sha256: size for sha256, size in found.items() if sha256 in shown}
        if copied:
            there = await self._pictures.of([row.id for row in await self.of(owner)])
            self.check_bytes({**there, **copied})
        kept = await self._pictures.copy(id, copied)
        return [
            draft if draft.photo in ("", *kept) else msgspec.structs.replace(draft, photo="")
            for draft in drafts
        ]

    async def add_picture(self, id: str, owner: str, webp: bytes) -> str:
        """Keep a picture for the cards of a deck, and return its SHA-256."""
        return (await self.add_pictures(id, owner, {"": webp}))[""]

    async def add_pictures(self, id: str, owner: str, webps: Mapping[str, bytes]) -> dict[str, str]:
        """Keep several, and return the SHA-256 of each by its name."""
        await self.open(id, owner)
        return dict(zip(webps, await self._keep(id, owner, list(webps.values())), strict=True))

    async def _share_pictures(self, id: str, owner: str, edit: Edit) -> None:
        """Cards may show what the owner's other decks have."""
        added, _ = edit.photos
        missing = added - set(await self._pictures.of([id])) if added else set()
        if missing:
            there = await self._pictures.of([row.id for row in await self.of(owner)])
            await self._pictures.copy(id, {photo: there[photo] for photo in missing & set(there)})

    async def photos(self, owner: str) -> set[str]:
        """Every picture in somebody's decks."""
        return set(await self._pictures.of([row.id for row in await self.of(owner)]))

    async def _keep(self, id: str, owner: str, webps: Sequence[bytes]) -> list[str]:
        decks = [id, *(row.id for row in await self.of(owner))]
        return await self._pictures.add(id, webps, decks, self.check_bytes)

    def check_bytes(self, pictures: Mapping[str, int]) -> None:
        """Refuse to keep more pictures, given by their sizes, than a person may have."""
        most = self.bounds.picture_bytes
        if sum(pictures.values()) > most:
            raise Refused(
                f"expected at most {most // 1_000_000} MB of pictures in all your decks; delete some first",
                "pictures-most",
                most=most // 1_000_000,
            )

    async def delete(self, id: str, owner: str) -> None:
        """Delete everything except what running games use."""
        await self.open(id, owner)
        for kind in ("play", "copy"):
            await self.withdraw(id, kind)
        await self._rows.clear(OWN_CARDS, {"deck": id})
        await self._rows.clear(OWN_VERSIONS, {"deck": id})
        await self._pictures.drop(id)
        # The deck itself goes last, so that whatever a crash leaves is found and deleted later.
        await self._rows.write(Remove(OWN_DECKS, (id,)))

    # Saving

    async def save(self, id: str, owner: str, changes: Sequence[Change], undoes: int = 0) -> Saved:
        """Carry out the changes whose fields are still as they were, and return the others as clashes."""
        return (await self.save_and_open(id, owner, changes, undoes))[0]

    async def save_and_open(
        self, id: str, owner: str, changes: Sequence[Change], undoes: int = 0
    ) -> tuple[Saved, Opened]:
        """The same, with the deck as it is then."""
        most = max(MOST_CHANGES, self.bounds.cards)
        if len(changes) > most:
            raise Refused(f"expected at most {most} changes at once; got {len(changes)}")
        while True:
            deck = await self.open(id, owner)
            edit = Edit(deck.row, deck.drafts)
            clashes = [clash for change in changes if (clash := edit.make(change, bool(undoes))) is not None]
            self._check_size(len(edit.order))
            await self._share_pictures(id, owner, edit)
            touched = await self._pictures.touch(id, edit, bool(undoes))
            if not edit.made:
                return Saved(deck.row.version, clashes), deck
            version = deck.row.version + 1
            row = {"about": edit.about, "order": edit.order, "size": len(edit.order)}
            row |= {"version": version, "changed": self._now()}
            made = [msgspec.to_builtins(change) for change in edit.made]
            if await self._rows.write(
                Update(OWN_DECKS, (id,), row, {"version": deck.row.version}),
                Insert(OWN_VERSIONS, OwnVersion(id, version, self._now(), made, undoes)),
                *edit.writes(),
                *touched,
            ):
                if version > LOOK_BACK:
                    await self._rows.write(Remove(OWN_VERSIONS, (id, version - LOOK_BACK)))
                return Saved(version, clashes), Opened(msgspec.structs.replace(deck.row, **row), edit.drafts)

    async def deal_icons(self, id: str, owner: str) -> Saved:
        """Give every card that can be played two icons for Twist, each as often as the others on fronts and on date sides."""
        deck = await self.open(id, owner)
        good = [draft for draft in deck.in_order if not any(troubles(draft))]
        if not good:
            raise Refused("expected a deck with finished cards; there is none", "no-cards")
        _luck.shuffle(good)
        pairs = [_icons(place) for place in range(len(good))]
        changes = [
            Change("icons", draft.id, field(draft, "icons"), pair)
            for draft, pair in zip(good, pairs, strict=True)
        ]
        return await self.save(id, owner, changes)

    async def undo(self, id: str, owner: str) -> Saved:
        """Undo the latest save that has not been undone yet."""
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
            raise Missing("this link is unknown or has been withdrawn", "no-link")
        return link, await self.open(link.deck)

    def _check_size(self, cards: int) -> None:
        if cards > self.bounds.cards:
            most = self.bounds.cards
            raise Refused(f"expected at most {most} cards in a deck; got {cards}", "cards-most", most=most)


def _icons(place: int) -> list[str]:
    """The front and the date side of a card: each six in a row have every icon once on both, in another combination."""
    names, round = list(ICONS), place // len(ICONS)
    apart = 1 + round % (len(names) - 1)
    return [names[place % len(names)], names[(place + apart) % len(names)]]


def fresh(drafts: Sequence[Draft]) -> list[Draft]:
    """The same cards under new ids, so that a copy and its original can be shuffled together."""
    return [msgspec.structs.replace(draft, id=new_id()) for draft in drafts]
