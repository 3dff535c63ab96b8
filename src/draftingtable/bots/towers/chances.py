"""The chances to win 5 Towers, as the network sees them between two rounds."""

from mypy_extensions import mypyc_attr

from draftingtable.bots.learned.network import Network
from draftingtable.bots.search.payoffs import first_of, shared_win
from draftingtable.bots.towers.features import SEAT_MARKS, TOWER_MARKS, Features
from draftingtable.games.towers.rules import TowersPosition


class Chances:
    """Chances to win and expected final scores, by seat."""

    def __init__(self, wins: list[float], scores: list[float]) -> None:
        self.wins = wins
        self.scores = scores


def chances_at(position: TowersPosition, network: Network) -> Chances:
    """Evaluates a position between two rounds, or at the end."""
    if position.over:
        scores = [float(score) for score in position.scores()]
        return Chances(shared_win(len(scores), first_of(scores)), scores)  # T8.5
    features = Features(position)
    network.evaluate(features.tower_marks, TOWER_MARKS, features.seat_marks, SEAT_MARKS)
    expected: list[float] = []
    for seat in range(len(features.scores)):
        expected.append(float(features.scores[seat]) + network.points[seat])
    return Chances(network.wins, expected)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Evaluates positions with one network, one after another; subclasses may do better."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def chances(self, positions: list[TowersPosition]) -> list[Chances]:
        return [chances_at(position, self.network) for position in positions]
