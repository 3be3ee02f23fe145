"""Every setting of the server, once: the class below is the table that flags, environment and docs/host.md follow.

A field `log_level` is the flag `--log-level` and the variable `INTERSTICE_LOG_LEVEL`; a flag wins over a variable.
Only the database has a name that hosts already know: `DATABASE_URL`.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from interstice.bots.playing.twist import ROLLOUTS
from interstice.core.refused import Refused
from interstice.server.upkeep.limits import Kind, Rate

DATABASE, HERE = "games.sqlite", "interstice-data"
"""The names of the database and of the folder for it where the home folder cannot be written."""


def home_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "interstice"


def data_folder() -> Path:
    """Where the server keeps its data unless told otherwise: in the home folder or, if that cannot be written, here."""
    folder = home_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path.cwd() / HERE
    return folder if os.access(folder, os.W_OK) else Path.cwd() / HERE


def data_file() -> str:
    return str(data_folder() / DATABASE)


def where_games_are(database: str) -> str:
    """One sentence about a SQLite file."""
    if Path(database) == Path.cwd() / HERE / DATABASE:
        return f"Games are kept in {database}, because {home_folder()} cannot be written"
    return f"Games are kept in {database}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: Annotated[str, Meta(min_length=1, description="The address of this machine to listen on.")] = (
        "127.0.0.1"
    )
    port: Annotated[
        int, Meta(ge=0, le=65535, description="The port to listen on; 0 takes any that is free.")
    ] = 8765
    database: Annotated[
        str, Meta(min_length=1, description="A SQLite file, or a postgresql:// address for many processes.")
    ] = msgspec.field(default_factory=data_file)
    workers: Annotated[
        int,
        Meta(ge=1, le=64, description="How many processes share the port; more than one needs PostgreSQL."),
    ] = 1
    lan: Annotated[
        bool, Meta(description="Listen on the home network, and print the address there as a QR code.")
    ] = False
    public_address: Annotated[
        str,
        Meta(description="The address people type in, such as https://play.example.org, if a proxy has it."),
    ] = ""
    trusted_proxies: Annotated[
        str,
        Meta(
            description="Addresses or networks, separated by commas, whose X-Forwarded-For and X-Forwarded-Proto headers are trusted."
        ),
    ] = ""
    bot_pace: Annotated[
        float,
        Meta(
            ge=0,
            le=10,
            description="How long bots think and leave results on the table: 1 is about as long as people do, 0 not at all.",
        ),
    ] = 1.0
    bot_rollouts: Annotated[
        int,
        Meta(
            ge=0,
            le=10_000,
            description="How many games a bot plays out in its head before a move in Twist; 0 for none.",
        ),
    ] = ROLLOUTS
    grace: Annotated[
        float,
        Meta(
            ge=0,
            le=86400,
            description="How many seconds a game waits for somebody who has lost their connection."
            " If they play alone or with bots only, it waits for as long as it is kept.",
        ),
    ] = 45.0
    keep_games: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=36500,
                description="How many days after its last move a game is deleted; 0 keeps all.",
            ),
        ]
        | None
    ) = None
    keep_rooms: Annotated[
        int,
        Meta(
            ge=0,
            le=36500,
            description="After how many days without use a room is deleted with its chat; 0 keeps all.",
        ),
    ] = 30
    keep_reports: Annotated[
        int,
        Meta(
            ge=0,
            le=36500,
            description="After how many days a report is deleted, with what moderators did about it; 0 keeps all.",
        ),
    ] = 90
    decks: Annotated[
        str,
        Meta(description="A folder of decks that everybody on this server can play; see docs/own-decks.md."),
    ] = ""
    own_cards: Annotated[
        int, Meta(ge=1, le=5000, description="How many cards a deck that somebody makes may have.")
    ] = 500
    own_decks: Annotated[int, Meta(ge=0, le=100_000, description="How many decks one person may have.")] = 200
    own_pictures: Annotated[
        int, Meta(ge=0, le=1_000_000, description="How many megabytes of pictures one person may upload.")
    ] = 100
    limit_requests: Annotated[
        int,
        Meta(
            ge=0,
            le=1_000_000,
            description="How many requests a second one address may make; 0 for no limit. A whole school may share one address.",
        ),
    ] = 500
    limit_sockets: Annotated[
        int,
        Meta(ge=0, le=1_000_000, description="How many sockets one address may have open; 0 for no limit."),
    ] = 1000
    limit_room_sockets: Annotated[
        int, Meta(ge=0, le=1_000_000, description="How many sockets may be open in one room; 0 for no limit.")
    ] = 2000
    limit_rooms: Annotated[
        int,
        Meta(
            ge=0, le=1_000_000, description="How many rooms one address may open in a minute; 0 for no limit."
        ),
    ] = 600
    limit_codes: Annotated[
        int,
        Meta(
            ge=0,
            le=1_000_000,
            description="How many wrong room or pairing codes one address may try in a minute; 0 for no limit. Right ones do not count.",
        ),
    ] = 60
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The least serious events that are logged."),
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="A log for people (text) or for machines (json).")
    ] = "text"
    no_browser: Annotated[bool, Meta(description="Do not open the address in a browser.")] = False

    def __post_init__(self) -> None:
        scheme, colon, _ = self.database.partition("://")
        if colon and not is_postgres(self.database):
            raise Refused(
                f"--database: expected the path of a file or a postgresql:// address; got {scheme}://…"
            )
        if self.workers > 1 and not is_postgres(self.database):
            raise Refused(
                f"--workers: expected 1 with SQLite, which has one writer; got {self.workers}. "
                "For more, name a PostgreSQL database in DATABASE_URL"
            )
        if self.decks and not Path(self.decks).is_dir():
            raise Refused(f"--decks: expected a folder of decks; got {self.decks!r}")
        for proxy in self.proxies():
            try:
                ip_network(proxy, strict=False)
            except ValueError:
                raise Refused(
                    f"--trusted-proxies: expected addresses such as 127.0.0.1,10.0.0.0/8; got {proxy!r}"
                ) from None
        place = urlsplit(self.public_address)
        if self.public_address and (place.scheme not in ("http", "https") or not place.netloc):
            raise Refused(f"--public-address: expected http://… or https://…; got {self.public_address!r}")

    def proxies(self) -> list[str]:
        return [part.strip() for part in self.trusted_proxies.split(",") if part.strip()]

    def rates(self) -> dict[Kind, Rate]:
        """What one address may do. A setting of 0 means that there is no limit."""
        rates: dict[Kind, Rate] = {
            "pairing": Rate(60, 1),
            "file": Rate(10, 1 / 20),
            "drawing": Rate(300, 5),
            "replay": Rate(600, 30),
            "command": Rate(40, 20),
            "opening": Rate(10, 0.2),
            "report": Rate(60, 0.1),
            "reporting": Rate(10, 1 / 60),
            "saving": Rate(600, 20),
            "preview": Rate(120, 4),
            "upload": Rate(60, 0.5),
            "export": Rate(5, 1 / 600),
            "erasure": Rate(100, 0.1),
        }
        if self.limit_requests:
            rates["request"] = Rate(20 * self.limit_requests, self.limit_requests)
        if self.limit_sockets:
            rates["socket"] = Rate(self.limit_sockets, self.limit_sockets / 20)
        if self.limit_rooms:
            rates["room"] = Rate(max(10, self.limit_rooms / 2), self.limit_rooms / 60)
        if self.limit_codes:
            rates["code"] = Rate(self.limit_codes, self.limit_codes / 60)
        return rates

    def environment(self) -> dict[str, str]:
        """The same settings as variables, for processes that this one starts."""
        given = msgspec.structs.asdict(self).items()
        return {variable(name): _text(value) for name, value in given if value is not None}


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


class Row(msgspec.Struct, frozen=True):
    """One setting, as it is shown in help and in documents."""

    name: str
    flag: str
    variable: str
    default: str
    says: str
    choices: str
    is_switch: bool


def variable(name: str) -> str:
    return "DATABASE_URL" if name == "database" else f"INTERSTICE_{name.upper()}"


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


DESCRIBED = {
    "database": "a file in your data folder",
    "keep_games": "365, or 0 in a database that had games before there was a limit",
}
"""Defaults that depend on something."""


def rows() -> list[Row]:
    made = []
    for field in msgspec.inspect.type_info(Settings).fields:  # type: ignore[attr-defined]
        about = kind = _without_none(field.type)
        if isinstance(about, msgspec.inspect.Metadata):
            kind = about.type
        says = (about.extra_json_schema or {})["description"]
        default = DESCRIBED.get(field.name) or _text(field.default)
        switch = isinstance(kind, msgspec.inspect.BoolType)
        choices = "|".join(map(str, kind.values)) if isinstance(kind, msgspec.inspect.LiteralType) else ""
        made.append(Row(field.name, flag(field.name), variable(field.name), default, says, choices, switch))
    return made


def _without_none(kind: Any) -> Any:
    """What may be given for a setting; None only means a default that depends on something."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return next(each for each in kind.types if not isinstance(each, msgspec.inspect.NoneType))
    return kind


