"""Tables as shown: in full, and as lines of lists."""

from typing import Literal

from pydantic import Field

from draftingtable.server.http.models.common import Answer, Game, Options
from draftingtable.server.http.models.settings import Clock, ShownSettings
from draftingtable.server.http.models.views import LEFT_OUT


class Seat(Answer):
    seat: int
    kind: Literal["open", "player", "bot", "automa"]
    player: str | None
    nickname: str
    level: str | None
    here: bool
    ready: bool
    mine: bool
    stand_in: str | None
    resigned: bool
    resign_ends: bool = Field(description="would the game end if this seat resigned now?")
    votes_needed: int = Field(
        description="for a bot in this seat while its player is here; 0: no vote is possible"
    )
    voted: bool = Field(description="have I voted for a bot in this seat?")
    commit: str | None = Field(description="to this person's nonce; null if they add none")
    answer: str | None = None


class ComparedSeat(Answer):
    seat: int
    value: int


Compared = Literal["higher-city", "shops", "factories", "taverns", "offices", "parks", "houses"]


class TieStep(Answer):
    """One comparison that broke a tie between seats."""

    reason: Compared
    compared: list[ComparedSeat]


class Outcome(Answer):
    scores: list[int]
    winners: list[int]
    places: list[int] = Field(
        description="by seat, from 1; level players share one: 1, 2, 2, 4. Last, if they resigned"
    )
    reason: str
    tie_break: Compared | Literal["shared"] | None = Field(
        description="what decided between equal scores; none if nothing had to"
    )
    breakdown: list[dict[str, object]]
    tie_steps: list[TieStep]


class ClockState(Answer):
    left: int = Field(description="milliseconds")
    running: bool


class Lock(Answer):
    """The game is about to begin: everything is fixed, and nonces are being revealed."""

    until: int = Field(description="when it begins without those not revealed; milliseconds")
    commitments: list[str | None] = Field(description="one per person, in seat order")
    terms: str = Field(description="the game, its options and its seats, as JSON")
    revealed: list[int] = Field(description="the seats that have revealed their nonce")


class BranchPoint(Answer):
    """The moment of a finished game from which this one goes on."""

    table: str
    step: int = Field(description="how many choices were taken over")
    seat: int = Field(description="of whoever plays on")
    luck: Literal["same", "new"]


class ContinuedGame(Answer):
    """The game began on a device without a server: whoever began it may know the next deals."""

    free: list[int] = Field(description="seats that others may `take`")


class Table(Answer):
    id: str
    code: str
    state: Literal["open", "running", "finished", "expired"]
    created: int
    host: str
    settings: ShownSettings
    seats: list[Seat]
    start: int | None
    commitment: str | None
    lock: Lock | None = Field(description="only while nonces are being revealed; state is open")
    deal_failed: bool = Field(description="the last start was undone: the deal failed")
    rematch: str | None
    rematch_of: str | None
    campaign: str | None
    branch: BranchPoint | None
    continued: ContinuedGame | None
    expires: int | None
    waiting_for: list[int]
    clocks: dict[str, ClockState] | None
    end_offers: list[int]
    replace_votes: dict[str, int]
    outcome: Outcome | None


class TableAnswer(Answer):
    table: Table


class LineSeat(Answer):
    kind: str
    nickname: str
    level: str | None


class LineResult(Answer):
    scores: list[int]
    winners: list[int]
    places: list[int] | None = Field(
        description="as in an outcome; null for games that version 0.3 or earlier listed"
    )
    reason: str


class LineProgress(Answer):
    """How far one of my running games is."""

    seats: list[int] = Field(description="mine")
    round: int | None
    waiting_for: list[int]


class TableLine(Answer):
    """A table in a list."""

    id: str
    code: str
    state: Literal["open", "running", "finished", "expired"]
    game: Game
    mode: str | None
    options: Options
    players: int
    open_seats: int
    locked: bool = Field(description="the game is about to begin")
    host: str
    seats: list[LineSeat]
    bots: int
    clock: Clock
    public: bool
    spectators: bool
    created: int
    updated: int
    ended: int | None
    campaign: str | None
    branch: BranchPoint | None = Field(None, json_schema_extra=LEFT_OUT)
    result: LineResult | None
    mine: list[int] | None = Field(description="my seats; null where that is not known")
    progress: LineProgress | None = Field(
        description="only for the latest running games, with `mine`"
    )


class TableList(Answer):
    tables: list[TableLine]
    cursor: str | None
