"""Reaching a control with the keyboard alone, as somebody without a mouse has to."""

from __future__ import annotations

from playwright.sync_api import Locator

NEXT_KEY = """([target, nth]) => {
  const from = document.activeElement ?? document.body;
  if (from === target) return "Enter";
  let group = target;
  while (target.tabIndex < 0 && !group.querySelector("[tabindex='0']")) group = group.parentElement;
  if (group !== target && group.contains(from)) {
    const [one, other] = [from, target].map((each) => each.getBoundingClientRect());
    const [right, down] = [other.x - one.x, other.y - one.y];
    const [far, high] = [Math.abs(right), Math.abs(down)].map(Math.round);
    if (nth > 20) return "ArrowRight";
    const across = far === 0 || high === 0 ? far > 0 : nth % 2 === 0;
    if (across) return right > 0 ? "ArrowRight" : "ArrowLeft";
    return down > 0 ? "ArrowDown" : "ArrowUp";
  }
  const goal = group.querySelector("[tabindex='0']") ?? target;
  const before = from.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? "Shift+Tab" : "Tab";
}"""
"""The key that leads towards a control, or presses it: Tab to it or to the group that it is in, and
arrow keys within that group, by turns across and up or down. Some groups know only left and right.
"""
MOST = 80


def by_keyboard(target: Locator) -> None:
    """Goes to a control with Tab and the arrow keys, and presses it with Enter."""
    target.wait_for()
    for nth in range(MOST):
        key = target.page.evaluate(NEXT_KEY, [target.element_handle(), nth])
        target.page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"{MOST} keys do not lead to {target}")
