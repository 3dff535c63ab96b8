"""The table in every mode: where the game stands, one's own cities large, the others small."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from draftingtable.games.cities.components import FACTORY
from draftingtable.locale import Words
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
from draftingtable.terminal.cities.names import category_name
from draftingtable.terminal.cities.paint import labelled
from draftingtable.terminal.cities.table import Place, Table, parts_of
from draftingtable.terminal.look import Look

GAP: Final = 2
AROUND: Final = 10
"""Lines taken by everything but the board: news, notes, the question, moves, the prompt."""
SMALL: Final = 14
"""How wide a small city is, with the names of those who build it."""


@dataclass(frozen=True)
class Target:
    """The tile and city for which spots are shown."""

    tile: int
    city: int
    ghosts: dict[int, Ghost]


@dataclass(frozen=True)
class Size:
    """How much room the parts of a board take: from the richest to the shortest."""

    height: int
    blocks: bool
    """Whether other cities are drawn, or written in a line."""


SIZES: Final = (Size(2, True), Size(1, True), Size(1, False))


class Board:
    """One drawing of the table for the person in one seat; `head` and `foot` differ by mode."""

    def __init__(
        self,
        table: Table,
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
        self.width = (look.width - GAP) // 2

    def head(self) -> list[Text]:
        raise NotImplementedError

    def foot(self, size: Size) -> list[Text]:
        raise NotImplementedError

    def lines(self) -> list[Text]:
        """The richest drawing for which the window is high enough."""
        for size in SIZES:
            lines = self.drawn(size)
            if len(lines) + AROUND <= self.look.height:
                break
        return lines

    def drawn(self, size: Size) -> list[Text]:
        return [*self.head(), *self.own_cities(size), *self.factories(), *self.foot(size)]

    def headline(self, parts: Sequence[str]) -> list[Text]:
        """Where the game stands: in one line if possible, else broken between its parts."""
        lines: list[Text] = []
        for part in parts:
            joint = self.look.sign(" · ", " | ")
            if not lines or lines[-1].cell_len + len(joint + part) > self.look.width:
                lines.append(Text(part, style="bold"))
            else:
                lines[-1].append(joint + part)
        return lines

    # One's own cities

    def own_cities(self, size: Size) -> list[Text]:
        places = [self.table.places[number] for number in self.table.own]
        pictures = beside([self.own_city(place, size) for place in places], self.width, GAP)
        # Points in the same lines for both, however high each city is drawn.
        points = [self.breakdown(place.points, self.width) for place in places]
        return [*pictures, *beside(points, self.width, GAP)]

    def own_city(self, place: Place, size: Size) -> list[Text]:
        assert place.city is not None
        ghosts: dict[int, Ghost] = {}
        frame: Frame = frame_of(place.city, SINGLE)
        if self.target and self.target.city == place.number:
            ghosts = self.target.ghosts
            frame = frame_of(place.city, self.target.tile)
        scale = Scale.fitting(self.width, size.height)
        drawn = large(place.city, frame, ghosts, scale, self.look)
        return [self.own_title(place), *drawn]

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

    # What compares all cities

    def factories(self) -> list[Text]:
        """C5.2: in every city the same comparison, so it stands once for all."""
        ranked = self.table.factory_worth()
        if not ranked:
            return []
        each = [
            self.words(
                "cities-factory-rank",
                city=place.letter,
                count=place.counts[FACTORY],
                worth=worth,
            )
            for place, worth in ranked
        ]
        label = labelled("factories", category_name("factories", self.words), self.look)
        return [Text.assemble(label, "  ", self.look.sign(" · ", " | ").join(each))]

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
            pieces.append(Text.assemble(title, f" {in_a_line(place.city)}"))
        return flowed(pieces, self.look.width, gap=3)
