"""`draftingtable play GAME`"""

import argparse
import os
from pathlib import Path

from draftingtable.bots.core.levels import usual_level
from draftingtable.command.choices import read_game_options, read_seats
from draftingtable.games.cities.game import SOLO
from draftingtable.games.cities.solo.levels import FIRST_GAME
from draftingtable.locale import pick_language
from draftingtable.terminal.play import run as play

OPPONENTS = {"two": 1, **dict.fromkeys(SOLO, 0)}
"""How many others play by default, by mode; in all else two."""


def run(options: argparse.Namespace) -> int:
    shortcuts = [
        f"{name}={value}"
        for name, value in (("mode", options.mode), ("level", options.level))
        if value is not None
    ]
    game_options = read_game_options([*shortcuts, *options.option], options.automa_deck)
    if game_options.get("mode") in SOLO:
        game_options.setdefault("level", FIRST_GAME)  # S5; a record that names none means another
    seats = options.seats or default_seats(options.game, str(game_options.get("mode", "")))
    return play(
        options.game,
        seats=read_seats(seats),
        options=game_options,
        seed=options.seed,
        language=pick_language(options.language, os.environ),
        start=None if options.start is None else options.start - 1,
        record=Path(options.record) if options.record else None,
    )


def default_seats(game: str, mode: str) -> str:
    """You, and bots where the game needs others."""
    return ",".join(["human", *[usual_level(game)] * OPPONENTS.get(mode, 2)])
