"""The messages on the wire: JSON, tagged by `type`. docs/protocol.md is generated from this file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from interstice.core.cards import Fame
from interstice.core.events import Event
from interstice.core.log import Log, LogOf
from interstice.core.moves import Move
from interstice.core.view import View
from interstice.rules.find import all_events, all_moves, any_of, any_view

VERSION = 2
"""1 named no game in `act` and `quit`."""

Command = str
"""An id that the sender makes up, at most 40 characters: the same one sent twice is done once."""


if TYPE_CHECKING:
    AnyMove: TypeAlias = Move
    AnyEvent: TypeAlias = Event
    AnyView: TypeAlias = View
    AnyLog: TypeAlias = Log
else:
    # What the rule sets that are installed can say.
    AnyMove, AnyEvent, AnyView = any_of(all_moves()), any_of(all_events()), any_view()
    AnyLog = LogOf[AnyMove, AnyEvent]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Anything that a client says. Unknown fields are refused."""


class Reply(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Anything that the server says. Fields may be added: ignore those that you do not know."""


# What a client says


class Hello(Message, frozen=True):
    """The first message: who you are, by a secret token, and which room you want to enter."""

    token: str
    room: str
    """The room's code."""
    version: int = 1
    """Of the protocol; this is 2."""


class Sit(Message, frozen=True):
    """Take a seat, for yourself or for another person on the same device."""

    command: Command
    seat: int
    name: str
    age: int | None = None
    """Only older programs send it. Nothing of it is kept, except whether it is below 12."""
    nonce: str = ""
    """Your own part of the luck, 8 to 64 hexadecimal digits; without it the server draws one."""
    child: bool = False
    """Whether the player is under 12. In the Swiss game children have two tries."""
    shown: bool = False
    """Whether strangers see the name too: in the lobby, in the REST interface, in the replay and around a listed table.
    Otherwise they see "Player 2"."""
    animal: str = ""
    """The icon of the badge that they would like, such as `fox`; empty for any."""
    colour: int = 0
    """Which of the players' colours the badge should have, from 1 to 8; 0 for any."""


class Tap(Message, frozen=True):
    """Say who at the table is youngest or, in games that the oldest starts, oldest; for anyone at the table. The last word counts."""

    command: Command
    who: Literal["youngest", "oldest"]
    seat: int | None = None
    """The seat of a person; without it, nobody is marked."""


class Stand(Message, frozen=True):
    command: Command
    seat: int


class Invite(Message, frozen=True):
    """Put a bot in a seat, under its own name, with a number if somebody at the table has the same name; for the host."""

    command: Command
    seat: int
    bot: str


class Ready(Message, frozen=True):
    """Say that you are ready, or not yet, in one of your seats."""

    command: Command
    seat: int
    ready: bool = True
    entries: int = 0
    """During a game: how many of its entries you have read, up to the end of a round for example. Others see who is ready to go on."""


class Start(Message, frozen=True):
    """Begin the game, or a rematch, with everyone who is seated; for the host."""

    command: Command


class Agreed(msgspec.Struct, frozen=True):
    """What a room is agreed on, apart from its clock."""

    preset: str
    options: dict[str, Any] = {}
    decks: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    """Only cards of these themes are played; if it is empty, cards of all themes."""
    era: tuple[int, int] | None = None
    """Only cards of these years are played."""
    fame: Fame = "all"
    """Which of these cards are played: all, the half that is better known, or the other half."""
    language: str = "en"
    listed: bool = False
    guided: bool = False
    """A first game with an explanation: cards, luck and bots are fixed, and statistics leave it out."""
    chat: Literal["auto", "free", "phrases"] = "auto"
    """Whether people may type what they like, or only choose among ready-made phrases; `auto` means the latter while
    somebody under 12 is at the table."""


class SetUp(Agreed, Message, frozen=True, kw_only=True, tag="setup", forbid_unknown_fields=True):
    """Set the table up in another way before the first game; for the host. People keep their seats.

    Whatever is left out is as the preset has it."""

    command: Command
    clock: Literal["none", "turn", "budget"] = "none"
    seconds: int = 60


class Act(Message, frozen=True):
    """A move for one of your seats. `entries` is how many entries of the game you have seen."""

    command: Command
    game: str
    """The move is for this game and no other: sent again after a rematch, it changes nothing there."""
    seat: int
    move: AnyMove
    entries: int
    quick: bool = False
    """Whether the player has chosen a quick pace. As long as all people at the table have, bots take half the time."""


class Quit(Message, frozen=True):
    """Leave the game, giving up one of your seats."""

    command: Command
    game: str
    seat: int


class Advise(Message, frozen=True):
    """Ask a bot at the table what the player whose turn it is should do; in Twist only. The answer is `advised`."""

    command: Command
    game: str
    seat: int


class Say(Message, frozen=True):
    """A line of chat: some text or, instead, a ready-made phrase."""

    command: Command
    text: str = ""
    phrase: str = ""
    """`phrase-` followed by this is a message in lang/*/people.ftl; everybody reads it in their own language."""


class Point(Message, frozen=True):
    """Point at a card, for all to see: advice is free."""

    command: Command
    card: int


class React(Message, frozen=True):
    command: Command
    reaction: str


class SendAway(Message, frozen=True):
    """Remove somebody from the room for good; for the host."""

    command: Command
    person: str


class Mute(Message, frozen=True):
    """Stop somebody from saying anything in this room, by chat or reactions, or let them speak again; for the host."""

    command: Command
    person: str
    muted: bool = True


class HandOver(Message, frozen=True):
    """Make somebody else the host; for the host."""

    command: Command
    person: str


class SetChat(Message, frozen=True):
    """Let people type what they like, or only choose among ready-made phrases; for the host, at any time."""

    command: Command
    chat: Literal["auto", "free", "phrases"]


class Block(Message, frozen=True):
    """Stop seeing what somebody says and how they react, here and in other rooms, and never be matched with them;
    or undo that."""

    command: Command
    person: str
    blocked: bool = True


class Report(Message, frozen=True):
    """Tell the moderators of the server about somebody. They see what was said around it."""

    command: Command
    person: str
    why: str
    line: int = 0
    """The line of chat that the report is about, if it is about one."""


class Ping(Message, frozen=True):
    number: int = 0


FromClient = (
    Hello
    | Sit
    | Stand
    | Tap
    | Invite
    | Ready
    | Start
    | SetUp
    | Act
    | Quit
    | Advise
    | Say
    | Point
    | React
    | SendAway
    | Mute
    | HandOver
    | SetChat
    | Block
    | Report
    | Ping
)


# What the server says


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat. `person` is their public id in this room; in another room they have another."""

    person: str
    name: str
    """Empty if the receiver may not see it, or if the player has had it deleted."""
    child: bool = False
    """Whether they are under 12."""
    youngest: bool = False
    """Whether the table has said so."""
    oldest: bool = False
    shown: bool = False
    """Whether strangers see the name too."""
    bot: str = ""
    here: bool = True
    """Whether somebody is connected for this seat."""
    ready: bool = False
    read: int = 0
    """How many entries of the game they said they have read."""
    animal: str = ""
    """The icon of the badge that they would like; empty for any. Clients never show the same one for two people at a table."""
    colour: int = 0
    """The colour of the badge that they would like, from 1 to 8; 0 for any."""


class RoomView(Agreed, Reply, frozen=True, kw_only=True, tag="room"):
    """The whole room. It comes after `hello`; from then on `roomchanged` says what is different. If the receiver may see the
    names of the others from now on, or no longer may (see `named`), it comes again, and the game with it."""

    code: str
    daily: str
    """The day whose line is played, such as 2026-11-18; empty in all other rooms."""
    for_fun: bool
    """Whether the line was begun only after its day was over, so that it does not count."""
    clock: str
    seconds: int
    host: str
    seats: tuple[Sitter | None, ...]
    watching: int
    game: str | None
    taken_over: tuple[int, ...]
    """The seats of the game that a bot answers for."""
    commitment: str
    """The hash of the server's part of the next game's luck."""
    trouble: str
    """"unreadable" if the last game cannot be read or continued. Then `game` does not name it, and another can begin."""
    talk: Literal["free", "phrases"]
    """What the receiver may say now: anything, or ready-made phrases only. In a room that strangers can find, those who are not at the
    table have only phrases, unless its `chat` is free: nothing must tell them whether a child plays."""
    muted: tuple[str, ...]
    """The public ids of the people whom the host or a moderator has muted here."""
    me: str
    """The receiver's own public id."""
    blocked: tuple[str, ...] = ()
    """The public ids of the people whom the receiver has blocked. It is sent once; only the receiver changes it later."""
    named: bool = True
    """Whether the receiver sees the names of people who do not show them to strangers. In a listed room only its host and
    people with a seat do; everybody else gets an empty name, and their clients say "Player 2"."""
    stood_in: bool = False
    """Whether a bot has played for the receiver until they came back just now."""


class RoomChanged(Reply, frozen=True):
    """The fields of `room` that have changed since the last message about it, each with its complete new value.

    Whatever is not in it has not changed."""

    preset: str | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    decks: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    themes: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    era: tuple[int, int] | msgspec.UnsetType | None = msgspec.UNSET
    fame: Fame | msgspec.UnsetType = msgspec.UNSET
    language: str | msgspec.UnsetType = msgspec.UNSET
    listed: bool | msgspec.UnsetType = msgspec.UNSET
    chat: str | msgspec.UnsetType = msgspec.UNSET
    clock: str | msgspec.UnsetType = msgspec.UNSET
    seconds: int | msgspec.UnsetType = msgspec.UNSET
    host: str | msgspec.UnsetType = msgspec.UNSET
    seats: tuple[Sitter | None, ...] | msgspec.UnsetType = msgspec.UNSET
    watching: int | msgspec.UnsetType = msgspec.UNSET
    game: str | msgspec.UnsetType | None = msgspec.UNSET
    taken_over: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    commitment: str | msgspec.UnsetType = msgspec.UNSET
    trouble: str | msgspec.UnsetType = msgspec.UNSET
    talk: str | msgspec.UnsetType = msgspec.UNSET
    muted: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET

    def onto(self, room: RoomView) -> RoomView:
        """The room with these changes."""
        given = {name: value for name, value in asdict(self).items() if value is not msgspec.UNSET}
        return replace(room, **given)


GALLERY = -1
"""The key under which spectators get their view."""


class Happened(Reply, frozen=True):
    """What has happened in the game since the last message, and what each of the receiver's seats sees now.

    Everything in a view is complete except `cards`; see `since`."""

    game: str
    entries: int
    since: int
    """0: `cards` of each view holds every card on the table. Otherwise it holds only those that have come up or been turned
    over since the last message, which had this number of entries; add them to the cards of that message."""
    events: tuple[AnyEvent, ...]
    views: dict[int, AnyView]
    """By seat, for each of the receiver's seats; a spectator gets one under -1."""
    holders: tuple[str, ...] = ()
    """By seat of the game, the public id of the person playing it; for a bot, of the person who invited it."""
    bots: tuple[str, ...] = ()
    """By seat of the game, the bot that plays it; empty for people."""
    left: dict[int, float] = {}
    """If there is a clock, the seconds left to each seat that is asked something. The time to read what came before is added on top."""

    def after(self, last: Happened | None) -> Happened:
        """This message with every card on the table, if it has only those that changed since the last one."""
        if not self.since or last is None:
            return self
        views = {
            seat: replace(view, cards={**last.views[seat].cards, **view.cards})
            for seat, view in self.views.items()
        }
        return replace(self, since=0, views=views)


class Done(Reply, frozen=True):
    """The command is done, and what came of it is stored and will not be lost; only `react` and `point` are never stored."""

    command: Command


class Advised(Reply, frozen=True):
    """What a bot thinks is best for the player whose turn it is, and why. Only the person who asked sees it.

    The reason may name cards and a player; it never gives a date away."""

    command: Command
    game: str
    entries: int
    """How many entries the game had when the bot looked."""
    seat: int
    move: AnyMove
    reason: str
    card: int | None = None
    other: int | None = None
    rival: int | None = None
    player: int | None = None


class Failed(Reply, frozen=True, omit_defaults=True):
    """The command was refused and changed nothing; `why` is one sentence, in English."""

    command: Command | None
    code: Literal["bad", "stale", "illegal", "denied", "missing", "busy"]
    why: str
    word: str = ""
    """A name for what people may run into: `sorry-` followed by it is a message in lang/*/*.ftl, in their language."""
    given: dict[str, str | int] = {}
    """The values in that message."""


class Said(Reply, frozen=True, omit_defaults=True):
    """Someone said something. People who come later are sent the latest lines too.

    A line that a moderator has restored comes again, so sort lines by their numbers."""

    person: str
    name: str
    """Empty if they had no seat, or if the receiver may see no names; see `room`."""
    text: str
    line: int = 0
    """Its number in the room."""
    phrase: str = ""
    """If it is a ready-made phrase, which one; see `say`. Then there is no text."""


class Unsaid(Reply, frozen=True):
    """A moderator has hidden these lines, or whoever said them has been deleted: take them away."""

    lines: tuple[int, ...]


class PointedAt(Reply, frozen=True):
    person: str
    card: int


class ReactedWith(Reply, frozen=True, omit_defaults=True):
    person: str
    """A public id; for a bot, `bot-` and its seat, which is no person's id."""
    reaction: str
    seat: int | None = None
    """For a bot, its seat in the game; left out for people."""


Flash = PointedAt | ReactedWith
"""Something that is seen for a moment and not stored."""


class Pong(Reply, frozen=True):
    number: int


class Over(Reply, frozen=True):
    """After the last move: what the luck was made from, so that anyone can check it."""

    game: str
    seed: str
    commitment: str
    secret: str
    nonces: tuple[str, ...]


FromServer = (
    RoomView
    | RoomChanged
    | Happened
    | Done
    | Advised
    | Failed
    | Said
    | Unsaid
    | PointedAt
    | ReactedWith
    | Pong
    | Over
)

decode_client = msgspec.json.Decoder(FromClient).decode
decode_server = msgspec.json.Decoder(FromServer).decode
decode_flashes = msgspec.json.Decoder(list[Flash]).decode
encode = msgspec.json.Encoder().encode
written: Callable[[bytes], Any] = msgspec.Raw
"""For a part of a message that is JSON already: `encode` copies it as it is."""
