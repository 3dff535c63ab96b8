"""The order in which bots think: one address with many questions does not delay the others."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from draftingtable.server.bot_pool.waiting_line import BOT, HINT, MOST_OWNERS, Claim, WaitingLine
from draftingtable.table_bots.questions import Question
from tests.server_in_process.serving import API, PATIENCE, Running, hear, new_table, running
from tests.server_in_process.test_hints import asked

__all__ = ["asked"]

ATTACKER, INNOCENT = Claim("10.6.6.6"), Claim("10.0.0.1")
ALONE = Claim("a table that everybody has left", watched=False)


class Line:
    """One process that is busy while people queue up, and then serves them one by one."""

    def __init__(self) -> None:
        self.line = WaitingLine(1, most_hints=1)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, name: str, claim: Claim | None = None) -> None:
        """Queues a bot's question, or a hint if there is no claim."""
        self.tasks.append(asyncio.create_task(self._serve(name, claim)))
        await asyncio.sleep(0)

    async def _serve(self, name: str, claim: Claim | None) -> None:
        await self.line.acquire(HINT if claim is None else BOT, lambda: claim or Claim())
        self.order.append(name)
        self.line.release(HINT if claim is None else BOT)

    async def begin(self) -> None:
        await self.line.acquire()

    async def served(self) -> list[str]:
        self.line.release()
        await asyncio.gather(*self.tasks)
        return self.order


def test_a_bot_waits_for_only_one_of_the_many_questions_of_another_address() -> None:
    async def story() -> list[str]:
        line = Line()
        await line.begin()
        for number in range(60):
            await line.ask(f"attacker {number}", ATTACKER)
        for number in range(3):
            await line.ask(f"innocent {number}", INNOCENT)
        return await line.served()

    order = asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert [order.index(f"innocent {number}") for number in range(3)] == [1, 3, 5]
    assert order[6:] == [f"attacker {number}" for number in range(3, 60)]


def test_bots_come_before_hints_and_hints_before_abandoned_tables() -> None:
    async def story() -> list[str]:
        line = Line()
        await line.begin()
        for _ in range(60):
            await line.ask("alone", ALONE)
        for _ in range(14):
            await line.ask("hint")
        await line.ask("innocent", INNOCENT)
        return await line.served()

    order = asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert order == ["innocent", *["hint"] * 14, *["alone"] * 60]


def test_the_bot_of_a_player_who_comes_back_answers_next() -> None:
    async def story() -> list[str]:
        line = WaitingLine(1, most_hints=1)
        order: list[str] = []
        here: set[str] = set()

        async def serve(name: str) -> None:
            await line.acquire(claim=lambda: Claim(name, watched=name in here))
            order.append(name)
            line.release()

        await line.acquire()
        tasks = [asyncio.create_task(serve(name)) for name in ("first", "second", "third")]
        await asyncio.sleep(0)
        here.add("third")
        line.release()
        await asyncio.gather(*tasks)
        return order

    order = asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert order == ["third", "first", "second"]


def test_a_limited_number_of_owners_is_remembered() -> None:
    line = WaitingLine(1, most_hints=1)
    for number in range(2 * MOST_OWNERS):
        line._note(str(number))
    assert len(line.served) == MOST_OWNERS


def test_a_table_s_bots_queue_under_the_address_of_a_connected_player(tmp_path: Path) -> None:
    async def story() -> list[Claim]:
        async with running(tmp_path) as server, server.client() as anna, server.client() as eve:
            seats = [{"kind": "me"}, {"kind": "me"}]
            table_id = await new_table(anna, seats=seats, players=2)
            await anna.post(f"{API}/tables/{table_id}/start")
            hub = server.services.hub
            table = await hub.tables.table(table_id)
            found = [hub.bots.claim(table)]
            async with server.live(eve, table_id) as spectator:
                await hear(spectator, "welcome")
                found.append(hub.bots.claim(table))
                async with server.live(anna, table_id) as line:
                    await hear(line, "welcome")
                    found.append(hub.bots.claim(table))
            return [
                Claim("" if claim.owner == table_id else claim.owner, claim.watched)
                for claim in found
            ]

    nobody = Claim("", watched=False)
    assert asyncio.run(story()) == [nobody, nobody, Claim("127.0.0.1", watched=True)]


async def table_with_a_bot_to_move(server: Running, stack: AsyncExitStack, address: str) -> str:
    """Creates a table with a bot that begins and a person connected from that address."""
    forwarded = {"X-Forwarded-For": address}
    client = await stack.enter_async_context(server.client(**forwarded))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table_id = await new_table(client, seats=seats, start=2, seating="order", bot_pace=0)
    await client.post(f"{API}/tables/{table_id}/start")
    line = await stack.enter_async_context(server.live(client, table_id, **forwarded))
    await hear(line, "welcome")
    return table_id


def test_a_bot_at_another_address_is_not_asked_last(tmp_path: Path, asked: list[Question]) -> None:
    async def story() -> str:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(
                running(tmp_path, proxies="127.0.0.1", rate_create=1000)
            )
            thinkers = server.services.hub.thinkers
            async with thinkers._borrowed():
                for _ in range(10):
                    await table_with_a_bot_to_move(server, stack, "10.6.6.6")
                innocent = await table_with_a_bot_to_move(server, stack, "10.0.0.1")
                while len(thinkers.line.waiting) < 11:
                    await asyncio.sleep(0.01)
            while len(asked) < 11:
                await asyncio.sleep(0.01)
            return innocent

    innocent = asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert [question.table for question in asked].index(innocent) == 1
