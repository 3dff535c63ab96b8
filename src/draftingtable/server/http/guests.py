"""Where the people at open tables come from, so one stranger cannot take all the seats.

Identities are free, addresses are not. Whoever shares the host's address is not limited: they are
in the same room, or the proxy's settings are missing. Addresses are kept in memory, never stored.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from draftingtable.games.core.errors import Refusal
from draftingtable.server.ops.addresses import address_key
from draftingtable.table import Table

MOST_TABLES: Final = 5000


class Guests:
    """By table and player, the network of their latest call to sit down or to open the table."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tables: OrderedDict[str, dict[str, str]] = OrderedDict()
        """Most recently used last."""
        self.coming: dict[str, list[str]] = {}
        """Players whose request to sit down is being stored."""

    def note(self, table_id: str, player: str, address: str) -> None:
        self.tables.setdefault(table_id, {})[player] = address_key(address)
        self.tables.move_to_end(table_id)
        if len(self.tables) > MOST_TABLES:
            self.tables.popitem(last=False)

    @contextmanager
    def joining(self, table: Table, player: str, address: str) -> Iterator[None]:
        """Refuses one more person from an address that has its share of seats, or is taking it."""
        network = address_key(address)
        networks = self.tables.get(table.id, {})
        there = sitting(table) | set(self.coming.get(table.id, ()))
        same = sum(networks.get(other) == network for other in there - {player})
        if same >= self.most and networks.get(table.host or "") != network:
            raise Refusal("address-seats", "", {"most": self.most})
        self.note(table.id, player, address)
        self.coming.setdefault(table.id, []).append(player)
        try:
            yield
        finally:
            self._came(table, player)

    def _came(self, table: Table, player: str) -> None:
        """Forgets whoever is no longer on the way, and did not get a seat: they cost nothing."""
        coming = self.coming[table.id]
        coming.remove(player)
        if not coming:
            del self.coming[table.id]
        if player not in coming and player not in sitting(table):
            self.tables.get(table.id, {}).pop(player, None)


def sitting(table: Table) -> set[str]:
    """Returns all who sit at a table, and its host."""
    return set(table.players())
