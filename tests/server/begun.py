"""A game that has just begun, in a hall without sockets."""

from __future__ import annotations

from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish

ANA = "ana"


async def begun(hall: Hall) -> str:
    """A game has begun: its id."""
    room = await hall.rooms.open(ANA, RoomWish("events", {"hand": 4}))
    for seat in range(2):
        await hall.rooms.change(
            room.id,
            ANA,
            f"sit-{seat}",
            lambda room, seat=seat: (room.sit(ANA, seat, f"Person {seat}"),),
        )
    await hall.start_game(room.id, ANA, "start")
    assert room.game is not None
    return room.game
