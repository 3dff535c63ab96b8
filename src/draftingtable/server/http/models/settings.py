"""A table's settings, as requested and as shown."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from draftingtable.server.http.models.common import (
    MOST_SEATS,
    Answer,
    Commit,
    Game,
    Level,
    Model,
    Name,
    Options,
    SeatNumber,
)


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
    """Some of a table's settings; those left out do not change."""

    options: Options | None = None
    players: Annotated[int, Field(strict=True, ge=1, le=MOST_SEATS)] | None = None
    seats: list[SeatWish] | None = Field(None, max_length=MOST_SEATS)
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
    share: bool | None = Field(
        None, description="a guest may take seats for several people on one device"
    )
    bot_pace: float | None = Field(None, ge=0, le=30)

    def given(self) -> dict[str, object]:
        """Returns only the given settings."""
        return self.model_dump(exclude_none=True)


class TableSettings(TableChanges):
    """A table's settings. `me` twice: two people take turns on one device."""

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
    commits: list[Commit] | None = Field(
        None, max_length=MOST_SEATS, description="for my seats, in their order"
    )


class Play(Model):
    game: Game
    options: Options | None = None
    players: Annotated[int, Field(strict=True, ge=1, le=MOST_SEATS)] | None = None
    level: Level | None = None
    nickname: Name | None = None
    bot_pace: float | None = Field(None, ge=0, le=30)
    start: Annotated[bool, Field(strict=True)] = Field(
        True, description="false: I look at the commitment and start with a nonce of my own"
    )


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
    share: bool = Field(False, description="left out unless it is on")
    bot_pace: float
