"""Write docs/protocol.md, docs/asyncapi.json and docs/openapi.json from the code.

    python tools/describe_protocol.py

The prose of protocol.md is written there by hand. The parts between `<!-- begin x -->` and `<!-- end x -->` are generated
from the types, their docstrings and the strings below their fields; WORDS supplies what the code does not say.
"""

import ast
import inspect
import json
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from interstice import protocol as p
from interstice.bots.playing.twist_advice import SENTENCES
from interstice.bus.local import LocalBus
from interstice.core import engine
from interstice.core.asks import Ask
from interstice.core.cards import Card, Deck
from interstice.core.chance import Seeded, commitment, mix
from interstice.core.game import Game, Player
from interstice.core.view import Seen, View, plain, view_of
from interstice.rules.find import all_events, all_moves, ruleset, rulesets
from interstice.rules.twist.moves import Play
from interstice.server.http.app import App
from interstice.server.playing import rooms
from interstice.server.playing.hall import Hall
from interstice.server.playing.names import OFFERED
from interstice.server.playing.scribe import Scribe
from interstice.server.talking import sockets, wire
from interstice.server.upkeep.settings import Settings
from interstice.store.sqlite import SqliteStore

DOCS = Path(__file__).parents[1] / "docs"
CLIENT, SERVER = get_args(p.FromClient), get_args(p.FromServer)
MOVES, EVENTS = all_moves(), all_events()
VIEWS = {rules.id: view_of(rules) for rules in rulesets().values()}
"""By the rule set's id."""

