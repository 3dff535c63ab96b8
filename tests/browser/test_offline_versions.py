"""What is kept on a device is replaced whole, and offered to those who installed the app."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.offline_device import (
    make_available,
    offering,
    open_settings,
    python_caches,
)
from tests.browser.serving import Server
from tests.browser.visitors import NEARLY_NOTHING, PHONE, Visitors

OLD = "0" * 16
MAKE_OLDER = """async (old) => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("draftingtable-python-"));
  const from = await caches.open(name);
  const to = await caches.open(`draftingtable-python-${old}`);
  for (const { url } of await from.keys()) {
    const answer = await from.match(url);
    if (url.endsWith("bundle.json"))
      await to.put(url, Response.json({ ...await answer.json(), version: old, speaks: "another" }));
    else await to.put(url.replace(name.slice(-old.length), old), answer);
  }
  await caches.delete(name);
  const known = JSON.parse(localStorage.getItem("drafting-table-offline"));
  localStorage.setItem("drafting-table-offline", JSON.stringify({ ...known, version: old }));
}"""
"""What is kept becomes an older version, which speaks with another client."""
AS_APP = """() => {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query.includes("display-mode") ? { ...asked(query), matches: true } : asked(query);
}"""


def with_an_older_version(visitors: Visitors, server: Server) -> Page:
    offering(visitors, server)
    page = open_settings(visitors)
    make_available(page)
    # Where none of our scripts run: a page of ours soon brings what is kept up to date.
    page.goto(NEARLY_NOTHING)
    page.evaluate(MAKE_OLDER, OLD)
    assert python_caches(page) == [OLD]
    return page


def begin(page: Page) -> None:
    page.get_by_test_id("play-towers").tap()
    page.wait_for_selector(".bidding")
    assert "/t/local-" in page.url


def test_a_newer_client_fetches_the_version_that_it_speaks_with(
    visitors: Visitors, own_server: Server
) -> None:
    page = with_an_older_version(visitors, own_server)
    page.goto("/")
    begin(page)
    (version,) = python_caches(page)
    assert version != OLD
    page.reload()
    page.wait_for_selector(".bidding")


def test_without_a_connection_the_older_version_plays_on(
    visitors: Visitors, own_server: Server
) -> None:
    page = with_an_older_version(visitors, own_server)
    page.context.set_offline(True)
    page.goto("/")
    begin(page)
    assert python_caches(page) == [OLD]


def test_an_installed_app_offers_it_until_it_is_declined(
    visitors: Visitors, own_server: Server
) -> None:
    offering(visitors, own_server)
    page = visitors.new_page(viewport=PHONE, has_touch=True, locale="en")
    page.context.add_init_script(f"({AS_APP})()")
    visitors.listen(page)
    page.goto("/")
    page.get_by_test_id("offline-later").tap()
    expect(page.get_by_test_id("offline-card")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-testid=play-cities]")
    expect(page.get_by_test_id("offline-card")).to_have_count(0)
    page.evaluate("localStorage.removeItem('drafting-table-offline')")
    page.reload()
    page.get_by_test_id("offline-get").tap()
    expect(page.get_by_test_id("offline-card")).to_have_count(0)
    page.goto("/settings")
    expect(page.get_by_test_id("offline-remove")).to_be_visible()


def test_a_browser_that_stores_no_pages_says_so(visitors: Visitors, own_server: Server) -> None:
    offering(visitors, own_server)
    page = visitors.new_page(viewport=PHONE, has_touch=True, locale="en")
    refuse = "navigator.serviceWorker.register = () => Promise.reject(new Error('private'))"
    page.context.add_init_script(refuse)
    visitors.listen(page)
    page.goto("/settings")
    page.get_by_test_id("offline-get").tap()
    expect(page.get_by_text("This browser window stores no websites")).to_be_visible()
    expect(page.get_by_test_id("offline-get")).to_be_enabled()
    assert python_caches(page) == []
