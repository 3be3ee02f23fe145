"""Photos beside a deck in its folder: `pictures/`, each file named by its SHA-256."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from interstice.core.refused import Refused
from interstice.decks.edition import Photos

FOLDER = "pictures"
MOST_BYTES = 60_000
WIDEST = 896


def load_photos(folder: Path) -> Photos:
    """Those that are there and are what they are called."""
    found = {path.stem: _read(path) for path in sorted((folder / FOLDER).glob("*.webp"))}
    return {name: webp for name, webp in found.items() if is_photo(name, webp)}


def save_photos(folder: Path, photos: Photos) -> None:
    try:
        (folder / FOLDER).mkdir(exist_ok=True)
        for name, webp in photos.items():
            (folder / FOLDER / f"{name}.webp").write_bytes(webp)
    except OSError as error:
        raise Refused(f"{folder}: expected a folder that can be written; {error.strerror}") from None


def unpacked(pictures: Mapping[str, str]) -> Photos:
    """What an exported file has in Base64, without anything that is not a photo of a card."""
    found: dict[str, bytes] = {}
    for name, text in pictures.items():
        try:
            webp = b64decode(text, validate=True)
        except ValueError:
            continue
        if is_photo(name, webp):
            found[name] = webp
    return found


def is_photo(name: str, webp: bytes) -> bool:
    """Whether it looks as servers make them: a plain WebP of four by five, named by its SHA-256."""
    wide, high = (int.from_bytes(webp[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    is_plain = webp[:4] == b"RIFF" and webp[8:16] == b"WEBPVP8 " and len(webp) <= MOST_BYTES
    return is_plain and 0 < wide <= WIDEST and high == wide * 5 // 4 and sha256(webp).hexdigest() == name


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError:
        return b""