WORDS = {
    # Messages and events
    "Stand": "Free a seat in the room: your own or, as the host, anyone's. This does not leave a game; `quit` does.",
    "React": f"Show one of: {', '.join(rooms.REACTIONS)}.",
    "Ping": "Check the connection. The answer is `pong`. It needs no command id.",
    "PointedAt": "Someone points at a card.",
    "ReactedWith": "Someone shows a reaction.",
    "Pong": "The answer to `ping`.",
    "TurnPassed": "It is this seat's turn now.",
    "ReaderChanged": "Another seat reads the card.",
    "Spun": "The wheel stopped at a sector; `face` is what the sector shows.",
    "TryFailed": "The card does not belong in this gap.",
    "Challenged": "A seat paid for a duel with another.",
    "Rolled": "A die was rolled in a duel.",
    "Gave": "A card went from one rack to another.",
    "StakeReturned": "The mark was right: the seat got back the chips staked on it.",
    "StakeLost": "The mark was wrong: the chips staked on it went to the bank.",
    "RatingOpened": "These seats may rate the marked gap.",
    "RoundScored": "A round is over: who won it, and the points of each seat.",
    # Fields, by the message's name and their own, or by their own alone
    "seat": "The seat in the room.",
    "Act.seat": "The seat in the game.",
    "Quit.seat": "The seat in the game.",
    "Advise.seat": "The seat of a bot in the game.",
    "Advised.seat": "The seat of the bot in the game.",
    "Advised.reason": f"Why; one of: {', '.join(SENTENCES)}.",
    "Advised.move": "One of the [moves](#moves).",
    "other": "The number of another card.",
    "rival": "The number of a card that belongs in the same place.",
    "player": "The seat of the player who has that card.",
    "Hello.token": "A secret that the client makes up and keeps.",
    "name": f"What the others read: 1 to {rooms.MOST_NAME} characters.",
    "Player.name": "What the others read; empty if the receiver may see no names, or if the player has had it deleted.",
    "Player.age": "Null if unknown. On a server it is a stand-in that says who is younger than whom and who is under 12, and nothing else.",
    "Sitter.oldest": "The same for the oldest.",
    "who": "Which of the two.",
    "Invite.bot": f"One of: {', '.join(OFFERED)}. `GET /api/bots` tells about the characters.",
    "Act.move": "One of the [moves](#moves).",
    "Act.entries": "`entries` of the view that the move answers.",
    "text": f"1 to {rooms.MOST_CHAT} characters.",
    "card": "Its number in the game.",
    "reaction": "One of these reactions.",
    "person": "A public id, as `room` shows it; in another room the same person has another.",
    "Report.why": f"In your own words; at most {rooms.MOST_CHAT} characters are kept.",
    "SetChat.chat": "See `chat` of [`room`](#room).",
    "Mute.muted": "False lets them speak again.",
    "Block.blocked": "False takes it back.",
    "Unsaid.lines": "Their numbers.",
    "Said.text": "Empty if it is a ready-made phrase.",
    "number": "Any; the answer repeats it.",
    "Ready.ready": "False takes it back.",
    "Ready.entries": "During a game: how many of its entries you have read, up to the end of a round for example.",
    "Sitter.ready": "Whether they are ready. The host may start without them.",
    "Sitter.read": "How many entries of the game they said they have read.",
    "Sitter.bot": "Which bot it is, by its id; empty for people.",
    "code": "The room's code.",
    "Failed.code": "One of the [codes](#when-a-command-is-refused).",
    "Failed.command": "Null if the message could not be read.",
    "Failed.why": "For people to read.",
    "preset": "What is played; `GET /api/presets` lists them.",
    "options": "The options of the rule set.",
    "decks": "`GET /api/decks` lists them.",
    "language": "The language of the cards in this room.",
    "clock": "`none`, `turn` (a time limit for each turn) or `budget` (for the whole game).",
    "seconds": "The clock's time limit.",
    "listed": "Whether the lobby shows the room.",
    "host": "The public id of the host: at first whoever opened the room.",
    "RoomView.seats": "In order, from seat 0; null is a free seat.",
    "watching": "How many people are here without a seat.",
    "RoomView.game": "The id of the latest game, or null before the first.",
    "game": "The game's id.",
    "Happened.entries": "How many entries the game has now.",
    "Happened.events": "What happened since the last message; see [events](#events).",
    "seed": "In hexadecimal, like all of these.",
    "commitment": "SHA-256 of the secret.",
    "secret": "What the seed was made from,",
    "nonces": "together with these, one by seat.",
    "face": "The card's name in the deck; `/art/DECK/FACE.svg` is its picture.",
    "theme": "The theme it belongs to.",
    "front": "Twist: the icon on the front.",
    "back": "Twist: the icon on the date side, once that is up.",
    "year": "Once the date side is up; a negative year is BC.",
    "players": "By seat.",
    "View.asks": "What this seat is asked now; see [asks](#asks).",
    "round": "Counted from 1.",
    "turn": "Whose turn it is.",
    "over": "Whether the game has ended.",
    "winners": "The seats that won.",
    "score": "The score of a cooperative game.",
    "pile": Game.pile.__doc__,
    "hands": "Classic and Twist: by seat, the cards in hand.",
    "line": "Classic: the cards of the line, from the left.",
    "racks": "Swiss: by seat, the cards of the rack, from the left.",
    "chips": "Swiss: by seat.",
    "bank": "Swiss: the chips that nobody has.",
    "totals": "Swiss: by seat, the points of the rounds that are over.",
    "dueled": "Swiss: whether there has been a duel this turn.",
    "spun": "Swiss: what the wheel shows.",
    "View.reader": "Swiss: the seat that reads the card.",
    "trying": "Swiss: the seat that is asked where the card belongs.",
    "tries": "Swiss: how many tries it has left.",
    "stake": "Superversion: the chips on the mark.",
    "raters": "Superversion: the seats that have yet to rate the mark.",
    "ratings": "Superversion: by seat; only your own until everyone has decided.",
    "discards": "Twist: from the bottom to the top.",
}
CODES = {
    "bad": "The message is not part of the protocol. Fix the client.",
    "stale": "The table has moved on, and the move no longer answers anything. Look at the newest view; do not send the move again.",
    "illegal": "The move answers no ask of that seat.",
    "denied": "Not allowed now, in this form, or to this person.",
    "missing": "There is no such room or game.",
    "busy": "Too many messages, or the store cannot be reached. Wait, and send the same command again.",
}
ANA, BEN = "2f64a1f08c3be51d97aa", "c05be7719d2e4f6083b1"
SAMPLES: dict[str, Any] = {
    "token": "a-secret-of-22-characters-or-more", "room": "KQXWPM", "name": "Ana", "version": p.VERSION,
    "command": "7c1e", "seat": 1, "Player.age": 30, "Sit.age": None, "child": False, "shown": False, "who": "youngest", "bot": "maeve", "entries": 12, "text": "Surely before 1800!",
    "card": 7, "reaction": "clap", "person": BEN, "ReactedWith.person": "bot-1", "Report.why": "was rude", "number": 5,
    "code": "KQXWPM", "daily": "", "for_fun": False, "preset": "events", "options": {"hand": 4}, "decks": ("events",), "themes": (), "era": None, "fame": "all", "language": "en", "guided": False,
    "chat": "auto", "Say.phrase": "", "Said.phrase": "", "Said.line": 17, "Report.line": 17, "lines": (17, 18), "muted": (),
    "Mute.muted": True, "blocked": (), "Block.blocked": True, "talk": "free", "named": True, "stood_in": False,
    "clock": "turn", "seconds": 60, "listed": False, "host": ANA, "watching": 0, "game": "game-41d0a6",
    "trouble": "", "RoomChanged.seats": (p.Sitter(ANA, "Ana", ready=True), p.Sitter(BEN, "Ben"), None, None),
    "RoomView.seats": (p.Sitter(ANA, "Ana", ready=True, youngest=True), p.Sitter(BEN, "Ben", here=False), p.Sitter(ANA, "Maeve", bot="maeve"), None),
    "taken_over": (1,), "me": ANA, "ready": True, "Failed.code": "denied", "gap": 2, "stake": 3, "verdict": "earlier",
    "Failed.why": "expected a line of 1 to 300 characters; got 412", "Failed.word": "line", "Failed.given": {"most": 300},
    "round": 1, "order": (1, 0), "winners": (1,), "score": None, "face": "telescope", "reader": 0, "spare": 2,
    "sector": 4, "Spun.face": "star", "tries": 2, "place": 2, "target": 0, "die": 4, "to": 0, "chips": 5,
    "seats": (0, 2), "ratings": {0: "earlier", 2: "right"}, "points": (8, 5), "where": "slot", "at": 3, "lives": 3,
    "Advised.move": Play(7), "reason": "slot-is-needed", "other": 3, "rival": 12, "player": 2,
    "nonce": "5d1f0c44e2a9b7f30c1d2e3f40516273", "animal": "fox", "colour": 3, "commitment": commitment(bytes(range(32))),
}  # fmt: skip


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)


