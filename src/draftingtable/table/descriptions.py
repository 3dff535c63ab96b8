"""A table as the protocol shows it: in full, as a line in a list, and its result."""

from collections.abc import Container

from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.position import SPECTATOR
from draftingtable.table.seats import BOT, PLAYER
from draftingtable.table.state import RUNNING, TableState


def common_data(table: TableState) -> dict[str, object]:
    """Returns what is the same for all viewers at any time."""
    outcome = table.outcome()
    return {
        "id": table.id,
        "code": table.code,
        "state": table.state,
        "created": table.created,
        "host": table.host,
        "settings": table.settings.as_data(),
        "start": None if table.start is None else table.start + 1,
        "commitment": table.commitment,
        "lock": table.lock.as_data() if table.locked and table.lock is not None else None,
        "rematch": table.rematch,
        "rematch_of": table.rematch_of,
        "campaign": table.campaign,
        "expires": table.expires,
        "waiting_for": [seat + 1 for seat in table.waiting_for()],
        "end_offers": sorted(seat + 1 for seat in table.end_offers),
        "replace_votes": {
            str(seat + 1): len(votes) for seat, votes in sorted(table.votes.items())
        },
        "outcome": None if outcome is None else outcome_data(outcome, table.resigned()),
    }


def seats_data(table: TableState, viewer: str, here: Container[str]) -> list[dict[str, object]]:
    """Returns the seats for one viewer: marks their own, leaves out what only others may know."""
    running = table.state == RUNNING
    return [
        seat.as_data(
            number,
            seat.kind != PLAYER or (seat.player or "") in here,
            bool(viewer) and seat.player == viewer,
        )
        | {"resign_ends": running and seat.still_in() and table.ends_without(number - 1)}
        | voting_data(table, number - 1, viewer)
        for number, seat in enumerate(table.seats, 1)
    ]


def voting_data(table: TableState, place: int, viewer: str) -> dict[str, object]:
    """Returns what the vote on a bot in that seat needs, and whether the viewer has voted."""
    seat = table.seats[place]
    open_to_vote = table.state == RUNNING and seat.is_played_by_person() and not seat.resigned
    return {
        "votes_needed": table.votes_needed(place) if open_to_vote else 0,
        "voted": viewer in table.votes.get(place, ()),
    }


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
    """Returns a line for a list of tables: what does not change with every move."""
    outcome = table.outcome()
    settings = table.settings
    return {
        "id": table.id,
        "code": table.code,
        "state": table.state,
        "game": settings.game,
        "mode": settings.options.get("mode"),
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
            "reason": outcome.reason,
        },
    }


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
