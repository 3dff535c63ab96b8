"""How an Automa chooses (S4), checked against the rule's text, its example and brute force."""

from typing import Any

import pytest

from draftingtable.games.cities.city.city import city_from_rows
from draftingtable.games.cities.city.components import LETTERS, tile_code, tile_text
from draftingtable.games.cities.solo.automa import NO_SQUARE, Decision, Site, decide
from draftingtable.games.cities.solo.automa_cards import (
    AUTOMACITY_COLUMN,
    SHARED_COLUMN,
    SYMBOL_LETTERS,
    AutomaCard,
)
from draftingtable.games.cities.solo.deck import read_deck
from tests.games.cities.slow_automa import choice, factory_worth, points_of_heap
from tests.games.cities.slow_scorer import Cells
from tests.games.cities.solo_table import SoloTable, one_card
from tests.referees.cities_generator import SAMPLE_DECK

EMPTY = ("....", "....", "....", "....")
SAMPLE = " ".join(
    "/".join("".join(SYMBOL_LETTERS["hfnm".index(word[0])] for word in column) for column in card)
    for card in SAMPLE_DECK
)


def column(letters: str) -> AutomaCard:
    symbols = tuple(SYMBOL_LETTERS.index(letter) for letter in letters)
    return AutomaCard(symbols, symbols)


def hand_of(letters: str) -> list[int]:
    return sorted(tile_code(letter) for letter in letters)


def shared(
    letters: str, hand: str, *rows: str, factories_elsewhere: tuple[int, int] = (0, 0)
) -> Decision:
    """Returns a choice for a city on squares, by a column such as `fm`."""
    city = city_from_rows(rows or EMPTY)
    site = Site(0, city, city.counts(), list(factories_elsewhere))
    return decide(1, 0, column(letters), SHARED_COLUMN, hand_of(hand), site)


def own(
    letters: str, hand: str, heap: str = "", factories_elsewhere: tuple[int, int] = (0, 0)
) -> Decision:
    """Returns a choice for Automacity."""
    counts = [heap.count(letter) for letter in LETTERS]
    site = Site(1, None, counts, list(factories_elsewhere))
    return decide(1, 0, column(letters), AUTOMACITY_COLUMN, hand_of(hand), site)


def taken(decision: Decision) -> str:
    return tile_text(decision.tile)


def gains(decision: Decision) -> dict[str, int]:
    return {tile_text(found.tile): found.points for found in decision.candidates}


# S4, symbol by symbol


def test_s4_house_and_factory_take_that_type_whatever_it_is_worth() -> None:
    assert taken(shared("hm", "SH")) == "H"
    assert taken(shared("fm", "PF", "PH..", *EMPTY[1:])) == "F"
    assert taken(own("hm", "SH")) == "H"
    assert taken(own("fhm", "HF")) == "F"


def test_s4_a_type_that_is_not_in_the_hand_is_skipped() -> None:
    decision = shared("hfm", "SO")
    assert taken(decision) == "S"
    assert decision.place == 2
    assert decision.as_data()["skipped"] == [
        {"symbol": "house", "reason": "not-in-hand"},
        {"symbol": "factory", "reason": "not-in-hand"},
    ]


def test_s4_new_needs_a_house_in_the_city() -> None:
    decision = own("nm", "SP", "P")
    assert taken(decision) == "P"
    assert decision.as_data()["skipped"] == [{"symbol": "new", "reason": "no-house-in-city"}]
    assert taken(own("nm", "SP", "PH")) == "S"
    assert taken(shared("nm", "SP", "P...", *EMPTY[1:])) == "P"
    assert taken(shared("nm", "SP", "PH..", *EMPTY[1:])) == "S"


def test_s4_new_goes_on_when_nothing_is_new() -> None:
    decision = own("nm", "HP", "PH")
    assert decision.place == 1
    assert decision.as_data()["skipped"] == [{"symbol": "new", "reason": "nothing-new"}]


def test_s4_new_counts_all_taverns_as_one_type() -> None:
    assert taken(own("nm", "ebO", "Hd")) == "O"
    assert own("nm", "eb", "Hd").place == 1


def test_s4_of_several_new_types_the_most_valuable_is_taken() -> None:
    # A factory 4 (the first of all) + 1 for the house, an office 1 + 1 + 1, a tavern 1 + 1.
    decision = own("nm", "dOF", "HS")
    assert gains(decision) == {"F": 5, "d": 2, "O": 3}
    assert taken(decision) == "F"
    assert taken(own("nm", "dO", "HS")) == "O"


