"""`draftingtable simulate GAME --seats ... --games N --seed S`"""

import argparse
import json
import secrets
from dataclasses import replace
from pathlib import Path

from draftingtable.bots.core.levels import bot_maker, new_bot
from draftingtable.bots.core.seats import play_bots
from draftingtable.command.answers import DONE
from draftingtable.command.files import RecordFolder
from draftingtable.command.games.choices import read_game_options, read_seats
from draftingtable.command.games.progress import Progress
from draftingtable.command.games.tallies import Tally
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.game import Game
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import get
from draftingtable.plurals import counted


def run(options: argparse.Namespace) -> int:
    game = get(options.game)
    levels = read_seats(options.seats)
    chosen = read_game_options(options.game, options.option, options.automa_deck)
    seed = options.seed if options.seed is not None else str(secrets.randbelow(10**9))
    simulation = Simulation(game, levels, chosen, seed)
    folder = RecordFolder(Path(options.records), game.name) if options.records else None
    tally = Tally([*levels, *game.automatic_names(simulation.setup)])
    with Progress("simulate", options.games) as progress:
        for number in range(1, options.games + 1):
            match = simulation.play(number)
            tally.add(match.outcome())
            if folder:
                folder.write(number, match.record().text())
            progress.advance()
    show(tally, game, seed, simulation, options.json)
    return DONE


class Simulation:
    """A series of games, each determined by the seed and its own number."""

    def __init__(
        self, game: Game, levels: list[str], options: dict[str, object], seed: str
    ) -> None:
        self.game = game
        self.levels = levels
        self.seed = seed
        self.setup = game.setup(len(levels), options, 0 if game.has_start else None)
        for level in levels:
            bot_maker(game.name, level)  # reject an unknown level before any game

    def play(self, number: int) -> Match:
        names = [f"{level} {seat + 1}" for seat, level in enumerate(self.levels)]
        match = Match(
            self.game,
            replace(self.setup, start=self.start(number)),
            SamplingDealer(self.seed, number),
            names,
            interactive=False,
        )
        bots = {
            seat: new_bot(self.game.name, level, self.seed, number, seat)
            for seat, level in enumerate(self.levels)
        }
        while play_bots(match, bots):
            pass
        return match

    def start(self, number: int) -> int | None:
        """Returns the start player, chosen at random (T3.2)."""
        if not self.game.has_start:
            return None
        return Randomness("start", self.seed, number).below(len(self.levels))


def show(tally: Tally, game: Game, seed: str, simulation: Simulation, as_json: bool) -> None:
    if as_json:
        head = {"game": game.name, "seed": seed, "options": simulation.setup.options}
        print(json.dumps({**head, **tally.as_data()}, ensure_ascii=False))
    else:
        print(f"{game.name}, {counted(tally.games, 'game')}, seed {seed}")
        print(tally.as_text())
