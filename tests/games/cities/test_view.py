"""What a viewer may know in the drafting modes (C3.1), and what not."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from draftingtable.games.cities.city.components import SUPPLY, TILES, is_duplex
from draftingtable.games.cities.city.text import tiles_text
from draftingtable.games.cities.draft.hands import packed, tiles_in
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.draft.state import PICKING
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.randomness import Randomness
from tests.games.cities.draft_table import EVERY_COUNT, Table, tiles
from tests.games.cities.points import points

HANDS = ("S S F O P H d", "F F F O O P e", "H H H m b P P")


def second_turn() -> Table:
    """Hands have been passed once, and seat 3 has chosen again."""
    table = Table(3)
    table.deal(*HANDS)
    table.say("1 pick S d", "2 pick F e", "3 pick m b")
    table.say("1 place S A 0,0", "1 place d C 0,0", "3 place b C 1,0")
    table.say("3 place m B 0,0", "2 place F A 0,1", "2 place e B -1,0")
    table.say("3 pick F F")
    return table


def test_a_view_in_full() -> None:
    data = second_turn().data(2)
    unseen, cities, seats = data.pop("unseen"), as_list(data.pop("cities")), data.pop("seats")
    assert data == {
        "game": "cities",
        "mode": "ring",
        "players": 3,
        "viewer": 2,
        "round": 1,
        "half": None,
        "turn": 2,
        "phase": "picking",
        "passing": "left",
        "acting": [1, 2],
        "hand": ["S", "F", "O", "P", "H"],
        "pick": [],
        "box": {"singles": 87, "duplexes": 24},
        "discarded": 0,
    }
    assert seats == [
        seat_data(1, "A", "C", 5),
        seat_data(2, "B", "A", 5),
        {
            **seat_data(3, "C", "B", 3),
            "picked": True,
            "known": ["F", "F", "O", "O", "P"],  # as seat 2 passed it on, including the pick
        },
    ]
    assert cities[1] == {
        "city": "B",
        "builders": [2, 3],
        "rows": ["em"],
        "corner": [-1, 0],
        "size": 2,
        "score": points(taverns=4),
    }
    assert len(as_list(unseen)) == 87 + 24 + 5


def seat_data(seat: int, left: str, right: str, size: int) -> dict[str, object]:
    return {
        "seat": seat,
        "left": left,
        "right": right,
        "hand_size": size,
        "picked": False,
        "known": None,
        "revealed": [],
        "unplaced": [],
    }


def test_c3_1_hands_are_secret() -> None:
    table = Table(3)
    table.deal(*HANDS)
    for viewer in (1, 2, 3):
        assert table.data(viewer)["hand"] == sorted(HANDS[viewer - 1].split(), key="SFdembOPH".find)
    assert table.data(0)["hand"] == []


def test_c3_1_others_know_only_that_a_choice_was_made() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.say("2 pick F e")
    assert table.data(2)["pick"] == ["F", "e"]
    for viewer in (0, 1, 3):
        assert table.data(viewer)["pick"] == []
        assert [seat["picked"] for seat in seats_of(table, viewer)] == [False, True, False]


def test_c3_1_when_all_have_chosen_all_is_revealed() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.say("2 pick F e", "1 pick S d", "3 pick m b", "2 place e B 0,0")
    for viewer in range(4):
        seats = seats_of(table, viewer)
        assert [seat["revealed"] for seat in seats] == [["S", "d"], ["F", "e"], ["m", "b"]]
        assert [seat["unplaced"] for seat in seats] == [["S", "d"], ["F"], ["m", "b"]]


def test_passed_hands_are_remembered_without_revealed_tiles() -> None:
    table = second_turn()
    known = {viewer: [seat["known"] for seat in seats_of(table, viewer)] for viewer in (0, 1, 2, 3)}
    passed_by = [["P", "P", "H", "H", "H"], ["S", "F", "O", "P", "H"], ["F", "F", "O", "O", "P"]]
    assert known == {
        0: [None, None, None],
        1: [None, passed_by[1], None],
        2: [None, None, passed_by[2]],
        3: [passed_by[0], None, None],
    }


def test_after_two_passes_two_hands_are_remembered() -> None:
    table = Table(5)
    table.deal_by_chance()
    table.finish_turn()
    table.finish_turn()
    hands = table.hands()
    for viewer in range(1, 6):
        found = [seat["known"] for seat in seats_of(table, viewer)]
        next_one, after = viewer % 5, (viewer + 1) % 5
        assert found[next_one] == hands[next_one]
        assert found[after] == hands[after]
        assert sum(known is not None for known in found) == 2


def test_in_round_3_hands_are_remembered_the_other_way_round() -> None:
    table = Table(5)
    table.go_to_round(3)
    table.finish_turn()
    hands = table.hands()
    found = [seat["known"] for seat in seats_of(table, 3)]
    assert found == [None, hands[1], None, None, None]


def test_a_new_round_brings_unknown_hands() -> None:
    table = Table(3)
    table.go_to_round(2)
    assert all(seat["known"] is None for seat in seats_of(table, 1))


@pytest.mark.parametrize(
    ("players", "holders"), [(2, {1: 2}), (3, {1: 3}), (4, {1: 3}), (7, {1: 3})]
)
def test_a_discarded_tile_is_known_to_those_who_held_the_hand(
    players: int, holders: dict[int, int]
) -> None:
    """A hand of singles is held by three players, a third duplex by one."""
    table = Table(players)
    table.go_to_round(2, "a" if players == 2 else "")
    singles = table.position.discard_known[:players]
    assert [int(mask).bit_count() for mask in singles] == [holders[1]] * players
    table.finish_phase()
    duplexes = list(table.position.discard_known)[-players:]
    assert duplexes == [1 << seat for seat in range(players)]


def test_who_held_a_discarded_tile_to_the_left_and_to_the_right() -> None:
    """Of seven, seat 4's last tile of round 1 came from seats 2 and 3, of round 3 from 6 and 5."""
    table = Table(7)
    table.finish()
    first, last = table.position.discard_known[3], table.position.discard_known[-4]
    assert [seat + 1 for seat in range(7) if first >> seat & 1] == [2, 3, 4]
    assert [seat + 1 for seat in range(7) if last >> seat & 1] == [4, 5, 6]


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_seen_and_unseen_tiles_add_up_to_the_whole_box(players: int) -> None:
    table = Table(players)
    everything = Counter({tile: SUPPLY[tile] for tile in range(TILES)})
    while not table.over():
        table.random_step()
        for viewer in (SPECTATOR, 0, players - 1):
            view = table.position.view(viewer)
            seen = Counter(view.hand) + Counter(placed(table))
            if table.position.phase == PICKING:
                seen += Counter(view.pick)
            for hand in [*view.known_hands, *view.unplaced]:
                seen += Counter(hand or [])
            for tile, knowers in zip(
                table.position.discard, table.position.discard_known, strict=True
            ):
                seen[tile] += viewer >= 0 and knowers >> viewer & 1
            assert seen + Counter(view.unseen) == everything


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_a_view_says_how_many_unseen_tiles_are_where(players: int) -> None:
    """A bot that imagines the rest needs the box, the unknown hands and the discards."""
    table = Table(players)
    while not table.over():
        table.random_step()
        position = table.position
        for viewer in range(players):
            view = position.view(viewer)
            hidden = view.box_singles + view.box_duplexes
            for seat in range(players):
                if seat != viewer and view.known_hands[seat] is None:
                    secret = 2 * view.picked[seat] if position.phase == PICKING else 0
                    hidden += view.hand_sizes[seat] + secret
            unknown = [mask for mask in position.discard_known if not mask >> viewer & 1]
            assert len(view.unseen) == hidden + len(unknown)
            assert view.discarded == len(position.discard_known)


