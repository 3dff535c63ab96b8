"""People in front of browsers."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    ViewportSize,
    expect,
)
from playwright.sync_api import (
    Error as PlaywrightError,
)

from tests.browser.chromium import PLAIN_HOST
from tests.browser.drawing import UNDRAWN, drawn
from tests.browser.eyes import pictures
from tests.browser.seeds import Seed

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}
WIDE: ViewportSize = {"width": 1920, "height": 1080}
HEADERS = {"X-Drafting-Table": "1", "Connection": "close"}
"""Without keeping the connection: the server might close it just as the next call arrives."""
NEARLY_NOTHING = "/healthz"
Settings = dict[str, Any]
ON_SCREEN = """() => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const words = top.innerText.replace(/\\s+/g, " ").slice(0, 1500);
  const focus = document.activeElement?.outerHTML.slice(0, 200);
  return `${words}\\nfocus: ${focus}`;
}"""
"""The visible text and the focused element."""
EXPECT_SIZE = """({ width, height }) => {
  const query = matchMedia(`(width: ${width}px) and (height: ${height}px)`);
  window.sizeNoticed = query.matches || new Promise((done) =>
    query.addEventListener("change", () => query.matches && done(true)));
}"""
"""Whoever asks for media queries hears of a new size many frames after the layout has it."""
TWO_FRAMES = """new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done())))"""
"""Resize observers run once per frame."""
EXPECTED = ("net::ERR_INTERNET_DISCONNECTED", "Service Worker registration blocked")
"""Parts of complaints that are a test's own doing."""
PICTURES = os.environ.get("PICTURES", "0") not in ("", "0")
"""Whether people want to look at what the tests have seen. Drawing it takes time."""
PATIENCE = 180_000
"""Milliseconds until something counts as missing; generous, for busy machines."""


@dataclass
class Visitors:
    browser: Browser
    address: str
    folder: Path
    problems: list[str] = field(default_factory=list)
    """Browser complaints: script errors, refused styles, failed loads."""
    provoked: list[str] = field(default_factory=lambda: list(EXPECTED))
    """Parts of the complaints a test causes on purpose. They may arrive at any time."""
    contexts: list[BrowserContext] = field(default_factory=list)
    seed: Seed = field(default_factory=lambda: Seed("1"))
    story: Callable[[], str] | None = None
    """Returns what has been done so far, for failure reports."""

    def by_plain_http(self) -> Visitors:
        """Returns visitors who come by a host name that browsers do not trust.

        They have no service worker, which would answer before a test's routes are asked.
        """
        return replace(self, address=self.address.replace("localhost", PLAIN_HOST))

    def enter(self, path: str = "/", name: str = "Anna", **settings: Any) -> Page:
        """Opens a page as a new visitor.

        `settings` are those of the settings page, or the browser's: viewport, theme, touch,
        language.

        Only with `worker` may the page have its service worker. It stores the whole client two
        seconds after the page has loaded, which takes longer than loading the page.
        """
        page = self.new_page(
            service_workers="allow" if settings.pop("worker", False) else "block",
            viewport=settings.pop("viewport", DESK),
            has_touch=settings.pop("touch", False),
            color_scheme=settings.pop("theme", "light"),
            locale=settings.pop("language", "en"),
            reduced_motion="reduce",
            extra_http_headers=self.seed.headers(),
        )
        kept = {"level": "apprentice", "sound": False, "confirm": False, "autoPass": False}
        kept |= settings
        page.context.add_init_script(keeping("settings", kept) + keeping("nickname", name))
        page.context.add_init_script(self.seed.script(name))
        self.listen(page)
        page.goto(path)
        return page

    def arrive(self, name: str = "Anna", **settings: Any) -> Page:
        """Opens nearly nothing, as a visitor whom the server knows.

        For tests that go to a table next. The home page introduces its visitors, too, but takes
        three times as long. `settings` are those of `enter`.
        """
        page = self.enter(NEARLY_NOTHING, name, **settings)
        post(page, "/api/v1/me", {"nickname": name})
        return page

    def enter_for_the_first_time(self, **options: Any) -> Page:
        """Opens the home page on a device that remembers nothing."""
        page = self.new_page(**options)
        self.listen(page)
        page.goto("/")
        return page

    def new_page(self, **options: Any) -> Page:
        """Returns an empty page on a new device, drawn only when a picture is taken.

        `options` are those of a browser's context.
        """
        context = self.browser.new_context(base_url=self.address, **options)
        self.contexts.append(context)
        context.add_init_script(UNDRAWN)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        return page

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self.heard)
        page.on("response", self.answered)

    def heard(self, message: ConsoleMessage) -> None:
        provoked = any(part in message.text for part in self.provoked)
        if message.type in ("error", "warning") and not provoked:
            self.problems.append(message.text)

    def answered(self, response: Response) -> None:
        if response.status >= 500:
            self.problems.append(f"{response.status} {response.url}")

    def shot(self, page: Page, name: str) -> None:
        """Saves a picture for people to look at, if they want pictures: no test reads them."""
        if PICTURES:
            self.picture(page, name)

    def picture(self, page: Page, name: str) -> None:
        """Saves what is on the screen, drawn for the occasion."""
        session = page.context.new_cdp_session(page)
        with drawn(page):
            (self.folder / f"{name}.png").write_bytes(pictures.capture(session))
        session.detach()

    def describe(self, name: str) -> str:
        """Describes everybody's screen in words, and saves screenshots under that name."""
        pages = [page for context in self.contexts for page in context.pages]
        return "\n".join(self._describe(page, f"{name}-{nth}") for nth, page in enumerate(pages, 1))

    def _describe(self, page: Page, name: str) -> str:
        try:
            self.picture(page, name)
            words = page.evaluate(ON_SCREEN)
        except PlaywrightError as error:
            words = f"nothing: {error}"
        return f"{page.url}\n{self.folder / name}.png\n{words}"

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


