"""The meaning of the evaluation's weights, and tables for fast lookup."""

from typing import Final

from draftingtable.bots.towers.numbers import NUMBERS, Numbers
from draftingtable.bots.towers.tuned_numbers import TUNED
from draftingtable.games.core.arrays import vec

STAGES: Final[list[float]] = [0.0, 2.0, 5.0, 9.0, 14.0, 20.0, 28.0]
"""Rounds to come at which weights are given; interpolated in between."""
SUPPLIES: Final[list[float]] = [0.0, 1.0, 2.0, 3.5, 5.0, 7.0, 9.5, 13.0, 18.0, 26.0]
"""Numbers of fitting cards to come, interpolated in the same way."""

MOST_CARDS: Final = 160
"""Stages are looked up by the number of cards still to be shown."""
TENTHS: Final = 320
"""Supplies are looked up in tenths of a card: a card may come once, twice, or not at all."""
CHANCES: Final = 5
"""Chances of a roof of a type: 0 to 4; more count as 4."""


class Weights:
    """Weights in points. Lists by stage have an entry for each number of cards to come."""

    def __init__(self, players: int, numbers: Numbers) -> None:
        self.share: float = 1.0 / float(players - 1)
        """The weight of another seat's point, relative to one's own."""
        # An open tower, by its supply; the last two while its type's roof may come, `fit_high` for
        # each card of its height.
        self.fit = by_supply(numbers["fit"])
        self.fit_roof = by_supply(numbers["fit_roof"])
        self.fit_high = by_supply(numbers["fit_high"])
        self.open: float = numbers["open"][0]
        """For the square of the number of open towers."""
        self.fitting: list[float] = by_stage(numbers["fitting"])
        """For each fitting card to come."""
        # For each card of a tower: an open one by its chances of a roof, one with a roof, the
        # tallest and the second tallest.
        self.height: list[list[float]] = [
            by_stage(numbers["height" + str(chances)]) for chances in range(CHANCES)
        ]
        self.roofed: list[float] = by_stage(numbers["roofed"])
        self.tallest: list[float] = by_stage(numbers["tallest"])
        self.second: list[float] = by_stage(numbers["second"])
        self.razed: list[float] = by_stage(numbers["razed"])
        """For each razed card, beyond its cost (T8.4)."""
        self.starts: list[list[float]] = [
            by_stage(numbers["starts" + str(place)]) for place in range(players - 1)
        ]
        """For the next round's start player, the seat to its left and so on, except the last."""


def by_stage(values: list[float]) -> list[float]:
    return [between(STAGES, values, float(cards) / 5.0) for cards in range(MOST_CARDS + 1)]


def by_supply(values: list[float]) -> vec[float]:
    return vec[float](
        [between(SUPPLIES, values, float(tenths) / 10.0) for tenths in range(TENTHS + 1)]
    )


def between(knots: list[float], values: list[float], at: float) -> float:
    """Interpolates linearly between the knots; constant beyond the last."""
    for place in range(1, len(knots)):
        if at < knots[place]:
            part = (at - knots[place - 1]) / (knots[place] - knots[place - 1])
            return values[place - 1] * (1.0 - part) + values[place] * part
    return values[-1]


KNOWN: Final[dict[int, Weights]] = {}


def weights_for(players: int) -> Weights:
    """Returns the weights, computed on first use: few programs need them for all player counts."""
    if players not in KNOWN:
        KNOWN[players] = Weights(players, NUMBERS[players])
    return KNOWN[players]


TUNED_KNOWN: Final[dict[int, Weights]] = {}


def tuned_weights_for(players: int) -> Weights:
    """Returns weights that win more games, but no longer say how many points to expect."""
    if players not in TUNED_KNOWN:
        TUNED_KNOWN[players] = Weights(players, TUNED[players])
    return TUNED_KNOWN[players]
