"""What a 5 Towers interface shows besides the view, so it contains no rules itself."""

from typing import Any

from draftingtable.games.towers.components import BUILD, PASS
from draftingtable.games.towers.limits import limit_data, plans_data, refused_bids
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BIDDING


def help_for(position: TowersPosition) -> dict[str, Any]:
    """Returns the help, the same for every viewer: only the order of the pile is secret (T6)."""
    data: dict[str, Any] = {"points": position.breakdowns()}
    if position.phase == BIDDING:
        seats = range(position.players)
        data["limits"] = [limit_data(position, seat) for seat in seats]
        data["plans"] = plans_data(position, position.turn)
        data["bids"] = refused_bids(position)
    return data


def default_move(moves: list[int]) -> int:
    """Returns a move for a player out of time: pass if possible, else the lowest bid or a build."""
    if PASS in moves:
        return PASS
    builds = [move for move in moves if move >= BUILD]
    return (builds or moves)[0]
