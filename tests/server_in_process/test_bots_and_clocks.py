"""Bots move by themselves and clocks run out, with a table in memory instead of a database."""

import asyncio
from typing import Any

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import commitment
from draftingtable.server.bot_pool.bot_seats import BotSeats
from draftingtable.server.bot_pool.pool import Thinkers
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.ws.timers import Timers
from draftingtable.table import (
    SYSTEM,
    BotTurn,
    Due,
    Entry,
    ServerPolicy,
    Table,
    actions,
    decide,
    read_settings,
)
from draftingtable.table_bots.asking import pace
from tests.server_in_process.serving import PATIENCE

POLICY = ServerPolicy(
    levels={"towers": ["random"], "cities": ["random"]}, usual={"towers": "random"}
)
SECRET = b"of this test"


def table_of_bots(bots: int = 2, **settings: object) -> Table:
    """Returns a running game of 5 Towers between bots."""
    seats = [{"kind": "bot", "level": "random"}] * bots + [{"kind": "me"}] * (2 - bots)
    wish = {"game": "towers", "players": 2, "seats": seats, "seating": "order", **settings}
    table = Table("table", SECRET)
    create = actions.Create(read_settings(wish, POLICY), "Anna", "ABCDEF", commitment(SECRET))
    act(table, "anna", create)
    act(table, "anna", actions.Start())
    return table


def act(table: Table, by: str, action: actions.Action, now: int = 1000) -> int:
    for fact in decide(POLICY, table, by, action, now):
        table.apply(Entry(table.number + 1, now, fact))
    return table.number


class TableService:
    """Plays at one table, failing as instructed."""

    def __init__(self, table: Table, *failures: Exception) -> None:
        self.table = table
        self.failures = list(failures)
        self.bots: BotSeats | None = None

    async def act(self, table_id: str, by: str, action: actions.Action) -> int:
        if self.failures:
            raise self.failures.pop()
        number = act(self.table, by, action)
        if self.bots is not None and self.table.state == "running":
            self.bots.consider(self.table)
        return number


async def play(desk: TableService) -> None:
    thinkers = Thinkers(1, PATIENCE, Metrics())
    desk.bots = BotSeats(thinkers, desk.act, 0.05)
    desk.bots.consider(desk.table)
    while desk.bots.tasks:
        await asyncio.gather(*desk.bots.tasks.values())
    await thinkers.stop()


def test_bots_play_a_whole_game_by_themselves() -> None:
    table = table_of_bots(bot_pace=0)
    asyncio.run(play(TableService(table)))
    assert table.state == "finished"


def test_an_unresponsive_database_costs_only_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("draftingtable.server.bot_pool.bot_seats.TRY_AGAIN", 0.01)
    table = table_of_bots(bot_pace=0)
    asyncio.run(play(TableService(table, *[OSError("the database does not answer")] * 5)))
    assert table.state == "finished"


def test_a_bot_whose_square_was_taken_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neighbours build at the same time: a square may be taken while the bot thinks."""
    monkeypatch.setattr("draftingtable.server.bot_pool.bot_seats.TRY_AGAIN", 0.01)
    table = table_of_bots(bot_pace=0)
    asyncio.run(play(TableService(table, *[Refusal("square-taken")] * 3)))
    assert table.state == "finished"


def test_a_turn_that_is_over_is_not_played() -> None:
    async def late() -> int:
        table = table_of_bots(bot_pace=0)
        thinkers = Thinkers(1, PATIENCE, Metrics())
        bots = BotSeats(thinkers, TableService(table).act, 0.05)
        bots.consider(table)
        (turn,) = table.bots_to_move()
        legal = table.settings.rules().notation.move_text(table.legal_moves(turn.seat)[0])
        act(table, SYSTEM, actions.Move(turn.seat, turn.phase, legal))
        number = table.number
        await asyncio.gather(*bots.tasks.values())
        await thinkers.stop()
        return table.number - number

    assert asyncio.run(late()) == 0


def test_another_server_has_its_chance_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("draftingtable.server.bot_pool.bot_seats.AFTER_OTHERS", 1000.0)

    async def waits() -> bool:
        table = table_of_bots(bot_pace=0)
        thinkers = Thinkers(1, PATIENCE, Metrics())
        bots = BotSeats(thinkers, TableService(table).act, 0.05)
        bots.consider(table, arose_here=False)
        await asyncio.sleep(0)
        waiting = len(bots.tasks) == 1 and thinkers.all[0].process is None
        await bots.stop()
        await thinkers.stop()
        return waiting

    assert asyncio.run(waits())


def test_a_bots_pace_is_close_to_the_tables() -> None:
    table = table_of_bots(bot_pace=2)
    paces = [pace(table, BotTurn(0, "random", phase)) for phase in range(50)]
    assert 1.4 <= min(paces) < 1.8
    assert 2.2 < max(paces) <= 2.6


class Clockwork:
    """Timers of a table on a manual clock, with a record of what they do."""

    def __init__(self, table: Table) -> None:
        self.now = 1000
        self.done: list[str] = []
        self.timers = Timers(POLICY, self.tick, self.warn, lambda: self.now)
        self.table = table

    async def tick(self, table_id: str) -> None:
        self.done.append("tick")
        act(self.table, SYSTEM, actions.Tick(), self.now)

    def warn(self, table: Table) -> None:
        self.done.append("warning")

    def due(self) -> Due:
        found = self.timers._next(self.table)
        assert found is not None
        return found


def rung(clockwork: Clockwork) -> list[str]:
    """Lets timers fire when due, three times."""

    async def ring() -> list[str]:
        for _ in range(3):
            due = clockwork.due()
            await clockwork.timers.stop()  # its own timers use real time
            clockwork.now = due.at - 1
            clockwork.timers.consider(clockwork.table)
            clockwork.now = due.at
            await asyncio.sleep(0.05)
            await asyncio.gather(*clockwork.timers.tasks)
        return clockwork.done

    return asyncio.run(ring())


def test_a_warning_comes_once_and_then_time_runs_out() -> None:
    table = table_of_bots(bots=0, clock={"kind": "move", "seconds": 30}, at_zero="bot")
    done = rung(Clockwork(table))
    assert done[:2] == ["warning", "tick"]
    assert any(seat.stand_in for seat in table.seats)


def test_events_due_much_later_have_no_timer() -> None:
    async def handles() -> int:
        clockwork = Clockwork(table_of_bots(bots=0))
        clockwork.timers.consider(clockwork.table)
        return len(clockwork.timers.handles)

    assert asyncio.run(handles()) == 0


@pytest.mark.parametrize("error", [Refusal("table-busy"), OSError("gone")])
def test_a_tick_that_fails_harms_nobody(error: Exception) -> None:
    async def fail(table_id: str) -> None:
        raise error

    async def tick() -> Any:
        timers = Timers(POLICY, fail, lambda table: None, lambda: 0)
        timers.tick("table")
        await asyncio.gather(*timers.tasks)
        return timers.tasks

    assert asyncio.run(tick()) == set()
