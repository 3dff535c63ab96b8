"""Settings from outside: defaults, and refusals that name the key."""

from typing import Any

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.table import read_settings
from draftingtable.table.settings import Settings
from tests.table.sitting import POLICY


def test_a_game_is_the_only_required_setting() -> None:
    settings = read_settings({"game": "towers"}, POLICY)
    assert settings.players == 3
    assert [wish.kind for wish in settings.seats] == ["open"] * 3
    assert settings.clock.kind == "none"
    assert settings.options == {"referee": True}
    assert not settings.public


def test_the_number_of_players_follows_from_the_seats() -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 4]
    settings = read_settings({"game": "towers", "seats": seats}, POLICY)
    assert settings.players == 5
    assert settings.seats[1].level == POLICY.usual["towers"]


def test_in_solo_modes_one_seat_is_played() -> None:
    """S: you and two Automas."""
    for players in ({}, {"players": 1}, {"players": 3}):
        data = {"game": "cities", "options": {"mode": "expert"}, **players}
        settings = read_settings({**data, "seats": [{"kind": "me"}]}, POLICY)
        assert (settings.players, len(settings.seats)) == (3, 1)


@pytest.mark.parametrize(
    ("changes", "code", "place"),
    [
        ({"game": "chess"}, "sheet-choice", "game"),
        ({"colour": "red"}, "sheet-key-unknown", "settings"),
        ({"players": 9}, "sheet-number", "players"),
        ({"players": "3"}, "sheet-number", "players"),
        ({"players": True}, "sheet-number", "players"),
        ({"players": 6}, "player-count", None),
        ({"options": {"referee": 1}}, "option-value", None),
        ({"options": []}, "sheet-not-object", "options"),
        ({"seats": {}}, "sheet-not-list", "seats"),
        ({"seats": [{"kind": "me"}] * 6, "players": 5}, "sheet-list-length", "seats"),
        ({"seats": [{"kind": "me"}] * 8}, "sheet-list-length", "seats"),
        ({"seats": [{"kind": "open"}, {"kind": "ghost"}]}, "sheet-choice", "seats[2].kind"),
        ({"seats": [{}]}, "sheet-key-missing", "seats[1]"),
        ({"seats": [{"kind": "bot", "level": "god"}]}, "sheet-choice", "seats[1].level"),
        ({"seats": [{"kind": "me", "level": "random"}]}, "sheet-key-unknown", "seats[1]"),
        ({"seats": [{"kind": "me", "nickname": 7}]}, "sheet-not-text", "seats[1].nickname"),
        ({"clock": {"kind": "sand"}}, "sheet-choice", "clock.kind"),
        ({"clock": {"kind": "move"}}, "sheet-number", "clock.seconds"),
        ({"clock": {"kind": "move", "seconds": 0}}, "sheet-number", "clock.seconds"),
        ({"clock": {"kind": "bank", "seconds": 60, "increment": -1}}, "sheet-number", None),
        ({"clock": {"kind": "days", "days": 0}}, "sheet-number", "clock.days"),
        ({"clock": {"kind": "none", "seconds": 3}}, "sheet-key-unknown", "clock"),
        ({"at_zero": "lose"}, "sheet-choice", "at_zero"),
        ({"seating": "by age"}, "sheet-choice", "seating"),
        ({"question": "age"}, "sheet-choice", "question"),
        ({"start": 4}, "sheet-number", "start"),
        ({"public": 1}, "sheet-choice", "public"),
        ({"undo": None}, "sheet-choice", "undo"),
        ({"bot_pace": -0.1}, "sheet-number", "bot_pace"),
        ({"bot_pace": "quick"}, "sheet-number", "bot_pace"),
        ({"bot_pace": float("nan")}, "sheet-number", "bot_pace"),
    ],
)
def test_a_bad_value_is_refused_by_name(
    changes: dict[str, Any], code: str, place: str | None
) -> None:
    with pytest.raises(Refusal) as caught:
        read_settings({"game": "towers", **changes}, POLICY)
    assert caught.value.code == code
    if place is not None:
        assert caught.value.params["place"] == place


def test_between_two_cities_has_no_start_player() -> None:
    with pytest.raises(Refusal) as caught:
        read_settings({"game": "cities", "start": 1}, POLICY)
    assert caught.value.code == "no-start-player"


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "none"},
        {"kind": "move", "seconds": 60},
        {"kind": "bank", "seconds": 600, "increment": 5},
        {"kind": "days", "days": 3},
    ],
)
def test_settings_are_stored_and_read_back(clock: dict[str, Any]) -> None:
    data = {
        "game": "cities",
        "players": 4,
        "seats": [{"kind": "me", "nickname": "Anna"}, {"kind": "bot", "level": "random"}],
        "clock": clock,
        "seating": "question",
        "public": True,
        "bot_pace": 0,
    }
    settings = read_settings(data, POLICY)
    assert Settings.from_data(settings.as_data()) == settings
    assert read_settings(settings.as_data(), POLICY) == settings
    assert settings.as_data()["clock"] == clock
