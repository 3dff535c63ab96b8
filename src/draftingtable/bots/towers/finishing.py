"""The next step of a build, by plan."""

from collections.abc import Sequence

from draftingtable.bots.towers.appraisal import Appraisal
from draftingtable.bots.towers.planner import Planner
from draftingtable.games.towers.components import WITHDRAW
from draftingtable.games.towers.legality import may_raze_now


def building_move(appraisal: Appraisal, moves: Sequence[int]) -> int:
    """One of `moves`: the first of the best build that completes the bid."""
    state = appraisal.state
    planned = Planner(appraisal, state.turn, may_raze_now(state)).moves(state.left)
    if planned and planned[0] in moves:
        return planned[0]
    # Only with the referee off: somebody else bid, or began, what cannot be completed (T4.3).
    for move in moves:
        if move != WITHDRAW:
            return move
    return WITHDRAW