# Hidden information does not affect the view


def disguises(position: DraftPosition, viewer: int, seed: int) -> Iterator[DraftPosition]:
    """Yields positions that differ from this one only in what the viewer has not seen."""
    yield box_reversed(position)
    yield tiles_swapped(position, viewer, seed)
    yield picks_swapped(position, viewer, seed)


def box_reversed(position: DraftPosition) -> DraftPosition:
    twin = position.copy()
    twin.singles = type(twin.singles)(reversed(list(twin.singles)))
    twin.duplexes = type(twin.duplexes)(reversed(list(twin.duplexes)))
    return twin


def tiles_swapped(position: DraftPosition, viewer: int, seed: int) -> DraftPosition:
    """Redistributes all tiles that the viewer has not seen."""
    twin = position.copy()
    randomness = Randomness("swap", seed)
    unseen = position.unseen(viewer)
    pools = {sort: [tile for tile in unseen if is_duplex(tile) == sort] for sort in (False, True)}

    def another(tile: int) -> int:
        pool = pools[is_duplex(tile)]
        return pool.pop(randomness.below(len(pool)))

    def others(hand: int) -> int:
        return packed([another(tile) for tile in tiles_in(hand)])

    twin.hands, twin.picks = twin.hands[:], twin.picks[:]  # copies may share them
    for seat in range(position.players):
        if seat != viewer and position.known_hand(viewer, seat) is None:
            twin.hands[seat] = others(twin.hands[seat])
            if position.phase == PICKING:
                twin.picks[seat] = others(twin.picks[seat])
    twin.discard = twin.discard[:]  # copies share it
    for place, knowers in enumerate(position.discard_known):
        if viewer < 0 or not knowers >> viewer & 1:
            twin.discard[place] = another(twin.discard[place])
    twin.set_box(pools[False], pools[True])
    return twin


