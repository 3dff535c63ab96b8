"""Beginner mode (S2)."""

import pytest

from draftingtable.games.cities.solo.refusals import assigned_text
from draftingtable.games.core.errors import BadOption, IllegalChance, IllegalMove
from draftingtable.games.core.match import new
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from tests.examples import collection
from tests.games.cities.solo_records import golden, level_points, played, referee_on
from tests.games.cities.solo_table import SoloTable, begin
from tests.referees.cities_generator import STYLES, generate


def table_after_one_turn() -> SoloTable:
    table = SoloTable("beginner")
    table.say("random S A", "random F B", "random O C", "draw P H d")
    table.say("1 assign P A", "1 assign H C", "1 assign d B")
    return table


# S2, step by step


def test_s2_1_a_random_single_for_each_city() -> None:
    table = SoloTable("beginner")
    for city in "ABC":
        assert table.awaited() == f"random {city} 1"
        assert len(table.position.chance().pool) == 108 - "ABC".index(city)
        table.say(f"random S {city}")
    assert table.position.to_place == [0, 2]
    assert table.sizes() == [0, 1, 0]


def test_s2_2_then_three_singles_face_up() -> None:
    table = SoloTable("beginner")
    table.say("random S A", "random F B", "random O C")
    assert table.awaited() == "draw 3"
    table.say("draw P H d")
    assert table.hands() == ["d P H", "", ""]
    assert table.position.acting() == [0]


def test_s2_3_one_of_them_to_each_city_as_you_like() -> None:
    table = SoloTable("beginner")
    table.say("random S A", "random F B", "random O C", "draw P H P")
    assert table.may() == [f"assign {tile} {city}" for tile in "PH" for city in "ABC"]
    table.say("1 assign P B")
    assert table.may() == [f"assign {tile} {city}" for tile in "PH" for city in "AC"]
    assert table.refused_by("1 assign P B") == ("city-has-its-tile", "S2")
    table.say("1 assign H A")
    assert table.may() == ["assign P C"]


def test_s2_4_automacity_takes_its_two_at_once() -> None:
    table = SoloTable("beginner")
    table.say("random S A", "random F B", "random O C", "draw P H d")
    table.say("1 assign d B")
    assert table.sizes() == [0, 2, 0]


def test_s2_4_you_place_the_two_of_each_of_your_cities_in_any_order() -> None:
    table = table_after_one_turn()
    assert [assigned_text(code) for code in table.position.to_place] == ["S A", "O C", "P A", "H C"]
    assert set(table.may()) == {f"place {each} 0,0" for each in ("S A", "O C", "P A", "H C")}
    table.say("1 place H C 0,0", "1 place P A 0,0", "1 place O C 1,0")
    assert table.may() == [f"place S A {square}" for square in ("0,-1", "-1,0", "1,0", "0,1")]
    table.say("1 place S A -1,0")
    assert table.sizes() == [2, 2, 2]
    assert table.awaited() == "random A 1"


def test_s2_5_until_every_city_has_six() -> None:
    table = SoloTable("beginner")
    table.go_to(4, "dealing")
    assert table.sizes() == [6, 6, 6]
    assert table.position.round() == 2


def test_s2_6_once_with_duplexes() -> None:
    table = SoloTable("beginner")
    table.go_to(4, "dealing")
    assert len(table.position.chance().pool) == 24
    table.go_to(4, "assigning")
    assert all(len(tile) == 3 for tile in table.hands()[0].split())
    table.go_to(5, "dealing")
    assert table.sizes() == [10, 10, 10]


def test_s2_7_then_singles_until_every_city_has_six_more() -> None:
    table = SoloTable("beginner")
    table.go_to(5, "dealing")
    assert table.position.chance().pool == table.position.singles
    table.finish()
    assert table.sizes() == [16, 16, 16]
    assert table.position.acting() == []
    assert not table.position.dealing


def test_s2_no_automa_ever_acts() -> None:
    table = SoloTable("beginner")
    while not table.position.over:
        assert table.position.actor() in (-1, 0)
        assert table.position.legal_moves(1) == table.position.legal_moves(2) == []
        table.step()
    assert table.position.decisions == []


# Refusals


