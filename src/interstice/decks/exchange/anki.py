"""A deck for Anki: an .apkg file with a note for each card, the picture on both sides.

The file is a zip of a small SQLite database (Anki's format 11, which every Anki reads) and the pictures.
"""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from collections.abc import Callable
from hashlib import sha1, sha256
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from interstice.decks.edition import NO_PHOTOS, Edition, Photos, PrintedCard, Source
from interstice.text import year_text

FIELDS = ("Title", "Year", "Note", "Source", "Picture")
_FRONT = '<div class="picture">{{Picture}}</div><div class="title">{{Title}}</div>'
_BACK = '{{FrontSide}}<hr id="answer"><div class="year">{{Year}}</div><div class="note">{{Note}}</div><div class="source">{{Source}}</div>'
_CSS = (
    ".card{font-family:serif;text-align:center;color:#2a1a10;background:#f7efdc}"
    ".picture img{height:45vh;border-radius:12px;border:3px solid #2a1a10}"
    ".title{font-size:1.4em;font-weight:bold;margin:.6em}.year{font-size:2em;font-weight:bold}"
    ".note{margin:.6em auto;max-width:32em}.source{font-size:.8em;opacity:.8}"
)
_MADE = 1_700_000_000
"""A fixed time: the same deck gives the same file."""

_SCHEMA = """
create table col (id integer primary key, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer,
  ls integer, conf text, models text, decks text, dconf text, tags text);
create table notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text,
  sfld integer, csum integer, flags integer, data text);
create table cards (id integer primary key, nid integer, did integer, ord integer, mod integer, usn integer, type integer,
  queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, left integer, odue integer,
  odid integer, flags integer, data text);
create table revlog (id integer primary key, cid integer, usn integer, ease integer, ivl integer, lastIvl integer,
  factor integer, time integer, type integer);
create table graves (usn integer, oid integer, type integer);
"""


def export_anki(
    edition: Edition, language: str, picture: Callable[[PrintedCard], str], photos: Photos = NO_PHOTOS
) -> bytes:
    """`picture` draws a card's window as SVG; a photo is shown in place of it."""
    # Cards whose photo is missing are drawn.
    cards = tuple(card if card.photo in photos else replace(card, photo="") for card in edition.cards)
    edition = replace(edition, cards=cards)
    # Anki uses timestamps as ids; ours are derived from names, so that they stay the same.
    with TemporaryDirectory() as folder:
        path = Path(folder) / "collection.anki2"
        database = sqlite3.connect(path)
        database.executescript(_SCHEMA)
        _fill(database, edition, language)
        database.commit()
        database.close()
        collection = path.read_bytes()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        media = {str(number): f"{_file(edition, card)}" for number, card in enumerate(edition.cards)}
        _add(package, "collection.anki2", collection)
        _add(package, "media", json.dumps(media).encode())
        for number, card in enumerate(edition.cards):
            _add(package, str(number), photos.get(card.photo) or picture(card).encode())
    return out.getvalue()


def _add(package: zipfile.ZipFile, name: str, content: bytes) -> None:
    package.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)


def _file(edition: Edition, card: PrintedCard) -> str:
    return f"interstice-{edition.id}-{card.id}.{'webp' if card.photo else 'svg'}"


def _number(*names: str) -> int:
    return int.from_bytes(sha256("/".join(names).encode()).digest()[:5], "big") + 1


