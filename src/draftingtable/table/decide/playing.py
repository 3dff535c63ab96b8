"""Decisions while the game runs."""

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.match import Match
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import SYSTEM, Data, Draft
from draftingtable.table.state import FINISHED


def move(asked: RequestContext, action: actions.Move) -> list[Draft]:
    if asked.is_done(action.id):
        return []
    match = asked.need_running()
    may_move(asked, action.seat)
    expected = asked.table.phase(action.seat)
    if action.phase != expected:
        raise Refusal("stale-phase", "", {"phase": action.phase, "expected": expected})
    check_legal(asked, match, action.seat, match.game.notation.parse_move(action.move))
    return [Draft("moved", signed(asked, action.seat, action.id, move=action.move))]


def may_move(asked: RequestContext, place: int) -> None:
    """People move at their own seats, the server at those that a bot plays."""
    if asked.by != SYSTEM:
        asked.own_active_seat(place)
    elif asked.seat(place).played_by() is None:
        raise Refusal("seat-not-yours", "", {"seat": place + 1})


def check_legal(asked: RequestContext, match: Match, seat: int, chosen: int) -> None:
    if chosen not in asked.table.legal_moves(seat):
        match.position.copy().apply(seat, chosen)  # says why not


def signed(asked: RequestContext, seat: int, message: str, **data: str) -> Data:
    """The data of an entry, with who asked for it and by which message."""
    signed: Data = {"seat": seat + 1, **data}
    if asked.by != SYSTEM:
        signed["by"] = asked.by
    if message:
        signed["id"] = message
        signed.setdefault("by", SYSTEM)
    return signed


def undo(asked: RequestContext, action: actions.Undo) -> list[Draft]:
    if asked.is_done(action.id):
        return []
    asked.need_running()
    asked.own_active_seat(action.seat)
    if not asked.table.settings.undo:
        raise Refusal("undo-off")
    if not asked.table.undoable(action.seat):
        raise Refusal("nothing-to-undo")
    return [Draft("undone", signed(asked, action.seat, action.id))]


def resign(asked: RequestContext, action: actions.Resign) -> list[Draft]:
    """Others may want to go on: a bot plays for whoever gives up."""
    asked.need_running()
    if asked.own_seat(action.seat).resigned:
        return []
    drafts = [Draft("resigned", {"seat": action.seat + 1, "level": asked.level(None)})]
    if asked.table.ends_without(action.seat):
        drafts.append(Draft("ended", {"reason": "resigned"}))
    return drafts


def replace(asked: RequestContext, action: actions.Replace) -> list[Draft]:
    asked.need_running()
    asked.need_somebody()
    seat = asked.seat(action.seat)
    if not seat.is_played_by_person() or seat.resigned:
        raise Refusal("seat-not-person", "", {"seat": action.seat + 1})
    level = asked.level(action.level)
    if asked.by not in (asked.table.host, seat.player, SYSTEM):
        if asked.by in asked.table.votes.get(action.seat, set()):
            return []
        if not vote_carries(asked, action.seat):
            return [Draft("voted", {"seat": action.seat + 1, "by": asked.by})]
    return [Draft("stood-in", {"seat": action.seat + 1, "level": level})]


def vote_carries(asked: RequestContext, place: int) -> bool:
    """More than half of the other people at the table want it."""
    voters = asked.table.people_still_in() - {asked.table.seats[place].player}
    votes = (asked.table.votes.get(place, set()) | {asked.by}) & voters
    return 2 * len(votes) > len(voters)


def give_back(asked: RequestContext, action: actions.Return) -> list[Draft]:
    asked.need_running()
    seat = asked.own_seat(action.seat)
    if seat.resigned:
        raise Refusal("seat-resigned", "", {"seat": action.seat + 1})
    if seat.stand_in is None:
        return []
    return [Draft("returned", {"seat": action.seat + 1})]


def end(asked: RequestContext, action: actions.End) -> list[Draft]:
    asked.need_running()
    asked.own_active_seat(action.seat)
    offers = asked.table.end_offers
    if (action.seat in offers) == action.agree:
        return []
    drafts = [Draft("offered", {"seat": action.seat + 1, "agree": action.agree})]
    if action.agree and all_agree(asked, offers | {action.seat}):
        drafts.append(Draft("ended", {"reason": "agreed"}))
    return drafts


def all_agree(asked: RequestContext, offers: set[int]) -> bool:
    """Everybody who plays themselves; one seat speaks for all of a player's."""
    seats = asked.table.seats
    playing = {seat.player for seat in seats if seat.is_played_by_person() and not seat.resigned}
    return playing <= {seats[place].player for place in offers}


def rematched(asked: RequestContext, action: actions.Rematched) -> list[Draft]:
    if asked.table.state != FINISHED:
        raise Refusal("game-running")
    asked.need_somebody()
    if asked.table.rematch is not None:
        return []
    return [Draft("rematched", {"table": action.table})]


