"""The pictures of the browser client in the README, taken from a running server.

    python -m tools.client_pictures

Needs Chromium and a built client (`make web`). A bot sits in for us until the game is worth a
picture. Run it again when the client's looks change, and commit what it writes.
"""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import find_chromium
from tests.browser.playing import play_until
from tests.browser.serving import serving
from tests.browser.visitors import DESK, PHONE, Visitors, call, make_table

FOLDER = Path(__file__).parent.parent / "docs/pictures"
QUALITY = 0.82
TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""  # noqa: E501
ROUND = "Number(document.querySelector('main')?.innerText.match(/Round (\\d+)/)?.[1] ?? 0)"


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        visitors = Visitors(browser, server.address, FOLDER)
        home(visitors, browser)
        towers(visitors, browser)
        cities(visitors, browser)
        browser.close()


def home(visitors: Visitors, browser: Browser) -> None:
    page = visitors.enter(viewport=DESK)
    page.wait_for_selector("h1")
    keep(page, browser, "client-home")


def towers(visitors: Visitors, browser: Browser) -> None:
    """The table in daylight, and on a phone at night."""
    page = sit_in(visitors, "towers", 3, lambda page: bool(page.evaluate(f"{ROUND} >= 13")))
    play_until(lambda: page.locator(".bidding").is_visible(), page)
    keep(page, browser, "client-towers")
    turn_to_phone(page)
    keep(page, browser, "client-towers-phone")


def cities(visitors: Visitors, browser: Browser) -> None:
    """The table at night, on a phone by day, and the scoring."""
    page = sit_in(visitors, "cities", 4, lambda page: bool(page.evaluate(f"{ROUND} >= 3")))
    page.emulate_media(color_scheme="dark")
    play_until(lambda: page.locator(".spot:enabled").count() > 0, page)
    keep(page, browser, "client-cities")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(PHONE)
    keep(page, browser, "client-cities-phone")
    page.set_viewport_size(DESK)
    play_until(lambda: page.locator("[data-testid=result]").is_visible(), page)
    keep(page, browser, "client-scoring")


def sit_in(visitors: Visitors, game: str, players: int, enough: Callable[[Page], bool]) -> Page:
    """A table of good players; a bot plays for us until it is enough."""
    page = visitors.enter(viewport=DESK)
    page.wait_for_selector("h1")
    seats = ["me"] + ["journeyman"] * (players - 1)
    table = make_table(page, game, seats, bot_pace=0.25)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-testid=menu]")
    call(page, f"/api/v1/tables/{table}/leave", {"seat": 1})
    while not enough(page):
        page.wait_for_timeout(100)
    call(page, f"/api/v1/tables/{table}/return", {"seat": 1})
    return page


def turn_to_phone(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)


def keep(page: Page, browser: Browser, name: str) -> None:
    page.wait_for_timeout(1500)  # until the last drawing has settled
    png = base64.b64encode(page.screenshot()).decode("ascii")
    converter = browser.new_page()
    webp = converter.evaluate(TO_WEBP, [png, QUALITY])
    converter.close()
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(webp))
    print(f"{name}.webp")


if __name__ == "__main__":
    main()