def test_refusals_name_their_reason() -> None:
    table = SoloTable("beginner")
    assert table.refused_by("1 assign S A") == ("tiles-come-first", "S2")
    table.say("random S A", "random F B", "random O C", "draw P H d")
    assert table.refused_by("2 assign P A") == ("not-your-turn", "S2")
    assert table.refused_by("4 assign P A") == ("no-such-seat", "")
    assert table.refused_by("1 assign S A") == ("not-in-hand", "S2")
    assert table.refused_by("1 assign P D") == ("no-such-city", "S2")
    assert table.refused_by("1 place P A 0,0") == ("assigning-not-placing", "S2")
    assert table.refused_by("1 pick P H") == ("no-picking-in-solo", "S2")
    table.say("1 assign P A", "1 assign H C", "1 assign d B")
    assert table.refused_by("1 assign P A") == ("placing-not-assigning", "S2")
    assert table.refused_by("1 place P C 0,0") == ("not-assigned-there", "S2")
    assert table.refused_by("1 place d B 0,0") == ("not-assigned-there", "S2")
    assert table.refused_by("1 place P A 1,0") == ("first-tile-is-origin", "C4.1")
    table.say("1 place P A 0,0")
    assert table.refused_by("1 place P A 1,0") == ("not-assigned-there", "S2")
    assert table.refused_by("1 place S A 0,0") == ("square-taken", "C4.4")
    assert table.refused_by("1 place S A 2,0") == ("touches-no-building", "C4.1")
    table.finish()
    assert table.refused_by("1 assign P A") == ("game-is-over", "S2")


def test_the_refusal_lists_what_can_be_placed() -> None:
    table = table_after_one_turn()
    refusal = table.refuse("1 place P C 0,0")
    assert refusal.params == {
        "tile": "P",
        "city": "C",
        "to_place": ["S A", "O C", "P A", "H C"],
    }


def test_numbers_that_are_not_moves_are_refused() -> None:
    for phase in ("assigning", "placing"):
        table = SoloTable("beginner")
        table.go_to(1, phase)
        for number in (-1, 12639, 10**9, 10**30, -(10**30)):
            with pytest.raises(IllegalMove, match="no-such-move"):
                table.position.apply(0, number)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("random S B", "wrong-chance-target"),
        ("draw S F O", "wrong-chance"),
        ("card 3", "wrong-chance"),
        ("random F/e A", "not-in-pile"),
    ],
)
def test_impossible_deals_are_refused(line: str, code: str) -> None:
    table = SoloTable("beginner")
    before = table.position.snapshot()
    with pytest.raises(IllegalChance) as caught:
        table.say(line)
    assert (caught.value.code, caught.value.rule) == (code, "S2")
    assert table.position.snapshot() == before


def test_there_are_no_automa_cards_in_beginner_mode() -> None:
    with pytest.raises(BadOption):
        new("cities", 3, {"mode": "beginner", "deck": "m/m"})


# The view


def test_the_view_has_everything_on_the_table() -> None:
    table = table_after_one_turn()
    table.say("1 place P A 0,0", "1 place S A 1,0")
    data = table.data()
    assert data["mode"] == "beginner"
    assert (data["round"], data["turn"], data["phase"]) == (1, 1, "placing")
    assert data["to_place"] == [{"tile": "O", "city": "C"}, {"tile": "H", "city": "C"}]
    cities = data["cities"]
    assert isinstance(cities, list)
    assert cities[0]["rows"] == ["PS"]
    assert cities[0]["corner"] == [0, 0]
    assert cities[0]["score"]["total"] == 4
    assert cities[1]["buildings"] == {**dict.fromkeys("SFdembOPH", 0), "F": 1, "d": 1}
    assert cities[1]["score"]["total"] == 4 + 1
    assert [city["builders"] for city in cities] == [[1, 2], [2, 3], [1, 3]]


# Records


@pytest.mark.parametrize("seed", range(12))
def test_the_referee_accepts_our_beginner_games(seed: int) -> None:
    match = played("beginner", seed)
    assert referee_on(match.record().text()) == []
    assert replay(parse(match.record().text())).position.over


@pytest.mark.parametrize("style", STYLES)
def test_we_accept_the_generators_beginner_games(style: str) -> None:
    for text in generate("beginner", 3, 11, 4, style, levels=level_points()):
        record = parse(text)
        found = replay(record)
        assert found.position.outcome().result() == record.result


def test_the_referee_and_we_list_the_same_moves() -> None:
    for moves in range(0, 49, 3):
        match = played("beginner", 3, moves)
        ours = [f"1 {match.game.notation.move_text(move)}" for move in match.legal_moves(0)]
        assert sorted(ours) == referee_on(match.record().text(), legal=True)


@pytest.mark.parametrize("name", golden("beginner"))
def test_golden_beginner_games(name: str) -> None:
    text = collection.read(name)
    replayed = replay(parse(text))
    assert referee_on(text) == []
    assert replayed.setup.options["mode"] == "beginner"


def test_begin_gives_what_was_asked_for() -> None:
    position = begin("beginner", 1)
    assert (position.expert, position.level, position.level_points) == (False, 1, -12)
