"""Reaching a control with the keyboard alone, as somebody without a mouse has to."""

from __future__ import annotations

from playwright.sync_api import Locator

NEXT_KEY = """(target) => {
  const from = document.activeElement ?? document.body;
  if (from === target) return "Enter";
  const group = target.parentElement.closest("[role=group], [role=presentation]");
  if (target.tabIndex < 0 && group?.contains(from)) {
    const [one, other] = [from, target].map((each) => each.getBoundingClientRect());
    const [right, down] = [other.x - one.x, other.y - one.y];
    if (Math.abs(right) > Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
    return down > 0 ? "ArrowDown" : "ArrowUp";
  }
  const goal = target.tabIndex < 0 ? (group?.querySelector("[tabindex='0']") ?? target) : target;
  const before = from.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? "Shift+Tab" : "Tab";
}"""
"""The key that leads towards a control, or presses it: Tab to it or to the group that it is in, and
arrow keys within that group.
"""
MOST = 80


def by_keyboard(target: Locator) -> None:
    """Goes to a control with Tab and the arrow keys, and presses it with Enter."""
    target.wait_for()
    for _ in range(MOST):
        key = target.evaluate(NEXT_KEY)
        target.page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"{MOST} keys do not lead to {target}")
