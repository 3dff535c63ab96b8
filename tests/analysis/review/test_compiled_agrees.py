"""Plain Python judges exactly as the compiled modules do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import json
from draftingtable.analysis.review import DEPTHS, Depth, judge_move
from draftingtable.analysis.review.decisions import story_bench
from draftingtable.analysis.review.playouts import Playouts, words_for
from draftingtable.analysis.review.story import Story
from tests.analysis.review.games import game_of

few = Depth("few", 1, 1, 8, 16, 3, 1, 1)
for kind in ("towers-2", "cities-two", "cities-expert"):
    record = game_of(kind, "apprentice", 1)
    story = Story(record)
    choice = [one for one in story.choices if len(one.before.legal_moves(one.seat)) > 1][-4]
    move = story.replay.game.notation.move_text(choice.move)
    found = Playouts(choice.before, choice.deals, story.players)
    found.play(story_bench(story, few), words_for(4, "a test"), 4)
    judged = judge_move(record, choice.step, move, few, "a test")
    print(json.dumps([judged, found.sums.wins, found.sums.scores]))
"""


def judged(plain: str) -> str:
    environment = {**os.environ, "DRAFTINGTABLE_PLAIN": plain}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        env=environment,
        cwd=Path(__file__).parents[3],
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_plain_and_compiled_agree() -> None:
    """If nothing is compiled, both are plain: `tests/test_compiled_agrees.py` notices that."""
    assert judged("1") == judged("0")