def test_s4_of_new_types_worth_the_same_the_first_in_the_tie_order() -> None:
    decision = own("nm", "PS", "HO")
    assert gains(decision) == {"S": 3, "P": 3}
    assert taken(decision) == "S"
    assert decision.as_data()["tied"] == ["S", "P"]


def test_s4_most_counts_everything_that_a_tile_changes() -> None:
    # Houses gain from a new type.
    assert gains(own("m", "SP", "HHHP")) == {"S": 2 + 3, "P": 6}
    # Factories already there rise, from second (3 each) to a tie for most (4 each).
    assert gains(own("m", "F", "FF", (3, 0))) == {"F": 3 * 4 - 2 * 3}
    # Offices next to a tavern.
    assert gains(shared("m", "d", "O.O.", "PPP.", *EMPTY[2:])) == {"d": 1 + 2}


def test_s4_most_counts_houses_that_fall() -> None:
    # The only legal spot, (3, 3), is next to the house, which falls from 4 to 1; a factory adds 4.
    rows = ("SSSd", "PPPO", "PPPO", "dOH.")
    assert gains(shared("m", "F", *rows)) == {"F": 4 - 3}
    assert gains(shared("m", "HF", *rows))["F"] == 1


def test_s4_in_a_shared_city_the_best_legal_spot_counts() -> None:
    decision = shared("m", "P", "PS..", *EMPTY[1:])
    (candidate,) = decision.candidates
    assert candidate.points == 6
    assert candidate.as_data()["square"] in ("0,-1", "-1,0", "0,1")


def test_s4_spots_are_legal_ones_only() -> None:
    """C4.3: a fifth column is out of reach, so the park cannot join the other."""
    decision = shared("m", "P", "PSSS", ".SSS", "SSSS", "SSS.")
    assert gains(decision) == {"P": 6}
    decision = shared("m", "P", "PSSS", "SSSS", "SSSS", "SSS.")
    assert gains(decision) == {"P": 2}


def test_s4_factories_compare_over_all_three_cities() -> None:
    assert gains(own("m", "F", "", (1, 0))) == {"F": 4}
    assert gains(own("m", "F", "", (2, 0))) == {"F": 3}
    assert gains(own("m", "F", "", (3, 2))) == {"F": 2}
    decision = shared("m", "F", "FS..", *EMPTY[1:], factories_elsewhere=(2, 1))
    assert gains(decision) == {"F": 2 * 4 - 3}


def test_s4_ruling_the_tie_order() -> None:
    """Shop, factory, tavern (drink, food, music, bed), office, park, house."""
    # With five houses and nothing else, every other type adds 5 for the houses: shop 2, park 2.
    assert own("m", "PS", "HHHHH").as_data()["tied"] == ["S", "P"]
    assert taken(own("m", "PS", "HHHHH")) == "S"
    assert taken(own("m", "bmed", "")) == "d"
    assert taken(own("m", "bme", "")) == "e"
    assert taken(own("m", "bm", "")) == "m"
    # A third-ranked factory, an office, a park and a shop add 2 each.
    decision = own("m", "POFS", "", (3, 2))
    assert gains(decision) == {"S": 2, "F": 2, "O": 2, "P": 2}
    assert decision.as_data()["tied"] == ["S", "F", "O", "P"]
    assert taken(own("m", "POF", "", (3, 2))) == "F"
    assert taken(own("m", "PO", "", (3, 2))) == "O"
    # A house among houses without other types adds nothing, as it should.
    assert taken(own("m", "Hb", "dd")) == "b"


def test_s4_example_a_tavern_between_two_offices() -> None:
    """1 + 2 + 1 = 4 for the tavern, 2 + 1 for the shop; a house adds 1, not 2 as in the example."""
    decision = shared("m", "dSH", "HO..", "..O.", *EMPTY[2:])
    assert gains(decision) == {"d": 4, "S": 3, "H": 1}
    assert taken(decision) == "d"


def test_s4_example_card() -> None:
    card = read_deck("")[0]
    assert card.as_data() == {"shared": ["factory", "most"], "automacity": ["new", "house", "most"]}
    assert taken(shared("fm", "SF")) == "F"
    assert taken(own("nhm", "HPS", "SP")) == "H"


