"""Faults in an order of chance: each waits until play goes on after the one before."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import Random
from typing import TypeAlias

from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE

from bench.soak.account import Account
from bench.soak.floods import FLOODS, stranger
from bench.soak.sites import PostgresSite, Site
from bench.soak.tables import Table

Fault: TypeAlias = Callable[[], Awaitable[object]]
BETWEEN = (8, 30)
"""Moves acknowledged between two faults, at least and at most."""
SPELL = 1.5
"""Seconds of an outage."""


class Faults:
    """The faults of one site."""

    def __init__(
        self, site: Site, tables: Sequence[Table], account: Account, choice: Random
    ) -> None:
        self.site = site
        self.tables = tables
        """Those being played now."""
        self.account = account
        self.choice = choice
        self.deck: list[tuple[str, Fault]] = []

    async def next(self) -> str:
        """Lets some moves pass, then one fault happen, and waits until the servers are ready."""
        await self._let_moves_pass()
        if not self.deck:
            self.deck = [*self._all().items()]
            self.choice.shuffle(self.deck)
        name, fault = self.deck.pop()
        await fault()
        for server in self.site.servers:
            await asyncio.to_thread(server.wait_until_ready)
        self.account.faults[name] += 1
        return name

    async def _let_moves_pass(self) -> None:
        wanted = self.site.moves + self.choice.randint(*BETWEEN)
        async with asyncio.timeout(PATIENCE):
            while self.site.moves < wanted:
                await asyncio.sleep(0.05)

    def _all(self) -> dict[str, Fault]:
        found: dict[str, Fault] = {
            "kill -9 of a server": self._kill,
            "orderly restart of a server": self._restart,
            "server frozen": self._freeze,
            "players cut off": self._cut_players,
            **{name: partial(self._flood, name) for name in FLOODS},
        }
        if isinstance(self.site, PostgresSite):
            found |= {
                "PostgreSQL killed and restarted": self._restart_postgres,
                "PostgreSQL read-only": self._make_read_only,
                "connections to PostgreSQL cut": self._cut_database,
            }
        else:
            found["disk full"] = self._fill_disk
        return found

    # Servers

    async def _kill(self) -> None:
        await self.choice.choice(self.site.servers).kill_and_restart()

    async def _restart(self) -> None:
        server = self.choice.choice(self.site.servers)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)

    async def _freeze(self) -> None:
        server = self.choice.choice(self.site.servers)
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(SPELL)
        os.kill(server.pid, signal.SIGCONT)

    async def _fill_disk(self) -> None:
        """Every write to a file fails, as on a full disk."""
        pid = self.site.servers[0].pid
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most))
        await asyncio.sleep(SPELL)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))

    # Connections

    async def _cut_players(self) -> None:
        for table in self.tables:
            for client in table.clients:
                if self.choice.random() < 0.5:
                    await client.cut()

    async def _flood(self, name: str) -> None:
        table = self.choice.choice([table for table in self.tables if table.id])
        await FLOODS[name](self.choice.choice(self.site.servers), table.id, stranger(self.choice))

    # The database

    async def _restart_postgres(self) -> None:
        postgres = self._postgres()
        await asyncio.to_thread(postgres.stop_now, "immediate")
        await postgres.start()

    async def _make_read_only(self) -> None:
        postgres = self._postgres()
        await postgres.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        await postgres.execute("SELECT pg_reload_conf()")
        await asyncio.sleep(SPELL)
        await postgres.execute("ALTER SYSTEM RESET default_transaction_read_only")
        await postgres.execute("SELECT pg_reload_conf()")

    async def _cut_database(self) -> None:
        assert isinstance(self.site, PostgresSite)
        await self._postgres().cut_connections(self.site.database)

    def _postgres(self) -> Postgres:
        assert isinstance(self.site, PostgresSite)
        assert self.site.postgres is not None
        return self.site.postgres
