"""What people, and the server, can request at a table. Seats count from 0."""

from collections.abc import Mapping
from dataclasses import dataclass

from draftingtable.games.core.fairness import SharedSource
from draftingtable.games.core.records import Record
from draftingtable.games.core.wishes import Wish
from draftingtable.table.entry_parts import BranchPoint, Reason
from draftingtable.table.seats import Seat
from draftingtable.table.settings import Settings


@dataclass(frozen=True)
class EarlierDeal:
    """What the deal of an earlier game follows from, apart from its secret."""

    source: SharedSource
    start: int | None
    """The seat (from 0) that began."""
    start_drawn: bool = False
    drawn_order: tuple[int, ...] | None = None
    """As old seats, from 0."""


@dataclass(frozen=True)
class Create:
    """Creates a table; the requester becomes its host."""

    settings: Settings
    nickname: str
    code: str
    commitment: str
    commits: tuple[str, ...] = ()
    """One for each of the host's own seats, or none."""
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
class Branch:
    """Creates a table for a game that goes on from a moment of a finished one."""

    record: Record
    """The finished game."""
    point: BranchPoint
    level: str | None
    """Of the bots in all other seats; None to play all seats oneself."""
    nickname: str
    code: str


@dataclass(frozen=True)
class Join:
    seat: int | None
    """None for the first free one."""
    nickname: str
    commit: str | None = None
    """The commitment to the seat's nonce, in hexadecimal; None to add nothing to the deal."""


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
    commit: str | None = None
    """Replaces the seat's own."""


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
    commits: tuple[str, ...] = ()
    """Replace those of the host's own seats, in order."""
    nonces: tuple[bytes, ...] = ()
    """Revealed at once, if no other person sits at the table."""
    fill: bool = False
    """Whether bots take the open seats."""
    level: str | None = None
    """The level of those bots; None for the default."""


@dataclass(frozen=True)
class Reveal:
    """Reveals the nonce to which the seat is committed."""

    seat: int
    nonce: bytes


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
    reason: Reason | None = None
    """A bot's."""


@dataclass(frozen=True)
class Withdraw:
    """Withdraws proposals."""

    seat: int
    move: str | None
    """None for all of the seat's."""


@dataclass(frozen=True)
class Reply:
    """Answers a partner's proposal."""

    seat: int
    to: int
    move: str
    answer: str
    better: str | None = None
    """A bot's reason to decline: the move that it would rather see."""
    reason: Reason | None = None
    """A bot's reason to agree."""


@dataclass(frozen=True)
class MakeWish:
    """Wishes for a building in a city that the seat shares."""

    seat: int
    wish: Wish


@dataclass(frozen=True)
class DropWish:
    """Takes a wish away, one's own or the partner's."""

    seat: int
    city: str
    square: str


@dataclass(frozen=True)
class Resign:
    seat: int


@dataclass(frozen=True)
class Replace:
    """Lets a bot take over.

    At once for one's own seat, and for the host if the player is absent or out of time; otherwise
    it is a vote.
    """

    seat: int
    away: int | None = None
    """Milliseconds since the player had a connection; None if they have one, or if not known."""


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
class SwitchChat:
    """Allows or forbids free text, also during the game (host only)."""

    on: bool


@dataclass(frozen=True)
class Keep:
    """Keeps the table from expiring."""


@dataclass(frozen=True)
class Close:
    """Closes an open table (host only), or a running game (the server's administrator only)."""


@dataclass(frozen=True)
class Rematched:
    """Links to the table of the next game."""

    table: str


@dataclass(frozen=True)
class Tick:
    """Does whatever is due by now."""


@dataclass(frozen=True)
class Step:
    """A move, or a resignation, in a game that is played again."""

    seat: int
    move: str | None


@dataclass(frozen=True)
class GoOn:
    """Creates a table for a game that began without a server."""

    create: Create
    start: Start
    steps: tuple[Step, ...]
    free: tuple[int, ...]
    """Seats that others may take: of bots, or of people who shared the device."""


@dataclass(frozen=True)
class PlayDaily:
    """Creates a table for one person with a daily deal, and begins the game."""

    create: Create
    date: str
    slot: int
    until: int


@dataclass(frozen=True)
class Repeat:
    """Creates a table with the deal of an earlier game, and begins the game."""

    create: Create
    deal: EarlierDeal
    challenge: str | None = None


@dataclass(frozen=True)
class Take:
    """Takes such a seat during the game."""

    seat: int
    nickname: str


Making = Create | Import | Branch | GoOn | PlayDaily | Repeat
Gathering = Join | SetSeat | Order | Change | Ready | Answer | Rename
Beginning = Start | Reveal
Talk = Propose | Withdraw | Reply | MakeWish | DropWish
Play = Take | Move | Undo | Talk | Resign | Replace | Return | End | Rematched
AnyTime = Leave | Say | SwitchChat | Keep | Close | Tick
Action = Making | Gathering | Beginning | Play | AnyTime
