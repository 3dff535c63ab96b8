"""Entries are lost underneath a server, as in a lossy failover: it notices, and continues from what
is stored."""

import asyncio
import json

import pytest
from sqlalchemy import delete

from draftingtable.games.core.errors import Refusal
from draftingtable.store import Conflict, Listing, Missed, Store
from draftingtable.store.schema import log, secrets
from draftingtable.table import Table, actions
from draftingtable.tables.service import TableService
from tests.store.stories import opened, said, service_at, tell, towers
from tests.table.sitting import fingerprint

SECRET = b"thirty-two bytes of a secret...."


async def lose(store: Store, table_id: str, after: int) -> None:
    """Deletes the last entries behind the server's back."""
    lost = delete(log).where(log.c.table_id == table_id, log.c.number > after)
    await store.engines.writing.run(lambda connection: connection.execute(lost))


async def bid(service: TableService, table: Table, bid: str, name: str = "") -> int:
    table = await service.table(table.id)
    seat = table.waiting_for()[0]
    move = actions.Move(seat, table.phase(seat), bid, name)
    return await service.act(table.id, "anna", move)


def code_of(caught: pytest.ExceptionInfo[Refusal]) -> str:
    return caught.value.code


async def numbers(store: Store, table_id: str) -> list[int]:
    return [row.number for row in await store.read(table_id)]


def test_an_entry_needs_its_predecessor(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "one", "two", "three", "four"))
            for number in (6, 3, 1):
                with pytest.raises(Conflict):
                    await store.append("t1", said(number, 2, "not next"))
            with pytest.raises(Conflict):
                await store.append("t0", said(1, 2, "no such table"))
            assert await numbers(store, "t1") == [1, 2, 3, 4]
            await store.append("t1", said(4, 2, "next"))

    tell(story())


def test_an_entry_needs_the_predecessor_that_its_writer_knows(address: str) -> None:
    """The number alone is not enough: another server may have written a different entry there."""

    async def story() -> None:
        async with opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "one", "two"))
            for wrong in (said(1, 1, "other"), said(1, 2, "two")):
                with pytest.raises(Conflict):
                    await store.append("t1", said(2, 3, "three"), wrong[0])
            await store.append("t1", said(2, 3, "three"), said(1, 1, "two")[0])
            assert await numbers(store, "t1") == [1, 2, 3]

    tell(story())


def test_an_entry_is_not_inserted_into_a_gap(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "one", "two", "three", "four"))
            lost = delete(log).where(log.c.number == 3)
            await store.engines.writing.run(lambda connection: connection.execute(lost))
            with pytest.raises(Conflict):
                await store.append("t1", said(2, 2, "between"))

    tell(story())


def test_a_lost_move_is_noticed_and_the_table_continues(address: str) -> None:
    async def story() -> None:
        reloaded: list[Table | None] = []
        listening = service_at(address, on_reload=lambda _, table: reloaded.append(table))
        async with listening as service:
            table = await towers(service, seats=3)
            start = table.number
            await bid(service, table, "bid 0")
            await bid(service, table, "bid 1")
            await lose(service.store, table.id, start)
            with pytest.raises(Refusal) as caught:
                await bid(service, table, "bid 2")
            assert code_of(caught) == "log-gap"
            healed = await service.table(table.id)
            assert reloaded == [healed]
            assert healed.number == start
            assert await bid(service, table, "bid 3") == start + 1
            assert await numbers(service.store, table.id) == list(range(1, start + 2))
        async with service_at(address) as service:
            assert fingerprint(await service.table(table.id)) == fingerprint(healed)

    tell(story())


def test_another_history_is_not_continued(address: str) -> None:
    """While one server was away, another wrote different entries under the same numbers."""

    async def story() -> None:
        async with service_at(address) as one:
            table = await towers(one, seats=3)
            start = table.number
            await bid(one, table, "bid 0")
            await bid(one, table, "bid 1")
            await lose(one.store, table.id, start)
            async with service_at(address) as other:
                for say in ("hello", "thanks"):
                    await other.act(table.id, "anna", actions.Say(phrase=say))
            with pytest.raises(Refusal) as caught:
                await bid(one, table, "bid 2")
            assert code_of(caught) == "log-gap"
            await one.act(table.id, "anna", actions.Say(phrase="goodbye"))
            kinds = [row.kind for row in await one.store.read(table.id)][start:]
            assert kinds == ["said", "said", "said"]

    tell(story())


