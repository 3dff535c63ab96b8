"""Worker processes: whatever happens to them, a bot moves."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from draftingtable.analysis.advice import adviser_of
from draftingtable.games.core.match import new
from draftingtable.games.core.registry import get
from draftingtable.server.bot_pool import pool as module
from draftingtable.server.bot_pool.pool import Thinker, Thinkers, any_move
from draftingtable.server.ops.metrics import Metrics
from draftingtable.table_bots.questions import Question
from draftingtable.table_bots.thinking import Thinking
from tests.server_in_process.serving import PATIENCE


def question(level: str = "journeyman", hint: bool = False, game: str = "towers") -> Question:
    match = new(game, 3, seed=3)
    seat = match.acting()[0]
    moves = tuple(match.legal_moves(seat))
    return Question("table", seat, game, level, "seed", match.view(seat), moves, 0.05, hint)


def answer(question: Question) -> int:
    """What a new bot would play."""
    found: int = Thinking().answer(question)
    return found


@asynccontextmanager
async def some(count: int = 1) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(count, PATIENCE, Metrics())
    try:
        yield thinkers
    finally:
        await thinkers.stop()


@pytest.mark.parametrize("level", ["random", "apprentice", "journeyman", "master"])
def test_a_bot_of_any_level_answers(level: str) -> None:
    async def ask() -> int:
        async with some() as thinkers:
            return await thinkers.move(question(level))

    assert asyncio.run(ask()) in question().moves


def test_the_process_answers_as_this_one_would() -> None:
    async def ask() -> int:
        async with some() as thinkers:
            return await thinkers.move(question())

    assert asyncio.run(ask()) == answer(question())


def test_a_killed_process_costs_only_time() -> None:
    async def ask() -> list[int]:
        async with some() as thinkers:
            await thinkers.warm()
            process = thinkers.all[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            first = await thinkers.move(question())
            return [first, await thinkers.move(question())]

    assert asyncio.run(ask()) == [answer(question())] * 2


def test_a_process_that_takes_too_long_is_replaced() -> None:
    async def ask() -> int:
        async with some() as thinkers:
            await thinkers.warm()
            process = thinkers.all[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGSTOP)
            thinkers.all[0].patience = 1.0
            found = await thinkers.move(question())
            assert process.returncode == -signal.SIGKILL
            return found

    assert asyncio.run(ask()) in question().moves


def test_without_an_answer_any_legal_move_is_made() -> None:
    async def ask() -> int:
        async with some() as thinkers:
            return await thinkers.move(question("no such level"))

    assert asyncio.run(ask()) == any_move(question())


def test_several_think_at_the_same_time() -> None:
    async def ask() -> list[int]:
        async with some(2) as thinkers:
            return await asyncio.gather(*(thinkers.move(question()) for _ in range(6)))

    assert asyncio.run(ask()) == [answer(question())] * 6


def test_secrets_of_the_server_are_not_in_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRAFTINGTABLE_SECRET", "do not tell anybody")
    monkeypatch.setenv("DRAFTINGTABLE_DATABASE", "postgresql://user:password@host/tables")

    async def environment() -> bytes:
        process = await module.start()
        with open(f"/proc/{process.pid}/environ", "rb") as file:
            found = file.read()
        thinker = Thinker(1.0)
        thinker.process = process
        await thinker.stop()
        return found

    found = asyncio.run(environment())
    assert b"do not tell" not in found
    assert b"password" not in found


@pytest.mark.parametrize("game", ["towers", "cities"])
def test_a_hint_has_candidates_that_are_legal(game: str) -> None:
    async def ask() -> list[dict[str, object]]:
        async with some() as thinkers:
            return await thinkers.candidates(question(hint=True, game=game))

    found = asyncio.run(ask())
    legal = {get(game).notation.move_text(move) for move in question(game=game).moves}
    assert found
    assert {str(candidate["move"]) for candidate in found} <= legal
    searched = {"move", "visits", "value", "scores", "wins"}
    assert all(set(each) - {"advice", "chance"} == searched for each in found)
    assert all(("chance" in each) == bool(each["visits"]) for each in found)
    explained = [place for place, each in enumerate(found) if "advice" in each]
    assert explained == (list(range(len(found)))[:3] if adviser_of(game) else [])
