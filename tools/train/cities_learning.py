"""The network that values cities, in numpy: the same function as `bots/cities/value_network.py`."""

import numpy as np

from draftingtable.bots.cities.value_marks import ROWS
from draftingtable.bots.cities.value_network import FIRST, POINTS, SECOND, ValueNetwork
from tools.train.cities_games import Cities, Numbers
from tools.train.learning import Adam, Blocks

BATCH = 256
SHAPES = {
    "table": (ROWS, FIRST),
    "first_bias": (1, FIRST),
    "second": (FIRST, SECOND),
    "second_bias": (1, SECOND),
    "output": (1, SECOND),
    "output_bias": (1, 1),
}
"""In the order of the file."""


def untrained(seed: int) -> Blocks:
    """Returns small random weights."""
    random = np.random.default_rng(seed)
    sizes = {"table": 0.1, "second": float(np.sqrt(1.5 / FIRST)), "output": 0.1}
    return {
        name: (sizes.get(name, 0.0) * random.standard_normal(shape)).astype(np.float32)
        for name, shape in SHAPES.items()
    }


def as_list(blocks: Blocks) -> list[float]:
    return [float(weight) for name in SHAPES for weight in blocks[name].ravel()]


def network_of(blocks: Blocks) -> ValueNetwork:
    return ValueNetwork(ROWS, as_list(blocks))


def points(blocks: Blocks, cities: Cities) -> Numbers:
    """Returns the correction for each city."""
    first = np.maximum(sums(blocks, cities), 0)
    second = np.maximum(first @ blocks["second"] + blocks["second_bias"], 0)
    found: Numbers = np.float32(POINTS) * (second @ blocks["output"][0] + blocks["output_bias"][0])
    return found


def sums(blocks: Blocks, cities: Cities) -> Numbers:
    added: Numbers = blocks["table"][cities.marks].sum(axis=1) + blocks["first_bias"]
    return added


def gradient(blocks: Blocks, cities: Cities) -> tuple[Blocks, float]:
    """Returns the gradient of half the squared error, and the mean squared error in points."""
    before = sums(blocks, cities)
    first = np.maximum(before, 0)
    middle = first @ blocks["second"] + blocks["second_bias"]
    second = np.maximum(middle, 0)
    found = second @ blocks["output"][0] + blocks["output_bias"][0]
    error = found - cities.missing / np.float32(POINTS)
    share = error[:, None] / np.float32(len(cities))
    on_middle = share * blocks["output"] * (middle > 0)
    on_before = (on_middle @ blocks["second"].T) * (before > 0)
    on_table = np.zeros_like(blocks["table"])
    for column in range(cities.marks.shape[1]):
        np.add.at(on_table, cities.marks[:, column], on_before)
    blocks_found = {
        "table": on_table,
        "first_bias": on_before.sum(axis=0, keepdims=True),
        "second": first.T @ on_middle,
        "second_bias": on_middle.sum(axis=0, keepdims=True),
        "output": (share * second).sum(axis=0, keepdims=True),
        "output_bias": share.sum(axis=0, keepdims=True),
    }
    return blocks_found, float((error**2).mean()) * POINTS**2


def fit(blocks: Blocks, adam: Adam, cities: Cities, seed: int) -> float:
    """Learns from each city once, in random order; returns the mean squared error on the way."""
    order = np.random.default_rng(seed).permutation(len(cities))
    errors: list[float] = []
    for start in range(0, len(order), BATCH):
        found, error = gradient(blocks, cities.picked(order[start : start + BATCH]))
        adam.step(blocks, found)
        errors.append(error)
    return float(np.mean(errors))
