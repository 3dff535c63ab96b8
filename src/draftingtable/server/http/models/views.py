"""What a viewer may know of a running game, by game, and the help that comes with it.

The games build these as plain data (`View.as_data`, `Game.help`). The models describe them for the
client and the documentation, and tests validate the data actually sent.
"""

from typing import Annotated, Literal

from pydantic import Field
from pydantic.config import JsonDict
from typing_extensions import TypeAliasType

from draftingtable.server.http.models.common import Answer, ErrorBody

LEFT_OUT: JsonDict = {"left_out": True}
"""Marks a key that is left out if it has no value: it is never null."""

CardText = TypeAliasType(
    "CardText", Annotated[str, Field(description="type and value: `s7`, `c15`, `j0`")]
)
TowerType = TypeAliasType("TowerType", Literal["c", "h", "t", "j", "s"])
TileText = TypeAliasType(
    "TileText",
    Annotated[
        str,
        Field(
            description="`S F O P H`, taverns `d e m b`, duplexes `F/e` (upright) and `e-F` (flat)"
        ),
    ],
)
CityLetter = TypeAliasType("CityLetter", str)
CityScore = TypeAliasType(
    "CityScore", Annotated[dict[str, int], Field(description="points by category, and `total`")]
)
Side = Literal["left", "right"]
SeatNumbers = Annotated[list[int], Field(description="seats, from 1")]


class Shown(Answer, extra="forbid"):
    """The tests allow no undocumented keys."""


# 5 Towers


class TowersGame(Shown):
    """The view of 5 Towers. All viewers see the same: only the order of the draw pile is secret."""

    game: Literal["towers"]
    players: int
    referee: bool
    start: int = Field(description="the starting player's seat")
    round: int
    pass_: Literal[1, 2] = Field(alias="pass", description="through the draw pile: first or second")
    phase: Literal["bidding", "building", "dealing", "over"]
    acting: SeatNumbers
    display: list[CardText]
    bids: list[int | Literal["pass"] | None] = Field(description="by seat; null: not yet")
    builder: int | None
    left: int = Field(description="cards that the builder still has to build")
    razed_type: TowerType | None
    towers: list[dict[TowerType, list[CardText]]] = Field(
        description="by seat: each tower's cards, from the bottom; towers not begun are left out"
    )
    razed: list[int] = Field(description="cards razed, by seat")
    discard: list[CardText]
    unseen: list[CardText]


class Blocked(Shown):
    """A display card that a seat could not build."""

    card: CardText
    on: CardText | None
    standing: bool
    raze_helps: bool
    rule: str


class BidLimit(Shown):
    """How many display cards a seat could build, and one way to do it."""

    largest: int
    raze: TowerType | None
    builds: list[CardText]
    blocked: list[Blocked]


class BuildPlan(Shown):
    """One way to build some display cards: what to raze first, and the cards in building order."""

    raze: TowerType | None
    builds: list[CardText]


class TowersPoints(Shown):
    towers: dict[str, int] = Field(
        description="by type, in full: `candy`; only towers that were begun"
    )
    main: int = Field(description="extra points of the main tower")
    razed: int
    total: int


class TowersHelp(Shown):
    points: list[TowersPoints] = Field(description="by seat")
    limits: list[BidLimit] | None = Field(
        None, description="by seat; while bidding", json_schema_extra=LEFT_OUT
    )
    plans: list[BuildPlan] | None = Field(
        None,
        description="by number of cards, from 0: one way for the seat in turn; while bidding",
        json_schema_extra=LEFT_OUT,
    )
    bids: dict[str, ErrorBody] | None = Field(
        None,
        description="why each number from 0 to 5 may not be bid by the seat in turn; while bidding",
        json_schema_extra=LEFT_OUT,
    )


# Between Two Cities


class CityData(Shown):
    city: CityLetter
    builders: SeatNumbers
    size: int
    score: CityScore
    rows: list[str] | None = Field(
        None,
        description="letters from the top, `.` where nothing is built; the first is at `corner`",
        json_schema_extra=LEFT_OUT,
    )
    corner: tuple[int, int] | None = Field(None, json_schema_extra=LEFT_OUT)
    buildings: dict[str, int] | None = Field(
        None, description="Automacity only: how many of each", json_schema_extra=LEFT_OUT
    )


