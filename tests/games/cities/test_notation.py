"""Moves and deals as text: each has one exact spelling, and nothing else is accepted."""

import pytest

from draftingtable.games.cities.city.components import TILES, tile_text
from draftingtable.games.cities.moves import MOVES, PICK, is_pick
from draftingtable.games.cities.notation import CitiesNotation, parse_tile
from draftingtable.games.core.chance import NOBODY, Dealt
from tests.games.refusing import not_understood

NOTATION = CitiesNotation()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("place S A 0,0", 24),
        ("place S A 1,0", 25),
        ("place S B 0,-3", 49 + 3),
        ("place S-H G 3,3", 11318),
        ("assign S A", 11319),
        ("assign F/e C", 11319 + 9 * 7 + 2),
        ("pick S S", 11550),
        ("pick S d", 11552),
        ("pick H/O e-F", 11550 + 11 * 33 + 21),
        ("pick S-H S-H", 12638),
    ],
)
def test_moves_keep_their_numbers(text: str, move: int) -> None:
    """Bots and adapters store these numbers: they must not change."""
    assert NOTATION.parse_move(text) == move
    assert NOTATION.move_text(move) == text


def test_every_move_has_its_own_spelling() -> None:
    moves = [move for move in range(MOVES) if move < PICK or is_pick(move)]
    texts = [NOTATION.move_text(move) for move in moves]
    assert len(set(texts)) == len(moves)
    assert [NOTATION.parse_move(text) for text in texts] == moves


def test_two_tiles_may_be_named_in_either_order() -> None:
    assert NOTATION.parse_move("pick d S") == NOTATION.parse_move("pick S d")
    assert NOTATION.move_text(NOTATION.parse_move("pick O b")) == "pick b O"
    assert NOTATION.move_text(NOTATION.parse_move("pick F/e H")) == "pick H F/e"


@pytest.mark.parametrize("move", [-1, MOVES, PICK + 33, 10**12, 2**63, 10**30])
def test_no_other_number_is_a_move(move: int) -> None:
    assert not_understood(NOTATION.move_text, move).code == "no-such-move"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pick",
        "pick S",
        "pick S d O",
        "pick  S d",
        " pick S d",
        "pick S d ",
        "pick\tS\td",
        "Pick S d",
        "PICK S d",
        "place S A",
        "place S A 0,0 1,0",
        "place S 0,0",
        "assign S",
        "assign S A B",
        "deal 1 S",
        "1 pick S d",
        "bid 3",
    ],
)
def test_invalid_moves(text: str) -> None:
    refusal = not_understood(NOTATION.parse_move, text)
    assert refusal.code == "no-such-move-text"
    assert refusal.params == {"found": text}


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("pick S x", "no-such-tile", "C1"),
        ("pick s d", "no-such-tile", "C1"),
        ("pick S ", "no-such-tile", "C1"),
        ("place F/d A 0,0", "no-such-tile", "C1"),
        ("place SF A 0,0", "no-such-tile", "C1"),
        ("assign F|e A", "no-such-tile", "C1"),
        ("place S H 0,0", "no-such-city", "C2"),
        ("place S a 0,0", "no-such-city", "C2"),
        ("place S AB 0,0", "no-such-city", "C2"),
        ("place S  0,0", "no-such-city", "C2"),
        ("place S A 0", "no-such-square", ""),
        ("place S A 0,0,0", "no-such-square", ""),
        ("place S A -0,0", "no-such-square", ""),
        ("place S A 01,0", "no-such-square", ""),
        ("place S A +1,0", "no-such-square", ""),
        ("place S A 1.0,0", "no-such-square", ""),
        ("place S A １,0", "no-such-square", ""),
        ("place S A a1", "no-such-square", ""),
        ("place S A 99999999,0", "no-such-square", ""),
        ("place S A 4,0", "square-out-of-reach", "C4.3"),
        ("place S A 0,-4", "square-out-of-reach", "C4.3"),
    ],
)
def test_the_error_in_a_move_is_named(text: str, code: str, rule: str) -> None:
    refusal = not_understood(NOTATION.parse_move, text)
    assert (refusal.code, refusal.rule) == (code, rule)


@pytest.mark.parametrize(
    ("text", "kind", "target", "items"),
    [
        ("deal 1 S F O P H d e", "deal", 0, [0, 1, 6, 7, 8, 2, 3]),
        ("deal 7 F/e S-H e-F", "deal", 6, [9, 32, 21]),
        ("draw S F O", "draw", NOBODY, [0, 1, 6]),
        ("random S A", "random", 0, [0]),
        ("random F/e B", "random", 1, [9]),
        ("card 7", "card", NOBODY, [7]),
        ("card 20", "card", NOBODY, [20]),
    ],
)
def test_deals(text: str, kind: str, target: int, items: list[int]) -> None:
    dealt = NOTATION.parse_chance(text)
    assert (dealt.kind, dealt.target, dealt.items) == (kind, target, items)
    assert NOTATION.chance_text(Dealt(kind, target, items)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "deal", "deal 1", "deal S F", "deal 01 S", "deal 0 S", "deal -1 S", "Deal 1 S"),
        *("draw", "random S", "random S A B", "card", "card 0", "card 07", "card x", "card 1 2"),
        *("card 99999", "pick S d", "deal１ S"),
    ],
)
def test_invalid_deals(text: str) -> None:
    assert not_understood(NOTATION.parse_chance, text).code == "no-such-chance-text"


@pytest.mark.parametrize("text", ["deal 1 S  F", "deal 1 S,F", "deal 1 S ", "draw x", "random x A"])
def test_invalid_deals_of_tiles(text: str) -> None:
    refusal = not_understood(NOTATION.parse_chance, text)
    assert (refusal.code, refusal.rule) == ("no-such-tile", "C1")


def test_items_are_tiles() -> None:
    assert [NOTATION.item_text(tile) for tile in range(TILES)] == list(map(tile_text, range(TILES)))
    assert [parse_tile(tile_text(tile)) for tile in range(TILES)] == list(range(TILES))


def test_a_long_text_is_not_repeated_in_full() -> None:
    for text in ("x" * 10_000, "pick S " + "x" * 10_000, "place S A " + "9" * 10_000):
        refusal = not_understood(NOTATION.parse_move, text)
        assert len(str(refusal)) < 100
