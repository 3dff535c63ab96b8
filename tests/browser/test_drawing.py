"""Pages are drawn for pictures, and only then."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.drawing import drawn
from tests.browser.eyes import pictures
from tests.browser.visitors import Visitors


def test_a_page_is_drawn_only_for_pictures(visitors: Visitors) -> None:
    page = visitors.enter()
    page.wait_for_selector("h1")
    assert not shows_anything(taken(page))
    visitors.picture(page, "drawn-home")
    kept = visitors.folder / "drawn-home.png"
    assert shows_anything(pictures.decode(kept.read_bytes()))
    assert not shows_anything(taken(page))
    with drawn(page):
        assert shows_anything(taken(page))


def taken(page: Page) -> pictures.Pixels:
    session = page.context.new_cdp_session(page)
    pixels = pictures.take(session)
    session.detach()
    return pixels


def shows_anything(pixels: pictures.Pixels) -> bool:
    return bool((pixels != pixels[0, 0]).any())
