"""Moves and deals as text: each has one exact spelling, and nothing else is accepted."""

import pytest

from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.towers.components import CARDS, MOVES
from draftingtable.games.towers.notation import TowersNotation, parse_card
from draftingtable.games.towers.text import card_text
from tests.games.refusing import not_understood

NOTATION = TowersNotation()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("bid 0", 0),
        ("bid 5", 5),
        ("pass", 6),
        ("raze c", 7),
        ("raze s", 11),
        ("withdraw", 12),
        ("build c0", 13),
        ("build h0", 29),
        ("build s15", 92),
    ],
)
def test_moves_keep_their_numbers(text: str, move: int) -> None:
    """Bots and adapters store these numbers: they must not change."""
    assert NOTATION.parse_move(text) == move
    assert NOTATION.move_text(move) == text


def test_every_move_has_its_own_spelling() -> None:
    texts = [NOTATION.move_text(move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert [NOTATION.parse_move(text) for text in texts] == list(range(MOVES))


def test_every_card_has_its_own_spelling() -> None:
    texts = [card_text(card) for card in range(CARDS)]
    assert len(set(texts)) == CARDS
    assert [parse_card(text) for text in texts] == list(range(CARDS))


@pytest.mark.parametrize("move", [-1, MOVES, 10**12])
def test_no_other_number_is_a_move(move: int) -> None:
    assert not_understood(NOTATION.move_text, move).code == "no-such-move"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "bid",
        "bid ",
        "bid 6",
        "bid -1",
        "bid 05",
        "bid 1.0",
        "bid  3",
        " bid 3",
        "bid 3 ",
        "bid\t3",
        "BID 3",
        "Bid 3",
        "bid ３",
        "bid ٣",
        "bid three",
        "bid 3 3",
        "pass 1",
        "Pass",
        "raze",
        "raze s7",
        "raze x",
        "raze sand",
        "withdraw s",
        "deal s7",
        "1 bid 3",
        "bid 99999999999999999999999999",
    ],
)
def test_invalid_moves(text: str) -> None:
    refusal = not_understood(NOTATION.parse_move, text)
    assert refusal.code == "no-such-move-text"
    assert refusal.params == {"found": text}


@pytest.mark.parametrize(
    "card", ["", "s", "s16", "s07", "s-1", "S7", "x7", "7", "7s", "s7 ", "s７", "s7\n", "s7 c1"]
)
def test_invalid_cards(card: str) -> None:
    refusal = not_understood(NOTATION.parse_move, f"build {card}")
    assert (refusal.code, refusal.rule) == ("no-such-card", "T1.2")


def test_a_deal_keeps_its_order() -> None:
    dealt = NOTATION.parse_chance("deal s7 c12 t3 j0 h9")
    assert (dealt.kind, dealt.target) == ("deal", NOBODY)
    assert [card_text(card) for card in dealt.items] == ["s7", "c12", "t3", "j0", "h9"]
    assert NOTATION.chance_text(dealt) == "deal s7 c12 t3 j0 h9"


def test_a_short_deal() -> None:
    assert NOTATION.chance_text(Dealt("deal", NOBODY, [parse_card("j0")])) == "deal j0"
    assert NOTATION.parse_chance("deal j0").items == [parse_card("j0")]


@pytest.mark.parametrize("text", ["", "deal", "deal ", "Deal s7", "draw s7", "bid 3", "deals7"])
def test_invalid_deals(text: str) -> None:
    assert not_understood(NOTATION.parse_chance, text).code == "no-such-chance-text"


@pytest.mark.parametrize("text", ["deal s7  c12", "deal s7,c12", "deal s7 c12 ", "deal s16"])
def test_invalid_deals_of_cards(text: str) -> None:
    refusal = not_understood(NOTATION.parse_chance, text)
    assert (refusal.code, refusal.rule) == ("no-such-card", "T1.2")


def test_a_long_text_is_not_repeated_in_full() -> None:
    refusal = not_understood(NOTATION.parse_move, "x" * 10_000)
    assert refusal.params == {"found": "x" * 40}
