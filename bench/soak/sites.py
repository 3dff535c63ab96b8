"""The servers under test: two on one PostgreSQL, and one on SQLite, with their own databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex
from typing import Any, Literal, TypeAlias

import asyncpg
from tests.server.postgres import Postgres, running_postgres
from tests.server.processes import PATIENCE, Server

from bench.soak.account import Account

SETTINGS: dict[str, object] = {
    "bot_workers": 1,
    "master_seconds": 0.05,
    "hint_seconds": 0.05,
    "metrics": "local",
}
"""Everything else is as on a public server: the limits are the usual ones."""

SiteName: TypeAlias = Literal["PostgreSQL", "SQLite"]
SITES: tuple[SiteName, ...] = ("PostgreSQL", "SQLite")

Entry: TypeAlias = tuple[int, str, dict[str, Any]]
"""Number, kind and data of an entry in a table's log."""
NOT_NOW = (OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


@dataclass
class Site:
    """Servers that share a database."""

    name: str
    servers: list[Server]
    moves: int = 0
    """Acknowledged so far."""
    tables: list[str] = field(default_factory=list)

    async def entries(self, table_id: str) -> list[Entry]:
        """Reads a table's log from the database, waiting while that is away."""
        query = "SELECT number, kind, data FROM log WHERE table_id = {} ORDER BY number"
        rows = await self._read(query, table_id)
        return [(number, kind, json.loads(data)) for number, kind, data in rows]

    async def deal_secret(self, table_id: str) -> str:
        """Returns the secret in hexadecimal digits, as it is published after the game."""
        rows = await self._read("SELECT secret FROM secrets WHERE table_id = {}", table_id)
        return bytes(rows[0][0]).hex() if rows else ""

    async def _read(self, query: str, table_id: str) -> list[tuple[Any, ...]]:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self._read_now(query, table_id)
                except NOT_NOW:
                    await asyncio.sleep(0.2)

    async def _read_now(self, query: str, table_id: str) -> list[tuple[Any, ...]]:
        raise NotImplementedError


@dataclass
class SqliteSite(Site):
    async def _read_now(self, query: str, table_id: str) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(self._rows, query.format("?"), table_id)

    def _rows(self, query: str, table_id: str) -> list[tuple[Any, ...]]:
        connection = sqlite3.connect(self.servers[0].folder / "tables.sqlite", timeout=20)
        try:
            return connection.execute(query, (table_id,)).fetchall()
        finally:
            connection.close()


@dataclass
class PostgresSite(Site):
    postgres: Postgres | None = None
    database: str = ""

    async def _read_now(self, query: str, table_id: str) -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(self.database)
        try:
            return [tuple(row) for row in await connection.fetch(query.format("$1"), table_id)]
        finally:
            await connection.close()


@contextmanager
def running_sites(
    folder: Path, account: Account, names: Sequence[SiteName] = SITES
) -> Iterator[list[Site]]:
    """Yields these sites with their servers running; stops everything at the end."""
    with ExitStack() as stack:
        sites = [new_site(name, folder, account, stack) for name in names]
        for site in sites:
            for server in site.servers:
                server.wait_until_ready()
        yield sites


def new_site(name: SiteName, folder: Path, account: Account, stack: ExitStack) -> Site:
    if name == "SQLite":
        return SqliteSite(name, [begun(new_server(folder / "single", account), stack)])
    postgres = stack.enter_context(running_postgres())
    database = postgres.new_database()
    pair = [new_server(folder / place, account, database) for place in ("first", "second")]
    servers = [begun(server, stack) for server in pair]
    return PostgresSite(name, servers, postgres=postgres, database=database)


def begun(server: Server, stack: ExitStack) -> Server:
    server.begin()
    stack.push(server)
    return server


def new_server(folder: Path, account: Account, database: str = "") -> Server:
    folder.mkdir()
    server = Server(folder, database)
    server.settings = {**SETTINGS, "secret": shared_secret(account)}
    return server


def shared_secret(account: Account) -> str:
    """One for all servers: a cookie counts everywhere."""
    known = [text for text, kind in account.secrets.items() if kind == "cookie secret"]
    secret = known[0] if known else token_hex(32)
    account.keep_secret("cookie secret", secret)
    return secret
