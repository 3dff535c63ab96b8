"""T4.3: bids that cannot be built, as at a real table."""

import pytest

from tests.games.towers.table import Table

EASY = "s7 c12 t3 j0 h9"


def honest(players: int = 3, start: int = 1) -> Table:
    """Returns a table without a referee, where players check their own bids."""
    return Table(players, start, referee=False)


def test_t4_3_with_the_referee_on_nobody_withdraws() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 5")
    assert "withdraw" not in table.may(1)
    refusal = table.refuse("1 withdraw")
    assert (refusal.code, refusal.rule) == ("no-withdrawing-with-referee", "T4.3")


def test_t4_3_with_the_referee_off_any_number_up_to_the_display_may_be_bid() -> None:
    table = honest()
    table.give(1, "s0 c0 t0 j0 h0")
    table.show("s7 c12 t3 j1 h9")
    assert table.bids(1) == ["0", "1", "2", "3", "4", "5"]


def test_t4_3_up_to_the_display_and_no_more() -> None:
    table = honest()
    table.keep_in_pile("s7 c12")
    table.second_pass()
    table.show("s7 c12")
    assert table.bids(1) == ["0", "1", "2"]
    assert table.refused_by("1 bid 3") == "T7.3"


def test_t4_3_a_builder_may_withdraw_at_once() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 3", "2 pass", "3 pass")
    assert "withdraw" in table.may(1)


def test_t4_3_a_builder_may_withdraw_until_the_last_card() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 3", "2 pass", "3 pass", "1 build s7", "1 build j0")
    assert "withdraw" in table.may(1)
    table.say("1 build h9")
    assert table.position.dealing


def test_t4_3_a_builder_must_withdraw_when_stuck() -> None:
    table = honest()
    table.give(1, "s6 s4 c0 t0 j0 h0")
    table.show("s7 c12 t3 j1 h9")
    table.say("1 bid 5", "1 raze s")
    assert table.may(1) == ["withdraw"]


def test_t4_3_the_cards_go_back_to_the_display() -> None:
    table = honest()
    table.give(1, "s8")
    table.show(EASY)
    table.say("1 bid 3", "2 pass", "3 pass", "1 build s7", "1 build c12", "1 withdraw")
    assert table.display() == EASY.split()
    assert (table.tower(1, "s"), table.tower(1, "c")) == ([8], [])


def test_t4_3_a_razed_card_goes_back_on_its_tower() -> None:
    table = honest()
    table.give(1, "s8 s6")
    table.show(EASY)
    table.say("1 bid 3", "2 pass", "3 pass", "1 raze s", "1 build s7", "1 withdraw")
    assert table.tower(1, "s") == [8, 6]
    assert table.razed(1) == []


def test_t4_3_previously_razed_cards_stay_razed() -> None:
    table = honest()
    table.give(1, "s8 s6")
    table.give_razed(1, "c3")
    table.show(EASY)
    table.say("1 bid 3", "2 pass", "3 pass", "1 raze s", "1 withdraw")
    assert table.razed(1) == ["c3"]


def test_t4_3_twins_on_display_go_back_too() -> None:
    """With 110 cards a display can hold the same card twice."""
    table = honest(4)
    table.show("s5 s5 s9 c4 t4")
    table.say("1 bid 5", "1 build s5", "1 build s9", "1 build s5", "1 withdraw")
    assert table.display() == ["s5", "s5", "s9", "c4", "t4"]
    assert table.tower(1, "s") == []


def test_t4_3_bidding_returns_to_that_players_own_chance() -> None:
    table = honest(4)
    table.show(EASY)
    table.say("1 bid 1", "2 bid 4", "3 pass", "4 pass", "2 withdraw")
    assert table.turn() == 2
    assert table.position.view(0).as_data()["bids"] == [1, None, None, None]


def test_t4_3_the_new_bid_is_lower_than_the_old_and_higher_than_those_before() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 1", "2 bid 4", "3 pass", "2 withdraw")
    assert table.bids(2) == ["2", "3", "pass"]
    assert table.refused_by("2 bid 1") == "T4.1b"


