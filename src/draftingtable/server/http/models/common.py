"""The parts that messages share."""

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from draftingtable.games.core.registry import most_players, names

if TYPE_CHECKING:
    Game = str
else:
    Game = Literal[tuple(names())]

MOST_SEATS = most_players()
SeatNumber = Annotated[int, Field(strict=True, ge=1, le=MOST_SEATS, description="from 1")]
Name = Annotated[str, Field(min_length=1, max_length=200, examples=["Anna"])]
Level = Annotated[str, Field(min_length=1, max_length=40, examples=["journeyman"])]
Nonce = Annotated[
    str,
    Field(
        pattern="^[0-9a-f]{64}$",
        description="32 bytes of one's own for the deal, in hexadecimal",
    ),
]
Commit = Annotated[
    str,
    Field(
        pattern="^[0-9a-f]{64}$",
        description="the commitment to a nonce (docs/fair-deals.md), in hexadecimal",
    ),
]
SeatingText = Annotated[str, Field(min_length=1, max_length=100, examples=["Vilnius"])]
OptionValue = Annotated[bool, Field(strict=True)] | Annotated[int, Field(strict=True)] | str
Options = dict[str, OptionValue]


class Model(BaseModel):
    """Input is strict: unknown keys are refused by name."""

    model_config = ConfigDict(extra="forbid")


class Answer(BaseModel):
    """Output; keys may be added later."""


class ErrorBody(Answer):
    code: str = Field(examples=["seat-taken"], description="`error-<code>` in the language files")
    rule: str = Field(examples=[""], description="a numbered rule (T4.1, C3.4) or nothing")
    params: dict[str, object] = Field(examples=[{"seat": 2}])
    line: int | None = Field(None, description="of a record, where one is wrong; from 1")


class Error(Answer):
    error: ErrorBody
