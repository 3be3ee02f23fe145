import re
import xml.etree.ElementTree as ET
from itertools import product

import pytest

from interstice.decks.art.glyphs import ICONS, glyph, glyphs
from interstice.decks.art.palettes import PALETTES, contrast, mix
from interstice.decks.art.picture import face, window
from interstice.decks.art.scenes.scene import all_scenes
from interstice.decks.art.spec import parse

SVG = "{http://www.w3.org/2000/svg}"
SCENES = [
    "alps",
    "alpsfar",
    "battlefield",
    "cave",
    "city",
    "coast",
    "court",
    "desert",
    "factory",
    "fields",
    "forest",
    "gallery",
    "garden",
    "harbour",
    "ice",
    "jungle",
    "laboratory",
    "library",
    "map",
    "moon",
    "night",
    "parliament",
    "rails",
    "revolt",
    "rings",
    "sea",
    "sky",
    "stadium",
    "stage",
    "street",
    "temple",
    "workshop",
]
LINE = "{}: game-icons:gears 50 52 70 turn 12 + game-icons:quill 80 20 26 flip"
MUSIC = PALETTES["music"]


def picture(scene: str = "city", card: str = "a-card", palette: str = "music") -> str:
    return window(card, parse(LINE.format(scene)), PALETTES[palette])


def ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)


def test_every_scene_that_card_writers_know_is_found() -> None:
    assert list(all_scenes()) == SCENES


def test_there_are_nine_palettes_of_eight_inks() -> None:
    names = "invention discovery event monument art music sport transport economy"
    assert " ".join(PALETTES) == names
    for palette in PALETTES.values():
        inks = [getattr(palette, field) for field in palette.__struct_fields__]
        assert len(inks) == 8
        assert all(re.fullmatch("#[0-9a-f]{6}", ink) for ink in inks)


def test_mixed_inks_lie_between_the_two() -> None:
    assert mix("#000000", "#ff8040", 0) == "#000000"
    assert mix("#000000", "#ff8040", 1) == "#ff8040"
    assert mix("#000000", "#ff8040", 0.5) == "#804020"


@pytest.mark.parametrize(("scene", "palette"), [*product(SCENES, PALETTES)])
def test_a_window_is_well_formed_small_and_self_contained(scene: str, palette: str) -> None:
    svg = picture(scene, palette=palette)
    root = ET.fromstring(svg)
    assert root.get("viewBox") == "0 0 448 560"
    assert not [e for e in root.iter() if e.tag in (f"{SVG}text", f"{SVG}image", f"{SVG}style")]
    assert not (root.text or "").strip()
    assert re.findall(r'href="(?!#)', svg) == []
    assert re.findall(r"nan|inf|None|e-\d", svg) == []
    assert len(svg.encode()) < 14_000


def test_windows_are_small_on_average() -> None:
    sizes = [len(picture(scene).encode()) for scene in SCENES]
    assert sum(sizes) / len(sizes) < 12_000


@pytest.mark.parametrize("scene", SCENES)
def test_ids_are_unique_defined_and_begin_with_the_cards_id(scene: str) -> None:
    svg = picture(scene, card="printing-press")
    assert len(ids(svg)) == len(set(ids(svg)))
    assert all(name.startswith("printing-press-") for name in ids(svg))
    assert set(re.findall(r'(?:url\(|href=")#([^)"]+)', svg)) <= set(ids(svg))


def test_two_cards_can_share_a_page() -> None:
    assert not set(ids(picture(card="one"))) & set(ids(picture(card="two")))


def test_an_odd_card_id_cannot_break_out_of_an_attribute() -> None:
    svg = picture(card='x"><script>')
    ET.fromstring(svg)
    assert "script>" not in svg


@pytest.mark.parametrize("scene", SCENES)
def test_the_same_card_is_always_drawn_the_same_and_another_one_differs(scene: str) -> None:
    assert picture(scene) == picture(scene)
    one, other = (picture(scene, card=card).split("</defs>")[1] for card in ("card-1", "card-2"))
    assert one.replace("card-1", "") != other.replace("card-2", "")


def test_a_scene_stays_as_it_was_drawn_on_other_machines() -> None:
    sun = re.search(r'<path fill="#f4f8ff" d="(M[^"]+)"', picture("city"))
    assert sun is not None
    assert sun[1] == "M56 213a130 130 0 1 1 260 0a130 130 0 1 1 -260 0z"


