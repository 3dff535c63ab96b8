"""One table: the state from its log, and what each viewer sees of it."""

from collections.abc import Container, Iterable
from dataclasses import asdict

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import DEALT_BEFORE
from draftingtable.games.core.records import BRANCH, ENDED, Record
from draftingtable.table.apply import fold
from draftingtable.table.descriptions import TableData, line_data, progress_data
from draftingtable.table.entries import BadLog, Entry
from draftingtable.table.record_import import opened
from draftingtable.table.state import EXPIRED, FINISHED, RUNNING, TableState
from draftingtable.table.views import ViewBook


class Table(TableState):
    """A table. Empty at first; `apply` its entries in order. Nothing else changes it."""

    def __init__(self, id: str, secret: bytes) -> None:  # noqa: A002
        super().__init__(id, secret)
        self.book = ViewBook(self)
        self.description = TableData(self)

    def apply(self, entry: Entry) -> None:
        try:
            fold(self, entry)
        except (BadLog, KeyError, Refusal) as error:
            raise BadLog(f"entry {entry.number}, {entry.kind}: {error}") from error

    def apply_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)

    def data(self, viewer: str, here: Container[str], now: int) -> dict[str, object]:
        """Returns the table as in the protocol, for one player, or "" for a spectator."""
        return self.description.shown_to(viewer, here, now)

    def forget_views(self) -> None:
        """Discards what was computed for viewers, when nobody is watching."""
        self.book.clear()
        self.description.clear()

    def line(self) -> dict[str, object]:
        return line_data(self)

    def progress(self, viewer: str) -> dict[str, object] | None:
        return progress_data(self, viewer)

    def record(self) -> Record:
        """Returns the game once it is over, or expired, with what is needed to verify its deals."""
        if self.match is None or self.state not in (FINISHED, EXPIRED):
            raise Refusal("game-running")
        self._check_disclosed()
        if self.imported is not None:
            return opened(self.imported).record
        record = self.match.record()
        if self.source is not None:
            record.extra = self.source.record_headers(self.drawn_order, self.start_drawn)
        if self.branch is not None:
            record.extra[BRANCH] = str(self.branch.step)
        if self.repeated:
            record.extra[DEALT_BEFORE] = "yes"
        record.resign(self.resigned())
        if self.ended_early:
            record.extra[ENDED] = self.ended_early
        outcome = self.outcome()
        if record.result is not None and outcome is not None:
            record.result = outcome.result()
        return record

    def proposals_data(self) -> list[dict[str, object]]:
        """Returns the proposals that can still be accepted, oldest first; they hold no secrets."""
        if self.match is None:
            return []
        text = self.match.game.notation.move_text
        return [
            {"seat": one.seat + 1, "move": text(one.move)}
            | ({"agreed": True} if one.agreed else {})
            | ({"reason": one.reason.as_data()} if one.reason else {})
            for one in self.proposals
        ]

    def wishes_data(self) -> list[dict[str, object]]:
        """Returns the wishes that can still be granted, oldest first; they hold no secrets."""
        return [{"seat": made.seat + 1, **asdict(made.wish)} for made in self.standing_wishes()]

    def fairness(self) -> dict[str, object]:
        """Returns what everyone may verify; the secret only once it can do no harm."""
        over = self.state in (FINISHED, EXPIRED) and self.commitment is not None and not self.sealed
        source = self.source
        return {
            "version": 2 if source is None else source.version,
            "commitment": self.commitment,
            "commitments": [] if self.lock is None else list(self.lock.commitments),
            "terms": None if self.lock is None else self.lock.terms_text,
            "nonces": [] if source is None else source.nonce_texts(),
            "order": from_one(self.drawn_order),
            "start_drawn": self.start_drawn,
            "secret": self.deal_secret().hex() if over else None,
        }

    # Permissions that do not lead to entries

    def check_watch(self, player: str) -> None:
        """Refuses players who may not watch."""
        if not self.may_watch(player):
            self._check_disclosed()
            raise Refusal("spectators-off")

    def check_finished(self) -> None:
        """Refuses a game that is not over, or whose deal others still play."""
        if self.state != FINISHED:
            raise Refusal("game-running")
        self._check_disclosed()

    def is_due_to_open(self, now: int) -> bool:
        """Whether the day of its deal is over, and only the entry that says so is missing."""
        return self.sealed and self.daily is not None and self.daily.until <= now

    def _check_disclosed(self) -> None:
        if self.sealed:
            raise Refusal("daily-not-over")

    def check_own(self, player: str, seat: int) -> None:
        if seat not in self.seats_of(player):
            raise Refusal("seat-not-yours", "", {"seat": seat + 1})

    def check_ping(self, player: str, seat: int) -> None:
        self.check_own(player, seat)
        self._check_running()

    def check_hint(self, player: str, seat: int) -> None:
        self.check_ping(player, seat)
        if not self.settings.hints:
            raise Refusal("hints-off")
        if not self.seats[seat].is_played_by_person() or seat not in self.acting:
            raise Refusal("hint-not-now", "", {"seat": seat + 1})

    def _check_running(self) -> None:
        if self.state != RUNNING:
            raise Refusal("table-not-running")


def from_one(order: list[int] | None) -> list[int] | None:
    return None if order is None else [place + 1 for place in order]
