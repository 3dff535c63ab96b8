"""Messages between servers, when the connection is cut."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from draftingtable.store.notices import Message, PostgresNotices

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