class DraftSeat(Shown):
    seat: int
    left: CityLetter
    right: CityLetter
    hand_size: int
    picked: bool
    known: list[TileText] | None = Field(description="the hand, where the viewer knows it")
    revealed: list[TileText]
    unplaced: list[TileText]


class Box(Shown):
    singles: int
    duplexes: int


class DraftGame(Shown):
    """The view of Between Two Cities in the modes `ring` and `two`."""

    game: Literal["cities"]
    mode: Literal["ring", "two"]
    players: int
    viewer: int | None = Field(description="the seat whose view this is")
    round: int
    half: str | None
    turn: int
    phase: Literal["picking", "placing", "dealing", "over"]
    passing: Side | None
    acting: SeatNumbers
    hand: list[TileText] = Field(description="the viewer's own")
    pick: list[TileText] = Field(description="the viewer's own, until all are revealed")
    seats: list[DraftSeat]
    cities: list[CityData]
    box: Box
    discarded: int
    unseen: list[TileText]


class SkippedSymbol(Shown):
    symbol: str
    reason: str


class AutomaCandidate(Shown):
    tile: TileText
    points: int
    square: str | None


class Decision(Shown):
    """What an Automa took, and why (S4)."""

    seat: int
    city: CityLetter
    card: int
    column: str
    symbols: list[str]
    skipped: list[SkippedSymbol]
    symbol: str
    place: int
    candidates: list[AutomaCandidate]
    tied: list[TileText]
    tile: TileText


class TileForCity(Shown):
    tile: TileText
    city: CityLetter


class SoloGame(Shown):
    """The view of Between Two Cities in the modes `beginner` and `expert`; hands are open."""

    game: Literal["cities"]
    mode: Literal["beginner", "expert"]
    players: int
    viewer: int | None
    level: int
    level_points: int
    round: int
    turn: int
    phase: Literal["automa", "assigning", "placing", "dealing", "over"]
    passing: Side | None
    acting: SeatNumbers
    hands: list[list[TileText]]
    waiting: list[CityLetter] = Field(description="cities that still get a tile this turn")
    to_place: list[TileForCity]
    cities: list[CityData]
    decisions: list[Decision]
    deck: list[str]
    cards_left: list[int]
    discard: list[TileText]
    unseen: list[TileText]


class Factories(Shown):
    city: CityLetter
    count: int
    worth: int


class CitiesHelp(Shown):
    adds: dict[str, dict[str, int]] = Field(
        description="by placement in `legal` or `suggest`: points it adds, by category and `total`"
    )
    others: dict[str, dict[CityLetter, int]] = Field(
        description="by placement: what it changes in other cities"
    )
    first: dict[CityLetter, int] = Field(
        description="by city: who places first if both neighbours wait (C3.4)"
    )
    factories: list[Factories]
    suggest: dict[str, list[str]] | None = Field(
        None,
        description="by neighbour's seat: placements that I may propose to them; not in solo modes",
        json_schema_extra=LEFT_OUT,
    )
    best: dict[TileText, dict[CityLetter, int]] | None = Field(
        None,
        description="by tile in hand, while choosing: "
        "the most it could add now to each of my cities",
        json_schema_extra=LEFT_OUT,
    )
    assign: dict[str, dict[str, int]] | None = Field(
        None,
        description="by legal assignment: the points it would add, in a city of mine at best; solo",
        json_schema_extra=LEFT_OUT,
    )


# Any game


GameView = TowersGame | DraftGame | SoloGame
Help = TowersHelp | CitiesHelp


class SeatView(Shown):
    """What one seat (or a spectator, seat 0) may know and do."""

    game: GameView
    phase: int = Field(description="grows whenever this seat is asked something new")
    legal: list[str] = Field(description="moves; empty unless the seat may act")
    undo: int = Field(description="how many of one's own moves can be taken back now")
    help: Help


class SeatViewChange(Answer, extra="forbid"):
    """The keys of a view that changed; of `game`, only the keys within that did."""

    game: dict[str, object] | None = Field(None, json_schema_extra=LEFT_OUT)
    phase: int | None = Field(None, json_schema_extra=LEFT_OUT)
    legal: list[str] | None = Field(None, json_schema_extra=LEFT_OUT)
    undo: int | None = Field(None, json_schema_extra=LEFT_OUT)
    help: Help | None = Field(None, json_schema_extra=LEFT_OUT)
