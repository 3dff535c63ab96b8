"""The log: appended in order, by one of several writers, and durable once acknowledged."""

import asyncio
from dataclasses import replace

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.store import Conflict, Listing, Store, open_store
from tests.store.stories import opened, said, tell

SECRET = b"thirty-two bytes of a secret...."


async def one(store: Store, table_id: str = "t1") -> None:
    await store.create(table_id, SECRET, said(0, 5, "first"))


def test_entries_are_numbered_and_read_back(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await one(store)
            added = said(1, 9, "őszi", "téli")
            await store.append("t1", added)
            assert [row.number for row in added] == [2, 3]
            assert await store.read("t1", after=1) == added
            assert await store.secret("t1") == SECRET
        async with opened(address) as store:
            assert [entry.number for entry in await store.read("t1")] == [1, 2, 3]

    tell(story())


def test_an_unknown_table_is_refused(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            for read in (store.read("t0"), store.secret("t0")):
                with pytest.raises(Refusal) as caught:
                    await read
                assert caught.value.code == "no-such-table"

    tell(story())


def test_a_table_is_created_once(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await one(store)
            with pytest.raises(Conflict):
                await store.create("t1", b"another secret", said(0, 6, "second"))
            assert await store.secret("t1") == SECRET

    tell(story())


def test_of_two_stores_that_add_the_same_number_one_wins(address: str) -> None:
    """Two servers race on one table; each has several entries, and nothing is mixed up."""

    async def story() -> None:
        async with opened(address) as first, opened(address) as second:
            await one(first)
            for number in range(1, 21, 2):
                tries = [
                    store.append("t1", said(number, 7, name, name))
                    for store, name in ((first, "first"), (second, "second"))
                ]
                results = await asyncio.gather(*tries, return_exceptions=True)
                losers = [isinstance(result, Conflict) for result in results]
                assert sorted(losers) == [False, True]
                winner = ("first", "second")[losers.index(False)]
                stored = await second.read("t1", after=number)
                assert stored == said(number, 7, winner, winner)

    tell(story())


def test_in_one_batch_too_only_one_wins(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await one(store)
            tries = [store.append("t1", said(1, 7, str(n), str(n))) for n in range(5)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(result, Conflict) for result in results) == 4
            stored = await store.read("t1", after=1)
            assert len(stored) == 2
            assert stored[0].data == stored[1].data

    tell(story())


def test_many_tables_share_a_commit(address: str) -> None:
    """Group commit: requests made during a commit go into the next."""

    async def story() -> None:
        async with opened(address) as store:
            await asyncio.gather(*(one(store, f"t{n}") for n in range(100)))
            before = store.writer.commits
            await asyncio.gather(*(store.append(f"t{n}", said(1, 8, "x")) for n in range(100)))
            assert store.writer.commits - before <= 2
            for n in range(100):
                assert len(await store.read(f"t{n}")) == 2

    tell(story())


def test_closing_finishes_pending_requests(address: str) -> None:
    async def story() -> None:
        store = await open_store(address)
        await one(store)
        pending = asyncio.create_task(store.append("t1", said(1, 9, "last")))
        await asyncio.sleep(0)
        await store.close()
        await pending
        async with opened(address) as store:
            assert len(await store.read("t1")) == 2

    tell(story())


def test_cancelling_a_caller_harms_nobody(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await one(store)
            impatient = asyncio.create_task(store.append("t1", said(1, 9, "gone")))
            await asyncio.sleep(0)
            impatient.cancel()
            with pytest.raises(asyncio.CancelledError):
                await impatient
            await store.create("t2", SECRET, said(0, 10, "after"))
            assert len(await store.read("t2")) == 1

    tell(story())


def test_an_entry_that_cannot_be_written_spoils_no_others_in_its_batch(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await one(store)
            listing = Listing("t1", "CODE", 1, "open", "towers", True, 1, None, "{}", [])
            store.list_table(replace(listing, state="half of a pair: \ud800"))
            await store.append("t1", said(1, 9, "with it"))
            both = [
                store.append("t1", said(2, 10, "half of a pair: \ud800")),
                store.create("t2", SECRET, said(0, 10, "new")),
            ]
            refused, created = await asyncio.gather(*both, return_exceptions=True)
            assert isinstance(refused, Refusal)
            assert refused.code == "store-down"
            assert created is None
            assert await store.read("t2") == said(0, 10, "new")

    tell(story())


def test_a_closed_store_accepts_nothing_more(address: str) -> None:
    async def story() -> None:
        store = await open_store(address)
        await store.close()
        with pytest.raises(Refusal) as caught:
            await store.append("t1", said(0, 9, "too late"))
        assert caught.value.code == "store-down"

    tell(story())
