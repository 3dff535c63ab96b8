"""People hear that the server cannot save, though nobody acts."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event

from draftingtable.server.admin import follower
from draftingtable.server.ws import saving
from draftingtable.store import Store, readiness
from draftingtable.store.transactions import ThreadedTransactions
from tests.server_in_process.serving import PATIENCE, hear, new_table, running

SOON = 0.02


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "CHECK_EVERY", SOON)
    monkeypatch.setattr(readiness, "INTERVAL", SOON)
    monkeypatch.setattr(readiness, "PATIENCE", PATIENCE)  # a busy disk can save


def allow_writing(store: Store, allowed: bool) -> None:
    """Makes the file read-only for whoever writes, as a full disk would; reading goes on."""
    transactions = store.engines.writing
    assert isinstance(transactions, ThreadedTransactions)
    pragma = f"PRAGMA query_only = {'OFF' if allowed else 'ON'}"
    event.listen(transactions.engine, "begin", lambda one: one.exec_driver_sql(pragma))


def test_everyone_hears_that_nothing_can_be_saved_and_when_it_can_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every table, and whoever connects meanwhile."""
    monkeypatch.setattr(follower, "REPORT_EVERY", SOON)

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna, server.client() as peter:
            tables = [await new_table(anna), await new_table(peter)]
            async with server.live(anna, tables[0]) as one, server.live(peter, tables[1]) as other:
                allow_writing(server.services.store, False)
                for line in (one, other):
                    assert not (await hear(line, "saving"))["ok"]
                async with server.live(anna, tables[0]) as later:
                    assert not (await hear(later, "saving"))["ok"]
                    allow_writing(server.services.store, True)
                    for line in (one, other, later):
                        assert (await hear(line, "saving"))["ok"]

    asyncio.run(story())


def test_a_server_that_can_save_writes_nothing_to_find_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follower, "REPORT_EVERY", 2 * PATIENCE)  # which is written
    answered: asyncio.Queue[bool] = asyncio.Queue()

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna:
            store = server.services.store
            ask = store.answering.check

            async def asked() -> bool:
                answered.put_nowait(await ask())
                return True

            monkeypatch.setattr(store.answering, "check", asked)
            table = await new_table(anna)
            async with server.live(anna, table) as line, asyncio.timeout(PATIENCE):
                await hear(line, "presence")
                commits = store.writer.commits
                assert all([await answered.get() for _ in range(5)])
                assert (store.readiness.heartbeats, store.writer.commits) == (0, commits)

    asyncio.run(story())


def test_a_server_without_visitors_asks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            watch = server.services.hub.saving
            for _ in range(3):
                await watch.check()
            assert server.services.store.answering.asking is None

    asyncio.run(story())
