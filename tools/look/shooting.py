"""Takes pictures of one state in all wanted sizes and themes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError
from tests.browser.eyes import pictures
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import State

PATIENCE = 15_000
"""Milliseconds until a release is considered to lack a state."""


@dataclass(frozen=True)
class Shot:
    state: str
    size: str
    theme: str
    file: Path
    problem: str
    """Why there is no picture; empty if there is one."""


def shoot(
    browser: Browser, address: str, state: State, looks: list[tuple[str, str]], folder: Path
) -> list[Shot]:
    folder.mkdir(parents=True, exist_ok=True)
    problem = ""
    try:
        with staged(browser, address, state, PATIENCE) as stage:
            for size, theme in looks:
                stage.show(size, theme)
                file = file_of(folder, state.name, size, theme)
                file.write_bytes(pictures.capture(stage.eyes.session))
    except PlaywrightError as error:  # an older client may lack this state
        problem = str(error).splitlines()[0]
    return [shot_of(folder, state.name, size, theme, problem) for size, theme in looks]


def shot_of(folder: Path, state: str, size: str, theme: str, problem: str) -> Shot:
    file = file_of(folder, state, size, theme)
    return Shot(state, size, theme, file, "" if file.exists() else problem)


def file_of(folder: Path, state: str, size: str, theme: str) -> Path:
    return folder / f"{state}-{size}-{theme}.png"
