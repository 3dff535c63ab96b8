"""Cards, decks and the numbers that stand for moves (T1)."""

from typing import Final

TYPES: Final = 5
TYPE_NAMES: Final = ("candy", "horror", "tree", "junk", "sand")
TYPE_LETTERS: Final = "chtjs"

VALUES: Final = 16
ROOF: Final = 0
EIGHT: Final = 8
NINE: Final = 9
EMPTY: Final = 16
"""The "top" of a tower that does not exist yet: every value may go on it (T2.2)."""

CARDS: Final = TYPES * VALUES
DISPLAY_SIZE: Final = 5
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5

EXTRA_COPIES: Final = (0, 2, 5, 7, 10, 12)
"""T1.4: with 4 or 5 players these values are there twice in every type."""

# Moves. One number for each move there is, whatever the position.
BID: Final = 0  # BID + n bids n
PASS: Final = 6
RAZE: Final = 7  # RAZE + type
WITHDRAW: Final = 12
BUILD: Final = 13  # BUILD + card
MOVES: Final = BUILD + CARDS


def card(kind: int, value: int) -> int:
    """The number of a card. Dividing it by VALUES gives its type back, the rest its value."""
    return kind * VALUES + value


def deck(players: int) -> list[int]:
    """All cards in play, in ascending order (T1.3, T1.4)."""
    cards = list(range(CARDS))
    if players >= 4:
        cards += [card(kind, value) for kind in range(TYPES) for value in EXTRA_COPIES]
        cards.sort()
    return cards
