"""T1 and T3: components and setup."""

from collections import Counter

import pytest

from draftingtable import games
from draftingtable.games.core.errors import BadOption
from draftingtable.games.towers.components import (
    BID,
    BUILD,
    MOVES,
    PASS,
    RAZE,
    TYPE_LETTERS,
    TYPE_NAMES,
    VALUES,
    WITHDRAW,
    card,
    deck,
)
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.text import card_text, cards_text
from tests.games.towers.table import Table, cards


def test_t1_1_five_types() -> None:
    assert TYPE_NAMES == ("candy", "horror", "tree", "junk", "sand")
    assert [name[0] for name in TYPE_NAMES] == list(TYPE_LETTERS)


def test_t1_2_values_from_0_to_15_in_every_type() -> None:
    for kind, letter in enumerate(TYPE_LETTERS):
        own = [text for text in cards_text(deck(2)) if text.startswith(letter)]
        assert own == [card_text(card(kind, value)) for value in range(16)]


def test_t1_2_a_0_is_a_roof() -> None:
    table = Table()
    table.give(1, "s4 s0 c4")
    assert table.position.outcome().breakdown[0]["towers"] == {"candy": 1, "sand": 4}


@pytest.mark.parametrize("players", [2, 3])
def test_t1_3_two_and_three_players_use_80_different_cards(players: int) -> None:
    assert len(deck(players)) == 80
    assert set(Counter(deck(players)).values()) == {1}


@pytest.mark.parametrize("players", [4, 5])
def test_t1_4_four_and_five_players_use_110_cards(players: int) -> None:
    assert len(deck(players)) == 110
    doubled = [number for number, copies in Counter(deck(players)).items() if copies == 2]
    assert Counter(number % VALUES for number in doubled) == dict.fromkeys((0, 2, 5, 7, 10, 12), 5)
    assert set(deck(players)) == set(deck(2))


@pytest.mark.parametrize("players", range(2, 6))
def test_t3_1_the_whole_deck_is_the_pile_and_the_rest_is_empty(players: int) -> None:
    table = Table(players)
    assert sorted(table.pile()) == sorted(cards_text(deck(players)))
    assert table.display() == table.discard() == []
    assert table.position.dealing
    assert table.turn() is None


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_t3_2_the_host_may_name_the_start_player(start: int) -> None:
    table = Table(players=4, start=start)
    table.show("s7 c12 t3 j0 h9")
    assert table.turn() == start
    assert games.new("towers", 4, start=start - 1).acting() == [start - 1]


def test_t3_2_otherwise_the_start_player_is_drawn_at_random() -> None:
    starts = Counter(games.new("towers", 4, seed=seed).acting()[0] for seed in range(200))
    assert sorted(starts) == [0, 1, 2, 3]
    assert min(starts.values()) > 25


@pytest.mark.parametrize("start", [-1, 3, 99])
def test_t3_2_the_start_player_sits_at_the_table(start: int) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(3, start=start)
    assert (caught.value.code, caught.value.rule) == ("start-player", "T3.2")


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_two_to_five_may_play(players: int) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(players)
    assert caught.value.code == "player-count"
    assert caught.value.params == {"found": players, "least": 2, "most": 5}


def test_the_referee_is_on_unless_the_host_says_otherwise() -> None:
    assert GAME.setup(2).options == {"referee": True}


@pytest.mark.parametrize("value", [1, 0, "true", None, [], 1.0])
def test_the_referee_is_on_or_off_and_nothing_else(value: object) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(2, {"referee": value})
    assert (caught.value.code, caught.value.rule) == ("option-value", "T4.3")


def test_every_move_has_its_own_number() -> None:
    moves = [*range(BID, BID + 6), PASS, *range(RAZE, RAZE + 5), WITHDRAW]
    moves += [BUILD + number for number in cards("c0 s15")]
    assert moves == [*range(13), 13, 92]
    assert MOVES == 93
