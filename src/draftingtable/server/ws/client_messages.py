"""What clients send over a WebSocket, as models; errors name what is wrong."""

from typing import Annotated, ClassVar, Literal, TypeVar

import orjson
from pydantic import BaseModel, Field, ValidationError

from draftingtable.games.core.errors import BadInput, Parameter
from draftingtable.server.http.models.views import LEFT_OUT
from draftingtable.table.decide.request import LONGEST_ID, LONGEST_MOVE

LONGEST_SAYING = 1000
"""The read limit; the server's policy limits chat messages further."""
LONGEST_WORD = 40
MOST_SEATS = 7

RawMessage = dict[str, object]

MessageId = Annotated[
    str,
    Field(
        min_length=1,
        max_length=LONGEST_ID,
        description="of the client's choice, unique; sending it again is harmless",
    ),
]
SeatNumber = Annotated[int, Field(ge=1, le=MOST_SEATS, description="from 1")]
Phase = Annotated[int, Field(ge=0, lt=1 << 53, description="from the seat's view")]
MoveText = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_MOVE, examples=["bid 2"], description="as in records"),
]


class ClientMessage(BaseModel, strict=True):
    """Unknown keys are ignored."""

    expected: ClassVar[dict[str, str]] = {
        "id": f"a text of 1 to {LONGEST_ID} letters",
        "to": f"a whole number from 1 to {MOST_SEATS}",
        "answer": f"a text of 1 to {LONGEST_WORD} letters",
        "seat": f"a whole number from 1 to {MOST_SEATS}",
        "phase": "a whole number",
        "move": f"a text of 1 to {LONGEST_MOVE} letters",
        "text": f"a text of 1 to {LONGEST_SAYING} letters",
        "phrase": f"a text of 1 to {LONGEST_WORD} letters",
    }
    """The error for a key of the wrong form."""


class MoveMessage(ClientMessage):
    """Make a move; refused (`stale-phase`) if it is not for the seat's current phase."""

    type: Literal["move"]
    id: MessageId
    seat: SeatNumber
    phase: Phase
    move: MoveText


class UndoMessage(ClientMessage):
    """Undo one's own last move, until something new is revealed."""

    type: Literal["undo"]
    id: MessageId
    seat: SeatNumber


class SayMessage(ClientMessage):
    """Chat: free text, or one of the quick phrases of `/about`."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_SAYING)] | None = Field(
        None, json_schema_extra=LEFT_OUT
    )
    phrase: Annotated[str, Field(min_length=1, max_length=LONGEST_WORD)] | None = Field(
        None, examples=["well-played"], json_schema_extra=LEFT_OUT
    )


class PingTarget(ClientMessage):
    """What can be pointed at, in notation; nothing else, since chat may be off."""

    city: Annotated[str, Field(pattern=r"^[A-Z]$")] | None = Field(
        None, examples=["A"], json_schema_extra=LEFT_OUT
    )
    square: Annotated[str, Field(pattern=r"^-?\d,-?\d$")] | None = Field(
        None, examples=["1,0"], json_schema_extra=LEFT_OUT
    )
    card: Annotated[str, Field(pattern=r"^([A-Za-z]\d{0,2}|[A-Za-z][-/][A-Za-z])$")] | None = Field(
        None, description="a card or tile", examples=["s7"], json_schema_extra=LEFT_OUT
    )


class PingMessage(PingTarget):
    """Point at something; sent to everyone at the table and not stored."""

    type: Literal["ping"]
    seat: SeatNumber


class ProposeMessage(ClientMessage):
    """Propose a move; without one, withdraw all proposals of the seat."""

    type: Literal["propose"]
    seat: SeatNumber
    move: MoveText | None = None


class WithdrawMessage(ClientMessage):
    """Withdraw one proposal."""

    type: Literal["withdraw"]
    seat: SeatNumber
    move: MoveText


class ReplyMessage(ClientMessage):
    """Answer a proposal for a city that I share with the proposer. To accept it, make the move; if
    the move is not mine to make, agree."""

    type: Literal["reply"]
    seat: SeatNumber
    to: SeatNumber
    move: MoveText
    answer: Annotated[str, Field(min_length=1, max_length=LONGEST_WORD)] = Field(
        description="`agreed`, `declined`, `other-tile` or `other-spot`", examples=["agreed"]
    )


City = Annotated[str, Field(pattern=r"^[A-Z]$", examples=["A"])]
SquareText = Annotated[str, Field(pattern=r"^-?\d,-?\d$", examples=["1,0"])]


class WishMessage(ClientMessage):
    """Wish for a building in a city that I share; it replaces the wish on that square. Everybody
    sees it until the square is built on or out of reach. At most 6 per city."""

    type: Literal["wish"]
    seat: SeatNumber
    city: City
    square: SquareText
    building: Annotated[str, Field(pattern=r"^[A-Za-z]$", examples=["S"])] = Field(
        description="the letter of a single tile"
    )


class UnwishMessage(ClientMessage):
    """Take away a wish in a city that I share, my own or my partner's."""

    type: Literal["unwish"]
    seat: SeatNumber
    city: City
    square: SquareText


class HintMessage(ClientMessage):
    """Ask what a strong bot would do."""

    type: Literal["hint"]
    id: MessageId
    seat: SeatNumber


class CoachMessage(ClientMessage):
    """Ask to be told when a move of mine has cost much, or not any more. Refused (`hints-off`)
    where the table has no hints; lasts as long as the connection."""

    type: Literal["coach"]
    on: bool


class ReplaceMessage(ClientMessage):
    """Let a bot play in a seat: at once if it is mine, or I am the host and its player is absent or
    out of time; otherwise a vote."""

    type: Literal["replace"]
    seat: SeatNumber


class ResyncMessage(ClientMessage):
    """Ask for another `welcome`."""

    type: Literal["resync"]


class AliveMessage(ClientMessage):
    """Keep the connection open; not answered."""

    type: Literal["alive"]


CLIENT_MESSAGES: tuple[type[ClientMessage], ...] = (
    *(MoveMessage, UndoMessage, SayMessage, PingMessage, ProposeMessage, WithdrawMessage),
    *(ReplyMessage, WishMessage, UnwishMessage, HintMessage, CoachMessage, ReplaceMessage),
    *(ResyncMessage, AliveMessage),
)
Kind = TypeVar("Kind", bound=ClientMessage)


def bad_message(place: str, problem: str) -> BadInput:
    params: dict[str, Parameter] = {"place": place, "problem": problem}
    return BadInput("bad-message", "", params)


def read_json(data: bytes) -> RawMessage:
    try:
        message = orjson.loads(data)
    except orjson.JSONDecodeError:
        raise bad_message("", "not valid JSON") from None
    if not isinstance(message, dict):
        raise bad_message("", "not an object")
    return message


def read(kind: type[Kind], message: RawMessage) -> Kind:
    """Returns the message as its model, or raises a refusal that names the first wrong key."""
    try:
        return kind.model_validate(message)
    except ValidationError as error:
        place = str(error.errors(include_url=False)[0]["loc"][0])
        problem = kind.expected.get(place, "a city, a square or a card as in records")
        raise bad_message(place, problem) from None


def id_of(message: RawMessage) -> str | None:
    """Returns the client's id for a message, if it has one that can be returned."""
    found = message.get("id")
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None
