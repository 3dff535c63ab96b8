"""The bots' campaign results that the client shows are those of the current rules and bots."""

import json

import pytest
from tools.campaign_results import FILE, GAMES, QUICK, checked

from draftingtable.games.cities.campaign.campaign import LENGTHS, MODES
from draftingtable.games.cities.solo.levels import LEVELS

STORED = json.loads(FILE.read_text(encoding="utf-8"))
STALE = "run: python -m tools.campaign_results"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", QUICK)
def test_the_first_games_are_played_the_same_way(mode: str, bot: str) -> None:
    assert checked(mode, bot) == STORED["check"][mode][bot], STALE


def test_there_is_a_result_after_every_game_of_every_campaign() -> None:
    assert STORED["games"] == GAMES, STALE
    for mode in MODES:
        for level in LEVELS:
            for length in LENGTHS:
                found = STORED["results"][mode][str(level)][str(length)]
                assert {bot: len(along) for bot, along in found.items()} == dict.fromkeys(
                    GAMES, length
                ), STALE
