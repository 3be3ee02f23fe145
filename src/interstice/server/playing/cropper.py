"""What runs in a process of its own: reads one picture that somebody sent, and makes a small WebP of a part of it.

The picture comes on the standard input, the answer goes to the standard output. The process limits itself before it reads a
byte: whatever the picture does to it, nobody else notices.
"""

from __future__ import annotations

import io
import math
import os
import sys
import warnings
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from interstice.core.refused import Refused

if TYPE_CHECKING:
    from PIL.Image import Image

MOST_BYTES = 10_000_000
MOST_PIXELS = 40_000_000
MOST_KEPT = 60_000
"""Bytes of what is made."""
SHAPE = (4, 5)
"""The proportions of a card's window, 448 × 560."""
SIZES = (896, 768, 640, 512, 400, 320)
"""The widths to try, in pixels, until the result is small enough."""
QUALITIES = (84, 72, 58)
HOPELESS = 2.2
"""A picture this many times too large is made narrower at once."""
LEAST = (16, 20)
MEMORY = 900_000_000
"""Bytes of address space. The largest WebP without losses needs most of it."""
SECONDS = 20
PAPER = (247, 239, 220)
"""What shows through where a picture is transparent."""

Box = tuple[float, float, float, float]
_SWAPS, _FLIPS_X, _FLIPS_Y = (5, 6, 7, 8), (2, 3, 7, 8), (3, 4, 6, 7)
"""How pictures are stored that were taken with the camera turned, by EXIF's number for it."""
_UPRIGHT = {
    2: "FLIP_LEFT_RIGHT",
    3: "ROTATE_180",
    4: "FLIP_TOP_BOTTOM",
    5: "TRANSPOSE",
    6: "ROTATE_270",
    7: "TRANSVERSE",
    8: "ROTATE_90",
}


class Answer(msgspec.Struct, frozen=True):
    webp: bytes = b""
    width: int = 0
    height: int = 0
    why: str = ""
    """Why the picture is refused; then there is nothing else."""
    word: str = ""
    given: dict[str, str | int] = {}


def crop(content: bytes, part: Box | None) -> Answer:
    """A part of a picture (left, top, width and height as fractions of it when it is upright), or else its middle, in the shape
    of a card's window."""
    import PIL.Image

    PIL.Image.MAX_IMAGE_PIXELS = None
    try:
        with PIL.Image.open(io.BytesIO(content), formats=("JPEG", "PNG", "WEBP")) as picture:
            _check_size(picture)
            return _pressed(_cut(picture, part))
    except Refused as error:
        return Answer(why=str(error), word=error.word, given=error.given)
    except MemoryError:
        return Answer(why="expected a picture that takes less memory to read", word="picture-broken")
    except Exception:  # A broken picture makes Pillow raise almost anything.
        return Answer(
            why="expected a JPEG, PNG or WebP that can be read; it is broken", word="picture-broken"
        )


def _check_size(picture: Image) -> None:
    if picture.width * picture.height > MOST_PIXELS:
        most = MOST_PIXELS // 1_000_000
        raise Refused(
            f"expected a picture of at most {most} megapixels; got {picture.width} × {picture.height}",
            "picture-pixels",
            most=most,
        )


def _cut(picture: Image, part: Box | None) -> Image:
    """The part, upright and in the colours of a screen. Only this much of the picture is turned and converted."""
    from PIL.Image import Resampling, Transpose

    turned = picture.getexif().get(0x0112, 1)
    upright = picture.size[::-1] if turned in _SWAPS else picture.size
    box = _box(upright, part)
    wide = min(SIZES[0], round(box[2] - box[0]))
    size = (wide, _high(wide))
    box = _as_stored(box, picture.size, turned)
    if turned in _SWAPS:
        size = size[::-1]
    box = _decode_less(picture, box, size)
    profile = picture.info.get("icc_profile")
    small = _plain(picture).resize(size, Resampling.LANCZOS, box, reducing_gap=3.0)
    if turned in _UPRIGHT:
        small = small.transpose(Transpose[_UPRIGHT[turned]])
    return _in_srgb(small, profile)


