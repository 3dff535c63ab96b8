"""The Automa deck: ours, a player's own, and its short form in records (S5)."""

import tomllib
from importlib import resources

import pytest

from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.solo.automa_cards import COLUMNS, SYMBOLS, AutomaCard
from draftingtable.games.cities.solo.deck import (
    deck_option,
    deck_text,
    load_deck_file,
    our_deck,
    read_deck,
)
from draftingtable.games.core.errors import BadInput

EXAMPLE = ('["factory", "most"]', '["new", "house", "most"]')


def our_file() -> str:
    file = resources.files("draftingtable.games.cities.solo").joinpath("automa_deck.toml")
    return file.read_text(encoding="utf-8")


def deck_file(*changed: tuple[int, str], cards: int = 20) -> str:
    """Returns a valid file of example cards, with some cards replaced."""
    texts = [f"[[card]]\nshared = {EXAMPLE[0]}\nautomacity = {EXAMPLE[1]}\n"] * cards
    for number, text in changed:
        texts[number - 1] = text
    return "\n".join(texts)


def card(shared: str = EXAMPLE[0], automacity: str = EXAMPLE[1]) -> str:
    return f"[[card]]\nshared = {shared}\nautomacity = {automacity}\n"


def refusal(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadInput) as caught:
        load_deck_file(text)
    assert caught.value.rule == "S5"
    return caught.value.code, dict(caught.value.params)


# Our deck


def test_s5_our_deck_has_20_cards_and_every_column_ends_in_most() -> None:
    deck = our_deck()
    assert len(deck) == 20
    for automa_card in deck:
        for column in (automa_card.shared, automa_card.automacity):
            assert SYMBOLS[column[-1]] == "most"
            assert len(set(column)) == len(column)


def test_s5_the_example_card_is_among_ours() -> None:
    example = {"shared": ["factory", "most"], "automacity": ["new", "house", "most"]}
    assert example in [automa_card.as_data() for automa_card in our_deck()]


def test_every_symbol_is_in_both_columns_of_our_deck() -> None:
    for column in COLUMNS:
        used = {symbol for each in our_deck() for symbol in each.as_data()[column]}  # type: ignore[attr-defined]
        assert used == set(SYMBOLS)


def test_s5_the_file_says_plainly_that_the_deck_is_ours() -> None:
    text = our_file()
    assert "OUR OWN DECK" in text
    assert "not the printed one" in text
    assert load_deck_file(text) == our_deck()
    assert list(tomllib.loads(text)) == ["card"]


def test_cards_are_equal_when_their_columns_are() -> None:
    one, other = AutomaCard((1, 3), (3,)), AutomaCard((1, 3), (3,))
    assert one == other
    assert hash(one) == hash(other)
    assert one != AutomaCard((3,), (1, 3))
    assert one != "fm/m"
    assert repr(one) == "AutomaCard(fm/m)"


# The short form


def test_our_deck_has_an_empty_short_form() -> None:
    assert read_deck("") == our_deck()
    assert deck_text(our_deck()) == ""


def test_a_custom_deck_survives_its_short_form() -> None:
    deck = load_deck_file(deck_file((7, card('["house", "new", "factory", "most"]'))))
    text = deck_text(deck)
    assert text.split(" ")[5:7] == ["fm/nhm", "hnfm/nhm"]
    assert read_deck(text) == deck


def test_the_option_for_a_file() -> None:
    assert deck_option(deck_file()) == " ".join(["fm/nhm"] * 20)
    assert deck_option(our_file()) == ""


