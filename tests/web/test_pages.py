"""The files of the client, as the server hands them out."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest
from running import Server

from interstice.server.pages import LANG, WEB, content_security_policy


def fetch(server: Server, path: str, **headers: str) -> tuple[Message, bytes]:
    with urllib.request.urlopen(urllib.request.Request(server.url + path, headers=headers)) as answer:
        return answer.headers, answer.read()


@pytest.mark.parametrize("path", ["/", "/room/ABCDEF", "/rules", "/rules/classic/turn", "/decks", "/watch"])
def test_every_page_is_the_same_one(server: Server, path: str) -> None:
    headers, body = fetch(server, path)
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["content-security-policy"] == content_security_policy()
    assert body == fetch(server, "/")[1]


def test_the_import_map_is_allowed_by_its_hash_and_nothing_else_is_inline(server: Server) -> None:
    headers, body = fetch(server, "/")
    inline = re.findall(r"<script(?![^>]*src)[^>]*>(.*?)</script>", body.decode(), re.DOTALL)
    assert len(inline) == 1
    digest = base64.b64encode(hashlib.sha256(inline[0].encode()).digest()).decode()
    assert f"'sha256-{digest}'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]


def test_everything_the_page_names_is_there_and_kept_for_good(server: Server) -> None:
    page = fetch(server, "/")[1].decode()
    for path in set(re.findall(r'"(/web/[^"]+\.(?:js|css))"', page)):
        headers, body = fetch(server, path)
        assert body
        assert "immutable" in headers["cache-control"]


def test_files_are_packed_and_asked_for_only_when_they_have_changed(server: Server) -> None:
    headers, packed = fetch(server, "/web/art/icons.svg", **{"Accept-Encoding": "gzip"})
    assert gzip.decompress(packed) == (WEB / "art" / "icons.svg").read_bytes()
    with pytest.raises(urllib.error.HTTPError, match="304"):
        fetch(server, "/web/art/icons.svg", **{"If-None-Match": headers["etag"]})


@pytest.mark.parametrize(
    "path", ["/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/none.js", "/lang/en/x"]
)
def test_nothing_else_is_handed_out(server: Server, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        fetch(server, path)


def test_all_the_scripts_of_a_first_game_are_small(server: Server) -> None:
    other = re.compile(r"tables/(swiss|twist)")
    files = [file for kind in ("js", "vendor") for file in (WEB / kind).rglob("*.js")]
    paths = [
        f"/web/{file.relative_to(WEB).as_posix()}" for file in files if not other.search(file.as_posix())
    ]
    assert sum(len(fetch(server, path, **{"Accept-Encoding": "gzip"})[1]) for path in paths) < 60_000


@pytest.mark.parametrize("locale", ["de", "fr", "it", "nl"])
def test_every_message_is_there_in_every_language_with_the_same_arguments(locale: str) -> None:
    for file in (LANG / "en").glob("*.ftl"):
        assert _messages(LANG / locale / file.name) == _messages(file), file.name


def _messages(file: Path) -> dict[str, set[str]]:
    text = file.read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$\w+", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}
