"""T4.1: bidding."""

import pytest

from tests.games.towers.table import Table

EASY = "s7 c12 t3 j0 h9"
"""A display of five types: without towers, everybody can build all of it."""


def test_t4_a_round_begins_with_five_cards_from_the_pile() -> None:
    table = Table()
    table.show(EASY)
    assert table.display() == ["s7", "c12", "t3", "j0", "h9"]
    assert len(table.pile()) == 75
    assert not set(table.display()) & set(table.pile())


def test_t4_bidding_then_building_then_clearing_up() -> None:
    table = Table(2)
    table.show(EASY)
    table.say("1 bid 1", "2 pass", "1 build s7")
    assert table.happened() == ["deal", "bid", "pass", "builds", "build", "clear"]


def test_t4_1a_the_start_player_names_a_number_from_0_to_5() -> None:
    table = Table(start=2)
    table.show(EASY)
    assert table.turn() == 2
    assert table.bids(2) == ["0", "1", "2", "3", "4", "5"]


def test_t4_1a_the_start_player_cannot_pass() -> None:
    table = Table(start=2)
    table.show(EASY)
    refusal = table.refuse("2 pass")
    assert (refusal.code, refusal.rule) == ("start-player-names-a-number", "T4.1a")


def test_t4_1b_the_others_name_a_higher_number_or_pass() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 2")
    assert table.bids(2) == ["3", "4", "5", "pass"]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_t4_1b_an_equal_or_lower_number_is_refused(number: int) -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 2")
    refusal = table.refuse(f"2 bid {number}")
    assert (refusal.code, refusal.rule) == ("bid-not-higher", "T4.1b")
    assert refusal.params == {"bid": number, "highest": 2}


def test_t4_1b_after_a_pass_the_last_number_still_counts() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 2", "2 pass")
    assert table.bids(3) == ["3", "4", "5", "pass"]


def test_t4_1b_clockwise_from_the_start_player() -> None:
    table = Table(players=4, start=3)
    table.show(EASY)
    seats = []
    for move in ("bid 0", "bid 1", "pass", "bid 2"):
        seat = table.turn()
        seats.append(seat)
        table.say(f"{seat} {move}")
    assert seats == [3, 4, 1, 2]


def test_t4_1b_nobody_bids_out_of_turn() -> None:
    table = Table()
    table.show(EASY)
    refusal = table.refuse("3 bid 5")
    assert (refusal.code, refusal.rule) == ("not-your-turn", "T4.1b")
    assert refusal.params == {"seat": 3, "turn": 1}
    assert table.may(2) == table.may(3) == []


def test_t4_1b_everyone_gets_exactly_one_chance() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 1", "2 bid 2", "3 bid 3")
    assert table.turn() == 3
    assert table.refused_by("1 bid 4") == "T4.1d"
    assert table.refused_by("3 bid 4") == "T4.2"


def test_t4_1c_a_bid_of_5_ends_the_bidding_at_once() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 5")
    assert table.turn() == 1
    assert "build s7" in table.may(1)
    assert table.may(2) == []


@pytest.mark.parametrize("shown", ["s7", "s7 c12", "s7 c12 t3", "s7 c12 t3 j0"])
def test_t4_1c_with_fewer_cards_a_bid_for_all_of_them_does(shown: str) -> None:
    table = Table()
    table.keep_in_pile(shown)
    table.second_pass()
    table.show(shown)
    table.say(f"1 bid {len(shown.split())}")
    assert table.turn() == 1
    assert table.may(1)[-1].startswith("build")


def test_t4_1d_the_highest_bidder_takes_exactly_that_many() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 1", "2 bid 2", "3 pass")
    assert table.turn() == 2
    table.say("2 build s7")
    assert table.turn() == 2
    table.say("2 build j0")
    assert table.position.dealing


def test_t4_1d_cards_of_their_own_choice() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 2", "2 pass", "3 pass")
    assert table.may(1) == ["build c12", "build h9", "build t3", "build j0", "build s7"]


def test_t4_1d_only_cards_on_display() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 2", "2 pass", "3 pass")
    refusal = table.refuse("1 build s6")
    assert (refusal.code, refusal.rule) == ("not-on-display", "T4.1d")
    table.say("1 build s7")
    assert table.refuse("1 build s7").code == "not-on-display"


def test_t4_1d_nobody_else_builds() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 1", "2 bid 2", "3 pass")
    refusal = table.refuse("1 build s7")
    assert (refusal.code, refusal.rule) == ("not-your-turn", "T4.1d")


def test_t4_1e_a_player_may_only_bid_what_they_can_build() -> None:
    table = Table()
    table.give(1, "s6 s0 c6 c0")
    table.show(EASY)
    assert table.bids(1) == ["0", "1", "2", "3"]
    refusal = table.refuse("1 bid 4")
    assert (refusal.code, refusal.rule) == ("bid-unbuildable", "T4.1e")
    assert refusal.params == {"bid": 4, "largest": 3}


def test_t4_1e_the_one_demolition_counts() -> None:
    table = Table()
    table.give(1, "s6 c6")
    table.show(EASY)
    assert table.bids(1)[-1] == "4"


def test_t4_1e_a_player_who_can_build_nothing_may_only_pass() -> None:
    table = Table()
    table.give(2, "s3 s0 c3 c0 t2 t0 j3 h2 h0")
    table.show("s7 c12 t3 s1 h9")
    table.say("1 bid 0")
    assert table.bids(2) == ["pass"]


def test_t4_1e_a_part_of_what_can_be_built_can_be_built() -> None:
    table = Table()
    table.give(1, "s6 c6")
    table.show(EASY)
    assert table.bids(1) == ["0", "1", "2", "3", "4"]


def test_t4_1e_with_the_referee_off_anything_higher_may_be_bid() -> None:
    table = Table(referee=False)
    table.give(1, "s6 s0 c6 c0")
    table.show(EASY)
    assert table.bids(1) == ["0", "1", "2", "3", "4", "5"]


def test_t4_1f_the_start_player_may_bid_0() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 0")
    assert table.bids(2) == ["1", "2", "3", "4", "5", "pass"]


def test_t4_1f_only_the_start_player_may_bid_0() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 0")
    assert table.refused_by("2 bid 0") == "T4.1b"


def test_t4_1f_a_single_bid_after_the_0_builds() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 0", "2 pass", "3 bid 1")
    assert table.turn() == 3
    table.say("3 build h9")
    assert table.tower(3, "h") == [9]


def test_e1_the_third_takes_all_and_the_fourth_gets_no_chance() -> None:
    table = Table(players=4)
    table.show(EASY)
    table.say("1 bid 3", "2 pass", "3 bid 5")
    assert table.turn() == 3
    assert table.may(4) == []
    table.say(*(f"3 build {card}" for card in EASY.split()))
    assert table.position.dealing