# As data


def test_a_decision_explains_itself_in_notation() -> None:
    city = city_from_rows(("HO..", "..O.", *EMPTY[2:]))
    site = Site(2, city, city.counts(), [0, 0])
    data = decide(2, 6, column("fnm"), SHARED_COLUMN, hand_of("dSH"), site).as_data()
    assert data == {
        "seat": 3,
        "city": "C",
        "card": 7,
        "column": "shared",
        "symbols": ["factory", "new", "most"],
        "skipped": [{"symbol": "factory", "reason": "not-in-hand"}],
        "symbol": "new",
        "place": 2,
        "candidates": [
            {"tile": "S", "points": 3, "square": "0,-1"},
            {"tile": "d", "points": 4, "square": "2,0"},
        ],
        "tied": [],
        "tile": "d",
    }


def test_in_automacity_there_is_no_square() -> None:
    (candidate,) = own("m", "S").candidates
    assert candidate.square == NO_SQUARE
    assert candidate.as_data() == {"tile": "S", "points": 2, "square": None}


def test_nothing_is_compared_where_a_type_is_asked_for() -> None:
    decision = own("hm", "HHS")
    assert decision.candidates == []
    assert decision.as_data()["tied"] == []
    assert decision.points() == 0


def test_a_choice_changes_nothing() -> None:
    city = city_from_rows(("HO..", "..O.", *EMPTY[2:]))
    hand, before = hand_of("dSHF"), city.rows()
    site = Site(0, city, city.counts(), [1, 1])
    decide(1, 0, column("nm"), SHARED_COLUMN, hand, site)
    assert city.rows() == before
    assert hand == hand_of("dSHF")


# Against a second implementation of S4


def cells_of(data: dict[str, Any]) -> Cells:
    left, top = data["corner"]
    return {
        (left + x, top + y): letter
        for y, row in enumerate(data["rows"])
        for x, letter in enumerate(row)
        if letter != "."
    }


def heap_of(data: dict[str, Any]) -> str:
    return "".join(letter * count for letter, count in data["buildings"].items())


def expected(table: SoloTable) -> str:
    """Returns the move the slow implementation makes from what everybody sees."""
    data: Any = table.data(0)
    decision = data["decisions"][-1]
    cities: dict[str, Cells | str] = {
        "A": cells_of(data["cities"][0]),
        "B": heap_of(data["cities"][1]),
        "C": cells_of(data["cities"][2]),
    }
    factories = {
        name: list(city if isinstance(city, str) else city.values()).count("F")
        for name, city in cities.items()
    }
    seat, city = decision["seat"], decision["city"]
    others = [count for name, count in factories.items() if name != city]
    letters = data["deck"][decision["card"] - 1].split("/")[0 if city != "B" else 1]
    symbols = [{"h": "house", "f": "factory", "n": "new", "m": "most"}[each] for each in letters]
    tile = choice(cities[city], data["hands"][seat - 1], symbols, others)
    return f"assign {tile} {city}"


def check_game(deck: str, seed: int) -> int:
    table = SoloTable("expert", deck=deck, seed=seed)
    checked = 0
    while not table.position.over:
        if table.phase() == "automa":
            seat = table.position.actor() + 1
            assert table.may(seat) == [expected(table)], table.data()["decisions"]
            checked += 1
        table.step()
    return checked


@pytest.mark.parametrize("hundred", range(4))
def test_automa_choices_over_200_games_agree_with_the_slow_implementation(hundred: int) -> None:
    """Half of them use our deck, half one in which every start of a column occurs."""
    for seed in range(50):
        assert check_game("" if hundred % 2 else SAMPLE, 50 * hundred + seed) == 24


@pytest.mark.parametrize("card", ["m/m", "nm/nm", "hm/hm", "fnhm/nfhm"])
def test_decks_of_one_card_agree_too(card: str) -> None:
    for seed in range(3):
        assert check_game(one_card(card), seed) == 24


def test_the_slow_implementation_scores_s1_as_the_example() -> None:
    assert points_of_heap("PPP" + "demm" + "SSSS" + "F" + "O" + "HHH", 2) == 55
    assert [factory_worth(count, [5, 5, 3, 2, 1, 0]) for count in (5, 3, 2, 1)] == [4, 3, 2, 2]
