"""Readiness comes from real writes, at most one per interval; dead connections are replaced."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import event, text
from sqlalchemy.engine import make_url

import draftingtable.store.heartbeat as heartbeat
import draftingtable.store.readiness as readiness
import draftingtable.store.writer as writer
from draftingtable.games.core.errors import Refusal
from draftingtable.store import Store
from draftingtable.store.transactions import ThreadedTransactions
from tests.store.stories import opened, said, tell

SECRET = b"thirty-two bytes of a secret...."


async def until_ready(store: Store, ready: bool) -> None:
    while await store.ready() != ready:
        await asyncio.sleep(0.02)


async def pragma(store: Store, name: str) -> None:
    """Sets something on every connection that writes, now and later."""
    transactions = store.engines.writing
    assert isinstance(transactions, ThreadedTransactions)
    event.listen(transactions.engine, "begin", lambda one: one.exec_driver_sql(f"PRAGMA {name}"))


def test_ready_reports_whether_entries_can_be_stored(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            assert await store.ready()
        assert not await store.ready()

    tell(story())


def test_many_calls_share_one_heartbeat(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "INTERVAL", 1e9)  # longer than any machine has been up

    async def story() -> None:
        async with opened(address) as store:
            assert all(await asyncio.gather(*(store.ready() for _ in range(50))))
            assert await store.ready()
            assert (store.readiness.heartbeats, store.writer.commits) == (1, 1)

    tell(story())


def test_a_move_counts_as_a_heartbeat(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "INTERVAL", 1e9)  # longer than any machine has been up

    async def story() -> None:
        async with opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "one"))
            assert await store.ready()
            assert store.readiness.heartbeats == 0

    tell(story())


def test_a_heartbeat_leaves_nothing_behind(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            assert await store.ready()
            count = text("SELECT count(*) FROM secrets")
            found = await store.engines.writing.run(lambda one: one.execute(count).scalar())
            assert found == 0

    tell(story())


@pytest.mark.parametrize("problem", ["query_only = ON", "max_page_count = 1"])
def test_a_file_that_cannot_be_written_is_not_ready(
    tmp_path: Path, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read-only, or no room for another page: then moves are refused, too."""
    monkeypatch.setattr(readiness, "INTERVAL", 0.01)
    monkeypatch.setattr(heartbeat, "SIZE", 100_000)  # a new file has a few free pages
    solved = {"query_only = ON": "query_only = OFF", "max_page_count = 1": "max_page_count = 9999"}

    async def story() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            await store.create("t1", SECRET, said(0, 1, "one"))
            await pragma(store, problem)
            await until_ready(store, False)
            with pytest.raises(Refusal, match="store-down"):
                await store.append("t1", said(1, 2, "x" * 100_000))
            assert not await store.ready()
            await pragma(store, solved[problem])
            await until_ready(store, True)
            await store.append("t1", said(1, 2, "x" * 100_000))

    tell(story())


class Relay:
    """Passes everything on between clients and PostgreSQL; frozen, it says nothing at all."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.frozen: list[asyncio.Event] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_unix_connection(self.target)
        flowing = asyncio.Event()
        flowing.set()
        self.frozen.append(flowing)
        for source, target in ((reader, there_writer), (there_reader, writer)):
            task = asyncio.create_task(self.pump(source, target, flowing))
            self.tasks.add(task)

    async def pump(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, flowing: asyncio.Event
    ) -> None:
        try:
            while data := await source.read(65536):
                await flowing.wait()
                target.write(data)
        except OSError:
            pass
        finally:
            target.close()

    def freeze(self) -> None:
        """Freezes the connections there are; new ones work."""
        for flowing in self.frozen:
            flowing.clear()

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@asynccontextmanager
async def relayed(database: str) -> AsyncIterator[tuple[Relay, str]]:
    url = make_url(database)
    relay = Relay(f"{url.query['host']}/.s.PGSQL.5432")
    with TemporaryDirectory(prefix="relay") as folder:
        server = await asyncio.start_unix_server(relay.accept, f"{folder}/.s.PGSQL.5432")
        async with server:
            address = url.set(query={"host": folder}).render_as_string(hide_password=False)
            yield relay, address
        await relay.stop()


def test_a_connection_that_says_nothing_is_replaced(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cut network gives no error: the writer would wait for ever."""
    monkeypatch.setattr(writer, "ANSWER_SECONDS", 0.5)

    async def story() -> None:
        async with relayed(database) as (relay, address), opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "one"))
            relay.freeze()
            await store.append("t1", said(1, 2, "two"))
            await until_ready(store, True)

    tell(story())
