"""A table's log: numbered entries that determine everything about the table.

Each kind of entry is a dataclass. In the log, seats count from 1 and secrets never appear.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from draftingtable.table.entry_parts import BranchPoint, Reason, SeatRecord, Speaker
from draftingtable.table.serialization import Data, Stored
from draftingtable.table.settings import Settings

SYSTEM: Final = ""
"""The author of entries by the server: for bots, clocks and abandoned tables."""


class BadLog(Exception):
    """Raised for an impossible log: a missing number, an illegal move, or the wrong secret."""


class Fact(Stored):
    """The content of an entry. `decide` returns facts; once stored, each is part of an `Entry`."""

    __slots__ = ()
    stored_as: ClassVar[str]
    """The kind in the log."""
    changes_listing: ClassVar[bool] = True
    """Whether the table's line in lists may change."""
    changes_seating: ClassVar[bool] = True
    """Whether seats or the host may change."""


class Quiet(Fact):
    """Most entries: lists and seats do not change."""

    __slots__ = ()
    changes_listing = False
    changes_seating = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A stored fact. The numbers of a table's entries start at 1 and have no gaps."""

    number: int
    at: int
    """Milliseconds since 1970."""
    fact: Fact

    @property
    def kind(self) -> str:
        return self.fact.stored_as

    @property
    def data(self) -> Data:
        """Returns the fact as it is stored."""
        return self.fact.as_data()

    def json(self) -> str:
        return json.dumps(self.data, ensure_ascii=False, separators=(",", ":"))


def numbered(facts: Iterable[Fact], after: int, at: int) -> list[Entry]:
    """Returns facts as the entries that follow the given number."""
    return [Entry(number, at, fact) for number, fact in enumerate(facts, after + 1)]


def read_entry(number: int, at: int, kind: str, text: str) -> Entry:
    """Parses an entry from its row in the log."""
    try:
        return Entry(number, at, FACTS[kind].from_data(json.loads(text)))
    except (KeyError, TypeError, ValueError) as error:
        raise BadLog(f"entry {number}, {kind}: {error!r}") from error


# Setup


@dataclass(frozen=True, slots=True)
class Created(Fact):
    stored_as = "created"
    settings: Settings
    host: str
    code: str
    commitment: str
    seats: tuple[SeatRecord, ...]
    rematch_of: str | None = None
    campaign: str | None = None


@dataclass(frozen=True, slots=True)
class Imported(Fact):
    stored_as = "imported"
    settings: Settings
    host: str
    code: str
    record: str
    seats: tuple[SeatRecord, ...]


@dataclass(frozen=True, slots=True)
class Branched(Fact):
    """A game that goes on from a moment of a finished one. Nobody can verify its deals."""

    stored_as = "branched"
    settings: Settings
    host: str
    code: str
    record: str
    """The finished game up to there, without its players' names."""
    seats: tuple[SeatRecord, ...]
    point: BranchPoint
    later: tuple[str, ...] = ()
    """What that game dealt afterwards, if it is to be dealt again."""


@dataclass(frozen=True, slots=True)
class Daily(Fact):
    """The table plays a daily deal, which others play too: it is sealed until that day is over."""

    stored_as = "daily"
    date: str
    slot: int
    """Which deal of the day's pool."""
    until: int
    """Milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Disclosed(Fact):
    """The day is over: everything about its deal may be known."""

    stored_as = "disclosed"


@dataclass(frozen=True, slots=True)
class Repeated(Fact):
    """The deal of an earlier game, from everything that it followed from but the secret."""

    stored_as = "repeated"
    terms: str
    commitments: tuple[str | None, ...]
    nonces: tuple[str | None, ...]
    order: tuple[int, ...] | None = None
    """The drawn seating of that game; here everyone keeps their seat."""
    challenge: str | None = None
    """The challenge that this game answers; None if a bot shows what it does with a deal."""


@dataclass(frozen=True, slots=True)
class Continued(Fact):
    """The game began on a device without a server: whoever began it may know what will be dealt."""

    stored_as = "continued"
    free: tuple[int, ...] = ()
    """Seats that others may take."""


@dataclass(frozen=True, slots=True)
class Taken(Fact):
    """Somebody takes a free seat of such a game."""

    stored_as = "taken"
    seat: int
    who: SeatRecord


@dataclass(frozen=True, slots=True)
class Changed(Fact):
    stored_as = "changed"
    settings: Settings
    seats: tuple[SeatRecord, ...] | None = None
    """All of them, if the table changes size."""


@dataclass(frozen=True, slots=True)
class Seated(Fact):
    """A person, a bot or nobody is now in a seat."""

    stored_as = "seated"
    seat: int
    who: SeatRecord

    def as_data(self) -> Data:
        return {"seat": self.seat, **self.who.as_data()}

    @classmethod
    def from_data(cls, data: object) -> Self:
        assert isinstance(data, dict)
        return cls(data["seat"], SeatRecord.from_data(data))


@dataclass(frozen=True, slots=True)
class Left(Fact):
    stored_as = "left"
    seats: tuple[int, ...]
    host: str | None = None
    """The new one, if the old one left."""


@dataclass(frozen=True, slots=True)
class Ordered(Fact):
    """The old seats in their new order."""

    stored_as = "ordered"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReadySet(Fact):
    stored_as = "ready"
    seat: int
    ready: bool
    nonce: str | None = None
    """Only in tables from before version 2 of fair deals."""
    commit: str | None = None


@dataclass(frozen=True, slots=True)
class Answered(Fact):
    stored_as = "answered"
    seat: int
    answer: str


@dataclass(frozen=True, slots=True)
class Renamed(Fact):
    stored_as = "renamed"
    seat: int
    nickname: str


@dataclass(frozen=True, slots=True)
class Locked(Fact):
    """Everything but the revealed nonces is now fixed (docs/fair-deals.md)."""

    stored_as = "locked"
    terms: str
    commitments: tuple[str | None, ...]
    """One per person, in seat order; None for a person who adds nothing."""
    until: int
    """Whoever has not revealed their nonce by then never will."""


@dataclass(frozen=True, slots=True)
class Revealed(Quiet):
    stored_as = "revealed"
    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class Started(Fact):
    stored_as = "started"
    nonces: tuple[str, ...] = ()
    """Only in version 1 of fair deals; later ones are revealed before."""
    order: tuple[int, ...] | None = None
    """The old seats in their new order, if changed."""
    order_drawn: bool = False
    start: int | None = None
    start_drawn: bool = False
    fairness: int = 1
    """The version of the protocol of fair deals."""
    rules: int | None = None
    """The version of the game's rules; None in logs of version 0.2 or older, which had only one."""


