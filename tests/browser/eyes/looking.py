"""Inspects a page as it is shown now and reports what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize

from tests.browser.eyes import pictures
from tests.browser.eyes.pieces import BY_NAME, DATA, KINDS
from tests.browser.loading import Loading

FOLDER = Path(__file__).with_name("page")
PARTS = ("geometry", "namespaces", "texts", "controls", "crowding", "layout", "pieces", "settling")
OFFERED = "layoutFaults, collectPieces, showPieces, hideInk, expectSize, settled, stopTheClock"
SCRIPT = f"""window.eyes = (() => {{
{"".join((FOLDER / f"{part}.js").read_text("utf-8") for part in PARTS)}
return {{ {OFFERED} }};
}})();"""
LONGEST_WAIT = 500
"""Milliseconds. Longer timeouts never fire during an inspection."""
AT_ONCE = f"{SCRIPT} window.eyes.stopTheClock({LONGEST_WAIT});"
"""Must run before the page's own scripts."""
Box = dict[str, float]


@dataclass(frozen=True)
class Fault:
    check: str
    what: str
    box: Box

    def __str__(self) -> str:
        at = "{left:.0f},{top:.0f} to {right:.0f},{bottom:.0f}".format(**self.box)
        return f"{self.check}: {self.what} at {at}"


class Eyes:
    """Inspects one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.shares: list[tuple[str, float]] = []
        self.loading = Loading(page)

    def resize(self, size: ViewportSize) -> None:
        """Gives the window another size; `settle` then waits until the page has noticed."""
        self.page.evaluate("(size) => eyes.expectSize(size)", size)
        self.page.set_viewport_size(size)

    def settle(self) -> None:
        """Waits until the window has its size, nothing changes and nothing is still on its way."""
        settled, size = "(size) => eyes.settled(size)", self.page.viewport_size
        self.loading.until_idle(lambda: self.page.evaluate(settled, size))

    def layout_faults(self) -> list[Fault]:
        """Checks what is the same in every theme: namespaces, texts, controls, crowding."""
        return [Fault(**fault) for fault in self.page.evaluate("eyes.layoutFaults()")]

    def counts(self) -> dict[str, int]:
        """Returns the number of pieces of each kind."""
        found: dict[str, int] = self.page.evaluate("(kinds) => eyes.collectPieces(kinds)", DATA)[
            "counts"
        ]
        return found

    def ink_faults(self) -> list[Fault]:
        """Checks that every drawn piece has a size and shows its own colours."""
        begun = self.page.evaluate("(kinds) => eyes.collectPieces(kinds)", DATA)
        found = [Fault(**fault) for fault in begun["faults"]]
        while (shown := self.page.evaluate("eyes.showPieces()")) is not None:
            found += [Fault(**fault) for fault in shown["faults"]]
            found += self.blank_pieces(shown["seen"])
        return found

    def blank_pieces(self, seen: list[dict[str, Any]]) -> Iterator[Fault]:
        """Yields pieces whose part of the picture does not change when their colours are hidden."""
        if not seen:
            return
        inked = self.inked()
        for piece in seen:
            share, least = pictures.share(inked, piece["box"]), BY_NAME[piece["name"]].least
            self.shares.append((piece["name"], share))
            if share < least:
                what = f"{piece['name']} has {share:.1%} of its colours [{piece['what']}]"
                yield Fault("blank", what, piece["box"])

    def inked(self) -> pictures.Pixels:
        """Returns where pixels have the colours of drawn pieces."""
        shown = pictures.take(self.session)
        self.page.evaluate("eyes.hideInk(true)")
        bare = pictures.take(self.session)
        return pictures.changed(shown, bare)


def wait_until_drawn(page: Page, size: ViewportSize | None = None) -> None:
    """Waits until a page, perhaps of another size, no longer changes: it is drawn in portions."""
    page.evaluate(SCRIPT)
    eyes = Eyes(page)
    if size:
        eyes.resize(size)
    eyes.settle()


assert len(BY_NAME) == len(KINDS)
