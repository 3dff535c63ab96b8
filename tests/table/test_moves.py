"""Moves: phases, resent messages, simultaneous choices, undo."""

from dataclasses import replace

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.randomness import Randomness
from draftingtable.table import SYSTEM, actions, decide
from draftingtable.table.state import MOST_UNDOS
from tests.table.sitting import POLICY, Sitting, seated


def test_a_move_is_made_for_the_seat_s_own_phase() -> None:
    sitting = seated("towers", 3)
    phase = sitting.table.phase(0)
    sitting.do("anna", actions.Move(0, phase, "bid 0", "m1"))
    assert sitting.table.waiting_for() == [1]
    refusal = sitting.refused("anna", actions.Move(0, phase, "bid 1", "m2"))
    assert (refusal.code, refusal.params["phase"]) == ("stale-phase", phase)
    refusal = sitting.refused("anna", actions.Move(0, sitting.table.phase(0), "bid 1", "m3"))
    assert refusal.code == "not-your-turn"


def test_a_resent_message_is_applied_once() -> None:
    sitting = seated("towers", 3)
    phase = sitting.table.phase(0)
    (entry,) = sitting.do("anna", actions.Move(0, phase, "bid 0", "m1"))
    assert sitting.do("anna", actions.Move(0, phase, "bid 0", "m1")) == []
    assert sitting.table.done("anna", "m1") == entry.number
    assert sitting.table.done("péter", "m1") is None
    sitting.move(1, "pass", "m1")  # ids belong to each player
    sitting.play_on(Randomness("rest"))
    assert sitting.do("anna", actions.Move(0, phase, "bid 0", "m1")) == []


def test_an_id_has_a_limited_length() -> None:
    sitting = seated("towers", 2)
    refusal = sitting.refused("anna", actions.Move(0, 1, "bid 0", "m" * 41))
    assert refusal.code == "message-id-long"


def test_an_illegal_move_names_its_rule() -> None:
    """T4.1a: the start player names a number."""
    sitting = seated("towers", 2)
    phase = sitting.table.phase(0)
    assert sitting.refused("anna", actions.Move(0, phase, "pass")).rule == "T4.1a"
    assert sitting.refused("anna", actions.Move(0, phase, "bid six")).code == "no-such-move-text"


def test_nobody_moves_for_others() -> None:
    sitting = seated("towers", 2, bots=["random"])
    phase = sitting.table.phase(0)
    for by in ("péter", "eve", SYSTEM):
        refusal = sitting.refused(by, actions.Move(0, phase, "bid 0"))
        assert refusal.code == "seat-not-yours"
    assert sitting.refused("anna", actions.Move(2, phase, "bid 0")).code == "seat-not-yours"
    assert sitting.refused("anna", actions.Move(5, phase, "bid 0")).code == "no-such-seat"


def test_a_bot_can_only_be_moved_by_the_server() -> None:
    sitting = seated("towers", 1, bots=["apprentice", "random"])
    sitting.move(0, "bid 0")
    (turn,) = sitting.table.bots_to_move()
    assert (turn.seat, turn.level) == (1, "apprentice")
    sitting.do(SYSTEM, actions.Move(turn.seat, turn.phase, "pass"))
    assert [turn.seat for turn in sitting.table.bots_to_move()] == [2]


def pick_of(sitting: Sitting, seat: int) -> str:
    return str(sitting.view(seat)["legal"][0])


def test_simultaneous_choices_do_not_reject_each_other() -> None:
    """C3.1: all choose at once; each answers their own question."""
    sitting = seated("cities", 4)
    asked = [(sitting.table.phase(seat), pick_of(sitting, seat)) for seat in range(4)]
    for seat in (2, 0, 3, 1):
        phase, text = asked[seat]
        sitting.do(sitting.player_at(seat), actions.Move(seat, phase, text))
    assert sitting.view(0)["game"]["phase"] == "placing"
    assert all(sitting.table.phase(seat) > asked[seat][0] for seat in range(4))


