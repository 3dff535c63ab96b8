"""T4.2: razing and building."""

from tests.games.towers.table import Table

EASY = "s7 c12 t3 j0 h9"


def building(stack: str, display: str, bid: int, referee: bool = True) -> Table:
    """Seat 1 has these towers, won the bidding, and has to build."""
    table = Table(2, referee=referee)
    table.give(1, stack)
    table.show(display)
    table.say(f"1 bid {bid}")
    if bid < 5:
        table.say("2 pass")
    return table


def test_t4_2a_the_top_card_of_an_own_tower_goes_to_the_raze_pile() -> None:
    table = building("s6 s4", EASY, 1)
    table.say("1 raze s")
    assert table.tower(1, "s") == [6]
    assert table.razed(1) == ["s4"]
    assert table.razed(2) == []


def test_t4_2a_razing_is_optional_even_when_not_needed() -> None:
    table = building("s15 s14", EASY, 1)
    assert "raze s" in table.may(1)
    table.say("1 build s7")
    assert table.tower(1, "s") == [15, 14, 7]


def test_t4_2a_a_type_that_is_not_on_display_may_be_razed_too() -> None:
    table = building("s15 j4", "s7 c12 t3 s0 h9", 2)
    table.say("1 raze j", "1 build c12", "1 build h9")
    assert table.razed(1) == ["j4"]


def test_t4_2a_a_roof_is_never_razed() -> None:
    table = building("s6 s0 c6", EASY, 1)
    assert table.may(1)[0] == "raze c"
    refusal = table.refuse("1 raze s")
    assert (refusal.code, refusal.rule) == ("roof-not-razed", "T4.2a")


def test_t4_2a_where_there_is_no_tower_there_is_nothing_to_raze() -> None:
    table = building("s6", EASY, 1)
    refusal = table.refuse("1 raze c")
    assert (refusal.code, refusal.rule) == ("no-tower-to-raze", "T4.2a")


def test_t4_2a_at_most_one_card_per_round() -> None:
    table = building("s15 s14 c15 c14", EASY, 1)
    table.say("1 raze s")
    assert not any(move.startswith("raze") for move in table.may(1))
    refusal = table.refuse("1 raze c")
    assert (refusal.code, refusal.rule) == ("razed-already", "T4.2a")


def test_t4_2a_one_card_again_in_the_next_round() -> None:
    table = Table(2)
    table.give(1, "s15 s14 s13")
    table.show(EASY)
    table.say("1 bid 1", "2 pass", "1 raze s", "1 build c12")
    table.show("s1 c1 t1 j1 h1")
    table.say("2 bid 0", "1 bid 1", "1 raze s", "1 build c1")
    assert table.razed(1) == ["s13", "s14"]
    assert table.tower(1, "s") == [15]


def test_t4_2a_a_raze_after_which_the_bid_fails_is_not_offered() -> None:
    """The only raze is needed in sand; razing candy instead would break the bid."""
    table = building("s6 c15", EASY, 5)
    assert table.may(1) == ["raze s"]
    refusal = table.refuse("1 raze c")
    assert (refusal.code, refusal.rule) == ("bid-would-fail", "T4.1e")
    assert refusal.params == {"type": "c", "left": 5}


def test_t4_2a_with_the_referee_off_any_raze_may_be_tried() -> None:
    table = building("s6 c15", EASY, 5, referee=False)
    assert table.may(1)[:2] == ["raze c", "raze s"]


def test_t4_2b_cards_may_be_built_in_any_order() -> None:
    for order in ("s7 c12", "c12 s7"):
        table = building("", EASY, 2)
        table.say(*(f"1 build {card}" for card in order.split()))
        assert (table.tower(1, "s"), table.tower(1, "c")) == ([7], [12])


def test_t4_2b_each_card_must_fit_when_its_turn_comes() -> None:
    table = building("", "s4 s7 c12 t3 h9", 2, referee=False)
    table.say("1 build s4")
    assert table.refused_by("1 build s7") == "T2.3"


def test_t4_2b_an_order_that_would_fail_is_not_offered() -> None:
    """All five must be built, so the 7 has to go under the 4."""
    table = building("", "s4 s7 c12 t3 h9", 5)
    refusal = table.refuse("1 build s4")
    assert (refusal.code, refusal.rule) == ("bid-would-fail", "T4.1e")
    assert refusal.params == {"card": "s4", "left": 5}
    table.say("1 build s7", "1 build s4")
    assert table.tower(1, "s") == [7, 4]


def test_t4_2b_the_build_ends_by_itself_with_the_last_card() -> None:
    table = building("", EASY, 2)
    table.say("1 build s7")
    assert table.happened()[-1] == "build"
    table.say("1 build c12")
    assert table.happened()[-2:] == ["build", "clear"]


def test_t4_2_ruling_razing_comes_before_the_first_card() -> None:
    table = building("s15", EASY, 2)
    table.say("1 build c12")
    assert not any(move.startswith("raze") for move in table.may(1))
    refusal = table.refuse("1 raze s")
    assert (refusal.code, refusal.rule) == ("raze-comes-first", "T4.2")


def test_t4_2_ruling_razing_the_only_card_leaves_no_tower() -> None:
    table = building("s6", EASY, 1)
    table.say("1 raze s")
    assert table.tower(1, "s") == []
    assert table.position.view(0).as_data()["towers"] == [{}, {}]
    table.say("1 build s7")
    assert table.tower(1, "s") == [7]


def test_t4_2_ruling_then_a_roof_may_start_the_tower() -> None:
    table = building("j6", EASY, 1)
    table.say("1 raze j", "1 build j0")
    assert table.tower(1, "j") == [0]


def test_t4_2_building_is_not_the_time_to_bid() -> None:
    table = building("", EASY, 2)
    for move in ("bid 3", "pass"):
        refusal = table.refuse(f"1 {move}")
        assert (refusal.code, refusal.rule) == ("building-not-bidding", "T4.2")
