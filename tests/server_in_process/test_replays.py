"""Replays are large and a long job: one is computed at a time, and an address has few of them."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.responses import Response
from starlette.types import Message

from draftingtable.games.core.errors import Refusal
from draftingtable.server.http import replays
from draftingtable.server.http.replays import AT_ONCE, MOST, PIECE, ReplayAnswer, Replays
from tests.server_in_process.serving import API, PATIENCE, new_table, running

BODY = bytes(range(256)) * 1024
TWO = {"seats": [{"kind": "me"}, {"kind": "me"}], "players": 2}


class Client:
    """Reads what it is sent; a slow one reads nothing until it is allowed to."""

    def __init__(self, slow: bool = False) -> None:
        self.sent: list[Message] = []
        self.reading = asyncio.Event()
        if not slow:
            self.reading.set()

    async def send(self, message: Message) -> None:
        self.sent.append(message)
        await self.reading.wait()

    def ask(self, line: Replays, address: str) -> "asyncio.Task[None]":
        answer = ReplayAnswer(line, address, lambda: Response(BODY))

        async def receive() -> Message:
            raise AssertionError("there is no body")

        return asyncio.create_task(answer({"type": "http"}, receive, self.send))


async def settle() -> None:
    """Lets everything happen that can happen without a thread."""
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.fixture
def computing(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many replays were computed at the same time, each time that one begins."""
    found: list[int] = []
    now = 0

    async def to_thread(work: Callable[[], Response]) -> Response:
        nonlocal now
        now += 1
        found.append(now)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        now -= 1
        return work()

    monkeypatch.setattr(replays.asyncio, "to_thread", to_thread)  # type: ignore[attr-defined]
    return found


def test_one_is_computed_at_a_time(computing: list[int]) -> None:
    async def story() -> None:
        line = Replays()
        asked = [Client().ask(line, f"10.0.0.{number}") for number in range(6)]
        await asyncio.gather(*asked)
        assert line.lines == {}

    asyncio.run(story())
    assert computing == [1] * 6


def test_an_answer_is_sent_whole_in_pieces(computing: list[int]) -> None:
    async def story() -> list[Message]:
        client = Client()
        await client.ask(Replays(), "here")
        return client.sent

    start, *pieces = asyncio.run(story())
    assert (b"content-length", b"%d" % len(BODY)) in start["headers"]
    assert b"".join(piece["body"] for piece in pieces) == BODY
    assert max(len(piece["body"]) for piece in pieces) == PIECE
    assert [piece["more_body"] for piece in pieces] == [True] * (len(pieces) - 1) + [False]


def test_slow_readers_have_a_few_answers_and_delay_nobody_elsewhere(computing: list[int]) -> None:
    """190 of them, each with a byte now and then, took 685 MB."""

    async def story() -> tuple[int, list[int]]:
        line = Replays()
        slow = [Client(slow=True) for _ in range(AT_ONCE + 2)]
        asked = [client.ask(line, "here") for client in slow]
        await settle()
        begun = len(computing)
        await Client().ask(line, "elsewhere")
        for client in slow:
            client.reading.set()
        await asyncio.gather(*asked)
        assert line.lines == {}
        return begun, [len(client.sent) for client in slow]

    begun, sent = asyncio.run(story())
    assert begun == AT_ONCE
    assert sent == [1 + len(BODY) // PIECE] * (AT_ONCE + 2)


def test_an_address_that_has_asked_for_too_many_is_refused(computing: list[int]) -> None:
    async def story() -> str:
        line = Replays()
        slow = Client(slow=True)
        asked = [slow.ask(line, "here") for _ in range(MOST)]
        await settle()
        one_more = Client().ask(line, "here")
        await settle()
        assert one_more.done(), "it waits"
        with pytest.raises(Refusal) as caught:
            await one_more
        slow.reading.set()
        await asyncio.gather(*asked)
        await Client().ask(line, "here")
        return caught.value.code

    assert asyncio.run(story()) == "too-fast"


def test_a_server_waits_for_its_turn(tmp_path: Path) -> None:
    async def story() -> int:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client, **TWO)
            await client.post(f"{API}/tables/{table_id}/start")
            await client.post(f"{API}/tables/{table_id}/resign", json={"seat": 1})
            line = server.services.replays
            async with line.one_at_a_time, asyncio.timeout(PATIENCE):
                asked = asyncio.create_task(client.get(f"{API}/tables/{table_id}/replay"))
                while not line.lines:
                    assert not asked.done(), (await asked).text
                    await asyncio.sleep(0.01)
            return (await asked).status_code

    assert asyncio.run(story()) == 200
