"""T4.4, T4.5, T5 and T7: how rounds, the pile and the game end."""

import pytest

from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.dealers import ScriptDealer
from draftingtable.games.core.errors import IllegalChance
from tests.games.towers.table import Table, cards

EASY = "s7 c12 t3 j0 h9"


def last_five(kept: str = EASY, players: int = 3) -> Table:
    """The pile is down to these cards for the first time; all others were discarded."""
    table = Table(players)
    table.keep_in_pile(kept)
    return table


def test_t4_4_nobody_builds_and_the_same_player_starts_again() -> None:
    table = Table(start=2)
    table.show(EASY)
    table.say("2 bid 0", "3 pass", "1 pass")
    assert sorted(table.discard()) == sorted(EASY.split())
    table.show("s6 c6 t6 j6 h6")
    assert table.turn() == 2


def test_t4_4_the_round_ends_at_once() -> None:
    table = Table(2)
    table.show(EASY)
    table.say("1 bid 0", "2 pass")
    assert table.happened() == ["deal", "bid", "pass", "nobody-builds", "clear"]
    assert table.display() == []
    assert table.position.dealing


def test_t4_5_what_was_not_taken_is_discarded() -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 2", "2 pass", "3 pass", "1 build s7", "1 build j0")
    assert sorted(table.discard()) == ["c12", "h9", "t3"]
    assert table.display() == []


def test_t4_5_the_discard_pile_grows() -> None:
    table = Table(2)
    table.show(EASY)
    table.say("1 bid 0", "2 pass")
    table.show("s6 c6 t6 j6 h6")
    table.say("1 bid 0", "2 pass")
    assert len(table.discard()) == 10


@pytest.mark.parametrize(("builder", "next_start"), [(1, 2), (2, 3), (3, 1)])
def test_t4_5_the_player_left_of_the_builder_starts(builder: int, next_start: int) -> None:
    table = Table()
    table.show(EASY)
    table.say("1 bid 1", *(f"{seat} bid {seat}" for seat in range(2, builder + 1)))
    table.say(*(f"{seat} pass" for seat in range(builder + 1, 4)))
    table.say(*(f"{builder} build {card}" for card in EASY.split()[:builder]))
    table.show("s6 c6 t6 j6 h6")
    assert table.turn() == next_start


def test_t5_1_the_discard_pile_becomes_the_new_draw_pile() -> None:
    table = last_five()
    table.show(EASY)
    table.say("1 bid 2", "2 pass", "3 pass", "1 build s7", "1 build j0")
    assert len(table.pile()) == 78
    assert table.discard() == []
    assert table.happened()[-2:] == ["clear", "reshuffle"]
    assert table.position.dealing


def test_t5_1_at_the_end_of_the_round_not_earlier() -> None:
    table = last_five()
    table.show(EASY)
    table.say("1 bid 2", "2 pass", "3 pass", "1 build s7")
    assert table.pile() == []
    assert len(table.discard()) == 75


def test_t5_1_the_new_pile_holds_the_last_display_too() -> None:
    table = last_five()
    table.show(EASY)
    table.say("1 bid 0", "2 pass", "3 pass")
    assert len(table.pile()) == 80
    assert set(EASY.split()) <= set(table.pile())


def test_t5_1_towers_and_raze_piles_do_not_come_back() -> None:
    table = Table()
    table.give(1, "s6 s4")
    table.give_razed(2, "c3")
    table.keep_in_pile(EASY)
    table.show(EASY)
    table.say("1 bid 1", "2 pass", "3 pass", "1 raze s", "1 build c12")
    assert not {"s6", "s4", "c3", "c12"} & set(table.pile())
    assert len(table.pile()) == 76


def test_t5_1_the_next_start_player_is_found_as_usual() -> None:
    table = last_five()
    table.show(EASY)
    table.say("1 bid 1", "2 pass", "3 bid 2", "3 build s7", "3 build j0")
    table.show("s6 c6 t6 j6 h6")
    assert table.turn() == 1


def test_t5_1_a_card_that_stays_in_a_tower_cannot_be_dealt_again() -> None:
    table = last_five()
    table.show(EASY)
    table.say("1 bid 1", "2 pass", "3 pass", "1 build s7")
    with pytest.raises(IllegalChance) as caught:
        table.show("s7 c6 t6 j6 h6")
    assert caught.value.code == "not-in-pile"


def test_t5_2_ruling_nothing_discarded_the_game_ends() -> None:
    table = Table(2)
    table.keep_in_pile_and_lose_the_rest(EASY)
    table.show(EASY)
    table.say("1 bid 5", *(f"1 build {card}" for card in EASY.split()))
    assert table.over()
    assert table.position.outcome().reason == "no-discard"
    assert table.happened()[-1] == "over"


