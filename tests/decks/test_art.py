import pytest

from interstice.decks.art.spec import Art, Figure, parse


def test_a_bare_line_places_its_figures_by_rank() -> None:
    art = parse("city: game-icons:gears + mdi:cow + own:alphorn")
    assert art.scene == "city"
    assert [(f.x, f.y, f.size) for f in art.figures] == [(50, 52, 70), (80, 20, 26), (20, 80, 24)]
    assert all(f.turn == 0 and not f.flip for f in art.figures)


def test_a_full_line_says_everything_about_a_figure() -> None:
    art = parse("sea: game-icons:galleon 48 54.5 72 turn -15 flip + ph:fish-fill 80 80 26 turn 10")
    assert art == Art(
        "sea",
        (
            Figure("game-icons:galleon", 48, 54.5, 72, -15, True),
            Figure("ph:fish-fill", 80, 80, 26, 10, False),
        ),
    )


@pytest.mark.parametrize(
    "line",
    [
        "city: game-icons:gears 50 52 70",
        "alps: own:alphorn 45.5 50 66 turn 12 flip",
        "rails: mdi:train 50 50 70 flip + game-icons:gears 80 20 26 turn -8 + maki:rail 20 80 24",
    ],
)
def test_a_line_survives_the_round_trip(line: str) -> None:
    assert str(parse(line)) == line
    assert parse(str(parse(line))) == parse(line)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "expected 'SCENE: GLYPH"),
        ("city", "expected 'SCENE: GLYPH"),
        ("city:game-icons:gears", "expected 'SCENE: GLYPH"),
        ("city: gears", "expected 'SET:GLYPH"),
        ("city: game-icons:gears 50 52", "expected 'SET:GLYPH"),
        ("city: game-icons:gears 50 52 70 flip turn 3", "expected 'SET:GLYPH"),
        ("city: game-icons:gears turn", "got 'game-icons:gears turn'"),
        ("city: a:b + a:c + a:d + a:e", "expected one to 3 figures, got 4"),
        ("city: a:b 50 50 0", "expected a size above 0, got 0"),
    ],
)
def test_a_bad_line_gets_a_sentence_with_what_was_expected_and_what_came(line: str, complaint: str) -> None:
    with pytest.raises(ValueError, match="expected") as caught:
        parse(line)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)
