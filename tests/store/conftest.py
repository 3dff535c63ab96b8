"""Every test runs twice: with a SQLite file, and with a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import draftingtable.store.readiness as readiness
from tests.server.postgres import Postgres, running_postgres
from tests.store.stories import HANGING


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy disk is not a database that is down."""
    monkeypatch.setattr(readiness, "PATIENCE", float(HANGING))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for the whole session."""
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty PostgreSQL database for one test."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    name = request.getfixturevalue("database")
    assert isinstance(name, str)
    return name
