"""C3 and C7: the rounds, from the deal to the discarded last tile."""

import pytest

from draftingtable.games.cities.city.components import is_duplex
from draftingtable.games.cities.draft.state import DraftState
from tests.games.cities.draft_table import EVERY_COUNT, RINGS, Table

HANDS = ("S S F O P H d", "F F F O O P e", "H H H m b P P")


def stages(players: int) -> list[tuple[int, str]]:
    if players == 2:
        return [(number, half) for number in (1, 2, 3) for half in "ab"]
    return [(number, "") for number in (1, 2, 3)]


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_c3_1_everyone_is_dealt_seven_singles_in_seat_order(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        chance = table.position.chance()
        assert (chance.kind, chance.target, chance.count) == ("deal", seat, 7)
        assert chance.rule == ("C7" if players == 2 else "C3.1")
        assert chance.pool == list(table.position.singles)
        assert table.acting() == []
        dealt = table.position.deal(table.dealer)
        assert not any(is_duplex(tile) for tile in dealt)
    assert not table.position.dealing
    assert table.acting() == list(range(1, players + 1))


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_c3_2_everyone_is_dealt_three_duplexes(players: int) -> None:
    table = Table(players)
    while table.position.round() == 1:
        table.random_step()
    for seat in range(players):
        chance = table.position.chance()
        assert (chance.kind, chance.target, chance.count) == ("deal", seat, 3)
        assert chance.rule == ("C7" if players == 2 else "C3.2")
        assert chance.pool == list(table.position.duplexes)
        assert all(is_duplex(tile) for tile in table.position.deal(table.dealer))


def test_c3_3_is_dealt_like_round_1() -> None:
    table = Table(4)
    while table.position.round() < 3:
        table.random_step()
    chance = table.position.chance()
    assert (chance.count, chance.rule) == (7, "C3.3")
    assert chance.pool == list(table.position.singles)


def test_c3_1_a_turn_in_full() -> None:
    table = Table(3)
    table.deal(*HANDS)
    assert table.phase() == "picking"
    table.say("2 pick F e", "1 pick S d", "3 pick m b")
    assert table.phase() == "placing"
    table.say("1 place S A 0,0", "1 place d C 0,0", "3 place b C 1,0")
    table.say("3 place m B 0,0", "2 place F A 0,1", "2 place e B -1,0")
    assert table.phase() == "picking"
    assert table.hands() == [
        ["P", "P", "H", "H", "H"],
        ["S", "F", "O", "P", "H"],
        ["F", "F", "O", "O", "P"],
    ]
    assert [table.city(city).rows() for city in "ABC"] == [["S", "F"], ["em"], ["db"]]


def test_c3_1_the_last_tile_of_each_hand_is_discarded() -> None:
    table = Table(3)
    table.deal(*HANDS)
    for _ in range(2):
        table.finish_turn()
    table.finish_phase()
    left = [hand[0] for hand in table.hands()]
    assert [len(hand) for hand in table.hands()] == [1, 1, 1]
    table.finish_phase()
    assert table.discard() == left
    assert table.hands() == [[], [], []]


def test_c3_2_the_third_duplex_is_discarded_before_the_reveal() -> None:
    table = Table(3)
    table.go_to_round(2)
    before = len(table.discard())
    hands = table.hands()
    table.finish_phase()
    assert table.phase() == "placing"
    assert table.hands() == [[], [], []]
    assert len(table.discard()) == before + 3
    for hand, gone in zip(hands, table.discard()[before:], strict=True):
        assert gone in hand


def test_c3_2_duplexes_are_not_passed() -> None:
    table = Table(3)
    table.go_to_round(2)
    table.finish_turn()
    assert table.happened().count("hands-passed") == 2
    assert table.position.round() == 3


def test_c3_1_discarded_tiles_never_return_to_the_box() -> None:
    table = Table(3)
    table.go_to_round(3)
    assert len(table.discard()) == 6
    assert len(table.position.singles) == 108 - 2 * 21
    assert len(table.position.duplexes) == 24 - 9


@pytest.mark.parametrize("players", RINGS)
def test_c3_cities_hold_6_then_10_then_16(players: int) -> None:
    table = Table(players)
    for number, size in ((2, 6), (3, 10)):
        table.go_to_round(number)
        assert table.sizes() == [size] * players
    table.finish()
    assert table.sizes() == [16] * players


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_c2_each_city_ends_as_a_square_of_12_singles_and_2_duplexes(players: int) -> None:
    table = Table(players)
    table.finish()
    for city in table.position.cities:
        rows = city.rows()
        assert [len(row) for row in rows] == [4, 4, 4, 4]
        assert "." not in "".join(rows)
    placed = [event.public for event in table.journal if event.kind == "place"]
    for letter in "ABCDEFG"[: len(table.position.cities)]:
        texts = [str(event["tile"]) for event in placed if event["city"] == letter]
        assert sorted(map(len, texts)) == [1] * 12 + [3] * 2


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_c3_the_rounds_in_order(players: int) -> None:
    table = Table(players)
    found: list[tuple[int, str]] = []
    while not table.over():
        now = table.position.round(), table.position.half()
        found += [now] if now not in found else []
        table.random_step()
    assert found == stages(players)
    assert table.acting() == []
    assert not table.position.dealing


@pytest.mark.parametrize("half", ["a", "b"])
def test_c7_each_round_is_played_twice(half: str) -> None:
    table = Table(2)
    sizes = {(1, "a"): 0, (1, "b"): 3, (2, "a"): 6, (2, "b"): 8, (3, "a"): 10, (3, "b"): 13}
    for number in (1, 2, 3):
        table.go_to_round(number, half)
        assert table.sizes() == [sizes[number, half]] * 4
        assert [len(hand) for hand in table.hands()] == [3, 3] if number == 2 else [7, 7]


def test_c7_each_half_deals_new_tiles() -> None:
    table = Table(2)
    table.go_to_round(3, "b")
    assert len(table.position.singles) == 108 - 4 * 14
    assert len(table.position.duplexes) == 24 - 2 * 6
    table.finish()
    assert len(table.discard()) == 12


@pytest.mark.parametrize(("players", "rule"), [(2, "C7"), (3, "C3.1")])
def test_the_rule_of_the_round(players: int, rule: str) -> None:
    table = Table(players)
    assert table.position.rule() == rule
    table.finish()
    assert table.position.rule() == ("C7" if players == 2 else "C3.3")


def test_the_events_of_a_game_in_order() -> None:
    table = Table(3)
    table.finish()
    turn = ["pick"] * 3 + ["reveal"] * 3 + ["place"] * 6
    deal = ["round"] + ["hand"] * 3
    singles = [*deal, *turn, "hands-passed", *turn, "hands-passed", *turn, "discard"]
    duplexes = [*deal, *(["pick"] * 3), "discard", *(["reveal"] * 3), *(["place"] * 6)]
    assert table.happened() == [*singles, *duplexes, *singles, "cities-finished"]


def test_events_say_which_way_hands_go_and_what_is_left_of_them() -> None:
    table = Table(3)
    table.finish()
    passed = [event.public for event in table.journal if event.kind == "hands-passed"]
    assert [(event["side"], event["count"]) for event in passed] == [
        ("left", 5),
        ("left", 3),
        ("right", 5),
        ("right", 3),
    ]


def test_secret_parts_of_events_are_for_their_owner_alone() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.say("2 pick F e")
    hand = next(event for event in table.journal if event.kind == "hand")
    assert hand.public == {"seat": 1, "count": 7}
    assert hand.seen_by(0)["tiles"] == HANDS[0].split()
    pick = table.journal[-1]
    assert pick.public == {"seat": 2}
    assert pick.seen_by(1)["tiles"] == ["F", "e"]
    assert pick.seen_by(0) == pick.seen_by(-1) == {"seat": 2}


def test_events_of_public_things() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.say("2 pick F e", "1 pick S d", "3 pick m b", "1 place d C 0,0")
    assert [event.public for event in table.journal if event.kind == "reveal"] == [
        {"seat": 1, "tiles": ["S", "d"]},
        {"seat": 2, "tiles": ["F", "e"]},
        {"seat": 3, "tiles": ["m", "b"]},
    ]
    assert table.journal[-1].public == {"seat": 1, "tile": "d", "city": "C", "square": "0,0"}


def test_a_game_without_a_journal_has_no_events() -> None:
    table = Table(3)
    table.position.journal = None
    table.finish()
    assert table.journal == []


def test_positions_of_both_modes_are_of_one_kind() -> None:
    assert isinstance(Table(2).position, DraftState)
    assert isinstance(Table(7).position, DraftState)
