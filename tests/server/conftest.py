"""Servers and databases for the tests in this folder, one of each kind per test process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.install_programs import find_program
from tests.server.postgres import Postgres, running_postgres
from tests.server.processes import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with SQLite, shared by tests that neither stop nor slow it."""
    with Server(tmp_path_factory.mktemp("shared")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server with SQLite for one test alone."""
    with Server(tmp_path) as server:
        yield server


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    if find_program(name) is None:
        pytest.skip(f"{name} is not installed")
    return name