def _box(size: tuple[int, int], part: Box | None) -> Box:
    """The corners of the largest part of the part that has the shape of a window, in pixels."""
    if part is None and LEAST[0] <= size[0] <= SIZES[0] and size[1] == _high(size[0]):
        # It was made here, or is as good: not a pixel is lost or moved, however often it comes back.
        return 0.0, 0.0, float(size[0]), float(size[1])
    left, top, width, height = part or (0.0, 0.0, 1.0, 1.0)
    left, width, top, height = left * size[0], width * size[0], top * size[1], height * size[1]
    wide = min(width, height * SHAPE[0] / SHAPE[1])
    high = wide * SHAPE[1] / SHAPE[0]
    if wide < LEAST[0]:
        raise Refused(
            f"expected at least {LEAST[0]} × {LEAST[1]} pixels; got {width:.0f} × {height:.0f}",
            "picture-small",
        )
    left, top = left + (width - wide) / 2, top + (height - high) / 2
    return left, top, min(left + wide, size[0]), min(top + high, size[1])


def _high(wide: int) -> int:
    return wide * SHAPE[1] // SHAPE[0]


def _as_stored(box: Box, size: tuple[int, int], turned: int) -> Box:
    """The same part of the picture before it is turned upright."""
    left, top, right, bottom = box
    if turned in _SWAPS:
        left, top, right, bottom = top, left, bottom, right
    if turned in _FLIPS_X:
        left, right = size[0] - right, size[0] - left
    if turned in _FLIPS_Y:
        top, bottom = size[1] - bottom, size[1] - top
    return left, top, right, bottom


def _decode_less(picture: Image, box: Box, size: tuple[int, int]) -> Box:
    """Decode a JPEG that is far larger than necessary at a smaller size. Returns the box in what will come out."""
    before = picture.size
    enough = [
        math.ceil(2 * side * small / (high - low))
        for side, small, low, high in zip(before, size, box[:2], box[2:], strict=True)
    ]
    picture.draft(None, (enough[0], enough[1]))
    across, down = picture.width / before[0], picture.height / before[1]
    left, top, right, bottom = box[0] * across, box[1] * down, box[2] * across, box[3] * down
    return left, top, min(right, picture.width), min(bottom, picture.height)


def _plain(picture: Image) -> Image:
    """In a mode that can be scaled down: no palettes, and eight bits."""
    if picture.mode in ("1", "P", "PA"):
        return picture.convert("RGBA" if "transparency" in picture.info or picture.mode == "PA" else "RGB")
    if picture.mode.startswith("I"):
        return picture.convert("I").point(lambda value: value / 256).convert("L")
    return picture


def _in_srgb(picture: Image, profile: bytes | None) -> Image:
    """On paper where it is transparent. A profile that cannot be understood is left out."""
    import PIL.Image
    from PIL import ImageCms

    if picture.mode in ("RGBA", "LA", "RGBa", "La"):
        shown = picture.convert("RGBA")
        picture = PIL.Image.new("RGB", picture.size, PAPER)
        picture.paste(shown, mask=shown.getchannel("A"))
    if profile:
        with suppress(ImageCms.PyCMSError, OSError, ValueError):
            own = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            screen = ImageCms.createProfile("sRGB")
            return ImageCms.profileToProfile(picture, own, screen, outputMode="RGB") or picture.convert("RGB")
    return picture.convert("RGB")


def _pressed(picture: Image) -> Answer:
    """As a WebP that is small enough; the pixels and nothing else."""
    from PIL.Image import Resampling

    for most in SIZES:
        wide = min(most, picture.width)
        small = picture.resize((wide, _high(wide)), Resampling.LANCZOS)
        for quality in QUALITIES:
            out = io.BytesIO()
            small.save(out, "WEBP", quality=quality, method=3, exif=b"", icc_profile=b"", xmp=b"")
            if out.tell() <= MOST_KEPT:
                return Answer(out.getvalue(), small.width, small.height)
            if out.tell() > HOPELESS * MOST_KEPT:
                break
    raise Refused(
        "expected a picture with less detail; this one cannot be made small enough", "picture-broken"
    )


def confine() -> None:
    """Limit memory and time to what a picture needs, allow no files, and let people's games come first."""
    if sys.platform != "win32":
        import resource

        os.nice(10)
        with suppress(OSError):
            # If the machine runs out of memory, this process goes first.
            Path("/proc/self/oom_score_adj").write_text("1000", "ascii")
        for what, most in (
            (resource.RLIMIT_AS, MEMORY),
            (resource.RLIMIT_CPU, SECONDS),
            (resource.RLIMIT_FSIZE, 0),
            (resource.RLIMIT_CORE, 0),
        ):
            resource.setrlimit(what, (most, most))


def main() -> None:
    confine()
    warnings.simplefilter("ignore")
    given = sys.argv[1:]
    part = tuple(map(float, given)) if given else None
    answer = crop(sys.stdin.buffer.read(), part)  # type: ignore[arg-type]
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))


if __name__ == "__main__":
    main()
