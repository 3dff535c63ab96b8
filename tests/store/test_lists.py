"""Lists, codes and campaigns: what is stored alongside the log."""

import secrets
from typing import Any

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.store import Conflict
from draftingtable.store.schema import tables
from draftingtable.store.store import TableSummary
from draftingtable.table import Entry, actions, read_settings
from draftingtable.table.descriptions import line_seen_by
from draftingtable.table.entries import Ended, Resigned
from draftingtable.table.policy import DAY
from draftingtable.tables.log_rows import rows_of
from draftingtable.tables.old_games import people_at
from draftingtable.tables.service import TableService
from tests.store.stories import Clock, opened, service_at, tell, towers
from tests.table.sitting import POLICY


def ids(found: tuple[list[TableSummary], str | None]) -> list[str]:
    return [str(line["id"]) for line in found[0]]


def test_tables_are_found_by_state_and_by_player(address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as service:
            data = {"game": "cities", "seats": [{"kind": "me"}], "public": True}
            waiting = await service.create("anna", read_settings(data, POLICY), "Anna")
            clock.now += 1
            running = await towers(service)
            clock.now += 1
            await service.act(waiting.id, "lina", actions.Join(None, "Lina"))
            await settled(service)
            store = service.store
            assert ids(await store.tables(state="open")) == [waiting.id]
            assert ids(await store.tables(state="running")) == [running.id]
            assert ids(await store.tables(player="lina")) == [waiting.id]
            assert ids(await store.tables(player="anna")) == [waiting.id, running.id]
            assert ids(await store.tables(game="towers")) == [running.id]
            assert ids(await store.tables(public=True)) == [waiting.id]
            assert await store.find_code(waiting.code) == waiting.id
            assert await store.find_code("NOSUCH") is None
            await service.act(waiting.id, "lina", actions.Leave(None))
            await settled(service)
            assert ids(await store.tables(player="lina")) == []
            await service.act(running.id, "anna", actions.Resign(0))
            await settled(service)
            (line,), _ = await store.tables(state="finished", player="anna")
            result: Any = line["result"]
            assert result["winners"] == [2]

    tell(story())


def test_lines_say_who_sat_where_and_so_does_the_log_of_older_ones(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service)
            await service.act(table.id, "anna", actions.Resign(0))
            await settled(service)
            (line,), _ = await service.store.tables(state="finished", player="anna")
            assert line["people"] == ["anna", "anna"]
            assert await people_at(service.store, table.id) == line["people"]
            assert line_seen_by(line, "anna")["mine"] == [1, 2]
            assert "people" not in line_seen_by(line, "anna")
            assert line_seen_by(line, "")["mine"] == []

    tell(story())


def test_the_code_of_an_ended_table_can_be_given_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            old = await towers(service)
            monkeypatch.setattr("draftingtable.tables.service.new_code", lambda: old.code)
            with pytest.raises(Refusal, match="table-busy"):  # still taken
                await towers(service)
            await service.act(old.id, "anna", actions.Resign(0))
            await settled(service)
            assert await service.store.find_code(old.code) is None
            new = await towers(service)
            assert await service.store.find_code(old.code) == new.id

    tell(story())


def test_codes_of_tables_that_ended_earlier_are_freed_at_the_start(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            ended, running = await towers(service), await towers(service)
            await service.act(ended.id, "anna", actions.Resign(0))
            await settled(service)
            kept = tables.update().where(tables.c.table_id == ended.id).values(code=ended.code)
            await service.store.engines.writing.run(lambda connection: connection.execute(kept))
            assert await service.store.find_code(ended.code) == ended.id
            await service.repair()
            assert await service.store.find_code(ended.code) is None
            assert await service.store.find_code(running.code) == running.id

    tell(story())


async def settled(service: TableService) -> None:
    """Waits for the lists, which are written with the next commit, or before it."""
    await service.store.put_campaign(secrets.token_hex(), "nobody", 1, {})


def test_a_long_list_is_read_page_by_page(address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as service:
            made = []
            for number in range(7):
                clock.now += number % 2  # some at the same moment
                data = {"game": "towers", "public": True}
                made.append((await service.create("anna", read_settings(data, POLICY), "A")).id)
            seen: list[str] = []
            cursor: str | None = None
            for _ in range(4):
                lines, cursor = await service.store.tables(state="open", cursor=cursor, limit=2)
                seen += [str(line["id"]) for line in lines]
            assert cursor is None
            assert sorted(seen) == sorted(made)
            assert ids(await service.store.tables(cursor="nonsense")) == []

    tell(story())


def test_due_tables_are_found_even_if_not_in_memory(address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as service:
            timed = await towers(service, clock={"kind": "move", "seconds": 60})
            await towers(service)
            assert await service.due() == []
        clock.now += 61_000
        async with service_at(address, clock) as service:
            assert await service.due() == [timed.id]
            await service.tick(timed.id)
            assert (await service.table(timed.id)).seats[0].stand_in is not None
            clock.now += 31 * DAY
            assert len(await service.due()) == 2

    tell(story())


def test_after_a_crash_lists_catch_up_with_the_log(address: str) -> None:
    """The last move was stored, but the server died before the lists were updated."""

    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service)
        async with opened(address) as store:
            stored = [
                Entry(table.number + 1, table.updated, Resigned(1, "random")),
                Entry(table.number + 2, table.updated, Ended("resigned")),
            ]
            await store.append(table.id, rows_of(stored))
        async with service_at(address) as service:
            assert ids(await service.store.tables(state="running")) == [table.id]
            assert await service.repair() == 1
        async with opened(address) as store:
            assert ids(await store.tables(state="finished")) == [table.id]
            assert await store.behind() == []

    tell(story())


def test_a_campaign_continues_from_its_last_version(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await store.put_campaign("c1", "anna", 1, {"games": []})
            await store.put_campaign("c1", "anna", 2, {"games": [1]})
            for version in (1, 2, 4):
                with pytest.raises(Conflict):
                    await store.put_campaign("c1", "anna", version, {})
            assert await store.campaign("c1") == (2, "anna", {"games": [1]})
            assert await store.campaign("c2") is None

    tell(story())
