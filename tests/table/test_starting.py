"""The start: who is missing, who sits where (C1.3), who starts (T3.2)."""

import pytest

from draftingtable.table import actions
from tests.table.sitting import POLICY, Sitting, seated


def test_open_seats_and_people_who_are_not_ready_are_waited_for() -> None:
    sitting = Sitting({"game": "towers", "players": 3, "seats": [{"kind": "me"}]})
    sitting.do("péter", actions.Join(2, "Péter"))
    refusal = sitting.refused("anna", actions.Start())
    assert (refusal.code, refusal.params) == ("seats-open", {"seats": [2]})
    sitting.do("anna", actions.SetSeat(1, "bot"))
    refusal = sitting.refused("anna", actions.Start())
    assert (refusal.code, refusal.params) == ("not-ready", {"seats": [3], "names": ["Péter"]})
    sitting.do("péter", actions.Ready(2, True))
    assert sitting.do("péter", actions.Ready(2, True)) == []
    assert sitting.refused("péter", actions.Start()).code == "not-host"
    sitting.do("anna", actions.Start())
    assert sitting.table.state == "running"
    assert sitting.refused("anna", actions.Start()).code == "table-not-open"


def test_bots_take_the_open_seats_on_start_or_not_at_all() -> None:
    sitting = Sitting({"game": "towers", "players": 4, "seats": [{"kind": "me"}]})
    sitting.do("péter", actions.Join(2, "Péter"))
    refusal = sitting.refused("anna", actions.Start(fill=True))
    assert (refusal.code, refusal.params) == ("not-ready", {"seats": [3], "names": ["Péter"]})
    assert sitting.refused("péter", actions.Start(fill=True)).code == "not-host"
    sitting.do("péter", actions.Ready(2, True))
    refusal = sitting.refused("anna", actions.Start(fill=True, level="god"))
    assert refusal.params["place"] == "level"
    entries = sitting.do("anna", actions.Start(fill=True, level="random"))
    assert [entry.kind for entry in entries] == ["seated", "seated", "locked", "started"]
    assert sitting.table.state == "running"
    assert sorted(seat.kind for seat in sitting.table.seats) == ["bot", "bot", "player", "player"]
    assert {seat.level for seat in sitting.table.seats if seat.kind == "bot"} == {"random"}


def test_bots_of_the_default_level_take_seats_unless_another_is_named() -> None:
    sitting = Sitting({"game": "cities", "players": 3, "seats": [{"kind": "me"}]})
    sitting.do("anna", actions.Start(fill=True))
    assert {seat.level for seat in sitting.table.seats} == {None, POLICY.usual["cities"]}


def test_a_full_table_needs_no_bots() -> None:
    sitting = seated("towers", 2, begin=False)
    entries = sitting.do("anna", actions.Start(fill=True))
    assert [entry.kind for entry in entries] == ["locked", "started"]


def test_whoever_starts_is_ready() -> None:
    sitting = seated("towers", 2, begin=False)
    sitting.do("anna", actions.Ready(0, False))
    sitting.do("anna", actions.Start())
    assert sitting.table.state == "running"


def test_the_host_s_order_stays() -> None:
    sitting = seated("cities", 3, seating="order", begin=False)
    sitting.do("anna", actions.Order((1, 2, 0)))
    sitting.do("anna", actions.Start())
    assert [seat.player for seat in sitting.table.seats] == ["péter", "lina", "anna"]
    assert sitting.table.drawn_order is None


def test_people_sit_by_their_answers_to_a_question() -> None:
    """C1.3: A to Z, clockwise; a bot has no answer and stays where it is."""
    sitting = seated("cities", 3, bots=["random"], seating="question", begin=False)
    sitting.do("anna", actions.Order((0, 3, 1, 2)))
    sitting.do("anna", actions.Answer(0, "  szeged "))
    sitting.do("péter", actions.Answer(2, "Ajka"))
    refusal = sitting.refused("anna", actions.Start())
    assert (refusal.code, refusal.rule) == ("answers-missing", "C1.3")
    assert refusal.params == {"seats": [4], "names": ["Lina"]}
    assert sitting.refused("anna", actions.Start(fill=True)).code == "answers-missing"
    assert sitting.refused("lina", actions.Answer(0, "Kaunas")).code == "seat-not-yours"
    sitting.do("lina", actions.Answer(3, "Kaunas"))
    sitting.do("anna", actions.Start())
    assert [seat.answer for seat in sitting.table.seats] == ["Ajka", None, "Kaunas", "szeged"]
    assert sitting.table.seats[1].kind == "bot"


def test_the_host_names_the_start_player() -> None:
    """T3.2"""
    sitting = seated("towers", 3, start=2)
    assert sitting.table.start == 1
    assert not sitting.table.start_drawn
    assert sitting.table.waiting_for() == [1]


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_solo_against_automas(mode: str) -> None:
    """S: Automas have seats, but nobody waits for them."""
    settings = {"game": "cities", "options": {"mode": mode}, "seats": [{"kind": "me"}]}
    sitting = Sitting(settings)
    sitting.do("anna", actions.Start())
    assert [seat.kind for seat in sitting.table.seats] == ["player", "automa", "automa"]
    assert sitting.table.waiting_for() == [0]
    assert sitting.table.bots_to_move() == []
