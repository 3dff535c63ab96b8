"""A phone that was made ready to play without a connection, and then lost it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from playwright.sync_api import ElementHandle, Page, expect
from tools.browser_python.publishing import QUICK, publish

from tests.browser.playing import play_to_the_end, play_until, shows_result, tap
from tests.browser.serving import Server
from tests.browser.visitors import PHONE, Visitors

UNREACHABLE = ("net::ERR_CONNECTION_REFUSED", "net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED")
SERVICE_WORKER = "navigator.serviceWorker.ready.then(() => true)"
CACHES = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
  return found;
}"""
PYTHON = "draftingtable-python-"
"""How the name of a cache begins that has our Python."""


def offering(visitors: Visitors, server: Server) -> None:
    """Sends visitors to this server, which has what plays offline."""
    publish(quality=QUICK)
    visitors.address = server.address
    visitors.provoked += UNREACHABLE


def python_files(page: Page) -> list[str]:
    """Returns the names of what is kept of our Python."""
    found: dict[str, list[str]] = page.evaluate(CACHES)
    kept = [url for name, urls in found.items() if name.startswith(PYTHON) for url in urls]
    return sorted(urlsplit(url).path.rsplit("/", 1)[-1] for url in kept)


def open_settings(visitors: Visitors) -> Page:
    """Opens the settings on a phone, with everything else of the client already stored."""
    page = visitors.enter("/settings", viewport=PHONE, touch=True, speed="instant", worker=True)
    page.evaluate(SERVICE_WORKER)
    expect(page.get_by_test_id("offline-get")).to_be_visible()
    return page


def open_settings_alone(visitors: Visitors) -> Page:
    """Opens the settings without a service worker, which would fetch before a test is asked."""
    page = visitors.new_page(viewport=PHONE, has_touch=True, service_workers="block", locale="en")
    visitors.listen(page)
    visitors.provoked += ("ServiceWorker", "Service Worker")
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


def play_and_come_back(page: Page, presses: int, come_back: Callable[[Page], Page]) -> Page:
    """Plays to the end, and comes back after losing the page in the middle."""
    play_some(page, presses)
    assert not shows_result(page), "the game was over before its middle"
    page = come_back(page)
    play_to_the_end(page, press=tap)
    return page


def reload(page: Page) -> Page:
    page.reload()
    return page


def close_and_return(page: Page) -> Page:
    """Closes the page as a phone does that needs room, and goes on from the home page."""
    context = page.context
    page.close(run_before_unload=False)
    page = context.new_page()
    page.goto("/")
    page.locator("[data-testid=continue] a").first.tap()
    return page
