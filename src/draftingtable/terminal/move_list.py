"""The list of moves: on one line if it fits, else in columns."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.screen import Choice, Screen

MOST_COLUMNS: Final = 3
GAP: Final = 3


def choice_lines(choices: Sequence[Choice], screen: Screen, look: Look) -> list[Text]:
    entries = [entry(choice, screen, look) for choice in choices]
    if sum(text.cell_len + GAP for text in entries) <= look.width:
        return [Text(" " * GAP).join(entries)]
    widest = max(text.cell_len for text in entries) + GAP
    columns = max(1, min(MOST_COLUMNS, look.width // widest))
    rows = -(-len(entries) // columns)
    return [row_of(entries[row::rows], widest) for row in range(rows)]


def entry(choice: Choice, screen: Screen, look: Look) -> Text:
    described = screen.sentence(choice.words, look)
    return Text.assemble((f"{choice.key:>3}  ", "bold"), described)


def row_of(entries: Sequence[Text], width: int) -> Text:
    row = Text()
    for text in entries:
        row.append_text(text)
        row.append(" " * (width - text.cell_len))
    row.rstrip()
    return row
