"""The bot levels that the client offers before the server has answered are the server's."""

import json
import re
from pathlib import Path

import pytest

from draftingtable.bots.core.levels import level_names
from draftingtable.games.core.registry import names

GAMES = Path(__file__).parents[2] / "web/src/games"


@pytest.mark.parametrize("game", names())
def test_levels(game: str) -> None:
    text = (GAMES / game / "index.ts").read_text("utf-8")
    found = re.search(r"  levels: (\[.*?\])", text)
    assert found
    assert level_names(game) == ["random", *json.loads(found[1])]
