"""Forgets people and tables, and what is older than the server keeps."""

import json
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from draftingtable.games.core.errors import Refusal
from draftingtable.store import Store
from draftingtable.store.moderation import CLEANED, Moderation
from draftingtable.store.retention import OVER, Place, Retention, Summary
from draftingtable.store.rows import LogRow, as_json
from draftingtable.table import Entry, Table
from draftingtable.table.entries import BadLog, Branched, Created, Imported
from draftingtable.table.forgetting import Forgetting as People
from draftingtable.table.forgetting import Whom, without_chat
from draftingtable.table.rules_version import follows_our_rules, seated_table
from draftingtable.tables.log_rows import entries_of, rows_of

DAY: Final = 24 * 3_600_000
AT_ONCE: Final = 20
"""Tables changed per sweep: play must not wait for them."""
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Keeping:
    """How many days each thing is kept after a table's last change; 0: for ever."""

    finished: float = 0
    expired: float = 0
    chat: float = 0
    names: float = 0
    reviews: float = 0
    """After they were computed."""


@dataclass(frozen=True)
class StoredTable:
    """A table that is over, and its log."""

    table: Table
    """As it was at the end of the log, or at the start of the game if that is not replayed."""
    log: list[Entry]
    replayed: bool


class Forgetting:
    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store = store
        self.clock = clock
        self.retention = Retention(store)
        self.moderation = Moderation(store)

    async def find(self, name: str) -> str | None:
        """Returns the id of the table with this id or code."""
        found = await self.store.find_code(name.upper())
        if found is not None:
            return found
        return name if name in await self.retention.states([name]) else None

    async def forget_table(self, table_id: str) -> None:
        await self.retention.erase(table_id, self.clock())

    async def forget_player(self, player: str) -> int:
        """Removes a person everywhere; returns at how many tables. Refuses while they play.

        What they imported, and their campaigns, are deleted.
        """
        found = await self.retention.tables_with(player)
        states = await self.retention.states(found)
        playing = sorted(code for state, code in states.values() if state not in OVER)
        if playing:
            raise Refusal("player-is-playing", "", {"tables": playing})
        if not found and not await self.retention.has_campaigns(player):
            raise Refusal("no-such-player", "", {"found": player})
        await self.retention.erase_campaigns(player)
        for table_id in found:
            await self._forget_at(table_id, player)
        await self.moderation.revoke(player, self.clock())
        return len(found)

    async def _forget_at(self, table_id: str, player: str) -> None:
        try:
            stored = await self._read(table_id)
        except BadLog:  # nobody can be taken out of a damaged game
            await self.forget_table(table_id)
            return
        first = stored.log[0].fact
        if isinstance(first, Imported) and first.host == player:
            await self.forget_table(table_id)
        else:
            await self._take_out(stored, player.__eq__)

    async def _read(self, table_id: str) -> StoredTable:
        """Reads a table. Games of other rules are not replayed: ours might judge otherwise."""
        log = entries_of(await self.store.read(table_id))
        secret = await self.store.secret(table_id)
        if not follows_our_rules(log):
            return StoredTable(seated_table(table_id, secret, log), log, replayed=False)
        table = Table(table_id, secret)
        table.apply_all(log)
        return StoredTable(table, log, replayed=True)

    async def _take_out(self, stored: StoredTable, whom: Whom) -> None:
        people = People(stored.table, whom)
        new = people.log(stored.log)
        if new == stored.log:
            return
        if stored.replayed:
            listed: Summary | None = replayed(stored, new)
        else:
            listed = await self._listed(stored, people)
        await self._rewrite(stored, new, listed)

    async def _remove_chat(self, stored: StoredTable) -> None:
        new = without_chat(stored.log)
        if new != stored.log:
            await self._rewrite(stored, new, replayed(stored, new) if stored.replayed else None)

    async def _listed(self, stored: StoredTable, people: People) -> Summary | None:
        """Returns the stored line without these people; its result stays as it was judged then."""
        listed = await self.store.listed(stored.table.id)
        if listed is None:
            return None
        first = stored.log[0].fact
        assert isinstance(first, Created | Imported | Branched)
        players = {*stored.table.players(), first.host}
        return Summary(
            as_json(people.line(listed.line)), [one for one in players if not people.whom(one)]
        )

    async def _rewrite(self, stored: StoredTable, new: list[Entry], listed: Summary | None) -> None:
        """Stores the entries that differ.

        The last entry always differs: an entry is only stored after the one that its server knows,
        so no server continues, or lists again, what it still has in memory.
        """
        pairs = zip(stored.log[:-1], new[:-1], strict=True)
        rows = rows_of([after for before, after in pairs if before != after])
        rows += map(rewritten, rows_of(new[-1:]))
        await self.retention.rewrite(stored.table.id, rows, listed, self.clock())

    # What is old

    async def sweep(self, keeping: Keeping) -> int:
        """Removes what has been kept long enough, a little at a time; returns how many tables."""
        done = await self._delete(("finished",), keeping.finished)
        done += await self._delete(("expired",), keeping.expired)
        if keeping.reviews:
            await self.retention.erase_reviews(self._before(keeping.reviews))
        done += await self._clean("chat", keeping.chat)
        return done + await self._clean("names", keeping.names)

    async def _delete(self, states: Sequence[str], days: float) -> int:
        if not days:
            return 0
        old = await self.retention.older(states, self._before(days), (0, ""), AT_ONCE)
        for _, table_id in old:
            await self.forget_table(table_id)
        return len(old)

    async def _clean(self, what: str, days: float) -> int:
        """Goes on after the last table cleaned: tables that are over do not change any more."""
        if not days:
            return 0
        key = f"{CLEANED}{what}"
        kept = (await self.moderation.decisions()).club.get(key, "0.")
        at, _, last = kept.partition(".")
        old = await self.retention.older(OVER, self._before(days), (int(at), last), AT_ONCE)
        for place in old:
            await self._clean_table(what, place)
        if old:
            at_last = f"{old[-1][0]}.{old[-1][1]}"
            await self.moderation.set_club({key: at_last}, self.clock())
        return len(old)

    async def _clean_table(self, what: str, place: Place) -> None:
        try:
            stored = await self._read(place[1])
        except BadLog:
            logger.warning("a damaged table, %s..., keeps its %s", place[1][:6], what)
            return
        if what == "chat":
            await self._remove_chat(stored)
        else:
            await self._take_out(stored, bool)

    def _before(self, days: float) -> int:
        return self.clock() - int(days * DAY)


def rewritten(row: LogRow) -> LogRow:
    """Returns a row that reads the same, and is not the same; unknown keys are ignored."""
    data = {**json.loads(row.data), "rewritten": secrets.token_hex(4)}
    return replace(row, data=as_json(data))


def replayed(stored: StoredTable, new: list[Entry]) -> Summary:
    """Replays the changed log, which must still be readable; returns how it appears in lists."""
    table = Table(stored.table.id, stored.table.deal_secret())
    table.apply_all(new)
    return Summary(as_json(table.line()), table.players())