# What the code says about itself


@cache
def field_words(kind: type) -> dict[str, str]:
    """The strings below the fields of a class and of the messages it extends."""
    ours = [part for part in reversed(kind.__mro__) if part.__module__ == kind.__module__]
    return {name: words for part in ours for name, words in _strings(_body(part))}


@cache
def game_words() -> dict[str, str]:
    """The strings below the declarations of zones."""
    games = (Game, *(rules.game for rules in rulesets().values()))
    return {name: words for game in games for name, words in _strings(_body(game))}


def _body(kind: type) -> list[Any]:
    return ast.parse(inspect.getsource(kind)).body[0].body


def _strings(body: list[Any]) -> Iterator[tuple[str, str]]:
    for above, below in pairwise(body):
        match above, below:
            case (
                ast.AnnAssign(target=target) | ast.Assign(targets=[target]),
                ast.Expr(value=ast.Constant(value=str(words))),
            ):
                yield getattr(target, "id", None) or target.attr, " ".join(words.split())


def about(kind: type) -> str:
    said = kind.__doc__ or WORDS.get(kind.__name__)
    if not said:
        raise SystemExit(f"expected a sentence on {kind.__name__}, in its docstring or in WORDS")
    return re.sub(r"\bNone\b", "null", " ".join(said.split()))


