"""The command line's server."""

from __future__ import annotations

import argparse
import os
import threading
import webbrowser
from pathlib import Path

import uvicorn

from interstice.server.app import App, open_hall
from interstice.server.sockets import MOST_BYTES


def add_serve_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    serve = commands.add_parser("serve", help="run the server")
    serve.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1)")
    serve.add_argument("--port", type=int, default=8765, help="the port (8765)")
    serve.add_argument(
        "--database",
        default=os.environ.get("DATABASE_URL") or str(data_folder() / "games.sqlite"),
        help="a SQLite file or a postgresql:// address (DATABASE_URL, or a file in your data folder)",
    )
    serve.add_argument("--no-browser", action="store_true", help="do not open the address")
    serve.set_defaults(run=_serve)


def data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "interstice"


def _serve(given: argparse.Namespace) -> int:
    hall = open_hall(given.database)
    hall.bot_pause = float(os.environ.get("INTERSTICE_BOT_PAUSE", hall.bot_pause))
    address = f"http://{given.host}:{given.port}"
    print(f"Interstice is at {address}", flush=True)
    if not given.no_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        App(hall),
        host=given.host,
        port=given.port,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return 0
