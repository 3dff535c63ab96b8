"""One request to a table: its author and time, and the checks that most requests share."""

import re
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
LONGEST_MOVE = 100
"""In letters, as clients may send them."""
COMMITMENT = re.compile("[0-9a-f]{64}")


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
        if self.table.locked:
            raise Refusal("table-locked")

    def need_running(self) -> Match:
        if self.table.state != RUNNING or self.table.match is None:
            raise Refusal("table-not-running")
        return self.table.match

    def need_host(self) -> None:
        if self.by != self.table.host and self.by != SYSTEM:
            raise Refusal("not-host")

    def need_somebody(self) -> None:
        """Requires that the requester belongs to the table."""
        if self.by != SYSTEM and self.by not in self.table.players():
            raise Refusal("not-at-table")

    def seat(self, place: int) -> Seat:
        """Returns that seat, unless it is an Automa's."""
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
        """Returns one's own seat, unless a bot is playing it."""
        seat = self.own_seat(place)
        if seat.resigned:
            raise Refusal("seat-resigned", "", {"seat": place + 1})
        if seat.stand_in is not None:
            raise Refusal("seat-stand-in", "", {"seat": place + 1})
        return seat

    def level(self, level: str | None) -> str:
        return read_level(level, "level", self.table.settings.game, self.policy)

    def is_done(self, message: str) -> bool:
        """Whether this message was already stored, so there is nothing to do."""
        if len(message) > LONGEST_ID:
            raise Refusal("message-id-long", "", {"most": LONGEST_ID})
        return self.table.done(self.by, message) is not None


# What people contribute to the deal (docs/fair-deals.md)


def check_count(found: int, seats: int) -> None:
    """Requires one commitment or nonce for each of a player's seats, or none.

    With fewer, a player who meant to contribute to the deal would not notice that they did not.
    """
    if found not in (0, seats):
        raise BadInput("nonce-count", "", {"found": found, "seats": seats})


def checked_commit(commit: str | None) -> str | None:
    if commit is not None and not COMMITMENT.fullmatch(commit):
        raise Refusal("commit-form")
    return commit


def checked_nonce(nonce: bytes) -> bytes:
    if len(nonce) != NONCE_SIZE:
        raise Refusal("nonce-form", "", {"bytes": NONCE_SIZE})
    return nonce
