"""The migrations: one numbered list for both databases.

A program can open any database made by an older version, and brings it up to date. It can also open one that a newer
version has migrated, provided that all newer migrations only added things. So old and new nodes can share a database.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from interstice.core.refused import Refused
from interstice.store.ages import WITHOUT_AGES
from interstice.store.blobs import BLOBS, PIECES, UPLOADS, USES
from interstice.store.daily import DAILY_LINES, DAILY_SUMS, DAILY_TRIES
from interstice.store.moderation import ACTS, BLOCKS, CORRECTIONS, HIDDEN_LINES, MODERATORS, RESTRAINTS
from interstice.store.own_decks import OWN_PICTURES, OWN_TABLES
from interstice.store.people import (
    DEVICES,
    ERASURES,
    FORMERS,
    PAIRINGS,
    PEOPLE,
    PERSON_GAMES,
    PERSON_ROOMS,
    UNPAIRED,
)
from interstice.store.reports import REPORTS
from interstice.store.results import RESULT_TABLES, RESULTS
from interstice.store.rewriting import Rewriting
from interstice.store.table import Columns, Table


class Extension(NamedTuple):
    """New columns of a table, each with a default, and new indexes."""

    table: Table[Any]
    columns: Columns = ()
    indexes: tuple[Columns, ...] = ()


class Migration(NamedTuple):
    sqlite: str = ""
    """Hand-written SQL for SQLite."""
    postgres: str = ""
    creates: tuple[Table[Any], ...] = ()
    """New tables, as declared but without what later migrations add."""
    extends: tuple[Extension, ...] = ()
    rewrites: Rewriting | None = None
    """What changes in streams that are stored; after the SQL."""
    sqlite_after: str = ""
    """Hand-written SQL that fills the new tables."""
    postgres_after: str = ""
    is_addition: bool = True
    """Whether older programs can keep using the database, because nothing that they read or write has changed.

    A version that stores entries which older programs cannot read needs a migration too, if only to say so here."""


ALL_GAMES = "keeps-all-games"
"""The mark of a database that had games before these were kept for a limited time."""
KEEP_ALL_GAMES = f"insert into mark select '{ALL_GAMES}', 'yes' where exists (select 1 from stream)"

_OLD_COLUMNS = 'id, at, kind, "by", state, room, game, line, lines, deck, version, language, year, games'
_CARD_REPORTS = (
    f"insert into report ({_OLD_COLUMNS}, about, why, name) select id, at, 'card', person, 'open', '', game, 0, '[]', deck,"
    " version, language, year, 0, face, why, '' from card_report"
)

MIGRATIONS: tuple[Migration, ...] = (
    Migration(
        """
        create table stream (id text primary key, kind text not null, head blob not null, made real not null, due real,
          lease real not null default 0);
        create index stream_due on stream (due) where due is not null;
        create index stream_kind on stream (kind, made);
        create table code (code text primary key, stream text not null);
        create table entry (stream text not null, seq integer not null, actor text not null, command text not null,
          at real not null, data blob not null);
        create unique index entry_seq on entry (stream, seq);
        create unique index entry_command on entry (stream, actor, command);
        create table mark (key text primary key, value text not null)
        """,
        """
        create table stream (id text primary key, kind text not null, head bytea not null, made double precision not null,
          due double precision, lease double precision not null default 0);
        create index stream_due on stream (due) where due is not null;
        create index stream_kind on stream (kind, made);
        create table code (code text primary key, stream text not null);
        create table entry (stream text not null, seq integer not null, actor text not null, command text not null,
          at double precision not null, data bytea not null, primary key (stream, seq), unique (stream, actor, command));
        create table mark (key text primary key, value text not null)
        """,
        is_addition=False,
    ),
    Migration(
        # Streams have numbers, so that entries of games which are played at the same time are neighbours in the indexes:
        # a commit then writes a few pages instead of two for each entry. What is due lies apart from the heads, which hold
        # whole decks.
        """
        alter table stream rename to old_stream;
        alter table entry rename to old_entry;
        drop index stream_kind;
        drop index entry_seq;
        drop index entry_command;
        create table stream (number integer primary key autoincrement, id text not null unique, kind text not null, made real not null,
          head blob not null);
        create index stream_kind on stream (kind, made);
        create table due (stream integer primary key, at real not null, lease real not null default 0);
        create index due_at on due (at);
        create table entry (stream integer not null, seq integer not null, actor text not null, command text not null,
          at real not null, lag real not null, data blob not null);
        create unique index entry_seq on entry (stream, seq);
        create unique index entry_command on entry (stream, actor, command);
        insert into stream (id, kind, made, head) select id, kind, made, head from old_stream order by made;
        insert into due select number, due, lease from old_stream join stream using (id) where due is not null;
        insert into entry select number, seq, actor, command, at, 1.0, data from old_entry join stream on stream.id = stream
          order by old_entry.rowid;
        drop table old_stream;
        drop table old_entry
        """,
        "alter table entry add column lag double precision not null default 1.0",
        is_addition=False,
    ),
    # Sort by code point, whatever the server's locale.
    Migration("", 'create index mark_key on mark (key collate "C")'),
    Migration(
        "create table version (number integer not null, readable_since integer)",
        "alter table version add column readable_since integer",
        creates=(BLOBS, PIECES, USES, UPLOADS),
    ),
    Migration(
        """
        create table "card_report" ("id" text not null, "at" double precision not null, "person" text not null,
          "game" text not null, "face" text not null, "deck" text not null, "version" text not null,
          "language" text not null, "year" bigint, "why" text not null, primary key ("id"));
        create index "card_report_at" on "card_report" ("at", "id");
        create index "card_report_face_at" on "card_report" ("face", "at", "id")
        """,
        """
        create table "card_report" ("id" text collate "C" not null, "at" double precision not null,
          "person" text collate "C" not null, "game" text collate "C" not null, "face" text collate "C" not null,
          "deck" text collate "C" not null, "version" text collate "C" not null, "language" text collate "C" not null,
          "year" bigint, "why" text collate "C" not null, primary key ("id"));
        create index "card_report_at" on "card_report" ("at", "id");
        create index "card_report_face_at" on "card_report" ("face", "at", "id")
        """,
    ),
    Migration(creates=RESULT_TABLES),
    # Programs of earlier versions would store ages again. Before this version games were kept for ever unless the host said otherwise.
    Migration(KEEP_ALL_GAMES, KEEP_ALL_GAMES, rewrites=WITHOUT_AGES, is_addition=False),
    Migration(
        creates=(
            DAILY_LINES,
            DAILY_TRIES,
            DAILY_SUMS,
            PEOPLE,
            DEVICES,
            PAIRINGS,
            FORMERS,
            PERSON_GAMES,
            PERSON_ROOMS,
            ERASURES,
            UNPAIRED,
        ),
        sqlite_after="""
        insert into device select substr(sha256_hex('interstice device ' || substr(key, 7)), 1, 20), value, '', 0
          from mark where key >= 'alias-' and key < 'alias.';
        insert into person_former select substr(key, 7), value from mark
          where key >= 'alias-' and key < 'alias.' and substr(key, 7) <> value
          and substr(key, 7) not in (select value from mark where key >= 'alias-' and key < 'alias.');
        insert into pairing select substr(key, 6), substr(value, instr(value, ' ') + 1), cast(value as real)
          from mark where key >= 'pair-' and key < 'pair.';
        delete from mark where key >= 'alias-' and key < 'alias.' or key >= 'pair-' and key < 'pair.';
        insert into person_game select holder.value, stream.id, holder.key, made from stream,
          json_each(iif(json_valid(cast(head as text)), cast(head as text), '{}'), '$.holders') as holder
          where kind = 'game' and json_extract(cast(head as text), '$.bots[' || holder.key || ']') = '';
        insert into person_room select distinct actor, stream.id from entry join stream on number = entry.stream
          where kind in ('room', 'listed') and actor not in ('', 'attendant');
        insert or ignore into person_room
          select json_extract(cast(head as text), '$.host'), id from stream
          where kind in ('room', 'listed') and json_valid(cast(head as text))
        """,
        postgres_after=r"""
        insert into device
          select left(encode(sha256(convert_to('interstice device ' || substr(key, 7), 'UTF8')), 'hex'), 20), value, '', 0
          from mark where key like 'alias-%';
        insert into person_former select substr(key, 7), value from mark where key like 'alias-%' and substr(key, 7) <> value
          and substr(key, 7) not in (select value from mark where key like 'alias-%');
        insert into pairing select substr(key, 6), split_part(value, ' ', 2), split_part(value, ' ', 1)::float8
          from mark where key like 'pair-%';
        delete from mark where key like 'alias-%' or key like 'pair-%';
        insert into person_game select trim(both '"' from holder), id, number - 1, made from stream, unnest(
          string_to_array(substring(encode(head, 'escape') from '"holders":\[([^]]*)\]'), ','),
          string_to_array(substring(encode(head, 'escape') from '"bots":\[([^]]*)\]'), ','))
          with ordinality as seat (holder, bot, number) where kind = 'game' and bot = '""';
        insert into person_room select distinct actor, stream from entry join stream on stream.id = entry.stream
          where kind in ('room', 'listed') and actor not in ('', 'attendant');
        insert into person_room select host, id from
          (select substring(encode(head, 'escape') from '"host":"([^"]*)"') as host, id from stream
          where kind in ('room', 'listed')) as opened where host is not null on conflict do nothing
        """,
        is_addition=False,
    ),
    Migration(creates=OWN_TABLES),
    Migration(
        # Reports about cards, and those about people that rooms held, become rows of one table.
        creates=(REPORTS, ACTS, BLOCKS, CORRECTIONS, HIDDEN_LINES, MODERATORS, RESTRAINTS),
        sqlite_after=f"""
        {_CARD_REPORTS};
        insert into report ({_OLD_COLUMNS}, about, why, name)
          select stream.id || '-' || seq, at, 'person', json_extract(value, '$.by'), 'open', stream.id, '', 0, '[]', '', '', '',
          null, 0, json_extract(value, '$.person'), json_extract(value, '$.why'), ''
          from entry join stream on stream.number = entry.stream, json_each(cast(data as text))
          where substr(data, 1, 20) = cast('[{{"event":"Reported"' as blob);
        update entry set data = cast('[]' as blob) where substr(data, 1, 20) = cast('[{{"event":"Reported"' as blob);
        drop table card_report
        """,
        postgres_after=f"""
        {_CARD_REPORTS};
        insert into report ({_OLD_COLUMNS}, about, why, name)
          select stream || '-' || seq, at, 'person', value ->> 'by', 'open', stream, '', 0, '[]', '', '', '', null, 0,
          value ->> 'person', value ->> 'why', ''
          from (select stream, seq, at, replace(replace(convert_from(data, 'UTF8'), '\\\\', '/'), '\\u0000', '') as said from entry
          where substring(data from 1 for 20) = '[{{"event":"Reported"'::bytea) as reported, json_array_elements(said::json);
        update entry set data = '[]'::bytea where substring(data from 1 for 20) = '[{{"event":"Reported"'::bytea;
        drop table card_report
        """,
        is_addition=False,
    ),
    Migration(creates=(OWN_PICTURES,)),
    Migration(extends=(Extension(RESULTS, ("daily",)),)),
)
"""Each brings the database one version further. Never change one that has been released."""

WITHOUT_AGES_SINCE = 1 + next(at for at, step in enumerate(MIGRATIONS) if step.rewrites is WITHOUT_AGES)
"""The first version that knows nobody's age."""


