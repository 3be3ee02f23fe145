"""Changes to a deck, field by field: carried out together, or returned where another device got there first."""

from __future__ import annotations

from typing import Any

import msgspec

from interstice.core.refused import Refused
from interstice.server.playing.drafts import CARD_ID, Draft, about_field, about_with, field, with_field
from interstice.server.playing.refusals import Missing
from interstice.store.own_decks import OWN_CARDS, OwnCard, OwnDeck
from interstice.store.rows import Put, Remove, Write


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


def card_row(deck: str, draft: Draft) -> OwnCard:
    return OwnCard(deck, draft.id, msgspec.to_builtins(draft))


class Edit:
    """A deck while it is being changed."""

    def __init__(self, deck: OwnDeck, drafts: dict[str, Draft]) -> None:
        self._deck = deck.id
        self._before = drafts
        self.drafts = dict(drafts)
        self.about = deck.about
        self.order = list(deck.order)
        self.made: list[Change] = []
        """What has really changed, for the version."""

    def make(self, change: Change, is_undoing: bool) -> Clash | None:
        if change.field == "place":
            self._move(change)
            return None
        now = self._value(change)
        if now == change.to:
            return None
        if now != change.was and not (change.field == "card" and change.was is None and now is None):
            return None if is_undoing else Clash(change.field, change.card, change.to, now)
        before = self.drafts.get(change.card)
        self._set(change)
        done = self._value(change)
        if done != now:
            self.made.append(msgspec.structs.replace(change, was=now, to=done))
        if change.field == "year" and before is not None:
            self._note_beside(before, self.drafts[change.card])
        return None

    def _note_beside(self, before: Draft, now: Draft) -> None:
        """A year that cannot be understood is kept as it was typed, and `ca. 800` ticks that it is approximate."""
        for name in ("written", "circa"):
            was, is_now = field(before, name), field(now, name)
            if was != is_now:
                self.made.append(Change(name, now.id, was, is_now))

    @property
    def photos(self) -> tuple[set[str], set[str]]:
        """Those that are on cards now and were not before, and the other way round."""
        before, now = (
            {(draft.id, draft.photo) for draft in drafts.values() if draft.photo}
            for drafts in (self._before, self.drafts)
        )
        return {photo for _, photo in now - before}, {photo for _, photo in before - now}

    def take_off(self, photos: set[str]) -> None:
        """Leave out pictures that are no longer there."""
        for id, draft in self.drafts.items():
            if draft.photo in photos:
                self.drafts[id] = msgspec.structs.replace(draft, photo="")

    def writes(self) -> list[Write]:
        """The cards that have changed."""
        gone = [Remove(OWN_CARDS, (self._deck, id)) for id in self._before if id not in self.drafts]
        new = [draft for id, draft in self.drafts.items() if self._before.get(id) != draft]
        return [*gone, *(Put(OWN_CARDS, card_row(self._deck, draft)) for draft in new)]

    def _value(self, change: Change) -> Any:
        if not change.card:
            return about_field(self.about, change.field)
        draft = self.drafts.get(change.card)
        if change.field == "card":
            return msgspec.to_builtins(draft) if draft else None
        if draft is None:
            raise Missing(f"the deck has no card {change.card[:40]!r}", "no-card")
        return field(draft, change.field)

    def _set(self, change: Change) -> None:
        if not change.card:
            self.about = about_with(self.about, change.field, change.to)
        elif change.field != "card":
            self.drafts[change.card] = with_field(self.drafts[change.card], change.field, change.to)
        elif change.to is None:
            # After an undo, the card is where it was.
            place = self.order.index(change.card)
            self.made.append(Change("place", change.card, place, place))
            del self.drafts[change.card]
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
        if change.card not in self.drafts:
            self.order.append(change.card)
        self.drafts[change.card] = draft

    def _move(self, change: Change) -> None:
        if change.card not in self.drafts or type(change.to) is not int:
            raise Missing(
                f"the deck has no card {change.card[:40]!r}, or its new place is not a number", "no-card"
            )
        now = self.order.index(change.card)
        self.order.remove(change.card)
        self.order.insert(max(0, change.to), change.card)
        if self.order.index(change.card) != now:
            self.made.append(msgspec.structs.replace(change, was=now, to=self.order.index(change.card)))
