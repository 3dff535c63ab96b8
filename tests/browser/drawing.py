"""Draws pages only for tests that look at pixels: drawing takes a fifth of a game's processor time.

A transparent page is styled, laid out and pressed like any other, but the browser makes no pixels
of it. Dialogs and other things in the top layer are still drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

UNDRAWN = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { opacity: 0 !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  window.draw = (wanted) => { sheet.disabled = wanted; };
})();"""
"""Must run before the page's own scripts."""
DRAW = "(wanted) => window.draw?.(wanted)"


@contextmanager
def drawn(page: Page) -> Iterator[None]:
    """Draws the page meanwhile: for pictures, and for checks of what can be seen."""
    page.evaluate(DRAW, True)
    yield
    page.evaluate(DRAW, False)
