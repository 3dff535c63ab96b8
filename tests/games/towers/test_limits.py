"""T4.1e: the largest legal bid, one way to build it, and why no more."""

import pytest

from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.help import help_for
from draftingtable.games.towers.limits import why_not_bid
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BIDDING
from tests.games.towers.table import Table

EASY = "s7 c12 t3 j0 h9"


def limit(stack: str, display: str, players: int = 4) -> dict[str, object]:
    table = Table(players)
    table.give(1, stack)
    table.show(display)
    return table.limit(1).as_data()


def test_e2_a_lone_6_is_razed_for_the_7() -> None:
    assert limit("s6", EASY) == {
        "largest": 5,
        "raze": "s",
        "builds": ["c12", "h9", "t3", "j0", "s7"],
        "blocked": [],
    }


def test_e2_and_it_can_really_be_built() -> None:
    table = Table(2)
    table.give(1, "s6")
    table.show(EASY)
    table.say("1 bid 5", "1 raze s", *(f"1 build {card}" for card in EASY.split()))
    assert table.tower(1, "s") == [7]
    assert table.razed(1) == ["s6"]


def test_e3_razing_the_4_leaves_the_6() -> None:
    found = limit("s6 s4", EASY)
    assert (found["largest"], found["raze"]) == (4, None)
    assert found["blocked"] == [
        {"card": "s7", "on": "s4", "standing": True, "raze_helps": False, "rule": "T2.3"}
    ]


def test_e3_therefore_5_is_illegal() -> None:
    table = Table(2)
    table.give(1, "s6 s4")
    table.show(EASY)
    assert table.refuse("1 bid 5").params == {"bid": 5, "largest": 4}


def test_t4_1e_nothing_blocks_an_empty_tower() -> None:
    assert limit("", EASY)["largest"] == 5
    assert limit("", EASY)["blocked"] == []


def test_t4_1e_a_roof_blocks_its_type() -> None:
    found = limit("s6 s0", EASY)
    assert found["largest"] == 4
    assert found["blocked"] == [
        {"card": "s7", "on": "s0", "standing": True, "raze_helps": False, "rule": "T2.6"}
    ]


def test_t4_1e_the_one_raze_goes_where_it_helps_most() -> None:
    """Razing in candy makes room for two cards, in sand for one."""
    found = limit("c9 c1 s6", "c8 c7 s7 t3 j0")
    assert (found["largest"], found["raze"]) == (4, "c")
    assert found["blocked"] == [
        {"card": "s7", "on": "s6", "standing": True, "raze_helps": True, "rule": "T2.3"}
    ]


def test_t4_1e_no_raze_where_none_is_needed() -> None:
    assert limit("s15", EASY)["raze"] is None


def test_t4_1e_the_builds_are_in_an_order_that_works() -> None:
    assert limit("s7", "s8 s9 s10 s11 s12")["builds"] == ["s9", "s8", "s12", "s11", "s10"]


def test_t4_1e_a_card_may_be_blocked_by_another_of_the_display() -> None:
    found = limit("", "s5 s5 c4 t4 j4")
    assert found["largest"] == 4
    assert found["blocked"] == [
        {"card": "s5", "on": "s5", "standing": False, "raze_helps": False, "rule": "T2.3"}
    ]


def test_t4_1e_a_display_of_twins_and_a_9() -> None:
    """E6: with a 9 between them both 5s can be built."""
    found = limit("", "s5 s5 s9 t4 j4")
    assert found["largest"] == 5
    assert found["blocked"] == []


def test_t4_1e_two_roofs_do_not_fit_one_tower() -> None:
    found = limit("", "s0 s0 c0 c0 t4")
    assert found["largest"] == 3
    assert [blocked["rule"] for blocked in as_rows(found["blocked"])] == ["T2.6", "T2.6"]


def test_t4_1e_for_any_seat_at_any_time() -> None:
    table = Table(3)
    table.give(3, "s6 s4 c0 h0")
    table.show(EASY)
    assert [table.limit(seat).largest for seat in (1, 2, 3)] == [5, 5, 2]


def test_why_not_bid_for_a_legal_bid() -> None:
    table = Table(3)
    table.show(EASY)
    assert [why_not_bid(table.position, number) for number in range(6)] == [None] * 6


@pytest.mark.parametrize(
    ("number", "code", "rule"),
    [
        (0, "bid-not-higher", "T4.1b"),
        (1, "bid-not-higher", "T4.1b"),
        (5, "bid-unbuildable", "T4.1e"),
        (6, "bid-above-display", "T7.3"),
    ],
)
def test_why_not_bid_for_an_illegal_bid(number: int, code: str, rule: str) -> None:
    table = Table(3)
    table.give(2, "s6 s4")
    table.show(EASY)
    table.say("1 bid 1")
    refusal = why_not_bid(table.position, number)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)


@pytest.mark.parametrize("referee", [True, False])
def test_help_says_why_not_for_every_refused_bid(referee: bool) -> None:
    """Its reasons are kept for other tables: those must be the same there."""
    randomness, reasons = Randomness(7), set()
    for seed in range(40):
        position = TowersPosition(2 + seed % 4, referee, 0)
        dealer = SamplingDealer(seed)
        while not position.over:
            if position.dealing:
                position.deal(dealer)
            if position.phase == BIDDING:
                refusals = {n: why_not_bid(position, n) for n in range(6)}
                expected = {
                    str(number): {"code": why.code, "rule": why.rule, "params": why.params}
                    for number, why in refusals.items()
                    if why is not None
                }
                assert help_for(position)["bids"] == expected
                reasons |= {str(reason["code"]) for reason in expected.values()}
            position.apply(position.turn, position.random_move(position.turn, randomness))
    rare = "bid-unbuildable" if referee else "bid-not-below-withdrawn"
    assert reasons == {"bid-above-display", "bid-not-higher", rare}


def test_why_not_bid_has_no_answer_while_building() -> None:
    table = Table(3)
    table.show(EASY)
    table.say("1 bid 5")
    assert why_not_bid(table.position, 3) is None


def as_rows(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value
