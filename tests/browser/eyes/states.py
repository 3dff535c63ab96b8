"""What a state is: a page, what the server answers there, and what somebody does on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page, ViewportSize

from tests.browser.eyes.seatings import ME, Message, Moment, Seating
from tests.table.sitting import Sitting

TABLE = "eyes00000000000000000a"
API = "/api/v1"


class OnStage(Protocol):
    """A page in a state, as far as the state's own steps need it."""

    page: Page

    def hear(self, *messages: Message) -> None:
        """The server says something more."""


Steps = Callable[[OnStage], None]
Query = dict[str, str]
Answers = dict[str, Any]
"""By path of the server: its answer, a text or JSON; or what makes one from the query."""


@dataclass(frozen=True)
class Scene:
    """What the server would say, instead of which we do."""

    answers: Answers = field(default_factory=dict)
    live: list[Message] = field(default_factory=list)
    """At the table, as soon as somebody comes."""
    later: list[Message] = field(default_factory=list)
    """For steps that let time pass."""


@dataclass(frozen=True)
class State:
    name: str
    path: str
    ready: str
    """What is there when the state is reached."""
    scene: Callable[[], Scene] = Scene
    steps: Callable[[OnStage, Scene], None] | None = None
    drawn: tuple[str, ...] = ()
    """Kinds of pieces that must be there, or we would look at nothing (see pieces.py)."""
    settings: dict[str, Any] = field(default_factory=dict)
    """Of the settings page."""
    kept: dict[str, Any] = field(default_factory=dict)
    """What the device remembers."""
    motion: bool = False
    """Is it seen only while things move?"""
    sizes: tuple[str, ...] = ()
    """Only these, where it is about something that other sizes show as well."""
    client: Path | None = None
    """Another build than the one that ships."""


def press(*selectors: str) -> Callable[[OnStage, Scene], None]:
    """Presses one after the other, wherever each is."""

    def steps(stage: OnStage, _scene: Scene) -> None:
        for selector in selectors:
            stage.page.locator(selector).locator("visible=true").first.click()

    return steps


def ask_why(selector: str) -> Callable[[OnStage, Scene], None]:
    """Presses what cannot be done, and only says why: a tester's click would wait until it can."""

    def steps(stage: OnStage, _scene: Scene) -> None:
        stage.page.locator(selector).first.evaluate("(closed) => closed.click()")

    return steps


def wait_until_loaded(stage: OnStage) -> None:
    """A table notices a change only once its game has been loaded and drawn."""
    stage.page.locator(".board > *").first.wait_for(state="attached")


def let_happen(stage: OnStage, scene: Scene) -> None:
    wait_until_loaded(stage)
    stage.hear(*scene.later)


def ask_hint(stage: OnStage, scene: Scene) -> None:
    wait_until_loaded(stage)
    stage.page.keyboard.press("h")
    stage.hear(*scene.later)


def at_table(
    name: str,
    record: str,
    moment: Moment,
    ready: str,
    *,
    player: str = ME,
    news: int = 0,
    hint: bool | str = False,
    change: Callable[[Seating], None] | None = None,
    edit: Callable[[Message], None] | None = None,
    **more: Any,
) -> State:
    """A table at a moment of a record, seen by one of its players, or by "" who watches.

    `change` does more at the table, `edit` shows what no game could lead to. `hint` may be the
    verb of the move that is suggested.
    """

    def scene() -> Scene:
        seating = Seating(record, **more.get("table", {}))
        seating.begin()
        seating.play_to(moment)
        if change:
            change(seating)
        welcome = seating.welcome(player)
        if edit:
            edit(welcome)
        later = [seating.hint("" if hint is True else hint)] if hint else seating.news(news, player)
        return Scene(table_answers(seating, welcome), [welcome], later)

    rest = {key: value for key, value in more.items() if key != "table"}
    return State(name, f"/t/{TABLE}", ready, scene, **rest)


def table_answers(sitting: Sitting, welcome: Message) -> Answers:
    answers: Answers = {f"{API}/tables/{TABLE}": {"table": welcome["table"]}}
    if welcome["table"]["state"] == "finished":
        path = f"{API}/tables/{sitting.table.id}"
        answers[f"{path}/fairness"] = sitting.table.fairness()
        answers[f"{path}/record"] = sitting.table.record().text()
    return answers


SIZES: dict[str, ViewportSize] = {
    name: {"width": int(name.split("x")[0]), "height": int(name.split("x")[1])}
    for name in ("360x640", "390x844", "844x390", "768x1024", "1280x800", "1920x1080")
}
THEMES = ("light", "dark")
