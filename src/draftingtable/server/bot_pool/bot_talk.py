"""Lets bots talk about shared cities: they answer proposals and wishes, and sometimes propose.

The server where something happened lets its bots respond; nothing waits for it, and a bot that
stays silent delays nobody. Only the wishes themselves affect what bots choose (`courtesy`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping

from draftingtable.games.core.errors import Refusal
from draftingtable.server.ops.logs import log_failure, short
from draftingtable.table import SYSTEM, Entry, Table, actions
from draftingtable.table_bots.talk import Speech, responses
from draftingtable.table_bots.wish_remarks import Remark, remarks

Act = Callable[[str, str, actions.Action], Awaitable[int]]
Relay = Callable[[str, Mapping[str, object]], None]


class BotTalk:
    def __init__(self, act: Act, relay: Relay) -> None:
        self.act = act
        self.relay = relay
        self.tasks: set[asyncio.Task[None]] = set()

    def consider(self, table: Table, entry: Entry) -> None:
        """Lets the table's bots respond to an entry that was made here."""
        for speech in responses(table, entry):
            self._begin(self._speak(table, speech))
        for remark in remarks(table, entry):
            self._begin(self._remark(table, remark))

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _speak(self, table: Table, speech: Speech) -> None:
        await self._pause(table)
        try:
            await self.act(table.id, SYSTEM, speech.action)
            if speech.then is not None:
                await self.act(table.id, SYSTEM, speech.then)
        except Refusal:
            return  # the game has moved on, so there is nothing left to say
        except Exception as error:
            log_failure("bot-talk-failed", error, table=short(table.id))

    async def _remark(self, table: Table, remark: Remark) -> None:
        await self._pause(table)
        if remark.is_true_of(table):
            self.relay(table.id, remark.as_data())

    async def _pause(self, table: Table) -> None:
        await asyncio.sleep(table.settings.bot_pace)

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
