"""Writes that are committed together: many tables' entries share a transaction (group commit).

A commit waits for the disk, however much it contains. So everything requested during one commit
goes into the next.
"""

from asyncio import Future
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from draftingtable.store.appending import Place, digest, follows
from draftingtable.store.notices import Notice, SentEntry
from draftingtable.store.rows import Listing, LogRow, Row

LONGEST_SENT: Final = 500
"""Letters of an entry that is sent with its notice; moves are shorter."""


@dataclass
class Write:
    """A write that a caller awaits."""

    done: "Future[None]"
    won: bool = field(default=False, init=False)
    """False if someone else was first."""

    def settle(self, error: Exception | None) -> None:
        if self.done.done():
            return  # the caller was cancelled
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


@dataclass
class Append(Write):
    """Consecutive entries of one table."""

    table_id: str
    rows: Sequence[LogRow]
    last: LogRow | None = None
    """The entry that they follow, as the caller knows it; None: whatever has that number."""

    def place(self) -> Place:
        return self.table_id, self.rows[0].number

    def notice(self) -> Notice:
        """Returns the notice for other servers, with the entry if it is a single short one."""
        row = self.rows[-1]
        if self.last is None or len(self.rows) > 1 or len(row.data) > LONGEST_SENT:
            return Notice(self.table_id, row.number)
        entry = SentEntry(row.at, row.kind, row.data, digest(self.last))
        return Notice(self.table_id, row.number, entry)

    def first_row(self) -> Row:
        return {**self.rows[0].row(self.table_id), "follows": follows(self.last)}


@dataclass
class CampaignWrite(Write):
    row: Row


class Heartbeat(Write):
    """Writes nothing of its own: its caller wants to know whether writing works."""


@dataclass
class Batch:
    appends: list[Append] = field(default_factory=list)
    secrets: list[Row] = field(default_factory=list)
    listings: dict[str, Listing] = field(default_factory=dict)
    campaigns: list[CampaignWrite] = field(default_factory=list)
    heartbeats: list[Heartbeat] = field(default_factory=list)
    not_due: set[str] = field(default_factory=set)

    def writes(self) -> list[Write]:
        return [*self.appends, *self.campaigns, *self.heartbeats]

    def parts(self) -> list["Batch"]:
        """Returns each write on its own; a new table keeps its secret and its listing."""
        parts: list[Batch] = []
        listings = dict(self.listings)
        for append in self.appends:
            own = [row for row in self.secrets if row["table_id"] == append.table_id]
            part = Batch([append], own)
            if part.secrets and append.table_id in listings:
                part.listings[append.table_id] = listings.pop(append.table_id)
            parts.append(part)
        parts += [Batch(listings={name: listing}) for name, listing in listings.items()]
        parts += [Batch(campaigns=[campaign]) for campaign in self.campaigns]
        parts += [Batch(heartbeats=self.heartbeats)] if self.heartbeats else []
        parts += [Batch(not_due=self.not_due)] if self.not_due else []
        return parts

    def is_empty(self) -> bool:
        return not (self.appends or self.listings or self.writes() or self.not_due)
