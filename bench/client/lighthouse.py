"""The scores of Lighthouse, where it is installed, for the slow phone that it simulates."""

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
    results = []
    for place in READY:
        with places.visitor() as page:
            address = places.address + places.path(page, place)
        runs = [run(program, address) for _ in range(rounds)]
        for category, goal in CATEGORIES.items():
            value = median(found[category] for found in runs)
            name = f"{place}: Lighthouse, {category}"
            results.append(Result(name, value, "", goal, at_least=True))
    return results


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
