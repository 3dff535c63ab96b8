"""A table as the protocol shows it: in full, as a line in a list, and its result."""

from collections.abc import Container, Mapping, Sequence
from typing import Final, cast
from weakref import proxy

from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.position import SPECTATOR
from draftingtable.table.seats import BOT, PLAYER
from draftingtable.table.settings import Settings
from draftingtable.table.state import RUNNING, TableState

Data = dict[str, object]
SEEN: Final = (
    *("id", "code", "state", "game", "mode", "options", "players", "open_seats", "locked", "host"),
    *("seats", "bots", "clock", "public", "spectators", "created", "ended", "campaign", "result"),
)
"""What everybody may know of a line in a list."""


class TableData:
    """A table as the protocol shows it, each part computed once until it changes.

    All viewers share almost everything: only presence, the time on the clocks, and which seats are
    one's own differ.
    """

    def __init__(self, table: TableState) -> None:
        self.table: TableState = proxy(table)  # no cycle: the collector comes rarely
        self.clear()

    def clear(self) -> None:
        """Discards what was computed, when nobody is watching."""
        self._number = -1
        self._shared: Data = {}
        self._seating: tuple[int, str] = (-1, "")
        self._seats: list[Data] = []
        self._settings: tuple[Settings | None, Data] = (None, {})

    def shared(self) -> Data:
        """Returns what is the same for all viewers; clocks as of the last entry. Do not change it.

        Two of them are equal if the table looks the same, apart from presence and votes.
        """
        if self._number != self.table.number:
            self._number = self.table.number
            self._shared = {
                **common_data(self.table),
                "settings": self._settings_data(),
                "seats": self._shared_seats(),
                "clocks": self.table.clocks(0),
            }
        return self._shared

    def _settings_data(self) -> Data:
        settings = self.table.settings
        if self._settings[0] is not settings:
            self._settings = (settings, settings.as_data())
        return self._settings[1]

    def _shared_seats(self) -> list[Data]:
        """Returns the seats, which change far more rarely than the game."""
        seating = (self.table.seated, self.table.state)
        if self._seating != seating:
            self._seating = seating
            self._seats = seats_data(self.table)
        return self._seats

    def shown_to(self, viewer: str, here: Container[str], now: int) -> Data:
        """Returns everything for one viewer: marks their own seats, and their votes."""
        shared, table = self.shared(), self.table
        voted = voted_by(table, viewer)
        seats = [
            {
                **data,
                "here": seat.kind != PLAYER or (seat.player or "") in here,
                "mine": bool(viewer) and seat.player == viewer,
                "voted": place in voted,
            }
            for place, (seat, data) in enumerate(zip(table.seats, self._seats, strict=True))
        ]
        return {**shared, "seats": seats, "clocks": table.clocks(now)}


def common_data(table: TableState) -> Data:
    """Returns what changes with the game."""
    outcome = table.outcome()
    return {
        "id": table.id,
        "code": table.code,
        "state": table.state,
        "created": table.created,
        "host": table.host,
        "start": None if table.start is None else table.start + 1,
        "commitment": table.commitment,
        "lock": table.lock.as_data() if table.locked and table.lock is not None else None,
        "deal_failed": table.deal_failed,
        "rematch": table.rematch,
        "rematch_of": table.rematch_of,
        "campaign": table.campaign,
        "branch": None if table.branch is None else table.branch.as_data(),
        "continued": continued_data(table),
        "daily": daily_data(table),
        "challenge": table.challenge,
        "expires": table.expires,
        "waiting_for": [seat + 1 for seat in table.waiting_for()],
        "end_offers": sorted(seat + 1 for seat in table.end_offers),
        "replace_votes": {str(seat + 1): len(votes) for seat, votes in sorted(table.votes.items())},
        "outcome": None if outcome is None else outcome_data(outcome, table.resigned()),
    }


def continued_data(table: TableState) -> dict[str, object] | None:
    free = sorted(seat + 1 for seat in table.free_seats) if table.state == RUNNING else []
    return {"free": free} if table.continued else None


