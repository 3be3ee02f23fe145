"""The browser client: its page, its files and its words, as they lie in `web/` and `lang/`.

Modules and styles are served below a folder named by what is in them, so that a browser may keep them for good and
never mixes two versions; the import map sends every plain address there.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import re
import time
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import segno
from litestar import Request, Response, get

from interstice.server.hall import Missing

HERE = Path(__file__).parent.parent
WEB = HERE / "web"
LANG = HERE / "lang"

TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What is served at all."""
PACKED = {".css", ".ftl", ".html", ".js", ".svg", ".txt"}
VENDOR = {
    "@fluent/bundle": "fluent/index.js",
    "@preact/signals": "signals.js",
    "@preact/signals-core": "signals-core.js",
    "htm": "htm.js",
    "preact": "preact.js",
    "preact/hooks": "hooks.js",
}
FIRST_STYLES = ("tokens.css", "base.css", "card.css")
"""The others come after these, by name."""
LATER = ("js/tables/", "js/screens/")
"""Modules that the start page does without."""
START = {"js/screens/start.js"}
COMMENTS = re.compile(rb"^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
"""Whole lines of them, which a browser has no use for: a sixth of all that is sent."""
CODE = re.compile(r"([A-Za-z]{6})\.svg")
FOREVER, A_DAY, ASK = "public, max-age=31536000, immutable", "public, max-age=86400", "no-cache"


class Site(msgspec.Struct, frozen=True):
    """The client as it lies there now."""

    version: str
    page: bytes
    style: bytes
    import_map: str


def content_security_policy() -> str:
    """What the page may load: our own files, and the one script that stands in it, the import map."""
    digest = base64.b64encode(hashlib.sha256(site().import_map.encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'self' 'sha256-{digest}'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


@get(
    ["/", "/room/{code:str}", "/rules", "/rules/{page:path}", "/decks", "/decks/{page:path}", "/watch"],
    sync_to_thread=False,
    include_in_schema=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every page is the same one; the client looks at the address."""
    headers = {"content-security-policy": content_security_policy()}
    return _answer(request, site().page, ".html", ASK, headers)


@get("/web/{file:path}", sync_to_thread=False, include_in_schema=False)
def web_file(request: Request[Any, Any, Any], file: str) -> Response[bytes]:
    now, name = site(), file.lstrip("/")
    keep = A_DAY if name.startswith(("art/", "fonts/")) else ASK
    first, _, rest = name.partition("/")
    if first == now.version:
        name, keep = rest, FOREVER
    if name == "style.css":
        return _answer(request, now.style, ".css", keep)
    return _file(request, WEB, name, keep)


@get("/lang/{locale:str}/{file:str}", sync_to_thread=False, include_in_schema=False)
def words(request: Request[Any, Any, Any], locale: str, file: str) -> Response[bytes]:
    return _file(request, LANG, f"{locale}/{file}", ASK)


@get("/qr/{file:str}", sync_to_thread=False, include_in_schema=False)
def invitation(request: Request[Any, Any, Any], file: str) -> Response[bytes]:
    """The address of a room, for the camera of a phone."""
    code = CODE.fullmatch(file)
    if code is None:
        raise Missing(f"expected /qr/CODE.svg with a code of six letters; got {file[:20]!r}")
    host = request.headers.get("host", "")[:200]
    drawn = _drawn(f"{request.url.scheme}://{host}/room/{code[1].upper()}")
    return _answer(request, drawn, ".svg", A_DAY)


pages = [page, web_file, words, invitation]


def site() -> Site:
    """Made anew when a file has changed, so that a clone needs no restart."""
    return _made(_newest(int(time.monotonic())))


@lru_cache(maxsize=1)
def _newest(_: int) -> int:
    """When a file was last changed; looked up once a second at most."""
    return max(file.stat().st_mtime_ns for file in (WEB / "index.html", *_modules(), *_styles()))


@lru_cache(maxsize=1)
def _made(_: int) -> Site:
    style = b"\n".join(file.read_bytes() for file in _styles())
    modules = {file.relative_to(WEB).as_posix(): file.read_bytes() for file in _modules()}
    digest = hashlib.sha256(style)
    for name, content in modules.items():
        digest.update(name.encode() + content)
    version = digest.hexdigest()[:12]
    root = f"/web/{version}/"
    plain = {f"/web/{folder}/": f"{root}{folder}/" for folder in ("js", "vendor")}
    names = {name: f"{root}vendor/{file}" for name, file in VENDOR.items()}
    import_map = json.dumps({"imports": {**names, **plain}}, separators=(",", ":"))
    early = [name for name in modules if name in START or not name.startswith(LATER)]
    text = (WEB / "index.html").read_text(encoding="utf-8")
    for mark, value in (
        ("{map}", import_map),
        ("{style}", f"{root}style.css"),
        ("{main}", f"{root}js/main.js"),
        ("{preloads}", "\n".join(f'<link rel="modulepreload" href="{root}{name}">' for name in early)),
    ):
        text = text.replace(mark, value)
    return Site(version, text.encode(), style, import_map)


def _modules() -> list[Path]:
    return sorted([*(WEB / "js").rglob("*.js"), *(WEB / "vendor").rglob("*.js")])


def _styles() -> list[Path]:
    folder = WEB / "css"
    rest = sorted(file for file in folder.glob("*.css") if file.name not in FIRST_STYLES)
    return [*(folder / name for name in FIRST_STYLES), *rest]


def _file(request: Request[Any, Any, Any], folder: Path, name: str, keep: str) -> Response[bytes]:
    path = (folder / name).resolve()
    if not path.is_relative_to(folder) or path.suffix not in TYPES or not path.is_file():
        raise Missing(f"there is no file {name[:100]!r}")
    return _answer(request, _content(path, path.stat().st_mtime_ns), path.suffix, keep)


@lru_cache(maxsize=256)
def _content(path: Path, _: int) -> bytes:
    content = path.read_bytes()
    return COMMENTS.sub(b"", content) if path.suffix == ".js" else content


@lru_cache(maxsize=256)
def _drawn(address: str) -> bytes:
    """Dark on light whatever the page's colours are: many phones read no other."""
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
    """A file as the browser wants it: packed if it can unpack, and nothing if it has it already."""
    headers = {"cache-control": keep, "etag": _tag(content), "vary": "accept-encoding", **(more or {})}
    if request.headers.get("if-none-match", "").removeprefix("W/") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers, media_type=TYPES[kind])
    if kind in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = _packed(content)
    return Response(content, headers=headers, media_type=TYPES[kind])
