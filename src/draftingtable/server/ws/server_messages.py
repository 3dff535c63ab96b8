"""What the server sends over a WebSocket, as models.

They are sent as plain data, encoded once for all who get the same. The models describe them for the
client and the documentation, and tests validate the data actually sent.
"""

from typing import Literal

from pydantic import Field

from draftingtable.server.http.models.advice import HintAdvice, HintPhrase
from draftingtable.server.http.models.common import Answer, ErrorBody
from draftingtable.server.http.models.reviews import Coaching
from draftingtable.server.http.models.tables import ClockState, Table
from draftingtable.server.http.models.views import LEFT_OUT, SeatView, SeatViewChange, Shown


class StoryEvent(Answer, extra="allow"):
    """Something that happened in the game; its text is `event-<kind>` in the language files."""

    kind: str
    seat: int | None = Field(None, json_schema_extra=LEFT_OUT)


class Proposal(Shown):
    """A move that a seat proposes, for itself or for a neighbour."""

    seat: int
    move: str
    agreed: Literal[True] | None = Field(
        None,
        description="the partner who shares the city agrees",
        json_schema_extra=LEFT_OUT,
    )
    reason: HintPhrase | None = Field(
        None, description="why, if a bot proposes it", json_schema_extra=LEFT_OUT
    )


class Wish(Shown):
    """A building that a builder of a city wishes for, on a square that is free."""

    seat: int
    city: str
    square: str
    building: str


class Speaker(Shown):
    player: str
    nickname: str
    seat: int | None = Field(description="null for a spectator")


class Said(Shown):
    """A chat message: free text, or the key of a quick phrase."""

    by: Speaker
    text: str | None = Field(None, json_schema_extra=LEFT_OUT)
    phrase: str | None = Field(None, json_schema_extra=LEFT_OUT)
    at: int


class Watching(Shown):
    """Who the client is at this table."""

    player: str
    seats: list[int]
    host: bool


class Candidate(Shown):
    """A move that a strong bot considers."""

    move: str
    visits: int
    value: float
    scores: list[float] | None = Field(None, json_schema_extra=LEFT_OUT)
    wins: list[float] | None = Field(None, json_schema_extra=LEFT_OUT)
    chance: float | None = Field(
        None, description="the mover's chance to win, calibrated", json_schema_extra=LEFT_OUT
    )
    advice: HintAdvice | None = Field(
        None, description="of the best three", json_schema_extra=LEFT_OUT
    )


class Welcome(Shown):
    """Everything: sent first, after `resync`, and when a watcher sits down. Replaces all state."""

    type: Literal["welcome"]
    protocol: int
    number: int = Field(description="of the newest entry in the table's log")
    table: Table
    me: Watching
    views: dict[str, SeatView] = Field(
        description='by seat of mine ("1"), or "0" for a spectator; empty before the game begins'
    )
    story: list[StoryEvent]
    proposals: list[Proposal] = Field(description="the oldest first")
    wishes: list[Wish] = Field(description="the oldest first")
    chat: list[Said] = Field(description="the latest lines")
    now: int


class Change(Shown):
    """A new entry. Keys that did not change are left out."""

    type: Literal["change"]
    number: int
    table: Table | None = Field(None, json_schema_extra=LEFT_OUT)
    me: Watching | None = Field(
        None, description="when seats were drawn, or taken", json_schema_extra=LEFT_OUT
    )
    views: dict[str, SeatViewChange] | None = Field(
        None, description="merge into the views you have", json_schema_extra=LEFT_OUT
    )
    story: list[StoryEvent] | None = Field(
        None, description="new events", json_schema_extra=LEFT_OUT
    )
    story_length: int | None = Field(
        None, description="first cut the story to this length (an undo)", json_schema_extra=LEFT_OUT
    )
    proposals: list[Proposal] | None = Field(
        None, description="all of them, where some are new or gone", json_schema_extra=LEFT_OUT
    )
    wishes: list[Wish] | None = Field(
        None, description="all of them, where some are new or gone", json_schema_extra=LEFT_OUT
    )