def keeping(key: str, value: object) -> str:
    """Returns a script that stores a setting before the page reads it, unless one is stored."""
    name, text = json.dumps(f"drafting-table-{key}"), json.dumps(json.dumps(value))
    return f"localStorage.getItem({name}) ?? localStorage.setItem({name}, {text});"


def make_table(page: Page, game: str, seats: list[str], **settings: Any) -> str:
    """Makes a table with these seats (`me`, `open` or a bot's level); starts if none is open."""
    wishes: list[Settings] = []
    for number, seat in enumerate(seats, 1):
        if seat == "me":
            wishes.append({"kind": "me", "nickname": ["Anna", "Péter", "Lina"][number - 1]})
        else:
            wishes.append({"kind": "open"} if seat == "open" else {"kind": "bot", "level": seat})
    data = {"game": game, "players": len(seats), "seats": wishes, "bot_pace": 0}
    data |= {"seating": "order", **settings}
    table = call(page, "/api/v1/tables", data)["table"]
    if "open" not in seats:
        call(page, f"/api/v1/tables/{table['id']}/start", {})
    return str(table["id"])


def resize(page: Page, size: ViewportSize) -> None:
    """Gives the window another size, and waits until the page has taken notice of it."""
    page.evaluate(EXPECT_SIZE, size)
    page.set_viewport_size(size)
    page.evaluate("window.sizeNoticed")
    page.evaluate(TWO_FRAMES)


def wait_until_ready(host: Page, guest: str) -> None:
    """Waits until the host's page knows that the guest is in seat 2 and ready.

    Until then, it would offer to start with a bot in that seat.
    """
    expect(host.get_by_test_id("seat-2")).to_contain_text(guest)
    expect(host.get_by_test_id("start")).to_be_enabled()


def wait_until_known(page: Page) -> None:
    """Waits until the page, once shown, has introduced its visitor to the server."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.context.cookies():
        assert time.monotonic() < end, "the page has not introduced its visitor"
        page.wait_for_timeout(10)


def call(page: Page, path: str, data: Settings) -> Any:
    """Calls the server with the visitor's own identity."""
    wait_until_known(page)
    return post(page, path, data)


def post(page: Page, path: str, data: Settings) -> Any:
    answer = page.request.post(path, data=data, headers={**HEADERS, "Origin": origin(page)})
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json()


def origin(page: Page) -> str:
    return str(page.evaluate("location.origin"))