def about_field(kind: type, name: str) -> str:
    if name == "command" and kind is not p.Failed:
        return dict(_strings(ast.parse(inspect.getsource(p)).body))["Command"]
    if kind is p.RoomChanged:
        return about_field(p.RoomView, name)
    said = field_words(View if issubclass(kind, View) else kind).get(name) or WORDS.get(
        f"{kind.__name__}.{name}"
    )
    if issubclass(kind, View):
        said = said or WORDS.get(f"View.{name}") or game_words().get(name)
    said = said or WORDS.get(name)
    if not said:
        raise SystemExit(f"expected a sentence on {kind.__name__}.{name}, below the field or in WORDS")
    return said


def type_words(kind: types.Type) -> str:
    match kind:
        case types.FloatType():
            return "number"
        case types.IntType():
            return "integer"
        case types.StrType():
            return "string"
        case types.BoolType():
            return "true or false"
        case types.AnyType():
            return "anything"
        case types.NoneType():
            return "null"
        case types.LiteralType():
            return " or ".join(f"`{value}`" for value in kind.values)
        case types.StructType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
        case types.VarTupleType():
            return f"list of: {type_words(kind.item_type)}"
        case types.TupleType():
            return f"list of {len(kind.item_types)}: {type_words(kind.item_types[0])}"
        case types.DictType():
            return f"object of: {type_words(kind.value_type)}"
        case types.UnionType() if all(isinstance(part, types.StructType) for part in kind.types):
            return f"[{kind.types[0].tag_field}](#{kind.types[0].tag_field}s)".replace("rules", "view")
        case types.UnionType():
            return " or ".join(map(type_words, kind.types))
    raise SystemExit(f"expected a type that can be said in words; got {kind}")


def fields(kind: type) -> Iterator[tuple[str, str]]:
    """The name of each field, and its type with its default."""
    for field in types.type_info(kind).fields:
        yield field.name, type_words(field.type) + ("" if is_whole(kind) else _if_left_out(field))


def is_whole(kind: type) -> bool:
    """Whether a message always has all of its fields: the server leaves none out, unless its type says so."""
    return (
        issubclass(kind, p.Reply) and kind is not p.RoomChanged and not kind.__struct_config__.omit_defaults
    )


def _if_left_out(field: Any) -> str:
    if field.required:
        return ""
    value = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return "; may be left out" if value is msgspec.NODEFAULT else f"; `{json.dumps(value)}` if left out"


# Examples


@cache
def table() -> tuple[Game, tuple[Any, ...]]:
    """A small game after one move, and the events of that move."""
    game, chance = _begun()
    entry = engine.play(game, 0, next(game.asks[0][0].moves()), chance)
    return game, entry.events


def _begun() -> tuple[Game, Seeded]:
    years = {"telescope": 1608, "bicycle": 1817, "chess": 600, "compass": 1088, "zip": 1913, "kite": -450}
    years |= {"radio": 1895, "lens": 1270, "plough": -3500}
    deck = Deck(tuple(Card(face, year, "things") for face, year in years.items()))
    players, chance = (Player("Ana", 30), Player("Ben")), Seeded(bytes(32))
    return engine.new(ruleset("classic"), players, deck, chance, {"hand": 2, "first": "youngest"}), chance


@cache
def happened() -> tuple[p.Happened, p.Happened]:
    """What a client is told that comes after the first move of `table`, and what it is told of the second move."""
    game, chance = _begun()
    scribe, told = Scribe(game), []
    for seat in (0, 1):
        entry = engine.play(game, seat, next(game.asks[seat][0].moves()), chance)
        since = scribe.since(game, len(game.log) - 1 if told else 0)
        seen = msgspec.json.decode(scribe.view(game, 1, since), type=p.AnyView)
        told.append(
            p.Happened(SAMPLES["game"], len(game.log), since, entry.events, {1: seen}, (ANA, BEN), ("", ""))
        )
    return told[0], told[1]


