"""One player's towers: drawn as stacks if they fit, else written in a line or two."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from draftingtable.games.towers.components import TYPE_LETTERS, TYPES
from draftingtable.games.towers.scoring import main_points, raze_points, total_points, tower_points
from draftingtable.games.towers.view import TowersView
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.towers.colours import HIGHEST, centred, floor, letter

GAP: Final = 1


class Player:
    """What a block shows about one seat."""

    def __init__(self, view: TowersView, seat: int, name: str, words: Words) -> None:
        self.name = name
        self.words = words
        self.acts = seat in view.acting
        self.towers = view.towers_of(seat)
        self.razed = view.razed[seat]
        self.height = max(len(values) for values in self.towers)
        heights = [len(values) for values in self.towers]
        self.main = heights.index(self.height) if self.height else -1

    def title(self, width: int, look: Look) -> Text:
        """Returns name and points; the main tower's part is left out if it does not fit."""
        full = self.full_title(look, with_main=True)
        return full if full.cell_len <= width else self.full_title(look, with_main=False)

    def full_title(self, look: Look, with_main: bool) -> Text:
        marker = look.sign("▶", ">") if self.acts else " "
        total = total_points(self.towers, self.razed)
        parts = [self.words("points", count=total)]
        if self.height and with_main:
            parts.append(self.words("towers-main", points=main_points(self.towers)))
        if self.razed:
            points = raze_points(self.razed)
            parts.append(self.words("towers-razed", count=self.razed, points=points))
        return Text.assemble((f"{marker} {self.name}", "bold"), "  ", " · ".join(parts))

    def points_of(self, kind: int, look: Look) -> str:
        """Returns a tower's points; the main tower, which counts twice, has a star."""
        star = look.sign("★", "*") if kind == self.main else ""
        return f"{tower_points(self.towers[kind])}{star}"


def stacks_height(player: Player) -> int:
    """Returns the number of lines: title, floors, and the line under them."""
    return player.height + 2


def stacks(player: Player, width: int, look: Look) -> list[Text]:
    """Draws towers side by side, each floor as wide as its value."""
    widest = widest_floor(width)
    named = names_fit(width, player.words)
    rows = [stack_row(player, level, widest, look) for level in range(player.height, 0, -1)]
    feet = beside([foot(player, kind, widest, named, look) for kind in range(TYPES)])
    return [player.title(width, look), *rows, feet]


def widest_floor(width: int) -> int:
    """Returns an odd width, to centre labels."""
    columns = min(HIGHEST, (width - GAP * (TYPES - 1)) // TYPES)
    return columns if columns % 2 else columns - 1


def names_fit(width: int, words: Words) -> bool:
    """Whether each type's name fits under its tower, with two-digit points."""
    longest = max(len(short_name(kind, words)) for kind in range(TYPES))
    return longest + len("c  10") <= widest_floor(width)


def short_name(kind: int, words: Words) -> str:
    return words("tower-short", type=TYPE_LETTERS[kind])


def stack_row(player: Player, level: int, widest: int, look: Look) -> Text:
    cells: list[Text] = []
    for kind, values in enumerate(player.towers):
        if level <= len(values):
            cells.append(floor(kind, values[level - 1], widest, level, look))
        else:
            cells.append(Text(" " * widest))
    return beside(cells)


def foot(player: Player, kind: int, widest: int, named: bool, look: Look) -> Text:
    """Returns the type, by letter and if possible by name, and the tower's points."""
    begun = bool(player.towers[kind])
    points = player.points_of(kind, look) if begun else look.sign("–", "-")
    name = short_name(kind, player.words)[: widest - len(points) - 3]
    rest = f" {name} {points}" if named else f" {points}"
    label = letter(kind, look).append(rest, style="" if begun else "dim")
    return centred(label, widest)


def lines(player: Player, width: int, look: Look) -> list[Text]:
    """Returns the towers as text: letter, values from the bottom, points."""
    pieces = [piece(player, kind, look) for kind in range(TYPES)]
    return [player.title(width, look), *flowed(pieces, width)]


def piece(player: Player, kind: int, look: Look) -> Text:
    values = player.towers[kind]
    text = letter(kind, look)
    if not values:
        return text.append(" " + look.sign("–", "-"), style="dim")
    text.append(" " + " ".join(str(value) for value in values))
    return text.append(f" ({player.points_of(kind, look)})", style="dim")


def flowed(pieces: Sequence[Text], width: int) -> list[Text]:
    """Puts pieces one after another in as few lines as possible."""
    result: list[Text] = []
    for text in pieces:
        if not result or result[-1].cell_len + 3 + text.cell_len > width:
            result.append(Text(" "))
        result[-1].append(" " * (1 if len(result[-1]) == 1 else 3)).append_text(text)
    return result


def beside(cells: Sequence[Text]) -> Text:
    return Text(" " * GAP).join(cells)
