"""Pictures that people send: read whatever they are, and never at anybody's cost."""

from __future__ import annotations

import asyncio
import io
import os
import random
import struct
import sys
import zipfile
import zlib
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageCms, ImageDraw, ImageStat
from PIL.PngImagePlugin import PngInfo

from interstice.core.refused import Refused
from interstice.server.playing.apart import MOST_WAITING, Busy
from interstice.server.playing.cropper import MOST_KEPT, Answer, crop
from interstice.server.playing.cropping import Cropping

MUTATIONS = int(os.environ.get("INTERSTICE_PICTURES", "300"))
RED, GREEN, BLUE, WHITE = (220, 30, 30), (30, 180, 40), (30, 40, 210), (250, 250, 250)
SECRET = "taken at 47.37 north by Ana"


def corners(size: tuple[int, int] = (400, 500)) -> Image.Image:
    """Red at the upper left, green at the upper right, blue at the lower left, white at the lower right."""
    picture, (width, height) = Image.new("RGB", size, WHITE), size
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, width // 2, height // 2), RED)
    draw.rectangle((width // 2, 0, width, height // 2), GREEN)
    draw.rectangle((0, height // 2, width // 2, height), BLUE)
    return picture


def saved(picture: Image.Image, kind: str = "JPEG", **more: Any) -> bytes:
    out = io.BytesIO()
    picture.save(out, kind, **more)
    return out.getvalue()


def cropped(content: bytes, part: tuple[float, float, float, float] | None = None) -> Image.Image:
    answer = crop(content, part)
    assert answer.why == ""
    assert len(answer.webp) <= MOST_KEPT
    made = Image.open(io.BytesIO(answer.webp))
    assert (made.format, made.size) == ("WEBP", (answer.width, answer.height))
    return made.convert("RGB")


def is_near(one: Any, other: tuple[int, int, int]) -> bool:
    return all(abs(a - b) < 25 for a, b in zip(one, other, strict=True))


def shown(picture: Image.Image) -> list[str]:
    """The colours of the four corners."""
    named = {"red": RED, "green": GREEN, "blue": BLUE, "white": WHITE}
    width, height = picture.size
    places = [(10, 10), (width - 10, 10), (10, height - 10), (width - 10, height - 10)]
    pixels = [picture.getpixel(place) for place in places]
    return [next(name for name, colour in named.items() if is_near(pixel, colour)) for pixel in pixels]


# Every kind comes out the same


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_each_kind_becomes_a_small_webp_in_the_shape_of_a_window(kind: str) -> None:
    made = cropped(saved(corners(), kind))
    assert made.size == (400, 500)
    assert shown(made) == ["red", "green", "blue", "white"]


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "I;16", "CMYK"])
def test_every_mode_is_understood(mode: str) -> None:
    picture = Image.new(mode, (100, 100)) if mode == "I;16" else corners((100, 100)).convert(mode)
    assert cropped(saved(picture, "JPEG" if mode == "CMYK" else "PNG")).size == (80, 100)


def test_what_is_transparent_shows_paper() -> None:
    made = cropped(saved(Image.new("RGBA", (100, 125), (0, 0, 0, 0)), "PNG"))
    assert is_near(made.getpixel((50, 50)), (247, 239, 220))


def test_sixteen_bits_keep_their_brightness() -> None:
    made = cropped(saved(Image.new("I;16", (100, 125), 200 * 256), "PNG"))
    assert is_near(made.getpixel((50, 50)), (200, 200, 200))


def test_a_large_picture_becomes_as_large_as_a_screen_needs() -> None:
    content = saved(corners((3000, 3750)))
    assert cropped(content).size == (896, 1120)
    assert shown(cropped(content)) == ["red", "green", "blue", "white"]
    assert shown(cropped(content, (0.0, 0.55, 0.4, 0.4))) == ["blue"] * 4


def test_noise_is_made_small_enough() -> None:
    noise = Image.frombytes("RGB", (800, 1000), random.Random(1).randbytes(800 * 1000 * 3))
    assert cropped(saved(noise, "WEBP", method=0)).width >= 320


# Parts


def test_a_part_is_cut_out() -> None:
    assert shown(cropped(saved(corners(), "PNG"), (0.0, 0.0, 0.5, 0.5))) == ["red"] * 4
    assert shown(cropped(saved(corners(), "PNG"), (0.5, 0.0, 0.5, 0.5))) == ["green"] * 4


def test_without_a_part_it_is_the_middle() -> None:
    wide = Image.new("RGB", (1000, 250), RED)
    wide.paste(BLUE, (400, 0, 600, 250))
    made = cropped(saved(wide, "PNG"))
    assert made.size == (200, 250)
    assert shown(made) == ["blue"] * 4


@pytest.mark.parametrize(
    ("turned", "stored"),
    [
        (1, None),
        (2, Image.Transpose.FLIP_LEFT_RIGHT),
        (3, Image.Transpose.ROTATE_180),
        (4, Image.Transpose.FLIP_TOP_BOTTOM),
        (5, Image.Transpose.TRANSPOSE),
        (6, Image.Transpose.ROTATE_90),
        (7, Image.Transpose.TRANSVERSE),
        (8, Image.Transpose.ROTATE_270),
    ],
)
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_however_the_camera_was_held_the_picture_and_its_parts_are_upright(
    turned: int, stored: Image.Transpose | None, kind: str
) -> None:
    picture = corners((240, 300)) if stored is None else corners((240, 300)).transpose(stored)
    exif = Image.Exif()
    exif[0x0112] = turned
    content = saved(picture, kind, exif=exif)
    assert shown(cropped(content)) == ["red", "green", "blue", "white"]
    assert shown(cropped(content, (0.5, 0.0, 0.4, 0.4))) == ["green"] * 4
    assert shown(cropped(content, (0.0, 0.6, 0.4, 0.4))) == ["blue"] * 4


# Nothing but the pixels


def with_metadata(kind: str) -> bytes:
    exif = Image.Exif()
    exif[0x010E] = exif[0x9286] = SECRET
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    more: dict[str, Any] = {"exif": exif, "icc_profile": profile}
    if kind == "JPEG":
        more |= {"comment": SECRET.encode(), "xmp": SECRET.encode()}
    if kind == "PNG":
        more["pnginfo"] = PngInfo()
        more["pnginfo"].add_text("Comment", SECRET)
        more["pnginfo"].add_itxt("XML:com.adobe.xmp", SECRET)
    if kind == "WEBP":
        more["xmp"] = SECRET.encode()
    return saved(corners(), kind, **more)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_nothing_of_what_a_camera_writes_is_kept(kind: str) -> None:
    content = with_metadata(kind)
    assert SECRET.encode() in content
    made = crop(content, None).webp
    assert SECRET.encode() not in made
    assert not [chunk for chunk in (b"EXIF", b"XMP ", b"ICCP") if chunk in made]
    assert Image.open(io.BytesIO(made)).info.keys() <= {"loop", "background", "timestamp", "duration"}


def test_a_file_that_is_something_else_too_loses_that() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as package:
        package.writestr("a.txt", "<script>alert(1)</script>")
    made = crop(saved(corners()) + b"<html><script>alert(1)</script>" + out.getvalue(), None).webp
    assert made[:4] == b"RIFF"
    assert b"<script" not in made
    assert b"PK" not in made[-200:]


# Refusals


def png(width: int, height: int, pixels: bytes) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(pixels))
        + chunk(b"IEND", b"")
    )


