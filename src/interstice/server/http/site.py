"""The one page of the browser client, made from the files in `web/`: either from the modules as they are, or from the
bundle that `make bundle` wrote, where there is one and it was made from these very files. With a bundle, the start
page comes drawn, with its styles in it, so that it is seen before any script has come.

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
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from interstice.rules.presets import PRESETS
from interstice.server.playing.shelf import offers_fame
from interstice.text import LANG, LANGUAGES, swiss

HERE = Path(__file__).parents[2]
WEB = HERE / "web"
FIRST = WEB / "first.js"
"""The script within the page."""
BUNDLE = Path(os.environ.get("INTERSTICE_BUNDLE") or WEB / "bundle").resolve()
"""Tests and benchmarks use another folder."""

VENDOR = {
    "@fluent/bundle": "fluent/index.js",
    "@preact/signals": "signals.js",
    "@preact/signals-core": "signals-core.js",
    "htm": "htm.js",
    "preact": "preact.js",
    "preact/hooks": "hooks.js",
}


class Chunk(NamedTuple):
    modules: tuple[str, ...]
    """What it is for. It also holds whatever they import that no earlier chunk holds."""
    styles: tuple[str, ...] = ()
    """Several chunks may have the same."""


CHUNKS = {
    "main": Chunk(
        ("main.js",), ("tokens.css", "base.css", "card.css", "dialog.css", "start.css", "tabs.css")
    ),
    "room": Chunk(
        (
            "screens/room.js",
            "tables/classic/game.js",
            "screens/start/ways.js",
            "screens/start/resume.js",
            "features/pairing.js",
            "features/report.js",
            "features/blocked.js",
        )
    ),
    "own": Chunk(
        (
            "own.js",
            "features/fame.js",
            "features/page.js",
            *(f"parts/{name}.js" for name in ("ages", "copy", "more", "save")),
            "screens/editor/troubles.js",
            "screens/mine/progress.js",
        )
    ),
    "foyer": Chunk(("screens/foyer.js", "screens/setup.js"), ("foyer.css",)),
    "profile": Chunk(("profile.js",)),
    "both": Chunk(
        (
            *(
                f"tables/{name}.js"
                for name in ("elapsed", "example", "follow", "seating", "send", "signed", "slip", "tell")
            ),
            "screens/end/reckoning.js",
        )
    ),
    "end": Chunk(("screens/end.js",), ("end.css",)),
    "bots": Chunk(("screens/start/against.js", "features/characters.js"), ("bots.css",)),
    "guide": Chunk(
        ("features/guide.js", *(f"tables/{game}/guide.js" for game in ("classic", "swiss", "twist"))),
        ("guide.css",),
    ),
    "daily": Chunk(("screens/daily.js",), ("daily.css",)),
    "solo": Chunk(("tables/solo/game.js",), ("solo.css",)),
    "me": Chunk(("features/me.js", "screens/privacy.js"), ("me.css",)),
    "swiss": Chunk(("tables/swiss/game.js",), ("swiss.css",)),
    "twist": Chunk(("tables/twist/game.js",), ("twist.css",)),
    "my-page": Chunk(("screens/me.js", "screens/theirs.js"), ("my-page.css",)),
    "drafts": Chunk(
        tuple(f"screens/mine/{name}.js" for name in ("draft", "given", "kept", "languages", "play"))
    ),
    "mine": Chunk(("screens/mine.js", "screens/link.js"), ("own.css",)),
    "paste": Chunk(("screens/paste.js",), ("own.css", "paste.css")),
    "editor": Chunk(("screens/editor.js",), ("own.css", "editor.css")),
    "taking": Chunk(("screens/mine/files.js", "screens/mine/sharing.js")),
    "photos": Chunk(("screens/editor/pictures.js",), ("pictures.css",)),
    "inbox": Chunk(("screens/inbox.js",), ("inbox.css",)),
    "rules": Chunk(("screens/rules.js",), ("pages.css",)),
    "pages": Chunk(tuple(f"screens/{name}.js" for name in ("decks", "lost", "watch")), ("pages.css",)),
    "replay": Chunk(("screens/replay.js",), ("pages.css",)),
}
"""The parts of a bundle: few, because each is compressed by itself. The room has all that no other part names, and the
styles that no other part names, which all parts share: the start page fetches it ahead."""
LATER = ("js/tables/", "js/screens/")
"""Modules that the start page can do without, except these."""
START = ("js/screens/start.js", "js/screens/start/today.js", "/covers.js")
FIRST_WORDS = ("app", "room")
SWISS = "de-CH"
"""German in Swiss spelling, which is made from German by rule."""
KEPT_ART = ("icon.svg", "icons.svg", "emblems.svg", "wood.webp", "felt.png", "paper.png")
KEPT_FONTS = ("alegreya-sc-latin-800-normal.woff2", "cinzel-latin-700-normal.woff2")
"""Besides scripts, styles and words, what the app shows of itself without a connection."""


class BundleContents(msgspec.Struct, frozen=True):
    """What `made.json` in a bundle says: the version of the files it was made from, the names of its own, and what
    stands in the page itself: the first script, the styles of the start page, and that page drawn in each language."""

    version: str
    main: str
    room: list[str]
    first: str
    style: str
    start: dict[str, str]


class Site(msgspec.Struct, frozen=True):
    """The client as it is on disk now; `pages` by language or `SWISS`, and whether it is the start page."""

    version: str
    pages: dict[tuple[str, bool], bytes]
    style: bytes
    policy: str
    worker: bytes


def site() -> Site:
    """The site is rebuilt when a file has changed, so nobody who works on it needs to restart the server."""
    return _made(_newest(int(time.monotonic())))


@lru_cache(maxsize=1)
def _newest(_: int) -> int:
    """When a file last changed; looked up at most once a second."""
    files = (WEB / "index.html", WEB / "sw.js", BUNDLE / "made.json", *_sources())
    return max(file.stat().st_mtime_ns for file in files if file.is_file())


@lru_cache(maxsize=1)
def _made(_: int) -> Site:
    now = version()
    text = (WEB / "index.html").read_text(encoding="utf-8")
    bundle = _bundle(now)
    marks = _marks_of_bundle(bundle) if bundle else _marks_of_modules(now)
    marks["presets"] = offered()
    for mark, value in marks.items():
        text = text.replace(f"{{{mark}}}", value)
    pages = {
        (language, first): _page(text, language, bundle, first).encode()
        for language in (*LANGUAGES, SWISS)
        for first in (True, False)
    }
    return Site(now, pages, whole_style(), policy(text), _worker(text))


def _marks_of_bundle(bundle: BundleContents) -> dict[str, str]:
    return {
        "first": bundle.first,
        "map": "",
        "main": f"/web/bundle/{bundle.main}",
        "style": f"<style>{bundle.style}</style>",
    }


def _marks_of_modules(now: str) -> dict[str, str]:
    root = f"/web/{now}/"
    names = [file.relative_to(WEB).as_posix() for file in _modules()]
    early = [name for name in names if name.endswith(START) or not name.startswith(LATER)]
    return {
        "first": FIRST.read_text(encoding="utf-8"),
        "map": "\n".join(
            [
                f'<script type="importmap">{_import_map(root)}</script>',
                *(_preload(root + name) for name in early),
            ]
        ),
        "main": f"{root}js/main.js",
        "style": f'<link rel="stylesheet" href="{root}style.css">',
    }


def _page(text: str, language: str, bundle: BundleContents | None, first: bool) -> str:
    """With the words that it needs first, so that all comes at once. The start page is drawn already, where it was
    bundled; the others need what the room needs."""
    spelt = swiss if language == SWISS else str
    language = language[:2]
    drawn = spelt(bundle.start[language]) if bundle and first else ""
    later = [f"/web/bundle/{name}" for name in bundle.room] if bundle and not first else []
    words = [f"/lang/{language}/{file}.ftl" for file in FIRST_WORDS]
    for mark, value in (
        ("{language}", language),
        ("{preloads}", "\n".join(map(_preload, [*words, *later]))),
        ("{app}", f'<div id="app"{" aria-busy=true" if drawn else ""}>{drawn}</div>'),
    ):
        text = text.replace(mark, value)
    return text


def _preload(address: str) -> str:
    if address.endswith(".js"):
        return f'<link rel="modulepreload" href="{address}">'
    kind = "style" if address.endswith(".css") else "fetch"
    return f'<link rel="preload" href="{address}" as="{kind}"{" crossorigin" if kind == "fetch" else ""}>'


def page_for(languages: str, path: str) -> bytes:
    """The page for an address, in the first of our languages that the browser asks for."""
    asked = (tag.strip().lower() for tag in languages.split(","))
    tag = next((tag for tag in asked if tag[:2] in LANGUAGES), "en")
    language = SWISS if tag[:5] == "de-ch" else tag[:2]
    return site().pages[language, path == "/"]


def version() -> str:
    """A name for what is in the files that a bundle is made from."""
    digest = hashlib.sha256(offered().encode())
    for file in _sources():
        digest.update(file.relative_to(HERE).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def offered() -> str:
    """Every preset with its rules, its deck, how many may play, and `fame` if its cards can be chosen by that.

    It stands in the page, which needs it at once."""
    return ", ".join(
        f"{p.id} {p.rules_id} {p.deck} {p.seats[0]} {p.seats[-1]}{' fame' * offers_fame(p.id)}"
        for p in PRESETS.values()
    )


def whole_style() -> bytes:
    return b"\n".join(file.read_bytes() for file in _styles())


def styles() -> dict[str, str]:
    """By the chunk of the bundle that they come with."""
    found: dict[str, str] = {}
    for file in _styles():
        for chunk in [id for id, each in CHUNKS.items() if file.name in each.styles] or ["room"]:
            found[chunk] = found.get(chunk, "") + file.read_text(encoding="utf-8")
    return found


def _worker(page: str) -> bytes:
    """The service worker, with a list of what it keeps: the page, the files of the bundle, and what they show first."""
    chunks = [
        f"/web/bundle/{file.name}" for file in sorted(BUNDLE.glob("*.*s")) if file.suffix in (".js", ".css")
    ]
    words = [f"/lang/{language}/{file}.ftl" for language in LANGUAGES for file in FIRST_WORDS]
    shown = [*(f"/web/fonts/{name}" for name in KEPT_FONTS), *(f"/web/art/{name}" for name in KEPT_ART)]
    shell = ["/", *chunks, *words, *shown]
    text = (WEB / "sw.js").read_text("utf-8").replace("{shell}", json.dumps(shell, separators=(",", ":")))
    return text.replace("{version}", hashlib.sha256((page + text).encode()).hexdigest()[:12]).encode()


def _bundle(wanted: str) -> BundleContents | None:
    """The bundle, if it was made from the files as they are now."""
    try:
        found = msgspec.json.decode((BUNDLE / "made.json").read_bytes(), type=BundleContents)
    except (OSError, msgspec.MsgspecError):
        return None
    return found if found.version == wanted else None


def _import_map(root: str) -> str:
    plain = {f"/web/{folder}/": f"{root}{folder}/" for folder in ("js", "vendor")}
    names = {name: f"{root}vendor/{file}" for name, file in VENDOR.items()}
    return json.dumps({"imports": {**names, **plain}}, separators=(",", ":"))


def policy(page: str = "") -> str:
    """What a page may load: our own files, and the scripts and styles within it by their hashes."""
    return (
        f"default-src 'none'; script-src 'self'{_inline('script', page)}; style-src 'self'{_inline('style', page)}; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def _inline(kind: str, page: str) -> str:
    found = re.findall(rf"<{kind}(?: type=\"importmap\")?>(.*?)</{kind}>", page, re.DOTALL)
    digests = (base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in found)
    return "".join(f" 'sha256-{digest}'" for digest in digests)


def _sources() -> list[Path]:
    words = (LANG / language / f"{file}.ftl" for language in LANGUAGES for file in FIRST_WORDS)
    return [FIRST, *_modules(), *_styles(), *words]


def _modules() -> list[Path]:
    return sorted([*(WEB / "js").rglob("*.js"), *(WEB / "vendor").rglob("*.js")])


def _styles() -> list[Path]:
    folder = WEB / "css"
    first = CHUNKS["main"].styles
    rest = sorted(file for file in folder.glob("*.css") if file.name not in first)
    return [*(folder / name for name in first), *rest]
