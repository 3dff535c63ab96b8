"""The table service: decide, store, apply, publish; decide again if others were first."""

import asyncio
import gc
import json
import weakref
from collections.abc import Mapping
from contextlib import suppress
from math import inf

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.randomness import Randomness
from draftingtable.table import Entry, Table, actions, read_settings
from draftingtable.tables.service import TableService
from tests.store.stories import Clock, service_at, tell, towers
from tests.table.sitting import POLICY, commit, fingerprint, nonce, outcome_of


async def play(service: TableService, table: Table, moves: int, name: str) -> None:
    """Plays random moves for acting seats, skipping those where somebody else was first."""
    randomness = Randomness(name)
    for number in range(moves):
        table = await service.table(table.id)
        if table.state != "running" or table.match is None:
            return
        seat = table.waiting_for()[randomness.below(len(table.waiting_for()))]
        chosen = table.match.position.random_move(seat, randomness)
        text = table.match.game.notation.move_text(chosen)
        action = actions.Move(seat, table.phase(seat), text, f"{name}-{number}")
        with suppress(Refusal):
            await service.act(table.id, "anna", action)


def test_a_new_table_has_an_unguessable_id_and_a_short_code(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            tables = [await towers(service) for _ in range(3)]
            assert all(len(table.id) == 22 for table in tables)
            assert len({table.id for table in tables}) == 3
            assert all(len(table.code) == 6 and table.code.isalnum() for table in tables)
            assert tables[0].commitment != tables[1].commitment

    tell(story())


def test_acknowledged_moves_survive_a_restart(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service, seats=3, clock={"kind": "move", "seconds": 60})
            await play(service, table, 30, "restart")
            before = fingerprint(table)
        async with service_at(address) as service:
            assert fingerprint(await service.table(table.id)) == before

    tell(story())


def test_a_resent_message_gets_its_first_number(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service)
            move = actions.Move(0, table.phase(0), "bid 0", "m1")
            number = await service.act(table.id, "anna", move)
            await service.act(table.id, "anna", actions.Say(phrase="hello"))
            assert await service.act(table.id, "anna", move) == number

    tell(story())


def test_a_refusal_stores_nothing(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service)
            before = table.number
            with pytest.raises(Refusal) as caught:
                await service.act(table.id, "anna", actions.Move(0, table.phase(0), "pass", "m1"))
            assert caught.value.rule == "T4.1a"
            assert len(await service.store.read(table.id)) == table.number == before

    tell(story())


def test_cancelling_the_caller_does_not_cancel_the_move(address: str) -> None:
    async def story() -> None:
        heard: list[Entry] = []
        listening = service_at(address, on_entry=lambda _, entry: heard.append(entry))
        async with listening as service:
            table = await towers(service)
            heard.clear()
            move = actions.Move(0, table.phase(0), "bid 0", "m1")
            gone = asyncio.create_task(service.act(table.id, "anna", move))
            await asyncio.sleep(0)
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
            await service.close()
            assert [entry.kind for entry in heard] == ["moved"]
            assert table.done("anna", "m1") == table.number

    tell(story())


def test_two_servers_play_at_one_table(address: str) -> None:
    """Losing appends are retried after reading; both servers end with the same table."""

    async def story() -> None:
        async with service_at(address) as one, service_at(address) as other:
            table = await towers(one, seats=3)
            both = (play(one, table, 80, "one"), play(other, table, 80, "other"))
            await asyncio.gather(*both)
            await one.act(table.id, "anna", actions.Say(phrase="good-game"))
            await other.act(table.id, "anna", actions.Say(phrase="goodbye"))
            await one.act(table.id, "anna", actions.Say(phrase="thanks"))
            async with service_at(address) as third:
                stored = fingerprint(await third.table(table.id))
            assert fingerprint(await one.table(table.id)) == stored
            logged = [json.loads(row.data) for row in await one.store.read(table.id)]
            ids = [data["id"] for data in logged if "id" in data]
            assert len(ids) == len(set(ids))

    tell(story())


def test_a_server_that_is_behind_reads_before_it_refuses(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Notices take a moment: what was done at another server must count at once."""

    async def story() -> None:
        async with service_at(database) as one, service_at(database) as other:
            monkeypatch.setattr(one, "_on_notice", lambda *_: None)
            table = await towers(one)
            await other.act(table.id, "anna", actions.Move(0, table.phase(0), "bid 0", "m1"))
            newer = await other.table(table.id)
            answer = actions.Move(1, newer.phase(1), "bid 1", "m2")
            expected = newer.number + 1  # Read now: the notice of the answer moves `newer` on.
            assert await one.act(table.id, "anna", answer) == expected

    tell(story())


def test_with_postgresql_every_server_is_notified_of_every_entry(database: str) -> None:
    async def story() -> None:
        heard: list[int] = []
        messages: list[Mapping[str, object]] = []
        listening = service_at(
            database,
            on_entry=lambda _, entry: heard.append(entry.number),
            on_message=lambda _, data: messages.append(data),
        )
        async with service_at(database) as one, listening as other:
            table = await towers(one)
            await other.cache.pin(table.id)
            await play(one, table, 12, "heard")
            await one.store.publish(table.id, {"pinged": 1})
            while len(heard) < 12 or not messages:
                await asyncio.sleep(0.01)
            assert heard == list(range(4, 16))
            assert messages == [{"pinged": 1}]
            assert fingerprint(await other.table(table.id)) == fingerprint(table)

    tell(story())


def test_a_rematch_requested_twice_is_one_table(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            data = {"game": "towers", "players": 2, "seats": [{"kind": "me"}], "start": 1}
            table = await service.create("anna", read_settings(data, POLICY), "Anna")
            await service.act(table.id, "peter", actions.Join(None, "Péter"))
            await service.act(table.id, "peter", actions.Ready(1, True))
            await service.act(table.id, "anna", actions.Start())
            with pytest.raises(Refusal):
                await service.rematch(table.id, "anna")
            await service.act(table.id, "peter", actions.Resign(table.seats_of("peter")[0]))
            both = [service.rematch(table.id, name) for name in ("anna", "peter")]
            first, second = await asyncio.gather(*both)
            assert first.id == second.id == table.rematch
            assert first.state == "open"
            assert set(first.players()) == {"anna", "peter"}
            third = await service.rematch(table.id, "anna")
            assert third.id == first.id

    tell(story())


def test_a_record_is_imported_as_a_finished_table(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service)
            await play(service, table, 1000, "record")
            text = table.record().text()
            copy = await service.import_record("lina", text)
            assert outcome_of(copy) == outcome_of(table)
        async with service_at(address) as service:
            assert (await service.table(copy.id)).record().text() == text

    tell(story())


def test_tables_that_nobody_watches_are_evicted(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            service.cache.size = 3
            watched = await towers(service)
            await service.cache.pin(watched.id)
            others = [await towers(service) for _ in range(5)]
            assert len(service.cache.tables) <= 4
            assert watched.id in service.cache.tables
            assert (await service.table(others[0].id)).state == "running"
            service.cache.unpin(watched.id)
            for other in others[1:]:
                await service.table(other.id)
            assert watched.id not in service.cache.tables

    tell(story())


def test_a_table_that_sleeps_takes_no_memory_and_wakes_up_as_it_was(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service)
            await play(service, table, 1000, "sleep")
            watched = await towers(service)
            await service.cache.pin(watched.id)
            table.book.view(0)
            table.data("anna", (), 0)
            name, number, text = table.id, table.number, table.record().text()
            gone = weakref.ref(table)
            del table
            service.cache.let_sleep(before=-inf)
            assert gone() is not None  # used after that
            gc.disable()  # it must not wait for the collector
            try:
                service.cache.let_sleep(before=inf)
                assert list(service.cache.tables) == [watched.id]
                assert gone() is None
            finally:
                gc.enable()
            again = await service.table(name)
            assert (again.number, again.record().text()) == (number, text)

    tell(story())


def test_an_expired_clock_is_handled_once(address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as one, service_at(address, clock) as other:
            table = await towers(one, clock={"kind": "move", "seconds": 60}, at_zero="default")
            clock.now += 60_000
            await asyncio.gather(one.tick(table.id), other.tick(table.id))
            moves = [e for e in await one.store.read(table.id) if e.kind == "moved"]
            assert [json.loads(row.data)["move"] for row in moves] == ["bid 0"]

    tell(story())


def test_a_lock_that_ends_while_no_server_runs_begins_the_game(address: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with service_at(address, clock) as service:
            data = {"game": "towers", "players": 2, "seats": [{"kind": "me"}], "start": 1}
            table = await service.create("anna", read_settings(data, POLICY), "Anna", (commit(1),))
            await service.act(table.id, "peter", actions.Join(None, "Péter", commit(2)))
            await service.act(table.id, "peter", actions.Ready(1, True))
            await service.act(table.id, "anna", actions.Start())
            await service.act(table.id, "peter", actions.Reveal(1, nonce(2)))
        clock.now += POLICY.reveal_time
        async with service_at(address, clock) as service:
            assert await service.due() == [table.id]
            await service.tick(table.id)
            begun = await service.table(table.id)
            assert (begun.state, begun.fairness()["nonces"]) == ("running", [None, nonce(2).hex()])

    tell(story())