def picks_swapped(position: DraftPosition, viewer: int, seed: int) -> DraftPosition:
    """Lets others choose differently from the same tiles."""
    twin = position.copy()
    randomness = Randomness("picks", seed)
    for seat in range(position.players):
        if seat != viewer and position.phase == PICKING and position.picks[seat]:
            held = tiles_in(twin.hands[seat]) + tiles_in(twin.picks[seat])
            chosen = [held.pop(randomness.below(len(held))) for _ in range(2)]
            twin.hands[seat], twin.picks[seat] = packed(held), packed(chosen)
    return twin


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_hidden_information_does_not_show(players: int) -> None:
    table = Table(players)
    differed = 0
    while not table.over():
        for _ in range(1 + players // 3):
            table.random_step()
            if table.over():
                break
        for viewer in (SPECTATOR, *range(players)):
            shown = table.position.view(viewer).as_data()
            for twin in disguises(table.position, viewer, players):
                assert twin.view(viewer).as_data() == shown
                differed += twin.snapshot() != table.position.snapshot()
    assert differed > 100


def test_a_neighbour_sees_the_difference() -> None:
    """The disguises do change something: a player who knows the hand notices."""
    table = second_turn()
    twin = tiles_swapped(table.position, 1, 1)
    assert twin.view(0).as_data() != table.position.view(0).as_data()


def test_a_view_is_the_viewers_own() -> None:
    """Changing a view does not change the table."""
    table = second_turn()
    before = table.position.snapshot()
    spoil(table.position.view(1))
    assert table.position.snapshot() == before


def spoil(view: CitiesView) -> None:
    for numbers in (view.acting, view.hand, view.pick, view.hand_sizes, view.used, view.unseen):
        numbers.clear()
    for city in view.cities:
        city.place(0, 24)
    for known in view.known_hands:
        if known:
            known.clear()
    view.revealed.clear()
    view.unplaced.clear()


def test_views_are_plain_data() -> None:
    table = Table(4)
    while not table.over():
        table.random_step()
        for viewer in (0, 1, 4):
            data = table.data(viewer)
            assert json.loads(json.dumps(data)) == data


def test_squares_can_be_named_from_rows_and_corner() -> None:
    table = Table(3)
    table.finish()
    for city, data in zip(table.position.cities, as_list(table.data(0)["cities"]), strict=True):
        (x, y), rows = data["corner"], data["rows"]
        for square, building in city.buildings():
            column, row = square % 7 - 3 - x, square // 7 - 3 - y
            assert rows[row][column] == tiles_text([building])[0]


def test_live_scores_compare_factories_over_all_cities() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.stand("A", "FF..", "....", "....", "....")
    table.stand("B", "F...", "....", "....", "....")
    scores = [city["score"]["factories"] for city in as_list(table.data(0)["cities"])]
    assert scores == [8, 3, 0]


def test_c7_a_view_with_two_players() -> None:
    table = Table(2)
    table.deal_by_chance()
    data = table.data(1)
    assert (data["mode"], data["half"], data["round"]) == ("two", "a", 1)
    assert [seat["left"] + seat["right"] for seat in seats_of(table, 1)] == ["AB", "CD"]
    assert [city["builders"] for city in as_list(data["cities"])] == [[1], [1], [2], [2]]


def test_after_the_end_the_view_says_so() -> None:
    table = Table(3)
    table.finish()
    data = table.data(1)
    assert (data["phase"], data["acting"], data["hand"], data["round"]) == ("over", [], [], 3)


def test_unseen_tiles_are_sorted_and_reveal_no_order() -> None:
    for viewer in range(4):
        unseen = second_turn().position.view(viewer - 1).unseen
        assert unseen == sorted(unseen)


def seats_of(table: Table, viewer: int) -> list[dict[str, Any]]:
    return as_list(table.data(viewer)["seats"])


def placed(table: Table) -> list[int]:
    return [tiles(str(e.public["tile"]))[0] for e in table.journal if e.kind == "place"]


def as_list(value: object) -> list[dict[str, Any]]:
    assert isinstance(value, list)
    return value