def test_simultaneous_placements_of_neighbours_are_both_accepted_if_they_fit() -> None:
    """C3.4: a placement is refused only if it no longer fits, not because of another move."""
    sitting = seated("cities", 3)
    for seat in range(3):
        sitting.move(seat, pick_of(sitting, seat))
    phases = [sitting.table.phase(seat) for seat in range(3)]
    tile = sitting.view(1)["legal"][0].split()[1]
    sitting.move(0, next(move for move in sitting.view(0)["legal"] if " A " in move))
    assert sitting.table.phase(1) == phases[1]
    assert not any(move.endswith("A 0,0") for move in sitting.view(1)["legal"])
    taken = actions.Move(1, phases[1], f"place {tile} A 0,0")
    assert sitting.refused("péter", taken).rule.startswith("C")
    sitting.do("péter", actions.Move(1, phases[1], f"place {tile} A 1,0"))


def test_undo_until_somebody_else_has_moved() -> None:
    sitting = seated("towers", 2)
    sitting.move(0, "bid 0")
    assert sitting.view(0)["undo"] == 1
    before = sitting.table.phase(0)
    sitting.do("anna", actions.Undo(0, "u1"))
    assert sitting.table.waiting_for() == [0]
    assert sitting.table.phase(0) > before
    assert sitting.do("anna", actions.Undo(0, "u1")) == []
    sitting.move(0, "bid 1")
    sitting.move(1, "pass")
    assert sitting.refused("anna", actions.Undo(0)).code == "nothing-to-undo"
    assert sitting.refused("anna", actions.Undo(1)).code == "seat-not-yours"


def test_a_secret_choice_is_final() -> None:
    """C3.1"""
    sitting = seated("cities", 3)
    sitting.move(0, pick_of(sitting, 0))
    assert sitting.refused("anna", actions.Undo(0)).code == "nothing-to-undo"


def test_a_table_may_disable_undo() -> None:
    sitting = seated("towers", 2, undo=False)
    sitting.move(0, "bid 0")
    assert sitting.view(0)["undo"] == 0
    assert sitting.refused("anna", actions.Undo(0)).code == "undo-off"


def test_a_seat_takes_back_a_limited_number_of_moves() -> None:
    """Without a limit, a move and its undo could fill the log without end."""
    sitting = seated("towers", 2)
    for _ in range(MOST_UNDOS):
        sitting.move(0, "bid 0")
        sitting.do("anna", actions.Undo(0))
    sitting.move(0, "bid 0")
    refusal = sitting.refused("anna", actions.Undo(0))
    assert (refusal.code, refusal.params["most"]) == ("undo-enough", MOST_UNDOS)
    assert sitting.view(0)["undo"] == 0, "nothing is offered that would be refused"
    sitting.move(1, "bid 1")
    assert sitting.view(1)["undo"] == 1, "another seat has its own number"


def test_a_full_log_takes_only_what_leads_to_the_end() -> None:
    sitting = seated("towers", 2)
    sitting.move(0, "bid 0", "m1")
    full = replace(POLICY, most_entries=sitting.table.number)
    for action in (actions.Undo(0), actions.Say(text="hello"), actions.End(0, True)):
        with pytest.raises(Refusal) as caught:
            decide(full, sitting.table, "anna", action, sitting.now)
        assert caught.value.code == "log-full"
    phase = sitting.table.phase(1)
    again = actions.Move(0, phase, "bid 0", "m1")
    assert decide(full, sitting.table, "anna", again, sitting.now) == []
    assert decide(full, sitting.table, "péter", actions.Move(1, phase, "pass"), sitting.now)
    assert decide(full, sitting.table, "anna", actions.Resign(0), sitting.now)


@pytest.mark.parametrize("action", [actions.Move(0, 1, "bid 0"), actions.Undo(0)])
def test_before_the_start_there_is_nothing_to_play(action: actions.Action) -> None:
    sitting = seated("towers", 2, begin=False)
    assert sitting.refused("anna", action).code == "table-not-running"
