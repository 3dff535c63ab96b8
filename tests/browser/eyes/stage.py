"""Puts a page into a state: the shipped client with a frozen table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, WebSocketRoute

from tests.browser.eyes.looking import AT_ONCE, Eyes
from tests.browser.eyes.seatings import Message
from tests.browser.eyes.states import API, SIZES, THEMES, Answers, Scene, State
from tests.browser.visitors import PATIENCE, keeping
from tests.table.sitting import NOON

PREFERENCES = {"level": "apprentice", "sound": False, "autoPass": False}
FIRST_SIZE = "390x844"


@dataclass
class Stage:
    page: Page
    scene: Scene
    eyes: Eyes
    problems: list[str]
    sockets: list[WebSocketRoute] = field(default_factory=list)
    size: str = FIRST_SIZE
    theme: str = THEMES[0]

    def hear(self, *messages: Message) -> None:
        for message in messages:
            self.sockets[-1].send(json.dumps(message))

    def show(self, size: str, theme: str) -> None:
        if size != self.size:
            self.eyes.resize(SIZES[size])
        if theme != self.theme:
            self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        self.size, self.theme = size, theme
        self.eyes.settle()


@contextmanager
def staged(
    browser: Browser, address: str, state: State, patience: int = PATIENCE, size: str = FIRST_SIZE
) -> Iterator[Stage]:
    """Yields the state ready for inspection. `patience` is in milliseconds per step.

    Tests that need only one size open the state in it: changing the size costs a layout.
    """
    context = browser.new_context(
        base_url=address,
        viewport=SIZES[size],
        color_scheme="light",
        locale="en",
        timezone_id="Europe/Vilnius",
        reduced_motion="no-preference" if state.motion else "reduce",
        service_workers="block",  # a service worker would bypass our answers
    )
    try:
        yield opened(context, state, patience, size)
    finally:
        context.close()


def stop_clock(page: Page, at: int) -> None:
    """Stops the page's clock at that time in milliseconds; Playwright takes numbers as seconds."""
    page.clock.set_fixed_time(at / 1000)


def opened(context: BrowserContext, state: State, patience: int, size: str) -> Stage:
    kept = {"settings": {**PREFERENCES, **state.settings}, "nickname": "Anna", **state.kept}
    for key, value in kept.items():
        context.add_init_script(keeping(key, value))
    page = context.new_page()
    page.set_default_timeout(patience)
    stop_clock(page, NOON)
    page.add_init_script(AT_ONCE)  # after the clock, whose timers would fire otherwise
    stage = Stage(page, state.scene(), Eyes(page), [], size=size)
    listen(stage)
    answer(stage)
    if state.client is not None:
        serve_from(page, state.client)
    page.goto(state.path)
    page.wait_for_selector(state.ready if state.steps is None else "main")
    stage.eyes.settle()
    if state.steps is not None:
        state.steps(stage, stage.scene)
        page.wait_for_selector(state.ready)
        stage.eyes.settle()
    return stage


EXPECTED = ("Service Worker", "status of 404", "net::ERR_INTERNET_DISCONNECTED")
"""Blocked service workers, deliberate 404s, and a server that is lost on purpose."""


def listen(stage: Stage) -> None:
    stage.page.on("pageerror", lambda error: stage.problems.append(str(error)))
    stage.page.on("console", lambda said: heard(stage, said))


def heard(stage: Stage, said: ConsoleMessage) -> None:
    """Records problems, except those that a state brings about."""
    expected = any(part in said.text for part in EXPECTED)
    if said.type in ("error", "warning") and not expected:
        stage.problems.append(said.text)


def serve_from(page: Page, folder: Path) -> None:
    """Serves another build of the client: its files, and its page for all non-API paths."""
    assert (folder / "index.html").exists(), "run `make gallery` first"

    def reply(route: Route) -> None:
        path = urlsplit(route.request.url).path
        file = folder / path.lstrip("/")
        if path.startswith(API):
            route.fallback()
        else:
            route.fulfill(path=file if file.is_file() else folder / "index.html")

    page.route("**/*", reply)


def answer_from(page: Page, answers: Answers) -> None:
    """Answers requests that `answers` covers, so they never reach the server."""

    def reply(route: Route) -> None:
        asked = urlsplit(route.request.url)
        found: Any = answers.get(asked.path)
        if found is None:
            route.fallback()
        elif isinstance(found, str):
            route.fulfill(body=found, content_type="text/plain; charset=utf-8")
        else:
            route.fulfill(json=found(dict(parse_qsl(asked.query))) if callable(found) else found)

    page.route(f"**{API}/**", reply)


def answer(stage: Stage) -> None:
    """Answers requests from the scene, and connects the page to it."""

    def connect(socket: WebSocketRoute) -> None:
        stage.sockets.append(socket)
        for message in stage.scene.live:
            socket.send(json.dumps(message))

    if stage.scene.answers:
        answer_from(stage.page, stage.scene.answers)
    if stage.scene.live:
        stage.page.route_web_socket(lambda url: url.endswith("/live"), connect)
