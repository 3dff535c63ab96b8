"""Views and live messages match the models: both games, every mode, every viewer."""

from typing import Any

import pytest

from draftingtable.games.core.randomness import Randomness
from draftingtable.server.http.models.views import SeatView
from draftingtable.table import film, live_messages
from tests.server_in_process.live_models import check_message
from tests.table.sitting import NOON, Sitting, seated

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "towers": ("towers", 3, {}),
    "towers, no referee": ("towers", 2, {"options": {"referee": False}}),
    "ring": ("cities", 3, {}),
    "two": ("cities", 2, {"options": {"mode": "two"}}),
    "beginner": ("cities", 1, {"options": {"mode": "beginner"}, "players": 3}),
    "expert": ("cities", 1, {"options": {"mode": "expert"}, "players": 3}),
}


def sitting_at(name: str) -> Sitting:
    game, people, settings = TABLES[name]
    return seated(game, people, clock={"kind": "move", "seconds": 60}, **settings)


def check_welcome(sitting: Sitting, player: str) -> None:
    watch = next(watch for watch in sitting.watches if watch.player == player)
    check_message(live_messages.welcome(watch, player, (), NOON))


@pytest.mark.parametrize("name", TABLES)
def test_messages_to_players_and_spectators_are_described(name: str) -> None:
    sitting = sitting_at(name)
    viewers = [*{sitting.player_at(0): None, sitting.player_at(1): None, "": None}]
    for viewer in viewers:
        sitting.watch(viewer)
        check_welcome(sitting, viewer)
    randomness = Randomness("described", name)
    while sitting.play_on(randomness, 7):
        for viewer in viewers:
            check_welcome(sitting, viewer)
    for changes in sitting.changes.values():
        for change in changes:
            check_message({"type": "change", **change})


def test_replays_have_the_same_views() -> None:
    sitting = sitting_at("ring")
    sitting.play_on(Randomness("replayed"))
    for moment in film(sitting.table, sitting.log).moments:
        views: Any = moment["views"]
        for view in views.values():
            SeatView.model_validate(view)