@pytest.mark.parametrize(
    ("changed", "code", "params"),
    [
        ("x", "deck-card-text", {"card": 3, "found": "x"}),
        ("fm/nhm/m", "deck-card-text", {"card": 3, "found": "fm/nhm/m"}),
        ("", "deck-card-text", {"card": 3, "found": ""}),
        ("xm/m", "deck-symbol-unknown", {"card": 3, "column": "shared", "found": "x"}),
        ("m/Hm", "deck-symbol-unknown", {"card": 3, "column": "automacity", "found": "H"}),
        ("/m", "deck-column-end", {"card": 3, "column": "shared"}),
        ("m/h", "deck-column-end", {"card": 3, "column": "automacity"}),
        ("mh/m", "deck-after-most", {"card": 3, "column": "shared", "found": "h"}),
        ("m/mm", "deck-symbol-twice", {"card": 3, "column": "automacity", "symbol": "m"}),
    ],
)
def test_a_malformed_short_form(changed: str, code: str, params: dict[str, object]) -> None:
    words = ["m/m"] * 20
    words[2] = changed
    with pytest.raises(BadInput) as caught:
        read_deck(" ".join(words))
    assert caught.value.code == code
    assert params.items() <= caught.value.params.items()


@pytest.mark.parametrize("count", [1, 19, 21])
def test_a_short_form_has_20_cards(count: int) -> None:
    with pytest.raises(BadInput) as caught:
        read_deck(" ".join(["m/m"] * count))
    assert caught.value.code == "deck-size"
    assert caught.value.params == {"found": count, "expected": 20}


def test_a_bad_deck_is_refused_before_the_game_begins() -> None:
    with pytest.raises(BadInput):
        GAME.setup(3, {"mode": "expert", "deck": "m/m"})


# Files


def test_a_file_of_the_same_format_is_loaded() -> None:
    deck = load_deck_file("\ufeff# mine\n" + deck_file((20, card('["most"]', '["house", "most"]'))))
    assert [each.text() for each in deck] == ["fm/nhm"] * 19 + ["m/hm"]


def test_windows_line_ends_are_read() -> None:
    assert load_deck_file(deck_file().replace("\n", "\r\n")) == load_deck_file(deck_file())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[[card", "deck-not-toml"),
        ("a = 1\na = 2", "deck-not-toml"),
        ("a = " + "[" * 10_000, "deck-not-toml"),
        ("", "deck-no-cards"),
        ("card = 3", "deck-no-cards"),
        ("cards = []", "deck-key-unknown"),
        ("card = []", "deck-size"),
    ],
)
def test_a_file_that_is_not_a_deck(text: str, code: str) -> None:
    assert refusal(text)[0] == code


@pytest.mark.parametrize("cards", [1, 19, 21])
def test_s5_a_file_has_20_cards(cards: int) -> None:
    assert refusal(deck_file(cards=cards)) == ("deck-size", {"found": cards, "expected": 20})


def test_a_card_that_is_not_a_table() -> None:
    cards = ", ".join(["{shared = ['most'], automacity = ['most']}"] * 19)
    assert refusal(f"card = [{cards}, 3]") == ("deck-card-form", {"card": 20})


@pytest.mark.parametrize(
    ("written", "code", "params"),
    [
        ('[[card]]\nshared = ["most"]\n', "deck-column-missing", {"column": "automacity"}),
        ("[[card]]\n", "deck-column-missing", {"column": "shared"}),
        (card('"most"'), "deck-column-form", {"column": "shared"}),
        (card(automacity="[1]"), "deck-column-form", {"column": "automacity"}),
        (card('["park", "most"]'), "deck-symbol-unknown", {"column": "shared", "found": "park"}),
        (card('["ServerPolicy", "most"]'), "deck-symbol-unknown", {"found": "ServerPolicy"}),
        (card('["house"]'), "deck-column-end", {"column": "shared"}),
        (card(automacity="[]"), "deck-column-end", {"column": "automacity"}),
        (card('["most", "new"]'), "deck-after-most", {"column": "shared", "found": "new"}),
        (card('["new", "new", "most"]'), "deck-symbol-twice", {"symbol": "new"}),
    ],
)
def test_a_malformed_card_is_named(written: str, code: str, params: dict[str, object]) -> None:
    found, given = refusal(deck_file((13, written)))
    assert found == code
    assert {"card": 13, **params}.items() <= given.items()


def test_an_unknown_key_of_a_card_is_named() -> None:
    code, params = refusal(deck_file((4, card() + "colour = 1\n")))
    assert code == "deck-key-unknown"
    assert params == {"place": "card 4", "key": "colour", "choices": ["shared", "automacity"]}
