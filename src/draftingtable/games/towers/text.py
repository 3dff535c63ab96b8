"""Cards as text: type letter and value, `s7` (docs/records.md)."""

from typing import Final

from draftingtable.games.towers.components import CARDS, TYPE_LETTERS, TYPES, VALUES, card

CARD_TEXTS: Final = tuple(
    [TYPE_LETTERS[number // VALUES] + str(number % VALUES) for number in range(CARDS)]
)
"""Made once: a view names every card, and equal texts compare faster if they are the same."""


def type_text(kind: int) -> str:
    return TYPE_LETTERS[kind]


def card_text(number: int) -> str:
    return CARD_TEXTS[number]


def cards_text(cards: list[int]) -> list[str]:
    return [CARD_TEXTS[number] for number in cards]


def stack_text(kind: int, values: tuple[int, ...]) -> list[str]:
    """Returns a tower's cards, bottom first."""
    return [CARD_TEXTS[card(kind, value)] for value in values]


def towers_text(towers: list[tuple[int, ...]]) -> dict[str, list[str]]:
    """Returns one seat's towers by type letter, without those not begun."""
    return {
        TYPE_LETTERS[kind]: stack_text(kind, towers[kind]) for kind in range(TYPES) if towers[kind]
    }
