"""Contact sheets of every page and every state, beside the last release: for people to look at.

    make look                                  all states on a phone and on a desk, in both themes
    python -m tools.look --only towers         those with this in their name
    python -m tools.look --sizes 360x640,1920x1080 --alone

Writes build/look/index.html, and one overview of each size and theme. Needs Chromium and a built
client (`make web`). Not a test: fonts differ between machines.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError
from tests.browser.chromium import running_chromium
from tests.browser.eyes import pictures
from tests.browser.eyes.everything import STATES
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import SIZES, THEMES, State
from tests.browser.serving import serving

from tools.last_release import last_release, serving_release
from tools.look_sheet import Sheet

FOLDER = Path("build") / "look"
USUAL = ("390x844", "1280x800")
PATIENCE = 15_000
"""Milliseconds for a step that an older client may not know."""


def main() -> None:
    wish = arguments()
    states = [state for state in STATES if wish.only in state.name]
    sheet = Sheet(FOLDER, [state.name for state in states], wish.sizes, THEMES)
    with running_chromium() as chromium, chromium.driven() as browser:
        with our_address() as address:
            take_all(browser, address, states, wish.sizes, sheet.add("this commit"))
        if not wish.alone:
            commit = last_release()
            print(f"building the client of {commit}", flush=True)
            with serving_release(commit) as server:
                take_all(browser, server.address, states, wish.sizes, sheet.add(commit))
        sheet.write(browser)
    print(f"see {FOLDER / 'index.html'}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.look", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="states with this in their name")
    parser.add_argument("--sizes", type=known_sizes, default=USUAL, metavar="WxH,...")
    parser.add_argument("--alone", action="store_true", help="without the last release")
    return parser.parse_args()


def known_sizes(text: str) -> tuple[str, ...]:
    if unknown := [size for size in text.split(",") if size not in SIZES]:
        raise argparse.ArgumentTypeError(f"{unknown}: choose from {', '.join(SIZES)}")
    return tuple(text.split(","))


@contextmanager
def our_address() -> Iterator[str]:
    with TemporaryDirectory() as data, serving(Path(data)) as server:
        yield server.address


def take_all(
    browser: Browser,
    address: str,
    states: list[State],
    sizes: tuple[str, ...],
    place: Callable[[str, str, str], Path],
) -> None:
    for number, state in enumerate(states, 1):
        print(f"{number}/{len(states)} {state.name}", flush=True)
        try:
            take(browser, address, state, sizes, place)
        except (PlaywrightError, AssertionError) as problem:
            print(f"  not reached: {str(problem).splitlines()[0]}")


def take(
    browser: Browser,
    address: str,
    state: State,
    sizes: tuple[str, ...],
    place: Callable[[str, str, str], Path],
) -> None:
    with staged(browser, address, state, PATIENCE) as stage:
        for size in sizes:
            for theme in THEMES:
                stage.show(size, theme)
                pictures.keep(stage.eyes.session, place(state.name, size, theme))


if __name__ == "__main__":
    main()
