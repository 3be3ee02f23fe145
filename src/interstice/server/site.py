"""The one page of the browser client, made from the files in `web/`: either from the modules as they lie, or from the
bundle that `make bundle` wrote, where there is one and it was made from these very files.

Modules and styles are served below a folder named by what is in them, so that a browser may keep them for good and
never mixes two versions; the import map sends every plain address there. The files of a bundle have it in their names.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import time
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from interstice.text import LANGUAGES

HERE = Path(__file__).parent.parent
WEB = HERE / "web"
BUNDLE = Path(os.environ.get("INTERSTICE_BUNDLE") or WEB / "bundle").resolve()
"""Tests and benchmarks name another."""

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
FIRST_WORDS = ("app", "room")
KEPT_ART = ("icon.svg", "icons.svg", "wood.webp", "felt.png", "paper.png")
"""Besides scripts, styles and words, what the app shows of itself without a connection."""


class Made(msgspec.Struct, frozen=True):
    """What `made.json` in a bundle says: the version of the files it was made from, and the names of its own."""

    version: str
    main: str
    style: str
    early: list[str]


class Site(msgspec.Struct, frozen=True):
    """The client as it lies there now."""

    version: str
    page: bytes
    style: bytes
    policy: str
    worker: bytes


def site() -> Site:
    """Made anew when a file has changed, so that a clone needs no restart."""
    return _made(_newest(int(time.monotonic())))


@lru_cache(maxsize=1)
def _newest(_: int) -> int:
    """When a file was last changed; looked up once a second at most."""
    files = (WEB / "index.html", WEB / "sw.js", BUNDLE / "made.json", *_modules(), *_styles())
    return max(file.stat().st_mtime_ns for file in files if file.is_file())


@lru_cache(maxsize=1)
def _made(_: int) -> Site:
    now = version()
    bundle = _bundle(now)
    if bundle:
        root = "/web/bundle/"
        style, main, early = bundle.style, bundle.main, bundle.early
        script, import_map = "", ""
    else:
        root = f"/web/{now}/"
        names = [file.relative_to(WEB).as_posix() for file in _modules()]
        style, main = "style.css", "js/main.js"
        early = [name for name in names if name in START or not name.startswith(LATER)]
        import_map = _import_map(root)
        script = f'<script type="importmap">{import_map}</script>'
    text = (WEB / "index.html").read_text(encoding="utf-8")
    for mark, value in (
        ("{map}", script),
        ("{style}", root + style),
        ("{main}", root + main),
        ("{preloads}", "\n".join(f'<link rel="modulepreload" href="{root}{name}">' for name in early)),
    ):
        text = text.replace(mark, value)
    return Site(now, text.encode(), whole_style(), _policy(import_map), _worker(text))


def page_for(languages: str) -> bytes:
    """The page, with the words that it needs first in the language that the browser asks for, so that both come at once."""
    asked = (tag.strip()[:2].lower() for tag in languages.split(","))
    language = next((tag for tag in asked if tag in LANGUAGES), "en")
    return site().page.replace(b"{words}", _words(language))


@cache
def _words(language: str) -> bytes:
    links = (
        f'<link rel="preload" href="/lang/{language}/{file}.ftl" as="fetch" crossorigin>'
        for file in FIRST_WORDS
    )
    return "\n".join(links).encode()


def version() -> str:
    """A name for what is in the modules and styles."""
    digest = hashlib.sha256(whole_style())
    for file in _modules():
        digest.update(file.relative_to(WEB).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def whole_style() -> bytes:
    return b"\n".join(file.read_bytes() for file in _styles())


def _worker(page: str) -> bytes:
    """The service worker, with what it keeps: the page and the files of the bundle, and what these show first."""
    chunks = [
        f"/web/bundle/{file.name}" for file in sorted(BUNDLE.glob("*.*s")) if file.suffix in (".js", ".css")
    ]
    words = [f"/lang/{language}/{file}.ftl" for language in LANGUAGES for file in FIRST_WORDS]
    fonts = re.findall(r'"(/web/fonts/[^"]+)"', page)
    shell = ["/", *chunks, *words, *fonts, *(f"/web/art/{name}" for name in KEPT_ART)]
    text = (WEB / "sw.js").read_text("utf-8").replace("{shell}", json.dumps(shell, separators=(",", ":")))
    return text.replace("{version}", hashlib.sha256((page + text).encode()).hexdigest()[:12]).encode()


def _bundle(wanted: str) -> Made | None:
    """The bundle, if it was made from the files as they are."""
    try:
        found = msgspec.json.decode((BUNDLE / "made.json").read_bytes(), type=Made)
    except (OSError, msgspec.MsgspecError):
        return None
    return found if found.version == wanted else None


def _import_map(root: str) -> str:
    plain = {f"/web/{folder}/": f"{root}{folder}/" for folder in ("js", "vendor")}
    names = {name: f"{root}vendor/{file}" for name, file in VENDOR.items()}
    return json.dumps({"imports": {**names, **plain}}, separators=(",", ":"))


def _policy(import_map: str) -> str:
    """What the page may load: our own files, and the one script that may stand in it, the import map."""
    digest = base64.b64encode(hashlib.sha256(import_map.encode()).digest()).decode()
    script = f"'self' 'sha256-{digest}'" if import_map else "'self'"
    return (
        f"default-src 'none'; script-src {script}; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def _modules() -> list[Path]:
    return sorted([*(WEB / "js").rglob("*.js"), *(WEB / "vendor").rglob("*.js")])


def _styles() -> list[Path]:
    folder = WEB / "css"
    rest = sorted(file for file in folder.glob("*.css") if file.name not in FIRST_STYLES)
    return [*(folder / name for name in FIRST_STYLES), *rest]
