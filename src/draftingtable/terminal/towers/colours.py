"""Colours, signs and shapes of 5 Towers.

Colour is never the only cue: a card always shows its type's letter, an 8 its platform, a 9 its
crane and a 0 its roof.
"""

import re
from typing import Final

from rich.text import Text

from draftingtable.games.towers.components import EIGHT, NINE, ROOF, TYPE_LETTERS, VALUES
from draftingtable.games.towers.text import card_text
from draftingtable.terminal.capabilities import Look

# Two shades per type: floors alternate to look distinct.
SHADES: Final = (
    ("#ffa3cf", "#f584ba"),  # candy: pink
    ("#b99cf5", "#a482ea"),  # horror: purple
    ("#8fd18a", "#74bd6f"),  # tree: green
    ("#c3c7cc", "#aab0b7"),  # junk: grey
    ("#f5d76e", "#e6c24a"),  # sand: yellow
)
INK: Final = "#1b1b1b"
HIGHEST: Final = VALUES - 1
CARD: Final = re.compile(rf"\b([{TYPE_LETTERS}])(1[0-5]|[0-9])\b")


def chip_style(kind: int, shade: int = 0) -> str:
    """Returns dark text on the type's colour, readable on dark and light terminals."""
    return f"{INK} on {SHADES[kind][shade % 2]}"


def letter(kind: int, look: Look) -> Text:
    """Returns a type's letter; text appended to it does not take its colour."""
    style = f"bold {chip_style(kind)}" if look.coloured else "bold"
    return Text.assemble((TYPE_LETTERS[kind], style))


def with_chips(text: str, look: Look) -> Text:
    """Returns text with its cards coloured."""
    result = Text(text)
    if look.coloured:
        for found in CARD.finditer(text):
            result.stylize(chip_style(TYPE_LETTERS.index(found[1])), *found.span())
    return result


def value_label(value: int, look: Look) -> str:
    """Returns the label; a 9 hangs from a crane, since it fits on anything."""
    crane = look.sign("↓", "v")
    return f"{crane}{value}{crane}" if value == NINE else str(value)


def floor_width(value: int, widest: int, look: Look) -> int:
    """Returns a width by value, on a scale where 15 is the widest; an 8 is a broad platform."""
    if value == EIGHT:
        return widest
    margin = 0 if look.coloured else 2
    least = len(value_label(value, look)) + margin
    return min(widest, max(3, least, round(value * widest / HIGHEST)))


def floor(kind: int, value: int, widest: int, shade: int, look: Look) -> Text:
    """Returns one card of a tower, centred on `widest` columns."""
    if value == ROOF:
        return centred(roof(kind, widest, look), widest)
    width = floor_width(value, widest, look)
    left = (widest - width) // 2
    shape = storey(value, width, (widest - len(value_label(value, look))) // 2 - left, look)
    right = widest - width - left
    style = chip_style(kind, shade) if look.coloured else ""
    return Text.assemble(" " * left, (shape, style), " " * right)


def storey(value: int, width: int, label_at: int, look: Look) -> str:
    """Returns a floor with its label at a fixed position, to align a tower's labels."""
    filler = look.sign("═", "=") if value == EIGHT else " "
    label = value_label(value, look)
    row = filler * label_at + label + filler * (width - label_at - len(label))
    if value == EIGHT and width >= 5:
        row = f"{row[: label_at - 1]} 8 {row[label_at + 2 :]}"
    return row if look.coloured else f"[{row[1:-1]}]"


def roof(kind: int, widest: int, look: Look) -> Text:
    left, right = look.sign("◢", "/"), look.sign("◣", "\\")
    inside = " 0 " if widest >= 7 else "0"
    if not look.coloured:
        return Text(f"{left}{inside}{right}")
    slope = SHADES[kind][0]
    return Text.assemble((left, slope), (inside, chip_style(kind)), (right, slope))


def centred(shape: Text, width: int) -> Text:
    space = max(0, width - shape.cell_len)
    return Text(" " * (space // 2)).append_text(shape).append(" " * (space - space // 2))


def display_card(card: int, look: Look) -> Text:
    """Returns a card on display, with the same marks as in a tower."""
    kind, value = divmod(card, VALUES)
    sides = {
        EIGHT: (look.sign("═", "="),) * 2,
        NINE: (look.sign("↓", "v"),) * 2,
        ROOF: (look.sign("◢", "/"), look.sign("◣", "\\")),
    }
    left, right = sides.get(value, ("", ""))
    if not look.coloured:
        return Text(f"[{left} {card_text(card)} {right}]")
    edge = SHADES[kind][0] if value == ROOF else chip_style(kind)
    return Text.assemble((left, edge), (f" {card_text(card)} ", chip_style(kind)), (right, edge))
