"""The documents about the protocol match the code."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from interstice import protocol as p
from interstice.rules.find import all_events, all_moves

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
DECODERS = {"client": p.decode_client, "server": p.decode_server}


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "describe_protocol.py"))


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def examples(side: str) -> list[str]:
    return re.findall(rf"```json {side}\n(.*?)\n```", PAGE, re.DOTALL)


def rows(heading: str) -> dict[str, str]:
    """By name, the example of each row of the table below a heading."""
    _, _, below = PAGE.partition(f"\n## {heading}\n")
    part, _, _ = below.partition("\n## ")
    return dict(re.findall(r"^\| `(\w+)` \|.*\| `(\{.*\})` \|$", part, re.MULTILINE))


def test_the_files_are_what_the_tool_makes(tool: dict[str, Any]) -> None:
    old = [path.name for path, text in tool["pages"]().items() if path.read_text("utf-8") != text]
    assert old == [], "run python tools/describe_protocol.py"


def test_every_sentence_of_the_tool_is_shown(tool: dict[str, Any]) -> None:
    """A sentence that the code itself now has is not repeated."""
    assert [name for name, words in tool["WORDS"].items() if words not in PAGE] == []


@pytest.mark.parametrize(("side", "kinds"), [("client", p.FromClient), ("server", p.FromServer)])
def test_every_message_is_described_with_an_example(side: str, kinds: Any) -> None:
    shown = {type(DECODERS[side](example)) for example in examples(side)}
    assert shown == set(get_args(kinds))
    assert [tag(kind) for kind in get_args(kinds) if f"\n### `{tag(kind)}`\n" not in PAGE] == []


def test_every_move_is_described_with_an_example() -> None:
    shown = rows("Moves")
    assert list(shown) == [tag(kind) for kind in all_moves()]
    assert [tag(type(msgspec.json.decode(move, type=p.AnyMove))) for move in shown.values()] == list(shown)


def test_every_event_is_described_with_an_example() -> None:
    shown = rows("Events")
    kinds = all_events()
    assert list(shown) == [tag(kind) for kind in kinds]
    decoded = [msgspec.json.decode(event, type=p.AnyEvent) for event in shown.values()]
    assert [type(event) for event in decoded] == list(kinds)


def test_the_connection_in_the_example_is_possible() -> None:
    lines = re.findall(r"^([→←]) (.*)$", PAGE, re.MULTILINE)
    assert len(lines) > 5
    for arrow, text in lines:
        if "…" not in text:
            DECODERS["client" if arrow == "→" else "server"](text)


def test_an_answer_to_the_ask_that_is_shown_is_a_move() -> None:
    (text,) = examples("ask")
    ask = json.loads(text)
    move = {field: values if field == "move" else values[0] for field, values in ask.items()}
    assert msgspec.convert(move, p.AnyMove)


def test_the_messages_that_are_shown_whole_and_in_part_fit_together() -> None:
    told = [
        message for text in examples("server") if isinstance(message := p.decode_server(text), p.Happened)
    ]
    part, whole = told
    assert (whole.since, part.since) == (0, whole.entries)
    (before,), (changed,) = whole.views.values(), part.views.values()
    (after,) = part.after(whole).views.values()
    assert list(before.cards) == [0, 1, 2, 3, 4, 5, 6]
    assert sorted(changed.cards) == [2, 7]
    assert after.cards == before.cards | changed.cards
    assert (before.cards[2].year, after.cards[2].year is None, after.top) == (None, False, 7)
    (room,) = (
        message for text in examples("server") if isinstance(message := p.decode_server(text), p.RoomView)
    )
    (news,) = (m for text in examples("server") if isinstance(m := p.decode_server(text), p.RoomChanged))
    assert (news.onto(room).seats, news.onto(room).code) == (news.seats, room.code)


def test_every_reference_of_the_schemas_leads_somewhere() -> None:
    for name in ("asyncapi.json", "openapi.json"):
        document = json.loads((ROOT / "docs" / name).read_text("utf-8"))
        references = set(re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document)))
        assert references
        for reference in references:
            found = document
            for step in reference.split("/"):
                found = found[step]
