"""A solo game with exactly the cards that somebody misses most."""

from __future__ import annotations

from interstice.core.cards import Deck
from interstice.core.refused import Refused
from interstice.decks.load import load_shipped
from interstice.server.playing.alone import begin_alone
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import CardsWish
from interstice.server.results.page import missed_most
from interstice.server.results.reading import deck_of_face

FEWEST = 2
"""One card starts the line, and there must be one to place."""


async def play_misses(hall: Hall, person: str, name: str, language: str) -> str:
    """The code of a room in which somebody plays the cards again that they have missed at least twice."""
    faces = {each.face for each in await missed_most(hall.store, person)}
    if len(faces) < FEWEST:
        raise Refused(
            f"expected at least {FEWEST} cards that you missed twice; there are {len(faces)}", "few-misses"
        )
    decks = tuple(sorted({deck_of_face(face) for face in faces}))
    cards = {card.face: card for name in decks for card in load_shipped(name).deck() if card.face in faces}
    hash, _ = await hall.games.shelf.hold(Deck(tuple(cards.values())))
    return (await begin_alone(hall, person, name, CardsWish(decks, hash, language))).head.code
