"""Decisions about bots that play for people, and about taking a seat back."""

from draftingtable.games.core.errors import Refusal
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import SYSTEM, Fact, Returned, StoodIn, Voted
from draftingtable.table.policy import SECOND


def replace(request: RequestContext, action: actions.Replace) -> list[Fact]:
    """Lets a bot of the usual level play: at once, or by vote of the other people."""
    request.need_running()
    request.need_somebody()
    if request.table.daily is not None:
        raise Refusal("daily-alone")
    place = action.seat
    seat = request.seat(place)
    if not seat.is_played_by_person() or seat.resigned:
        raise Refusal("seat-not-person", "", {"seat": place + 1})
    stood_in: list[Fact] = [StoodIn(place + 1, request.level(None))]
    if request.by in (seat.player, SYSTEM):
        return stood_in
    absent = is_absent(request, action)
    if absent and request.by == request.table.host:
        return stood_in
    return vote(request, place, absent, stood_in)


def is_absent(request: RequestContext, action: actions.Replace) -> bool:
    if action.seat in request.table.out_of_time:
        return True
    return action.away is not None and action.away >= request.policy.absence


def vote(request: RequestContext, place: int, absent: bool, stood_in: list[Fact]) -> list[Fact]:
    """Records a vote; the one that decides comes with its consequence."""
    table = request.table
    needed = table.votes_needed(place, absent)
    if not needed or request.by not in table.voters_on(place):
        seconds = request.policy.absence // SECOND
        raise Refusal("player-present", "", {"seat": place + 1, "seconds": seconds})
    before = table.votes.get(place, set())
    votes = (before | {request.by}) & table.voters_on(place)
    new: list[Fact] = [] if request.by in before else [Voted(place + 1, request.by)]
    return [*new, *stood_in] if len(votes) >= needed else new


def give_back(request: RequestContext, action: actions.Return) -> list[Fact]:
    request.need_running()
    seat = request.own_seat(action.seat)
    if seat.resigned:
        raise Refusal("seat-resigned", "", {"seat": action.seat + 1})
    if seat.stand_in is None:
        return []
    return [Returned(action.seat + 1)]
