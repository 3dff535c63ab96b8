"""How an Automa chooses a tile (S4), with the data an interface needs to show why."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import (
    BUILDINGS,
    FACTORY,
    HOUSE,
    TYPE_OF,
    tile_text,
)
from draftingtable.games.cities.city.grid import square_text
from draftingtable.games.cities.city.scoring import best_spot
from draftingtable.games.cities.city.text import city_text, tiles_text
from draftingtable.games.cities.solo.automa_cards import (
    COLUMNS,
    SYMBOLS,
    TAKE_FACTORY,
    TAKE_HOUSE,
    TAKE_MOST,
    TAKE_NEW,
    AutomaCard,
    Column,
    names,
)
from draftingtable.games.cities.solo.automacity import automacity_gain

NO_SQUARE: Final = -1
"""The best spot in Automacity, which has no grid (S1)."""


@final
class Candidate:
    """A tile that was compared: what it adds to the city, and on which square."""

    def __init__(self, tile: int, points: int, square: int) -> None:
        self.tile = tile
        self.points = points
        self.square = square

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.tile, self.points, self.square)

    def as_data(self) -> dict[str, object]:
        square = None if self.square == NO_SQUARE else square_text(self.square)
        return {"tile": tile_text(self.tile), "points": self.points, "square": square}


@final
class Site:
    """A city as an Automa sees it: `city` for a shared one, None for Automacity.

    Only placed tiles count, not those assigned to a shared city.
    """

    def __init__(
        self, number: int, city: City | None, counts: list[int], rivals: list[int]
    ) -> None:
        self.number = number
        self.city = city
        self.counts = counts
        self.rivals = rivals

    def has_houses(self) -> bool:
        return self.counts[HOUSE] > 0

    def is_new(self, tile: int) -> bool:
        """Whether the city has nothing of the tile's type. All taverns are one type (C5.6)."""
        for building in range(BUILDINGS):
            if TYPE_OF[building] == TYPE_OF[tile] and self.counts[building] > 0:
                return False
        return True

    def candidate(self, tile: int) -> Candidate:
        """Returns what the tile adds, in a shared city on the best legal spot (S4 most)."""
        if self.city is None:
            gain = automacity_gain(self.counts, tile, self.rivals)
            return Candidate(tile, gain.total(), NO_SQUARE)
        square, points = best_spot(self.city, tile, self.rivals)
        return Candidate(tile, points, square)


@final
class Decision:
    """Which tile, for which city, and why: the symbol that decided and what it compared."""

    def __init__(self, seat: int, city: int, card: int, which: int, column: Column) -> None:
        self.seat = seat
        self.city = city
        self.card = card
        self.which = which
        self.column = column
        self.place = 0
        self.had_houses = False
        self.candidates: list[Candidate] = []
        self.tile = 0

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        arguments = (self.seat, self.city, self.card, self.which, self.column)
        return type(self), arguments, self.__getstate__()

    def symbol(self) -> int:
        """Returns the symbol that decided."""
        return self.column[self.place]

    def points(self) -> int:
        """Returns the most points found; 0 if nothing was compared."""
        return max([candidate.points for candidate in self.candidates], default=0)

    def tied(self) -> list[int]:
        """Returns the tiles that the tie order had to decide between, in that order; else none."""
        most = self.points()
        best = [found.tile for found in self.candidates if found.points == most]
        return best if len(best) > 1 else []

    def skipped(self) -> list[tuple[int, str]]:
        """Returns the symbols above the deciding one, and why they did not decide."""
        return [(symbol, self._why_not(symbol)) for symbol in self.column[: self.place]]

    def _why_not(self, symbol: int) -> str:
        if symbol != TAKE_NEW:
            return "not-in-hand"
        return "nothing-new" if self.had_houses else "no-house-in-city"

    def as_data(self) -> dict[str, object]:
        """Returns the decision in notation: seats, cards and places in the column count from 1."""
        return {
            "seat": self.seat + 1,
            "city": city_text(self.city),
            "card": self.card + 1,
            "column": COLUMNS[self.which],
            "symbols": names(self.column),
            "skipped": [
                {"symbol": SYMBOLS[symbol], "reason": reason} for symbol, reason in self.skipped()
            ],
            "symbol": SYMBOLS[self.symbol()],
            "place": self.place + 1,
            "candidates": [candidate.as_data() for candidate in self.candidates],
            "tied": tiles_text(self.tied()),
            "tile": tile_text(self.tile),
        }


def decide(
    seat: int, number: int, card: AutomaCard, which: int, hand: list[int], site: Site
) -> Decision:
    """Reads a column of card `number` from top to bottom until a symbol decides (S4).

    `hand` is sorted. Codes are in tie order, so the first of equal tiles is taken.
    """
    decision = Decision(seat, site.number, number, which, card.column(which))
    decision.had_houses = site.has_houses()
    for place, symbol in enumerate(decision.column):
        wanted = tiles_wanted(symbol, hand, site)
        if wanted:
            decision.place = place
            _take_best(decision, wanted, site)
            break
    return decision


def tiles_wanted(symbol: int, hand: list[int], site: Site) -> list[int]:
    """Returns the different tiles of the hand that a symbol would take; if none, try the next."""
    if symbol == TAKE_HOUSE:
        return [HOUSE] if HOUSE in hand else []
    if symbol == TAKE_FACTORY:
        return [FACTORY] if FACTORY in hand else []
    different = [tile for place, tile in enumerate(hand) if tile not in hand[:place]]
    if symbol == TAKE_MOST:
        return different
    if not site.has_houses():
        return []  # S4 new: only if the city has at least one house
    return [tile for tile in different if site.is_new(tile)]


def _take_best(decision: Decision, wanted: list[int], site: Site) -> None:
    decision.tile = wanted[0]
    if decision.symbol() <= TAKE_FACTORY:
        return  # that type is taken, whatever it is worth
    most: i64 = 0
    for tile in wanted:
        candidate = site.candidate(tile)
        if not decision.candidates or candidate.points > most:
            most = candidate.points
            decision.tile = tile
        decision.candidates.append(candidate)
