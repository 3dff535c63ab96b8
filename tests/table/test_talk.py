"""Chat and quick phrases, and what may be shown to others without being kept."""

import pytest

from draftingtable.games.errors import Refusal
from draftingtable.table import actions
from draftingtable.table.state import CHAT_KEPT
from tests.table.sitting import NOON, Sitting, seated


def test_people_talk() -> None:
    sitting = seated("towers", 2)
    sitting.do("péter", actions.Say(text=" Szia,\n Anna!\x07 "))
    sitting.do("eve", actions.Say(phrase="good-luck", nickname="Eve"))
    assert sitting.table.chat == [
        {
            "by": {"player": "péter", "nickname": "Péter", "seat": 2},
            "text": "Szia, Anna!",
            "at": NOON,
        },
        {
            "by": {"player": "eve", "nickname": "Eve", "seat": None},
            "phrase": "good-luck",
            "at": NOON,
        },
    ]


def test_what_is_said_has_limits() -> None:
    sitting = seated("towers", 2)
    assert sitting.refused("anna", actions.Say(text=" \n ")).code == "message-empty"
    assert sitting.refused("anna", actions.Say(text="x" * 301)).code == "message-long"
    assert sitting.refused("anna", actions.Say(phrase="buy-now")).code == "phrase-unknown"
    for number in range(CHAT_KEPT + 5):
        sitting.do("anna", actions.Say(text=str(number)))
    assert len(sitting.table.chat) == CHAT_KEPT
    assert sitting.table.chat[-1]["text"] == str(CHAT_KEPT + 4)


def test_where_chat_is_off_there_are_still_quick_phrases() -> None:
    sitting = seated("towers", 2, chat=False)
    assert sitting.refused("anna", actions.Say(text="hello")).code == "chat-off"
    sitting.do("anna", actions.Say(phrase="hello"))


def code_of(caught: pytest.ExceptionInfo[Refusal]) -> str:
    return caught.value.code


def test_who_may_look() -> None:
    closed = seated("towers", 2, spectators=False).table
    closed.check_watch("péter")
    with pytest.raises(Refusal) as caught:
        closed.check_watch("eve")
    assert code_of(caught) == "spectators-off"
    seated("towers", 2).table.check_watch("eve")


def test_hints_are_for_who_has_to_decide_unless_the_table_forbids() -> None:
    table = seated("towers", 2).table
    table.check_hint("anna", 0)
    for player, seat, code in (("péter", 1, "hint-not-now"), ("péter", 0, "seat-not-yours")):
        with pytest.raises(Refusal) as caught:
            table.check_hint(player, seat)
        assert code_of(caught) == code
    with pytest.raises(Refusal) as caught:
        seated("towers", 2, hints=False).table.check_hint("anna", 0)
    assert code_of(caught) == "hints-off"


def placing() -> Sitting:
    sitting = seated("cities", 3)
    for seat in range(3):
        sitting.move(seat, sitting.view(seat)["legal"][0])
    return sitting


def test_a_placement_can_be_proposed_to_a_neighbour() -> None:
    """C3.1: neighbours may talk openly about where tiles go."""
    sitting = placing()
    table = sitting.table
    table.check_proposal("anna", 0, sitting.view(1)["legal"][0])
    table.check_proposal("anna", 0, None)
    with pytest.raises(Refusal):
        table.check_proposal("anna", 0, "place S A 3,3")


def test_what_is_chosen_in_secret_cannot_be_proposed() -> None:
    sitting = seated("cities", 3)
    with pytest.raises(Refusal) as caught:
        sitting.table.check_proposal("anna", 0, sitting.view(0)["legal"][0])
    assert code_of(caught) == "proposal-secret"


def test_pointing_at_something_needs_a_seat_and_a_game() -> None:
    sitting = seated("towers", 2, begin=False)
    with pytest.raises(Refusal) as caught:
        sitting.table.check_ping("anna", 0)
    assert code_of(caught) == "table-not-running"
    with pytest.raises(Refusal) as caught:
        sitting.table.check_ping("eve", 0)
    assert code_of(caught) == "seat-not-yours"
