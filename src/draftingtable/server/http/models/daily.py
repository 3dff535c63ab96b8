"""Today's deal, and challenges."""

from typing import Annotated, Literal

from pydantic import Field

from draftingtable.server.http.models.common import Answer, Game, Level, Model, Name, Options
from draftingtable.table.settings import MOST_PACE

Day = Annotated[str, Field(examples=["2026-11-19"], description="a date (UTC)")]
Ahead = Annotated[
    int, Field(description="points more than the best other player at the table, or fewer")
]


class PlayDaily(Model):
    nickname: Name | None = None
    bot_pace: Annotated[float, Field(ge=0, le=MOST_PACE)] | None = Field(
        None, description="seconds that a bot takes for a move"
    )


class DailyMine(Answer):
    """My game of that day."""

    table: str
    slot: int = Field(description="which deal of the pool is mine, from 0")
    state: Literal["running", "finished", "late", "given-up"]
    score: int | None = Field(description="this and the others: only if the result counts")
    ahead: Ahead | None
    place: int | None = Field(description="among all who have finished so far; level ones share it")
    of: int | None
    place_on_deal: int | None = Field(description="among those with the very same deal")
    of_on_deal: int | None


class DailyTerms(Answer):
    game: Game
    options: Options
    players: int
    level: str | None = Field(description="of the bots; none where there are only Automas")
    commitments: list[str] = Field(description="of the secrets, one for each deal of the pool")
    secrets: list[str] | None = Field(description="only once the day is over")


class DailyGame(DailyTerms):
    mine: DailyMine | None


class DailyDay(Answer):
    date: Day
    begins: int = Field(description="milliseconds since 1970")
    ends: int = Field(description="when it can no longer be begun")
    over: int = Field(description="when results are final, and everything is published")
    games: list[DailyGame]


class DailyOverview(Answer):
    now: int = Field(description="the server's clock")
    yesterday: DailyDay
    today: DailyDay
    tomorrow: DailyDay


class DailyAnswer(Answer):
    daily: DailyOverview | None = Field(description="none if the server offers no daily deal")


class DailyCount(Answer):
    ahead: Ahead
    count: int


class DailyPlayed(Answer):
    table: str = Field(description="its replay shows the whole game")
    name: str
    slot: int
    score: int
    ahead: Ahead
    place: int
    mine: bool


class DailyBest(Answer):
    """What the strongest bot did in my seat with that deal; it plays after the day."""

    slot: int
    level: str
    table: str | None = Field(description="none while it is playing")
    score: int | None
    ahead: Ahead | None


class DailyResults(DailyGame):
    date: Day
    count: int = Field(description="how many finished in time")
    distribution: list[DailyCount]
    games: list[DailyPlayed] = Field(description="best first; at most 200")
    best: list[DailyBest] = Field(description="one for each deal that somebody finished")


class DailyResultsAnswer(Answer):
    results: DailyResults


class NewChallenge(Model):
    level: Level | None = Field(None, description="of all bots; none: as in the earlier game")


class ChallengeMade(Answer):
    challenge: str = Field(description="its id; the client's page for it is `/c/ID`")


class ChallengeMine(Answer):
    table: str
    state: Literal["open", "running", "finished", "expired"]


class ChallengeResult(Answer):
    table: str
    name: str = Field(description="of whoever sat in that seat")
    scores: list[int] = Field(description="by seat")
    winners: list[int]
    people: list[int] = Field(description="the seats of people; bots had the others")
    mine: bool


class Challenge(Answer):
    id: str
    game: Game
    options: Options
    players: int
    seat: int = Field(description="the challenger's, and yours; from 1")
    levels: list[str | None] = Field(description="of the bots by seat; none for yours")
    by: str = Field(description="the challenger's name")
    own: bool = Field(description="I played the earlier game")
    mine: ChallengeMine | None
    earlier: ChallengeResult | None = Field(
        description="the earlier game; only for those who played it or have finished the challenge"
    )
    answers: list[ChallengeResult] = Field(description="mine first; for the same people")


class ChallengeAnswer(Answer):
    challenge: Challenge


class ComparedMoves(Answer):
    moves: list[str] = Field(description="of the compared seat, in order")
    score: int = Field(description="its points after the round")


class ComparedRound(Answer):
    round: int
    before: ComparedMoves | None = Field(description="in the earlier game; none if it had ended")
    after: ComparedMoves | None


class FirstDifference(Answer):
    """The first line in which the two games differ: until then every position was the same."""

    seat: int = Field(description="who chose differently")
    round: int
    before: str
    after: str


class Comparison(Answer):
    same: int = Field(description="decisions of the compared seat before any difference")
    first: FirstDifference | None
    rounds: list[ComparedRound]


class ComparisonAnswer(Answer):
    comparison: Comparison