def table() -> str:
    """The settings for docs/host.md."""
    lines = ["| flag | variable | default | meaning |", "|---|---|---|---|"]
    for row in rows():
        values = f"{row.choices.replace('|', ' or ')}; " if row.choices else ""
        default = row.default if row.name in DESCRIBED else f"`{row.default}`" if row.default else "none"
        lines.append(f"| `{row.flag}` | `{row.variable}` | {values}{default} | {row.says} |")
    return "\n".join(lines)


def add_flags(parser: argparse.ArgumentParser, names: Iterable[str] = Settings.__struct_fields__) -> None:
    chosen = set(names)
    for row in rows():
        if row.name not in chosen:
            continue
        shown = f"{row.says} ({row.default + ', ' if row.default else ''}{row.variable})"
        extra: dict[str, Any] = {"dest": f"setting_{row.name}", "help": shown, "default": None}
        if row.is_switch:
            parser.add_argument(row.flag, action="store_const", const="true", **extra)
        else:
            parser.add_argument(row.flag, metavar=row.choices or row.name.split("_")[-1].upper(), **extra)


def read(given: argparse.Namespace | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """Take each setting from the flags, or else the environment, or else its default. A bad value is `Refused` with one sentence."""
    outside = os.environ if environment is None else environment
    found = {}
    for name in Settings.__struct_fields__:
        value = getattr(given, f"setting_{name}", None)
        if value is not None:
            found[name] = _convert(name, flag(name), value)
        elif outside.get(variable(name)):
            found[name] = _convert(name, variable(name), outside[variable(name)])
    return Settings(**found)


_TYPES = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _convert(name: str, source: str, text: str) -> Any:
    if _TYPES[name].__origin__ is bool:
        return _switch(source, text)
    try:
        return msgspec.convert(text, _TYPES[name], strict=False)
    except msgspec.ValidationError:
        raise Refused(f"{source}: expected {_expected(name)}; got {text!r}") from None


def _switch(source: str, text: str) -> bool:
    match text.strip().lower():
        case "1" | "true" | "yes" | "on":
            return True
        case "0" | "false" | "no" | "off":
            return False
    raise Refused(f"{source}: expected true or false; got {text!r}")


def _expected(name: str) -> str:
    about = _without_none(msgspec.inspect.type_info(_TYPES[name]))
    kind = about.type if isinstance(about, msgspec.inspect.Metadata) else about
    match kind:
        case msgspec.inspect.IntType():
            return f"a whole number from {kind.ge} to {kind.le}"
        case msgspec.inspect.FloatType():
            return f"a number from {kind.ge:g} to {kind.le:g}"
        case msgspec.inspect.LiteralType():
            return " or ".join(map(str, kind.values))
    return "some text"


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:g}" if isinstance(value, float) else str(value)
