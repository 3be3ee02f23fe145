"""Files with people's data are private to their owner."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from keeping import opened

from interstice.core.refused import Refused
from interstice.server.upkeep.backup import back_up
from interstice.store import files
from interstice.store.sqlite import SqliteStore
from interstice.store.sqlite_file import connect


@pytest.fixture(autouse=True)
def _careless() -> Iterator[None]:
    """The server was started with a umask that lets everyone do everything."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_new_database_and_its_folder_are_private(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.sqlite"

    async def run() -> None:
        async with opened(lambda: SqliteStore(path)) as (store,):
            await store.put("key", "value")
            assert {file.name: mode(file) for file in path.parent.iterdir()} == {
                "games.sqlite": 0o600,
                "games.sqlite-wal": 0o600,
                "games.sqlite-shm": 0o600,
            }

    asyncio.run(run())
    assert mode(path.parent) == 0o700
    assert mode(path) == 0o600


def test_a_file_is_never_anything_but_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "tighten", lambda _: None)
    files.make_private(tmp_path / "new")
    assert mode(tmp_path / "new") == 0o600


def test_an_old_database_is_made_private_and_its_folder_left_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    path = tmp_path / "games.sqlite"

    async def run() -> None:
        async with opened(lambda: SqliteStore(path)) as (store,):
            await store.put("key", "value")
            all_three = sorted(tmp_path.iterdir())
            for file in all_three:
                file.chmod(0o644)
            # Another program opens it while these files exist.
            connect(str(path), 1).close()
            assert [mode(file) for file in all_three] == [0o600] * 3
            assert await store.get("key") == "value"

    asyncio.run(run())
    assert mode(tmp_path) == 0o755


def test_the_owners_own_restrictions_stay(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.touch()
    path.chmod(0o466)

    async def run() -> None:
        async with opened(lambda: SqliteStore(path)):
            pass

    if os.geteuid() == 0:
        asyncio.run(run())
    else:
        with pytest.raises(Refused, match="expected a file that can be written"):
            asyncio.run(run())
    assert mode(path) in (0o400, 0o466)


def test_what_is_no_file_stays_as_it_is(tmp_path: Path) -> None:
    """Somebody may write to /dev/stdout, which others use as well."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o644)
    files.tighten(pipe)
    assert mode(pipe) == 0o644


def test_a_file_that_cannot_be_made_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match="expected a file that can be written; "):
        asyncio.run(SqliteStore(tmp_path / "file" / "games.sqlite").open())
    with pytest.raises(Refused, match="expected a file that can be written; "):
        asyncio.run(SqliteStore(tmp_path).open())


def test_a_backup_is_private_from_its_first_byte(tmp_path: Path) -> None:
    path, target = tmp_path / "games.sqlite", tmp_path / "copy"
    # Left behind by a backup that failed.
    left = tmp_path / "copy.part"
    left.write_text("half a copy")

    async def run() -> None:
        async with opened(lambda: SqliteStore(path)) as (store,):
            await store.put("key", "value")

    asyncio.run(run())
    modes: list[int] = []
    back_up(str(path), target, lambda *_: modes.append(mode(left)))
    assert modes
    assert set(modes) == {0o600}
    assert mode(target) == 0o600
