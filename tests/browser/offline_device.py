"""A phone that was made ready to play without a connection, and then lost it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from playwright.sync_api import ElementHandle, Page, expect
from tools.browser_python.publishing import QUICK, publish

from tests.browser.playing import play_to_the_end, play_until, shows_result, tap
from tests.browser.serving import Server
from tests.browser.visitors import PATIENCE, PHONE, Visitors

UNREACHABLE = ("net::ERR_CONNECTION_REFUSED", "net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED")
CACHES = """() => navigator.locks.request("drafting-table-python-starting", async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
  return found;
})"""
"""While nothing is deleted: opening a cache would create it again."""
NO_WORKER = """() => {
  const stored = { active: {} };
  navigator.serviceWorker.register = async () => stored;
}"""
"""The browser claims that it has stored the client."""
PYTHON = "draftingtable-python-"
"""How the name of a cache begins that has our Python."""


def offering(visitors: Visitors, server: Server) -> None:
    """Sends visitors to this server, which has what plays offline."""
    publish(quality=QUICK)
    visitors.address = server.address
    visitors.provoked += UNREACHABLE


def python_caches(page: Page) -> list[str]:
    """Returns the versions of our Python that are kept, whole or not."""
    return [name.removeprefix(PYTHON) for name in page.evaluate(CACHES) if name.startswith(PYTHON)]


def python_files(page: Page) -> list[str]:
    """Returns the names of what is kept of our Python."""
    found: dict[str, list[str]] = page.evaluate(CACHES)
    kept = [url for name, urls in found.items() if name.startswith(PYTHON) for url in urls]
    return sorted(urlsplit(url).path.rsplit("/", 1)[-1] for url in kept)


def open_settings(visitors: Visitors) -> Page:
    """Opens the settings on a phone."""
    page = visitors.enter("/settings", viewport=PHONE, touch=True, speed="instant", worker=True)
    expect(page.get_by_test_id("offline-get")).to_be_visible()
    return page


def open_settings_alone(visitors: Visitors) -> Page:
    """Opens the settings without a service worker, which would fetch before a test is asked."""
    page = visitors.new_page(viewport=PHONE, has_touch=True, locale="en")
    page.add_init_script(f"({NO_WORKER})()")
    visitors.listen(page)
    page.goto("/settings")
    expect(page.get_by_test_id("offline-get")).to_be_visible()
    return page


def make_available(page: Page) -> None:
    page.get_by_test_id("offline-get").tap()
    expect(page.get_by_test_id("offline-remove")).to_be_visible()


def cut_off(page: Page, server: Server) -> None:
    """Takes everything away: the network, and the server behind it."""
    server.process.kill()
    server.process.wait()
    page.context.set_offline(True)


@dataclass
class Presses:
    """Taps like a person, and counts."""

    count: int = 0

    def __call__(self, page: Page, target: ElementHandle) -> None:
        self.count += 1
        tap(page, target)


def play_some(page: Page, presses: int) -> None:
    """Makes that many presses, or fewer if the game is over before."""
    made = Presses()
    play_until(lambda: made.count >= presses or shows_result(page), page, press=made)


def play_and_come_back(
    page: Page, presses: int, visitors: Visitors, come_back: Callable[[Page, Visitors], Page]
) -> Page:
    """Plays to the end, and comes back after losing the page in the middle."""
    play_some(page, presses)
    assert not shows_result(page), "the game was over before its middle"
    page = come_back(page, visitors)
    play_to_the_end(page, press=tap)
    return page


def reload(page: Page, _: Visitors) -> Page:
    page.reload()
    return page


def close_and_return(page: Page, visitors: Visitors) -> Page:
    """Closes the page as a phone does that needs room, and goes on from the home page."""
    context = page.context
    page.close(run_before_unload=False)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    visitors.listen(page)
    page.goto("/")
    page.locator("[data-testid=continue] a").first.tap()
    return page


def begin_towers(page: Page) -> None:
    page.get_by_test_id("play-towers").tap()


def begin_ring(page: Page) -> None:
    page.get_by_test_id("play-cities").tap()


def begin_solo(page: Page, mode: str) -> None:
    page.locator(".way[href$='/solo']").tap()
    page.locator("label", has_text=mode).tap()
    page.locator("form .button.primary").tap()


def begin_campaign(page: Page) -> None:
    page.locator(".way[href$='/campaign']").tap()
    page.locator("form .button.primary").tap()
    page.get_by_test_id("campaign-next").tap()


def begin_together(page: Page) -> None:
    page.get_by_test_id("pass-and-play").tap()
    page.locator("dialog[open] .button.primary").tap()


MODES: dict[str, Callable[[Page], None]] = {
    "towers": begin_towers,
    "ring": begin_ring,
    "beginner": lambda page: begin_solo(page, "Beginner"),
    "expert": lambda page: begin_solo(page, "Expert"),
    "campaign": begin_campaign,
    "together": begin_together,
}
"""How a new game on this device begins, from the home page."""