def readable_since() -> int:
    """The oldest version that can use our database: the last one whose migration did more than add."""
    return max(number for number, step in enumerate(MIGRATIONS, 1) if not step.is_addition)


def statements(number: int, for_sqlite: bool) -> list[str]:
    """The SQL that brings a database to this version from the previous one."""
    step = MIGRATIONS[number - 1]
    script = step.sqlite if for_sqlite else step.postgres
    made = _split(script)
    for table in step.creates:
        made += table.create(_added_later(table, number))
    for table, columns, indexes in step.extends:
        made += [*map(table.add_column, columns), *map(table.create_index, indexes)]
    made += _split(step.sqlite_after if for_sqlite else step.postgres_after)
    return [statement.replace(' collate "C"', "") for statement in made] if for_sqlite else made


def _split(script: str) -> list[str]:
    return [statement for statement in script.split(";") if statement.strip()]


def _added_later(table: Table[Any], number: int) -> frozenset[str | Columns]:
    extensions = [more for step in MIGRATIONS[number:] for more in step.extends if more.table is table]
    columns = {column for more in extensions for column in more.columns}
    indexes = {index for more in extensions for index in more.indexes}
    return frozenset(columns | indexes)


def check_readable(name: str, version: int, since: int | None) -> None:
    """Refuse a database that a newer program has changed in a way this one cannot handle."""
    if version > len(MIGRATIONS) and (since is None or since > len(MIGRATIONS)):
        raise Refused(
            f"{name}: expected a database of version {len(MIGRATIONS)} or older; this one is {version}."
            " Use a newer Interstice"
        )
