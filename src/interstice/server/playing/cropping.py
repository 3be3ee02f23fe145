"""Asks a process to read a picture that somebody sent."""

from __future__ import annotations

import msgspec

from interstice.core.refused import Refused
from interstice.server.playing import cropper
from interstice.server.playing.apart import WITHIN, Apart, python
from interstice.server.playing.cropper import MOST_BYTES, Answer, Box

_BEGINNINGS = (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")

_decode = msgspec.msgpack.Decoder(Answer).decode


class Cropping:
    def __init__(self, command: tuple[str, ...] = python(cropper.__name__), within: float = WITHIN) -> None:
        self._apart = Apart(command, within)

    async def crop(self, content: bytes, part: Box | None = None) -> Answer:
        """The part of the picture as WebP, or `Refused`."""
        check(content, part)
        said = await self._apart.read(content, *map(repr, part or ()))
        try:
            answer = _decode(said)
        except msgspec.DecodeError:
            raise Refused(
                "expected a picture that can be read in time; this one could not be", "picture-broken"
            ) from None
        if answer.why:
            raise Refused(answer.why, answer.word, **answer.given)
        return answer


def check(content: bytes, part: Box | None) -> None:
    """What can be seen without reading the picture."""
    is_webp = content[:4] == b"RIFF" and content[8:12] == b"WEBP"
    if not content.startswith(_BEGINNINGS) and not is_webp:
        raise Refused("expected a JPEG, PNG or WebP; got something else", "picture-kind")
    if len(content) > MOST_BYTES:
        raise Refused(
            f"expected a picture of at most {MOST_BYTES} bytes; got {len(content)}",
            "picture-bytes",
            most=MOST_BYTES // 1_000_000,
        )
    if part is None:
        return
    left, top, width, height = part
    inside = left >= 0 and top >= 0 and left + width <= 1.001 and top + height <= 1.001
    if not inside or width <= 0 or height <= 0:
        raise Refused("expected left, top, width and height of a part inside the picture, from 0 to 1")
