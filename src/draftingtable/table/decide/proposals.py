"""Moves that players propose to each other in the open (C3.1).

They are entries like everything else, so whoever connects later sees them too. A proposal lasts
as long as somebody could make that move.
"""

from draftingtable.games.core.errors import Refusal
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import Data, Draft
from draftingtable.table.state import Proposal


def propose(asked: RequestContext, action: actions.Propose) -> list[Draft]:
    match = asked.need_running()
    asked.own_seat(action.seat)
    chosen = match.game.notation.parse_move(action.move)
    if match.game.is_secret(chosen):
        raise Refusal("proposal-secret", "C3.1")
    if not asked.table.is_legal_for_somebody(chosen):
        match.position.copy().apply(action.seat, chosen)  # says why not
    if Proposal(action.seat, chosen) in asked.table.proposals:
        return []
    text = match.game.notation.move_text(chosen)
    return [Draft("proposed", {"seat": action.seat + 1, "move": text})]


def withdraw(asked: RequestContext, action: actions.Withdraw) -> list[Draft]:
    match = asked.need_running()
    asked.own_seat(action.seat)
    data: Data = {"seat": action.seat + 1}
    own = [proposal for proposal in asked.table.proposals if proposal.seat == action.seat]
    if action.move is not None:
        chosen = match.game.notation.parse_move(action.move)
        own = [proposal for proposal in own if proposal.move == chosen]
        data["move"] = match.game.notation.move_text(chosen)
    return [Draft("withdrawn", data)] if own else []
