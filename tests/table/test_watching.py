"""What watchers are sent: everything at first, then changes that add up to the same."""

from typing import Any

import pytest

from draftingtable.games.core.randomness import Randomness
from draftingtable.table import Watch, actions
from tests.table.client import Client
from tests.table.sitting import Sitting, seated


class Audience:
    """Everybody at a table and a spectator, each with a client."""

    def __init__(self, sitting: Sitting, players: list[str]) -> None:
        self.sitting = sitting
        self.clients = [Client(sitting.watch(player)) for player in [*players, ""]]

    def catch_up(self) -> None:
        for client in self.clients:
            changes = self.sitting.changes[client.watch.player]
            for change in changes:
                client.take(change)
            changes.clear()
            client.check()


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        ("towers", 2, {}),
        ("towers", 4, {}),
        ("cities", 3, {}),
        ("cities", 2, {"mode": "two"}),
    ],
)
def test_changes_add_up_to_what_a_new_client_is_shown(
    game: str, people: int, options: dict[str, Any]
) -> None:
    """From the first seat taken to the end, with undone moves."""
    sitting = seated(game, people, options=options, begin=False)
    audience = Audience(sitting, sitting.table.players())
    sitting.do("anna", actions.Start())
    audience.catch_up()
    randomness = Randomness("watching", game, people)
    while sitting.table.state == "running":
        sitting.play_on(randomness, 1)
        for seat in range(people):
            if sitting.table.undoable(seat) and randomness.below(4) == 0:
                sitting.do(sitting.player_at(seat), actions.Undo(seat))
        audience.catch_up()


def test_a_new_seat_changes_the_view() -> None:
    sitting = Sitting({"game": "cities", "players": 3, "seats": [{"kind": "me"}]})
    audience = Audience(sitting, ["anna", "péter", "lina"])
    for name in ("péter", "lina"):
        sitting.do(name, actions.Join(None, name))
        sitting.do(name, actions.Ready(sitting.table.seats_of(name)[0], True))
        audience.catch_up()
    sitting.do("anna", actions.Start())  # seats are drawn (C1.3)
    audience.catch_up()
    for client in audience.clients[:3]:
        (seat,) = client.seen["me"]["seats"]
        assert client.seen["views"][str(seat)]["game"]["viewer"] == seat
    assert audience.clients[3].seen["me"] == {"player": None, "seats": [], "host": False}


def test_a_change_of_the_table_is_sent_whole_and_a_move_s_view_in_part() -> None:
    sitting = seated("cities", 3)
    sitting.watch("anna")
    sitting.move(1, sitting.view(1)["legal"][0])
    (change,) = sitting.changes["anna"]
    assert set(change) == {"number", "table", "views", "story"}
    assert set(change["views"]["1"]) == {"game"}
    assert set(change["views"]["1"]["game"]) == {"acting", "seats"}
    assert change["story"] == [{"kind": "pick", "seat": 2}]


def test_chat_changes_only_the_number() -> None:
    sitting = seated("towers", 2)
    sitting.watch("anna")
    sitting.do("péter", actions.Say(phrase="hello"))
    assert sitting.changes["anna"] == [{"number": sitting.table.number}]


def test_one_device_with_several_seats_sees_each_of_them() -> None:
    sitting = Sitting({"game": "cities", "seats": [{"kind": "me"}] * 3})
    sitting.do("anna", actions.Start())
    watch = Watch(sitting.table, "anna")
    views: dict[str, Any] = watch.views()
    assert set(views) == {"1", "2", "3"}
    assert all(views[seat]["game"]["viewer"] == int(seat) for seat in views)
    told = [event for event in watch.story() if event["kind"] == "hand"]
    assert all("tiles" in event for event in told)


def test_before_the_start_there_is_nothing_to_see() -> None:
    welcome = Watch(seated("towers", 2, begin=False).table, "anna").welcome((), 5)
    assert (welcome["views"], welcome["story"], welcome["now"]) == ({}, [], 5)
    assert welcome["me"] == {"player": "anna", "seats": [1], "host": True}


def test_presence_is_shown() -> None:
    table = seated("towers", 2, bots=["random"]).table
    shown: Any = table.data("péter", {"péter"}, 0)["seats"]
    assert [seat["here"] for seat in shown] == [False, True, True]
    assert [seat["mine"] for seat in shown] == [False, True, False]
