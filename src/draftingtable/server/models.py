"""The HTTP API's messages, for the documentation and for checking what comes in.

Moves go over the WebSocket and are read by hand (`messages`).
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Game = Literal["towers", "cities"]
SeatNumber = Annotated[int, Field(strict=True, ge=1, le=7, description="from 1")]
Name = Annotated[str, Field(min_length=1, max_length=200, examples=["Anna"])]
Level = Annotated[str, Field(min_length=1, max_length=40, examples=["journeyman"])]
Nonce = Annotated[
    str,
    Field(
        pattern="^[0-9a-f]{32}$",
        description="16 bytes of one's own for the deal, in hexadecimal; drawn if left out",
    ),
]
SeatingText = Annotated[str, Field(min_length=1, max_length=100, examples=["Vilnius"])]
OptionValue = Annotated[bool, Field(strict=True)] | Annotated[int, Field(strict=True)] | str
Options = dict[str, OptionValue]


class Model(BaseModel):
    """What comes in must be as described: unknown keys are refused by name."""

    model_config = ConfigDict(extra="forbid")


class Answer(BaseModel):
    """What goes out; keys may be added later."""


class ErrorBody(Answer):
    code: str = Field(examples=["seat-taken"], description="`error-<code>` in the language files")
    rule: str = Field(examples=[""], description="a numbered rule (T4.1, C3.4) or nothing")
    params: dict[str, Any] = Field(examples=[{"seat": 2}])


class Error(Answer):
    error: ErrorBody


class Nickname(Model):
    nickname: Name


class Me(Answer):
    player: str | None = Field(description="a public id; none before the first `POST /me`")
    nickname: str


class SeatWish(Model):
    kind: Literal["open", "me", "bot"]
    level: Level | None = None
    nickname: Name | None = None


class Clock(Model):
    kind: Literal["none", "move", "bank", "days"]
    seconds: Annotated[int, Field(strict=True)] | None = None
    increment: Annotated[int, Field(strict=True)] | None = None
    days: Annotated[int, Field(strict=True)] | None = None


class TableChanges(Model):
    """Some of a table's settings; what is left out stays as it is."""

    options: Options | None = None
    players: Annotated[int, Field(strict=True, ge=1, le=7)] | None = None
    seats: list[SeatWish] | None = Field(None, max_length=7)
    clock: Clock | None = None
    at_zero: Literal["bot", "default"] | None = None
    seating: Literal["random", "order", "question"] | None = None
    question: str | None = Field(None, max_length=40)
    start: SeatNumber | None = None
    public: bool | None = None
    spectators: bool | None = None
    chat: bool | None = None
    hints: bool | None = None
    undo: bool | None = None
    bot_pace: float | None = Field(None, ge=0, le=30)

    def given(self) -> dict[str, Any]:
        """What was said, and nothing else."""
        return self.model_dump(exclude_none=True)


class TableSettings(TableChanges):
    """How a table is set up. `me` twice: two people take turns at one device."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "towers",
                    "players": 3,
                    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}],
                    "clock": {"kind": "bank", "seconds": 600, "increment": 5},
                    "public": True,
                }
            ]
        },
    )
    game: Game


class NewTable(TableSettings):
    nickname: Name | None = Field(None, description="mine, if I have none yet")
    nonces: list[Nonce] | None = Field(
        None, max_length=7, description="for my seats, in their order"
    )


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
    answer: str | None = None


class Outcome(Answer):
    scores: list[int]
    winners: list[int]
    reason: str
    tie_break: str
    breakdown: list[dict[str, Any]]


class ClockState(Answer):
    left: int = Field(description="milliseconds")
    running: bool


class ShownSettings(Answer):
    """A table's settings, with all defaults filled in."""

    game: Game
    options: Options
    players: int
    seats: list[SeatWish]
    clock: Clock
    at_zero: Literal["bot", "default"]
    seating: Literal["random", "order", "question"]
    question: str
    start: int | None
    public: bool
    spectators: bool
    chat: bool
    hints: bool
    undo: bool
    bot_pace: float


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
    rematch: str | None
    rematch_of: str | None
    campaign: str | None
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
    reason: str


class TableLine(Answer):
    """A table in a list."""

    id: str
    code: str
    state: Literal["open", "running", "finished", "expired"]
    game: Game
    mode: str | None
    players: int
    open_seats: int
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
    result: LineResult | None


class TableList(Answer):
    tables: list[TableLine]
    cursor: str | None


class Join(Model):
    seat: SeatNumber | None = None
    nickname: Name | None = None
    answer: SeatingText | None = Field(None, description="to the seating question (C1.3)")
    nonce: Nonce | None = None


class SeatOrAll(Model):
    seat: SeatNumber | None = None


class OneSeat(Model):
    seat: SeatNumber


class SetSeat(Model):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None
    nickname: Name | None = None


class Order(Model):
    seats: list[SeatNumber] = Field(min_length=1, max_length=7)


class Ready(Model):
    seat: SeatNumber
    ready: Annotated[bool, Field(strict=True)]


class SeatingAnswer(Model):
    seat: SeatNumber
    text: SeatingText


class Rename(Model):
    seat: SeatNumber
    nickname: Name


class Replace(Model):
    seat: SeatNumber
    level: Level | None = None


class End(Model):
    seat: SeatNumber
    agree: Annotated[bool, Field(strict=True)] = True


class RecordText(Model):
    text: str = Field(min_length=1, max_length=200_000)


class Sheet(Model):
    sheet: Any = Field(
        examples=[{"players": [{"name": "Anna", "towers": {"sand": [6, 4, 0]}, "razed": 2}]}]
    )


class Play(Model):
    game: Game
    options: Options | None = None
    players: Annotated[int, Field(strict=True, ge=1, le=7)] | None = None
    level: Level | None = None
    nickname: Name | None = None
    nonce: Nonce | None = None


class NewCampaign(Model):
    mode: Literal["beginner", "expert"] = "beginner"
    level: Annotated[int, Field(strict=True, ge=1, le=6)] = 2
    length: Literal[3, 6] = 3
    nickname: Name | None = None


class ChooseBonus(Model):
    kind: str = Field(min_length=1, max_length=20, examples=["shop"])
    city: str | None = Field(None, max_length=1, examples=["A"])


class Campaign(Answer):
    id: str
    mode: str
    level: int
    length: int
    games: list[dict[str, Any]]
    choices: list[dict[str, Any]]
    total: int
    over: bool
    tables: list[str] = Field(description="the tables of its games, in order")


class CampaignAnswer(Answer):
    campaign: Campaign


class CampaignNext(Answer):
    campaign: Campaign
    table: Table


class Moment(Answer):
    number: int
    views: dict[str, Any]
    story_length: int


class Replay(Answer):
    moments: list[Moment]
    story: list[dict[str, Any]]


class Fairness(Answer):
    commitment: str | None
    nonces: list[str]
    order: list[int] | None
    start_drawn: bool
    secret: str | None


class AboutOption(Answer):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    rule: str
    modes: list[OptionValue] = Field(description="those in which it exists; none: all")


class AboutGame(Answer):
    name: str
    rules: int
    modes: list[str]
    options: list[AboutOption]
    players: dict[str, list[int]] = Field(
        description="the least and the most, by mode", examples=[{"": [2, 5]}]
    )
    levels: list[str] = Field(description="of bots, from the weakest to the strongest")
    usual_level: str
    solo_levels: list[dict[str, Any]] | None = None


class About(Answer):
    name: str
    version: str
    protocol: int
    compiled: bool
    games: list[AboutGame]
    phrases: list[str]
    questions: list[str]
    limits: dict[str, int]