def test_dark_scenes_have_a_sky_of_ink() -> None:
    dark = [name for name, (_, is_dark) in all_scenes().items() if is_dark]
    assert dark == ["cave", "ice", "moon", "night"]
    assert MUSIC.sky_top in picture("city").split("</linearGradient>")[0]
    assert MUSIC.sky_top not in picture("moon").split("</linearGradient>")[0]


@pytest.mark.parametrize("place", ["0 0 70", "100 100 70", "50 50 300", "100 0 90 turn 45"])
def test_a_figure_is_kept_inside_the_window(place: str) -> None:
    svg = window("a", parse(f"rings: game-icons:gears {place}"), MUSIC)
    found = re.findall(r"translate\(([\d.-]+) ([\d.-]+)\)(?: rotate\(([\d.]+)\))? scale\(([\d.]+)", svg)
    x, y, turn, scale = (float(number or 0) for number in found[-1])
    gears = glyph("game-icons:gears")
    half = (gears.width + gears.height) * 0.7072 / 2 if turn else max(gears.width, gears.height) / 2
    assert half * scale <= x <= 448 - half * scale
    assert half * scale <= y <= 560 - half * scale


def test_an_unknown_scene_or_glyph_is_named() -> None:
    with pytest.raises(ValueError, match=r"expected one of the scenes alps, .* got 'mars'"):
        window("a", parse("mars: game-icons:gears"), MUSIC)
    with pytest.raises(ValueError, match="got 'own:unicorn'"):
        window("a", parse("city: own:unicorn"), MUSIC)


def test_the_icons_are_collected() -> None:
    assert set(ICONS.values()) <= set(glyphs())
    assert sorted(ICONS) == ["anchor", "crown", "flame", "key", "quill", "wheel"]


def test_a_glyph_fills_its_area_and_says_where_it_comes_from() -> None:
    for name, one in glyphs().items():
        assert max(one.width, one.height) == 1000, name
        assert re.fullmatch(r"m[mlhvcz\d -]+", one.path), name
        assert name.startswith(f"{one.set}:")
        assert one.licence, name
        assert one.author or one.set == "game-icons", name


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def a_face(title: str, year: str | None = "1876", dark: bool = False) -> str:
    return face("phone", title, year, parse(LINE.format("rings")), MUSIC, "game-icons:gears", dark)


def test_only_the_date_side_shows_the_year() -> None:
    assert texts(a_face("The telephone")) == ["The telephone", "1876"]
    assert texts(a_face("The telephone", None)) == ["The telephone"]


@pytest.mark.parametrize(
    ("title", "size", "lines"),
    [
        ("The telephone", 40, 1),
        ("The Suez Canal is opened to ships", 34, 2),
        ("Der Präsident der Vereinigten Staaten eröffnet die Weltausstellung", 28, 3),
        ("Donaudampfschifffahrtsgesellschaft", 24, 1),
    ],
)
def test_a_title_is_as_large_as_its_lines_allow(title: str, size: int, lines: int) -> None:
    svg = a_face(title, None)
    assert f'font-size="{size}"' in svg
    assert len(texts(svg)) == lines
    assert " ".join(texts(svg)) == title


def test_words_are_text_and_never_markup() -> None:
    assert texts(a_face("Salt & <Pepper>", "“1” & 2")) == ["Salt & <Pepper>", "“1” & 2"]


def test_the_dark_side_is_dark() -> None:
    paper = re.compile(r'rx="22" fill="(#\w+)"')
    light, dark = (paper.search(a_face("x", dark=dark)) for dark in (False, True))
    assert light is not None
    assert dark is not None
    assert light[1] == "#f7efdc"
    assert dark[1] < "#333333"


def test_a_face_is_well_formed_and_its_ids_are_unique() -> None:
    svg = a_face("The telephone")
    assert ET.fromstring(svg).get("viewBox") == "0 0 500 760"
    assert len(ids(svg)) == len(set(ids(svg)))


@pytest.mark.parametrize("name", list(PALETTES))
def test_the_year_can_be_read_on_its_plaque(name: str) -> None:
    palette = PALETTES[name]
    for ground in (palette.near, palette.accent):
        assert max(contrast(ground, palette.ink), contrast(ground, palette.pale)) > 4
