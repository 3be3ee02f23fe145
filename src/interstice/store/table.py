"""Tables beside streams: typed rows, the same on both databases.

A table is declared once, as a frozen Struct with its key and its indexes. All SQL is generated from that declaration; values
are always passed as parameters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import isnan
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import inspect

from interstice.core.refused import Refused
from interstice.store.store import check_storable

Row = TypeVar("Row", bound=msgspec.Struct)
Columns = tuple[str, ...]
Values = Mapping[str, object]

_SQL = {
    inspect.StrType: 'text collate "C"',
    inspect.IntType: "bigint",
    inspect.FloatType: "double precision",
    inspect.BoolType: "boolean",
    inspect.BytesType: "bytea",
}
"""SQLite takes the same names, except for the collation, which is its default order anyway."""


class Column:
    """One field of a Struct. Anything but text, numbers, booleans and bytes is stored as JSON."""

    def __init__(self, table: str, field: msgspec.structs.FieldInfo) -> None:
        info = inspect.type_info(field.type)
        kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
        plain = [kind for kind in kinds if not isinstance(kind, inspect.NoneType)]
        sql = _SQL.get(type(plain[0])) if len(plain) == 1 else None
        self.name = field.name
        self.is_json = sql is None
        self.is_bool = sql == "boolean"
        self.is_number = sql in ("bigint", "double precision") and len(plain) == len(kinds)
        self.is_optional = len(plain) < len(kinds)
        self._where = f"{table}.{field.name}"
        self._type = field.type
        self._sql = sql or "text"
        self._field = field

    @property
    def sql(self) -> str:
        return f'"{self.name}" {self._sql}{"" if self.is_optional else " not null"}'

    @property
    def sql_with_default(self) -> str:
        """The column definition for a table that already has rows."""
        if self._field.required:
            raise TypeError(f"{self._where}: expected a default for existing rows; there is none")
        default = self._field.default
        if default is msgspec.NODEFAULT:
            default = self._field.default_factory()
        return f"{self.sql} default {_literal(self.encode(default))}"

    def encode(self, value: object) -> Any:
        """The value as the database takes it. Raises `Refused` if it has the wrong type or cannot be stored."""
        try:
            value = msgspec.convert(value, self._type)
            if self.is_json and value is not None:
                value = msgspec.json.encode(value).decode()
        except msgspec.ValidationError as error:
            why = str(error)
            raise Refused(f"{self._where}: {why[0].lower()}{why[1:]}") from None
        except UnicodeEncodeError:
            raise Refused(f"{self._where}: expected text without unpaired surrogates; got one") from None
        if isinstance(value, str):
            check_storable(value)
        elif isinstance(value, float) and isnan(value):
            raise Refused(f"{self._where}: expected a number; got NaN")
        elif isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise Refused(f"{self._where}: expected a number of at most 64 bits; got {value.bit_length()}")
        return value

    def decode(self, value: Any) -> Any:
        if self.is_json and value is not None:
            return msgspec.json.decode(value, type=self._type)
        # SQLite stores booleans as numbers.
        return bool(value) if self.is_bool and value is not None else value


def _literal(value: object) -> str:
    """A default as SQL. Only defaults, which come from declarations, are ever written into a statement."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return "'{}'".format(value.replace("'", "''"))
    raise TypeError(f"expected text, a number or a boolean as the default; got {value!r}")


