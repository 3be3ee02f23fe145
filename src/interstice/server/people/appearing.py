"""How a person appears to others: read, and changed in one place for all of their devices."""

from __future__ import annotations

import msgspec

from interstice.core.refused import Refused
from interstice.server.playing.badges import check_badge
from interstice.server.playing.cleaning import cleaned
from interstice.server.playing.rooms import MOST_NAME
from interstice.store.people import PEOPLE, Person
from interstice.store.results import SHOWN_PAGES
from interstice.store.rows import Put, Update, Write
from interstice.store.store import Store
from interstice.text import LANGUAGES


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody wants to change about themselves. What is left out stays as it is."""

    name: str | msgspec.UnsetType = msgspec.UNSET
    """At most 24 characters; empty for a guest without a name."""
    animal: str | msgspec.UnsetType = msgspec.UNSET
    """The icon of the badge; empty for any."""
    colour: int | msgspec.UnsetType = msgspec.UNSET
    """Which of the players' colours the badge has, from 1 to 8; 0 for any."""
    language: str | msgspec.UnsetType = msgspec.UNSET
    """en, de, fr, it or nl; empty for the browser's own."""
    shows_name: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether people outside their rooms see the name too."""


async def find(store: Store, person: str, now: float) -> Person:
    """How somebody appears; a person who has chosen nothing is a guest."""
    return await store.rows.get(PEOPLE, person) or Person(person, now)


async def change(store: Store, person: str, wish: Change, now: float) -> Person:
    changed = _checked(wish)
    after = msgspec.structs.replace(await find(store, person, now), **changed)
    writes: list[Write] = [Put(PEOPLE, after)]
    if await store.rows.get(SHOWN_PAGES, person) is not None:
        writes.append(Update(SHOWN_PAGES, (person,), {"name": after.name}))
    await store.rows.write(*writes)
    return after


def _checked(wish: Change) -> dict[str, object]:
    """The changes, if all of them are valid."""
    changed = {
        name: getattr(wish, name)
        for name in Change.__struct_fields__
        if getattr(wish, name) is not msgspec.UNSET
    }
    if "name" in changed:
        name = changed["name"] = cleaned(changed["name"])
        if len(name) > MOST_NAME:
            raise Refused(
                f"expected a name of at most {MOST_NAME} characters; got {len(name)}", "name", most=MOST_NAME
            )
    check_badge(changed.get("animal", ""), changed.get("colour", 0))
    if (language := changed.get("language", "")) and language not in LANGUAGES:
        raise Refused(f"expected a language among {', '.join(LANGUAGES)}; got {language[:20]!r}")
    return changed
