"""A bot lives as long as its game, wherever that is possible; where it is not, another plays on."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from draftingtable.server.app import open_services
from draftingtable.server.bot_pool.pool import Thinkers
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.settings import Settings
from draftingtable.table import Table, actions, read_settings
from draftingtable.table_bots.asking import move_question
from draftingtable.table_bots.questions import Question
from draftingtable.table_bots.thinking import Thinking
from tests.server_in_process.test_bot_pool import question, some
from tests.server_in_process.test_bots_and_clocks import act, table_of_bots

COUNTS = tuple(range(100))


def asked(table: str = "table", seat: int = 0, level: str = "random") -> Question:
    """A question to which a counting bot's every answer is legal."""
    return replace(question(level), table=table, seat=seat, moves=COUNTS)


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[int]]:
    """Runs a test's questions in a pool of bots that count."""
    monkeypatch.setattr(
        "draftingtable.server.bot_pool.pool.PROGRAM", "tests.server_in_process.counting_worker"
    )

    def run(ask: Callable[[Thinkers], Coroutine[Any, Any, list[int]]], workers: int) -> list[int]:
        async def in_pool() -> list[int]:
            async with some(workers) as thinkers:
                return await ask(thinkers)

        return asyncio.run(in_pool())

    return run


def test_one_bot_answers_all_of_a_games_questions(counts: Callable[..., list[int]]) -> None:
    async def ask(thinkers: Thinkers) -> list[int]:
        questions = [asked(), asked(seat=1), asked("another")] * 4
        return [await thinkers.move(each) for each in questions]

    assert counts(ask, workers=2) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


def test_a_replaced_process_plays_on_with_a_new_bot(counts: Callable[..., list[int]]) -> None:
    async def ask(thinkers: Thinkers) -> list[int]:
        before = [await thinkers.move(asked()) for _ in range(2)]
        process = thinkers.all[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        return before + [await thinkers.move(asked()) for _ in range(2)]

    assert counts(ask, workers=1) == [1, 2, 1, 2]


def test_nobody_waits_for_a_busy_process_while_another_is_idle(
    counts: Callable[..., list[int]],
) -> None:
    async def ask(thinkers: Thinkers) -> list[int]:
        found = [await thinkers.move(asked()) for _ in range(2)]
        async with thinkers._borrowed(asked()):
            found.append(await thinkers.move(asked()))
        return [*found, await thinkers.move(asked())]

    assert counts(ask, workers=2) == [1, 2, 1, 2]


def test_a_finished_games_bots_are_dropped(counts: Callable[..., list[int]]) -> None:
    async def ask(thinkers: Thinkers) -> list[int]:
        found = [await thinkers.move(asked(table)) for table in ("table", "another")]
        thinkers.forget("table")
        return found + [await thinkers.move(asked(table)) for table in ("table", "another")]

    assert counts(ask, workers=1) == [1, 1, 1, 2]


def test_the_process_goes_on_after_a_game() -> None:
    """The real program, whose own module is `__main__`."""

    async def ask() -> bool:
        async with some() as thinkers:
            await thinkers.move(question())
            before = thinkers.all[0].process
            thinkers.forget("table")
            await thinkers.move(question())
            return before is thinkers.all[0].process

    assert asyncio.run(ask())


def test_only_so_many_games_are_kept() -> None:
    worker = Thinking(most_games=2)
    first, second = worker.bot(asked("1")), worker.bot(asked("2"))
    assert worker.bot(asked("1")) is first
    worker.bot(asked("3"))
    assert list(worker.games.games) == ["1", "3"]
    assert worker.bot(asked("1")) is first
    assert worker.bot(asked("2")) is not second


def test_a_stand_in_of_another_level_is_another_bot() -> None:
    worker = Thinking()
    assert worker.bot(asked()) is not worker.bot(asked(level="journeyman"))


def test_a_hint_does_not_come_from_the_bot_that_plays() -> None:
    worker = Thinking()
    worker.answer(question(hint=True))
    assert not worker.games.games


@pytest.mark.parametrize("level", ["random", "apprentice", "journeyman", "master"])
def test_after_an_undo_the_same_bot_is_asked_again(level: str) -> None:
    """Anna bids, takes it back and bids the same again."""
    table, worker = table_of_bots(bots=1, start=2), Thinking()
    bots = []
    for _ in range(2):
        act(table, "anna", actions.Move(1, table.phase(1), "bid 0"))
        found = replace(question_at(table), level=level)
        assert worker.answer(found) in found.moves
        bots.append(worker.bot(found))
        act(table, "anna", actions.Undo(1))
    assert bots[0] is bots[1]


def question_at(table: Table) -> Question:
    (turn,) = table.bots_to_move()
    return move_question(table, turn, 0.05)


def test_a_server_drops_the_bots_of_a_game_that_has_ended(tmp_path: Path) -> None:
    async def kept() -> list[int]:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        services = await open_services(Settings(bot_workers=1), database, b"secret", Metrics())
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        wish = {"game": "towers", "seats": seats, "seating": "order", "start": 2, "bot_pace": 0}
        table = await services.tables.create("anna", read_settings(wish, services.policy), "Anna")
        await services.hub.act(table.id, "anna", actions.Start())
        await asyncio.gather(*services.hub.bots.tasks.values())
        games = services.hub.thinkers.homes.games
        found = [len(games)]
        await services.hub.act(table.id, "anna", actions.Resign(0))
        await services.hub.stop()
        return [*found, len(games)]

    assert asyncio.run(kept()) == [1, 0]