@cache
def example(kind: type) -> Any:
    if kind is p.Happened:
        return happened()[0]
    if kind is p.RoomChanged:
        return p.RoomChanged(seats=SAMPLES["RoomChanged.seats"], watching=0)
    if kind is p.Over:
        secret, nonces = bytes(range(32)), [bytes([seat] * 16) for seat in (1, 2)]
        seed, shown = mix(secret, nonces).hex(), tuple(nonce.hex() for nonce in nonces)
        return p.Over(SAMPLES["game"], seed, commitment(secret), secret.hex(), shown)
    if kind is p.Act:
        game, _ = table()
        return p.Act("2-1", SAMPLES["game"], 1, next(game.asks[1][0].moves()), len(game.log))
    return kind(**{name: _sample(kind, name) for name in kind.__struct_fields__})


def _sample(kind: type, name: str) -> Any:
    for key in (f"{kind.__name__}.{name}", name):
        if key in SAMPLES:
            return SAMPLES[key]
    raise SystemExit(f"expected a value for {kind.__name__}.{name} in SAMPLES")


def encoded(value: Any) -> str:
    return p.encode(value).decode()


def laid_out(value: Any) -> str:
    """A message with one field per line, including those of views in it. Short ones stay on one line."""
    if len(encoded(value)) <= 110:
        return encoded(value)
    return _lines(msgspec.to_builtins(value, str_keys=True), "", 3 if isinstance(value, p.Happened) else 1)


def _lines(value: Any, indent: str, depth: int) -> str:
    if not depth or not value or not isinstance(value, dict):
        return encoded(value)
    inner = indent + "  "
    rows = (f"{inner}{encoded(key)}: {_lines(item, inner, depth - 1)}" for key, item in value.items())
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}"


# The parts of protocol.md


def field_table(kind: type, names: Sequence[str] = ()) -> str:
    """All of a type's fields, or these."""
    chosen = [(name, shown) for name, shown in fields(kind) if not names or name in names]
    rows = [f"| `{name}` | {shown} | {about_field(kind, name)} |" for name, shown in chosen]
    return "\n".join(["| field | type | meaning |", "|---|---|---|", *rows]) if rows else "It has no fields."


def messages(kinds: Iterable[type], side: str) -> str:
    return "\n\n".join(
        f"### `{tag(kind)}`\n\n{about(kind)}\n\n{field_table(kind)}\n\n```json {side}\n{laid_out(example(kind))}\n```"
        for kind in kinds
    )


def things() -> str:
    parts = [
        f"### {kind.__name__}\n\n{about(kind)}\n\n{field_table(kind)}" for kind in (p.Sitter, Seen, Player)
    ]
    return "\n\n".join([views(), *parts])


def views() -> str:
    """What all views have, then what is in those of one rule set."""
    parts = [f"### Views\n\n{about(View)}\n\n{field_table(View)}"]
    for id, kind in VIEWS.items():
        own = [name for name in kind.__struct_fields__ if name not in View.__struct_fields__]
        if own:
            parts.append(f"#### Only with `rules` `{id}`\n\n{field_table(kind, own)}")
    return "\n\n".join(parts)


def one_a_row(kinds: Iterable[type], word: str) -> str:
    rows = [f"| {word} | fields | meaning | example |", "|---|---|---|---|"]
    for kind in kinds:
        own = field_words(kind)
        shown = "<br>".join(
            f"`{name}`: {words}{f' ({own[name]})' if name in own else ''}" for name, words in fields(kind)
        )
        rows.append(f"| `{tag(kind)}` | {shown or 'none'} | {about(kind)} | `{encoded(example(kind))}` |")
    return "\n".join(rows)


