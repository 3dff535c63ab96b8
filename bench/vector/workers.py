"""How much faster two processes step the games than one: wall-clock time, in turn.

The calling process also chooses the actions, so this needs two quiet cores.
"""

from __future__ import annotations

import time
from statistics import median

GAMES = 2048
WORKERS = 2
LEAST = 1.7


def speed_up(seconds: float, rounds: int) -> float:
    """Returns the median over the rounds of one worker's time to that of several."""
    ratios = []
    for _ in range(rounds):
        one, several = (steps_per_second(workers, seconds) for workers in (1, WORKERS))
        ratios.append(several / one)
    return median(ratios)


def steps_per_second(workers: int, seconds: float) -> float:
    import numpy as np

    from draftingtable.adapters.vector import any_legal
    from draftingtable.adapters.vector_workers import WorkerTables

    randomness = np.random.default_rng(0)
    with WorkerTables("cities", count=GAMES, workers=workers, players=3, seed=0) as games:
        batch = games.reset()
        steps, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            batch = games.step(any_legal(batch, randomness))
            steps += 1
        return steps / (time.perf_counter() - began)