class Table(Generic[Row]):
    """`key` names the columns that identify a row. Rows are found by the key, or by the first columns of an index."""

    def __init__(
        self,
        name: str,
        row: type[Row],
        key: Columns,
        indexes: tuple[Columns, ...] = (),
        unique: tuple[Columns, ...] = (),
    ) -> None:
        self.name = name
        self.row = row
        self.key = key
        self.indexes = indexes
        self.unique = unique
        self.columns = {field.name: Column(name, field) for field in msgspec.structs.fields(row)}
        if not name.isidentifier() or not row.__struct_config__.frozen:
            raise TypeError(f"{name}: expected a simple name and a frozen Struct")
        for column in {column for columns in (key, *indexes, *unique) for column in columns}:
            if column not in self.columns or self.columns[column].is_optional or self.columns[column].is_json:
                raise TypeError(
                    f"{name}.{column}: expected a column to sort by: text, a number or bytes, never None"
                )

    # Creating it

    def create(self, without: frozenset[str | Columns] = frozenset()) -> list[str]:
        """The statements that create the table, `without` columns and indexes that later migrations add."""
        columns = [column.sql for column in self.columns.values() if column.name not in without]
        return [
            f'create table "{self.name}" ({", ".join(columns)}, primary key ({_names(self.key)}))',
            *(self.create_index(index) for index in (*self.indexes, *self.unique) if index not in without),
        ]

    def create_index(self, index: Columns) -> str:
        name, kind = "_".join((self.name, *index)), "unique index" if index in self.unique else "index"
        return f'create {kind} "{name}" on "{self.name}" ({_names(self._orders[index])})'

    def add_column(self, name: str) -> str:
        return f'alter table "{self.name}" add column {self.columns[name].sql_with_default}'

    # Reading it

    @cached_property
    def _orders(self) -> dict[Columns, Columns]:
        """The columns of each index, completed by the key so that no two rows are equal in it."""
        orders = {columns: columns for columns in (self.key, *self.unique)}
        for index in self.indexes:
            orders[index] = index + tuple(column for column in self.key if column not in index)
        return orders

    @cached_property
    def _select(self) -> str:
        return f'select {_names(tuple(self.columns))} from "{self.name}"'

    def order(self, where: Values, by: Columns) -> Columns:
        """The columns that rows are sorted by: `by` and the rest of the index."""
        for order in self._orders.values():
            found = len(where)
            if set(order[:found]) == set(where) and order[found : found + len(by)] == by:
                return order[found:]
        raise TypeError(
            f"{self.name}: expected an index that begins with ({', '.join((*where, *by))}); there is none"
        )

    def find(
        self, where: Values, by: Columns, after: Sequence[object] | None, descending: bool, limit: int
    ) -> Statement:
        order = self.order(where, by)
        conditions, values = [f'"{name}" = ?' for name in where], self._encode(where)
        if after is not None and order:
            marks = ", ".join("?" * len(order))
            conditions.append(f"({_names(order)}) {'<' if descending else '>'} ({marks})")
            values += self._encode(dict(zip(order, after, strict=True)))
        sorting = ", ".join(f'"{name}"{" desc" if descending else ""}' for name in order)
        sql = self._select + _where(conditions) + (f" order by {sorting}" if sorting else "") + " limit ?"
        return Statement(sql, [*values, limit])

    def count(self, where: Values) -> Statement:
        self.order(where, ())
        sql = f'select count(*) from "{self.name}"' + _where([f'"{name}" = ?' for name in where])
        return Statement(sql, self._encode(where))

    @cached_property
    def _stored_otherwise(self) -> list[tuple[int, Column]]:
        """The columns whose values may come out of the database as something else, and where they are in a row."""
        return [
            (at, column)
            for at, column in enumerate(self.columns.values())
            if column.is_json or column.is_bool
        ]

    @cached_property
    def _is_by_name(self) -> bool:
        """Whether the row takes its values by name only, which is several times slower."""
        return len(self.row.__match_args__) < len(self.columns)

    def decode(self, row: Sequence[Any]) -> Row:
        values = list(row)
        for at, column in self._stored_otherwise:
            values[at] = column.decode(values[at])
        if self._is_by_name:
            return self.row(**dict(zip(self.columns, values, strict=True)))
        return self.row(*values)

    # Writing it

    def insert(self, row: Row) -> Statement:
        marks = ", ".join("?" * len(self.columns))
        sql = f'insert into "{self.name}" ({_names(tuple(self.columns))}) values ({marks})'
        return Statement(sql, self._encode(msgspec.structs.asdict(row)))

    def put(self, row: Row) -> Statement:
        insert = self.insert(row)
        others = [name for name in self.columns if name not in self.key]
        # If all columns belong to the key, set them to what they are, so that the statement always writes one row.
        setting = ", ".join(f'"{name}" = excluded."{name}"' for name in others or self.key)
        return Statement(
            f"{insert.sql} on conflict ({_names(self.key)}) do update set {setting}", insert.values
        )

    def add(self, row: Row) -> Statement:
        insert = self.insert(row)
        others = [name for name in self.columns if name not in self.key]
        if not others or not all(self.columns[name].is_number for name in others):
            raise TypeError(
                f"{self.name}: expected only numbers beside the key, so that they can be added up"
            )
        setting = ", ".join(f'"{name}" = "{self.name}"."{name}" + excluded."{name}"' for name in others)
        return Statement(
            f"{insert.sql} on conflict ({_names(self.key)}) do update set {setting}", insert.values
        )

    def update(self, key: Sequence[object], to: Values, expecting: Values) -> Statement:
        setting = ", ".join(f'"{name}" = ?' for name in to)
        conditions, values = self._the_one(key, expecting)
        return Statement(f'update "{self.name}" set {setting}{conditions}', self._encode(to) + values)

    def remove(self, key: Sequence[object], expecting: Values) -> Statement:
        conditions, values = self._the_one(key, expecting)
        return Statement(f'delete from "{self.name}"{conditions}', values)

    def _the_one(self, key: Sequence[object], expecting: Values) -> tuple[str, list[Any]]:
        there = {name: value for name, value in expecting.items() if value is not None}
        missing = [f'"{self.columns[name].name}" is null' for name in expecting if name not in there]
        conditions = _where([f'"{name}" = ?' for name in (*self.key, *there)] + missing)
        return conditions, self._encode(dict(zip(self.key, key, strict=True))) + self._encode(there)

    def _encode(self, values: Values) -> list[Any]:
        return [self.columns[name].encode(value) for name, value in values.items()]


class Statement(NamedTuple):
    sql: str
    """Has a question mark for each value."""
    values: list[Any]


def _names(columns: Columns) -> str:
    return ", ".join(f'"{name}"' for name in columns)


def _where(conditions: list[str]) -> str:
    return f" where {' and '.join(conditions)}" if conditions else ""