@pytest.mark.parametrize("number", [4, 5])
def test_t4_3_the_withdrawn_number_and_more_are_refused(number: int) -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 1", "2 bid 4", "3 pass", "2 withdraw")
    refusal = table.refuse(f"2 bid {number}")
    assert (refusal.code, refusal.rule) == ("bid-not-below-withdrawn", "T4.3")
    assert refusal.params == {"bid": number, "withdrawn": 4}


def test_t4_3_the_start_player_names_any_lower_number_0_too() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 3", "2 pass", "3 pass", "1 withdraw")
    assert table.bids(1) == ["0", "1", "2"]
    assert table.refused_by("1 pass") == "T4.1a"


def test_t4_3_with_no_lower_number_left_only_a_pass_remains() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 3", "2 bid 4", "3 pass", "2 withdraw")
    assert table.bids(2) == ["pass"]


def test_t4_3_the_players_after_them_get_their_chance_again() -> None:
    table = honest(4)
    table.show(EASY)
    table.say("1 bid 1", "2 bid 4", "3 pass", "4 pass", "2 withdraw", "2 bid 2")
    assert table.turn() == 3
    table.say("3 bid 3")
    assert table.bids(4) == ["4", "5", "pass"]


def test_t4_3_later_players_are_not_bound_by_the_withdrawn_number() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 4", "2 pass", "3 pass", "1 withdraw", "1 bid 1")
    assert table.bids(2) == ["2", "3", "4", "5", "pass"]


def test_t4_3_the_players_before_them_do_not_get_another_chance() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 1", "2 bid 2", "3 bid 4", "3 withdraw", "3 pass")
    assert table.turn() == 2
    assert "build s7" in table.may(2)


def test_t4_3_a_player_without_a_chance_gets_one_now() -> None:
    """The bid of 5 had ended the bidding; once withdrawn, it no longer does."""
    table = honest()
    table.show(EASY)
    table.say("1 bid 5", "1 withdraw", "1 bid 4")
    assert table.bids(2) == ["5", "pass"]


def test_t4_3_the_highest_bid_before_theirs_builds_after_a_pass() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 2", "2 bid 3", "3 pass", "2 withdraw", "2 pass", "3 pass")
    assert table.turn() == 1
    table.say("1 build s7", "1 build j0")
    assert table.position.dealing
    assert table.position.start == 1


def test_t4_3_withdrawing_twice() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 0", "2 bid 4", "3 pass", "2 withdraw", "2 bid 3", "3 pass", "2 withdraw")
    assert table.bids(2) == ["1", "2", "pass"]


def test_t4_3_one_after_the_other() -> None:
    """Seat 3 withdraws and passes; seat 2 builds and withdraws too; seat 3 has its chance again."""
    table = honest()
    table.show(EASY)
    table.say("1 bid 0", "2 bid 2", "3 bid 4", "3 withdraw", "3 pass", "2 withdraw", "2 bid 1")
    assert table.bids(3) == ["2", "3", "4", "5", "pass"]


def test_t4_3_ruling_no_bid_above_0_left_from_anybody() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 0", "2 pass", "3 bid 2", "3 withdraw", "3 pass")
    assert table.happened()[-2:] == ["nobody-builds", "clear"]
    assert sorted(table.discard()) == sorted(EASY.split())
    assert table.position.start == 0


def test_t4_3_ruling_the_start_player_withdraws_to_0() -> None:
    table = honest()
    table.show(EASY)
    table.say("1 bid 2", "2 pass", "3 pass", "1 withdraw", "1 bid 0", "2 pass", "3 pass")
    assert table.happened()[-2:] == ["nobody-builds", "clear"]
    assert table.position.start == 0


def test_e3_after_withdrawing_to_4_the_next_player_may_bid_5() -> None:
    table = honest(2)
    table.give(1, "s6 s4")
    table.show(EASY)
    table.say("1 bid 5", "1 raze s", "1 build c12", "1 withdraw", "1 bid 4")
    assert table.bids(2) == ["5", "pass"]
    table.say("2 bid 5", *(f"2 build {card}" for card in EASY.split()))
    assert table.tower(2, "s") == [7]
    assert table.tower(1, "s") == [6, 4]
