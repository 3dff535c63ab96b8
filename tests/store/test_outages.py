"""The database goes away and comes back: nothing acknowledged is lost or done twice."""

import asyncio

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.store import Missed, Notice
from draftingtable.store.notices import News
from draftingtable.store.writer import Writing
from draftingtable.table import actions
from tests.server.postgres import Postgres
from tests.store.stories import opened, said, service_at, tell, towers

SECRET = b"thirty-two bytes of a secret...."


def test_cut_connections_are_reopened(postgres: Postgres, database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            news: list[News] = []
            store.listen(news.append)
            await store.create("t1", SECRET, said(0, 1, "before"))
            for number in range(1, 6):
                assert await postgres.cut_connections(database) > 0
                await store.append("t1", said(number, number, "after"))
                assert len(await store.read("t1")) == number + 1
            while Missed() not in news:
                await asyncio.sleep(0.01)
            before = len(news)
            while not any(isinstance(one, Notice) for one in news[before:]):
                number = len(await store.read("t1"))  # the first ones may still be missed
                await store.append("t1", said(number, 9, "heard again"))
                await asyncio.sleep(0.02)

    tell(story())


def test_a_server_that_missed_entries_catches_up(postgres: Postgres, database: str) -> None:
    async def story() -> None:
        async with service_at(database) as one, service_at(database) as other:
            table = await towers(one)
            twin = await other.cache.pin(table.id)
            await postgres.cut_connections(database)
            await one.act(table.id, "anna", actions.Move(0, table.phase(0), "bid 0"))
            while twin.number < table.number:
                await asyncio.sleep(0.01)

    tell(story())


def test_a_commit_whose_answer_was_lost_is_recognised(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The transaction was committed, but the connection broke before the answer."""

    async def story() -> None:
        async with opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "before"))
            committed = store.writer._try
            failures = [OSError("connection lost")]

            async def lose_the_answer(batch: object, again: bool) -> None:
                await committed(batch, again)  # type: ignore[arg-type]
                if failures:
                    raise failures.pop()

            monkeypatch.setattr(store.writer, "_try", lose_the_answer)
            await store.append("t1", said(1, 2, "once", "twice"))
            assert [entry.number for entry in await store.read("t1")] == [1, 2, 3]

    tell(story())


def test_a_permanent_outage_is_reported(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "before"))
            store.writer.patience = 0.0

            def unreachable(self: Writing, batch: object) -> None:
                raise OSError("no route to host")

            with monkeypatch.context() as patched:
                patched.setattr(Writing, "write", unreachable)
                with pytest.raises(Refusal) as caught:
                    await store.append("t1", said(1, 2, "lost"))
            assert caught.value.code == "store-down"
            await store.append("t1", said(1, 3, "again"))

    tell(story())


def test_ready_reports_whether_the_database_answers(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            assert await store.ready()

    tell(story())