@dataclass(frozen=True, slots=True)
class Unlocked(Fact):
    """The game could not be dealt: the table is open again, for another start."""

    stored_as = "unlocked"


# Play


@dataclass(frozen=True, slots=True)
class Moved(Quiet):
    stored_as = "moved"
    seat: int
    move: str
    by: str | None = None
    """None when a bot moves or a clock runs out."""
    id: str = ""
    """The client's id for its message."""
    clock: bool = False


@dataclass(frozen=True, slots=True)
class Undone(Quiet):
    stored_as = "undone"
    seat: int
    by: str | None = None
    id: str = ""


@dataclass(frozen=True, slots=True)
class Proposed(Quiet):
    stored_as = "proposed"
    seat: int
    move: str
    reason: Reason | None = None
    """Why a bot proposes it."""


@dataclass(frozen=True, slots=True)
class Withdrawn(Quiet):
    stored_as = "withdrawn"
    seat: int
    move: str | None = None
    """None for all of the seat's proposals."""


@dataclass(frozen=True, slots=True)
class Replied(Quiet):
    """A partner's answer to a proposal: `agreed`, `declined`, `other-tile` or `other-spot`."""

    stored_as = "replied"
    seat: int
    to: int
    """The seat that had proposed it."""
    move: str
    answer: str
    better: str | None = None
    """A bot's reason to decline: the move that it would rather see."""
    reason: Reason | None = None
    """A bot's reason to agree."""


@dataclass(frozen=True, slots=True)
class Wished(Quiet):
    """A building that a builder of a city wishes for; it replaces one on the same square."""

    stored_as = "wished"
    seat: int
    city: str
    square: str
    building: str


@dataclass(frozen=True, slots=True)
class Unwished(Quiet):
    stored_as = "unwished"
    seat: int
    city: str
    square: str


@dataclass(frozen=True, slots=True)
class StoodIn(Fact):
    """A bot plays for a person until they return."""

    stored_as = "stood-in"
    seat: int
    level: str
    clock: bool = False
    host: str | None = None


@dataclass(frozen=True, slots=True)
class Returned(Fact):
    stored_as = "returned"
    seat: int


@dataclass(frozen=True, slots=True)
class Resigned(Fact):
    stored_as = "resigned"
    seat: int
    level: str
    """The level of the bot that takes over."""


@dataclass(frozen=True, slots=True)
class Voted(Quiet):
    """A vote for a bot in that seat."""

    stored_as = "voted"
    seat: int
    by: str


@dataclass(frozen=True, slots=True)
class Offered(Quiet):
    """An offer to end the game now, or its withdrawal."""

    stored_as = "offered"
    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The game ended early: `agreed` or `resigned`."""

    stored_as = "ended"
    reason: str


# Any time


@dataclass(frozen=True, slots=True)
class Said(Quiet):
    """Free text, or the key of a quick phrase."""

    stored_as = "said"
    by: Speaker
    text: str | None = None
    phrase: str | None = None


@dataclass(frozen=True, slots=True)
class ChatSwitched(Quiet):
    """The host allows free text, or only quick phrases."""

    stored_as = "chat-switched"
    on: bool


@dataclass(frozen=True, slots=True)
class Warned(Fact):
    """The table will expire at that time unless something happens."""

    stored_as = "warned"
    expires: int


@dataclass(frozen=True, slots=True)
class Kept(Quiet):
    """A player keeps the table from expiring."""

    stored_as = "kept"


@dataclass(frozen=True, slots=True)
class Expired(Fact):
    stored_as = "expired"


@dataclass(frozen=True, slots=True)
class Rematched(Fact):
    stored_as = "rematched"
    table: str


FACTS: Final[dict[str, type[Fact]]] = {
    kind.stored_as: kind
    for kind in (
        *(
            Created,
            Imported,
            Branched,
            Daily,
            Disclosed,
            Repeated,
            Continued,
            Taken,
            Changed,
            Seated,
            Left,
            Ordered,
            ReadySet,
            Answered,
            Renamed,
        ),
        *(Locked, Revealed, Started, Unlocked),
        *(Moved, Undone, Proposed, Withdrawn, Replied, Wished, Unwished),
        *(StoodIn, Returned, Resigned, Voted, Offered, Ended),
        *(Said, ChatSwitched, Warned, Kept, Expired, Rematched),
    )
}
