"""Photos that come in the file of a deck. Anybody may have written it, so they are redrawn like uploads.

Only what this server made itself, and still has, stays as it is: the sender has it already."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from interstice.core.refused import Refused
from interstice.server.playing.cropping import Cropping, check
from interstice.server.playing.edits import Change
from interstice.server.playing.pictures import Pictures

LONGEST = 200
"""Characters of the name that cards give a photo."""


class LeftOut(msgspec.Struct, frozen=True):
    """A photo that could not be kept."""

    photo: str
    """As the file calls it."""
    why: str
    word: str


class Brought(msgspec.Struct, frozen=True):
    webps: dict[str, bytes]
    """What is to be kept, by the name that cards give it."""
    left_out: list[LeftOut]


async def bring(
    pictures: Pictures, cropping: Cropping, given: Mapping[str, str], allow: Callable[[int], None]
) -> Brought:
    """What becomes of photos in Base64. `allow` is called once with how many must be redrawn, and may refuse."""
    brought = Brought({}, [])
    new: dict[str, bytes] = {}
    for name, text in given.items():
        try:
            content = unpacked(text)
        except Refused as error:
            brought.left_out.append(LeftOut(name[:LONGEST], str(error), error.word))
            continue
        (brought.webps if await pictures.has(content) else new)[name] = content
    if new:
        allow(len(new))
    for name, content in new.items():
        try:
            brought.webps[name] = (await cropping.crop(content)).webp
        except Refused as error:
            brought.left_out.append(LeftOut(name[:LONGEST], str(error), error.word))
    return brought


def on_cards(
    changes: Iterable[Change], kept: Mapping[str, str], left_out: Iterable[LeftOut]
) -> Iterator[Change]:
    """Changes with the SHA-256 of each photo in place of the name that it came by, without those whose photo is left out."""
    gone = {each.photo for each in left_out}
    for change in changes:
        is_photo = change.field == "photo" and isinstance(change.to, str)
        if is_photo and change.to in kept:
            yield msgspec.structs.replace(change, to=kept[change.to])
        elif not is_photo or change.to not in gone:
            yield change


def unpacked(text: str) -> bytes:
    """A photo, as far as can be told without reading it."""
    try:
        content = b64decode(text, validate=True)
    except ValueError:
        raise Refused("expected a picture in Base64; it is broken", "picture-broken") from None
    check(content, None)
    return content
