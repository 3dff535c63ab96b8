"""Parts that entries of a table's log are made of."""

from collections.abc import Mapping
from dataclasses import dataclass

from draftingtable.table.serialization import Stored


@dataclass(frozen=True, slots=True)
class SeatRecord(Stored):
    """Who sits in a seat, as an entry says it."""

    kind: str
    player: str | None = None
    nickname: str = ""
    level: str | None = None
    nonce: str = ""
    """Only in tables from before version 2 of fair deals."""
    answer: str | None = None
    ready: bool = False
    commit: str | None = None


@dataclass(frozen=True, slots=True)
class BranchPoint(Stored):
    """The moment of a finished game from which another one goes on."""

    table: str
    """Where that game was played."""
    step: int
    """How many choices were taken over from it."""
    seat: int
    """The seat of whoever plays on."""
    luck: str
    """`same`: it is dealt what that game dealt afterwards; else `new`."""


@dataclass(frozen=True, slots=True)
class Speaker(Stored):
    player: str
    nickname: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Reason(Stored):
    """Why a bot proposes a move, as data; its text is `hint-<kind>` in the language files."""

    kind: str
    params: Mapping[str, str | int]
