"""Clocks and idle tables. Time comes with entries, so a restart changes nothing."""

from typing import Any

import pytest

from draftingtable.games.core.randomness import Randomness
from draftingtable.table import Due, actions
from draftingtable.table.policy import DAY, HOUR, SECOND
from tests.table.sitting import NOON, POLICY, Sitting, seated

MOVE = {"kind": "move", "seconds": 60}
BANK = {"kind": "bank", "seconds": 100, "increment": 5}


def left(sitting: Sitting, seat: int) -> int:
    clocks: Any = sitting.table.clocks(sitting.now)
    assert clocks is not None
    value = clocks[str(seat + 1)]["left"]
    assert isinstance(value, int)
    return value


def test_without_a_clock_there_is_no_time_limit() -> None:
    sitting = seated("towers", 2)
    assert sitting.table.clocks(sitting.now) is None
    sitting.pass_time(7 * DAY)
    assert sitting.tick() == []


def test_time_per_move_starts_again_with_each_move() -> None:
    sitting = seated("towers", 2, clock=MOVE)
    sitting.pass_time(40 * SECOND)
    assert (left(sitting, 0), left(sitting, 1)) == (20 * SECOND, 60 * SECOND)
    sitting.move(0, "bid 0")
    sitting.pass_time(30 * SECOND)
    assert (left(sitting, 0), left(sitting, 1)) == (60 * SECOND, 30 * SECOND)


def test_a_bank_runs_down_and_each_move_earns_a_little() -> None:
    sitting = seated("towers", 2, clock=BANK)
    sitting.pass_time(40 * SECOND)
    sitting.move(0, "bid 0")
    assert left(sitting, 0) == 65 * SECOND
    sitting.do("anna", actions.Undo(0))
    assert left(sitting, 0) == 60 * SECOND


def test_days_are_for_slow_games() -> None:
    sitting = seated("cities", 3, clock={"kind": "days", "days": 3})
    assert left(sitting, 2) == 3 * DAY
    sitting.pass_time(2 * DAY)
    sitting.move(0, sitting.view(0)["legal"][0])
    assert (left(sitting, 0), left(sitting, 2)) == (3 * DAY, DAY)


def test_clocks_of_simultaneous_choices_run_at_once() -> None:
    sitting = seated("cities", 3, clock=BANK)
    sitting.pass_time(10 * SECOND)
    sitting.move(1, sitting.view(1)["legal"][0])
    sitting.pass_time(10 * SECOND)
    assert [left(sitting, seat) for seat in range(3)] == [80_000, 95_000, 80_000]


def test_at_zero_a_bot_plays_on_until_its_owner_is_back() -> None:
    sitting = seated("towers", 2, clock=MOVE, at_zero="bot")
    assert sitting.table.next_due(POLICY) == Due(NOON + 45 * SECOND, "clock-warning")
    sitting.pass_time(60 * SECOND - 1)
    assert sitting.tick() == []
    sitting.pass_time(1)
    (entry,) = sitting.tick()
    assert (entry.kind, entry.data["seat"], entry.data["clock"]) == ("stood-in", 1, True)
    assert [turn.seat for turn in sitting.table.bots_to_move()] == [0]
    sitting.do("anna", actions.Return(0))
    assert left(sitting, 0) == 60 * SECOND


def test_returning_to_an_empty_bank_gives_a_tenth_of_it() -> None:
    sitting = seated("towers", 2, clock=BANK)
    sitting.pass_time(200 * SECOND)
    sitting.tick()
    sitting.do("anna", actions.Return(0))
    assert left(sitting, 0) == 10 * SECOND


def test_at_zero_a_legal_default_move_is_made() -> None:
    """T4.1a: the start player must name a number, so 0; others pass."""
    sitting = seated("towers", 3, clock=MOVE, at_zero="default")
    sitting.pass_time(61 * SECOND)
    (entry,) = sitting.tick()
    assert (entry.kind, entry.data["move"]) == ("moved", "bid 0")
    sitting.pass_time(61 * SECOND)
    (entry,) = sitting.tick()
    assert entry.data["move"] == "pass"