def codes() -> str:
    (field,) = (field for field in msgspec.structs.fields(p.Failed) if field.name == "code")
    rows = [f"| `{code}` | {CODES[code]} |" for code in get_args(field.type)]
    return "\n".join(["| code | what it means |", "|---|---|", *rows])


def limits() -> str:
    return f"""\
- A message may have at most {wire.MOST_BYTES} bytes.
- `hello` must come within {sockets.HELLO_WITHIN:.0f} seconds.
- {wire.BURST:.0f} messages may come at once, then {wire.PER_SECOND:.0f} a second; every {wire.BYTES} bytes count as one more, and so does
  whatever is refused. Anything beyond that is read later; a client that keeps going is cut off with the code 1008.
- A command id has 1 to 40 characters."""


def asks() -> str:
    game, _ = table()
    ask: Ask = game.asks[1][0]
    return f"```json ask\n{encoded(plain(ask))}\n```\n\nThis is one of its answers:\n\n```json client\n{encoded(example(p.Act))}\n```"


def connection() -> str:
    """The messages of someone sitting down and playing, with long ones cut short."""
    sit = p.Sit("1", 1, "Ben")
    said: list[Any] = [
        p.Hello(SAMPLES["token"], SAMPLES["room"], p.VERSION), p.RoomView, sit, p.Done("1"), p.RoomChanged,
        p.RoomChanged, p.Happened, example(p.Act), p.Done("2-1"), p.Happened, p.Over,
    ]  # fmt: skip
    lines = []
    for message in said:
        cut = isinstance(message, type)
        kind = message if cut else type(message)
        text = f'{{"type":"{tag(kind)}", …}}' if cut else encoded(message)
        lines.append(f"{'→' if kind in CLIENT else '←'} {text}")
    return "```text\n" + "\n".join(lines) + "\n```"


PARTS: dict[str, Callable[[], str]] = {
    "connection": connection,
    "changed": lambda: f"```json server\n{laid_out(happened()[1])}\n```",
    "codes": codes,
    "limits": limits,
    "version": lambda: f"This is version {p.VERSION}.",
    "client": lambda: messages(CLIENT, "client"),
    "server": lambda: messages(SERVER, "server"),
    "things": things,
    "asks": asks,
    "moves": lambda: one_a_row(MOVES, "move"),
    "events": lambda: one_a_row(EVENTS, "event"),
}


def protocol_page(now: str) -> str:
    """The page with its generated parts replaced."""
    for name, make in PARTS.items():
        begin, end = f"<!-- begin {name} -->\n", f"\n<!-- end {name} -->"
        before, found, rest = now.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise SystemExit(f"docs/protocol.md: expected the marks of the part {name}")
        now = before + begin + make() + end + after
    return now


# For programs


def asyncapi() -> dict[str, Any]:
    """AsyncAPI 3.0, from the server's side: it receives commands and sends what happens."""
    _, schemas = msgspec.json.schema_components(
        (*CLIENT, *SERVER), ref_template="#/components/schemas/{name}"
    )
    for kind in (*CLIENT, *SERVER, *MOVES, *EVENTS, p.Sitter, *VIEWS.values(), Seen, Player):
        _describe(kind, schemas[kind.__name__])
    for kind in SERVER:
        if is_whole(kind):
            schemas[kind.__name__]["required"] = list(schemas[kind.__name__]["properties"])
        if is_whole(kind) or kind is p.RoomChanged:
            # What is not there has no value at all.
            for field in schemas[kind.__name__]["properties"].values():
                field.pop("default", None)
    answers, told = (p.Done, p.Failed, p.Pong), [kind for kind in SERVER if kind not in (p.Done, p.Pong)]
    orders = [kind for kind in CLIENT if kind is not p.Hello]
    news = [kind for kind in told if kind is not p.Failed]
    code = {"code": {"description": "The room's code."}}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Interstice",
            "version": str(p.VERSION),
            "description": "What is said between a client and the server. See protocol.md.",
        },
        "defaultContentType": "application/json",
        "servers": {
            "socket": {"host": f"localhost:{Settings.port}", "protocol": "ws"},
            "http": {"host": f"localhost:{Settings.port}", "protocol": "http"},
        },
        "channels": {
            "socket": _channel("/socket", "socket", (*CLIENT, *SERVER), bindings={"ws": {"method": "GET"}}),
            "stream": _channel("/api/rooms/{code}/stream", "http", news, parameters=code),
            "commands": _channel("/api/rooms/{code}/commands", "http", (*orders, *answers), parameters=code),
        },
        "operations": {
            "hello": _operation("receive", "socket", [p.Hello], "Comes first.", [p.RoomView, p.Failed]),
            "command": _operation("receive", "socket", orders, "Each is answered.", answers),
            "tell": _operation("send", "socket", told, "How things stand, then whatever happens."),
            "streamed": _operation("send", "stream", news, "The same as lines of JSON.", method="GET"),
            "posted": _operation("receive", "commands", orders, "One command.", answers, method="POST"),
        },
        "components": {
            "schemas": _draft_07(schemas),
            "messages": {tag(kind): _message(kind) for kind in (*CLIENT, *SERVER)},
        },
    }  # fmt: skip


