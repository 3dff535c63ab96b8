"""Hints never delay bots: they wait, they are few, and those that nobody needs are not computed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from draftingtable.server.bot_pool.hints import Hints
from draftingtable.server.bot_pool.pool import Thinker
from draftingtable.server.bot_pool.waiting_line import Kind, WaitingLine
from draftingtable.table_bots.questions import Question
from tests.server_in_process.serving import API, PATIENCE, Running, hear, new_table, running, say
from tests.server_in_process.test_bot_pool import question, some

TWO_OF_MINE = {"seats": [{"kind": "me"}, {"kind": "me"}], "players": 2, "seating": "order"}
HINT: list[dict[str, object]] = [{"move": "bid 0", "visits": 1, "value": 0.0}]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """The questions that reach a process, each answered at once."""
    found: list[Question] = []

    async def ask(self: Thinker, question: Question) -> Any:
        found.append(question)
        return HINT if question.hint else question.moves[0]

    monkeypatch.setattr(Thinker, "ask", ask)
    return found


def test_bots_go_before_hints(asked: list[Question]) -> None:
    async def story() -> None:
        async with some() as thinkers:
            async with thinkers._borrowed():
                wanted = [thinkers.candidates(question(hint=True)) for _ in range(3)]
                hints = [asyncio.create_task(each) for each in wanted]
                await asyncio.sleep(0)
                bot = asyncio.create_task(thinkers.move(question()))
                await asyncio.sleep(0)
            await asyncio.gather(bot, *hints)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert [each.hint for each in asked] == [False, True, True, True]


def test_hints_leave_half_of_the_processes_to_bots() -> None:
    async def story() -> list[bool]:
        line = WaitingLine(4, most_hints=2)
        hints = [asyncio.create_task(line.acquire(Kind.HINT)) for _ in range(4)]
        await asyncio.sleep(0)
        bots = [asyncio.create_task(line.acquire()) for _ in range(2)]
        await asyncio.gather(*bots)
        found = [task.done() for task in hints]
        line.release(Kind.HINT)
        await hints[2]
        hints[3].cancel()
        return found

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == [True, True, False, False]


def test_whoever_gives_up_waiting_leaves_no_gap() -> None:
    async def story() -> int:
        line = WaitingLine(1, most_hints=1)
        await line.acquire()
        first, second = (asyncio.create_task(line.acquire(Kind.HINT)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        line.release()
        await second
        third = asyncio.create_task(line.acquire())
        await asyncio.sleep(0)
        line.release(Kind.HINT)
        third.cancel()  # in the moment in which it would be its turn
        await asyncio.gather(third, return_exceptions=True)
        return line.idle

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == 1


def test_a_hint_that_is_not_wanted_any_more_is_not_computed(asked: list[Question]) -> None:
    async def story() -> list[dict[str, object]]:
        async with some() as thinkers:
            return await thinkers.candidates(question(hint=True), lambda: False)

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == []
    assert asked == []


@asynccontextmanager
async def asker(server: Running) -> AsyncIterator[ClientConnection]:
    """A person of their own at a table of their own, whose turn it is in seat 1."""
    async with AsyncExitStack() as stack:
        client: httpx.AsyncClient = await stack.enter_async_context(server.client())
        table_id = await new_table(client, **TWO_OF_MINE, start=1)
        await client.post(f"{API}/tables/{table_id}/start")
        line = await stack.enter_async_context(server.live(client, table_id))
        await hear(line, "welcome")
        yield line


async def code(line: ClientConnection) -> str:
    found: str = (await hear(line, "refused"))["error"]["code"]
    return found


def test_a_seat_has_one_hint_in_flight(tmp_path: Path, asked: list[Question]) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, asker(server) as line:
            async with server.services.hub.thinkers._borrowed():
                for message_id in ("one", "two"):
                    await say(line, type="hint", id=message_id, seat=1)
                await say(line, type="nonsense")  # refused in any case, but later
                assert await code(line) == "hint-pending"
            assert (await hear(line, "hint"))["id"] == "one"
            await say(line, type="hint", id="three", seat=1)
            assert (await hear(line, "hint"))["id"] == "three"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_hint_is_dropped_when_the_position_has_changed(
    tmp_path: Path, asked: list[Question]
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, asker(server) as line:
            async with server.services.hub.thinkers._borrowed():
                await say(line, type="hint", id="one", seat=1)
                await say(line, type="move", id="m", seat=1, phase=1, move="bid 0")
                await hear(line, "accepted")
            hint = await hear(line, "hint")
            assert (hint["id"], hint["candidates"]) == ("one", [])

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert asked == []


def test_a_hint_is_dropped_when_its_asker_has_left(tmp_path: Path, asked: list[Question]) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            hub = server.services.hub
            async with hub.thinkers._borrowed():
                async with asker(server) as line:
                    await say(line, type="hint", id="one", seat=1)
                    while not hub.hints.count:
                        await asyncio.sleep(0.01)
                while hub.rooms:
                    await asyncio.sleep(0.01)
            while hub.hints.count:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert asked == []


def test_the_number_of_waiting_hints_is_limited(tmp_path: Path, asked: list[Question]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            limits = running(tmp_path, most_hints=2, rate_create=1000)
            server = await stack.enter_async_context(limits)
            async with server.services.hub.thinkers._borrowed():
                lines = [await stack.enter_async_context(asker(server)) for _ in range(3)]
                for line in lines[:2]:
                    await say(line, type="hint", id="one", seat=1)
                while server.services.hub.hints.count < 2:
                    await asyncio.sleep(0.01)
                await say(lines[2], type="hint", id="one", seat=1)
                await say(lines[2], type="nonsense")  # refused in any case, but later
                assert await code(lines[2]) == "hints-busy"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_many_identities_at_one_address_share_a_budget_and_another_s_bot_moves(
    tmp_path: Path, asked: list[Question]
) -> None:
    """14 identities ask for 280 hints; all but a few are refused, and no bot waits for them."""
    bot = {"kind": "bot", "level": "random"}

    async def story() -> tuple[int, list[bool]]:
        limits: dict[str, Any] = {"rate_hints": 0.8, "rate_create": 1000, "rate_messages": 1000}
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path, **limits))
            hints: Hints = server.services.hub.hints
            hints.budget.limits = (0.0001, 4 / 0.0001, lambda: 0.0)  # four hints, no refill
            lines = [await stack.enter_async_context(asker(server)) for _ in range(14)]
            async with server.services.hub.thinkers._borrowed():
                for line in lines:
                    for number in range(20):
                        await say(line, type="hint", id=str(number), seat=1)
                refused = [[await code(line) for _ in range(19)] for line in lines]
                assert {each for codes in refused for each in codes} <= {
                    "hints-busy",
                    "hint-pending",
                }
                waiting = hints.count
                client = await stack.enter_async_context(server.client())
                innocent = await new_table(
                    client, seats=[{"kind": "me"}, bot], start=2, seating="order", bot_pace=0
                )
                await client.post(f"{API}/tables/{innocent}/start")
                watching = await stack.enter_async_context(server.live(client, innocent))
                await hear(watching, "welcome")
                queue = server.services.hub.thinkers.line
                while all(one.kind is Kind.HINT for one in queue.waiting):
                    await asyncio.sleep(0.01)
            await hear(watching, "change")
            while hints.count:
                await asyncio.sleep(0.01)
            return waiting, [each.hint for each in asked]

    waiting, order = asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert waiting == 4
    assert order == [False, *[True] * 4]
