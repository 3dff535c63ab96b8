"""Messages between servers, when the connection is cut."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from draftingtable.store.notices import Message, News, PostgresNotices
from tests.store.stories import HANGING

CUTS = [
    asyncpg.ConnectionDoesNotExistError("closed in the middle of operation"),
    asyncpg.InterfaceError("connection is closed"),
    asyncpg.InternalClientError("got result for unknown protocol state 0"),
    ConnectionResetError(),
]


class Cut:
    """A connection that fails whatever it is asked."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def execute(self, *_values: object, timeout: float = 0) -> None:
        raise self.error


@pytest.mark.parametrize("error", CUTS, ids=lambda error: type(error).__name__)
def test_a_message_is_lost_with_its_connection_and_nothing_else_fails(error: Exception) -> None:
    async def publish() -> bool:
        notices = PostgresNotices("postgresql://nowhere")
        notices.connection = Cut(error)
        await notices.publish(Message("table", {"type": "who"}))
        return await notices._answers()

    assert asyncio.run(publish()) is False


def test_messages_published_at_the_same_time_all_arrive(database: str) -> None:
    """A connection has one statement under way at a time, also while it is asked if it lives."""
    messages = [Message("table", {"type": "who", "server": str(number)}) for number in range(5)]

    async def publish() -> tuple[list[News], bool]:
        notices, heard, complete = PostgresNotices(database), list[News](), asyncio.Event()

        def listen(news: News) -> None:
            heard.append(news)
            if len(heard) == len(messages):
                complete.set()

        notices.listen(listen)
        await notices.open()
        try:
            async with asyncio.TaskGroup() as group:
                for message in messages:
                    group.create_task(notices.publish(message))
                asked = group.create_task(notices._answers())
            await asyncio.wait_for(complete.wait(), HANGING)
            return heard, asked.result()
        finally:
            await notices.close()

    assert asyncio.run(publish()) == (messages, True)
