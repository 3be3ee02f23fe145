"""Own decks: 20,000 of them on a server, and people who play while ten others upload photos.

Made-up data: 20,000 decks of 24 cards each, of 5,000 people; one person has 200 decks, one of which has 300 cards.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
from bars import Bar, judge
from crowd import NOW, encoded, token

from interstice.server.playing.drafts import Draft
from interstice.server.playing.people import person_of
from interstice.store.own_decks import OWN_CARDS, OWN_DECKS, OWN_VERSIONS, OwnCard, OwnDeck, OwnVersion

sys.path[:0] = [str(Path(__file__).parents[1] / folder) for folder in ("tests", "tests/server")]

from attacker import others_play  # noqa: E402
from days import OwnPostgres, Postgres, Sqlite  # noqa: E402
from running import Server  # noqa: E402

DECKS, CARDS, LARGE, MANY, PEOPLE = 20_000, 24, 300, 200, 5_000
OFTEN = 30
TRIES, SECONDS, TABLES = 3, 10.0, 10
MEMORY = ("/dev/shm",)
ABOUT = {"name": {"de": "Deck"}, "licence": "", "precision": "year", "themes": {}, "icons": []}
HEADERS = {"authorization": f"Bearer {token(0)}", "content-type": "application/json"}


def card_id(number: int) -> str:
    return "".join(chr(97 + int(digit)) for digit in f"{number:016}")


def deck_id(number: int) -> str:
    return f"d{number:024x}"


def size(deck: int) -> int:
    return LARGE if deck == 0 else CARDS


def deck_rows() -> Iterator[OwnDeck]:
    for deck in range(DECKS):
        owner = person_of(token(0 if deck < MANY else 1 + deck % PEOPLE))
        order = [card_id(each) for each in range(size(deck))]
        yield OwnDeck(deck_id(deck), owner, NOW, NOW + deck, 1, ABOUT, order, len(order))


def card_rows() -> Iterator[OwnCard]:
    for deck in range(DECKS):
        for each in range(size(deck)):
            draft = Draft(
                id=card_id(each),
                year=1000 + each,
                title={"de": f"Das Ding {card_id(each)[-3:]} wird gebaut"},
                note={"de": "Zwölf Kinder sahen dabei zu, und eines schrieb es auf."},
            )
            yield OwnCard(deck_id(deck), draft.id, msgspec.to_builtins(draft))


async def make(database: Sqlite | Postgres) -> None:
    store = database.store()
    await store.open()
    await store.close()


def fill(database: Sqlite | Postgres) -> None:
    versions = (OwnVersion(deck_id(deck), 1, NOW, [], 0) for deck in range(DECKS))
    for table, rows in ((OWN_DECKS, deck_rows()), (OWN_CARDS, card_rows()), (OWN_VERSIONS, versions)):
        database.fill(table, encoded(table, rows))


# Opening and saving


def middle(work: Callable[[int], object]) -> float:
    """The milliseconds that it usually takes."""
    took = []
    for number in range(OFTEN):
        began = time.perf_counter()
        work(number)
        took.append((time.perf_counter() - began) * 1000)
    return median(took)


def call(link: http.client.HTTPConnection, method: str, path: str, body: Any = None) -> Any:
    link.request(method, path, None if body is None else json.dumps(body), HEADERS)
    answer = link.getresponse()
    content = answer.read()
    if answer.status >= 400:
        sys.exit(f"{method} {path}: {answer.status} {content[:200]!r}")
    return json.loads(content)


def measure(database: Sqlite | Postgres) -> Iterator[Bar]:
    with Server(database.address) as server:
        link = http.client.HTTPConnection("127.0.0.1", server.port)
        found = call(link, "GET", "/api/own")["decks"]
        page = call(link, "GET", f"/api/own/{deck_id(0)}")
        if (len(found), len(page["cards"])) != (MANY, LARGE):
            sys.exit(f"expected {MANY} decks and {LARGE} cards; got {len(found)} and {len(page['cards'])}")
        listed = middle(lambda _: call(link, "GET", "/api/own"))
        opened = middle(lambda _: call(link, "GET", f"/api/own/{deck_id(0)}"))

        def save(number: int) -> None:
            change = {"card": card_id(number), "field": "credit", "was": "", "to": "Ana"}
            call(link, "POST", f"/api/own/{deck_id(0)}/changes", {"changes": [change]})

        saved = middle(save)
    yield Bar(f"{database.name}: the list of {MANY} decks", listed, "ms", 150, 15)
    yield Bar(f"{database.name}: a deck of {LARGE} cards is opened", opened, "ms", 250, 30)
    yield Bar(f"{database.name}: a field of {LARGE} cards is saved", saved, "ms", 250, 30)


# Playing while others upload


def p99(server: Server, seconds: float) -> float:
    """Milliseconds that a move of others takes at most in 99 of 100 cases, at several tables: one alone makes too few moves to say."""

    async def all_play() -> list[list[float]]:
        tables = (others_play(server, lambda: asyncio.sleep(seconds)) for _ in range(TABLES))
        return await asyncio.gather(*tables)

    took = [move for table in asyncio.run(all_play()) for move in table]
    return quantiles(took, n=100)[-1] * 1000


@contextmanager
def uploads(server: Server) -> Iterator[None]:
    # Elsewhere, people's devices do not take the server's processors.
    command = ["nice", sys.executable, str(Path(__file__).with_name("uploading.py")), str(server.port)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        if process.stdout.readline() != "ready\n":
            sys.exit("expected photos to be kept; none was")
        yield
        process.stdin.close()
        print(f"  {process.stdout.readline().strip()} photos were kept meanwhile")


def play_beside_uploads() -> Bar:
    """In memory, so that the disk's own sync is not what is measured."""
    usual, beside = list[float](), list[float]()
    for _ in range(TRIES):
        with (
            tempfile.TemporaryDirectory(dir=next(filter(os.path.isdir, MEMORY), None)) as folder,
            Server(Path(folder) / "games.sqlite") as server,
        ):
            usual.append(p99(server, SECONDS))
            with uploads(server):
                beside.append(p99(server, SECONDS))
    before, now = median(usual), median(beside)
    print(f"  people's p99 {before:.1f} ms, while ten others upload {now:.1f} ms")
    return Bar("people's p99 while ten upload, times that without", now / before, "", 2, 1.2)


def main() -> bool:
    with tempfile.TemporaryDirectory() as folder, OwnPostgres() as postgres:
        databases = (Sqlite(Path(folder) / "games.sqlite"), Postgres(postgres.url()))
        bars: list[Bar] = []
        for database in databases:
            asyncio.run(make(database))
            fill(database)
            bars += measure(database)
        return judge([*bars, play_beside_uploads()])


if __name__ == "__main__":
    sys.exit(not main())
