"""Reviews of finished games, another try at a move, and games that go on from a moment of one.

A review is sent part by part, one JSON object per line. Chances are from 0 to 1.
"""

from typing import Annotated, Literal

from pydantic import Field

from draftingtable.server.http.models.advice import HintAdvice
from draftingtable.server.http.models.common import (
    Answer,
    ErrorBody,
    Level,
    Model,
    Name,
    SeatNumber,
)
from draftingtable.server.http.models.tables import TableLine

Depth = Literal["quick", "usual", "deep"]
Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced"]
Step = Annotated[
    int,
    Field(
        strict=True, ge=0, lt=10_000, description="how many choices had been made; a moment's index"
    ),
]
MoveText = Annotated[str, Field(min_length=1, max_length=100, examples=["bid 2"])]
BySeat = list[float]


class ReviewResult(Answer):
    scores: list[int]
    winners: list[int]


class ReviewHead(Answer):
    """Sent first, once the review has begun."""

    part: Literal["head"]
    game: str
    mode: str
    players: int
    seats: list[str] = Field(description="names")
    automatic: list[int] = Field(description="the seats of Automas")
    steps: int = Field(description="how many choices the game had")
    even: float = Field(description="an even share of the chances to win")
    depth: str
    result: ReviewResult


class ReviewPoint(Answer):
    """Everybody's chances after an event. A later one with the same `event` is more exact."""

    event: int
    step: int = Field(description="the first moment of the replay that shows it")
    kind: Literal["start", "deal", "move", "end"]
    seat: int | None
    text: str
    wins: BySeat
    scores: BySeat
    error: float


class ReviewChances(Answer):
    part: Literal["chances"]
    points: list[ReviewPoint]


class ReviewCandidate(Answer):
    move: str
    wins: float = Field(description="the mover's chance to win")
    error: float
    scores: BySeat


class PartnerMove(Answer):
    """A better square in the shared city for a neighbour's tile."""

    seat: int
    move: str
    gain: BySeat


class Coaching(Answer):
    """A choice judged by what its seat could know."""

    part: Literal["decision"]
    seat: int
    move: str
    grade: Grade
    lost: float = Field(description="of the chance to win, compared with the best move")
    lost_error: float
    best: str
    candidates: list[ReviewCandidate] = Field(description="the best first, with the one played")
    advice: HintAdvice | None = Field(description="why the best move is good")
    against: HintAdvice | None = Field(description="what the played move was good for")
    partner: PartnerMove | None


class ReviewDecision(Coaching):
    step: int


class ReviewCounts(Answer):
    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class ReviewMoment(Answer):
    """One of the events that decided the game."""

    step: int
    event: int
    kind: Literal["deal", "move"]
    seat: int | None
    text: str
    change: BySeat
    rarity: float | None = Field(description="how likely a deal at least as good was")


class ReviewSummary(Answer):
    """Sent last. By seat: start, luck and skill add up to the result."""

    part: Literal["summary"]
    start: BySeat
    luck: BySeat
    skill: BySeat = Field(description="`own` and `others` together")
    own: BySeat = Field(description="what a seat's own choices changed for it")
    others: BySeat = Field(description="what the others' choices changed for it")
    result: BySeat
    accuracy: list[int | None] = Field(
        description="from 0 to 100; null for a seat that never had a choice"
    )
    counts: list[ReviewCounts]
    moments: list[ReviewMoment]
    samples: int
    error: float
    seconds: float


class ReviewWaiting(Answer):
    """Sent while the review waits for others, at least every ten seconds."""

    part: Literal["waiting"]
    ahead: int = Field(description="how many reviews are computed in turns with it or before it")


class ReviewFailed(Answer):
    """Sent last, if the review could not be finished."""

    part: Literal["failed"]
    error: ErrorBody


ReviewPart = Annotated[
    ReviewHead | ReviewChances | ReviewDecision | ReviewSummary | ReviewWaiting | ReviewFailed,
    Field(discriminator="part"),
]


class PastPosition(Answer):
    """A position of a finished game, as the seat that chose there saw it."""

    step: int
    seat: int
    view: dict[str, object]


class OtherMove(Model):
    step: Step
    move: MoveText
    depth: Depth | None = None


class Judged(ReviewDecision):
    accepted: bool = Field(description="within 4 points of chance of the best")


class Branch(Model):
    step: Step
    me: SeatNumber = Field(description="my seat")
    level: Level | None = Field(
        None, description="of the bots in all other seats; null: I play them all"
    )
    luck: Literal["same", "new"] = Field(
        "same", description="`same`: it is dealt what the finished game dealt afterwards"
    )
    nickname: Name | None = None


class BranchList(Answer):
    branches: list[TableLine]
