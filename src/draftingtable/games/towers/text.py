"""Cards as text: type letter and value, `s7` (docs/records.md)."""

from draftingtable.games.towers.components import TYPE_LETTERS, TYPES, VALUES


def type_text(kind: int) -> str:
    return TYPE_LETTERS[kind]


def card_text(card: int) -> str:
    return TYPE_LETTERS[card // VALUES] + str(card % VALUES)


def cards_text(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]


def stack_text(kind: int, values: tuple[int, ...]) -> list[str]:
    """Returns a tower's cards, bottom first."""
    return [TYPE_LETTERS[kind] + str(value) for value in values]


def towers_text(towers: list[tuple[int, ...]]) -> dict[str, list[str]]:
    """Returns one seat's towers by type letter, without those not begun."""
    return {
        TYPE_LETTERS[kind]: stack_text(kind, towers[kind])
        for kind in range(TYPES)
        if towers[kind]
    }
