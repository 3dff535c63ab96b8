"""`draftingtable play GAME`"""

import argparse
import os
from pathlib import Path
from typing import Final

from draftingtable.bots.core.levels import usual_level
from draftingtable.command.games.choices import read_game_options, read_seats
from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.game import Game
from draftingtable.games.core.options import read_options
from draftingtable.games.core.registry import get
from draftingtable.locale import pick_language
from draftingtable.terminal.play import run as play

PLAYERS: Final = 3
"""The default number of players, if the game allows it."""


def run(options: argparse.Namespace) -> int:
    shortcuts = [
        f"{name}={value}"
        for name, value in (("mode", options.mode), ("level", options.level))
        if value is not None
    ]
    given = [*shortcuts, *options.option]
    game_options = read_game_options(options.game, given, options.automa_deck)
    game = get(options.game)
    for name, value in first_options(game, game_options).items():
        game_options.setdefault(name, value)
    seats = read_seats(options.seats) if options.seats else default_seats(game, game_options)
    return play(
        options.game,
        seats=seats,
        options=game_options,
        seed=options.seed,
        language=pick_language(options.language, os.environ),
        start=None if options.start is None else options.start - 1,
        record=Path(options.record) if options.record else None,
    )


def first_options(game: Game, chosen: dict[str, object]) -> dict[str, object]:
    """Returns the options for a first game. An option left out of a record means its default."""
    return {
        option.name: option.first
        for option in game.options
        if option.first is not None and (not option.modes or chosen.get("mode") in option.modes)
    }


def default_seats(game: Game, chosen: dict[str, object]) -> list[str]:
    """Returns you, plus bots if the game needs others."""
    try:
        people = usual_people(game, chosen)
    except Refusal:
        people = PLAYERS  # `play` reports the error in the player's language
    return ["human", *[usual_level(game.name)] * (people - 1)]


def usual_people(game: Game, chosen: dict[str, object]) -> int:
    counts = game.player_counts(read_options(game.options, chosen))
    setup = game.setup(min(max(PLAYERS, counts[0]), counts[-1]), chosen)
    return setup.players - len(game.automatic_names(setup))
