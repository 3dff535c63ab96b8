"""States about the people at a table: what they have just done, shown at their seats."""

from __future__ import annotations

from collections.abc import Callable

from draftingtable.table.bot_names import bot_name
from draftingtable.table.seats import BOT
from tests.browser.eyes import cities, towers
from tests.browser.eyes.seatings import ME, Message, Seating
from tests.browser.eyes.states import (
    TABLE,
    OnStage,
    Scene,
    State,
    at_table,
    let_happen,
    table_answers,
)

FREEZE_BUBBLES = """() => {
  const { setTimeout } = window;
  window.setTimeout = (act, time, ...more) => time === 4000 ? 0 : setTimeout(act, time, ...more);
}"""
"""A bubble stays, however long the eyes look."""


def do_something(stage: OnStage, scene: Scene) -> None:
    stage.page.evaluate(FREEZE_BUBBLES)
    let_happen(stage, scene)


def with_bots(game: str, level: str) -> Callable[[Message], None]:
    """Puts bots in all seats but mine."""

    def edit(welcome: Message) -> None:
        for place, seat in enumerate(welcome["table"]["seats"][1:], 1):
            name = bot_name(game, level, place, [])
            seat.update(kind=BOT, level=level, nickname=name, player=None, here=True, ready=True)

    return edit


def room_with_bots() -> Scene:
    seating = Seating("cities-7")
    welcome = seating.welcome(ME)
    with_bots("cities", "master")(welcome)
    return Scene(table_answers(seating, welcome), [welcome])


def say_something(stage: OnStage, scene: Scene) -> None:
    """Ends the game with the only event that always has a remark."""
    stage.page.evaluate(FREEZE_BUBBLES)
    number = scene.live[0]["number"] + 1
    let_happen(stage, scene)
    stage.hear({"type": "change", "number": number, "story": [{"kind": "over", "round": 9}]})


STATES = [
    State("room-bots", f"/t/{TABLE}", ".ring .face", room_with_bots),
    at_table(
        "cities-bots-result",
        "cities-4",
        cities.over,
        ".players .face",
        edit=with_bots("cities", "master"),
    ),
    at_table(
        "towers-bots-result",
        "towers-5",
        towers.over,
        ".players .face",
        edit=with_bots("towers", "journeyman"),
    ),
    at_table(
        "towers-remark",
        "towers-5",
        towers.others("bidding", 3),
        "[data-doing] q",
        edit=with_bots("towers", "apprentice"),
        steps=say_something,
    ),
    at_table(
        "cities-doing",
        "cities-4",
        cities.at(3, "placing", 2, mine=False),
        "[data-doing]",
        news=1,
        steps=do_something,
    ),
    at_table(
        "towers-doing",
        "towers-5",
        towers.others("bidding", 3),
        "[data-doing]",
        news=1,
        steps=do_something,
    ),
]
