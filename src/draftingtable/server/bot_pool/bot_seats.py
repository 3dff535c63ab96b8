"""Plays the bots' turns at tables, at the table's pace.

Any server that learns of a bot's turn may play it. The one where it arose does so at once; the
others wait a little longer, and find it done. If two play it after all, the second move is refused
as stale, and nothing is lost.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from draftingtable.games.core.errors import Refusal
from draftingtable.server.bot_pool.pool import Thinkers
from draftingtable.server.bot_pool.waiting_line import Claim
from draftingtable.server.ops.logs import log, log_failure, short
from draftingtable.table import SYSTEM, BotTurn, Table, actions
from draftingtable.table_bots.asking import move_question, pace, patience, still
from draftingtable.table_bots.listening import waits_for_partner

Act = Callable[[str, str, actions.Action], Awaitable[int]]
Turn = tuple[str, int, int]

AFTER_OTHERS = 3.0
"""Head start in seconds for the server where a turn arose."""
TRY_AGAIN = 1.0
LOOK_AGAIN = 0.2
"""Seconds after which a waiting bot looks whether that person has acted."""


class BotSeats:
    def __init__(
        self,
        thinkers: Thinkers,
        act: Act,
        master_seconds: float,
        claim: Callable[[Table], Claim] = lambda table: Claim(table.id),
    ) -> None:
        self.thinkers = thinkers
        self.act = act
        self.claim = claim
        self.master_seconds = master_seconds
        self.tasks: dict[Turn, asyncio.Task[None]] = {}

    def consider(self, table: Table, arose_here: bool = True) -> None:
        """Starts the bots whose turn it is."""
        for turn in table.bots_to_move():
            key = (table.id, turn.seat, turn.phase)
            if key not in self.tasks:
                pause = pace(table, turn) + (0.0 if arose_here else AFTER_OTHERS)
                self._begin(key, self._play(table, turn, pause))

    def _begin(self, key: Turn, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks[key] = task
        task.add_done_callback(lambda _: self._end(key, task))

    def _end(self, key: Turn, task: asyncio.Task[None]) -> None:
        if self.tasks.get(key) is task:
            del self.tasks[key]

    def forget(self, table_id: str) -> None:
        """Stops the table's bots: the position they are thinking about no longer exists."""
        for key in [key for key in self.tasks if key[0] == table_id]:
            self.tasks.pop(key).cancel()

    async def _play(self, table: Table, turn: BotTurn, pause: float) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + pause
        patient_until = due + patience(table)
        if pause > AFTER_OTHERS:  # perhaps no bot needs to run at all
            await asyncio.sleep(AFTER_OTHERS)
        while still(table, turn):
            question = move_question(table, turn, self.master_seconds)
            move = await self.thinkers.move(question, lambda: self.claim(table))
            await asyncio.sleep(max(0.0, due - loop.time()))
            if await partner_acted(table, turn, move, patient_until):
                continue  # and think again: it may have been in the same city
            if not still(table, turn) or await self._done(table, turn, move):
                return
            due = loop.time() + TRY_AGAIN

    async def _done(self, table: Table, turn: BotTurn, move: int) -> bool:
        """Plays the move; returns False if it has to be tried again.

        A neighbour may have built on the same square, so the bot has to choose again, or the
        database may have been unreachable.
        """
        text = table.settings.rules().notation.move_text(move)
        try:
            await self.act(table.id, SYSTEM, actions.Move(turn.seat, turn.phase, text, ""))
        except Refusal as refusal:
            log("bot-refused", logging.DEBUG, table=short(table.id), code=refusal.code)
            return False
        except Exception as error:
            log_failure("bot-failed", error, table=short(table.id))
            return False
        return True

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def partner_acted(table: Table, turn: BotTurn, move: int, until: float) -> bool:
    """Waits while a person may have an idea for the same city; returns whether anybody acted.

    The turn cannot end without that person anyway, so this holds up nobody else for long.
    """
    loop, number = asyncio.get_running_loop(), table.number
    while loop.time() < until and still(table, turn):
        if not waits_for_partner(table, turn.seat, move):
            break
        await asyncio.sleep(LOOK_AGAIN)
    return table.number != number and still(table, turn)
