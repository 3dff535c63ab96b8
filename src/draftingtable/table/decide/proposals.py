"""Moves that players propose to each other openly (C3.1).

They are entries like everything else, so players who connect later see them too. A proposal lasts
as long as someone could make that move.
"""

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.json_checks import require_choice
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import SYSTEM, Fact, Proposed, Replied, Withdrawn
from draftingtable.table.state import AGREED, ANSWERS, Proposal


def propose(request: RequestContext, action: actions.Propose) -> list[Fact]:
    match = request.need_running()
    speak_for(request, action.seat)
    chosen = match.game.notation.parse_move(action.move)
    if match.game.is_secret(chosen):
        raise Refusal("proposal-secret", "C3.1")
    if not request.table.is_legal_for_somebody(chosen):
        match.position.copy().apply(action.seat, chosen)  # raises the reason
    if found(request, action.seat, chosen) is not None:
        return []
    text = match.game.notation.move_text(chosen)
    return [Proposed(action.seat + 1, text, action.reason)]


def withdraw(request: RequestContext, action: actions.Withdraw) -> list[Fact]:
    match = request.need_running()
    request.own_seat(action.seat)
    own = [proposal for proposal in request.table.proposals if proposal.seat == action.seat]
    if action.move is not None:
        chosen = match.game.notation.parse_move(action.move)
        own = [proposal for proposal in own if proposal.move == chosen]
    if not own:
        return []
    text = None if action.move is None else match.game.notation.move_text(own[0].move)
    return [Withdrawn(action.seat + 1, text)]


def reply(request: RequestContext, action: actions.Reply) -> list[Fact]:
    """Answers a proposal: only whoever shares the city with the proposer may (C3.1)."""
    match = request.need_running()
    speak_for(request, action.seat)
    answer = require_choice(action.answer, "answer", ANSWERS)
    chosen = match.game.notation.parse_move(action.move)
    proposal = found(request, action.to, chosen)
    if proposal is None:
        raise Refusal("no-such-proposal")
    partners = match.game.partners(match.position, chosen)
    if action.seat == action.to or action.seat not in partners:
        raise Refusal("proposal-not-shared", "C3.1")
    if proposal.agreed and answer == AGREED:
        return []
    text = match.game.notation.move_text(chosen)
    seats = (action.seat + 1, action.to + 1)
    return [Replied(*seats, text, answer, action.better, action.reason)]


def speak_for(request: RequestContext, place: int) -> None:
    """Requires one's own seat; the server speaks for bots."""
    if request.by != SYSTEM or request.seat(place).played_by() is None:
        request.own_seat(place)


def found(request: RequestContext, seat: int, move: int) -> Proposal | None:
    same = [one for one in request.table.proposals if (one.seat, one.move) == (seat, move)]
    return same[0] if same else None
