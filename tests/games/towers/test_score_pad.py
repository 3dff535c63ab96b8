"""The score pad: towers from a real table, scored or refused."""

import pytest

from draftingtable.games.core.errors import BadInput
from draftingtable.games.towers.game import GAME


def player(name: str, razed: int = 0, **towers: list[int]) -> dict[str, object]:
    return {"name": name, "towers": towers, "razed": razed}


def sheet(*players: object) -> dict[str, object]:
    return {"players": list(players)}


def refused(given: object) -> BadInput:
    with pytest.raises(BadInput) as caught:
        GAME.score(given)
    return caught.value


def test_the_example_of_the_notation() -> None:
    assert GAME.score(sheet(player("Anna", 2, sand=[6, 4, 0], tree=[12]))) == {
        "players": [
            {
                "name": "Anna",
                "towers": {"tree": 1, "sand": 6},
                "main": 3,
                "razed": -3,
                "total": 7,
            }
        ],
        "winners": ["Anna"],
    }


def test_e4_on_the_score_pad() -> None:
    scored = GAME.score(
        sheet(player("Anna", 2, sand=[9, 7, 5, 3], tree=[4, 2, 0], junk=[15, 14, 13, 12, 11, 0]))
    )
    assert totals(scored) == [25]


def totals(scored: dict[str, object]) -> list[object]:
    players = scored["players"]
    assert isinstance(players, list)
    return [each["total"] for each in players]


def test_t8_5_winners_by_name_and_shared() -> None:
    scored = GAME.score(sheet(player("Anna", sand=[7]), player("Péter", tree=[7]), player("Lina")))
    assert totals(scored) == [2, 2, 0]
    assert scored["winners"] == ["Anna", "Péter"]


def test_razed_may_be_left_out() -> None:
    assert totals(GAME.score(sheet({"name": "Anna", "towers": {}}))) == [0]


@pytest.mark.parametrize(
    ("tower", "rule", "place"),
    [
        ([4, 6], "T2.3", "[2]"),
        ([5, 5], "T2.3", "[2]"),
        ([7, 0, 9], "T2.6", "[3]"),
        ([3, 9, 8, 15, 2, 3], "T2.3", "[6]"),
    ],
)
def test_t2_an_impossible_tower_is_refused(tower: list[int], rule: str, place: str) -> None:
    refusal = refused(sheet(player("Anna", sand=tower)))
    assert (refusal.code, refusal.rule) == ("sheet-tower-order", rule)
    assert refusal.params["place"] == f"players[1].towers.sand{place}"


def test_t1_3_a_card_that_two_players_have_is_refused() -> None:
    refusal = refused(sheet(player("Anna", sand=[7]), player("Péter", sand=[7])))
    assert (refusal.code, refusal.rule) == ("sheet-beyond-deck", "T1.3")
    assert refusal.params == {"card": "s7", "found": 2, "deck": 1}


def test_t1_4_four_players_may_both_have_one_of_the_doubled_cards() -> None:
    four = [player("a", sand=[7]), player("b", sand=[7]), player("c"), player("d")]
    assert totals(GAME.score(sheet(*four))) == [2, 2, 0, 0]


def test_t1_4_but_not_of_the_others() -> None:
    four = [player("a", sand=[6]), player("b", sand=[6]), player("c"), player("d")]
    assert (refused(sheet(*four)).code, refused(sheet(*four)).rule) == ("sheet-beyond-deck", "T1.4")


