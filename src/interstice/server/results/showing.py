"""A page that somebody shows to others: at an address of its own, which disappears as soon as they stop showing it."""

from __future__ import annotations

import secrets

import msgspec

from interstice.server.playing.heads import decode_game_head
from interstice.server.playing.refusals import Missing
from interstice.server.playing.restraints import BAN, Restraints
from interstice.server.results.page import PlayedGame, Standing, standing
from interstice.store.people import PEOPLE
from interstice.store.results import SHOWN_PAGES, ShownPage
from interstice.store.rows import Put
from interstice.store.store import Store


class Showing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What others see of a page, besides its figures."""

    games: bool = False
    misses: bool = False
    """The cards that are missed most."""


async def show(store: Store, person: str, wish: Showing, now: float) -> ShownPage:
    """Start showing somebody's page, or change what others see of it. Its address stays."""
    before = await store.rows.get(SHOWN_PAGES, person)
    profile = await store.rows.get(PEOPLE, person)
    link = before.link if before else secrets.token_hex(16)
    page = ShownPage(person, link, profile.name if profile else "", wish.games, wish.misses, now)
    await store.rows.write(Put(SHOWN_PAGES, page))
    return page


async def hide(store: Store, person: str) -> None:
    """Stop showing the page. If it is shown again, it has a new address."""
    await store.rows.clear(SHOWN_PAGES, {"person": person})


async def find_shown(store: Store, link: str, restraints: Restraints) -> ShownPage:
    """Nobody sees the page, or the name, of somebody who is banned."""
    found = await store.rows.find(SHOWN_PAGES, {"link": link}, limit=1)
    if not found or restraints.of(found[0].person, BAN) is not None:
        raise Missing("no page is shown at this address; it may have been withdrawn", "no-page")
    return found[0]


async def for_others(store: Store, page: ShownPage, now: float) -> Standing:
    """What others see: no names of fellow players, and no replays of games that are for their players alone."""
    found = await standing(store, page.person, now)
    recent = [await _for_others(store, game) for game in found.recent] if page.games else []
    return msgspec.structs.replace(found, recent=recent, misses=found.misses if page.misses else [])


async def _for_others(store: Store, game: PlayedGame) -> PlayedGame:
    head = await store.head(game.game)
    is_open = head is not None and not decode_game_head(head).pins
    return msgspec.structs.replace(game, others=(), kept=is_open)
