"""Who may have a connection: a seat always, watchers as long as there is room.

Players and the host count as seats. The limits per table and for watchers do not concern them, and
where a general limit is reached, a watcher is disconnected to make room.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from draftingtable.server.http import errors
from draftingtable.server.settings import Settings
from draftingtable.server.ws.client_socket import ClientSocket, framed
from draftingtable.table import Table

MOST_TABS = 16
"""Connections of one person to one table; beyond that the oldest, probably dead, is closed."""
BYE_FULL = framed({"type": "bye", "reason": "full"})
TRY_AGAIN_LATER = 1013


@dataclass(eq=False)
class Place:
    """One connection's place."""

    address: str
    table: Table
    player: str
    socket: ClientSocket

    def is_seat(self) -> bool:
        """Whether a player or the host has it. It changes when people sit down or stand up."""
        return self.player == self.table.host or bool(self.table.seats_of(self.player))


class Places:
    """All places of a server; those of an address, and of a table, oldest first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.all: dict[Place, None] = {}
        self.by_address: dict[str, dict[Place, None]] = {}
        self.by_table: dict[str, dict[Place, None]] = {}

    def take(self, place: Place) -> None:
        """Adds a place, or raises a refusal if there is no room for it."""
        if place.is_seat():
            self._make_room(place)
        elif self._is_full(place):
            raise errors.too_fast()
        self.all[place] = None
        self.by_address.setdefault(place.address, {})[place] = None
        self.by_table.setdefault(place.table.id, {})[place] = None

    def leave(self, place: Place) -> None:
        """Removes a place; one that was removed before stays so."""
        self.all.pop(place, None)
        for places, key in ((self.by_address, place.address), (self.by_table, place.table.id)):
            there = places.get(key, {})
            there.pop(place, None)
            if not there:
                places.pop(key, None)

    def address_at(self, table_id: str) -> str | None:
        """Returns the address of the seated player who has been connected the longest."""
        there = self.by_table.get(table_id, {})
        return next((place.address for place in there if place.is_seat()), None)

    def _at_address(self, place: Place) -> Iterable[Place]:
        return self.by_address.get(place.address, {})

    def _at_table(self, place: Place) -> Iterable[Place]:
        return self.by_table.get(place.table.id, {})

    def _is_full(self, place: Place) -> bool:
        """Whether one more watcher is too many: in all, for the address, or for the table."""
        here, there = watchers(self._at_address(place)), watchers(self._at_table(place))
        return (
            len(self.all) >= self.settings.most_connections
            or len(self.by_address.get(place.address, ())) >= self.settings.most_per_address
            or len(here) >= self.settings.most_watchers
            or len(there) >= self.settings.most_per_table
        )

    def _make_room(self, place: Place) -> None:
        own = [one for one in self._at_table(place) if one.player == place.player]
        if len(own) >= MOST_TABS:
            self._drop(own[0])
        if len(self.by_address.get(place.address, ())) >= self.settings.most_per_address:
            self._drop_watcher(self._at_address(place))
        if len(self.all) >= self.settings.most_connections:
            self._drop_watcher(self.all)

    def _drop_watcher(self, among: Iterable[Place]) -> None:
        """Disconnects the latest watcher; raises a refusal if all of them have seats."""
        found = watchers(among)
        if not found:
            raise errors.too_fast()
        self._drop(found[-1])

    def _drop(self, place: Place) -> None:
        self.leave(place)
        place.socket.hang_up(BYE_FULL, TRY_AGAIN_LATER)


def watchers(places: Iterable[Place]) -> list[Place]:
    return [place for place in places if not place.is_seat()]
