"""Measures how many decisions per second `VectorTable` handles with random play.

python -m draftingtable.adapters.vector_speed [--count 256] [--steps 100]
"""

import argparse
from collections.abc import Iterator
from time import perf_counter

import numpy as np

from draftingtable.adapters.vector import VectorTable, any_legal
from draftingtable.games.core.manifest import Manifest
from draftingtable.games.core.registry import manifests


def tables(count: int) -> Iterator[tuple[str, VectorTable]]:
    """Yields each game in each of its modes, with the fewest and the most seats."""
    for manifest in manifests().values():
        for mode, counts in manifest.players.items():
            for players in sorted({counts[0], counts[-1]}):
                yield table_name(manifest, mode, players), new_table(manifest, mode, players, count)


def table_name(manifest: Manifest, mode: str, players: int) -> str:
    return ", ".join(part for part in (manifest.name, mode, f"{players} seats") if part)


def new_table(manifest: Manifest, mode: str, players: int, count: int) -> VectorTable:
    if mode:
        return VectorTable(manifest.name, count, players, 0, mode=mode)
    return VectorTable(manifest.name, count, players, 0)


def decisions_per_second(games: VectorTable, steps: int) -> float:
    """Returns the decisions per second, including the time to choose actions."""
    randomness = np.random.default_rng(0)
    out = games.empty(np.uint8)
    batch = games.reset(out=out)
    begun = perf_counter()
    for _ in range(steps):
        batch = games.step(any_legal(batch, randomness), out)
    return steps * games.count / (perf_counter() - begun)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=256, help="games in a batch")
    parser.add_argument("--steps", type=int, default=100)
    chosen = parser.parse_args(arguments)
    for name, games in tables(chosen.count):
        print(f"{name}: {decisions_per_second(games, chosen.steps):,.0f} decisions per second")


if __name__ == "__main__":
    main()
