"""`draftingtable campaign [FILE]`"""

import argparse
import os
from pathlib import Path

from draftingtable.command.games.choices import read_game_options
from draftingtable.games.cities.campaign.campaign import BEGINNER, EXPERT, LENGTHS, Campaign
from draftingtable.games.cities.manifest import MANIFEST
from draftingtable.games.cities.solo.levels import FIRST_GAME
from draftingtable.locale import pick_language
from draftingtable.terminal.cities.campaign import run as play_campaign


def run(options: argparse.Namespace) -> int:
    deck = str(read_game_options(MANIFEST.name, [], options.automa_deck).get("deck", ""))
    asked: dict[str, str | int] = {
        name: value
        for name, value in (
            ("mode", options.mode),
            ("level", options.level),
            ("length", options.games),
        )
        if value is not None
    }

    def begin() -> Campaign:
        return Campaign(
            options.mode or (EXPERT if deck else BEGINNER),
            options.level or FIRST_GAME,
            options.games or LENGTHS[0],
            deck,
        )

    return play_campaign(
        Path(options.file),
        asked=asked,
        begin=begin,
        name=options.name,
        seed=options.seed,
        language=pick_language(options.language, os.environ),
    )
