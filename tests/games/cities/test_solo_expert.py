"""Expert mode (S3)."""

import json

import pytest

from draftingtable.games.core.errors import BadRecord, IllegalChance
from draftingtable.games.core.match import new
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from tests.examples import collection
from tests.games.cities.solo_records import golden, level_points, played, referee_on
from tests.games.cities.solo_table import PLAIN_DECK, SoloTable, one_card
from tests.referees.cities_generator import SAMPLE_DECK, STYLES, generate

SAMPLE = " ".join(
    "/".join("".join(word[0] for word in column) for column in card) for card in SAMPLE_DECK
)
HANDS = ("deal 1 S F O P H d e", "deal 2 S S F O P H d", "deal 3 O O P P H m b")


def table_with_hands(deck: str = PLAIN_DECK) -> SoloTable:
    table = SoloTable("expert", deck=deck)
    table.say("random H/S B", "random O/P B", *HANDS)
    return table


# S3, step by step


def test_s3_setup_two_duplexes_for_automacity_before_anything_else() -> None:
    table = SoloTable("expert")
    assert table.awaited() == "random B 1"
    table.say("random F/e B")
    assert table.awaited() == "random B 1"
    table.say("random O-H B")
    assert table.sizes() == [0, 4, 0]
    assert table.awaited() == "deal 1 7"
    assert table.happened() == ["random", "random"]


def test_s3_each_of_the_three_draws_seven_face_up() -> None:
    table = SoloTable("expert")
    table.say("random H/S B", "random O/P B")
    for seat, hand in enumerate(HANDS, 1):
        assert table.awaited() == f"deal {seat} 7"
        table.say(hand)
    hands = [["S", "F", "d", "e", "O", "P", "H"], [*"SSFdOPH"], [*"mbOOPPH"]]
    for viewer in (0, 1, 2, 3):
        assert table.data(viewer)["hands"] == hands


def test_s3_autommaso_then_automarta_then_you() -> None:
    table = table_with_hands()
    assert table.awaited() == "card 1"
    table.say("card 20")
    assert table.position.actor() == 1
    assert table.may(2) == ["assign F A"]  # the first factory of all is worth 4
    table.say("2 assign F A")
    assert table.position.actor() == 1
    assert table.may(2) == ["assign P B"]
    table.say("2 assign P B")
    assert table.awaited() == "card 1"
    table.say("card 1")
    assert table.position.actor() == 2
    assert table.may(3) == ["assign P C"]  # a park adds 2, everything else 1 or nothing
    table.say("3 assign P C")
    assert table.may(3) == ["assign O B"]
    table.say("3 assign O B")
    assert table.position.actor() == 0


def test_s3_the_automacity_tile_counts_at_once_for_the_second_automa() -> None:
    """A second park is worth 6 to it; after Autommaso's, a third is worth only 2."""
    table = SoloTable("expert", deck=PLAIN_DECK)
    table.say("random P/F B", "random F-O B")
    table.say("deal 1 S S S S S S S", "deal 2 P P P O O O O", "deal 3 P P P O O O O")
    table.say("card 1", "2 assign P A")
    assert table.may(2) == ["assign P B"]
    table.say("2 assign P B", "card 2", "3 assign P C")
    assert table.may(3) == ["assign O B"]


def test_s3_what_is_assigned_to_a_shared_city_is_not_in_it_yet() -> None:
    table = table_with_hands()
    table.say("card 20", "2 assign F A")
    assert table.sizes() == [0, 4, 0]
    assert table.position.to_place == [7]
    assert table.position.factories(0) == 0


def test_s3_the_automacity_column_is_read_without_the_shared_tile() -> None:
    table = SoloTable("expert", deck=one_card("fm/fm"))
    table.say("random H/S B", "random O/P B")
    table.say("deal 1 S S S S S S S", "deal 2 F O O O O O O", "deal 3 P P P O O O O")
    table.say("card 1", "2 assign F A")
    assert table.may(2) == ["assign O B"]
    decisions = table.data()["decisions"]
    assert isinstance(decisions, list)
    assert decisions[1]["skipped"] == [{"symbol": "factory", "reason": "not-in-hand"}]