def daily_data(table: TableState) -> Data | None:
    daily = table.daily
    if daily is None:
        return None
    return {"date": daily.date, "until": daily.until, "sealed": table.sealed}


def seats_data(table: TableState) -> list[Data]:
    """Returns what all viewers may know of the seats."""
    running = table.state == RUNNING
    return [
        seat.as_data(place + 1)
        | {
            "resign_ends": running and seat.still_in() and table.ends_without(place),
            "votes_needed": table.votes_needed(place) if is_open_to_vote(table, place) else 0,
        }
        for place, seat in enumerate(table.seats)
    ]


def is_open_to_vote(table: TableState, place: int) -> bool:
    """Whether others may vote for a bot in that seat."""
    seat = table.seats[place]
    return table.state == RUNNING and seat.is_played_by_person() and not seat.resigned


def voted_by(table: TableState, viewer: str) -> list[int]:
    """Returns the seats for which the viewer has voted to have a bot."""
    return [place for place, votes in table.votes.items() if viewer in votes]


def outcome_data(outcome: Outcome, resigned: list[int]) -> dict[str, object]:
    return {
        "scores": outcome.scores,
        "winners": [seat + 1 for seat in outcome.winners],
        "places": outcome.places(resigned),
        "reason": outcome.reason,
        "tie_break": outcome.tie_break or None,
        "breakdown": outcome.breakdown,
        "tie_steps": [step.as_data() for step in outcome.tie_steps],
    }


def line_data(table: TableState) -> dict[str, object]:
    """Returns a line for a list of tables: what does not change with every move.

    `people` is for the server alone: `line_seen_by` says which seats are the viewer's own.
    """
    outcome = table.outcome()
    settings = table.settings
    branch = {} if table.branch is None else {"branch": table.branch.as_data()}
    return {
        **branch,
        "id": table.id,
        "code": table.code,
        "state": table.state,
        "game": settings.game,
        "mode": settings.options.get("mode"),
        "options": settings.options,
        "players": settings.players,
        "open_seats": len(table.open_seats()),
        "locked": table.locked,
        "host": table.host,
        "seats": [
            {"kind": seat.kind, "nickname": seat.nickname, "level": seat.level}
            for seat in table.seats
        ],
        "bots": sum(seat.kind == BOT for seat in table.seats),
        "clock": settings.clock.as_data(),
        "public": settings.public,
        "spectators": settings.spectators,
        "created": table.created,
        "ended": table.ended,
        "campaign": table.campaign,
        "result": None
        if outcome is None
        else {
            "scores": outcome.scores,
            "winners": [seat + 1 for seat in outcome.winners],
            "places": outcome.places(table.resigned()),
            "reason": outcome.reason,
        },
        "people": [seat.player for seat in table.seats],
    }


def line_seen_by(line: Mapping[str, object], viewer: str) -> Data:
    """Returns a line as one viewer may see it.

    Lines written by version 0.3 or earlier do not say who sat where, nor places.
    """
    people = cast(Sequence[str | None] | None, line.get("people"))
    result = cast(Data | None, line.get("result"))
    branch = {"branch": line["branch"]} if "branch" in line else {}
    return {
        **branch,
        **{name: line.get(name) for name in SEEN},
        "options": line.get("options", {}),
        "result": None if result is None else {"places": None, **result},
        "mine": None if people is None else seats_among(people, viewer),
    }


def seats_among(people: Sequence[str | None], viewer: str) -> list[int]:
    return [number for number, one in enumerate(people, 1) if viewer and one == viewer]


def progress_data(table: TableState, viewer: str) -> dict[str, object] | None:
    """Returns how far a running game is, for a player still in it; changes with every move."""
    in_it = table.state == RUNNING and viewer in table.people_still_in()
    if table.match is None or not in_it:
        return None
    return {
        "seats": [seat + 1 for seat in table.seats_of(viewer)],
        "round": table.match.position.view(SPECTATOR).as_data().get("round"),
        "waiting_for": [seat + 1 for seat in table.waiting_for()],
    }
