"""How much one socket and one address may ask for, measured by the monotonic clock, separately in each process.

A whole school may share one address, so an address may do far more than three hundred phones do at once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Literal

import msgspec

from interstice.core.refused import Refused

DAY = 86_400.0
LONGEST = 60.0
"""The most seconds that an address has to wait because it guessed many codes at once: others may share it."""
AGAIN = 10.0
"""The seconds after which an address that has too much open may try again."""
CONNECTIONS = 2
"""How many other connections an address may have for each of its sockets: browsers open up to six at once."""
MOST_KEPT = 100_000
"""Allowances kept at once. Beyond that, the one that was used longest ago is forgotten."""

Kind = Literal[
    "socket",
    "connection",
    "request",
    "room",
    "code",
    "pairing",
    "file",
    "drawing",
    "replay",
    "upload",
    "report",
    "erasure",
    "command",
    "opening",
    "reporting",
    "export",
    "saving",
    "preview",
]
"""What is limited: `command`, `opening`, `reporting` and `export` for a person, everything else for an address."""


class TooMany(Refused):
    """An address has asked for too much."""

    def __init__(self, kind: Kind, wait: float) -> None:
        super().__init__(f"too much at once; try again in {max(1, round(wait))} seconds", "too-fast")
        self.kind = kind
        self.wait = max(1, round(wait))


class Allowance:
    """An amount that can be used at once, and that fills up again over time."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, now: float, burst: float, per_second: float) -> None:
        self._left, self._at, self._burst, self._rate = burst, now, burst, per_second

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take this much if there is enough."""
        self._fill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def spend(self, now: float, cost: float) -> float:
        """Take this much even if there is not enough. Returns the seconds until the debt is paid off."""
        self._fill(now)
        self._left -= cost
        return max(0.0, -self._left / self._rate)

    def wait(self, now: float, cost: float = 1.0) -> float:
        """The seconds until there is this much."""
        self._fill(now)
        return max(0.0, (cost - self._left) / self._rate)

    def _fill(self, now: float) -> None:
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Rate(msgspec.Struct, frozen=True):
    burst: float
    per_second: float


class Limits:
    """What each address has asked for. It keeps keyed hashes instead of addresses, with a new key every day."""

    def __init__(
        self,
        passed: Callable[[], float],
        rates: dict[Kind, Rate],
        sockets: int = 0,
        proxies: Iterable[str] = (),
    ) -> None:
        """An address may have this many `sockets` open; 0 for no limit. `proxies` are trusted to say where a request is from."""
        self._passed = passed
        self._rates = rates
        self._most_sockets = sockets
        self._proxies: list[IPv4Network | IPv6Network] = [
            ip_network(proxy, strict=False) for proxy in proxies
        ]
        self._allowances: OrderedDict[tuple[str, bytes], Allowance] = OrderedDict()
        self._open: defaultdict[tuple[Kind, bytes], int] = defaultdict(int)
        self._key = secrets.token_bytes(32)
        self._drawn = passed()

    def require(self, kind: Kind, address: str, cost: float = 1.0) -> None:
        """Take one of a kind, or refuse."""
        if (allowance := self._allowance(kind, address)) is not None and not allowance.take(
            self._passed(), cost
        ):
            raise TooMany(kind, allowance.wait(self._passed(), cost))

    def require_all(self, kind: Kind, address: str, many: int) -> None:
        """Take many of a kind at once, unless nothing is left. What is missing must come back before the next one is taken."""
        self.require_left(kind, address)
        if (allowance := self._allowance(kind, address)) is not None:
            allowance.spend(self._passed(), many)

    def require_left(self, kind: Kind, address: str) -> None:
        """Refuse if nothing is left, but take nothing: only wrong codes count."""
        if (allowance := self._allowance(kind, address)) is not None:
            wait = allowance.wait(self._passed())
            if wait:
                raise TooMany(kind, wait)

    def count(self, kind: Kind, address: str) -> None:
        """Take one, even if nothing is left, since many may have been asked for at once; but do not make anybody wait much longer for it."""
        now = self._passed()
        if (allowance := self._allowance(kind, address)) is not None and allowance.wait(now) < LONGEST:
            allowance.spend(now, 1)

    @contextmanager
    def guessing(self, address: str, wrong: type[Refused]) -> Iterator[None]:
        """Wrap a look-up by code: refuse an address that got too many wrong, and count this one if `wrong` is raised."""
        self.require_left("code", address)
        try:
            yield
        except wrong:
            self.count("code", address)
            raise

    def open_socket(self, address: str) -> Callable[[], None]:
        """Count a socket, or refuse it. Call what this returns when it closes."""
        self._require_place("socket", address, self._most_sockets)
        self.require("socket", address)
        return self._count_open("socket", address)

    def open_connection(self, peer: str) -> Callable[[], None]:
        """The same for a connection over which there are requests. A trusted proxy has as many as it likes."""
        if self._is_proxy(peer):
            return lambda: None
        self._require_place("connection", peer, CONNECTIONS * self._most_sockets)
        return self._count_open("connection", peer)

    def _require_place(self, kind: Kind, address: str, most: int) -> None:
        if most and self._open[kind, self._hashed(address)] >= most:
            raise TooMany(kind, AGAIN)

    def _count_open(self, kind: Kind, address: str) -> Callable[[], None]:
        key = (kind, self._hashed(address))
        self._open[key] += 1

        def closed() -> None:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

        return closed

    def address_of(self, peer: str, forwarded: str) -> str:
        """Where a request is from: what a trusted proxy says, or else the other end of the connection."""
        for hop in (peer, *reversed([part.strip() for part in forwarded.split(",") if part.strip()])):
            if not self._is_proxy(hop):
                return hop
        return peer

    def is_ours(self, address: str) -> bool:
        """Whether this is the machine itself or a trusted proxy, both of which may ask at any time how the server is."""
        return self._is_proxy(address) or _is_loopback(address)

    def _is_proxy(self, address: str) -> bool:
        try:
            place = ip_address(address)
        except ValueError:
            return False
        return any(place in network for network in self._proxies if network.version == place.version)

    def _allowance(self, kind: Kind, address: str) -> Allowance | None:
        rate = self._rates.get(kind)
        if rate is None:
            return None
        key = (kind, self._hashed(address))
        allowance = self._allowances.get(key)
        if allowance is None:
            allowance = self._allowances[key] = Allowance(self._passed(), rate.burst, rate.per_second)
            if len(self._allowances) > MOST_KEPT:
                self._allowances.popitem(last=False)
        else:
            self._allowances.move_to_end(key)
        return allowance

    async def forget_daily(self) -> None:
        """Forget all addresses at the end of each day, even if nobody comes then."""
        while True:
            await asyncio.sleep(max(0.0, self._drawn + DAY - self._passed()))
            self._forget()

    def _forget(self) -> None:
        if self._passed() - self._drawn >= DAY:
            self._key, self._drawn = secrets.token_bytes(32), self._passed()
            self._allowances.clear()

    def _hashed(self, address: str) -> bytes:
        self._forget()
        return blake2b(network_of(address).encode(), key=self._key, digest_size=16).digest()


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def address_of(scope: Any) -> str:
    """Where a request is from; uvicorn has already asked the trusted proxies."""
    return scope["client"][0] if scope.get("client") else ""


def network_of(address: str) -> str:
    """A household has one IPv4 address, but a whole /64 of IPv6 addresses."""
    try:
        place = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(place, IPv6Address):
        if place.ipv4_mapped:
            return str(place.ipv4_mapped)
        return str(IPv6Network((place, 64), strict=False).network_address)
    return str(place)
