"""python -m bench.client [--rounds N] [--before REV] [--lighthouse PROGRAM] [--json FILE]"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.chromium import SWITCHES, find_chromium
from tests.browser.serving import REAL, serving
from tools.look.release import last_release, release_address

from bench.client.lighthouse import scores
from bench.client.loading import first_load
from bench.client.places import Places
from bench.client.pressing import responses
from bench.client.result import Result
from bench.environment import environment
from bench.report import aligned

NOISE = 1.1
"""A figure this many times the earlier one may still be chance."""


def main(arguments: Sequence[str] | None = None) -> None:
    options = _parser().parse_args(arguments)
    results = measure(options.rounds, options.lighthouse, options.before)
    print(as_text(results))
    if options.json is not None:
        options.json.write_text(json.dumps([result.as_data() for result in results], indent=2))


def measure(rounds: int, lighthouse: str | None, before: str | None = None) -> list[Result]:
    """Measures this client; with `before`, also the one of that commit, and compares the two."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=SWITCHES)
        with served(Path(folder), before) as addresses:
            now, *earlier = (Places(browser, address) for address in addresses)
            results = figures(now, rounds)
            for places in earlier:
                results += compared(results, figures(places, rounds))
            if lighthouse is not None:
                results += scores(lighthouse, now, rounds)
        browser.close()
    return results


@contextmanager
def served(folder: Path, before: str | None) -> Iterator[list[str]]:
    """Yields the address of this working copy's server and, if there is one, the earlier one's."""
    with serving(folder, REAL) as server:
        if before is None:
            yield [server.address]
            return
        commit = last_release() if before == "release" else before
        with release_address(commit, folder) as earlier:
            yield [server.address, earlier]


def figures(places: Places, rounds: int) -> list[Result]:
    return [*first_load(places, rounds), *responses(places, rounds)]


def compared(now: Sequence[Result], before: Sequence[Result]) -> list[Result]:
    """Returns each figure as a multiple of the earlier one: no page should get slower."""
    earlier = {result.name: result.value for result in before}
    return [
        Result(f"no slower page: {one.name}", one.value / earlier[one.name], "x", NOISE)
        for one in now
        if earlier.get(one.name)
    ]


def as_text(results: Sequence[Result]) -> str:
    about = environment("draftingtable")
    rows = [("measured", "value", "target", "verdict"), *(result.row() for result in results)]
    return f"{about.cpu}; medians\n{aligned(rows, right=(1,))}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.client",
        description="Measure the built browser client in Chromium, against a server of its own.",
    )
    parser.add_argument("--rounds", type=int, default=5, help="of each measurement (default 5)")
    parser.add_argument(
        "--before",
        metavar="REV",
        help="a commit to compare with, or `release` for the last release",
    )
    parser.add_argument(
        "--lighthouse",
        default=shutil.which("lighthouse"),
        help="the program of the npm package `lighthouse` (default: the one on the path, if any)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results there")
    return parser


if __name__ == "__main__":
    main()
