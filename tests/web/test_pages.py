"""The client's files, as the server hands them out: plain or bundled."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest
from patience import PATIENCE
from running import Server

from interstice.rules.presets import PRESETS
from interstice.server.http.site import WEB, version
from interstice.server.playing.shelf import offers_fame
from interstice.text import LANGUAGES, say, swiss

PAGES = ["/", "/room/ABCDEF", "/rules", "/rules/classic/turn", "/decks", "/watch"]
FIRST_GAME, LATER = 60_000, 20_000
"""Bytes, compressed: what a first game loads, and each part that is loaded when it is wanted."""


@pytest.fixture(params=["source_server", "server"])
def either(request: pytest.FixtureRequest) -> Server:
    found: Server = request.getfixturevalue(request.param)
    return found


def fetch(server: Server, path: str, **headers: str) -> tuple[Message, bytes]:
    with urllib.request.urlopen(
        urllib.request.Request(server.url + path, headers=headers), timeout=PATIENCE
    ) as answer:
        return answer.headers, answer.read()


def packed(server: Server, path: str) -> bytes:
    return fetch(server, path, **{"Accept-Encoding": "gzip"})[1]


def inline(page: bytes, kind: str) -> list[str]:
    return re.findall(rf"<{kind}(?![^>]*src)[^>]*>(.*?)</{kind}>", page.decode(), re.DOTALL)


def named(page: bytes) -> set[str]:
    return set(re.findall(r'"(/web/[^"]+\.(?:js|css))"', page.decode()))


def test_each_emblem_is_looked_for_where_it_is() -> None:
    (listed,) = re.findall(r'EMBLEMS = "([^"]+)"', (WEB / "js" / "parts" / "icon.js").read_text("utf-8"))
    drawn = re.findall(r'<symbol id="([^"]+)"', (WEB / "art" / "emblems.svg").read_text("utf-8"))
    assert sorted(listed.split()) == sorted(drawn)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_same_one(source_server: Server, path: str) -> None:
    headers, body = fetch(source_server, path)
    first_headers, first = fetch(source_server, "/")
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["content-security-policy"] == first_headers["content-security-policy"]
    assert body == first


def test_the_page_says_what_can_be_played(either: Server) -> None:
    found = re.search(r'<meta name="presets" content="([^"]+)">', fetch(either, "/")[1].decode())
    assert found
    said = [each.split(" ") for each in found[1].split(", ")]
    assert [each[:5] for each in said] == [
        [p.id, p.rules_id, p.deck, str(p.seats[0]), str(p.seats[-1])] for p in PRESETS.values()
    ]
    assert {p: each[5:] for p, each in zip(PRESETS, said, strict=True)} == {
        p: ["fame"] if offers_fame(p) else [] for p in PRESETS
    }


def test_the_page_comes_with_the_words_of_the_browsers_language(server: Server) -> None:
    for asked, language in (
        ("de-CH, de;q=0.9, en;q=0.8", "de"),
        ("eo, nl;q=0.5", "nl"),
        ("", "en"),
        ("eo", "en"),
    ):
        headers, body = fetch(server, "/", **{"Accept-Language": asked})
        assert set(re.findall(rb"/lang/(\w+)/\w+\.ftl", body)) == {language.encode()}
        assert "accept-language" in headers["vary"]


def test_what_stands_in_the_page_is_allowed_by_its_hash_and_nothing_else_is(either: Server) -> None:
    for path in ("/", "/rules"):
        headers, body = fetch(either, path)
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        for kind in ("script", "style"):
            allowed = re.search(rf"{kind}-src 'self'([^;]*);", policy)
            assert allowed
            digests = [
                base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
                for text in inline(body, kind)
            ]
            assert allowed[1].split() == [f"'sha256-{digest}'" for digest in digests]
        assert not re.search(rb"<[^>]+ (?:style|on\w+)=", body)


def test_the_start_page_of_a_bundle_comes_drawn_and_the_others_do_not(server: Server) -> None:
    for language in LANGUAGES:
        body = fetch(server, "/", **{"Accept-Language": language})[1].decode()
        assert f'<html lang="{language}">' in body
        assert f">{say('app', 'play-now', language)}</button>" in body
    assert '<div id="app"></div>' in fetch(server, "/rules")[1].decode()


def test_a_browser_that_asks_for_swiss_german_gets_its_spelling(server: Server) -> None:
    def start(asked: str) -> str:
        return fetch(server, "/", **{"Accept-Language": asked})[1].decode()

    german = say("app", "promise", "de")
    assert "ß" in german
    for asked in ("de-CH, de;q=0.9", "de-ch", "eo, de-CH;q=0.5, de-DE;q=0.4"):
        assert swiss(german) in start(asked)
        assert german not in start(asked)
    for asked in ("de", "de-DE, de-CH;q=0.9", "de-AT"):
        assert german in start(asked)
    assert say("app", "promise", "fr") in start("fr-CH, de-CH;q=0.9")


def test_everything_the_page_names_is_there_and_kept_for_good(either: Server) -> None:
    page = fetch(either, "/")[1]
    plain = page.decode()
    for text in (*inline(page, "script"), *inline(page, "style")):
        plain = plain.replace(text, "")
    assert "{" not in plain
    for path in named(page):
        headers, body = fetch(either, path)
        assert body
        assert "immutable" in headers["cache-control"]


def test_a_bundle_is_taken(server: Server, fresh_bundle: Path) -> None:
    page = fetch(server, "/")[1]
    assert all(path.startswith("/web/bundle/") for path in named(page))
    assert {path.name for path in fresh_bundle.glob("main-*.js")} <= {Path(path).name for path in named(page)}


def test_a_bundle_of_other_sources_is_not_taken(
    tmp_path: Path, fresh_bundle: Path, source_server: Server
) -> None:
    made = json.loads((fresh_bundle / "made.json").read_bytes())
    assert made["version"] == version()
    (tmp_path / "made.json").write_text(json.dumps({**made, "version": "0" * 12}))
    with Server(tmp_path / "games.sqlite", INTERSTICE_BUNDLE=str(tmp_path)) as stale:
        assert fetch(stale, "/")[1] == fetch(source_server, "/")[1]


def test_files_are_packed_and_asked_for_only_when_they_have_changed(server: Server) -> None:
    headers, sent = fetch(server, "/web/art/icons.svg", **{"Accept-Encoding": "gzip"})
    assert gzip.decompress(sent) == (WEB / "art" / "icons.svg").read_bytes()
    with pytest.raises(urllib.error.HTTPError, match="304"):
        fetch(server, "/web/art/icons.svg", **{"If-None-Match": headers["etag"]})


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py",
        "/web/%2e%2e/server/app.py",
        "/web/none.js",
        "/web/bundle/made.json",
        "/web/bundle/%2e%2e/games.sqlite",
        "/lang/en/x",
    ],
)
def test_nothing_else_is_handed_out(either: Server, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        fetch(either, path)


def test_a_first_game_loads_little_and_the_rest_comes_when_it_is_wanted(
    server: Server, fresh_bundle: Path
) -> None:
    sizes = {file.name: len(packed(server, f"/web/bundle/{file.name}")) for file in fresh_bundle.glob("*.js")}
    (inlined,) = inline(fetch(server, "/")[1], "script")
    first = {name: size for name, size in sizes.items() if name.startswith(("main-", "room-"))}
    assert len(first) == 2
    assert sum(first.values()) + len(gzip.compress(inlined.encode())) < FIRST_GAME, sizes
    (editor,) = (name for name in sizes if name.startswith("editor-"))
    for name in sizes.keys() - first.keys():
        whole = needed(fresh_bundle, name) - first.keys()
        if name.startswith("photos-"):
            # A part of the editor, which is there already.
            whole -= needed(fresh_bundle, editor)
        assert sum(sizes[each] for each in whole) < LATER, (name, whole, sizes)


def needed(bundle: Path, name: str) -> set[str]:
    """A script, and those that come with it."""
    found, new = set[str](), {name}
    while new:
        found |= new
        scripts = [(bundle / each).read_text("utf-8") for each in new]
        new = {
            other for script in scripts for other in re.findall(r'(?:from|import)\s*"\./([^"]+)"', script)
        } - found
    return found


def test_what_others_wrote_is_what_we_checked() -> None:
    vendor = WEB / "vendor"
    lines = (vendor / "checksums.sha256").read_text().splitlines()
    listed = dict(reversed(line.split("  ", 1)) for line in lines)
    there = {
        file.relative_to(vendor).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in vendor.rglob("*")
        if file.is_file() and file.name not in ("README.md", "checksums.sha256")
    }
    assert there == listed
