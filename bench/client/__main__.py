"""python -m bench.client [--rounds N] [--lighthouse PROGRAM] [--json FILE]"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.chromium import SWITCHES, find_chromium
from tests.browser.serving import REAL, serving

from bench.client.lighthouse import scores
from bench.client.loading import first_load
from bench.client.places import Places
from bench.client.pressing import responses
from bench.client.result import Result
from bench.environment import environment
from bench.report import aligned


def main(arguments: Sequence[str] | None = None) -> None:
    options = _parser().parse_args(arguments)
    results = measure(options.rounds, options.lighthouse)
    print(as_text(results))
    if options.json is not None:
        options.json.write_text(json.dumps([result.as_data() for result in results], indent=2))


def measure(rounds: int, lighthouse: str | None) -> list[Result]:
    results: list[Result] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), REAL) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=SWITCHES)
        places = Places(browser, server.address)
        results += first_load(places, rounds)
        results += responses(places, rounds)
        if lighthouse is not None:
            results += scores(lighthouse, places, rounds)
        browser.close()
    return results


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
        "--lighthouse",
        default=shutil.which("lighthouse"),
        help="the program of the npm package `lighthouse` (default: the one on the path, if any)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results there")
    return parser


if __name__ == "__main__":
    main()
