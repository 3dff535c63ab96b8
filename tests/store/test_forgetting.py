"""People and tables are forgotten; games that others played stay, replay and verify."""

from __future__ import annotations

from typing import Any

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import verify
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.replay import open_record
from draftingtable.store import Store
from draftingtable.store.schema import metadata
from draftingtable.table import SYSTEM, Table, actions, read_settings
from draftingtable.tables.forgetting import AT_ONCE, DAY, Forgetting, Keeping
from draftingtable.tables.listing import listing_of
from draftingtable.tables.log_rows import entries_of
from draftingtable.tables.service import TableService
from tests.store.stories import Clock, service_at, tell
from tests.table.sitting import POLICY

ANNA, PETER, LINA = (name * 4 for name in ("anna-_", "peter_", "lina--"))


async def played(service: TableService, talk: bool = True) -> Table:
    """A game that Anna and Péter have finished, with a seating question and Lina watching."""
    wishes = [{"kind": "me"}, {"kind": "open"}]
    data = {"game": "towers", "seats": wishes, "seating": "question", "start": 1}
    table = await service.create(ANNA, read_settings(data, POLICY), "Anna B")
    act = service.act
    await act(table.id, PETER, actions.Join(1, "Pete"))
    await act(table.id, PETER, actions.Rename(1, "Péter"))
    await act(table.id, ANNA, actions.Answer(0, "Zalaegerszeg"))
    await act(table.id, PETER, actions.Answer(1, "Ajka"))
    await act(table.id, PETER, actions.Ready(1, True))
    await act(table.id, ANNA, actions.Start())
    if talk:
        for player, text in ((ANNA, "my secret"), (PETER, "hello"), (LINA, "I watch")):
            await act(table.id, player, actions.Say(text=text, nickname="Lina"))
    chance = Randomness("forgetting")
    while table.state == "running":
        assert table.match is not None
        seat = table.waiting_for()[0]
        moves = table.match.legal_moves(seat)
        text = table.match.game.notation.move_text(moves[chance.below(len(moves))])
        owner = table.seats[seat].player or ""
        await act(table.id, owner, actions.Move(seat, table.phase(seat), text))
    return table


async def everything(store: Store) -> str:
    """Returns all rows that outlive a restart, as text."""
    async with store.engines.reading.connect() as connection:
        kept = [table for table in metadata.sorted_tables if table.name != "revoked"]
        rows: list[Any] = [(await connection.execute(table.select())).all() for table in kept]
    return repr(rows)


