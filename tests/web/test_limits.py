"""The client's limits, used until the server has sent its own, are the server's."""

import json
import re
from pathlib import Path

from draftingtable.bots.core.levels import level_names
from draftingtable.games.core.registry import names
from draftingtable.table.decide.lobby import LONGEST_ANSWER
from draftingtable.table.names import LONGEST
from draftingtable.table.policy import ServerPolicy

ABOUT = Path(__file__).parents[2] / "web/src/lib/about.svelte.ts"


def test_texts() -> None:
    found = re.search(r"const LIMITS = \{(.*?)\}", ABOUT.read_text("utf-8"))
    assert found
    sent = {name: int(most) for name, most in re.findall(r"(\w+): (\d+)", found[1])}
    message = ServerPolicy({}, {}).longest_message
    assert sent == {"nickname": LONGEST, "message": message, "answer": LONGEST_ANSWER}


def test_levels() -> None:
    found = re.search(r"const LEVELS = (\[.*?\])", ABOUT.read_text("utf-8"))
    assert found
    levels = ["random", *json.loads(found[1])]
    assert [level_names(game) for game in names()] == [levels] * len(names())
