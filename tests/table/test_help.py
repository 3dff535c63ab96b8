"""Help: what an interface needs to know without implementing rules."""

from typing import Any

from draftingtable.games.cities.city.components import TILE_TEXTS
from draftingtable.games.cities.city.grid import squares_in
from draftingtable.games.cities.draft.placement_preview import placement_effect
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.help import help_for
from draftingtable.games.cities.moves import MOST_CITIES, assign_move
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.randomness import Randomness
from draftingtable.table import actions
from tests.table.sitting import Sitting, seated


def test_towers_explains_why_a_bid_is_too_high_and_scores_towers() -> None:
    """T4.1b, T4.1e, T8."""
    sitting = seated("towers", 3)
    sitting.move(0, "bid 1")
    told = sitting.view(1)["help"]
    assert told["bids"]["0"]["code"] == "bid-not-higher"
    assert told["bids"]["1"]["rule"] == "T4.1b"
    assert len(told["limits"]) == len(told["points"]) == 3
    assert [points["total"] for points in told["points"]] == [0, 0, 0]
    assert [set(points) for points in told["points"]] == [{"towers", "main", "razed", "total"}] * 3
    assert set(told["limits"][0]) == {"largest", "raze", "builds", "blocked"}


def test_towers_gives_limits_only_while_they_matter() -> None:
    sitting = seated("towers", 2)
    sitting.move(0, "bid 5" if "bid 5" in sitting.view(0)["legal"] else "bid 3")
    if sitting.view(0)["game"]["phase"] == "bidding":
        sitting.move(1, "pass")
    assert set(sitting.view(0)["help"]) == {"points"}


def test_towers_names_the_types_in_full_and_only_existing_towers() -> None:
    """As in docs/protocol.md."""
    sitting = seated("towers", 2)
    sitting.play_on(Randomness("help"), 60)
    seen = [points["towers"] for points in sitting.view(0)["help"]["points"]]
    standing = sitting.view(0)["game"]["towers"]
    names = {"c": "candy", "h": "horror", "t": "tree", "j": "junk", "s": "sand"}
    assert any(seen)
    assert [set(points) for points in seen] == [
        {names[kind] for kind, cards in towers.items() if cards} for towers in standing
    ]


def placing() -> Sitting:
    sitting = seated("cities", 3)
    sitting.play_on(Randomness("help"), 3)
    assert sitting.view(0)["game"]["phase"] == "placing"
    return sitting


def test_cities_shows_what_each_placement_adds() -> None:
    """C5: the live score, by category, and what others' factories lose."""
    sitting = placing()
    view = sitting.view(0)
    assert view["legal"]
    for text in view["legal"]:
        adds = view["help"]["adds"][text]
        before = city_total(sitting, text.split()[2])
        sitting.do("anna", actions.Move(0, sitting.table.phase(0), text))
        assert city_total(sitting, text.split()[2]) - before == adds["total"]
        sitting.do("anna", actions.Undo(0))


def city_total(sitting: Sitting, city: str) -> int:
    cities = sitting.view(0)["game"]["cities"]
    total = next(one for one in cities if one["city"] == city)["score"]["total"]
    assert isinstance(total, int)
    return total


def test_cities_shows_what_each_tile_could_add_while_choosing() -> None:
    """C5: the same points as the best placement of a tile once it is revealed."""
    sitting = seated("cities", 3)
    sitting.play_on(Randomness("help"), 40)
    while sitting.view(0)["game"]["phase"] != "picking" or not sitting.view(0)["legal"]:
        sitting.play_on(Randomness("more"), 1)
    view = sitting.view(0)
    told, own = view["help"]["best"], view["game"]["seats"][0]
    cities = {own["left"], own["right"]}
    assert set(told) == set(view["game"]["hand"])
    assert all(set(points) == cities for points in told.values())
    spectator: Any = sitting.table.book.view(-1)
    assert "best" not in spectator["help"]
    match = sitting.table.match
    assert match is not None
    position = match.position
    assert isinstance(position, DraftPosition)
    for tile, points in told.items():
        for city, most in points.items():
            place, code = "ABC".index(city), TILE_TEXTS.index(tile)
            spots = squares_in(position.cities[place].spots(code))
            effects = [placement_effect(position.cities, place, code, spot) for spot in spots]
            assert most == max(effect.own["total"] for effect in effects)


def test_cities_shows_who_places_first_and_what_factories_are_worth() -> None:
    """C3.4: the lower seat of the two that wait for each other."""
    told = placing().view(0)["help"]
    assert told["first"] == {"A": 1, "B": 2, "C": 1}
    assert [one["city"] for one in told["factories"]] == ["A", "B", "C"]


def test_neighbours_placements_into_a_shared_city_can_be_suggested() -> None:
    """C3.1: neighbours talk openly; what is suggested may be proposed."""
    sitting = placing()
    told = sitting.view(0)["help"]["suggest"]
    assert set(told) == {"2", "3"}
    assert all(move.split()[2] == "A" for move in told["2"])
    assert all(move.split()[2] == "C" for move in told["3"])
    sitting.do("anna", actions.Propose(0, told["2"][0]))


def test_cities_shows_what_a_suggested_placement_would_add() -> None:
    """C5: the neighbour who places it is shown the same points."""
    sitting = placing()
    mine, theirs = sitting.view(0), sitting.view(1)
    adds, suggest = mine["help"]["adds"], mine["help"]["suggest"]
    assert set(adds) == {*mine["legal"], *suggest["2"], *suggest["3"]}
    assert any(adds[move]["total"] for move in suggest["2"])
    assert all(adds[move] == theirs["help"]["adds"][move] for move in suggest["2"])


def test_others_get_no_help_that_is_not_theirs() -> None:
    sitting = placing()
    spectator: Any = sitting.table.book.view(-1)
    assert spectator is not None
    assert spectator["help"]["adds"] == {}
    assert spectator["legal"] == []
    assert (spectator["phase"], spectator["undo"]) == (0, 0)


def test_solo_shows_what_a_tile_would_do_for_each_city() -> None:
    """S2.3: Automacity gains at once, your own cities by their best spot."""
    settings = {"game": "cities", "options": {"mode": "beginner"}, "seats": [{"kind": "me"}]}
    sitting = Sitting(settings)
    sitting.do("anna", actions.Start())
    view = sitting.view(0)
    told = view["help"]["assign"]
    assert set(told) == set(view["legal"])
    assert len(view["help"]["factories"]) == 3
    sitting.play_on(Randomness("solo"), 3)
    view = sitting.view(0)
    assert view["game"]["phase"] == "placing"
    assert set(view["help"]["adds"]) == set(view["legal"])


def test_solo_counts_the_tiles_that_a_city_has_been_assigned() -> None:
    """S2.4: both tiles of a city are placed together, so a second shop makes a line of two."""
    settings = {"game": "cities", "options": {"mode": "beginner"}, "seats": [{"kind": "me"}]}
    sitting = Sitting(settings)
    sitting.do("anna", actions.Start())
    match = sitting.table.match
    assert match is not None
    position = match.position
    assert isinstance(position, SoloPosition)
    shop, park = TILE_TEXTS.index("S"), TILE_TEXTS.index("P")
    position.to_place = [shop * MOST_CITIES, park * MOST_CITIES + 2]
    moves = [assign_move(tile, city) for tile in (shop, park) for city in (0, 2)]
    told = help_for(position, 0, moves)["assign"]
    totals = {text: points["total"] for text, points in told.items()}
    assert totals == {"assign S A": 3, "assign S C": 2, "assign P A": 2, "assign P C": 6}