def test_a_player_is_gone_and_the_game_still_replays_and_verifies(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await played(service)
            record = table.record()
            await service.store.put_campaign("campaign-one", ANNA, 1, {"text": "Anna B"})
            await Forgetting(service.store, service.clock).forget_player(ANNA)
            assert await service.reload(table.id) == "finished"
            left = await everything(service.store)
            for trace in (ANNA, "Anna B", "my secret", "Zalaegerszeg", "campaign-one"):
                assert trace not in left, trace
            for kept in (PETER, "Péter", "hello", "Ajka", "I watch"):
                assert kept in left, kept
            after = await service.table(table.id)
            names = [seat.nickname for seat in after.seats]
            assert sorted(names) == ["Player 2", "Péter"]
            assert after.seats[1].nickname == "Player 2", "the number is that of the seat"
            found = after.record()
            assert (found.lines, found.result) == (record.lines, record.result)
            verify(open_record(found.text()).record)
            assert [line["id"] for line in (await mine(service, PETER))] == [table.id]
            assert await mine(service, ANNA) == []

    tell(story())


async def mine(service: TableService, player: str) -> list[dict[str, object]]:
    lines, _ = await service.store.tables(player=player)
    return lines


def test_a_player_at_a_running_table_is_refused_until_it_is_closed(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            wish = read_settings({"game": "towers", "seats": [{"kind": "me"}] * 2}, POLICY)
            table = await service.create(ANNA, wish, "Anna")
            await service.act(table.id, ANNA, actions.Start())
            forgetting = Forgetting(service.store, service.clock)
            with pytest.raises(Refusal) as caught:
                await forgetting.forget_player(ANNA)
            assert caught.value.code == "player-is-playing"
            assert caught.value.params == {"tables": [table.code]}
            await service.act(table.id, SYSTEM, actions.Close())
            await service.close()
            await listed(service, table.id, "expired")
            assert await forgetting.forget_player(ANNA) == 1
            with pytest.raises(Refusal) as caught:
                await forgetting.forget_player(ANNA)
            assert caught.value.code == "no-such-player"

    tell(story())


async def listed(service: TableService, table_id: str, state: str) -> None:
    """Waits for the list, which is written after the log: the next entry of any table does."""
    await service.store.put_campaign(f"after-{table_id}", "somebody", 1, {})
    found, _ = await service.store.tables(state=state)
    assert table_id in [line["id"] for line in found]


def test_an_imported_game_goes_with_the_player_who_imported_it(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            text = (await played(service)).record().text()
            imported = await service.import_record(LINA, text)
            await Forgetting(service.store, service.clock).forget_player(LINA)
            with pytest.raises(Refusal) as caught:
                await service.store.read(imported.id)
            assert caught.value.code == "no-such-table"

    tell(story())


def test_a_table_is_found_by_its_code_until_it_ends(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            data = {"game": "towers", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = await service.create(ANNA, read_settings(data, POLICY), "Anna B")
            forgetting = Forgetting(service.store, service.clock)
            assert await forgetting.find(table.code.lower()) == table.id

    tell(story())


def test_nothing_is_left_of_a_forgotten_table(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await played(service)
            secret = table.deal_secret().hex()
            forgetting = Forgetting(service.store, service.clock)
            assert await forgetting.find(table.id) == table.id
            await forgetting.forget_table(table.id)
            left = await everything(service.store)
            for trace in (table.code, secret, "Péter"):
                assert trace not in left
            assert await service.reload(table.id) == "expired"
            with pytest.raises(Refusal) as caught:
                await service.table(table.id)
            assert caught.value.code == "no-such-table"

    tell(story())


def test_a_listing_that_waits_does_not_bring_a_forgotten_table_back(address: str) -> None:
    """Lists follow the log; one may still be waiting when the table is deleted."""

    async def story() -> None:
        async with service_at(address) as service:
            table = await played(service)
            cached = await service.cache.get(table.id)
            service.store.list_table(listing_of(cached, service.policy))
            await Forgetting(service.store, service.clock).forget_table(table.id)
            await service.store.put_campaign("afterwards", "somebody", 1, {})
            left = await everything(service.store)
            for trace in (ANNA, PETER, "Péter"):
                assert trace not in left

    tell(story())


async def left_of(service: TableService) -> str:
    """Returns all rows, with the lists, which are written after the log."""
    await service.store.put_campaign("afterwards", "somebody", 1, {})
    return await everything(service.store)


async def said_good_game(service: TableService) -> Table:
    """A finished game whose last entry does not name Anna, so forgetting her need not change it."""
    table = await played(service)
    await service.act(table.id, PETER, actions.Say(phrase="good-game"))
    await listed(service, table.id, "finished")
    return table


def test_a_server_that_has_not_noticed_plays_again_without_the_forgotten(address: str) -> None:
    """It has the old table in memory until it reads what administrators did."""

    async def story() -> None:
        async with service_at(address) as service:
            table = await said_good_game(service)
            await Forgetting(service.store, service.clock).forget_player(ANNA)
            again = await service.rematch(table.id, PETER)
            assert sorted(seat.nickname for seat in again.seats) == ["Player 2", "Péter"]
            assert (await service.table(table.id)).rematch == again.id
            left = await left_of(service)
            assert ANNA not in left
            assert "Anna B" not in left

    tell(story())


def test_a_server_that_has_not_noticed_continues_no_rewritten_log(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await said_good_game(service)
            before = table.number
            await Forgetting(service.store, service.clock).forget_player(ANNA)
            hello = actions.Say(phrase="hello")
            with pytest.raises(Refusal, match="log-gap"):
                await service.act(table.id, PETER, hello)
            assert len(await service.store.read(table.id)) == before
            await service.act(table.id, PETER, hello)
            assert "Anna B" not in await left_of(service)

    tell(story())


def test_who_is_forgotten_during_a_rematch_is_not_at_an_open_table(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new table was made a moment before: it closes, and the rematch can be asked for again."""

    async def story() -> None:
        async with service_at(address) as service:
            table = await said_good_game(service)
            create = service._create

            async def forgotten_meanwhile(*arguments: Any) -> Table:
                made = await create(*arguments)
                await forgetting._take_out(await forgetting._read(table.id), ANNA.__eq__)
                return made

            forgetting = Forgetting(service.store, service.clock)
            monkeypatch.setattr(service, "_create", forgotten_meanwhile)
            with pytest.raises(Refusal, match="log-gap"):
                await service.rematch(table.id, PETER)
            await left_of(service)
            assert (await service.store.tables(state="open"))[0] == []
            monkeypatch.setattr(service, "_create", create)
            again = await service.rematch(table.id, PETER)
            assert sorted(seat.nickname for seat in again.seats) == ["Player 2", "Péter"]

    tell(story())


def test_old_chat_names_and_tables_go_in_that_order_and_young_ones_stay(address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as service:
            old = await played(service)
            await listed(service, old.id, "finished")
            forgetting = Forgetting(service.store, clock)
            keeping = Keeping(finished=60, expired=60, chat=20, names=40)
            clock.now += 21 * DAY
            assert await forgetting.sweep(keeping) == 1, "chat"
            assert await forgetting.sweep(keeping) == 0, "nothing is done twice"
            rows = await service.store.read(old.id)
            kinds = {row.kind for row in rows}
            assert "said" not in kinds
            assert "kept" in kinds
            assert any("Anna B" in row.data for row in rows), "names are kept for longer"
            clock.now += 29 * DAY
            young = await played(service)
            await listed(service, young.id, "finished")
            clock.now += 1 * DAY
            assert await forgetting.sweep(keeping) == 1, "names"
            assert await forgetting.sweep(keeping) == 0
            rows = await service.store.read(old.id)
            again = Table(old.id, old.deal_secret())
            again.apply_all(entries_of(rows))
            assert [seat.nickname for seat in again.seats] == ["Player 1", "Player 2"]
            verify(open_record(again.record().text()).record)
            assert "said" in {row.kind for row in await service.store.read(young.id)}
            clock.now += 15 * DAY
            await forgetting.sweep(keeping)
            with pytest.raises(Refusal):
                await service.store.read(old.id)
            assert await service.store.read(young.id)
            assert await forgetting.sweep(Keeping()) == 0, "0 keeps everything"

    tell(story())


def test_a_sweep_changes_only_so_many_tables(address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as service:
            wish = read_settings({"game": "towers", "seats": [{"kind": "me"}] * 2}, POLICY)
            for _ in range(AT_ONCE + 3):
                table = await service.create(ANNA, wish, "Anna")
                await service.act(table.id, SYSTEM, actions.Close())
            await listed(service, table.id, "expired")
            clock.now += 40 * DAY
            forgetting = Forgetting(service.store, clock)
            counts = [await forgetting.sweep(Keeping(expired=30)) for _ in range(3)]
            assert counts == [AT_ONCE, 3, 0]

    tell(story())
