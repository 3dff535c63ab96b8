"""Takes people out of the log of a table that is over; the game stays as it was played.

Names and identities are replaced in every entry, the same way each time, and what was said
disappears. Moves and nonces stay, so the game still replays and its deals can still be verified.
"""

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from typing import cast

from draftingtable.table import entries
from draftingtable.table.entries import Entry, Fact
from draftingtable.table.entry_parts import SeatRecord, Speaker
from draftingtable.table.names import unlike
from draftingtable.table.seats import PLAYER
from draftingtable.table.state import TableState
from draftingtable.table.table import Table

NEUTRAL = "Player"
Whom = Callable[[str], bool]
"""Whether this player is to be forgotten."""


def without_chat(log: Iterable[Entry]) -> list[Entry]:
    """Returns the log with nothing said; an entry that changes nothing keeps each number."""
    return [
        replace(entry, fact=entries.Kept()) if isinstance(entry.fact, entries.Said) else entry
        for entry in log
    ]


def neutral_name(table: TableState, place: int, whom: Whom) -> str:
    """Returns "Player 2" for the second seat, unless somebody else there is called that."""
    others = [
        seat.nickname
        for at, seat in enumerate(table.seats)
        if at != place and not whom(seat.player or "")
    ]
    return unlike(f"{NEUTRAL} {place + 1}", others)


class Forgetting:
    """Replaces people in one log, following the table to know who sat where at each entry.

    `table` is as it was at the end of the log, or at the start of the game: seats do not change
    owners or names after that.
    """

    def __init__(self, table: Table, whom: Whom) -> None:
        self.whom = whom
        self.last_followed = table.number
        self.followed = Table(table.id, table.deal_secret())
        self.strangers: dict[str, str] = {}
        """An identity that nobody has, for each of them; a different one at every table."""
        self.names = {
            seat.nickname: neutral_name(table, place, whom)
            for place, seat in enumerate(table.seats)
            if seat.kind == PLAYER and whom(seat.player or "")
        }

    def log(self, log: Iterable[Entry]) -> list[Entry]:
        """Returns the whole log without them."""
        return [replace(entry, fact=self.fact(entry)) for entry in log]

    def line(self, line: Mapping[str, object]) -> dict[str, object]:
        """Returns the table's line in lists without them, otherwise unchanged."""
        host = str(line["host"] or "")
        seats = cast(Iterable[Mapping[str, object]], line["seats"])
        return {
            **line,
            "host": self._player(host) or None,
            "campaign": None if self.whom(host) else line.get("campaign"),
            "seats": [{**seat, "nickname": self._listed_name(seat)} for seat in seats],
            **self._listed_people(line),
        }

    def _listed_people(self, line: Mapping[str, object]) -> dict[str, object]:
        """Returns who sat where, if the line says so: older ones do not."""
        if "people" not in line:
            return {}
        people = cast(Iterable[str | None], line["people"])
        return {"people": [self._player(one or "") or None for one in people]}

    def _listed_name(self, seat: Mapping[str, object]) -> object:
        name = seat["nickname"]
        return self.names.get(str(name), name) if seat["kind"] == PLAYER else name

    def fact(self, entry: Entry) -> Fact:
        """Returns the entry's fact without them."""
        owner = self._owner(entry.fact)
        if entry.number <= self.last_followed:
            self.followed.apply(entry)
        fact = entry.fact
        if isinstance(fact, entries.Said) and self.whom(fact.by.player):
            return entries.Kept()
        if isinstance(fact, entries.Renamed) and self.whom(owner):
            return replace(fact, nickname=self._name(fact.nickname))
        if isinstance(fact, entries.Answered) and self.whom(owner):
            return replace(fact, answer="")
        if isinstance(fact, entries.Created) and self.whom(fact.host):
            fact = replace(fact, campaign=None)
        return self._without(fact)

    def _owner(self, fact: Fact) -> str:
        seat = getattr(fact, "seat", None)
        known = isinstance(seat, int) and seat <= len(self.followed.seats)
        return (self.followed.seats[seat - 1].player or "") if known and seat else ""

    def _without(self, fact: Fact) -> Fact:
        """Replaces people in all parts of a fact that can name them."""
        changed: dict[str, object] = {}
        for one in fields(fact):  # type: ignore[arg-type]
            value = getattr(fact, one.name)
            if isinstance(value, SeatRecord):
                changed[one.name] = self._seat(value)
            elif isinstance(value, tuple) and value and isinstance(value[0], SeatRecord):
                changed[one.name] = tuple(self._seat(seat) for seat in value)
            elif one.name in ("host", "by") and isinstance(value, str):
                changed[one.name] = self._player(value)
            elif isinstance(value, Speaker):
                changed[one.name] = replace(value, player=self._player(value.player))
        return replace(fact, **changed) if changed else fact  # type: ignore[type-var]

    def _seat(self, seat: SeatRecord) -> SeatRecord:
        if not self.whom(seat.player or ""):
            return seat
        player = self._player(seat.player or "")
        answer = None if seat.answer is None else ""
        return replace(seat, player=player, nickname=self._name(seat.nickname), answer=answer)

    def _player(self, player: str) -> str:
        if not player or not self.whom(player):
            return player
        return self.strangers.setdefault(player, secrets.token_urlsafe(16))

    def _name(self, nickname: str) -> str:
        """Returns the name of their seat; of one that they left, a name without a number."""
        return self.names.get(nickname, NEUTRAL)
