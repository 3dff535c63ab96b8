"""Every story is told twice: with a SQLite file, and with a real PostgreSQL."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """One server for the whole session."""
    postgres = started(tmp_path_factory)
    yield postgres
    postgres.close()


def started(folders: pytest.TempPathFactory, tries: int = 3) -> Postgres:
    """On a very busy machine, what starts it may lose patience: then once more."""
    for _ in range(tries - 1):
        with suppress(subprocess.SubprocessError, OSError):
            return Postgres(folders.mktemp("postgres"))
    return Postgres(folders.mktemp("postgres"))


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty PostgreSQL database of the test's own."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    name = request.getfixturevalue("database")
    assert isinstance(name, str)
    return name
