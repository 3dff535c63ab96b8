"""The network computes what its description says, for any number of seats."""

from math import exp

import pytest

from draftingtable.bots.learned.network import POINTS, Network, Shape
from draftingtable.games.core.randomness import Randomness

SHAPE = Shape(part_rows=7, parts=4, seat_rows=5, seats=2)


def weights(seed: object, shape: Shape = SHAPE) -> list[float]:
    random = Randomness("weights", seed)
    return [(random.below(2001) - 1000) / 500 for _ in range(shape.size())]


def blocks(values: list[float]) -> dict[str, list[list[float]]]:
    """Returns the weights as tables, by name."""
    found: dict[str, list[list[float]]] = {}
    at = 0
    for name, rows, columns in SHAPE.blocks():
        found[name] = [values[at + row * columns :][:columns] for row in range(rows)]
        at += rows * columns
    return found


def slowly(
    values: list[float], parts: list[list[list[int]]], seats: list[list[int]]
) -> tuple[list[float], list[float]]:
    """Evaluates as described, one step after another."""
    table = blocks(values)
    pools = []
    for seat in parts:
        towers = [
            [
                max(table["part_bias"][0][at] + sum(table["part_marks"][m][at] for m in marks), 0.0)
                for at in range(4)
            ]
            for marks in seat
        ]
        pools.append([sum(tower[at] for tower in towers) for at in range(4)])
    logits, points = [], []
    for number, marks in enumerate(seats):
        rivals = [pool for other, pool in enumerate(pools) if other != number]
        hidden = []
        for at in range(2):
            total = table["seat_bias"][0][at] + sum(table["seat_marks"][m][at] for m in marks)
            for row in range(4):
                mean = sum(pool[row] for pool in rivals) / len(rivals)
                total += pools[number][row] * table["own"][row][at]
                total += mean * table["others"][row][at]
            hidden.append(max(total, 0.0))
        logits.append(sum(hidden[at] * table["win"][0][at] for at in range(2)))
        gain = sum(hidden[at] * table["points"][0][at] for at in range(2))
        points.append(POINTS * (gain + table["points_bias"][0][0]))
    odds = [exp(logit - max(logits)) for logit in logits]
    return [one / sum(odds) for one in odds], points


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_evaluates_as_described(players: int) -> None:
    random = Randomness("marks", players)
    parts = [[[random.below(7) for _ in range(3)] for _ in range(5)] for _ in range(players)]
    seats = [[random.below(5) for _ in range(2)] for _ in range(players)]
    values = weights(players)
    network = Network(SHAPE, values)
    flat = [mark for seat in parts for part in seat for mark in part]
    network.evaluate_lists(flat, 3, [mark for seat in seats for mark in seat], 2)
    wins, points = slowly(values, parts, seats)
    assert network.wins == pytest.approx(wins, abs=1e-9)
    assert network.points == pytest.approx(points)
    assert sum(network.wins) == pytest.approx(1.0)


def test_the_number_of_weights_is_checked() -> None:
    with pytest.raises(ValueError, match="65 weights are needed, not 2"):
        Network(SHAPE, [0.0, 0.0])
