"""Checks one state in all sizes and themes."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from tests.browser.eyes.looking import Fault
from tests.browser.eyes.stage import Stage
from tests.browser.eyes.states import SIZES, THEMES, State

FOLDER = Path("build") / "screenshots"
INKED = {("390x844", "light"), ("1280x800", "dark")}
"""A phone in the light theme and a desktop in the dark one."""
ORDER = ("390x844", "360x640", "844x390", "768x1024", "1920x1080", "1280x800")
"""From the size in which a state is opened to the one that is seen in both themes: after each
change the browser styles, lays out and paints the whole page again.
"""
OUTLINE = """(boxes) => boxes.forEach(({ left, top, right, bottom }) => {
  const mark = document.createElement("div");
  Object.assign(mark.style, {
    position: "absolute", zIndex: 2147483647, pointerEvents: "none", outline: "2px solid red",
    left: `${left + scrollX}px`, top: `${top + scrollY}px`,
    width: `${Math.max(right - left, 4)}px`, height: `${Math.max(bottom - top, 4)}px`,
  });
  (document.querySelector("dialog:modal") ?? document.body).append(mark);
})"""


def examine(stage: Stage, state: State, everywhere: bool = False) -> list[str]:
    """Returns what is wrong, each with its size and theme.

    Layout is checked in every size in the light theme. Ink takes most of the time, so it is checked
    only on the screens in INKED. With `everywhere`, both are checked in every size and theme.
    """
    counts = stage.eyes.counts() if state.drawn else {}
    missing = [kind for kind in state.drawn if counts[kind] == 0]
    assert not missing, f"no {missing} in {state.name}: nothing to check"
    found: list[str] = []
    for theme, size in product(THEMES, sorted(state.sizes or SIZES, key=ORDER.index)):
        layout, ink = everywhere or theme == THEMES[0], everywhere or (size, theme) in INKED
        if layout or ink:
            stage.show(size, theme)
            faults = stage.eyes.layout_faults() if layout else []
            faults += stage.eyes.ink_faults() if ink else []
            if faults:
                keep_picture(stage, f"eyes-{state.name}-{size}-{theme}", faults)
            found += [f"{size} {theme}: {fault}" for fault in faults]
    return found


def keep_picture(stage: Stage, name: str, faults: list[Fault]) -> None:
    """Saves a screenshot of the whole page with the faults outlined in red."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    stage.page.evaluate(OUTLINE, [fault.box for fault in faults])
    stage.page.screenshot(path=FOLDER / f"{name}.png", full_page=True)
    stage.page.evaluate(
        "document.querySelectorAll('div[style*=\"2147483647\"]').forEach((mark) => mark.remove())"
    )
