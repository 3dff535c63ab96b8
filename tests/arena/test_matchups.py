"""Which players meet, and in which seats."""

import pytest

from draftingtable.arena.matchups import ladder, rotations, round_robin
from draftingtable.arena.tournament import Tournament, Unit
from draftingtable.games.core.errors import BadOption
from tests.arena.invented import tournament


def test_everybody_sits_everywhere_once() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_what_would_repeat_is_played_once() -> None:
    assert rotations(("a", "a")) == [("a", "a")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_a_ladder_lets_neighbours_meet() -> None:
    assert ladder(["a", "b", "c"], 2) == [("a", "b"), ("b", "c")]
    assert ladder(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert ladder(["a"], 2) == []


def test_a_round_robin_lets_all_meet() -> None:
    assert round_robin(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(round_robin(["a", "b", "c", "d"], 4)) == 12


def test_units_go_deal_by_deal() -> None:
    both = tournament(("a", "b"), ("b", "c"), deals=2)
    assert both.units() == [Unit(0, 0), Unit(0, 1), Unit(1, 0), Unit(1, 1)]
    assert both.games(both.units()) == 8


def test_a_deal_is_the_same_for_all_tables_and_rotations() -> None:
    one, other = tournament(("a", "b")), tournament(("b", "c"), ("a", "c"))
    assert [one.setup(deal) for deal in range(20)] == [other.setup(deal) for deal in range(20)]
    assert {one.setup(deal).start for deal in range(20)} == {0, 1}


def test_seeds_of_bots_differ_and_hide_the_deal() -> None:
    one = tournament(("a", "b"), seed="secret")
    seeds = {
        one.bot_seed(deal, names, seat)
        for deal in range(5)
        for names in one.rotations(Unit(0, 0))
        for seat in range(2)
    }
    assert len(seeds) == 10  # both players are the same program, so their rotation does not matter
    assert not any("secret" in seed for seed in seeds)


@pytest.mark.parametrize(
    ("matchups", "code"),
    [
        ([], "arena-nobody"),
        ([("random", "random"), ("random", "random", "random")], "arena-table-sizes"),
        ([("random", "random"), ("random", "random")], "arena-matchup-twice"),
        ([("random",) * 9], "player-count"),
        ([("random", "nobody")], "bot-unknown"),
    ],
)
def test_impossible_matchups_are_refused(matchups: list[tuple[str, ...]], code: str) -> None:
    with pytest.raises(BadOption) as raised:
        Tournament.new("towers", matchups)
    assert raised.value.code == code