def test_a_lost_message_is_not_acknowledged_again(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service, seats=3)
            start, seat = table.number, table.waiting_for()[0]
            move = actions.Move(seat, table.phase(seat), "bid 0", "m1")
            assert await service.act(table.id, "anna", move) == start + 1
            await lose(service.store, table.id, start)
            with pytest.raises(Refusal) as caught:
                await service.act(table.id, "anna", move)
            assert code_of(caught) == "log-gap"
            assert await service.act(table.id, "anna", move) == start + 1
            stored = (await service.store.read(table.id))[-1]
            assert json.loads(stored.data)["id"] == "m1"

    tell(story())


def test_after_the_database_was_away_tables_are_compared_before_use(address: str) -> None:
    async def story() -> None:
        reloaded: list[str] = []
        listening = service_at(address, on_reload=lambda name, _: reloaded.append(name))
        async with listening as service:
            table, untouched = await towers(service), await towers(service, seats=3)
            start = table.number
            await bid(service, table, "bid 0")
            await lose(service.store, table.id, start)
            service.store.notices.deliver(Missed())
            assert (await service.table(table.id)).number == start
            assert (await service.table(untouched.id)) is untouched
            assert reloaded == [table.id]

    tell(story())


def test_the_writer_says_that_the_database_is_back(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the connection for notices has not noticed anything."""

    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service, seats=3)
            start = table.number
            await bid(service, table, "bid 0")
            other = await towers(service, seats=3)
            write, failures = service.store.writer._try, [OSError("cut")]

            async def fail_once(batch: object, again: bool) -> None:
                if failures:
                    await lose(service.store, table.id, start)
                    raise failures.pop()
                await write(batch, again)  # type: ignore[arg-type]

            monkeypatch.setattr(service.store.writer, "_try", fail_once)
            await bid(service, other, "bid 0")
            assert (await service.table(table.id)).number == start

    tell(story())


def test_a_table_whose_log_is_gone_is_not_found(address: str) -> None:
    async def story() -> None:
        reloaded: list[Table | None] = []
        listening = service_at(address, on_reload=lambda _, table: reloaded.append(table))
        async with listening as service:
            table = await towers(service, seats=3)
            await lose(service.store, table.id, 0)
            gone = delete(secrets).where(secrets.c.table_id == table.id)
            await service.store.engines.writing.run(lambda connection: connection.execute(gone))
            for _ in range(2):
                with pytest.raises(Refusal) as caught:
                    await bid(service, table, "bid 0")
                assert code_of(caught) == "no-such-table"
            assert reloaded == [None]

    tell(story())


def test_a_log_with_a_gap_is_refused_by_name(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service, seats=3)
            start = table.number
            await bid(service, table, "bid 0")
            await bid(service, table, "bid 1")
            lost = delete(log).where(log.c.table_id == table.id, log.c.number == start + 1)
            await service.store.engines.writing.run(lambda connection: connection.execute(lost))
        async with service_at(address) as service:
            with pytest.raises(Refusal) as caught:
                await service.table(table.id)
            assert code_of(caught) == "log-gap"

    tell(story())


def test_a_listing_made_from_lost_entries_is_replaced(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            listing = Listing("t1", "CODE", 3, "finished", "towers", True, 1, None, "{}", [])
            await store.create("t1", SECRET, said(0, 1, "one", "two", "three"), listing)
            await lose(store, "t1", 1)
            older = Listing("t1", "CODE", 1, "open", "towers", True, 1, None, "{}", [])
            store.list_table(older)
            await store.append("t1", said(1, 2, "two again"))
            assert len((await store.tables(state="open"))[0]) == 1
            store.list_table(Listing("t1", "CODE", 0, "new", "towers", True, 1, None, "{}", []))
            await store.append("t1", said(2, 2, "three again"))
            assert len((await store.tables(state="open"))[0]) == 1

    tell(story())


def test_one_of_two_servers_loses_nothing_it_was_not_sent(database: str) -> None:
    """The other server is notified of the next entry, and finds that its own are gone."""

    async def story() -> None:
        reloaded = asyncio.Event()
        listening = service_at(database, on_reload=lambda *_: reloaded.set())
        async with service_at(database) as one, listening as other:
            table = await towers(one, seats=3)
            start = table.number
            twin = await other.cache.pin(table.id)  # as if somebody watched it there
            await bid(one, table, "bid 0")
            await bid(one, table, "bid 1")
            while twin.number < table.number:
                await asyncio.sleep(0.01)
            await lose(one.store, table.id, start)
            with pytest.raises(Refusal, match="log-gap"):
                await bid(one, table, "bid 2")
            for phrase in ("hello", "thanks", "goodbye"):
                await one.act(table.id, "anna", actions.Say(phrase=phrase))
            await reloaded.wait()
            stored = fingerprint(await one.table(table.id))
            while fingerprint(await other.table(table.id)) != stored:
                await asyncio.sleep(0.01)

    tell(story())