def test_t1_3_more_razed_cards_than_exist() -> None:
    refusal = refused(sheet(player("Anna", 80, sand=[7]), player("Péter")))
    assert (refusal.code, refusal.rule) == ("sheet-beyond-deck-size", "T1.3")
    assert refusal.params == {"found": 81, "deck": 80}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (None, "sheet-not-object"),
        ([], "sheet-not-object"),
        ({}, "sheet-key-missing"),
        ({"players": {}}, "sheet-not-list"),
        ({"players": []}, "sheet-list-length"),
        ({"players": [{}] * 6}, "sheet-list-length"),
        ({"players": ["Anna"]}, "sheet-not-object"),
        ({"players": [{"name": "Anna"}]}, "sheet-key-missing"),
        ({"players": [{"name": "", "towers": {}}]}, "sheet-not-text"),
        ({"players": [{"name": 7, "towers": {}}]}, "sheet-not-text"),
        ({"players": [{"name": "Anna", "towers": []}]}, "sheet-not-object"),
        ({"players": [{"name": "Anna", "towers": {"ice": [7]}}]}, "sheet-key-unknown"),
        ({"players": [{"name": "Anna", "towers": {"sand": 7}}]}, "sheet-not-list"),
        ({"players": [{"name": "Anna", "towers": {"sand": [16]}}]}, "sheet-number"),
        ({"players": [{"name": "Anna", "towers": {"sand": [-1]}}]}, "sheet-number"),
        ({"players": [{"name": "Anna", "towers": {"sand": [True]}}]}, "sheet-number"),
        ({"players": [{"name": "Anna", "towers": {"sand": ["7"]}}]}, "sheet-number"),
        ({"players": [{"name": "Anna", "towers": {"sand": [7.0]}}]}, "sheet-number"),
        ({"players": [{"name": "Anna", "towers": {}, "razed": -1}]}, "sheet-number"),
        ({"players": [{"name": "Anna", "towers": {}, "mood": "good"}]}, "sheet-key-unknown"),
        ({"players": [], "mood": "good"}, "sheet-key-unknown"),
        ({"players": [{"name": "Anna", "towers": {}}] * 2}, "sheet-name-twice"),
    ],
)
def test_a_malformed_sheet_is_refused_with_its_place(given: object, code: str) -> None:
    refusal = refused(given)
    assert refusal.code == code
    assert refusal.params["place"]


def by_height(height: int, roof: bool = False) -> dict[str, object]:
    return {"height": height, "roof": roof}


def test_t8_heights_and_roofs_score_as_the_cards_they_stand_for() -> None:
    cards: dict[str, list[int]] = {"sand": [9, 7, 5, 3], "tree": [4, 2, 0], "junk": [15, 11, 0]}
    heights = {kind: by_height(len(own), own[-1] == 0) for kind, own in cards.items()}
    counted = GAME.score(sheet({"name": "Anna", "towers": heights, "razed": 2}))
    assert counted == GAME.score(sheet({"name": "Anna", "towers": cards, "razed": 2}))


def test_a_height_of_nothing_is_no_tower() -> None:
    scored = GAME.score(sheet({"name": "Anna", "towers": {"sand": by_height(0, True)}}))
    assert totals(scored) == [0]


def test_t1_3_a_tower_is_no_taller_than_its_kind_in_the_deck() -> None:
    fifteen, sixteen = by_height(15), by_height(16, True)
    other = player("Péter")
    assert totals(GAME.score(sheet({"name": "Anna", "towers": {"sand": sixteen}}, other)))[0] == 48
    assert totals(GAME.score(sheet({"name": "Anna", "towers": {"sand": fifteen}}, other)))[0] == 30
    error = refused(sheet({"name": "Anna", "towers": {"sand": by_height(16)}}, other))
    assert (error.code, error.rule) == ("sheet-tower-height", "T1.3")
    assert error.params == {"place": "players[1].towers.sand", "most": 15}


def test_t1_3_roofs_and_cards_of_a_kind_are_counted_together() -> None:
    roofed = {"sand": by_height(2, True)}
    error = refused(sheet({"name": "A", "towers": roofed}, player("B", sand=[5, 0])))
    assert (error.code, error.rule) == ("sheet-beyond-roofs", "T1.3")
    assert error.params == {"kind": "sand", "found": 2, "deck": 1}
    tall = {"sand": by_height(12)}
    error = refused(sheet({"name": "A", "towers": tall}, player("B", sand=[9, 7, 5, 3, 1])))
    assert (error.code, error.rule) == ("sheet-beyond-kind", "T1.3")
    assert error.params == {"kind": "sand", "found": 17, "deck": 16}


def test_a_height_that_is_none_is_refused_with_its_place() -> None:
    for tower, place in (
        ({"height": -1}, "players[1].towers.sand.height"),
        ({"height": 2, "roof": 1}, "players[1].towers.sand.roof"),
        ({"roof": True}, "players[1].towers.sand"),
        ({"height": 2, "cards": []}, "players[1].towers.sand"),
    ):
        error = refused(sheet({"name": "Anna", "towers": {"sand": tower}}))
        assert error.params["place"] == place
