"""Cards, decks and move numbers (T1)."""

from typing import Final

TYPES: Final = 5
TYPE_NAMES: Final = ("candy", "horror", "tree", "junk", "sand")
TYPE_LETTERS: Final = "chtjs"

VALUES: Final = 16
ROOF: Final = 0
EIGHT: Final = 8
NINE: Final = 9
EMPTY: Final = 16
"""The "top" of a tower not yet begun: every value may go on it (T2.2)."""

CARDS: Final = TYPES * VALUES
DISPLAY_SIZE: Final = 5
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5

EXTRA_COPIES: Final = (0, 2, 5, 7, 10, 12)
"""The values of which every type has two with 4 or 5 players (T1.4)."""

# Moves: one number per possible move, independent of the position.
BID: Final = 0  # BID + n bids n
PASS: Final = 6
RAZE: Final = 7  # RAZE + type
WITHDRAW: Final = 12
BUILD: Final = 13  # BUILD + card
MOVES: Final = BUILD + CARDS


def card(kind: int, value: int) -> int:
    """Returns a card's number: dividing it by VALUES gives the type, the remainder the value."""
    return kind * VALUES + value


def deck(players: int) -> list[int]:
    """Returns all cards in play, in ascending order (T1.3, T1.4)."""
    cards = list(range(CARDS))
    if players >= 4:
        cards += [card(kind, value) for kind in range(TYPES) for value in EXTRA_COPIES]
        cards.sort()
    return cards
