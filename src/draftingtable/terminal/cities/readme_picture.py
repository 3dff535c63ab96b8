"""Draws Between Two Cities in the terminal, for the README.

    python -m draftingtable.terminal.cities.readme_picture docs/pictures/terminal-cities.svg

The file is the same each time: a fixed deal, and players who take what adds most at once.
"""

import sys
from pathlib import Path
from typing import Final

from draftingtable import games
from draftingtable.games.cities.moves import (
    first_picked,
    is_pick,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.games.core.match import Match
from draftingtable.terminal.cities.screen import is_picking, view_of
from draftingtable.terminal.cities.seat_view import CityTable, table_for
from draftingtable.terminal.console import PROMPT
from draftingtable.terminal.readme_picture import conversation_about, exported

NAMES: Final = ["Anna", "Péter", "Lina", "Jonas"]
SEED: Final = 11
LAST_ROUND: Final = 3
TURN: Final = 2
COLUMNS: Final = 100
ROWS: Final = 42
TITLE: Final = "draftingtable play cities"
YOU: Final = 0


def some_game() -> Match:
    """Returns a late position: all but the first player have placed this turn's tiles."""
    match = games.new("cities", len(NAMES), seed=SEED)
    match.names = NAMES
    while not is_the_moment(match):
        seat = match.acting()[-1]
        table = table_for(view_of(match, seat), seat)
        moves = match.legal_moves(seat)
        match.play(seat, max(moves, key=lambda move: value(table, move)))
    return match


def is_the_moment(match: Match) -> bool:
    view = view_of(match, YOU)
    late = (view.round, view.turn) == (LAST_ROUND, TURN)
    return late and not is_picking(view) and match.acting() == [YOU]


def value(table: CityTable, move: int) -> int:
    """Returns what tiles could add or a placement adds, doubled in the lower city."""
    if is_pick(move):
        tiles = (first_picked(move), second_picked(move))
        return sum(table.best(tile, city) for tile in tiles for city in table.own)
    gain = table.gain(placed_tile(move), placed_city(move), placed_square(move)).total
    return gain * 2 if table.places[placed_city(move)].total == table.score() else gain


def draw(match: Match, columns: int = COLUMNS, rows: int = ROWS) -> str:
    conversation = conversation_about(match, columns, rows)
    conversation.screen.shared = False
    conversation.story.told = last_reveal(match)
    choice = conversation.screen.choices(match, YOU)[0]
    conversation.take(YOU, choice)
    conversation.show_table(YOU)
    conversation.talk.say(PROMPT)
    return exported(conversation, TITLE)


def last_reveal(match: Match) -> int:
    """Returns the index after the last reveal, to show only the news of this turn."""
    kinds = [event.kind for event in match.events]
    return len(kinds) - kinds[::-1].index("reveal")


def main() -> None:
    Path(sys.argv[1]).write_text(draw(some_game()), encoding="utf-8")


if __name__ == "__main__":
    main()
