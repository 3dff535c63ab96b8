"""Drawings of cities: your own large, with numbered spots for the next tile; the others small."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import LETTERS
from draftingtable.games.cities.city.grid import FAR, SIZE, SPAN, STEPS, square_at, squares_in
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.cities.colours import BEST_GHOST, GHOST, signed, style_of

SINGLE: Final = 0
"""Any single tile: all of them fit on the same squares."""
NARROWEST: Final = 6
WIDEST: Final = 8
LABELS: Final = 3
"""Columns on the left for the row numbers."""


@dataclass(frozen=True)
class Ghost:
    """A spot for the current tile: its number on the list, and the points it would add there."""

    number: int
    points: int
    best: bool


@dataclass(frozen=True)
class Frame:
    """The visible part of the grid, in columns and rows from 0 to 6."""

    left: int
    top: int
    columns: int
    rows: int


@dataclass(frozen=True)
class Scale:
    """The size of a square; its last column is a gap."""

    width: int
    height: int

    @staticmethod
    def fitting(width: int, columns: int, height: int) -> Scale:
        """Returns the widest scale at which squares still look square.

        The width is even, to centre a letter between the gaps.
        """
        each = (width - LABELS) // columns // 2 * 2
        return Scale(max(NARROWEST, min(WIDEST, each)), height)


def frame_of(city: City, tile: int = SINGLE) -> Frame:
    """Returns a frame for all buildings and spots for the tile, at least four squares each way."""
    step = STEPS[tile]
    shown = {*squares_in(city.occupied), *city.legal_squares(SINGLE)}
    for square in city.legal_squares(tile):
        shown |= {square, square + step}
    columns = [square % SPAN for square in shown] or [FAR]
    rows = [square // SPAN for square in shown] or [FAR]
    left, width = stretched(min(columns), max(columns))
    top, height = stretched(min(rows), max(rows))
    return Frame(left, top, width, height)


def stretched(first: int, last: int) -> tuple[int, int]:
    length = max(SIZE, last - first + 1)
    return min(first, SPAN - length), length


def large(
    city: City, frame: Frame, ghosts: dict[int, Ghost], scale: Scale, look: Look
) -> list[Text]:
    """Draws the city with the coordinates used in moves."""
    lines = [column_labels(frame, scale)]
    for row in range(frame.top, frame.top + frame.rows):
        squares = [row * SPAN + frame.left + column for column in range(frame.columns)]
        for part in range(scale.height):
            label = f"{row - FAR:>2} " if part == 0 else " " * LABELS
            line = Text.assemble((label, "dim"))
            for square in squares:
                line.append_text(cell(city, square, ghosts.get(square), part, scale, look))
            lines.append(line)
    return lines


def column_labels(frame: Frame, scale: Scale) -> Text:
    labels = [str(frame.left + column - FAR) for column in range(frame.columns)]
    text = "".join(label.center(scale.width - 1) + " " for label in labels)
    return Text.assemble((" " * LABELS + text, "dim"))


def cell(city: City, square: int, ghost: Ghost | None, part: int, scale: Scale, look: Look) -> Text:
    """Returns one line of one square."""
    width = scale.width - 1
    building = city.building_at(square)
    if building >= 0:
        return building_cell(building, part, width, look)
    if ghost is not None:
        return ghost_cell(ghost, part, width, look)
    dot = look.sign("·", ".") if part == 0 else " "
    return Text.assemble((dot.center(width) + " ", "dim"))


def building_cell(building: int, part: int, width: int, look: Look) -> Text:
    letter = LETTERS[building]
    if not look.coloured:
        text = f"[{letter.center(width - 2)}]" if part == 0 else " " * width
        return Text(text + " ")
    return coloured_cell(letter, f"bold {style_of(building)}", part, width, look)


def coloured_cell(text: str, style: str, part: int, width: int, look: Look) -> Text:
    if part == 0:
        return Text.assemble((text.center(width), style), " ")
    # Half blocks in the second line separate the squares without an extra line.
    ground = style.rpartition(" ")[2]
    return Text.assemble((look.sign("▀", " ") * width, ground), " ")


def ghost_cell(ghost: Ghost, part: int, width: int, look: Look) -> Text:
    points = signed(ghost.points)
    text = f"{ghost.number} {points}"
    if len(text) > width:
        text = f"{ghost.number}{points}"
    if look.coloured:
        style = BEST_GHOST if ghost.best else GHOST
        return coloured_cell(text, style, part, width, look)
    return Text((text if part == 0 else "").center(width) + " ")


def small(city: City, look: Look) -> list[Text]:
    """Returns four lines of letters."""
    return [small_row(city, row, look) for row in range(SIZE)]


def small_row(city: City, row: int, look: Look) -> Text:
    line = Text()
    for column in range(SIZE):
        building = small_building(city, column, row)
        if building < 0:
            line.append(look.sign("·", ".") + " ", style="dim")
        else:
            style = style_of(building) if look.coloured else ""
            line.append(LETTERS[building] + " ", style=style)
    return line


def small_building(city: City, column: int, row: int) -> int:
    x, y = city.left + column - FAR, city.top + row - FAR
    return city.building_at(square_at(x, y)) if max(x, y) <= FAR else -1


def in_a_line(city: City, look: Look) -> Text:
    """Returns the rows from the top, as in `SF.d/OPH.`."""
    text = Text("/".join(city.rows()) or ".")
    if look.coloured:
        for at, letter in enumerate(text.plain):
            if letter in LETTERS:
                text.stylize(style_of(LETTERS.index(letter)), at, at + 1)
    return text


def beside(blocks: Sequence[Sequence[Text]], width: int, gap: int) -> list[Text]:
    """Puts blocks of the same width next to each other, aligned at the top."""
    height = max(len(block) for block in blocks)
    lines: list[Text] = []
    for row in range(height):
        line = Text()
        for place, block in enumerate(blocks):
            line.append(" " * (place * (width + gap) - line.cell_len))
            if row < len(block):
                shown = block[row].copy()
                shown.truncate(width, overflow="ellipsis")
                line.append_text(shown)
        lines.append(line)
    return lines


def flowed(pieces: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Puts pieces one after another in as few lines as possible."""
    lines: list[Text] = []
    for piece in pieces:
        if not lines or lines[-1].cell_len + gap + piece.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * gap if lines[-1].cell_len else "").append_text(piece)
    return lines
