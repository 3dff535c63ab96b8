"""Accessibility problems found by axe-core: where, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.drawing import drawn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
RUN_AXE = f"axe.run(document, {{runOnly: {list(RULES)}, resultTypes: ['violations']}})"
"""All violations; what passes is not described."""

UNTRANSLATED = """() => [...document.querySelectorAll('main *')]
  .filter((element) => element.children.length === 0)
  .map((element) => element.textContent.trim())
  .filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text) || /\\{ ?\\$/.test(text))"""
"""Texts that look like a message id or still contain a parameter."""

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


LOAD_AXE = "((setTimeout) => { %s })(window.runningTimeout ?? setTimeout)"
"""A test may have stopped the page's clock, which axe would wait for."""


SIZE = "target-size"
STILL_SMALL = f"""async (selector) => {{
  const [left, top] = [scrollX, scrollY];
  document.querySelector(selector).scrollIntoView({{ block: "center", behavior: "instant" }});
  const found = await axe.run(selector, {{ runOnly: {{ type: "rule", values: ["{SIZE}"] }} }});
  scrollTo({{ left, top, behavior: "instant" }});
  return found.violations.length > 0;
}}"""
"""Whether a target is too small when it is scrolled into view. A bar that stays at the edge of the
window covers half of something at every scroll position.
"""


def barriers(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(LOAD_AXE % AXE.read_text("utf-8"))
    with drawn(page):
        return found_by_axe(page)


def found_by_axe(page: Page) -> list[str]:
    result: dict[str, Any] = page.evaluate(RUN_AXE)
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for violation in result["violations"]
        for node in violation["nodes"]
        if violation["id"] != SIZE or page.evaluate(STILL_SMALL, node["target"][0])
    ]


def check_whole(page: Page, what: str) -> None:
    assert page.evaluate(OVERFLOW) <= 0, f"{what} is wider than the screen"
    assert page.evaluate(UNTRANSLATED) == [], what
