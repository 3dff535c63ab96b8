"""The table in every mode: the state of the game, your own cities large, the others small."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from draftingtable.games.cities.city.components import FACTORY
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.cities.colours import labelled
from draftingtable.terminal.cities.drawing import (
    SINGLE,
    Frame,
    Ghost,
    Scale,
    beside,
    flowed,
    frame_of,
    in_a_line,
    large,
    small,
)
from draftingtable.terminal.cities.seat_view import CityTable, Place, parts_of
from draftingtable.terminal.cities.wording import category_name

GAP: Final = 2
TWO_ABREAST: Final = 80
"""From this width on, your own cities always fit side by side."""
AROUND: Final = 9
"""Lines needed by everything but the board: news, notes, the question, moves, the prompt."""
HIGH: Final = 5
"""Rows of a city, with the spots around it, for most of a game."""
TITLES: Final = 4
"""Lines above and below your own cities."""
SMALL: Final = 14
"""The width of a small city with the names of its builders."""


@dataclass(frozen=True)
class Target:
    """The tile and city for which spots are shown."""

    tile: int
    city: int
    ghosts: dict[int, Ghost]


@dataclass(frozen=True)
class Size:
    """How much space the parts of a board take: from the richest to the shortest."""

    height: int
    blocks: bool
    """Whether other cities are drawn, or written in a line."""
    airy: bool = False
    """Whether there is space for empty lines between the parts."""


SIZES: Final = (Size(2, True, airy=True), Size(2, True), Size(1, True), Size(1, False))


class Board(ABC):
    """A drawing of the table for the person in one seat; `head` and `foot` differ by mode."""

    def __init__(
        self,
        table: CityTable,
        names: Sequence[str],
        words: Words,
        look: Look,
        target: Target | None,
    ) -> None:
        self.table = table
        self.names = names
        self.words = words
        self.look = look
        self.target = target
        self.abreast = 2 if look.width >= TWO_ABREAST else 1
        self.width = (look.width - GAP * (self.abreast - 1)) // self.abreast

    @abstractmethod
    def head(self) -> list[Text]:
        """Returns the lines above the cities."""

    @abstractmethod
    def foot(self, size: Size) -> list[Text]:
        """Returns the lines below the cities."""

    def lines(self) -> list[Text]:
        """Returns the richest drawing that fits the window's height."""
        for size in SIZES:
            own = self.own_cities(size)
            lines = self.drawn(size, own)
            # As if both cities were tall already, to keep the drawing from jumping as they grow.
            grown = TITLES + HIGH * size.height
            if len(lines) + max(0, grown - len(own)) + AROUND <= self.look.height:
                break
        return lines

    def drawn(self, size: Size, own: list[Text]) -> list[Text]:
        air = [Text()] if size.airy else []
        parts = [self.head(), own, self.factories(), self.foot(size)]
        return [line for part in parts if part for line in [*part, *air]]

    def headline(self, parts: Sequence[str]) -> list[Text]:
        """Returns the state of the game, on one line if possible, else wrapped between parts."""
        lines: list[Text] = []
        for part in parts:
            joint = self.look.sign(" · ", " | ")
            if not lines or lines[-1].cell_len + len(joint + part) > self.look.width:
                lines.append(Text(part, style="bold"))
            else:
                lines[-1].append(joint + part)
        return lines

    # Your own cities

    def own_cities(self, size: Size) -> list[Text]:
        places = [self.table.places[number] for number in self.table.own]
        rows = [places[at : at + self.abreast] for at in range(0, len(places), self.abreast)]
        return [line for row in rows for line in self.own_row(row, size)]

    def own_row(self, places: Sequence[Place], size: Size) -> list[Text]:
        frames = [self.frame(place) for place in places]
        widest = max(frame.columns for frame in frames)
        scale = Scale.fitting(self.width, widest, size.height)
        blocks = [
            self.own_city(place, frame, scale) for place, frame in zip(places, frames, strict=True)
        ]
        pictures = beside(blocks, self.width, GAP)
        # Align the points of both, however tall each city is.
        points = [self.breakdown(place.points, self.width) for place in places]
        return [*pictures, *beside(points, self.width, GAP)]

    def frame(self, place: Place) -> Frame:
        assert place.city is not None
        aimed = self.target is not None and self.target.city == place.number
        return frame_of(place.city, self.target.tile if self.target and aimed else SINGLE)

    def own_city(self, place: Place, frame: Frame, scale: Scale) -> list[Text]:
        assert place.city is not None
        ghosts: dict[int, Ghost] = {}
        if self.target and self.target.city == place.number:
            ghosts = self.target.ghosts
        return [self.own_title(place), *large(place.city, frame, ghosts, scale, self.look)]

    def own_title(self, place: Place) -> Text:
        left = place.number == self.table.own[0]
        neighbour = self.table.neighbour(place.number)
        side = "left" if left else "right"
        if neighbour is None:
            text = self.words("cities-alone", city=place.letter, side=side)
        else:
            message = "cities-shared" if self.table.solo else "cities-with"
            text = self.words(message, city=place.letter, neighbour=self.names[neighbour])
        points = self.words("points", count=place.total)
        arrows = (self.look.sign("◀ ", "< "), "") if left else ("", self.look.sign(" ▶", " >"))
        return Text(f"{arrows[0]}{text}: {points}{arrows[1]}", style="bold")

    def breakdown(self, points: dict[str, int], width: int) -> list[Text]:
        pieces = [
            labelled(name, f"{category_name(name, self.words)} {count}", self.look)
            for name, count in parts_of(points)
        ]
        return flowed(pieces, width, gap=1)

    # Comparison of all cities

    def factories(self) -> list[Text]:
        """Returns the comparison of factories, which is the same for every city (C5.2)."""
        ranked = self.table.factory_worth()
        if not ranked:
            return []
        pieces: list[str] = []
        for worth in dict.fromkeys(each for _, each in ranked):
            cities = [
                f"{place.letter} ({place.counts[FACTORY]})"
                for place, each in ranked
                if each == worth
            ]
            pieces.append(self.words("cities-factory-rank", worth=worth, cities=cities))
        label = labelled("factories", category_name("factories", self.words), self.look)
        return [Text.assemble(label, "  ", self.look.sign(" · ", " | ").join(pieces))]

    # The other cities

    def other_cities(self, places: Sequence[Place], size: Size) -> list[Text]:
        if not places:
            return []
        if not size.blocks:
            return self.other_lines(places)
        beside_each_other = max(1, self.look.width // (SMALL + GAP))
        lines: list[Text] = []
        for at in range(0, len(places), beside_each_other):
            row = places[at : at + beside_each_other]
            lines += beside([self.other_block(place) for place in row], SMALL, GAP)
        return lines

    def other_block(self, place: Place) -> list[Text]:
        assert place.city is not None
        names = self.look.sign("–", "-").join(self.names[seat] for seat in place.seats)
        points = self.words("points", count=place.total)
        title = Text(f"{place.letter}: {points}", style="bold")
        return [title, Text(names), *small(place.city, self.look)]

    def other_lines(self, places: Sequence[Place]) -> list[Text]:
        pieces: list[Text] = []
        for place in places:
            assert place.city is not None
            title = (f"{place.letter} {place.total}", "bold")
            pieces.append(Text.assemble(title, " ", in_a_line(place.city, self.look)))
        return flowed(pieces, self.look.width, gap=3)
