"""Decisions during the game."""

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.match import Match
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import (
    SYSTEM,
    Ended,
    Fact,
    Moved,
    Offered,
    Rematched,
    Resigned,
    Undone,
)
from draftingtable.table.state import FINISHED, MOST_UNDOS


def move(request: RequestContext, action: actions.Move) -> list[Fact]:
    if request.is_done(action.id):
        return []
    match = request.need_running()
    may_move(request, action.seat)
    expected = request.table.phase(action.seat)
    if action.phase != expected:
        raise Refusal("stale-phase", "", {"phase": action.phase, "expected": expected})
    check_legal(request, match, action.seat, match.game.notation.parse_move(action.move))
    return [Moved(action.seat + 1, action.move, signature(request, action.id), action.id)]


def may_move(request: RequestContext, place: int) -> None:
    """Checks that people move for their own seats, and the server for those played by bots."""
    if request.by != SYSTEM:
        request.own_active_seat(place)
    elif request.seat(place).played_by() is None:
        raise Refusal("seat-not-yours", "", {"seat": place + 1})


def check_legal(request: RequestContext, match: Match, seat: int, chosen: int) -> None:
    if chosen not in request.table.legal_moves(seat):
        match.position.copy().apply(seat, chosen)  # raises the reason


def signature(request: RequestContext, message: str) -> str | None:
    """Returns the author of an entry; None for the server itself."""
    return request.by if request.by != SYSTEM or message else None


def undo(request: RequestContext, action: actions.Undo) -> list[Fact]:
    if request.is_done(action.id):
        return []
    request.need_running()
    request.own_active_seat(action.seat)
    if not request.table.settings.undo:
        raise Refusal("undo-off")
    if request.table.undos[action.seat] >= MOST_UNDOS:
        raise Refusal("undo-enough", "", {"most": MOST_UNDOS})
    if not request.table.undoable(action.seat):
        raise Refusal("nothing-to-undo")
    return [Undone(action.seat + 1, signature(request, action.id), action.id)]


def resign(request: RequestContext, action: actions.Resign) -> list[Fact]:
    """Lets a bot play for a player who resigns, as others may want to continue."""
    request.need_running()
    if request.own_seat(action.seat).resigned:
        return []
    facts: list[Fact] = [Resigned(action.seat + 1, request.level(None))]
    if request.table.ends_without(action.seat):
        facts.append(Ended("resigned"))
    return facts


def end(request: RequestContext, action: actions.End) -> list[Fact]:
    request.need_running()
    request.own_active_seat(action.seat)
    offers = request.table.end_offers
    if (action.seat in offers) == action.agree:
        return []
    facts: list[Fact] = [Offered(action.seat + 1, action.agree)]
    if action.agree and all_agree(request, offers | {action.seat}):
        facts.append(Ended("agreed"))
    return facts


def all_agree(request: RequestContext, offers: set[int]) -> bool:
    """Whether all active players agree; one seat speaks for all of a player's."""
    seats = request.table.seats
    playing = {seat.player for seat in seats if seat.is_played_by_person() and not seat.resigned}
    return playing <= {seats[place].player for place in offers}


def rematched(request: RequestContext, action: actions.Rematched) -> list[Fact]:
    if request.table.state != FINISHED:
        raise Refusal("game-running")
    request.need_somebody()
    if request.table.daily is not None:
        raise Refusal("daily-once")
    if request.table.rematch is not None:
        return []
    return [Rematched(action.table)]
