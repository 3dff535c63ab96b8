"""Finds puzzles, or writes them for the client; see the package."""

from __future__ import annotations

import argparse
from time import process_time

from tools.puzzles.bot_games import MODES
from tools.puzzles.mining import Miner
from tools.puzzles.puzzle import Collection, file_of, load
from tools.puzzles.report import report, summary

SAVE_EVERY = 4
"""Games between two notes of how far the search has come."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(MODES))
    parser.add_argument("--count", type=int, default=300, help="stop at so many puzzles")
    parser.add_argument("--seed", default="1", help="of a search that begins anew")
    parser.add_argument("--minutes", type=float, default=30.0, help="of processor time, at most")
    parser.add_argument("--write", action="store_true", help="write the client's files")
    parser.add_argument("--report", action="store_true", help="say what has been found")
    asked = parser.parse_args()
    if asked.game:
        mine(asked.game, asked.count, asked.seed, asked.minutes)
    if asked.report:
        for each in sorted(MODES):
            print(report(load(file_of(each))))
    if asked.write:
        from tools.puzzles.data import write

        write()


def mine(game: str, count: int, seed: str, minutes: float) -> None:
    file = file_of(game)
    collection = load(file) if file.exists() else Collection(game, seed)
    miner = Miner(collection, count)
    end = process_time() + 60.0 * minutes
    while not miner.done and process_time() < end:
        miner.next_game()
        if collection.games % SAVE_EVERY == 0:
            collection.save(file)
            print(summary(collection), flush=True)
    collection.save(file)
    print(summary(collection), flush=True)


if __name__ == "__main__":
    main()
