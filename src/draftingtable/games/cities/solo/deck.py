"""The Automa deck: ours, or a player's own from a file in the same format (S5).

A deck is a tuple of 20 cards; card 1 is the first. Files are TOML (see automa_deck.toml). A record
includes a custom deck in its option `deck`, in a short form, so it replays by itself: 20 cards
separated by spaces, each with its shared and its Automacity column in letters: `fm/nhm`.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib import resources

from draftingtable.games.cities.solo.automa_cards import (
    COLUMNS,
    DECK_SIZE,
    SYMBOL_LETTERS,
    SYMBOLS,
    TAKE_MOST,
    AutomaCard,
    Column,
)
from draftingtable.games.core.errors import BadInput, Parameter

Deck = tuple[AutomaCard, ...]

OURS = ""
"""The value of a record's option `deck` for the deck that comes with the program."""


@cache
def our_deck() -> Deck:
    """Returns our own deck; we do not know the printed one (S5)."""
    file = resources.files("draftingtable.games.cities.solo").joinpath("automa_deck.toml")
    return load_deck_file(file.read_text(encoding="utf-8"))


def load_deck_file(text: str) -> Deck:
    """Returns the deck in a file's text, or raises `BadInput` naming the card and the column."""
    content = _toml(text)
    _only_keys(content, "deck", ("card",))
    cards = content.get("card")
    if not isinstance(cards, list):
        raise _bad("deck-no-cards", {})
    _check_size(len(cards))
    return tuple([_file_card(number, card) for number, card in enumerate(cards, 1)])


def deck_option(text: str) -> str:
    """Returns the value of the option `deck` for a deck file."""
    return deck_text(load_deck_file(text))


def deck_text(deck: Deck) -> str:
    """Returns the deck in its short form; "" for ours."""
    return OURS if deck == our_deck() else " ".join([card.text() for card in deck])


@lru_cache(maxsize=16)
def read_deck(text: str) -> Deck:
    """Returns the deck for a record's option, or raises `BadInput`."""
    if text == OURS:
        return our_deck()
    words = text.split(" ")
    _check_size(len(words))
    return tuple([_short_card(number, word) for number, word in enumerate(words, 1)])


def _toml(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise _bad("deck-not-toml", {"problem": str(error)}) from None


def _only_keys(table: dict[str, object], place: str, known: tuple[str, ...]) -> None:
    for key in table:
        if key not in known:
            params: dict[str, Parameter] = {
                "place": place,
                "key": key[:40],
                "choices": list(known),
            }
            raise _bad("deck-key-unknown", params)


def _check_size(found: int) -> None:
    if found != DECK_SIZE:
        raise _bad("deck-size", {"found": found, "expected": DECK_SIZE})


def _file_card(number: int, card: object) -> AutomaCard:
    if not isinstance(card, dict):
        raise _bad("deck-card-form", {"card": number})
    _only_keys(card, f"card {number}", COLUMNS)
    shared, automacity = [_file_column(number, name, card) for name in COLUMNS]
    return AutomaCard(shared, automacity)


def _file_column(number: int, name: str, card: dict[str, object]) -> Column:
    if name not in card:
        raise _bad("deck-column-missing", {"card": number, "column": name})
    words = card[name]
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise _bad("deck-column-form", {"card": number, "column": name})
    return _column(number, name, words, list(SYMBOLS))


def _short_card(number: int, word: str) -> AutomaCard:
    parts = word.split("/")
    if len(parts) != len(COLUMNS):
        raise _bad("deck-card-text", {"card": number, "found": word[:20]})
    shared, automacity = [
        _column(number, name, list(part), list(SYMBOL_LETTERS))
        for name, part in zip(COLUMNS, parts, strict=True)
    ]
    return AutomaCard(shared, automacity)


def _column(number: int, name: str, words: list[str], known: list[str]) -> Column:
    """Returns a checked column: known symbols, each once, ending in *most*, which decides (S5)."""
    place: dict[str, Parameter] = {"card": number, "column": name}
    for position, word in enumerate(words):
        if word not in known:
            raise _bad("deck-symbol-unknown", {**place, "found": word[:20], "choices": known})
        if word in words[:position]:
            raise _bad("deck-symbol-twice", {**place, "symbol": word})
    column = tuple([known.index(word) for word in words])
    if TAKE_MOST not in column:
        raise _bad("deck-column-end", place)
    if column[-1] != TAKE_MOST:
        raise _bad("deck-after-most", {**place, "found": words[column.index(TAKE_MOST) + 1]})
    return column


def _bad(code: str, params: dict[str, Parameter]) -> BadInput:
    return BadInput(code, "S5", params)
