import io
import re
import struct
import zlib

import pytest
from fontTools.ttLib import TTFont
from msgspec.structs import replace
from PIL import Image

from interstice.core.refused import Refused
from interstice.decks.art import spec as art
from interstice.decks.art.glyphs import ICONS, glyphs
from interstice.decks.art.palettes import PALETTES
from interstice.decks.art.scenes.scene import all_scenes
from interstice.decks.art.stock import STOCK, Side, badge_of, picture_line
from interstice.decks.edition import About, Edition, PrintedCard, Theme
from interstice.decks.load import load, shipped
from interstice.decks.print.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card_face,
    check_letters,
    contact_sheet,
    layout,
    print_deck,
    shuffled,
)
from interstice.decks.print.credits import credits_page, glyph_credits
from interstice.decks.print.extras import needed_glyphs, pieces_language, print_extras
from interstice.decks.print.racks import PLAYERS
from interstice.decks.print.sheets import FONTS, quoted
from interstice.decks.print.swiss_pieces import CHIPS, WHEEL, chips, spinner
from interstice.decks.print.twist_pieces import ranks
from interstice.text import LANGUAGES, year_text

PAPERS = {"A4": (210, 297), "Letter": (215.9, 279.4)}
ABOUT = About(
    name={"en": "Ten", "de": "Zehn"},
    licence="CC0-1.0",
    themes={"sea": Theme({"en": "Sea"}, "transport", "game-icons:anchor")},
)


def an_edition(count: int = 10, icons: tuple[str, str] | None = None, theme: str = "sea") -> Edition:
    cards = [
        PrintedCard(
            id=f"ship-{n}",
            year=1500 + 10 * n,
            circa=n == 3,
            theme=theme,
            title={"en": f"The ship “{n}” sails", "de": f"Schiff {n}"},
            icons=icons,
        )
        for n in range(count)
    ]
    return Edition("ten", ABOUT, tuple(cards))


def pages(pdf: bytes) -> list[tuple[float, float]]:
    """The sizes of a PDF's pages in millimetres."""
    plain = pdf + b"".join(_unpacked(pdf))
    areas = re.findall(rb"/Type\s*/Page\b.*?/MediaBox\s*\[([^\]]+)\]", plain, re.DOTALL)
    return [tuple(float(number) * 25.4 / 72 for number in area.split()[2:]) for area in areas]


