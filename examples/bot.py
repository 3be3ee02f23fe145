"""A bot that plays any legal move: python bot.py ADDRESS ROOM SEAT"""

import asyncio
import random
import sys
from typing import Any

import msgspec

from interstice.client import Client, Rejected
from interstice.protocol import AnyMove


def choose(ask: dict[str, Any]) -> Any:  # for each field of the move, one of the values it may take
    move = {field: values if field == "move" else random.choice(values) for field, values in ask.items()}
    return msgspec.convert(move, AnyMove)


async def play(address: str, room: str, seat: str) -> str:
    async with Client(address, room) as client:
        try:
            await client.sit(int(seat), "Random Python")
        except (ConnectionError, Rejected):
            raise SystemExit(client.failed[-1].why) from None
        answered = 0
        async for _ in client.news():
            for number, view in client.game.views.items() if client.game else ():
                if view.over and number >= 0:
                    names = ", ".join(view.players[winner].name for winner in view.winners) or "nobody"
                    return f"won by {names}" if view.score is None else f"won by {names}, score {view.score}"
                if view.asks and view.entries > answered:
                    try:
                        await client.act(number, choose(random.choice(view.asks)), view.entries)
                        answered = view.entries
                    except Rejected:
                        await asyncio.sleep(0.2)  # stale: a newer view is on its way; busy: try again
        raise SystemExit("the server has closed the socket")


print(asyncio.run(play(*sys.argv[1:])))
