"""The expected result for each seat, estimated between two rounds."""

from math import exp
from typing import Final

from draftingtable.bots.towers.outlook import Outlook, cards_to_come
from draftingtable.bots.towers.planner import Planner
from draftingtable.bots.towers.weights import weights_for
from draftingtable.games.towers.state import TowersState

STEP: Final = 15
# The evaluation only compares seats, so it overestimates them all by this much: by players, for
# every 15 cards to come. Means over 250 games of `policy`.
TOO_MUCH: Final[dict[int, list[float]]] = {
    2: [13.1, 12.5, 14.5, 14.0, 10.4, 8.0, 5.9, 6.2],
    3: [-2.1, 1.9, 4.9, 5.1, 3.8, 2.9, 1.9, 1.3],
    4: [-1.2, 0.3, 2.6, 4.6, 7.0, 6.5, 4.4, 3.8, 3.3, 2.5, 2.7],
    5: [0.6, 3.7, 6.8, 9.3, 11.8, 11.8, 10.2, 10.0, 9.7, 9.1, 9.2],
}
LEAD: Final = 5.0
"""This many more expected points make a seat e times as likely to win."""


def prospects(state: TowersState) -> list[float]:
    """Returns expected points by seat."""
    outlook = Outlook(state, weights_for(state.players))
    known = TOO_MUCH[state.players]
    too_much = known[min(cards_to_come(state) // STEP, len(known) - 1)]
    points: list[float] = []
    for seat in range(state.players):
        start = outlook.starts[(seat - state.start) % state.players]
        points.append(Planner(outlook, seat, False).best[0] + start - too_much)
    return points


def chances(points: list[float]) -> list[float]:
    """Returns win probabilities for expected points."""
    most = max(points)
    weights = [exp((each - most) / LEAD) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]
