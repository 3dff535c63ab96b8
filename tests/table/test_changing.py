"""The host changes settings: seated players stay, and what stays fits the new settings."""

from dataclasses import replace

import pytest

from draftingtable.table import actions
from tests.table.sitting import Sitting, seated

OPEN_TOWERS = {"game": "towers", "players": 3, "seats": [{"kind": "me"}]}


def kinds(sitting: Sitting) -> list[str]:
    return [seat.kind for seat in sitting.table.seats]


def people(sitting: Sitting) -> list[str | None]:
    return [seat.player for seat in sitting.table.seats]


def test_changed_settings_must_be_accepted_again() -> None:
    sitting = seated("towers", 2, begin=False, players=2, seats=[{"kind": "me"}])
    assert sitting.table.seats[1].ready
    sitting.do("anna", actions.Change({"clock": {"kind": "move", "seconds": 30}}))
    assert sitting.table.settings.clock.time == 30_000
    assert sitting.table.seats[0].ready
    assert not sitting.table.seats[1].ready


def test_another_game_or_seats_are_not_a_change_of_settings() -> None:
    sitting = Sitting(OPEN_TOWERS)
    assert sitting.refused("anna", actions.Change({"game": "cities"})).params["place"] == "game"
    assert sitting.refused("anna", actions.Change({"seats": []})).code == "sheet-key-unknown"
    assert sitting.refused("eve", actions.Change({"public": True})).code == "not-host"


# Another number of players


def test_a_table_grows_and_shrinks_but_removes_nobody() -> None:
    sitting = seated("towers", 2, begin=False, players=2, seats=[{"kind": "me"}])
    sitting.do("anna", actions.Change({"players": 4}))
    assert kinds(sitting) == ["player", "player", "open", "open"]
    sitting.do("mari", actions.Join(3, "Mari"))
    sitting.do("anna", actions.Change({"players": 3}))
    assert people(sitting) == ["anna", "péter", "mari"]
    refusal = sitting.refused("anna", actions.Change({"players": 2}))
    assert (refusal.code, refusal.params) == ("seats-too-few", {"people": 3, "seats": 2})
    sitting.do("mari", actions.Leave(None))
    sitting.do("anna", actions.Change({"players": 2}))
    assert people(sitting) == ["anna", "péter"]


def test_empty_seats_go_before_bots_and_bots_before_people() -> None:
    wishes = [{"kind": "open"}, {"kind": "bot"}, {"kind": "open"}, {"kind": "me"}, {"kind": "bot"}]
    sitting = Sitting({"game": "towers", "players": 5, "seats": wishes})
    for players, left in (
        (4, ["open", "bot", "player", "bot"]),
        (3, ["bot", "player", "bot"]),
        (2, ["bot", "player"]),
    ):
        sitting.do("anna", actions.Change({"players": players}))
        assert kinds(sitting) == left
        assert [wish.kind for wish in sitting.table.settings.seats] == [
            "me" if kind == "player" else kind for kind in left
        ]
    sitting.do("anna", actions.Start())
    assert sitting.table.state == "running"


@pytest.mark.parametrize(
    ("start", "players", "then"),
    [
        (1, 4, 1),
        (2, 4, 2),
        (3, 4, 3),  # of the two open seats 3 and 4, the last is removed
        (4, 4, 4),  # its seat is gone, so the next one starts, which is Lina's
        (5, 4, 4),  # Lina's seat is now the fourth
        (5, 3, 3),
        (4, 3, 3),
        (3, 3, 3),
        (2, 3, 2),
        (None, 3, None),
    ],
)
def test_the_start_player_stays_the_same(start: int | None, players: int, then: int | None) -> None:
    """T3.2: Anna, Péter, two open seats, Lina."""
    sitting = seated("towers", 2, begin=False, players=5, seats=[{"kind": "me"}], start=start)
    sitting.do("lina", actions.Join(4, "Lina"))
    sitting.do("anna", actions.Change({"players": players}))
    assert people(sitting)[-1] == "lina"
    assert sitting.table.settings.as_data()["start"] == then


def test_when_the_last_seat_was_to_start_and_goes_the_first_does() -> None:
    sitting = Sitting({**OPEN_TOWERS, "start": 3})
    sitting.do("anna", actions.Change({"players": 2}))
    assert sitting.table.settings.start == 0
    sitting.do("anna", actions.Start(fill=True))
    assert sitting.table.start == 0


def test_a_start_that_the_host_names_now_must_fit() -> None:
    sitting = Sitting({**OPEN_TOWERS, "start": 1})
    assert (
        sitting.refused("anna", actions.Change({"players": 2, "start": 3})).params["place"]
        == "start"
    )
    sitting.do("anna", actions.Change({"players": 2, "start": 2}))
    assert sitting.table.settings.start == 1


# Other options


def test_an_option_leaves_the_rest_as_it_was() -> None:
    """T4.3: the referee option has nothing to do with the number of players."""
    sitting = seated(
        "towers", 2, begin=False, players=5, seats=[{"kind": "me"}, {"kind": "open"}], start=4
    )
    before = sitting.table.settings
    (entry,) = sitting.do("anna", actions.Change({"options": {"referee": False}}))
    assert sitting.table.settings == replace(before, options={"referee": False})
    assert "seats" not in entry.data
    assert people(sitting) == ["anna", "péter", None, None, None]


def test_the_number_of_players_follows_the_mode_as_far_as_it_must() -> None:
    sitting = Sitting({"game": "cities", "players": 5, "seats": [{"kind": "me"}]})
    sitting.do("anna", actions.Change({"options": {"mode": "two"}}))
    assert kinds(sitting) == ["player", "open"]
    sitting.do("anna", actions.Change({"options": {"mode": "ring"}}))
    assert kinds(sitting) == ["player", "open", "open"]


def test_a_mode_with_automas_brings_them_along() -> None:
    """S: beginner and expert mode are played alone."""
    sitting = Sitting({"game": "cities", "players": 4, "seats": [{"kind": "me"}]})
    sitting.do("anna", actions.Change({"options": {"mode": "beginner"}}))
    assert kinds(sitting) == ["player", "automa", "automa"]
    sitting.do("anna", actions.Change({"options": {"mode": "expert", "level": 2}}))
    assert kinds(sitting) == ["player", "automa", "automa"]
    sitting.do("anna", actions.Change({"options": {"mode": "two"}}))
    assert kinds(sitting) == ["player", "open"]


def test_two_people_cannot_switch_to_solo() -> None:
    sitting = seated("cities", 2, begin=False, players=3, seats=[{"kind": "me"}])
    refusal = sitting.refused("anna", actions.Change({"options": {"mode": "beginner"}}))
    assert (refusal.code, refusal.params) == ("seats-too-few", {"people": 2, "seats": 1})


def test_answers_to_the_seating_question_stay() -> None:
    """C1.3: players who have answered are not asked again because a seat was added."""
    sitting = seated("cities", 3, begin=False, seating="question")
    sitting.do("péter", actions.Answer(1, "Ajka"))
    sitting.do("anna", actions.Change({"players": 4}))
    assert sitting.table.seats[1].answer == "Ajka"
    assert sitting.read_again().seats[1].answer == "Ajka"


def test_options_must_be_options() -> None:
    sitting = Sitting(OPEN_TOWERS)
    for options, code in (([], "sheet-not-object"), ({"towers": 6}, "option-unknown")):
        assert sitting.refused("anna", actions.Change({"options": options})).code == code
