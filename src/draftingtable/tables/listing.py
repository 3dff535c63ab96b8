"""How a table appears in lists."""

from draftingtable.store import Listing
from draftingtable.store.rows import as_json, freed_code
from draftingtable.table import ServerPolicy
from draftingtable.table.seats import OPEN
from draftingtable.table.state import RUNNING
from draftingtable.tables.cache import CachedTable


def listing_of(cached: CachedTable, policy: ServerPolicy) -> Listing:
    """Returns a table's row for the lists, and remembers what was listed."""
    table = cached.table
    due = table.deadline(policy)
    cached.listed_due = None if due is None else due.at
    cached.listed_state = table.state
    return Listing(
        table_id=table.id,
        code=table.code if table.state in (OPEN, RUNNING) else freed_code(table.id),
        number=table.number,
        state=table.state,
        game=table.settings.game,
        public=table.settings.public,
        updated=table.updated,
        due=cached.listed_due,
        line=as_json(table.line()),
        players=table.players(),
    )
