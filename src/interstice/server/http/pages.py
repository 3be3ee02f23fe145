"""Serves the browser client: its page, its files from `web/` and its words from `lang/`."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import segno
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from interstice.server.http.site import BUNDLE, HERE, WEB, page_for, site
from interstice.server.playing.refusals import Missing
from interstice.server.upkeep.limits import Limits, address_of

LANG = HERE / "lang"

TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Files with other endings are not served."""
PACKED = {".css", ".ftl", ".html", ".js", ".svg", ".txt", ".webmanifest"}
COMMENTS = re.compile(rb"^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
"""Lines that are only comments. Browsers have no use for them, and they are a sixth of all that is sent."""
MOST_NAME = 200
"""Characters in the name of a file. Ours are shorter, and file systems refuse much longer ones."""
CODE = re.compile(r"([A-Za-z]{6})\.svg")
FOREVER, A_DAY, ASK = "public, max-age=31536000, immutable", "public, max-age=86400", "no-cache"


@get(
    [
        "/",
        "/room/{code:str}",
        "/rules",
        "/rules/{page:path}",
        "/decks",
        "/decks/{page:path}",
        "/deck/{link:str}",
        "/privacy",
        "/watch",
        "/me",
        "/me/{page:path}",
        "/page/{link:str}",
        "/inbox",
        "/daily",
        "/daily/{day:str}",
        "/replay/{game:str}",
    ],
    sync_to_thread=False,
    include_in_schema=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """All pages are the same but for the start page, which may come drawn; the client goes by the address."""
    now = site()
    content = page_for(request.headers.get("accept-language", ""), request.url.path)
    headers = {"content-security-policy": now.policy, "vary": "accept-encoding, accept-language"}
    return _answer(request, content, ".html", ASK, headers)


def lost(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page for an address that leads nowhere, if a browser asks."""
    if "text/html" not in request.headers.get("accept", ""):
        return None
    now = site()
    headers = {"content-security-policy": now.policy, "cache-control": ASK}
    return Response(
        page_for("", request.url.path), status_code=404, headers=headers, media_type=TYPES[".html"]
    )


@get("/web/{file:path}", sync_to_thread=False, include_in_schema=False)
def web_file(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    now, name = site(), file.lstrip("/")
    keep = A_DAY if name.startswith(("art/", "fonts/")) else ASK
    first, _, rest = name.partition("/")
    if first == now.version:
        name, keep = rest, FOREVER
    if name == "style.css":
        return _answer(request, now.style, ".css", keep)
    if first == "bundle":
        return _file(request, BUNDLE, rest, FOREVER)
    return _file(request, WEB, name, keep)


@get("/sw.js", sync_to_thread=False, include_in_schema=False)
def worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """It is at the top because a service worker looks after what lies below it."""
    return _answer(request, site().worker, ".js", ASK)


@get("/lang/{locale:str}/{file:str}", sync_to_thread=False, include_in_schema=False)
def words(request: Request[Any, Any, Any], locale: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    return _file(request, LANG, f"{locale}/{file}", ASK)


@get("/qr/{file:str}", include_in_schema=False)
async def invitation(
    request: Request[Any, Any, Any], file: FromPath[str], limits: NamedDependency[Limits]
) -> Response[bytes]:
    """The address of a room as a QR code. Drawing it takes a while, so a thread does it, and only once."""
    code = CODE.fullmatch(file)
    if code is None:
        raise Missing(f"expected /qr/CODE.svg with a code of six letters; got {file[:20]!r}")
    host = request.headers.get("host", "")[:200]
    address = f"{request.url.scheme}://{host}/room/{code[1].upper()}"
    if address not in _drawings:
        limits.require("drawing", address_of(request.scope))
        drawn = await asyncio.to_thread(_drawn, address)
        _drawings[address] = drawn
        if len(_drawings) > MOST_DRAWINGS:
            del _drawings[next(iter(_drawings))]
    return _answer(request, _drawings[address], ".svg", A_DAY)


_drawings: dict[str, bytes] = {}
MOST_DRAWINGS = 1000


pages = [page, web_file, worker, words, invitation]


def _file(request: Request[Any, Any, Any], folder: Path, name: str, keep: str) -> Response[bytes]:
    path = (folder / name[:MOST_NAME]).resolve()
    if not path.is_relative_to(folder) or path.suffix not in TYPES or not path.is_file():
        raise Missing(f"there is no file {name[:100]!r}")
    return _answer(request, _content(path, path.stat().st_mtime_ns), path.suffix, keep)


@lru_cache(maxsize=256)
def _content(path: Path, _: int) -> bytes:
    content = path.read_bytes()
    return COMMENTS.sub(b"", content) if path.suffix == ".js" else content


def _drawn(address: str) -> bytes:
    """Dark on light, whatever the colours of the page: many phones can read nothing else."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", dark="#2a1a10", light="#fff", border=3, title=address, omitsize=True, xmldecl=False
    )
    return out.getvalue()


@lru_cache(maxsize=256)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


@lru_cache(maxsize=256)
def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'


def _answer(
    request: Request[Any, Any, Any], content: bytes, kind: str, keep: str, more: dict[str, str] | None = None
) -> Response[bytes]:
    """A file as the browser wants it: compressed if it can decompress, and empty if it has the file already."""
    headers = {"cache-control": keep, "etag": _tag(content), "vary": "accept-encoding", **(more or {})}
    if request.headers.get("if-none-match", "").removeprefix("W/") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers, media_type=TYPES[kind])
    if kind in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = _packed(content)
    return Response(content, headers=headers, media_type=TYPES[kind])
