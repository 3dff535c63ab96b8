"""The process in which our package runs as plain Python, or another version; see bench/worker.py.

It reads a JSON request per line and answers each with a line of JSON:

    {"load": GAME}                            -> {"build": ...} or {"unavailable": REASON}
    {"play": GAME, "seconds": S, "seed": N}   -> {"games": ..., "decisions": ..., "seconds": ...}
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import redirect_stdout
from dataclasses import asdict

from bench.contender import Load, Play, Unavailable
from bench.environment import build_of
from bench.ours import EVERYTHING, PACKAGE


def serve(requests: Iterable[str], games: Mapping[str, Load]) -> Iterator[str]:
    plays: dict[str, Play] = {}
    for line in requests:
        request = json.loads(line)
        if "load" in request:
            yield json.dumps(_load(request["load"], games, plays))
        else:
            gc.collect()
            tally = plays[request["play"]](request["seconds"], request["seed"])
            yield json.dumps(asdict(tally))


def _load(game: str, games: Mapping[str, Load], plays: dict[str, Play]) -> dict[str, str]:
    try:
        plays[game] = games[game]()
    except (ImportError, Unavailable) as error:
        return {"unavailable": str(error)}
    return {"build": build_of(PACKAGE)}


def main() -> None:
    replies = sys.stdout
    # A stray print in a game must not be mistaken for an answer.
    with redirect_stdout(sys.stderr):
        for reply in serve(sys.stdin, EVERYTHING):
            print(reply, file=replies, flush=True)


if __name__ == "__main__":
    main()
