"""The bots of examples/ play a whole game against each other, as their README says."""

from __future__ import annotations

import re
import secrets
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from patience import PATIENCE, WHOLE_GAME, until
from people import fetch, request
from running import Server

from interstice.lab.verify import verify
from interstice.protocol import decode_server
from interstice.rules.find import decode_log

EXAMPLES = Path(__file__).parents[2] / "examples"


def bot(name: str, *arguments: str) -> subprocess.Popen[str]:
    start = [sys.executable] if name.endswith(".py") else ["bash"]
    return subprocess.Popen(
        [*start, str(EXAMPLES / name), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def wait_for_seats(server: Server, code: str, count: int) -> None:
    until(lambda: sum(seat is not None for seat in request(server, f"/api/rooms/{code}")["seats"]) >= count)


def finished_game(server: Server, code: str, token: str) -> str:
    """The id of the game that the room tells of."""
    headers = {"Authorization": f"Bearer {token}"}
    stream = urllib.request.Request(f"{server.url}/api/rooms/{code}/stream", headers=headers)
    with urllib.request.urlopen(stream, timeout=PATIENCE) as lines:
        for line in lines:
            if line.strip() and (game := getattr(decode_server(line), "game", None)):
                return str(game)
    raise AssertionError("the room tells of no game")


@pytest.mark.parametrize(("preset", "options"), [("events", {}), ("swiss", {"rounds": 1}), ("twist", {})])
def test_the_two_bots_play_each_other_to_the_end(
    server: Server, preset: str, options: dict[str, object]
) -> None:
    host = secrets.token_urlsafe(24)
    code = request(server, "/api/rooms", host, {"preset": preset, "options": options})["code"]
    # Seats of the room that are not those of the game, for the free ones are left out.
    bots = [bot("bot.py", server.url, code, "1"), bot("bot.sh", server.url, code, "3")]
    try:
        wait_for_seats(server, code, 2)
        start = {"type": "start", "command": "start"}
        assert request(server, f"/api/rooms/{code}/commands", host, start)["type"] == "done"
        results = [player.communicate(timeout=WHOLE_GAME) for player in bots]
    finally:
        for player in bots:
            player.kill()
            player.communicate()
    assert [player.returncode for player in bots] == [0, 0], results
    log = decode_log(fetch(server, f"/api/games/{finished_game(server, code, host)}"))
    game = verify(log)
    assert game.over
    # The host did not play, so the log has no names.
    names = ", ".join(("Random Python", "Random Bash")[seat] for seat in game.winners) or "nobody"
    said = f"won by {names}" if game.score is None else f"won by {names}, score {game.score}"
    assert [out.strip() for out, _ in results] == [said, said]
    (moves,) = re.findall(r"^interstice_move_seconds_count (\d+)$", fetch(server, "/metrics").decode(), re.M)
    assert int(moves) >= len(log.entries) - 1, "moves that came as requests count too"


@pytest.mark.parametrize("name", ["bot.py", "bot.sh"])
def test_a_bot_that_is_not_let_in_says_why(server: Server, name: str) -> None:
    player = bot(name, server.url, "ZZZZZZ", "0")
    _, said = player.communicate(timeout=PATIENCE)
    assert player.returncode == 1
    assert "no room has the code 'ZZZZZZ'; check it" in said


def test_the_python_bot_is_short() -> None:
    assert len((EXAMPLES / "bot.py").read_text("utf-8").splitlines()) <= 40
