"""The state of a table, as determined by its log."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from draftingtable.games.core.fairness import DealSource
from draftingtable.games.core.match import Match
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.wishes import Wish
from draftingtable.table.clock import Clock
from draftingtable.table.entries import BadLog
from draftingtable.table.entry_parts import BranchPoint, Reason
from draftingtable.table.lock import Lock
from draftingtable.table.policy import ServerPolicy
from draftingtable.table.seats import AUTOMA, OPEN, PLAYER, Seat
from draftingtable.table.settings import Settings

NEW: Final = "new"
RUNNING: Final = "running"
FINISHED: Final = "finished"
EXPIRED: Final = "expired"

AGREED: Final = "agreed"
ANSWERS: Final = (AGREED, "declined", "other-tile", "other-spot")
"""What a partner may say to a proposal. All but the first drop it."""
CHAT_KEPT: Final = 100
"""The latest chat lines, which a welcome contains."""
SPECTATORS: Final = ""
"""Counts as one speaker: identities are free."""
FEWEST_VOTES: Final = 2
MOST_UNDOS: Final = 200
"""Per seat and game. Each costs two stored entries, and nobody who really plays needs so many."""
MESSAGES_KEPT: Final = 20
"""Kept per player; the server accepts no more than 16 before it has answered the first."""


@dataclass(frozen=True)
class BotTurn:
    """A bot that has to move: its level, seat and phase."""

    seat: int
    level: str
    phase: int


@dataclass(frozen=True)
class Proposal:
    """A move that a seat proposes, for itself or for another."""

    seat: int
    move: int
    agreed: bool = False
    """Whether the partner who shares the city agrees."""
    reason: Reason | None = None


@dataclass(frozen=True)
class MadeWish:
    """A wish, and the seat that made it."""

    seat: int
    wish: Wish


@dataclass(frozen=True)
class DailyDeal:
    """Which deal of which day this is, and until when it is sealed."""

    date: str
    slot: int
    until: int


@dataclass(frozen=True)
class Due:
    """When something has to happen at a table without a request."""

    at: int
    kind: str
    """`reveal`, `clock`, `clock-warning`, `idle` (a warning is due), `expiry` or `disclosure`."""


class TableState:
    """The state, changed only by `fold`, entry by entry."""

    settings: Settings

    def __init__(self, id: str, secret: bytes) -> None:  # noqa: A002
        self.id = id
        self._secret = secret
        self.number = 0
        self.state = NEW
        self.code = ""
        self.host = ""
        self.created = 0
        self.updated = 0
        self.active = 0
        """When somebody who belongs to the table last did something."""
        self.commitment: str | None = None
        self.rematch: str | None = None
        self.rematch_of: str | None = None
        self.campaign: str | None = None
        self.branch: BranchPoint | None = None
        """Where the game comes from, if it goes on from a moment of a finished one."""
        self.daily: DailyDeal | None = None
        self.sealed = False
        """Whether others still play this deal, so nothing may show it but one's own table."""
        self.repeated = False
        """Whether the deal is that of an earlier game."""
        self.challenge: str | None = None
        self.continued = False
        """Whether the game began on a device without a server."""
        self.free_seats: frozenset[int] = frozenset()
        """Seats that others may take during the game."""
        self.expires: int | None = None
        self.seats: list[Seat] = []
        self.seated = 0
        """The number of the last entry that may have changed seats."""
        self.chat: list[dict[str, object]] = []
        self.said: Counter[str] = Counter()
        """Chat lines by player, and those of all spectators together."""
        self.said_after_end: Counter[str] = Counter()
        self.done_messages: dict[str, dict[str, int]] = {}
        # The game, once it has begun
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.start: int | None = None
        self.lock: Lock | None = None
        self.deal_failed = False
        """Whether the last start was undone because the game could not be dealt."""
        self.source: DealSource | None = None
        """What the deals follow from. Never show its secret to a viewer before the end."""
        self.drawn_order: list[int] | None = None
        self.start_drawn = False
        self.imported: str | None = None
        self.phases: list[int] = []
        self.acting: frozenset[int] = frozenset()
        self.dealt = 0
        """Increases with every deal."""
        self.version = 0
        """Increases whenever a view may have changed."""
        self.shared = (0, 0)
        """How many events and record lines are shared with other tables."""
        self.undos: Counter[int] = Counter()
        """By seat, in the whole game."""
        self.proposals: list[Proposal] = []
        self.wishes: list[MadeWish] = []
        """With those that cannot be granted now: undoing a move may bring them back."""
        self.votes: dict[int, set[str]] = {}
        self.out_of_time: set[int] = set()
        """Seats whose latest move was made by the clock."""
        self.end_offers: set[int] = set()
        self.ended_early = ""
        """`agreed` or `resigned`, if the game ended early."""
        self.ended: int | None = None
        self._legal: dict[int, list[int]] = {}

    def running_match(self) -> Match:
        """Returns the game in progress; a log cannot refer to one where there is none."""
        if self.match is None or self.state != RUNNING:
            raise BadLog("a move where no game is played")
        return self.match

    # People

    def seats_of(self, player: str) -> list[int]:
        return [place for place, seat in enumerate(self.seats) if player and seat.player == player]

    def players(self) -> list[str]:
        """Returns all who sit here, and the host."""
        found = [seat.player for seat in self.seats if seat.player]
        return list(dict.fromkeys([*found, *([self.host] if self.host else [])]))

    def people_still_in(self) -> set[str]:
        """Returns players who have not resigned all their seats."""
        return {seat.player for seat in self.seats if seat.still_in() and seat.player}

    def voters_on(self, place: int) -> set[str]:
        """Returns the other people who play now: they vote on whether a bot takes that seat."""
        playing = {seat.player for seat in self.seats if seat.is_played_by_person()}
        return self.people_still_in() & playing - {self.seats[place].player}

    def votes_needed(self, place: int, absent: bool = False) -> int:
        """Returns how many of them must agree: more than half; 0 if they are too few.

        One person alone, the host included, never removes a player who is present.
        """
        voters = len(self.voters_on(place))
        majority = voters // 2 + 1
        if absent:
            return majority
        return max(majority, FEWEST_VOTES) if voters >= FEWEST_VOTES else 0

    def may_watch(self, player: str) -> bool:
        """Whether that player may see the game. Those at the table always may."""
        if self.sealed:
            return player in self.players()
        return self.settings.spectators or self.state != RUNNING or player in self.players()

    def open_seats(self) -> list[int]:
        return [place for place, seat in enumerate(self.seats) if seat.kind == OPEN]

    def person_seats(self) -> list[int]:
        return [place for place, seat in enumerate(self.seats) if seat.kind == PLAYER]

    def resigned(self) -> list[int]:
        return [place for place, seat in enumerate(self.seats) if seat.resigned]

    def name_of(self, player: str) -> str:
        """Returns a player's name at this table, if they sit here."""
        return next((seat.nickname for seat in self.seats if seat.player == player), "")

    def ends_without(self, place: int) -> bool:
        """Whether the game ends if that seat resigns: no person left, or no opponent."""
        others = [seat for number, seat in enumerate(self.seats) if number != place]
        people = [seat for seat in others if seat.still_in()]
        playing = [seat for seat in others if not seat.resigned and seat.kind != AUTOMA]
        return not people or len(playing) < 2

    # The game

    @property
    def locked(self) -> bool:
        """Whether the game is about to begin: nonces are being revealed."""
        return self.state == OPEN and self.lock is not None

    def phase(self, seat: int) -> int:
        return self.phases[seat] if self.phases else 0

    def legal_moves(self, seat: int) -> list[int]:
        """Returns the legal moves, computed once per position."""
        if seat not in self._legal:
            running = self.match is not None and self.state == RUNNING and seat >= 0
            self._legal[seat] = self.match.legal_moves(seat) if running and self.match else []
        return self._legal[seat]

    def is_legal_for_somebody(self, move: int) -> bool:
        return any(move in self.legal_moves(seat) for seat in self.acting)

    def standing_wishes(self) -> list[MadeWish]:
        """Returns the wishes that can still be granted, oldest first."""
        match = self.match
        if not self.wishes or match is None or self.state != RUNNING:
            return []
        stands = match.game.wish_stands
        return [made for made in self.wishes if stands(match.position, made.wish)]

    def undoable(self, seat: int) -> int:
        if self.match is None or self.state != RUNNING or not self.settings.undo:
            return 0
        return min(self.match.undoable(seat), MOST_UNDOS - self.undos[seat])

    def waiting_for(self) -> list[int]:
        return sorted(self.acting) if self.state == RUNNING else []

    def bots_to_move(self) -> list[BotTurn]:
        """Returns bots, and stand-ins for people, whose seats can act now."""
        return [
            BotTurn(seat, level, self.phases[seat])
            for seat in self.waiting_for()
            if (level := self.seats[seat].played_by()) is not None
        ]

    def outcome(self) -> Outcome | None:
        """Returns how the game ended. A player who has resigned cannot win."""
        if self.match is None or self.state != FINISHED:
            return None
        found = self.match.outcome().without(self.resigned())
        return found.ended(self.ended_early) if self.ended_early else found

    def done(self, player: str, message: str) -> int | None:
        """Returns the number of the entry for a client's message with this id."""
        return self.done_messages.get(player, {}).get(message) if message else None

    def remember(self, player: str, message: str, number: int) -> None:
        """Remembers a message: a client resends recent ones that were not answered."""
        done = self.done_messages.setdefault(player, {})
        done[message] = number
        if len(done) > MESSAGES_KEPT:
            del done[next(iter(done))]

    # Time

    def clocks(self, now: int) -> dict[str, object] | None:
        return None if self.clock is None else self.clock.as_data(self.person_seats(), now)

    def next_due(self, policy: ServerPolicy) -> Due | None:
        """Returns the next thing that happens without a request; maybe only a warning."""
        deadline = self.deadline(policy)
        if deadline is None or deadline.kind != "clock" or self.clock is None:
            return deadline
        warning = deadline.at - policy.low_time
        return Due(warning, "clock-warning") if self.clock.at < warning else deadline

    def deadline(self, policy: ServerPolicy) -> Due | None:
        """Returns the next thing that is stored without a request."""
        found = self._game_deadline(policy)
        if self.sealed and self.daily is not None:
            disclosure = Due(self.daily.until, "disclosure")
            return disclosure if found is None or disclosure.at < found.at else found
        return found

    def _game_deadline(self, policy: ServerPolicy) -> Due | None:
        if self.state not in (OPEN, RUNNING):
            return None
        if self.locked and self.lock is not None:
            return Due(self.lock.until, "reveal")
        idle = self._idle_due(policy)
        ending = self.clock.first_to_end() if self.clock is not None else None
        if ending is None or idle.at < ending[0]:
            return idle
        return Due(ending[0], "clock")

    def _idle_due(self, policy: ServerPolicy) -> Due:
        if self.expires is not None:
            return Due(self.expires, "expiry")
        idle = policy.idle_open if self.state == OPEN else policy.idle_running
        return Due(self.active + idle, "idle")

    def deal_secret(self) -> bytes:
        """Returns the secret for drawing. Never show it to a viewer before the end."""
        return self._secret

    # Viewers

    def viewers_of(self, player: str) -> list[int]:
        """Returns the seats from which a player sees the game, or the spectator's."""
        return self.seats_of(player) or [SPECTATOR]
