"""Trains the networks that value cities in Between Two Cities, one for two players, one for rings.

python -m tools.train cities --minutes 30              both, in turn
python -m tools.train cities --modes two --minutes 10  only one; the other stays as it is
python -m tools.train cities --install                 put the result into the package

The first generation plays by hand, the others by the network of the one before. Everything is kept
in build/train/cities; a training that is started again goes on from there.
"""

import argparse
import time
from pathlib import Path

import numpy as np

from draftingtable.bots.cities.value_weights import packed_values
from tools.train.cities_games import joined, play_cities
from tools.train.cities_learning import SHAPES, as_list, fit, network_of, untrained
from tools.train.learning import Adam, Blocks

ROOT = Path(__file__).parents[2]
PACKAGED = ROOT / "src" / "draftingtable" / "bots" / "learned" / "cities.weights"
MODES = {"two": (2,), "ring": (3, 4, 5, 6, 7)}
RATE, LEAST_RATE = 0.002, 0.0003
FIRST_GAMES, GAMES = 5_000, 2_500


class Course:
    """The training of one network."""

    def __init__(self, mode: str, folder: Path, seed: int) -> None:
        self.mode, self.seed = mode, seed
        self.path = folder / f"{mode}.npz"
        self.generation = 0
        self.blocks: Blocks = untrained(seed)
        if self.path.exists():
            known = np.load(self.path)
            self.blocks = {name: known[name] for name in SHAPES}
            self.generation = int(known["generation"])

    def generation_of(self, games: int) -> float:
        """Plays, learns and saves; returns the mean squared error."""
        network = network_of(self.blocks) if self.generation else None
        players = MODES[self.mode]
        seed = self.seed * 1_000_003 + self.generation
        played = [
            play_cities(players[number % len(players)], network, seed, number)
            for number in range(games)
        ]
        adam = Adam(self.blocks, max(RATE * 0.8**self.generation, LEAST_RATE), decay=0.0)
        error = fit(self.blocks, adam, joined(played), seed)
        self.generation += 1
        self.path.parent.mkdir(parents=True, exist_ok=True)
        np.savez(self.path, generation=self.generation, **self.blocks)  # type: ignore[arg-type]
        return error


def install(folder: Path, seed: int) -> None:
    courses = [Course(mode, folder, seed) for mode in MODES]
    unknown = [course.mode for course in courses if course.generation == 0]
    if unknown:
        raise SystemExit(f"not trained yet: {', '.join(unknown)}")
    PACKAGED.write_bytes(packed_values([as_list(course.blocks) for course in courses]))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="tools.train cities",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--modes", nargs="+", choices=list(MODES), default=list(MODES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "train" / "cities")
    parser.add_argument("--install", action="store_true", help="only copy the weights")
    given = parser.parse_args(arguments)
    if given.install:
        install(given.out, given.seed)
        return
    courses = [Course(mode, given.out, given.seed) for mode in given.modes]
    until = time.monotonic() + 60 * given.minutes
    while time.monotonic() < until:
        for course in courses:
            error = course.generation_of(GAMES if course.generation else FIRST_GAMES)
            print(f"{course.mode}: generation {course.generation}, error {error**0.5:.2f} points")
