"""Draws a game in the terminal, for the README.

    python -m draftingtable.terminal.readme_picture docs/pictures/terminal-towers.svg

The file is the same each time: a fixed deal, moves from a fixed seed, and no external fonts.
"""

import io
import re
import sys
from html import escape, unescape
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from draftingtable import games
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.locale import Words
from draftingtable.terminal.console import PROMPT, Talk
from draftingtable.terminal.conversation import Conversation
from draftingtable.terminal.screen import screen_for
from draftingtable.terminal.seats import Seats

CELL: Final = 12.2
"""The width of a column as drawn by rich."""
TEXT: Final = re.compile(
    r'<text class="(?P<style>[^"]*)" x="(?P<x>[^"]*)" y="(?P<y>[^"]*)"'
    r' textLength="[^"]*"[^>]*>(?P<text>[^<]*)</text>'
)
NAMES: Final = ["Anna", "Péter", "Lina"]
SEED: Final = 56
LINES: Final = 74
"""The number of record lines to play: Anna then has a choice of bids."""
COLUMNS: Final = 110
ROWS: Final = 40
FONTS: Final = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"
TITLE: Final = "draftingtable play towers"

THEME: Final = TerminalTheme(
    (30, 32, 38),
    (222, 224, 230),
    [
        (30, 32, 38),
        (224, 108, 117),
        (143, 209, 138),
        (245, 215, 110),
        (120, 170, 240),
        (185, 156, 245),
        (110, 200, 210),
        (222, 224, 230),
    ],
)

SVG: Final = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: FONTS;
        font-size: {char_height}px;
        line-height: {line_height}px;
        font-variant-east-asian: full-width;
    }}
    .{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
    {styles}
    </style>
    <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
    </defs>
    {chrome}
    <g transform="translate({terminal_x}, {terminal_y})"
       clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
    </g>
</svg>
""".replace("FONTS", FONTS)


def some_game() -> Match:
    """Returns a game in its middle, with random moves from a fixed seed that favour building."""
    match = games.new("towers", len(NAMES), seed=SEED, start=0)
    match.names = NAMES
    chance = Randomness("picture", SEED)
    while len(match.lines) < LINES:
        seat = match.acting()[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[-1 - chance.below(min(2, len(moves)))])
    return match


def draw(match: Match) -> str:
    conversation = conversation_about(match, COLUMNS, ROWS)
    conversation.story.told = last_deal(match)
    conversation.show_table(0)
    conversation.talk.say(PROMPT + "why")
    conversation.why(0, "")
    conversation.talk.say(PROMPT)
    return exported(conversation, TITLE)


def conversation_about(match: Match, columns: int, rows: int) -> Conversation:
    """Returns a conversation with people in all seats, at a terminal of that size."""
    console = Console(
        record=True,
        file=io.StringIO(),
        width=columns,
        height=rows,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        _environ={},
    )
    words = Words("en")
    seats = Seats(match.names, {})
    screen = screen_for(match.game.name, words, match.names)
    return Conversation(match, seats, screen, words, Talk(console, input), keeps=False)


def exported(conversation: Conversation, title: str) -> str:
    console = conversation.talk.console
    return trimmed(console.export_svg(title=title, theme=THEME, code_format=SVG))


def trimmed(svg: str) -> str:
    """Removes the spaces around texts, which not every viewer keeps."""
    return TEXT.sub(trimmed_text, svg)


def trimmed_text(found: re.Match[str]) -> str:
    text = unescape(found["text"]).replace("\xa0", " ")
    shown = text.strip()
    if not shown:
        return ""
    left = float(found["x"]) + CELL * (len(text) - len(text.lstrip()))
    length = CELL * len(shown)
    shown = escape(shown).replace(" ", "&#160;")
    place = f'x="{left:g}" y="{found["y"]}" textLength="{length:g}"'
    return f'<text class="{found["style"]}" {place}>{shown}</text>'


def last_deal(match: Match) -> int:
    """Returns the index of the last deal, to show only the news of this round."""
    deals = [place for place, event in enumerate(match.events) if event.kind == "deal"]
    return deals[-1]


def main() -> None:
    Path(sys.argv[1]).write_text(draw(some_game()), encoding="utf-8")


if __name__ == "__main__":
    main()
