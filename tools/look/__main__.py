"""Takes a picture of every state of the client, now and in the last release, and lays them out.

    make look
    python -m tools.look --states towers --sizes 390x844 --themes dark

Writes build/look/index.html, where each picture opens in full, and one sheet for each size and
theme. For people to look at, not a test: fonts differ from one machine to the next. The states are
those of the eye tests (tests/browser/eyes).
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser
from rich.progress import track
from tests.browser.chromium import running_chromium
from tests.browser.eyes.everything import STATES
from tests.browser.eyes.states import SIZES, THEMES, State
from tests.browser.serving import serving

from tools.look.release import last_release, release_address
from tools.look.sheet import write_overviews, write_sheet
from tools.look.shooting import Shot, shoot

FOLDER = Path("build") / "look"
USUAL_SIZES = ("390x844", "1280x800")


@dataclass(frozen=True)
class Wishes:
    states: list[State]
    looks: list[tuple[str, str]]
    """Sizes with themes."""
    release: str
    """A commit; empty for none."""


def main() -> None:
    wishes = read_wishes()
    shutil.rmtree(FOLDER, ignore_errors=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        addresses = {"now": stack.enter_context(serving(folder)).address}
        if wishes.release:
            addresses["release"] = stack.enter_context(release_address(wishes.release, folder))
        chromium = stack.enter_context(running_chromium())
        with chromium.driven() as browser:
            shots = take(browser, addresses, wishes)
            write_sheet(FOLDER, shots, wishes.release)
            write_overviews(browser, FOLDER, wishes.looks)
    print(f"Look at {FOLDER / 'index.html'}")


def take(browser: Browser, addresses: dict[str, str], wishes: Wishes) -> list[Shot]:
    work = list(product(wishes.states, addresses.items()))
    shots: list[Shot] = []
    for state, (name, address) in track(work, f"{len(wishes.states)} states"):
        shots += shoot(browser, address, state, wishes.looks, FOLDER / name)
    return shots


def read_wishes() -> Wishes:
    parser = argparse.ArgumentParser(prog="python -m tools.look", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--states", default="", help="only those with this in their name")
    parser.add_argument("--sizes", default=",".join(USUAL_SIZES), help=f"of {', '.join(SIZES)}")
    parser.add_argument("--themes", default=",".join(THEMES), help="light, dark")
    parser.add_argument("--release", default=None, metavar="COMMIT", help="what to compare with")
    parser.add_argument("--alone", action="store_true", help="without the release")
    given = parser.parse_args()
    sizes, themes = given.sizes.split(","), given.themes.split(",")
    if unknown := [*(set(sizes) - set(SIZES)), *(set(themes) - set(THEMES))]:
        parser.error(f"unknown size or theme: {', '.join(unknown)}")
    states = [state for state in STATES if given.states in state.name]
    if not states:
        parser.error(f"no state has {given.states!r} in its name")
    release = "" if given.alone else given.release or last_release()
    return Wishes(states, list(product(sizes, themes)), release)


if __name__ == "__main__":
    main()
