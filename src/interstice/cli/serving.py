"""The server's commands: `serve`, `backup`, `aside` and `prune`."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any, BinaryIO, TypeVar

import uvicorn
from msgspec.structs import replace
from tqdm import tqdm
from uvicorn.supervisors import Multiprocess

from interstice.bus.local import LocalBus
from interstice.cli.parser import Parser
from interstice.core.refused import Refused
from interstice.server import logs
from interstice.server.http.app import make_app, open_store
from interstice.server.playing.aside import all_aside
from interstice.server.playing.hall import Hall
from interstice.server.upkeep import backup, retention, settings
from interstice.server.upkeep.finishing import Finishing
from interstice.server.upkeep.settings import Settings, is_postgres
from interstice.store.files import make_private
from interstice.store.store import Store, Unavailable

try:
    import fcntl
except ImportError:  # On Windows.
    fcntl = None  # type: ignore[assignment]


T = TypeVar("T")
START_FAILED = 3
"""The exit code of a server that could not start; the log says why."""


def add_serve(parser: Parser) -> None:
    settings.add_flags(parser)
    parser.set_defaults(run=_serve)


def add_backup(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write the copy to")
    settings.add_flags(parser, ["database"])
    parser.set_defaults(run=_back_up)


def add_aside(parser: Parser) -> None:
    settings.add_flags(parser, ["database"])
    parser.set_defaults(run=_list_aside)


def add_prune(parser: Parser) -> None:
    settings.add_flags(parser, ["database", "keep_games", "keep_rooms", "keep_reports"])
    parser.set_defaults(run=_prune)


def _serve(given: argparse.Namespace) -> int:
    chosen = settings.read(given)
    if is_postgres(chosen.database):
        # Fail now, not later, if the driver is missing.
        import_module("asyncpg")
    with _alone_on(chosen.database) as lock, _listen(chosen) as listener:
        chosen = replace(chosen, port=listener.getsockname()[1])
        address = _address(chosen)
        if lock is not None:
            lock.write(address.encode())
            lock.flush()
        # Whoever starts a program that is too old for the database reads that, and nothing else.
        _with_open(chosen, _nothing)
        _greet(chosen, address)
        run(chosen, listener)
    return 0


def _greet(chosen: Settings, address: str) -> None:
    print(f"Interstice is at {address}", flush=True)
    if chosen.lan:
        _print_code(address)
    if not is_postgres(chosen.database):
        print(settings.where_games_are(chosen.database), flush=True)
    if not chosen.no_browser and _has_screen():
        # The port is already open, so a browser that connects early just waits.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def run(chosen: Settings, listener: socket.socket) -> None:
    """Serve until interrupted."""
    _allow_many_files()
    with suppress(KeyboardInterrupt):
        if chosen.workers > 1:
            # Each process starts from scratch and reads the same settings from its environment.
            os.environ.update(chosen.environment())
            logs.set_up(chosen.log_level, chosen.log_format)
            Multiprocess(config_of(chosen), [listener]).run()
        else:
            server = uvicorn.Server(config_of(chosen))
            server.run([listener])
            if not server.started:
                raise SystemExit(START_FAILED)


def config_of(chosen: Settings) -> uvicorn.Config:
    several = chosen.workers > 1
    return uvicorn.Config(
        "interstice.server.http.app:make_app" if several else make_app(chosen),
        factory=several,
        workers=chosen.workers,
        http="interstice.server.talking.callers:Caller",
        ws="interstice.server.talking.wire:Wire",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(chosen.proxies()),
        forwarded_allow_ips=",".join(chosen.proxies()),
        timeout_graceful_shutdown=5,
        # A busy machine may take a while to start a process; do not kill it for that.
        timeout_worker_healthcheck=60,
    )


@contextmanager
def _alone_on(database: str) -> Iterator[BinaryIO | None]:
    """Lock a SQLite file, since two servers using it would not hear of each other's moves.

    The lock file holds the server's address. The system releases the lock when the process ends."""
    if is_postgres(database) or fcntl is None:
        yield None
        return
    # Raises `Refused` if the file is not writable.
    open_store(database)
    path = Path(f"{database}.lock")
    make_private(path)
    with path.open("a+b") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            address = lock.read().decode()
            where = f"at {address}" if address else "on this machine"
            raise Refused(
                f"{database}: expected a file that no other server uses; a server {where} is using it. "
                "Stop that one, or use a postgresql:// address for both"
            ) from None
        lock.truncate(0)
        yield lock


