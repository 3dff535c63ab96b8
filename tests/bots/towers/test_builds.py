"""The list of builds is complete, and its best is the planner's choice."""

import pytest

from draftingtable.bots.towers.builds import Builds
from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.planner import Planner
from draftingtable.bots.towers.weights import weights_for
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.legality import may_raze_now
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BUILDING


def building_positions(players: int, count: int) -> list[TowersPosition]:
    """Yields positions of random games in which a card has to be razed or built."""
    found: list[TowersPosition] = []
    dealer, randomness = SamplingDealer("builds", players), Randomness("builds", players)
    while len(found) < count:
        position = GAME.begin(GAME.setup(players))
        while not position.over:
            if position.dealing:
                position.deal(dealer)
                continue
            if position.phase == BUILDING and randomness.below(8) == 0:
                found.append(position.copy())
            seat = position.actor()
            position.apply(seat, position.random_move(seat, randomness))
    return found[:count]


@pytest.mark.parametrize("players", [2, 4])
def test_builds_begin_with_legal_moves_and_the_best_is_the_planners(players: int) -> None:
    for position in building_positions(players, 60):
        outlook = Outlook(position, weights_for(players))
        may_raze = may_raze_now(position)
        builds = Builds(outlook, position.left, may_raze)
        moves, worths = builds.beginnings(50)
        assert set(moves) <= set(position.legal_moves(position.turn))
        assert len(set(moves)) == len(moves)
        assert worths == sorted(worths, reverse=True)
        plan = Planner(outlook, position.turn, may_raze)
        razed = outlook.razing(position.razes[position.turn])
        assert worths[0] + razed == pytest.approx(plan.best[position.left])
        assert moves[0] in plan.moves(position.left)
