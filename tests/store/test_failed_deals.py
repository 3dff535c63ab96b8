"""A deal that fails inside the server leaves the table as it was, ready for another start."""

from typing import Any

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.table import SYSTEM, Entry, Table, actions, read_settings
from draftingtable.table.views import ViewBook
from draftingtable.tables.service import TableService
from tests.store.stories import Clock, service_at, tell
from tests.table.sitting import POLICY, commit, fingerprint, nonce

MATCH = "draftingtable.table.apply.Match"


def broken(*_: object, **__: object) -> None:
    raise ZeroDivisionError("a fault in the rules")


async def open_table(service: TableService, seats: list[dict[str, str]]) -> Table:
    data = {"game": "towers", "players": len(seats), "seats": seats, "seating": "order", "start": 1}
    return await service.create("anna", read_settings(data, POLICY), "Anna")


async def refusal(service: TableService, table: Table, action: actions.Action) -> str:
    with pytest.raises(Refusal) as found:
        await service.act(table.id, "anna", action)
    return found.value.code


def fault_in_views(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ViewBook, "_build", broken)


def fault_in_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MATCH, broken)


@pytest.mark.parametrize("fault", [fault_in_rules, fault_in_views])
def test_a_start_that_fails_changes_nothing(
    address: str, monkeypatch: pytest.MonkeyPatch, fault: Any
) -> None:
    async def story() -> None:
        published: list[str] = []

        def on_entry(table: Table, entry: Entry) -> None:
            published.append(entry.kind)

        async with service_at(address, on_entry=on_entry) as service:
            table = await open_table(service, [{"kind": "me"}, {"kind": "open"}])
            before = fingerprint(table)
            with monkeypatch.context() as faulty:
                fault(faulty)
                assert await refusal(service, table, actions.Start(fill=True)) == "deal-failed"
            assert fingerprint(await service.table(table.id)) == before
            assert published == []
            assert len(await service.store.read(table.id)) == table.number
            await service.act(table.id, "anna", actions.Start(fill=True))
            assert (await service.table(table.id)).state == "running"

    tell(story())


async def locked(service: TableService) -> Table:
    """Returns a table of two people who have committed to their nonces, locked."""
    table = await open_table(service, [{"kind": "me"}, {"kind": "open"}])
    await service.act(table.id, "anna", actions.Ready(0, True, commit(0)))
    await service.act(table.id, "lina", actions.Join(1, "Lina", commit(1)))
    await service.act(table.id, "lina", actions.Ready(1, True))
    await service.act(table.id, "anna", actions.Start())
    assert table.locked
    return table


def check_open_again(table: Table) -> None:
    assert (table.state, table.locked, table.deal_failed) == ("open", False, True)
    assert [seat.nickname for seat in table.seats] == ["Anna", "Lina"]
    assert [seat.ready for seat in table.seats] == [True, True]
    assert [seat.commit for seat in table.seats] == [None, None], "they were shown"
    assert table.data("lina", (), 0)["deal_failed"] is True


def test_a_locked_table_whose_deal_fails_is_open_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await locked(service)
            await service.act(table.id, "anna", actions.Reveal(0, nonce(0)))
            with monkeypatch.context() as faulty:
                fault_in_rules(faulty)
                await service.act(table.id, "lina", actions.Reveal(1, nonce(1)))
            check_open_again(table)
            line = table.line()
            assert (line["state"], line["locked"]) == ("open", False)
        async with service_at(address) as service:
            table = await service.table(table.id)
            check_open_again(table)
            for place, name in enumerate(("anna", "lina")):
                await service.act(table.id, name, actions.Ready(place, True, commit(place + 2)))
            await service.act(table.id, "anna", actions.Start())
            assert not table.deal_failed
            for place, name in enumerate(("anna", "lina")):
                await service.act(table.id, name, actions.Reveal(place, nonce(place + 2)))
            assert table.state == "running"

    tell(story())


def test_a_deal_that_fails_when_the_time_to_reveal_is_over_opens_the_table_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as service:
            table = await locked(service)
            clock.now += POLICY.reveal_time
            with monkeypatch.context() as faulty:
                fault_in_rules(faulty)
                await service.tick(table.id)
            check_open_again(table)
            number = await service.act(table.id, SYSTEM, actions.Tick())
            assert number == table.number, "nothing is due any more"

    tell(story())
