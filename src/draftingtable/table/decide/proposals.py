"""Moves that players propose to each other openly (C3.1).

They are entries like everything else, so players who connect later see them too. A proposal lasts
as long as someone could make that move.
"""

from draftingtable.games.core.errors import Refusal
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import Fact, Proposed, Withdrawn
from draftingtable.table.state import Proposal


def propose(request: RequestContext, action: actions.Propose) -> list[Fact]:
    match = request.need_running()
    request.own_seat(action.seat)
    chosen = match.game.notation.parse_move(action.move)
    if match.game.is_secret(chosen):
        raise Refusal("proposal-secret", "C3.1")
    if not request.table.is_legal_for_somebody(chosen):
        match.position.copy().apply(action.seat, chosen)  # raises the reason
    if Proposal(action.seat, chosen) in request.table.proposals:
        return []
    text = match.game.notation.move_text(chosen)
    return [Proposed(action.seat + 1, text)]


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
