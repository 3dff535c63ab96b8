"""How many decisions per second `VectorTable` takes here, choosing at random.

python -m draftingtable.adapters.vector_speed [--count 256] [--steps 100]
"""

import argparse
from functools import partial
from time import perf_counter

import numpy as np

from draftingtable.adapters.vector import VectorTable, any_allowed

TABLES = {
    "towers, 2 seats": partial(VectorTable, "towers", players=2),
    "towers, 5 seats": partial(VectorTable, "towers", players=5),
    "cities, two": partial(VectorTable, "cities", mode="two"),
    "cities, ring of 3": partial(VectorTable, "cities", players=3),
    "cities, ring of 7": partial(VectorTable, "cities", players=7),
    "cities, beginner": partial(VectorTable, "cities", mode="beginner"),
    "cities, expert": partial(VectorTable, "cities", mode="expert"),
}


def decisions_per_second(games: VectorTable, steps: int) -> float:
    """Choosing the actions included."""
    randomness = np.random.default_rng(0)
    batch = games.reset()
    begun = perf_counter()
    for _ in range(steps):
        batch = games.step(any_allowed(batch.masks, randomness))
    return steps * games.count / (perf_counter() - begun)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=256, help="games in a batch")
    parser.add_argument("--steps", type=int, default=100)
    chosen = parser.parse_args(arguments)
    for name, table in TABLES.items():
        speed = decisions_per_second(table(count=chosen.count, seed=0), chosen.steps)
        print(f"{name}: {speed:,.0f} decisions per second")


if __name__ == "__main__":
    main()
