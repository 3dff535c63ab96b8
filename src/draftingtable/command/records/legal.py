"""`draftingtable legal FILE`"""

import argparse

from draftingtable.command.answers import DONE
from draftingtable.command.files import read_text
from draftingtable.games.core.replay import Replay, open_record


def run(options: argparse.Namespace) -> int:
    for line in legal_lines(open_record(read_text(options.file))):
        print(line)
    return DONE


def legal_lines(played: Replay) -> list[str]:
    """Returns `SEAT MOVE` for every seat that can act, sorted as text."""
    if played.over:
        return []
    position, notation = played.position, played.game.notation
    return sorted(
        f"{seat + 1} {notation.move_text(move)}"
        for seat in position.acting()
        for move in position.legal_moves(seat)
    )
