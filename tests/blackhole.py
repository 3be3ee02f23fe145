"""A connection to PostgreSQL that can go silent: whatever is sent vanishes, and connections stay open."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from urllib.parse import parse_qs, urlsplit


class Blackhole:
    """Listens on a local port and forwards to the server at an address."""

    def __init__(self, url: str) -> None:
        self._to = urlsplit(url)
        self._is_silent = self._is_cut = False
        self._wires: list[_Wire] = []
        self._changing = Lock()
        self._threads: list[Thread] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._start(self._accept)

    @property
    def url(self) -> str:
        who = self._to.netloc.rpartition("@")[0]
        port = self._listener.getsockname()[1]
        return f"postgresql://{who}@127.0.0.1:{port}{self._to.path}"

    @property
    def swallowed(self) -> int:
        """How many connections will never be answered."""
        return sum(wire.is_silent for wire in self._wires)

    def swallow(self) -> None:
        """Let nothing through. Open connections stay silent for ever, as if another machine had taken over the address."""
        with self._changing:
            self._is_silent = True
            for wire in self._wires:
                wire.is_silent = True

    def cut(self) -> None:
        """Break every connection, and accept no new ones."""
        with self._changing:
            self._is_cut = True
            for wire in self._wires:
                wire.end()

    def pass_on(self) -> None:
        """Forward new connections again."""
        self._is_silent = self._is_cut = False

    def __enter__(self) -> Blackhole:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._listener.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._listener.close()
        for wire in self._wires:
            wire.near.close()
            wire.far.close()

    def _start(self, work: Callable[..., None], *given: object) -> None:
        self._threads.append(Thread(target=work, args=given, daemon=True))
        self._threads[-1].start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                with self._changing:
                    try:
                        if self._is_cut:
                            raise ConnectionRefusedError
                        wire = _Wire(near, self._reach(), self._is_silent)
                    except OSError:
                        near.close()
                        continue
                    self._wires.append(wire)
                for ends in ((wire.near, wire.far), (wire.far, wire.near)):
                    self._start(wire.pump, *ends)

    def _reach(self) -> socket.socket:
        to = self._to
        folder = parse_qs(to.query).get("host", [""])[0]
        if not folder.startswith("/"):
            return socket.create_connection((to.hostname or "127.0.0.1", to.port or 5432))
        far = socket.socket(socket.AF_UNIX)
        try:
            far.connect(f"{folder}/.s.PGSQL.{to.port or 5432}")
        except OSError:
            far.close()
            raise
        return far


class _Wire:
    def __init__(self, near: socket.socket, far: socket.socket, is_silent: bool) -> None:
        self.near, self.far, self.is_silent = near, far, is_silent

    def pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not self.is_silent:
                    target.sendall(data)
        self.end()

    def end(self) -> None:
        for end in (self.near, self.far):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