@pytest.mark.parametrize("game", ["towers", "cities"])
def test_an_abandoned_game_is_played_to_its_end_by_default_moves(game: str) -> None:
    sitting = seated(game, 3, clock=MOVE, at_zero="default")
    for _ in range(500):
        if sitting.table.state == "finished":
            break
        sitting.pass_time(61 * SECOND)
        assert sitting.tick()
    assert sitting.table.state == "finished"


def test_several_clocks_at_zero_are_all_handled() -> None:
    sitting = seated("cities", 3, clock=MOVE, at_zero="bot")
    sitting.pass_time(61 * SECOND)
    assert [entry.data["seat"] for entry in sitting.tick()] == [1, 2, 3]


def test_clocks_survive_a_restart() -> None:
    """A clock's state follows from the times in the log."""
    sitting = seated("cities", 3, clock=BANK)
    sitting.play_on(Randomness("clock"), 11)
    sitting.pass_time(3 * SECOND)
    again = sitting.read_again()
    assert again.clocks(sitting.now) == sitting.table.clocks(sitting.now)
    assert again.next_due(POLICY) == sitting.table.next_due(POLICY)


def test_a_clock_that_goes_back_takes_no_time_from_anybody() -> None:
    """Two servers' clocks may differ a little."""
    sitting = seated("towers", 2, clock=BANK)
    sitting.pass_time(-5 * SECOND)
    sitting.move(0, "bid 0")
    assert left(sitting, 0) == 105 * SECOND


def test_an_open_table_is_cancelled_only_after_a_warning() -> None:
    sitting = seated("towers", 2, begin=False)
    sitting.pass_time(POLICY.idle_open - 1)
    assert sitting.tick() == []
    sitting.pass_time(1)
    (entry,) = sitting.tick()
    assert entry.data == {"expires": sitting.now + HOUR}
    assert sitting.table.next_due(POLICY) == Due(sitting.now + HOUR, "expiry")
    sitting.pass_time(HOUR)
    (entry,) = sitting.tick()
    assert entry.kind == "expired"
    assert sitting.table.state == "expired"
    assert sitting.table.next_due(POLICY) is None
    assert sitting.tick() == []


def test_what_strangers_say_does_not_keep_a_table() -> None:
    sitting = seated("towers", 2, begin=False)
    sitting.pass_time(POLICY.idle_open - 1)
    sitting.do("eve", actions.Say(text="hello"))
    sitting.pass_time(1)
    assert [entry.kind for entry in sitting.tick()] == ["warned"]
    sitting.do("eve", actions.Say(text="still here"))
    sitting.pass_time(HOUR)
    assert [entry.kind for entry in sitting.tick()] == ["expired"]


def test_what_its_players_say_keeps_a_table() -> None:
    sitting = seated("towers", 2, begin=False)
    sitting.pass_time(POLICY.idle_open - 1)
    sitting.do("péter", actions.Say(text="a moment"))
    sitting.pass_time(1)
    assert sitting.tick() == []


def test_a_warned_table_stays_if_somebody_wants_it() -> None:
    sitting = seated("towers", 2)
    sitting.pass_time(POLICY.idle_running)
    sitting.tick()
    assert sitting.table.data("", (), 0)["expires"] is not None
    assert sitting.refused("eve", actions.Keep()).code == "not-at-table"
    sitting.do("péter", actions.Keep())
    assert sitting.table.data("", (), 0)["expires"] is None
    assert sitting.do("péter", actions.Keep()) == []


def test_a_finished_game_is_never_cancelled() -> None:
    sitting = seated("towers", 2)
    sitting.play_on(Randomness("end"))
    sitting.pass_time(1000 * DAY)
    assert sitting.tick() == []
    assert sitting.do("anna", actions.Leave(None)) == []
