"""States without a connection, and of what makes them bearable."""

from __future__ import annotations

from tests.browser.eyes import towers
from tests.browser.eyes.seatings import Message
from tests.browser.eyes.states import API, OnStage, Scene, State, at_table

OFFERED = {
    "version": "0123456789abcdef",
    "size": 17_665_138,
    "brotli": 4_975_864,
    "files": [],
}


def lose_the_server(stage: OnStage, _scene: Scene) -> None:
    """From now on nothing arrives, and the browser says that it is offline."""
    stage.page.route(f"**{API}/**", lambda route: route.abort("internetdisconnected"))
    stage.page.evaluate("dispatchEvent(new Event('offline'))")


def open_settings(stage: OnStage, _scene: Scene) -> None:
    stage.page.route("**/python/bundle.json", lambda route: route.fulfill(json=OFFERED))
    stage.page.locator("a[href='/settings']").locator("visible=true").first.click()


def continued(welcome: Message) -> None:
    """The game began on a device; two seats are still free."""
    welcome["table"]["continued"] = {"free": [2, 3]}


STATES = [
    State("home-alone", "/", "[data-testid=alone]", steps=lose_the_server),
    State("settings-offline", "/", "[data-testid=offline-get]", steps=open_settings),
    at_table(
        "towers-continued",
        "towers-5",
        towers.others("bidding", 3),
        "[data-testid=take-2]",
        player="",
        edit=continued,
    ),
]
