"""Automa cards: two columns of symbols, each read from top to bottom (S4, S5)."""

from __future__ import annotations

from typing import Final, final

# Symbols. `SYMBOLS` names them in files, `SYMBOL_LETTERS` in a record's option.
TAKE_HOUSE: Final = 0
TAKE_FACTORY: Final = 1
TAKE_NEW: Final = 2
TAKE_MOST: Final = 3
SYMBOLS: Final = ("house", "factory", "new", "most")
SYMBOL_LETTERS: Final = "hfnm"

SHARED_COLUMN: Final = 0
AUTOMACITY_COLUMN: Final = 1
COLUMNS: Final = ("shared", "automacity")

DECK_SIZE: Final = 20

Column = tuple[int, ...]


@final
class AutomaCard:
    """What an Automa takes for the city it shares with you, and for Automacity."""

    def __init__(self, shared: Column, automacity: Column) -> None:
        self.shared = shared
        self.automacity = automacity

    def column(self, which: int) -> Column:
        return self.shared if which == SHARED_COLUMN else self.automacity

    def text(self) -> str:
        """Returns the card as in a record's option: `fm/nhm`."""
        return f"{letters(self.shared)}/{letters(self.automacity)}"

    def as_data(self) -> dict[str, object]:
        return {"shared": names(self.shared), "automacity": names(self.automacity)}

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.shared, self.automacity)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AutomaCard) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"AutomaCard({self.text()})"


def letters(column: Column) -> str:
    return "".join([SYMBOL_LETTERS[symbol] for symbol in column])


def names(column: Column) -> list[str]:
    return [SYMBOLS[symbol] for symbol in column]
