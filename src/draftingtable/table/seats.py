"""A seat at a table and its player."""

from dataclasses import dataclass
from typing import Final, Self

from draftingtable.table.entry_parts import SeatRecord

OPEN: Final = "open"
PLAYER: Final = "player"
BOT: Final = "bot"
AUTOMA: Final = "automa"


@dataclass(slots=True)
class Seat:
    """A seat. Several seats may belong to one player, for people who share a device."""

    kind: str = OPEN
    player: str | None = None
    nickname: str = ""
    level: str | None = None
    ready: bool = False
    stand_in: str | None = None
    """The level of the bot that plays while the player is away."""
    resigned: bool = False
    answer: str | None = None
    """The answer to the seating question (C1.3)."""
    commit: str | None = None
    """The commitment to this person's nonce, in hexadecimal; see docs/fair-deals.md."""

    def played_by(self) -> str | None:
        """The level of the bot that is playing here now, if any."""
        return self.level if self.kind == BOT else self.stand_in

    def is_played_by_person(self) -> bool:
        return self.kind == PLAYER and self.stand_in is None

    def still_in(self) -> bool:
        """Whether a person sits here who has not resigned."""
        return self.kind == PLAYER and not self.resigned

    def name(self, number: int) -> str:
        """Returns a name for a record: bots are named by level."""
        return self.nickname or f"{self.level or 'seat'} {number}"

    def as_record(self) -> SeatRecord:
        """Returns the seat as stored in entries while the table is open."""
        return SeatRecord(
            kind=self.kind,
            player=self.player,
            nickname=self.nickname,
            level=self.level,
            answer=self.answer,
            ready=self.ready,
            commit=self.commit,
        )

    @classmethod
    def from_record(cls, record: SeatRecord) -> Self:
        """Creates a seat from an entry. Bots and Automas are always ready."""
        return cls(
            kind=record.kind,
            player=record.player,
            nickname=record.nickname,
            level=record.level,
            commit=record.commit,
            answer=record.answer,
            ready=record.ready or record.kind in (BOT, AUTOMA),
        )

    def as_data(self, number: int) -> dict[str, object]:
        """Returns the seat as in the protocol, without what depends on the viewer."""
        data: dict[str, object] = {
            "seat": number,
            "kind": self.kind,
            "player": self.player,
            "nickname": self.nickname,
            "level": self.level,
            "ready": self.ready,
            "stand_in": self.stand_in,
            "resigned": self.resigned,
            "commit": self.commit,
        }
        if self.answer is not None:
            data["answer"] = self.answer
        return data
