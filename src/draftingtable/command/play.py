"""`draftingtable play GAME`"""

import argparse
import os
from pathlib import Path

from draftingtable.command.choices import read_game_options, read_seats
from draftingtable.locale import pick_language
from draftingtable.terminal.play import run as play


def run(options: argparse.Namespace) -> int:
    return play(
        options.game,
        seats=read_seats(options.seats),
        options=read_game_options(options.option, options.automa_deck),
        seed=options.seed,
        language=pick_language(options.language, os.environ),
        start=None if options.start is None else options.start - 1,
        record=Path(options.record) if options.record else None,
    )
