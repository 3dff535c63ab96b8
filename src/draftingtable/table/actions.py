"""What people, and the server, can request at a table. Seats count from 0."""

from collections.abc import Mapping
from dataclasses import dataclass

from draftingtable.table.seats import Seat
from draftingtable.table.settings import Settings


@dataclass(frozen=True)
class Create:
    """Creates a table; the requester becomes its host."""

    settings: Settings
    nickname: str
    code: str
    commitment: str
    nonces: tuple[bytes, ...] = ()
    """One for each of the host's own seats."""
    seats: tuple[Seat, ...] | None = None
    """The players already seated, for a rematch; else as in the settings."""
    rematch_of: str | None = None
    campaign: str | None = None


@dataclass(frozen=True)
class Import:
    """Creates a table for a finished game from its record."""

    record: str
    code: str


@dataclass(frozen=True)
class Join:
    seat: int | None
    """None for the first free one."""
    nickname: str
    nonce: bytes


@dataclass(frozen=True)
class Leave:
    seat: int | None
    """None for all of one's own."""


@dataclass(frozen=True)
class SetSeat:
    """Puts a bot in a seat, or frees it (host only)."""

    seat: int
    kind: str
    level: str | None = None
    nickname: str | None = None


@dataclass(frozen=True)
class Order:
    """Reorders the seats: the old ones in their new order (host only)."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class Change:
    """Changes some settings (host only)."""

    data: Mapping[str, object]


@dataclass(frozen=True)
class Ready:
    seat: int
    ready: bool
    nonce: bytes | None = None
    """Replaces the seat's own: one drawn after the server committed to its secret."""


@dataclass(frozen=True)
class Answer:
    """An answer to the seating question (C1.3)."""

    seat: int
    text: str


@dataclass(frozen=True)
class Rename:
    seat: int
    nickname: str


@dataclass(frozen=True)
class Start:
    nonces: tuple[bytes, ...] = ()
    """Replace those of the host's own seats, in order; others sent theirs with Ready."""
    fill: bool = False
    """Whether bots take the open seats."""
    level: str | None = None
    """The level of those bots; None for the default."""


@dataclass(frozen=True)
class Move:
    seat: int
    phase: int
    move: str
    id: str = ""


@dataclass(frozen=True)
class Undo:
    seat: int
    id: str = ""


@dataclass(frozen=True)
class Propose:
    """Shows others a move that somebody could make."""

    seat: int
    move: str


@dataclass(frozen=True)
class Withdraw:
    """Withdraws proposals."""

    seat: int
    move: str | None
    """None for all of the seat's."""


@dataclass(frozen=True)
class Resign:
    seat: int


@dataclass(frozen=True)
class Replace:
    """Lets a bot take over: at once if the host or the player requests it, else by vote."""

    seat: int
    level: str | None = None


@dataclass(frozen=True)
class Return:
    """Lets the player take back the seat."""

    seat: int


@dataclass(frozen=True)
class End:
    """Agrees, or no longer agrees, to end the game now."""

    seat: int
    agree: bool


@dataclass(frozen=True)
class Say:
    """Sends free text, or the key of a quick phrase."""

    text: str | None = None
    phrase: str | None = None
    nickname: str = ""
    """The nickname of a spectator."""


@dataclass(frozen=True)
class Keep:
    """Keeps the table from expiring."""


@dataclass(frozen=True)
class Close:
    """Closes an open table (host only)."""


@dataclass(frozen=True)
class Rematched:
    """Links to the table of the next game."""

    table: str


@dataclass(frozen=True)
class Tick:
    """Does whatever is due by now."""


Lobby = Create | Import | Join | SetSeat | Order | Change | Ready | Answer | Rename | Start
Play = Move | Undo | Propose | Withdraw | Resign | Replace | Return | End | Rematched
AnyTime = Leave | Say | Keep | Close | Tick
Action = Lobby | Play | AnyTime
