"""One room: who is there, who sits where, and what may happen next. It is folded from its stream, as a game is."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Set
from typing import Literal

import msgspec

from interstice.core.chance import commitment
from interstice.core.refused import Refused
from interstice.protocol import Agreed, PointedAt, ReactedWith, RoomView, Sitter
from interstice.rules.presets import Preset, preset
from interstice.server.playing import room_events as e
from interstice.server.playing.boards import Board, Flashes
from interstice.server.playing.chat import PHRASES, Chat
from interstice.server.playing.cleaning import cleaned
from interstice.server.playing.heads import RoomHead, RoomWish
from interstice.server.playing.public_ids import PublicIds
from interstice.store.reports import Line
from interstice.store.store import Stored

_NONCE = re.compile(r"(?:[0-9a-f]{2}){4,32}")
MOST_NAME = 24
MOST_CHAT = 300
MOST_COMMANDS, MOST_LEFT = 1000, 1000
"""How many commands a room remembers, and how many people who left."""
MOST_CARDS = 10_000
"""More than any deck has."""
REACTIONS = ("clap", "laugh", "wow", "think", "oops", "heart")


class Room:
    """What the events of a room's stream fold into."""

    def __init__(self, id: str, head: RoomHead, key: bytes = b"") -> None:
        """`key` is the server's, for public ids."""
        self.id = id
        self.head = head
        self.host = head.host
        self.public = PublicIds(key, id)
        self.lock = asyncio.Lock()
        """Held while something is decided and stored."""
        self.entries = 0
        self.seats: list[Sitter | None] = [None] * head.seats
        self.game: str | None = None
        self.secret = head.secret
        self.nonces: dict[int, str] = {}
        """By seat, what its sitter added to the luck."""
        self.commands: dict[tuple[str, str], str] = {}
        """By actor and id, a hash of each of the latest commands that were carried out. The store knows all of them."""
        self.sockets: dict[str, list[str]] = {}
        """By person: the nodes of their open sockets; a node is listed once for each socket."""
        self.left_at: dict[str, float] = {}
        """By person: when the last of their sockets closed."""
        self.taken_over: set[int] = set()
        """The seats of the running game for which a bot moves."""
        self.banned: set[str] = set()
        self.muted: set[str] = set()
        self.is_closed = False
        """A moderator has closed it to everybody."""
        self.sat_down: dict[str, None] = {}
        """The people who have a seat, in the order in which they sat down."""
        self.chat = Chat(self.public.of)
        self.flashes = Flashes()
        self._board, self._strangers = Board(), Board()
        """What is sent to people who may know who is here, and to everybody else."""
        self.hides_names = head.listed
        """Whether strangers can find it, or could at some time. Then only people at the table see names."""
        self.is_listed: bool | None = None
        """Whether it is stored among the rooms that strangers can find; None if this process does not know."""
        self._shown_from: tuple[int, Set[str], str] = (-1, frozenset(), "")
        """What the board was last made from."""

    @property
    def preset(self) -> Preset:
        return preset(self.head.preset)

    def here(self, person: str, nodes: Set[str]) -> bool:
        """Whether somebody is connected at a node that is alive."""
        return not nodes.isdisjoint(self.sockets.get(person, ()))

    def board_now(self, nodes: Set[str], trouble: str, named: bool = True) -> Board:
        """The board, brought up to date: these nodes are alive, and `trouble` is what is wrong with the game. Strangers get
        one that is not `named`."""
        made_from = (self.entries, nodes, trouble)
        if self._shown_from != made_from:
            self._shown_from = made_from
            view = self._view(nodes, trouble)
            self._board.show(view)
            if self.hides_names:
                seats = tuple(map(_to_strangers, view.seats))
                talk = self._talk_of_strangers
                self._strangers.show(msgspec.structs.replace(view, seats=seats, talk=talk, named=False))
        return self._board if named else self._strangers

    def _view(self, nodes: Set[str], trouble: str) -> RoomView:
        """`me` is left open."""
        head = self.head
        return RoomView(
            **{name: getattr(head, name) for name in Agreed.__struct_fields__},
            code=head.code,
            daily=head.daily,
            for_fun=head.for_fun,
            clock=head.clock.kind,
            seconds=head.clock.seconds,
            host=self.public.of(self.host),
            seats=tuple(self._sitter(held, nodes) for held in self.seats),
            watching=self.watching(nodes),
            game=None if trouble else self.game,
            taken_over=tuple(sorted(self.taken_over)),
            commitment=commitment(bytes.fromhex(self.secret)),
            trouble=trouble,
            talk=self.talk,
            muted=tuple(sorted(map(self.public.of, self.muted))),
            me="",
        )

    def _sitter(self, held: Sitter | None, nodes: Set[str]) -> Sitter | None:
        if held is None:
            return None
        here = bool(held.bot) or self.here(held.person, nodes)
        return msgspec.structs.replace(held, person=self.public.of(held.person), here=here)

    def fold(self, actor: str, command: str, at: float, events: tuple[e.AnyRoomEvent, ...]) -> None:
        self.entries += 1
        self.commands[actor, command] = asked_by(events)
        if len(self.commands) > MOST_COMMANDS:
            del self.commands[next(iter(self.commands))]
        for event in events:
            match event:
                case e.Sat():
                    self.public.of(event.sitter.person)
                    self.seats[event.seat] = event.sitter
                    if event.nonce:
                        self.nonces[event.seat] = event.nonce
                    self._note_sitters()
                case e.Stood():
                    self.seats[event.seat] = None
                    self._note_sitters()
                case e.TableSet():
                    agreed = {name: getattr(event.wish, name) for name in RoomWish.__struct_fields__}
                    self.head = msgspec.structs.replace(self.head, seats=event.seats, **agreed)
                    self.hides_names = self.hides_names or self.head.listed
                    self.seats = [*self.seats, *[None] * event.seats][: event.seats]
                case e.GameBegan():
                    self.game, self.secret = event.game, event.secret
                    self.taken_over = set()
                    self.seats = [
                        held and msgspec.structs.replace(held, ready=False, read=0) for held in self.seats
                    ]
                case e.Came():
                    self.public.of(event.person)
                    self.sockets.setdefault(event.person, []).append(event.node)
                case e.Went():
                    nodes = self.sockets.get(event.person, [])
                    if event.node in nodes:
                        nodes.remove(event.node)
                    if not nodes:
                        self.sockets.pop(event.person, None)
                        self._left(event.person, at)
                case e.TakenOver() if event.game == self.game:
                    self.taken_over.add(event.seat)
                case e.CameBack() if event.game == self.game:
                    self.taken_over.discard(event.seat)
                case e.ChatSaid():
                    said = Line(self.entries, event.person, event.name, event.text, at, event.phrase)
                    self.chat.add(said)
                case e.LinesHidden():
                    self.chat.hide(self.entries, event.lines)
                case e.LinesRestored():
                    self.chat.restore(self.entries, event.lines)
                case e.ChatSet():
                    self.head = msgspec.structs.replace(self.head, chat=event.chat)
                case e.HostPassed():
                    self.host = event.person
                case e.Muted():
                    (self.muted.add if event.muted else self.muted.discard)(event.person)
                case e.Closed():
                    self.is_closed = event.closed
                case e.Banned():
                    self.banned.add(event.person)
                    self.seats = [
                        None if held and held.person == event.person else held for held in self.seats
                    ]
                    self._note_sitters()

    def _note_sitters(self) -> None:
        """Keep the people who are still seated in the order in which they sat down."""
        sitting = {held.person: None for held in self.seats if held and not held.bot}
        self.sat_down = {person: None for person in self.sat_down if person in sitting} | sitting

    def _left(self, person: str, at: float) -> None:
        self.left_at.pop(person, None)
        self.left_at[person] = at
        if len(self.left_at) > MOST_LEFT:
            del self.left_at[next(iter(self.left_at))]

    def follow(self, rows: Iterable[Stored]) -> None:
        """Take over what the store has and this copy has not."""
        for row in rows:
            if row.seq == self.entries:
                self.fold(row.actor, row.command, row.at, e.decode_events(row.data))

    def repeats(self, actor: str, command: str, asked: str) -> bool:
        """Whether this very command was carried out lately. The same id for something else is refused."""
        before = self.commands.get((actor, command))
        if before is not None:
            check_same(before, asked)
        return before is not None

    def show_again(self) -> None:
        """Something has changed without an entry: rebuild the board."""
        self._shown_from = (-1, frozenset(), "")

    # What somebody may do: each of these returns what would happen, or refuses with a sentence

    def sit(
        self,
        person: str,
        seat: int,
        name: str,
        child: bool = False,
        shown: bool = False,
        bot: str = "",
        nonce: str = "",
    ) -> e.Sat:
        self._check_seat(seat)
        held = self.seats[seat]
        if held is not None and held.person != person:
            raise Refused(f"seat {seat} is taken; expected a free one", "seat-taken")
        name = cleaned(name)
        if not 1 <= len(name) <= MOST_NAME:
            raise Refused(
                f"expected a name of 1 to {MOST_NAME} characters; got {len(name)}", "name", most=MOST_NAME
            )
        if nonce and not _NONCE.fullmatch(nonce):
            raise Refused("expected a nonce of 8 to 64 hexadecimal digits; got something else")
        before = held if held is not None and held.bot == bot else Sitter(person, name, bot=bot)
        sitter = msgspec.structs.replace(before, name=name, child=child, shown=shown, ready=False)
        return e.Sat(seat, sitter, nonce)

    def tap(self, person: str, who: Literal["youngest", "oldest"], chosen: int | None) -> tuple[e.Sat, ...]:
        """The people who are said to be the youngest or oldest, or no longer are."""
        people = {seat: held for seat, held in self.sitting().items() if not held.bot}
        if person not in {held.person for held in people.values()}:
            raise Refused("only people at the table can say who is youngest or oldest")
        if chosen is not None:
            self._check_tapped(people, who, chosen)
        return tuple(
            e.Sat(seat, msgspec.structs.replace(held, **{who: seat == chosen}))
            for seat, held in people.items()
            if getattr(held, who) != (seat == chosen)
        )

    def _check_tapped(self, people: dict[int, Sitter], who: str, chosen: int) -> None:
        self._check_seat(chosen)
        if chosen not in people:
            raise Refused(f"expected the seat of a person; got {chosen}")
        is_child = people[chosen].child
        if is_child == (who == "oldest") and any(held.child != is_child for held in people.values()):
            expected = "an adult" if is_child else "somebody under 12"
            raise Refused(
                f"expected the seat of {expected}, because only they can be the {who}; got {chosen}"
            )

    def ready(self, person: str, seat: int, ready: bool, entries: int = 0) -> e.Sat:
        self._check_seat(seat)
        held = self.seats[seat]
        if held is None or held.person != person:
            raise Refused(f"seat {seat} is not yours", "not-yours")
        if entries < 0:
            raise Refused(f"expected the number of entries read so far; got {entries}")
        return e.Sat(seat, msgspec.structs.replace(held, ready=ready, read=entries))

    def stand(self, person: str, seat: int) -> e.Stood:
        self._check_seat(seat)
        held = self.seats[seat]
        if held is None:
            raise Refused(f"seat {seat} is already free")
        if person not in (held.person, self.host):
            raise Refused(f"seat {seat} is not yours; only its holder or the host can free it", "not-yours")
        return e.Stood(seat)

    def say(self, person: str, text: str, phrase: str = "") -> e.ChatSaid:
        self.require_voice(person)
        if phrase:
            if phrase not in PHRASES:
                raise Refused(f"expected a phrase among {', '.join(PHRASES)}; got {phrase[:20]!r}")
            return e.ChatSaid(person, self.name_of(person), "", phrase)
        is_stranger = self.hides_names and not self._is_at_table(person)
        talk = self._talk_of_strangers if is_stranger else self.talk
        if talk == "phrases":
            raise Refused("expected a ready-made phrase; in this room people cannot type", "phrases-only")
        text = cleaned(text)
        if not 1 <= len(text) <= MOST_CHAT:
            raise Refused(
                f"expected a line of 1 to {MOST_CHAT} characters; got {len(text)}", "line", most=MOST_CHAT
            )
        return e.ChatSaid(person, self.name_of(person), text)

    def name_of(self, person: str) -> str:
        """Empty if they have no seat: clients say “Guest”, and a number, in the reader's language."""
        return next((held.name for held in self.seats if held and held.person == person), "")

    @property
    def talk(self) -> Literal["free", "phrases"]:
        """What may be said: anything, or ready-made phrases only."""
        if self.head.chat != "auto":
            return self.head.chat
        children = (held and held.child for held in self.seats)
        return "phrases" if any(children) else "free"

    @property
    def _talk_of_strangers(self) -> Literal["free", "phrases"]:
        """It must not tell them whether a child is at the table."""
        return "free" if self.head.chat == "free" else "phrases"

    def react(self, person: str, reaction: str) -> ReactedWith:
        self.require_voice(person)
        if reaction not in REACTIONS:
            raise Refused(f"expected a reaction among {', '.join(REACTIONS)}; got {reaction[:20]!r}")
        return ReactedWith(self.public.of(person), reaction)

    def point(self, person: str, card: int) -> PointedAt:
        if not 0 <= card < MOST_CARDS:
            raise Refused(f"expected a card of the game, from 0 to {MOST_CARDS - 1}; got another number")
        return PointedAt(self.public.of(person), card)

    def ban(self, host: str, public_id: str) -> e.Banned:
        self.require_host(host)
        person = self.public.person(public_id)
        if person == host:
            raise Refused("the host cannot be removed", "host-stays")
        return e.Banned(person)

    def is_inhabited(self, nodes: Set[str]) -> bool:
        """Whether anybody is here."""
        return any(self.here(person, nodes) for person in self.sockets)

    def watching(self, nodes: Set[str]) -> int:
        """How many are here without a seat."""
        seated = {held.person for held in self.seats if held}
        return sum(person not in seated and self.here(person, nodes) for person in self.sockets)

    def require_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("only the host of the room can do that", "host-only")

    def require_voice(self, person: str) -> None:
        if person in self.muted:
            raise Refused("the host of the room has muted you", "muted")

    def knows(self, person: str) -> bool:
        """Whether somebody is at the table or watching it."""
        return person in self.sockets or self._is_at_table(person)

    def names_people_to(self, person: str) -> bool:
        """Whether somebody may see names. Anybody can find a listed room, so there they have to sit down first, even if it is listed
        no longer."""
        return self._is_at_table(person) if self.hides_names else self.knows(person)

    def _is_at_table(self, person: str) -> bool:
        return person == self.host or person in self.sat_down

    def has_met(self, person: str) -> bool:
        """Whether somebody is or was here."""
        return person in self.sockets or person in self.left_at

    def sitting(self) -> dict[int, Sitter]:
        """The people and bots who are seated, by seat and in the order of the seats."""
        return {seat: held for seat, held in enumerate(self.seats) if held is not None}

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused(f"expected a seat from 0 to {len(self.seats) - 1}; got {seat}")


def _to_strangers(held: Sitter | None) -> Sitter | None:
    """Somebody in a seat, as seen by people who may not know who it is."""
    if held is None or held.bot:
        return held
    name = held.name if held.shown else ""
    return Sitter(held.person, name, shown=held.shown, here=held.here, ready=held.ready, read=held.read)


def asked_by(events: tuple[e.AnyRoomEvent, ...]) -> str:
    """A hash of the message that asked for an entry; empty if nobody asked, or if it is no longer known."""
    return events[0].asked if events else ""


def check_same(before: str, asked: str) -> None:
    """Refuse a command whose id was used before, unless it asks for the same."""
    if before and asked and before != asked:
        raise Refused("expected a new command id; this one was used for something else", "command-used")
