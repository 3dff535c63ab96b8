"""Games say by which version of the rules they were played, and are not judged by another."""

import json

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.records import Record, parse
from draftingtable.games.core.registry import get
from draftingtable.games.core.replay import open_record
from draftingtable.store import Store
from draftingtable.table import actions
from draftingtable.tables.forgetting import DAY, Forgetting, Keeping
from draftingtable.tables.old_games import stored_game
from draftingtable.tables.service import TableService
from tests.store.stories import Clock, service_at, tell, towers
from tests.store.test_forgetting import ANNA, LINA, PETER, everything, listed, mine, played
from tests.store.test_service import play


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """`new_rules.setattr(*VERSION_2)` is the day on which the rules of 5 Towers change."""
    return monkeypatch


VERSION_2 = (type(get("towers")), "rules_version", 2)


async def refused(service: TableService, table_id: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await service.table(table_id)
    assert caught.value.code == "table-rules"
    assert caught.value.params == {"found": 1, "known": 2}
    return caught.value


async def saved(store: Store, table_id: str, refusal: Refusal) -> Record:
    return parse((await stored_game(store, table_id, refusal)).text)


def test_the_log_and_the_record_name_the_rules(address: str, new_rules: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            for version in (1, 2):
                table = await towers(service)
                started = (await service.store.read(table.id))[-1]
                assert json.loads(started.data)["rules"] == version
                await play(service, table, 1000, f"rules {version}")
                assert f"\nrules: {version}\n" in table.record().text()
                new_rules.setattr(*VERSION_2)

    tell(story())


def test_an_old_game_is_listed_and_saved_but_not_judged(
    address: str, new_rules: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service, seats=3)
            await service.act(table.id, "anna", actions.Move(0, table.phase(0), "bid 0"))
            await service.act(table.id, "anna", actions.Undo(0, "u1"))
            await play(service, table, 1000, "old")
            copy = await service.import_record("lina", table.record().text())
            running = await towers(service)
            before, line = table.record(), table.line()
        new_rules.setattr(*VERSION_2)
        async with service_at(address) as service:
            refusal = await refused(service, table.id)
            (listed,) = [one for one in (await service.store.tables())[0] if one["id"] == table.id]
            assert listed["result"] == line["result"]
            after = await saved(service.store, table.id, refusal)
            moves = [move for move in before.lines if move.seat is not None]
            assert [str(move) for move in after.lines] == [str(move) for move in moves]
            assert (after.rules, after.result) == (1, before.result)
            assert (after.seats, after.start) == (before.seats, before.start)
            assert after.extra == {"deals": "left out", **before.extra}
            with pytest.raises(Refusal, match="rules-version"):
                open_record(after.text())
            imported = await stored_game(service.store, copy.id, await refused(service, copy.id))
            assert imported.text == before.text()
            with pytest.raises(Refusal, match="table-rules"):
                await saved(service.store, running.id, await refused(service, running.id))

    tell(story())


def test_old_tables_do_not_stay_due_or_keep_a_server_down(
    address: str, new_rules: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as service:
            table = await towers(service, clock={"kind": "move", "seconds": 60})
            await service.act(table.id, "anna", actions.Move(0, table.phase(0), "bid 0"))
        clock.now += 600_000
        new_rules.setattr(*VERSION_2)
        async with service_at(address, clock) as service:
            await service.repair()
            assert await service.due() == [table.id]
            with pytest.raises(Refusal, match="table-rules"):
                await service.tick(table.id)
            await service.store.put_campaign("c1", "nobody", 1, {})  # the next commit
            assert await service.due() == []

    tell(story())


NO_MOVE_IS_LEGAL = (type(get("towers")), "begin", lambda game, setup: 1 / 0)
"""New rules by which no old game can be played."""


async def old_line(service: TableService, table_id: str) -> dict[str, object]:
    found = await service.store.listed(table_id)
    assert found is not None
    return dict(found.line)


def test_chat_and_names_of_an_old_game_expire_and_its_result_stays(
    address: str, new_rules: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as service:
            table = await played(service)
            copy = await service.import_record(LINA, table.record().text())
            await listed(service, table.id, "finished")
            before, number = table.record(), table.number
            line = await old_line(service, table.id)
            new_rules.setattr(*VERSION_2)
            new_rules.setattr(*NO_MOVE_IS_LEGAL)
            forgetting = Forgetting(service.store, clock)
            clock.now += 21 * DAY
            assert await forgetting.sweep(Keeping(chat=20)) == 2
            left = await everything(service.store)
            assert "my secret" not in left
            assert "Anna B" in left
            assert await old_line(service, table.id) == line
            assert await mine(service, PETER)
            assert await forgetting.sweep(Keeping(names=20)) == 2
            await forgetting.forget_table(copy.id)  # its record has names of its own
            left = await everything(service.store)
            for trace in (ANNA, PETER, LINA, "Anna B", "Péter", "Pete", "Zalaegerszeg", "Ajka"):
                assert trace not in left, trace
            assert await mine(service, PETER) == []
            after = await old_line(service, table.id)
            assert after["result"] == line["result"]
            seats = after["seats"]
            assert isinstance(seats, list)
            assert [seat["nickname"] for seat in seats] == ["Player 1", "Player 2"]
            assert len(await service.store.read(table.id)) == number
            service.cache.drop(table.id)
            stored = await saved(service.store, table.id, await refused(service, table.id))
            assert stored.seats == ["Player 1", "Player 2"]
            assert stored.result == before.result

    tell(story())


def test_a_player_is_forgotten_in_an_old_game_that_others_keep(
    address: str, new_rules: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await played(service)
            imported = await service.import_record(ANNA, table.record().text())
            await listed(service, table.id, "finished")
            line = await old_line(service, table.id)
            new_rules.setattr(*VERSION_2)
            new_rules.setattr(*NO_MOVE_IS_LEGAL)
            await Forgetting(service.store, service.clock).forget_player(ANNA)
            left = await everything(service.store)
            for trace in (ANNA, "Anna B", "my secret", "Zalaegerszeg"):
                assert trace not in left, trace
            for kept in (PETER, "Péter", "hello", "Ajka", "I watch"):
                assert kept in left, kept
            with pytest.raises(Refusal, match="no-such-table"):
                await service.store.read(imported.id)
            assert (await old_line(service, table.id))["result"] == line["result"]
            assert [one["id"] for one in await mine(service, PETER)] == [table.id]

    tell(story())