def test_too_many_pixels_are_refused_before_any_is_read() -> None:
    assert crop(png(40_001, 1000, b""), None).word == "picture-pixels"
    assert crop(png(10_000, 10_000, bytes(10_001 * 10_000)), None).word == "picture-pixels"


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_what_is_cut_off_is_refused(kind: str) -> None:
    content = saved(corners(), kind)
    assert crop(content[: len(content) // 2], None).word == "picture-broken"
    assert crop(content[:30], None).word == "picture-broken"


def test_a_part_of_a_few_pixels_is_refused() -> None:
    assert crop(saved(corners()), (0.0, 0.0, 0.01, 0.01)).word == "picture-small"
    assert crop(saved(Image.new("RGB", (5, 5))), None).word == "picture-small"


def test_whatever_is_changed_in_a_file_there_is_a_picture_or_one_sentence() -> None:
    luck = random.Random(2)
    whole = [saved(corners((60, 75)), kind) for kind in ("JPEG", "PNG", "WEBP")]
    for number in range(MUTATIONS):
        content = bytearray(whole[number % 3])
        for _ in range(luck.choice((1, 3, 20))):
            at = luck.randrange(len(content))
            match luck.randrange(3):
                case 0:
                    content[at] = luck.randrange(256)
                case 1:
                    del content[at : at + luck.randrange(1, 30)]
                case 2:
                    content[at:at] = luck.randbytes(luck.randrange(1, 30))
            if not content:
                break
        answer = crop(bytes(content), None)
        assert bool(answer.webp) != bool(answer.why)


# In a process of its own


def ask(content: bytes, cropping: Cropping | None = None, part: Any = None) -> Answer:
    return asyncio.run((cropping or Cropping()).crop(content, part))


def test_the_process_answers_as_the_function_does() -> None:
    content, part = saved(corners()), (0.5, 0.0, 0.5, 0.5)
    assert ask(content, part=part) == crop(content, part)
    with pytest.raises(Refused, match="it is broken"):
        ask(content[:500])


def test_the_largest_picture_fits_into_the_memory_of_the_process() -> None:
    """40 megapixels of one colour, as a WebP without losses, which takes the most memory to read."""
    head = "5249464620000000574542505650384c140000002f3fdfe114075081540820000a9a92c58888fe07"
    assert ask(bytes.fromhex(head)).width == 896


def program(script: str) -> tuple[str, ...]:
    return sys.executable, "-c", script


@pytest.mark.parametrize(
    "script",
    [
        "import sys, time; sys.stdin.buffer.read(); time.sleep(600)",
        "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
        "import sys; sys.stdin.buffer.read(); sys.exit(1)",
    ],
)
def test_a_process_that_hangs_or_dies_is_one_sentence(script: str) -> None:
    with pytest.raises(Refused, match="expected a picture that can be read in time"):
        ask(saved(corners()), Cropping(program(script), within=0.3))


def test_a_process_may_take_only_so_much_memory() -> None:
    hungry = (
        "from interstice.server.playing import cropper; cropper.crop = lambda *_: bytearray(2_000_000_000);"
        "cropper.main()"
    )
    with pytest.raises(Refused, match="expected a picture that can be read in time"):
        ask(saved(corners()), Cropping(program(hungry)))


def test_a_process_knows_no_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://ana:secret@here/games")
    told = (
        "import os, sys, msgspec; sys.stdin.buffer.read();"
        "sys.stdout.buffer.write(msgspec.msgpack.encode({'why': ' '.join(os.environ) or 'nothing'}))"
    )
    with pytest.raises(Refused) as refused:
        ask(saved(corners()), Cropping(program(told)))
    assert "DATABASE" not in str(refused.value)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "expected a JPEG, PNG or WebP"),
        (b"GIF89a" + bytes(100), "expected a JPEG, PNG or WebP"),
        (b"", "expected a JPEG, PNG or WebP"),
        (b"\xff\xd8\xff" + bytes(10_000_000), "at most 10000000 bytes"),
    ],
)
def test_what_is_no_picture_needs_no_process(content: bytes, said: str) -> None:
    with pytest.raises(Refused, match=said):
        ask(content, Cropping(("/nowhere",)))