def test_t5_2_ruling_one_discarded_card_is_enough_to_go_on() -> None:
    table = Table(2)
    table.keep_in_pile_and_lose_the_rest(EASY)
    table.show(EASY)
    table.say("1 bid 4", "2 pass", *(f"1 build {card}" for card in EASY.split()[:4]))
    assert not table.over()
    assert table.pile() == ["h9"]
    table.show("h9")
    assert table.bids(2) == ["0", "1"]


def test_t7_1_the_game_ends_when_the_pile_has_run_out_twice() -> None:
    table = last_five()
    table.second_pass()
    table.show(EASY)
    table.say("1 bid 1", "2 pass", "3 pass", "1 build s7")
    assert table.over()
    assert table.position.outcome().reason == "second-pass"
    assert table.turn() is None


def test_t7_1_it_is_not_shuffled_again() -> None:
    table = last_five()
    table.second_pass()
    table.show(EASY)
    table.say("1 bid 0", "2 pass", "3 pass")
    assert table.pile() == []
    assert len(table.discard()) == 80
    assert "reshuffle" not in table.happened()


def test_t7_1_not_before_the_second_time() -> None:
    table = last_five()
    table.show(EASY)
    table.say("1 bid 0", "2 pass", "3 pass")
    assert not table.over()


@pytest.mark.parametrize("line", ["1 bid 0", "2 pass", "3 build s7", "1 withdraw"])
def test_t7_1_after_the_end_nothing_may_be_done(line: str) -> None:
    table = last_five()
    table.second_pass()
    table.show(EASY)
    table.say("1 bid 0", "2 pass", "3 pass")
    refusal = table.refuse(line)
    assert (refusal.code, refusal.rule) == ("game-is-over", "T7.1")
    assert table.may(1) == table.may(2) == table.may(3) == []


def test_t7_2_the_last_round_is_bid_and_built_in_full() -> None:
    table = last_five()
    table.second_pass()
    table.show(EASY)
    assert not table.over()
    table.say("1 bid 1", "2 bid 2", "3 bid 3", "3 build s7", "3 build c12")
    assert not table.over()
    table.say("3 build t3")
    assert table.over()
    assert table.tower(3, "t") == [3]


def test_t7_2_or_all_pass() -> None:
    table = last_five()
    table.second_pass()
    table.show(EASY)
    table.say("1 bid 0", "2 pass", "3 pass")
    assert table.happened()[-3:] == ["nobody-builds", "clear", "over"]


def test_t7_2_everybody_is_notified_of_the_last_round() -> None:
    table = last_five()
    table.second_pass()
    table.show(EASY)
    assert table.happened() == ["deal", "last-round"]


def test_t7_2_a_pile_that_runs_out_for_the_first_time_means_no_last_round() -> None:
    table = last_five()
    table.show(EASY)
    assert table.happened() == ["deal"]


@pytest.mark.parametrize("shown", ["s7", "s7 c12", "s7 c12 t3", "s7 c12 t3 j0"])
def test_t7_3_the_last_round_may_be_short(shown: str) -> None:
    table = last_five(shown)
    table.second_pass()
    assert table.position.chance().count == len(shown.split())
    table.show(shown)
    assert table.bids(1) == [str(number) for number in range(len(shown.split()) + 1)]


def test_t7_3_nobody_bids_more_than_the_display() -> None:
    table = last_five("s7 c12")
    table.second_pass()
    table.show("s7 c12")
    refusal = table.refuse("1 bid 3")
    assert (refusal.code, refusal.rule) == ("bid-above-display", "T7.3")
    assert refusal.params == {"bid": 3, "display": 2}


@pytest.mark.parametrize("dealt", ["s7 c12 t3 j0", "s7 c12 t3 j0 h9 s6"])
def test_t7_3_no_other_round_is_short_or_long(dealt: str) -> None:
    table = Table()
    with pytest.raises(IllegalChance) as caught:
        table.show(dealt)
    assert (caught.value.code, caught.value.rule) == ("wrong-chance-count", "T4")
    assert caught.value.params == {"expected": 5, "found": len(dealt.split())}


def test_t7_3_a_short_deal_must_use_the_whole_pile() -> None:
    table = last_five("s7 c12 t3")
    table.second_pass()
    with pytest.raises(IllegalChance) as caught:
        table.position.deal(ScriptDealer([Dealt("deal", NOBODY, cards("s7 c12"))]))
    assert (caught.value.code, caught.value.rule) == ("wrong-chance-count", "T7.3")
    table.show("s7 c12 t3")
    assert table.turn() == 1