def test_s3_you_assign_one_tile_to_each_of_your_cities() -> None:
    table = table_with_hands()
    table.go_to(1, "assigning")
    assert table.may() == [f"assign {tile} {city}" for tile in "SFdeOPH" for city in "AC"]
    assert table.refused_by("1 assign S B") == ("automacity-is-not-yours", "S3")
    table.say("1 assign S C")
    assert table.may() == [f"assign {tile} A" for tile in "FdeOPH"]
    assert table.refused_by("1 assign F C") == ("city-has-its-tile", "S3")
    assert table.refused_by("1 assign S A") == ("not-in-hand", "S3")


def test_s3_you_place_yours_and_the_automas_in_any_order() -> None:
    table = table_with_hands()
    table.go_to(1, "assigning")
    table.say("1 assign S A", "1 assign d C")
    assert len(table.position.to_place) == 4
    assert len(table.may()) == 4
    table.say("1 place d C 0,0", "1 place S A 0,0")
    assert {move.split()[2] for move in table.may()} == {"A", "C"}
    table.go_to(2, "dealing")
    assert table.sizes() == [2, 6, 2]


@pytest.mark.parametrize(("turn", "to_left"), [(1, True), (2, True), (5, False), (6, False)])
def test_s3_hands_pass_left_and_in_round_3_right(turn: int, to_left: bool) -> None:
    table = SoloTable("expert", seed=turn)
    table.go_to(turn, "placing")
    first, second, third = table.hands()
    table.go_to(turn + 1, "dealing")
    assert table.hands() == ([third, first, second] if to_left else [second, third, first])
    (passed,) = [event for event in table.journal if event.kind == "hands-passed"][-1:]
    assert passed.public["side"] == ("left" if to_left else "right")


@pytest.mark.parametrize("turn", [3, 7])
def test_s3_the_last_tile_of_each_hand_is_discarded(turn: int) -> None:
    table = SoloTable("expert", seed=turn)
    table.go_to(turn, "placing")
    last = table.hands()
    assert [len(hand.split()) for hand in last] == [1, 1, 1]
    box = len(table.position.singles)
    while len(table.position.discard) % 5 != 3:
        table.step()
    assert table.hands() == ["", "", ""]
    assert len(table.position.singles) == box  # never returned to the box
    kinds = [event.kind for event in table.journal[-2:]]
    assert "discard-open" in kinds


def test_s3_round_2_two_draws_of_three_duplexes_then_place_all_four() -> None:
    table = SoloTable("expert", seed=2)
    table.go_to(4, "dealing")
    assert table.sizes() == [6, 10, 6]
    for draw in (1, 2):
        assert table.awaited() == "draw 3"
        assert len(table.position.chance().pool) == 24 - 2 - 3 * (draw - 1)
        table.step()
        assert table.position.waiting == [0, 2]
        third = table.hands()[0].split()
        for city in "AC":
            moves = [move for move in table.may() if move.endswith(city)]
            table.say(f"1 {moves[0]}")
            third.remove(moves[0].split()[1])
        assert table.position.hands == [[], [], []]  # the third is set aside
        assert len(table.position.discard) == 3 + draw
    assert table.phase() == "placing"
    assert len(table.position.to_place) == 4
    table.go_to(5, "dealing")
    assert table.sizes() == [10, 10, 10]
    assert table.awaited() == "deal 1 7"


def test_s3_in_round_2_no_automa_card_is_drawn() -> None:
    table = SoloTable("expert", seed=2)
    table.go_to(3, "assigning")
    assert len(table.position.view(0).decisions) == 4
    table.go_to(4, "assigning")
    assert table.position.view(0).decisions == []
    table.go_to(4, "placing")
    assert table.position.view(0).decisions == []
    table.go_to(5, "assigning")
    assert len(table.position.view(0).decisions) == 4


def test_s3_every_city_ends_with_16() -> None:
    table = SoloTable("expert", seed=3)
    table.finish()
    assert table.sizes() == [16, 16, 16]
    assert len(table.position.cards) == 20 - 12
    # 2 x 21 singles, of which 6 discarded; 2 + 6 duplexes, of which 2 discarded.
    assert len(table.position.singles) == 108 - 42
    assert len(table.position.duplexes) == 24 - 8
    assert len(table.position.discard) == 8


# Cards and Automas' moves are checked


@pytest.mark.parametrize("card", [20, 21, 40, 999])
def test_s3_a_card_comes_once_and_there_are_twenty(card: int) -> None:
    table = table_with_hands()
    table.say("card 20")
    table.go_to(1, "dealing")
    before = table.position.snapshot()
    with pytest.raises(IllegalChance) as caught:
        table.say(f"card {card}")
    assert (caught.value.code, caught.value.rule) == ("not-in-pile", "S3")
    assert caught.value.params["item"] == f"card {card}"
    assert table.position.snapshot() == before