def _allow_many_files() -> None:
    """Raise the limit on open files as far as the system allows: every socket counts as one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# The port

NEXT_PORTS = 20
"""How many ports to try after one that is taken."""


def _listen(chosen: Settings) -> socket.socket:
    """Listen on the chosen port or, if it is taken and the user at the terminal agrees, on the next free one."""
    host = "0.0.0.0" if chosen.lan else chosen.host
    try:
        return _listen_at(host, chosen.port)
    except OSError as error:
        free = _next_free(host, chosen.port) if error.errno == errno.EADDRINUSE else None
        if free is None:
            raise Refused(
                f"--port: expected a free port on {host}; got {chosen.port}: {error.strerror}"
            ) from None
    port = free.getsockname()[1]
    if sys.stdin.isatty() and _agrees(f"Port {chosen.port} is taken. Use {port} instead? [Y/n] "):
        return free
    free.close()
    raise Refused(f"--port: expected a free port on {host}; {chosen.port} is taken. Try --port {port}")


def _listen_at(host: str, port: int) -> socket.socket:
    family, kind, proto, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, proto)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def _next_free(host: str, taken: int) -> socket.socket | None:
    for port in range(taken + 1, min(taken + NEXT_PORTS, 65535) + 1):
        with suppress(OSError):
            return _listen_at(host, port)
    return None


def _agrees(question: str) -> bool:
    try:
        return input(question).strip().lower() in ("", "y", "yes")
    except EOFError:
        return False


def _address(chosen: Settings) -> str:
    if chosen.public_address:
        return chosen.public_address
    host = home_address() if chosen.lan else chosen.host
    return f"http://{f'[{host}]' if ':' in host else host}:{chosen.port}"


def address_of_server(chosen: Settings) -> str:
    """Where the server of this database is, as far as it can be known."""
    lock = Path(f"{chosen.database}.lock")
    if chosen.public_address or is_postgres(chosen.database) or not lock.is_file():
        return _address(chosen).rstrip("/")
    return lock.read_text().strip() or _address(chosen)


def home_address() -> str:
    """This machine's address on the home network: the one it would use to reach others. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address = str(probe.getsockname()[0])
        except OSError:
            address = "127.0.0.1"
    if address.startswith("127."):
        raise Refused("--lan: expected a home network; this machine is not connected to one")
    return address


def _print_code(address: str) -> None:
    import segno

    if "utf" in (sys.stdout.encoding or "").lower():
        segno.make(address, error="m").terminal(compact=True)
        print(
            "Point a phone's camera at it; the phone and the computer must be on the same network.",
            flush=True,
        )


def _has_screen() -> bool:
    """Whether a browser can open a window. Without a screen, Python would start a text browser in the middle of the log."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _back_up(given: argparse.Namespace) -> int:
    chosen = settings.read(given)
    with tqdm(unit=" pages", disable=None) as bar:

        def show(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)

        entries = backup.back_up(chosen.database, given.file, show)
    print(f"{given.file}: {entries} entries, checked")
    return 0


def _prune(given: argparse.Namespace) -> int:
    chosen = settings.read(given)

    async def prune(store: Store) -> retention.Pruned:
        may_go = Finishing(Hall(store, LocalBus(), time.time)).may_go
        keep = await retention.keeping(store, chosen)
        return await retention.prune(store, time.time(), keep, may_go=may_go)

    gone = with_store(chosen, prune)
    counts = (len(gone.games), "game"), (len(gone.rooms), "room"), (gone.reports, "report")
    games, rooms, reports = (f"{n} {kind}{'' if n == 1 else 's'}" for n, kind in counts)
    print(f"deleted {games}, {rooms} and {reports}")
    return 0


def _list_aside(given: argparse.Namespace) -> int:
    found = with_store(settings.read(given), all_aside)
    for id, why in found.items():
        at = datetime.fromtimestamp(why.at, UTC).isoformat(timespec="seconds")
        print(f"{id} {at} {why.error}, number {why.id} in the log")
    rooms = sum(id.startswith("room-") for id in found)
    games = len(found) - rooms
    print(f"{_many(games, 'game')} and {_many(rooms, 'room')} are put aside")
    return 0


def _many(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def with_store(chosen: Settings, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """Work with the server's database, which may be in use."""
    if not settings.is_postgres(chosen.database) and not Path(chosen.database).is_file():
        raise Refused(f"{chosen.database}: expected a database of the server; there is no such file")
    return _with_open(chosen, work)


async def _nothing(store: Store) -> None:
    """To open the database brings it up to date, or refuses it."""


def _with_open(chosen: Settings, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def run() -> T:
        store = open_store(chosen.database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except Unavailable as error:
        raise Refused(f"--database: expected a database that can be reached; {error}") from None