@pytest.mark.parametrize(
    "part", [(0.0, 0.0, 0.0, 1.0), (-0.1, 0.0, 1.0, 1.0), (0.5, 0.0, 0.6, 1.0), (float("nan"), 0.0, 1.0, 1.0)]
)
def test_a_part_outside_the_picture_is_refused(part: Any) -> None:
    with pytest.raises(Refused, match="from 0 to 1"):
        ask(saved(corners()), Cropping(("/nowhere",)), part)


def test_only_so_many_wait() -> None:
    large = saved(corners()) + bytes(9_000_000)
    fits = MOST_WAITING // len(large)

    async def crowd() -> list[Any]:
        cropping = Cropping(program("import sys; sys.stdin.buffer.read()"))
        asked = [cropping.crop(large) for _ in range(fits + 3)]
        return await asyncio.gather(*asked, return_exceptions=True)

    assert sum(isinstance(said, Busy) for said in asyncio.run(crowd())) == 3


@pytest.mark.parametrize("width", [896, 403, 321])
def test_what_was_made_here_keeps_every_pixel_in_its_place_however_often_it_comes_back(width: int) -> None:
    first = crop(saved(corners((width, width * 5 // 4)), "PNG"), None)
    again = crop(crop(first.webp, None).webp, None)
    assert (again.width, again.height) == (first.width, first.height) == (width, width * 5 // 4)
    before, after = (Image.open(io.BytesIO(each.webp)).convert("RGB") for each in (first, again))
    noise = ImageStat.Stat(ImageChops.difference(before, after)).mean
    assert max(noise) < 2
