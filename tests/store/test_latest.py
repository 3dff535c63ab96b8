"""Whoever comes from another server finds at least what they have seen there."""

import pytest

import draftingtable.tables.service as tables_service
from draftingtable.store.errors import store_down
from draftingtable.table import actions
from tests.store.stories import HANGING, service_at, tell, towers


def test_a_server_that_missed_a_notice_shows_the_latest_all_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_service, "LATEST_SECONDS", HANGING)  # however busy the machine is

    async def story() -> None:
        async with service_at(database) as here, service_at(database) as there:
            table = await towers(here)
            assert (await there.table(table.id)).number == table.number
            there.store.notices.listeners.clear()  # notices are on their way, for ever
            await here.act(table.id, "anna", actions.Say("Good luck!"))
            assert (await there.table(table.id)).number < table.number
            assert (await there.latest(table.id)).number == table.number

    tell(story())


def test_without_a_database_the_last_known_state_has_to_do(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with service_at(database) as service:
            table = await towers(service)
            monkeypatch.setattr(service.store, "reading", unreachable)
            assert (await service.latest(table.id)).number == table.number

    tell(story())


async def unreachable(read: object) -> object:
    raise store_down()
