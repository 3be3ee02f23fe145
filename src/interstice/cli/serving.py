"""The command line's server: run it, back it up, delete what is old."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import uvicorn
from tqdm import tqdm

from interstice.core.refused import Refused
from interstice.server import backup, logs, retention, settings
from interstice.server.app import make_app, open_store
from interstice.server.settings import Settings, is_postgres
from interstice.store.store import Unavailable

try:
    import fcntl
except ImportError:  # On Windows.
    fcntl = None  # type: ignore[assignment]


def add_serve_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    serve = commands.add_parser("serve", help="run the server")
    settings.add_flags(serve)
    serve.set_defaults(run=_serve)

    copy = commands.add_parser("backup", help="copy the server's database while it runs")
    copy.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    settings.add_flags(copy, ["database"])
    copy.set_defaults(run=_back_up)

    old = commands.add_parser("prune", help="delete the server's old games and rooms now")
    settings.add_flags(old, ["database", "keep_games", "keep_rooms"])
    old.set_defaults(run=_prune)


def _serve(given: argparse.Namespace) -> int:
    chosen = settings.read(given)
    host = "0.0.0.0" if chosen.lan else chosen.host
    _check_free(host, chosen.port)
    with _alone_on(chosen.database):
        _run(chosen, host)
    return 0


def _run(chosen: Settings, host: str) -> None:
    address = _address(chosen)
    print(f"Interstice is at {address}", flush=True)
    if chosen.lan:
        _print_code(address)
    if not chosen.no_browser and _has_screen():
        Thread(target=_open_browser, args=(chosen.port, address), daemon=True).start()
    common: dict[str, Any] = {
        "host": host,
        "port": chosen.port,
        "ws": "interstice.server.wire:Wire",
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(chosen.proxies()),
        "forwarded_allow_ips": ",".join(chosen.proxies()),
        "timeout_graceful_shutdown": 5,
        # A busy machine may take a while to start a process; that is no reason to kill it.
        "timeout_worker_healthcheck": 60,
    }
    _allow_many_files()
    if chosen.workers == 1:
        uvicorn.run(make_app(chosen), **common)
    else:
        # The processes are started anew and read the same settings from their environment.
        os.environ.update(chosen.environment())
        logs.set_up(chosen.log_level, chosen.log_format)
        uvicorn.run("interstice.server.app:make_app", factory=True, workers=chosen.workers, **common)


@contextmanager
def _alone_on(database: str) -> Iterator[None]:
    """Two servers on one SQLite file would not hear of each other's moves. The system lets go of the lock when we end."""
    if is_postgres(database) or fcntl is None:
        yield
        return
    # Says so if nobody may write there.
    open_store(database)
    with Path(f"{database}.lock").open("wb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused(
                f"{database}: expected a file that no other server uses; one is running on it. "
                "Stop that one, or name a postgresql:// address for both"
            ) from None
        yield


def _allow_many_files() -> None:
    """Each socket is one; the system allows more than it gives without being asked."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _check_free(host: str, port: int) -> None:
    try:
        family, kind, proto, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, proto) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        raise Refused(f"--port: expected a free port of {host}; got {port}: {error.strerror}") from None


def _address(chosen: Settings) -> str:
    if chosen.public_address:
        return chosen.public_address
    host = _home_address() if chosen.lan else chosen.host
    return f"http://{f'[{host}]' if ':' in host else host}:{chosen.port}"


def _home_address() -> str:
    """This machine's address in the home network: the one from which it would reach others. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address = str(probe.getsockname()[0])
        except OSError:
            address = "127.0.0.1"
    if address.startswith("127."):
        raise Refused("--lan: expected a home network; this machine is connected to none")
    return address


def _print_code(address: str) -> None:
    import segno

    if "utf" in (sys.stdout.encoding or "").lower():
        segno.make(address, error="m").terminal(compact=True)
        print("Point a phone's camera at it; phone and computer must be in the same network.", flush=True)


def _has_screen() -> bool:
    """Without one, Python would start a browser for terminals in the middle of the log."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _open_browser(port: int, address: str) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


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
    if not settings.is_postgres(chosen.database) and not Path(chosen.database).is_file():
        raise Refused(f"{chosen.database}: expected a database of the server; there is no such file")
    try:
        gone = asyncio.run(_prune_now(chosen))
    except Unavailable:
        raise Refused("--database: expected a PostgreSQL that answers; this one does not") from None
    print(f"deleted {len(gone.games)} games and {len(gone.rooms)} rooms")
    return 0


async def _prune_now(chosen: Settings) -> retention.Pruned:
    store = open_store(chosen.database)
    await store.open()
    try:
        return await retention.prune(store, time.time(), chosen.keep_games, chosen.keep_rooms)
    finally:
        await store.close()