class Accepted(Shown):
    """Your message with that id is stored (even if it was sent before)."""

    type: Literal["accepted"]
    id: str
    number: int


class Refused(Shown):
    """It was not stored; `views` has the current state."""

    type: Literal["refused"]
    id: str | None = Field(description="null for messages without one")
    error: ErrorBody
    number: int
    views: dict[str, SeatView]


class SaidMessage(Said):
    """Chat."""

    type: Literal["said"]


class RepliedMessage(Shown):
    """A partner answers a proposal. All answers but `agreed` drop it."""

    type: Literal["replied"]
    seat: int
    to: int = Field(description="the seat that had proposed it")
    move: str
    answer: Literal["agreed", "declined", "other-tile", "other-spot"]
    better: str | None = Field(
        None,
        description="a bot's reason to decline: the move that it would rather see",
        json_schema_extra=LEFT_OUT,
    )
    reason: HintPhrase | None = Field(
        None, description="a bot's reason to agree", json_schema_extra=LEFT_OUT
    )


class WishAnswered(Shown):
    """What a bot says to a wish in a city that it shares. Not stored."""

    type: Literal["wish-answered"]
    seat: int
    to: int = Field(description="the seat that had made the wish")
    city: str
    square: str
    building: str
    answer: Literal["agreed", "declined", "granted", "thwarted"] = Field(
        description="`granted`: its last move was the wished one; `thwarted`: it took the square"
    )
    reason: HintPhrase | None = Field(
        None, description="why; not where it was granted", json_schema_extra=LEFT_OUT
    )


class Pinged(Shown):
    """Someone points at something. Not stored."""

    type: Literal["pinged"]
    seat: int
    city: str | None = Field(None, json_schema_extra=LEFT_OUT)
    square: str | None = Field(None, json_schema_extra=LEFT_OUT)
    card: str | None = Field(None, json_schema_extra=LEFT_OUT)


class PresenceMessage(Shown):
    """Who has the table open; follows each `welcome`, and is sent again when that changes."""

    type: Literal["presence"]
    seats: list[int] = Field(description="as numbered in the latest `table`")
    watching: int = Field(description="how many others")


class Hint(Shown):
    """The answer to `hint`, sent only to the requester; empty if the position has changed."""

    type: Literal["hint"]
    id: str
    seat: int
    candidates: list[Candidate]


class Coached(Shown):
    """A move of mine has cost much; sent only to me, if I have asked for it with `coach`."""

    type: Literal["coached"]
    seat: int
    number: int = Field(description="of an entry: the move had been made by then")
    decision: Coaching


class ClockMessage(Shown):
    """A warning: little time is left."""

    type: Literal["clock"]
    clocks: dict[str, ClockState]
    now: int


class SavingMessage(Shown):
    """Whether the server can save. Sent when that changes, and on connecting while it cannot."""

    type: Literal["saving"]
    ok: bool = Field(description="false: its database is down; moves will not be stored for now")


class LoadMessage(Shown):
    """Whether the server has more to do than it can. Sent like `saving`."""

    type: Literal["load"]
    busy: bool = Field(
        description="true: moves take longer than usual, but none is lost; nothing new is begun"
    )


class Restart(Shown):
    """The administrator announces a restart; the game goes on after it."""

    type: Literal["restart"]
    at: int | None = Field(description="when; null: it was taken back")


class Bye(Shown):
    """The connection is closing. Connect again, to any server, after `restart` or `slow` only.

    `slow`: this client did not read. `fast`: it sent too many frames. `full`: it watches without a
    seat, and a player needed its place. `busy`: it would watch without a seat, and the server has
    enough to do; try again after ten seconds.
    """

    type: Literal["bye"]
    reason: Literal["restart", "expired", "slow", "fast", "full", "busy", "spectators-off"]


SERVER_MESSAGES: tuple[type[Shown], ...] = (
    *(Welcome, Change, Accepted, Refused, SaidMessage, RepliedMessage, WishAnswered, Pinged),
    *(PresenceMessage, Hint, Coached, ClockMessage, SavingMessage, LoadMessage, Restart, Bye),
)