def test_a_bad_card_in_a_record_is_named() -> None:
    text = played("expert", 1).record().text()
    first = next(line for line in text.split("\n") if line.startswith("card"))
    head, _, tail = text.partition(f"\n{first}\n")
    with pytest.raises(BadRecord) as caught:
        replay(parse(f"{head}\ncard 33\n{tail}"))
    assert caught.value.line == len(head.split("\n")) + 1
    assert caught.value.params["item"] == "card 33"


def test_s4_an_automa_does_only_what_its_card_says() -> None:
    table = table_with_hands()
    table.say("card 20")
    assert table.refused_by("2 assign S A") == ("automa-takes-another", "S4")
    assert table.refuse("2 assign F B").params == {
        "seat": 2,
        "card": 20,
        "tile": "F",
        "city": "A",
    }
    assert table.refused_by("1 assign S A") == ("not-your-turn", "S3")
    assert table.refused_by("3 assign O C") == ("not-your-turn", "S3")
    assert table.refused_by("2 place F A 0,0") == ("automa-takes-another", "S4")


def test_a_record_may_omit_the_automas_moves() -> None:
    record = played("expert", 5).record()
    assert any(line.seat == 1 for line in record.lines)
    record.lines = [line for line in record.lines if line.seat in (None, 0)]
    replayed = replay(parse(record.text()))
    assert replayed.position.over


def test_you_may_take_back_what_revealed_nothing() -> None:
    match = new("cities", 3, {"mode": "expert"}, seed=4)
    before = match.position.snapshot()
    for _ in range(2):
        match.play(0, match.legal_moves(0)[0])
    assert match.undoable(0) == 2
    assert match.undo(0)
    assert match.undo(0)
    assert match.position.snapshot() == before
    while match.position.view(0).as_data()["turn"] == 1:
        match.play(0, match.legal_moves(0)[0])
    assert match.undoable(0) == 0  # cards have been drawn since


def test_the_view_explains_what_the_automas_did() -> None:
    table = table_with_hands()
    table.go_to(1, "assigning")
    data = json.loads(json.dumps(table.data()))
    assert [(each["seat"], each["city"]) for each in data["decisions"]] == [
        (2, "A"),
        (2, "B"),
        (3, "C"),
        (3, "B"),
    ]
    best = data["decisions"][0]
    assert best["symbol"] == "most"
    assert {"tile": "F", "points": 4, "square": "0,0"} in best["candidates"]
    assert len(data["cards_left"]) == 18
    assert data["deck"] == ["m/m"] * 20
    assert data["passing"] == "left"
    assigned = [event for event in table.journal if event.kind == "automa-assign"]
    assert [event.public["seat"] for event in assigned] == [2, 2, 3, 3]


# Records


@pytest.mark.parametrize("seed", range(12))
def test_the_referee_accepts_our_expert_games(seed: int) -> None:
    match = played("expert", seed)
    assert referee_on(match.record().text()) == []
    assert replay(parse(match.record().text())).position.over


@pytest.mark.parametrize("seed", range(4))
def test_a_record_with_a_custom_deck_replays_by_itself(seed: int) -> None:
    text = played("expert", seed, deck=SAMPLE).record().text()
    assert referee_on(text) == []
    assert replay(parse(text)).position.over


@pytest.mark.parametrize("style", STYLES)
def test_we_accept_the_generators_expert_games(style: str) -> None:
    for text in generate("expert", 3, 7, 4, style, levels=level_points()):
        record = parse(text)
        record.options["deck"] = SAMPLE
        found = replay(parse(record.text()))
        assert found.position.outcome().result() == record.result


def test_the_referee_and_we_list_the_same_moves() -> None:
    for moves in range(0, 44, 3):
        match = played("expert", 2, moves)
        ours = [f"1 {match.game.notation.move_text(move)}" for move in match.legal_moves(0)]
        assert sorted(ours) == referee_on(match.record().text(), legal=True)


@pytest.mark.parametrize("name", golden("expert"))
def test_golden_expert_games(name: str) -> None:
    text = collection.read(name)
    replayed = replay(parse(text))
    assert referee_on(text) == []
    assert replayed.setup.options["mode"] == "expert"
