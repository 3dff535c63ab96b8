"""Wishes for shared cities: who makes them, how long they last, and what they never reveal."""

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.grid import square_text, squares_in
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.wishes import Wish
from draftingtable.table import SYSTEM, Watch, actions
from draftingtable.table.decide.wishes import MOST_WISHES
from tests.table.sitting import NOON, Sitting, seated


def begun() -> Sitting:
    """Returns a table that picks tiles for its third turn: every city has four buildings."""
    sitting = seated("cities", 3)
    chance = Randomness("wishes")
    while sitting.view(0)["game"]["turn"] < 3:
        sitting.play_on(chance, 1)
    assert sitting.view(0)["game"]["phase"] == "picking"
    return sitting


def free_squares(sitting: Sitting, city: str) -> list[str]:
    """Returns where something can still be built."""
    here = city_at(sitting, city)
    return [square_text(square) for square in squares_in(here.room & ~here.occupied)]


def city_at(sitting: Sitting, city: str) -> City:
    match = sitting.table.match
    assert match is not None
    assert isinstance(match.position, DraftPosition)
    return match.position.cities["ABC".index(city)]


def wish(sitting: Sitting, square: str, building: str = "S", *, city: str = "A") -> None:
    sitting.do("anna", actions.MakeWish(0, Wish(city, square, building)))


def data(seat: int, square: str, building: str = "S", city: str = "A") -> dict[str, object]:
    return {"seat": seat, "city": city, "square": square, "building": building}


def test_c3_1_both_builders_of_a_city_wish_there_and_see_it_like_everybody() -> None:
    sitting = begun()
    one, other = free_squares(sitting, "A")[:2]
    sitting.watch("péter")
    wish(sitting, one)
    sitting.do("péter", actions.MakeWish(1, Wish("A", other, "P")))
    both = [data(1, one), data(2, other, "P")]
    assert sitting.changes["péter"][-1]["wishes"] == both
    for late in ("péter", "lina", ""):
        assert Watch(sitting.table, late).welcome((), NOON)["wishes"] == both
    assert sitting.read_again().wishes_data() == both, "it survives a restart"
    sitting.do("lina", actions.Say(phrase="hello"))
    assert "wishes" not in sitting.changes["péter"][-1]


def test_a_square_has_one_wish_and_either_partner_may_change_or_remove_it() -> None:
    sitting = begun()
    square = free_squares(sitting, "A")[0]
    wish(sitting, square)
    assert sitting.do("anna", actions.MakeWish(0, Wish("A", square, "S"))) == []
    sitting.do("péter", actions.MakeWish(1, Wish("A", square, "m")))
    assert sitting.table.wishes_data() == [data(2, square, "m")]
    sitting.do("anna", actions.DropWish(0, "A", square))
    assert sitting.table.wishes_data() == []
    assert sitting.do("anna", actions.DropWish(0, "A", square)) == []


def test_c3_1_nobody_else_wishes_there_or_removes_a_wish() -> None:
    sitting = begun()
    square = free_squares(sitting, "A")[0]
    wish(sitting, square)
    outside = actions.MakeWish(2, Wish("A", square, "F"))
    assert sitting.refused("lina", outside).code == "wish-not-shared"
    assert sitting.refused("lina", actions.DropWish(2, "A", square)).code == "wish-not-shared"
    for stranger in ("péter", "eve", SYSTEM):
        mine = actions.MakeWish(0, Wish("A", square, "F"))
        assert sitting.refused(stranger, mine).code == "seat-not-yours"
        drop = actions.DropWish(0, "A", square)
        assert sitting.refused(stranger, drop).code == "seat-not-yours"


def test_c4_3_only_squares_where_something_can_still_be_built() -> None:
    sitting = begun()
    free = free_squares(sitting, "A")
    everywhere = [f"{x},{y}" for x in range(-3, 4) for y in range(-3, 4)]
    for square in everywhere:
        action = actions.MakeWish(0, Wish("A", square, "S"))
        if square not in free:
            refusal = sitting.refused("anna", action)
            assert (refusal.code, refusal.rule) == ("wish-no-room", "C4.3")
    assert sitting.refused("anna", actions.MakeWish(0, Wish("A", free[0], "F/e"))).code == (
        "no-such-tile"
    )


def test_c4_1_in_an_empty_city_only_the_first_square_has_a_name() -> None:
    sitting = seated("cities", 3)
    wish(sitting, "0,0")
    assert sitting.refused("anna", actions.MakeWish(0, Wish("A", "1,0", "S"))).code == (
        "wish-no-room"
    )


def test_a_city_has_few_wishes_at_a_time() -> None:
    sitting = begun()
    *squares, more = free_squares(sitting, "A")[: MOST_WISHES + 1]
    for square in squares:
        wish(sitting, square)
    assert sitting.refused("anna", actions.MakeWish(0, Wish("A", more, "S"))).code == "wish-many"
    wish(sitting, squares[0], "F")
    wish(sitting, free_squares(sitting, "C")[0], city="C")


def test_a_wish_lasts_until_its_square_is_built_on_or_out_of_reach() -> None:
    sitting = begun()
    free = free_squares(sitting, "A")[:MOST_WISHES]
    for square in free:
        wish(sitting, square)
    chance = Randomness("on")
    turns = set()
    while sitting.table.wishes_data():
        sitting.play_on(chance, 1)
        still = free_squares(sitting, "A")
        expected = [square for square in free if square in still]
        assert [found["square"] for found in sitting.table.wishes_data()] == expected
        turns.add((sitting.view(0)["game"]["round"], sitting.view(0)["game"]["turn"]))
    assert len(turns) > 2, "from turn to turn"


def test_an_undone_move_brings_a_wish_back() -> None:
    sitting = begun()
    while sitting.view(0)["game"]["phase"] == "picking":
        sitting.play_on(Randomness("placing"), 1)
    move = next(move for move in sitting.view(0)["legal"] if move.split()[2] == "A")
    wish(sitting, move.split()[3])
    before = sitting.table.wishes_data()
    sitting.move(0, move)
    assert sitting.table.wishes_data() == []
    sitting.do("anna", actions.Undo(0))
    assert sitting.table.wishes_data() == before


def test_whether_a_wish_is_accepted_says_nothing_about_hands() -> None:
    """While everybody picks in secret, every kind of building may be wished for."""
    sitting = begun()
    square = free_squares(sitting, "A")[0]
    for building in "SFdembOPH":
        wish(sitting, square, building)
        assert sitting.table.wishes_data() == [data(1, square, building)]


def test_nobody_wishes_where_each_builds_alone_or_nothing_is_built() -> None:
    two = seated("cities", 2, options={"mode": "two"})
    solo = seated("cities", 1, options={"mode": "beginner"}, players=1)
    for sitting in (two, solo):
        refusal = sitting.refused("anna", actions.MakeWish(0, Wish("A", "0,0", "S")))
        assert refusal.code == "wish-not-shared"
    towers = seated("towers", 2)
    assert towers.refused("anna", actions.MakeWish(0, Wish("A", "0,0", "S"))).code == "no-wishes"
    unstarted = seated("cities", 3, begin=False)
    assert unstarted.refused("anna", actions.MakeWish(0, Wish("A", "0,0", "S"))).code == (
        "table-not-running"
    )
