"""The bot levels that the client offers before the server has answered are the server's."""

import json
import re
from pathlib import Path

from draftingtable.bots.core.levels import level_names
from draftingtable.games.core.registry import names

ABOUT = Path(__file__).parents[2] / "web/src/lib/server/about.svelte.ts"


def test_levels() -> None:
    found = re.search(r"const LEVELS = (\[.*?\])", ABOUT.read_text("utf-8"))
    assert found
    levels = ["random", *json.loads(found[1])]
    assert [level_names(game) for game in names()] == [levels] * len(names())