def _describe(kind: type, schema: dict[str, Any]) -> None:
    schema["description"] = about(kind)
    said = field_words(View) | game_words() if issubclass(kind, View) else field_words(kind)
    for name, words in {name: said.get(name) for name in kind.__struct_fields__}.items():
        if words:
            schema["properties"][name]["description"] = words


def _draft_07(value: Any) -> Any:
    """AsyncAPI uses an older dialect of JSON Schema: tuples are `items`, and a tag needs no discriminator."""
    if isinstance(value, list):
        return [_draft_07(item) for item in value]
    if not isinstance(value, dict):
        return value
    made = {key: _draft_07(item) for key, item in value.items() if key != "discriminator"}
    if "prefixItems" in made:
        made |= {"items": made.pop("prefixItems"), "additionalItems": False}
    return made


def _message(kind: type) -> dict[str, Any]:
    shown = {"payload": msgspec.to_builtins(example(kind), str_keys=True)}
    payload = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"name": tag(kind), "summary": about(kind), "payload": payload, "examples": [shown]}


def _channel(address: str, server: str, kinds: Iterable[type], **more: Any) -> dict[str, Any]:
    said = {tag(kind): {"$ref": f"#/components/messages/{tag(kind)}"} for kind in kinds}
    return {"address": address, "servers": [{"$ref": f"#/servers/{server}"}], "messages": said, **more}


def _operation(
    action: str,
    channel: str,
    kinds: Iterable[type],
    summary: str,
    answers: Iterable[type] = (),
    method: str = "",
) -> dict[str, Any]:
    def said(kinds: Iterable[type]) -> dict[str, Any]:
        refs = [{"$ref": f"#/channels/{channel}/messages/{tag(kind)}"} for kind in kinds]
        return {"channel": {"$ref": f"#/channels/{channel}"}, "messages": refs}

    made: dict[str, Any] = {"action": action, "summary": summary, **said(kinds)}
    if method:
        made["bindings"] = {"http": {"method": method, "bindingVersion": "0.3.0"}}
    return {**made, "reply": said(answers)} if answers else made


def openapi() -> Any:
    app = App(Hall(SqliteStore(":memory:"), LocalBus(), time.time))
    return msgspec.to_builtins(app.http.openapi_schema.to_schema(), str_keys=True)


def pages() -> dict[Path, str]:
    """Every generated file, with its content."""
    page = DOCS / "protocol.md"
    return {
        page: protocol_page(page.read_text("utf-8")),
        DOCS / "asyncapi.json": json.dumps(asyncapi(), indent=1, ensure_ascii=False) + "\n",
        DOCS / "openapi.json": json.dumps(openapi(), indent=1, ensure_ascii=False, sort_keys=True) + "\n",
    }


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, "utf-8")