def _unpacked(pdf: bytes) -> list[bytes]:
    streams = re.findall(rb"/ObjStm.*?stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    return [zlib.decompressobj().decompress(stream) for stream in streams]


def letters(face: str) -> set[int]:
    return set(TTFont(FONTS / f"{face}.ttf").getBestCmap())


@pytest.mark.parametrize("deck", shipped())
def test_every_letter_of_every_deck_can_be_printed(deck: str) -> None:
    titles, notes, years = letters("AlegreyaSC-Bold"), letters("Alegreya-Medium"), letters("Cinzel-Bold")
    for card in load(deck).cards:
        for language in LANGUAGES:
            assert set(map(ord, card.title[language])) <= titles, (card.id, language)
            assert set(map(ord, card.note[language])) <= notes, (card.id, language)
            assert set(map(ord, year_text(card.year, language, card.circa))) <= years, (card.id, language)


def test_fonts_are_small_and_their_licence_lies_beside_them() -> None:
    faces = sorted(FONTS.glob("*.ttf"))
    assert [face.stem for face in faces] == [
        "Alegreya-Medium",
        "AlegreyaSC-Bold",
        "AlegreyaSans-Bold",
        "AlegreyaSans-Medium",
        "Cinzel-Bold",
    ]
    assert all(face.stat().st_size < 120_000 for face in faces)
    licence = (FONTS / "OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    for face in faces:
        assert TTFont(face)["name"].getDebugName(0) in licence


@pytest.mark.parametrize("paper", PAPERS)
def test_a_date_side_lies_behind_its_front(paper: str) -> None:
    width, _ = PAPERS[paper]
    fronts, dates = layout(paper, "front"), layout(paper, "date")
    assert len(fronts) == len(dates) == len(set(fronts)) == 9
    for (front_x, front_y), (date_x, date_y) in zip(fronts, dates, strict=True):
        assert front_y == date_y
        assert front_x + CARD_WIDTH + date_x == pytest.approx(width)


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_touch_and_leave_printers_their_margin(paper: str) -> None:
    width, height = PAPERS[paper]
    corners = layout(paper, "front")
    assert corners[1][0] - corners[0][0] == pytest.approx(CARD_WIDTH)
    assert corners[3][1] - corners[0][1] == pytest.approx(CARD_HEIGHT)
    assert pytest.approx(500 / 760) == CARD_WIDTH / CARD_HEIGHT
    assert min(corners[0]) >= 12
    assert width - corners[8][0] - CARD_WIDTH >= 12
    assert height - corners[8][1] - CARD_HEIGHT >= 12


@pytest.mark.parametrize("paper", PAPERS)
def test_ten_cards_take_two_double_sided_sheets_and_the_credits(paper: str) -> None:
    sizes = pages(print_deck(an_edition(), "en", paper))
    assert len(sizes) == 5
    assert all(size == pytest.approx(PAPERS[paper], abs=0.01) for size in sizes)


def test_a_full_sheet_needs_no_second_one() -> None:
    assert len(pages(print_deck(an_edition(9), "de", "A4"))) == 3


def test_fonts_are_embedded() -> None:
    made = print_deck(an_edition(), "en", "A4")
    plain = made + b"".join(_unpacked(made))
    for face in (b"AlegreyaSC-Bold", b"Cinzel-Bold", b"AlegreyaSans-Medium", b"Alegreya-Medium"):
        assert re.search(rb"/[A-Z]{6}\+" + face, plain), face
    assert b"/FontFile2" in plain
    assert b"Libertinus" not in plain


def test_a_deck_is_printed_the_same_every_time() -> None:
    assert print_deck(an_edition(), "en", "A4") == print_deck(an_edition(), "en", "A4")


def a_photo() -> bytes:
    out = io.BytesIO()
    Image.effect_noise((80, 100), 90).save(out, "WEBP", lossless=True)
    return out.getvalue()


def test_a_photo_is_printed_in_place_of_the_drawing_and_its_maker_is_named() -> None:
    plain = an_edition(2)
    card = replace(plain.cards[0], photo="abc", credit="Ana Beispiel")
    edition = replace(plain, cards=(card, plain.cards[1]), about=replace(ABOUT, licence=""))
    photos = {"abc": a_photo()}
    for side in ("front", "date"):
        assert "data:image/webp" in card_face(edition, card, "en", side, photos)
        assert "data:image/webp" not in card_face(edition, plain.cards[1], "en", side, photos)
    assert card_face(edition, card, "en", "front") == card_face(edition, plain.cards[0], "en", "front")
    assert b"/Subtype/Image" in print_deck(edition, "en", "A4", photos=photos)
    assert b"/Subtype/Image" not in print_deck(edition, "en", "A4")
    said = credits_page(edition, "de", "A4")
    assert "Die Fotos sind von:" in said
    assert "Ana Beispiel" in said
    assert "2 Karten." in said


def test_the_order_of_printing_is_fixed_and_does_not_follow_the_years() -> None:
    years = [card.year for card in shuffled(an_edition())]
    assert sorted(years) == [card.year for card in an_edition().cards]
    assert years not in (sorted(years), sorted(years, reverse=True))
    backwards = Edition("ten", ABOUT, an_edition().cards[::-1])
    assert shuffled(backwards) == shuffled(an_edition())


def test_progress_goes_from_nothing_to_all_cards() -> None:
    told: list[tuple[int, int]] = []
    print_deck(an_edition(), "en", "A4", lambda done, of: told.append((done, of)))
    assert told == [(0, 10), (9, 10), (10, 10)]


def test_only_the_date_side_tells_the_year() -> None:
    edition = an_edition()
    assert "1530" not in card_face(edition, edition.cards[3], "en", "front")
    assert "c.\u00a01530" in card_face(edition, edition.cards[3], "en", "date")
    assert ">1540<" in card_face(edition, edition.cards[4], "en", "date")


def test_a_twist_card_shows_an_icon_on_each_side_and_others_their_theme() -> None:
    twist, plain = an_edition(icons=("key", "crown")), an_edition()
    sides: tuple[Side, Side] = ("front", "date")
    assert [badge_of(twist, twist.cards[0], side) for side in sides] == [ICONS["key"], ICONS["crown"]]
    assert [badge_of(plain, plain.cards[0], side) for side in sides] == ["game-icons:anchor"] * 2
    light, dark = (
        re.findall(r'rx="22" fill="(#\w+)"', card_face(twist, twist.cards[0], "en", s)) for s in sides
    )
    assert light == ["#f7efdc"]
    assert dark < ["#444444"]


def test_pictures_in_stock_can_be_drawn() -> None:
    assert set(STOCK) == set(PALETTES)
    for lines in STOCK.values():
        assert len(set(lines)) == len(lines) >= 4
        for line in lines:
            assert art.parse(line).scene in all_scenes()


def test_everything_that_printing_needs_was_collected() -> None:
    assert needed_glyphs() - set(glyphs()) == set()
    assert needed_glyphs() >= {
        "game-icons:hourglass",
        "own:cow-bell",
        "game-icons:mammoth",
        "game-icons:gears",
    }


@pytest.mark.parametrize("theme", ["sea", "", "nobody-knows"])
def test_a_picture_does_not_depend_on_the_other_cards(theme: str) -> None:
    alike = an_edition(40, theme=theme)
    titled = (replace(card, title={"en": f"It begins {n}"}) for n, card in enumerate(alike.cards))
    edition = replace(alike, cards=tuple(titled))
    lines = [picture_line(edition, card) for card in edition.cards]
    assert len(set(lines)) >= 5
    back = replace(edition, cards=edition.cards[::-1])
    assert lines == [picture_line(back, replace(card, id="copy")) for card in edition.cards]


def test_a_cards_own_picture_comes_first() -> None:
    card = PrintedCard(id="a", year=1, title={"en": "A"}, art="moon: game-icons:gears")
    assert picture_line(Edition("one", ABOUT, (card,)), card) == "moon: game-icons:gears"


def test_credits_name_the_authors_of_the_glyphs() -> None:
    card = PrintedCard(
        id="a", year=1, theme="sea", title={"en": "A"}, art="moon: game-icons:gears + own:cow-bell"
    )
    lines = list(glyph_credits(Edition("one", ABOUT, (card,)), "and others"))
    assert [line.split(":")[0] for line in lines] == ["Game-icons.net (CC-BY-3.0)", "Interstice (CC0-1.0)"]
    assert "Lorc" in lines[0]


def test_words_are_never_markup() -> None:
    assert quoted('a "b" \\ #c') == '"a \\"b\\" \\\\ #c"'
    card = PrintedCard(id="a", year=1, theme="sea", title={"en": 'Salt & <b> "#pagebreak()" \\ $x$'})
    assert len(pages(print_deck(Edition("odd", ABOUT, (card,)), "en", "A4"))) == 3


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_extras_have_their_pages(paper: str, language: str) -> None:
    width, height = PAPERS[paper]
    swiss = pages(print_extras("swiss", language, paper))
    twist = pages(print_extras("twist", language, paper))
    assert swiss == [pytest.approx((height, width), abs=0.01)] * 6
    assert twist == [pytest.approx((width, height), abs=0.01)] * 2


def test_the_swiss_game_has_eighty_chips_six_markers_and_eight_sectors() -> None:
    assert len(re.findall('<use href="#chip', chips(297, 210))) == CHIPS == 80
    assert len(PLAYERS) == len(set(PLAYERS)) == 6
    assert WHEEL == ("question", "two", "question", "star", "question", "two", "question", "grump")
    drawn = spinner("de", 297, 210)
    assert [drawn.count(word) for word in (">Frage<", ">Stern<", ">Muffelchen<")] == [4, 1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_twist_has_eight_ranks(language: str) -> None:
    """TW-15"""
    points, names = zip(*ranks(language), strict=True)
    assert len(set(names)) == 8
    assert points[1:7] == ("0–10", "11–20", "21–30", "31–40", "41–50", "51–60")


@pytest.mark.parametrize("side", ["front", "date"])
def test_a_contact_sheet_is_one_picture_of_all_cards(side: Side) -> None:
    made = contact_sheet(an_edition(), "en", side, columns=4, card_width=50)
    assert made.startswith(b"\x89PNG")
    assert struct.unpack(">II", made[16:24]) == (4 * 58 + 8, 3 * 84 + 8)


@pytest.mark.parametrize("paper", ["A5", "letter", ""])
def test_an_unknown_paper_is_refused(paper: str) -> None:
    with pytest.raises(Refused, match=f"expected A4 or Letter paper; got '{paper}'"):
        print_deck(an_edition(), "en", paper)
    with pytest.raises(Refused, match="expected A4 or Letter paper"):
        print_extras("swiss", "en", paper)


def test_letters_that_no_font_has_are_named_and_not_left_out_in_silence() -> None:
    for title in ("Η Ρώμη ιδρύεται", "Երևան", "شهر", "Émoji 🎉 → Łódź"):
        check_letters(titled(title), "en")
    with pytest.raises(Refused, match="there is no font for 京 北") as refused:
        print_deck(titled("北京 1"), "en", "A4")
    assert (refused.value.word, refused.value.given) == ("letters", {"letters": "京 北"})


def titled(title: str) -> Edition:
    deck = an_edition()
    card = replace(deck.cards[0], title={"en": title})
    return replace(deck, cards=(card,))


def test_the_other_pieces_are_in_the_language_of_the_deck_if_it_is_one_of_ours() -> None:
    one = replace(an_edition().cards[0], title={"rm": "Roma", "it": "Roma"})
    deck = replace(an_edition(), cards=(one,))
    assert [pieces_language(deck), pieces_language(deck, "nl")] == ["it", "nl"]
    only = replace(deck, cards=(replace(one, title={"rm": "Roma"}),))
    assert pieces_language(only) == "en"


def test_a_deck_without_a_common_language_is_printed_in_its_most_frequent_one() -> None:
    first, *rest = (replace(card, title={"de": card.title["de"]}) for card in an_edition().cards)
    deck = replace(an_edition(), cards=(replace(first, title={"fr": "Le bateau"}), *rest))
    assert (deck.languages, deck.printed_in) == ((), ("de",))
    assert "Le bateau" in card_face(deck, deck.cards[0], "de", "front")
    assert len(pages(print_deck(deck, "de", "A4"))) == 5
    with pytest.raises(Refused, match="expected one of the deck's languages: de; got 'fr'"):
        print_deck(deck, "fr", "A4")


def test_a_deck_without_a_name_is_called_so_on_paper() -> None:
    nameless = replace(an_edition(), about=replace(ABOUT, name={}))
    assert "Unnamed deck" in credits_page(nameless, "en", "A4")
    assert [nameless.called("de"), an_edition().called("de")] == ["Kartensatz ohne Namen", "Zehn"]


def test_what_cannot_be_printed_is_refused_in_one_sentence() -> None:
    with pytest.raises(Refused, match="expected one of the deck's languages: en, de; got 'fr'"):
        print_deck(an_edition(), "fr", "A4")
    with pytest.raises(Refused, match="expected one of the deck's languages: en, de; got 'fr'"):
        contact_sheet(an_edition(), "fr", "front")
    with pytest.raises(Refused, match="expected extras for swiss or twist; got 'classic'"):
        print_extras("classic", "en", "A4")
    with pytest.raises(Refused, match="expected one of the languages en, de, fr, it, nl; got 'rm'"):
        print_extras("twist", "rm", "A4")
    with pytest.raises(Refused, match="expected a deck with cards to print; ten has none"):
        print_deck(an_edition(0), "en", "A4")
    with pytest.raises(Refused, match="expected at least one column of one pixel; got 0 of 150"):
        contact_sheet(an_edition(), "en", "front", columns=0)


def test_a_card_that_cannot_be_drawn_is_named() -> None:
    card = PrintedCard(id="mars", year=1, theme="sea", title={"en": "A"}, art="mars: game-icons:gears")
    with pytest.raises(Refused, match="card mars cannot be drawn: expected one of the scenes"):
        print_deck(Edition("one", ABOUT, (card,)), "en", "A4")
