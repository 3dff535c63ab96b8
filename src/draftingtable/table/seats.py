"""A seat at a table, and who sits there."""

from dataclasses import dataclass
from typing import Any, Final

from draftingtable.table.entries import Data

OPEN: Final = "open"
PLAYER: Final = "player"
BOT: Final = "bot"
AUTOMA: Final = "automa"


@dataclass(slots=True)
class Seat:
    """Several seats may belong to one player: then people take turns at one device."""

    kind: str = OPEN
    player: str | None = None
    nickname: str = ""
    level: str | None = None
    ready: bool = False
    stand_in: str | None = None
    """The level of the bot that plays while the player is away."""
    resigned: bool = False
    answer: str | None = None
    """To the seating question (C1.3)."""
    nonce: str = ""
    """What this seat adds to the deal, in hexadecimal; see docs/fair-deals.md."""

    def played_by(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == BOT else self.stand_in

    def is_played_by_person(self) -> bool:
        return self.kind == PLAYER and self.stand_in is None

    def still_in(self) -> bool:
        """A person's seat that was not given up for good."""
        return self.kind == PLAYER and not self.resigned

    def name(self, number: int) -> str:
        """For a record: bots are called by their level."""
        return self.nickname or f"{self.level or 'seat'} {number}"

    def as_log(self) -> Data:
        """What an entry says about a seat while the table is open."""
        data: Data = {"kind": self.kind}
        for key in ("player", "nickname", "level", "nonce", "answer"):
            if value := getattr(self, key):
                data[key] = value
        if self.ready:
            data["ready"] = True
        return data

    def as_data(self, number: int, here: bool, mine: bool) -> dict[str, Any]:
        """As the protocol has it."""
        data: dict[str, Any] = {
            "seat": number,
            "kind": self.kind,
            "player": self.player,
            "nickname": self.nickname,
            "level": self.level,
            "here": here,
            "ready": self.ready,
            "mine": mine,
            "stand_in": self.stand_in,
            "resigned": self.resigned,
        }
        if self.answer is not None:
            data["answer"] = self.answer
        return data


def seat_from_log(data: Data) -> Seat:
    return Seat(
        kind=data["kind"],
        player=data.get("player"),
        nickname=data.get("nickname", ""),
        level=data.get("level"),
        nonce=data.get("nonce", ""),
        answer=data.get("answer"),
        ready=data.get("ready", data["kind"] != PLAYER and data["kind"] != OPEN),
    )