def _fill(database: sqlite3.Connection, edition: Edition, language: str) -> None:
    model, deck = _number("model", language), _number("deck", edition.id, language)
    database.execute(
        "insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')",
        (
            _MADE,
            _MADE * 1000,
            _MADE * 1000,
            json.dumps(
                {
                    "nextPos": len(edition.cards) + 1,
                    "curModel": str(model),
                    "curDeck": deck,
                    "activeDecks": [deck],
                }
            ),
            json.dumps({str(model): _model(model, deck)}),
            json.dumps(
                {
                    str(number): _deck(number, called)
                    for number, called in ((1, "Default"), (deck, f"Interstice::{edition.called(language)}"))
                }
            ),
            json.dumps({"1": _learning()}),
        ),
    )
    for place, card in enumerate(sorted(edition.cards, key=lambda card: _number(card.id)), 1):
        number = _number(edition.id, card.id, language)
        fields = _fields(edition, card, language)
        checksum = int(sha1(fields[0].encode()).hexdigest()[:8], 16)
        database.execute(
            "insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')",
            (
                number,
                f"{edition.id}/{card.id}",
                model,
                _MADE,
                f" {card.theme} ",
                "\x1f".join(fields),
                fields[0],
                checksum,
            ),
        )
        database.execute(
            "insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
            (number, number, deck, _MADE, place),
        )


def _fields(edition: Edition, card: PrintedCard, language: str) -> list[str]:
    title = card.title.get(language) or next(iter(card.title.values()))
    source = _source(card.source) if card.source else ""
    if card.photo and card.credit:
        source = "<br>".join(filter(None, (source, escape(card.credit))))
    alt = escape(card.alt.get(language) or next(iter(card.alt.values()), "")) if card.photo else ""
    year = year_text(card.year, language, card.circa)
    return [
        escape(title),
        year,
        escape(card.note.get(language, "")),
        source,
        f'<img src="{_file(edition, card)}" alt="{alt}">' if alt else f'<img src="{_file(edition, card)}">',
    ]


def _source(source: Source) -> str:
    """A link only if it leads to the web; people write anything there."""
    words = escape(source.title or source.url)
    is_link = source.url.startswith(("https://", "http://"))
    return f'<a href="{escape(source.url)}">{words}</a>' if is_link else words


def _model(number: int, deck: int) -> dict[str, Any]:
    fields = [
        {"name": name, "ord": at, "sticky": False, "rtl": False, "font": "Arial", "size": 20, "media": []}
        for at, name in enumerate(FIELDS)
    ]
    template = {
        "name": "Card",
        "ord": 0,
        "qfmt": _FRONT,
        "afmt": _BACK,
        "did": None,
        "bqfmt": "",
        "bafmt": "",
    }
    return {
        "id": number,
        "name": "Interstice",
        "type": 0,
        "mod": _MADE,
        "usn": -1,
        "sortf": 0,
        "did": deck,
        "tmpls": [template],
        "flds": fields,
        "css": _CSS,
        "latexPre": "",
        "latexPost": "",
        "tags": [],
        "vers": [],
        "req": [[0, "any", [0, 4]]],
    }


def _deck(number: int, name: str) -> dict[str, Any]:
    counters = {key: [0, 0] for key in ("newToday", "revToday", "lrnToday", "timeToday")}
    plain = {
        "id": number,
        "name": name,
        "mod": _MADE,
        "usn": -1,
        "desc": "",
        "dyn": 0,
        "conf": 1,
        "collapsed": False,
    }
    return {**plain, **counters, "extendNew": 10, "extendRev": 50}


def _learning() -> dict[str, Any]:
    new = {
        "delays": [1, 10],
        "ints": [1, 4, 7],
        "initialFactor": 2500,
        "order": 1,
        "perDay": 20,
        "bury": True,
    }
    lapse = {"delays": [10], "mult": 0, "minInt": 1, "leechFails": 8, "leechAction": 0}
    review = {
        "perDay": 100,
        "ease4": 1.3,
        "fuzz": 0.05,
        "ivlFct": 1,
        "maxIvl": 36500,
        "bury": True,
        "minSpace": 1,
    }
    plain = {
        "id": 1,
        "name": "Default",
        "mod": 0,
        "usn": 0,
        "maxTaken": 60,
        "autoplay": True,
        "timer": 0,
        "replayq": True,
    }
    return {**plain, "new": {**new, "separate": True}, "lapse": lapse, "rev": review}
