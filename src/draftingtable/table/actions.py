"""What people, and the server, can ask of a table. Seats count from 0."""

from collections.abc import Mapping
from dataclasses import dataclass

from draftingtable.table.seats import Seat
from draftingtable.table.settings import Settings


@dataclass(frozen=True)
class Create:
    """On an empty table; the one who asks becomes its host."""

    settings: Settings
    nickname: str
    code: str
    commitment: str
    nonces: tuple[bytes, ...] = ()
    """One for each seat of the host's own."""
    seats: tuple[Seat, ...] | None = None
    """Who sits there already, for a rematch; else as the settings wish."""
    rematch_of: str | None = None
    campaign: str | None = None


@dataclass(frozen=True)
class Import:
    """On an empty table: a finished game from its record."""

    record: str
    code: str


@dataclass(frozen=True)
class Join:
    seat: int | None
    """None for the first that is free."""
    nickname: str
    nonce: bytes


@dataclass(frozen=True)
class Leave:
    seat: int | None
    """None for all of one's own."""


@dataclass(frozen=True)
class SetSeat:
    """The host seats a bot, or frees a seat."""

    seat: int
    kind: str
    level: str | None = None
    nickname: str | None = None


@dataclass(frozen=True)
class Order:
    """The host changes who sits where: the old seats in their new order."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class Change:
    """The host changes some settings."""

    data: Mapping[str, object]


@dataclass(frozen=True)
class Ready:
    seat: int
    ready: bool
    nonce: bytes | None = None
    """In place of the seat's own: one that was drawn when the server had committed itself."""


@dataclass(frozen=True)
class Answer:
    """To the seating question (C1.3)."""

    seat: int
    text: str


@dataclass(frozen=True)
class Rename:
    seat: int
    nickname: str


@dataclass(frozen=True)
class Start:
    nonces: tuple[bytes, ...] = ()
    """In place of those of the host's own seats, in their order; others sent theirs with Ready."""
    fill: bool = False
    """Bots take the seats that are still open."""
    level: str | None = None
    """Of those bots; None for the usual one."""


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
    """Show others a move that somebody could make."""

    seat: int
    move: str


@dataclass(frozen=True)
class Withdraw:
    """Take proposals back."""

    seat: int
    move: str | None
    """None for all of the seat's."""


@dataclass(frozen=True)
class Resign:
    seat: int


@dataclass(frozen=True)
class Replace:
    """A bot should play for somebody: at once if the host or the player asks, else as a vote."""

    seat: int
    level: str | None = None


@dataclass(frozen=True)
class Return:
    """The player is back and plays again."""

    seat: int


@dataclass(frozen=True)
class End:
    """Agree, or no longer agree, to end the game now."""

    seat: int
    agree: bool


@dataclass(frozen=True)
class Say:
    """Free text, or the key of a quick phrase."""

    text: str | None = None
    phrase: str | None = None
    nickname: str = ""
    """Of somebody who only watches."""


@dataclass(frozen=True)
class Keep:
    """The table should not expire."""


@dataclass(frozen=True)
class Close:
    """The host gives an open table up."""


@dataclass(frozen=True)
class Rematched:
    """The next game is at that table."""

    table: str


@dataclass(frozen=True)
class Tick:
    """Whatever is due by now."""


Lobby = Create | Import | Join | SetSeat | Order | Change | Ready | Answer | Rename | Start
Play = Move | Undo | Propose | Withdraw | Resign | Replace | Return | End | Rematched
AnyTime = Leave | Say | Keep | Close | Tick
Action = Lobby | Play | AnyTime
