"""One request to a table: who asks, when, and the checks that most requests share."""

from dataclasses import dataclass

from draftingtable.games.core.errors import BadInput, Refusal
from draftingtable.games.core.fairness import NONCE_SIZE
from draftingtable.games.core.match import Match
from draftingtable.table.entries import SYSTEM
from draftingtable.table.policy import ServerPolicy
from draftingtable.table.seats import OPEN, PLAYER, Seat
from draftingtable.table.settings import read_level
from draftingtable.table.state import RUNNING, TableState

LONGEST_ID = 40


@dataclass(frozen=True)
class RequestContext:
    """Reads the table, never changes it."""

    policy: ServerPolicy
    table: TableState
    by: str
    now: int

    def need_open(self) -> None:
        if self.table.state != OPEN:
            raise Refusal("table-not-open")

    def need_running(self) -> Match:
        if self.table.state != RUNNING or self.table.match is None:
            raise Refusal("table-not-running")
        return self.table.match

    def need_host(self) -> None:
        if self.by != self.table.host and self.by != SYSTEM:
            raise Refusal("not-host")

    def need_somebody(self) -> None:
        """Somebody who belongs to the table."""
        if self.by != SYSTEM and self.by not in self.table.players():
            raise Refusal("not-at-table")

    def seat(self, place: int) -> Seat:
        """That seat, if somebody can sit there: Automas' seats are taken."""
        seats = self.table.seats
        if not 0 <= place < len(seats):
            raise Refusal("no-such-seat", "", {"seat": place + 1, "seats": len(seats)})
        return seats[place]

    def own_seat(self, place: int) -> Seat:
        seat = self.seat(place)
        if seat.kind != PLAYER or not self.by or seat.player != self.by:
            raise Refusal("seat-not-yours", "", {"seat": place + 1})
        return seat

    def own_active_seat(self, place: int) -> Seat:
        """One's own seat, which no bot plays meanwhile."""
        seat = self.own_seat(place)
        if seat.resigned:
            raise Refusal("seat-resigned", "", {"seat": place + 1})
        if seat.stand_in is not None:
            raise Refusal("seat-stand-in", "", {"seat": place + 1})
        return seat

    def level(self, level: str | None) -> str:
        return read_level(level, "level", self.table.settings.game, self.policy)

    def is_done(self, message: str) -> bool:
        """Was this very message stored before? Then there is nothing left to do."""
        if len(message) > LONGEST_ID:
            raise Refusal("message-id-long", "", {"most": LONGEST_ID})
        return self.table.done(self.by, message) is not None


# What people add to the deal (docs/fair-deals.md)


def check_count(found: int, seats: int) -> None:
    """One for each of somebody's seats, or none at all.

    With fewer, somebody who meant to add their own chance would not notice that they have not.
    """
    if found not in (0, seats):
        raise BadInput("nonce-count", "", {"found": found, "seats": seats})


def checked_nonce(nonce: bytes) -> str:
    if len(nonce) != NONCE_SIZE:
        raise Refusal("nonce-form", "", {"bytes": NONCE_SIZE})
    return nonce.hex()
