"""Lighthouse scores, if it is installed, for the slow phone that it simulates."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from statistics import median

from tests.browser.chromium import find_chromium

from bench.client.places import READY, Places
from bench.client.result import Result

CATEGORIES = {"performance": 95, "accessibility": 100}
SWITCHES = "--headless=new --no-sandbox --disable-gpu"


def scores(program: str, places: Places, rounds: int) -> list[Result]:
    """Measures in turn, so other load on the machine affects all alike."""
    addresses = {place: address_of(places, place) for place in READY}
    runs: dict[str, list[dict[str, float]]] = {place: [] for place in READY}
    for _ in range(rounds):
        for place, address in addresses.items():
            runs[place].append(run(program, address))
    return [
        Result(
            f"{place}: Lighthouse, {category}",
            median(found[category] for found in runs[place]),
            "",
            goal,
            at_least=True,
        )
        for place in READY
        for category, goal in CATEGORIES.items()
    ]


def address_of(places: Places, place: str) -> str:
    with places.visitor() as page:
        return places.address + places.path(page, place)


def run(program: str, address: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        only = f"--only-categories={','.join(CATEGORIES)}"
        command = [program, address, "--quiet", "--output=json", f"--output-path={report}", only]
        subprocess.run(
            [*command, f"--chrome-flags={SWITCHES}"],
            check=True,
            capture_output=True,
            env={**os.environ, "CHROME_PATH": find_chromium()},
        )
        found = json.loads(report.read_text("utf-8"))["categories"]
        return {name: 100 * found[name]["score"] for name in CATEGORIES}
