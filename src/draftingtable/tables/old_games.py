"""Finished games as they are stored: of other rules, or listed by an earlier version."""

from typing import NamedTuple, cast

from draftingtable.games.core.errors import Refusal
from draftingtable.store import Store
from draftingtable.table.rules_version import seated_table, stored_record
from draftingtable.tables.log_rows import entries_of


class RecordFile(NamedTuple):
    name: str
    text: str


async def stored_game(store: Store, table_id: str, refusal: Refusal) -> RecordFile:
    """Returns a game that could not be opened, once it is over: until then its deals are secret."""
    listed = await store.listed(table_id)
    if refusal.code != "table-rules" or listed is None or listed.state != "finished":
        raise refusal
    entries = entries_of(await store.read(table_id))
    result = cast(dict[str, list[int]] | None, listed.line.get("result"))
    text = stored_record(table_id, await store.secret(table_id), entries, result)
    return RecordFile(f"{listed.line['game']}-{listed.line['code']}.dtr", text)


async def people_at(store: Store, table_id: str) -> list[str | None]:
    """Returns who sat where when the game began; nobody in an imported one."""
    secret = await store.secret(table_id)
    seated = seated_table(table_id, secret, entries_of(await store.read(table_id)))
    return [seat.player for seat in seated.seats]
