"""T6: what everyone may know."""

import json

import pytest

from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.towers.text import cards_text
from draftingtable.games.towers.view import TowersView
from tests.games.towers.table import Table

EASY = "s7 c12 t3 j0 h9"


def busy_table() -> Table:
    """Returns a table in the middle of seat 2's build, with something everywhere."""
    table = Table(3)
    table.give(1, "s12 s8 j4")
    table.give(2, "c15 c14")
    table.give_razed(3, "h3 h2")
    table.show("s6 c6 t6 j6 h6")
    table.say("1 bid 0", "2 pass", "3 pass")
    table.show(EASY)
    table.say("1 bid 1", "2 bid 3", "3 pass", "2 raze c", "2 build c12")
    return table


def test_t6_a_view_in_full() -> None:
    table = busy_table()
    data = table.position.view(0).as_data()
    unseen = data.pop("unseen")
    assert data == {
        "game": "towers",
        "players": 3,
        "referee": True,
        "start": 1,
        "round": 2,
        "pass": 1,
        "phase": "building",
        "acting": [2],
        "display": ["s7", "t3", "j0", "h9"],
        "bids": [1, 3, "pass"],
        "builder": 2,
        "left": 2,
        "razed_type": "c",
        "towers": [{"j": ["j4"], "s": ["s12", "s8"]}, {"c": ["c15", "c12"]}, {}],
        "razed": [0, 1, 2],
        "discard": ["c6", "h6", "t6", "j6", "s6"],
    }
    assert unseen == table.pile()


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_t6_everybody_sees_the_same(viewer: int) -> None:
    position = busy_table().position
    assert position.view(viewer).as_data() == position.view(0).as_data()


def test_t6_towers_are_public() -> None:
    view = busy_table().position.view(SPECTATOR)
    assert view.towers_of(0)[4] == (12, 8)


def test_t6_the_number_of_razed_cards_is_public_the_cards_are_not() -> None:
    view = busy_table().position.view(SPECTATOR)
    assert view.razed == [0, 1, 2]
    assert "h3" not in json.dumps(view.as_data())


def test_t6_the_discard_pile_is_public() -> None:
    data = busy_table().position.view(SPECTATOR).as_data()
    assert sorted(as_list(data["discard"])) == ["c6", "h6", "j6", "s6", "t6"]


def test_t6_which_cards_remain_can_be_worked_out() -> None:
    view = busy_table().position.view(SPECTATOR)
    elsewhere = ["s12", "s8", "j4", "c15", "c14", "h3", "h2"]
    elsewhere += ["s6", "c6", "t6", "j6", "h6", *EASY.split()]
    assert not set(elsewhere) & set(cards_text(view.unseen))
    assert len(view.unseen) == 80 - len(elsewhere)


def test_t6_the_order_of_the_pile_is_secret() -> None:
    """Whatever order the position keeps its pile in, the view does not show it."""
    position = busy_table().position
    before = json.dumps(position.view(0).as_data())
    pile = position.pile
    pile[0], pile[len(pile) - 1] = pile[len(pile) - 1], pile[0]
    assert json.dumps(position.view(0).as_data()) == before


def test_t6_a_view_is_the_viewers_own() -> None:
    """Changing a view does not change the table."""
    table = busy_table()
    before = table.position.snapshot()
    spoil(table.position.view(1))
    assert table.position.snapshot() == before


def spoil(view: TowersView) -> None:
    for numbers in (view.acting, view.dealt, view.display, view.bids, view.razed, view.discard):
        numbers.clear()
    view.unseen.clear()
    view.towers.clear()


@pytest.mark.parametrize(
    ("moves", "phase"),
    [
        ([], "bidding"),
        (["1 bid 5"], "building"),
        (["1 bid 0", "2 pass", "3 pass"], "dealing"),
    ],
)
def test_t6_the_phase_has_a_name(moves: list[str], phase: str) -> None:
    table = Table(3)
    table.show(EASY)
    table.say(*moves)
    assert table.position.view(0).as_data()["phase"] == phase


def test_t6_after_the_end_the_view_says_so() -> None:
    table = Table(2)
    table.keep_in_pile(EASY)
    table.second_pass()
    table.show(EASY)
    table.say("1 bid 0", "2 pass")
    data = table.position.view(SPECTATOR).as_data()
    assert (data["phase"], data["acting"], data["pass"]) == ("over", [], 2)


def test_t6_nobody_builds_means_no_builder() -> None:
    table = Table(3)
    table.show(EASY)
    data = table.position.view(0).as_data()
    assert (data["builder"], data["razed_type"], data["bids"]) == (None, None, [None] * 3)


def as_list(value: object) -> list[str]:
    assert isinstance(value, list)
    return value
