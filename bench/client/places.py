"""The pages that are measured: the home page, a running table of each game, and all others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

PHONE = {"width": 390, "height": 844}
HEADERS = {"X-Drafting-Table": "1"}
SLOWER = 4
GAMES = ("towers", "cities")
READY = {"home": "main h1", "towers": "[data-testid=menu]", "cities": "[data-testid=menu]"}
OTHERS = {
    "rules": ("/rules/towers", "article h2"),
    "learn": ("/learn", "main li"),
    "lesson": ("/learn/towers", ".coach"),
    "solo": ("/solo", "main h1"),
    "campaign": ("/campaign", "main h1"),
    "score pad": ("/score/towers", "main h1"),
    "replay": ("/replay", "main h1"),
    "settings": ("/settings", "main h1"),
}
"""Pages of which only the first visit is measured: where they are, and what is there when ready."""
SETTINGS = '{"level": "apprentice", "sound": false, "confirm": true}'


class Places:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    @contextmanager
    def visitor(self, slower: float = 1) -> Iterator[Page]:
        """Yields a new visitor with an empty cache and a processor slower by this factor."""
        context = self.browser.new_context(base_url=self.address, viewport=PHONE, locale="en")  # type: ignore[arg-type]
        context.add_init_script(f"localStorage.setItem('drafting-table-settings', '{SETTINGS}')")
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        yield page
        context.close()

    def path(self, page: Page, place: str) -> str:
        if place in OTHERS:
            return OTHERS[place][0]
        return "/" if place == "home" else f"/t/{self.table(page, place)}"

    def table(self, page: Page, game: str) -> str:
        """Returns a table started by this visitor, with bots that move at once."""
        self._call(page, "/api/v1/me", {"nickname": "Anna"})
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(2))]
        wish = {"game": game, "players": 3, "seats": seats, "seating": "order", "bot_pace": 0}
        table = str(self._call(page, "/api/v1/tables", wish)["table"]["id"])
        self._call(page, f"/api/v1/tables/{table}/start", {})
        return table

    def _call(self, page: Page, path: str, data: dict[str, Any]) -> Any:
        headers = {**HEADERS, "Origin": self.address}
        answer = page.request.post(path, data=data, headers=headers)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        return answer.json()
