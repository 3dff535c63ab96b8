"""What the bots score in solo campaigns (S7), for the client's campaign map to compare with.

    python -m tools.campaign_results

Each bot plays solo games in your seat. Each game is played once and scored for every level, which
changes nothing else (S5). Campaigns are then put together from these games at random, taking the
best bonus left after each game. The first games are kept by their points, and
`tests/tools/test_campaign_results.py` plays them again: it fails when the rules or the bots have
changed and this has not been run since.
"""

from __future__ import annotations

import json
import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from draftingtable.command.games.progress import Progress
from draftingtable.games.cities.campaign.campaign import (
    LENGTHS,
    MODES,
    Campaign,
    CampaignGame,
    finished_game,
)
from draftingtable.games.cities.solo.levels import LEVELS, level_points
from tools.calibrate_levels import play

FILE = Path(__file__).parent.parent / "web/src/games/cities/campaign/bot-results.json"
GAMES = {"apprentice": 300, "journeyman": 300, "master": 40}
"""Games per mode. A master thinks for seconds per game."""
PLAYERS = {"apprentice": "apprentice", "journeyman": "journeyman", "master": "master:iterations=50"}
CAMPAIGNS = 1000
"""Campaigns put together for each mode, level and length."""
CHECKED = 2
"""First games of each quick bot that the test plays again."""
QUICK = ("apprentice", "journeyman")
SEED = "campaign results"
Levels = dict[int, CampaignGame]
"""One game as a campaign would keep it, by level."""


@dataclass(frozen=True)
class Spread:
    """The points of many campaigns after a number of games: the mean and the middle half."""

    mean: int
    low: int
    high: int


def played(mode: str, bot: str, number: int) -> Levels:
    position = play(mode, PLAYERS[bot], f"{SEED} {number}")
    found: Levels = {}
    for level in LEVELS:
        position.level_points = level_points(level)
        found[level] = finished_game(position)
    return found


def points_along(mode: str, level: int, games: list[CampaignGame]) -> list[int]:
    """Returns the points after each game of a campaign that always takes the best bonus."""
    campaign = Campaign(mode, level, len(games))
    along = []
    for game in games:
        campaign.add(game)
        best = max(campaign.choices(), key=lambda bonus: bonus.points)
        campaign.choose(best.kind, best.city)
        along.append(campaign.total())
    return along


def spreads(mode: str, level: int, length: int, pool: list[Levels]) -> list[Spread]:
    """Returns the spread after each game, over campaigns of games drawn from the pool."""
    chance = random.Random(f"{SEED} {mode} {level} {length}")
    games = [found[level] for found in pool]
    totals = [points_along(mode, level, chance.sample(games, length)) for _ in range(CAMPAIGNS)]
    return [spread([along[nth] for along in totals]) for nth in range(length)]


def spread(points: list[int]) -> Spread:
    low, _, high = statistics.quantiles(points, n=4)
    return Spread(round(statistics.mean(points)), round(low), round(high))


def checked(mode: str, bot: str, pool: list[Levels] | None = None) -> list[list[int]]:
    """Returns the points of the first games' cities by type: A, then C."""
    first = pool or [played(mode, bot, number) for number in range(CHECKED)]
    games = [found[min(LEVELS)] for found in first[:CHECKED]]
    return [[points for parts in game.cities.values() for points in parts] for game in games]


def measure(tell: Callable[[], None]) -> dict[str, object]:
    results: dict[str, object] = {}
    checks: dict[str, object] = {}
    for mode in MODES:
        pools: dict[str, list[Levels]] = {}
        for bot, games in GAMES.items():
            pools[bot] = []
            for number in range(games):
                pools[bot].append(played(mode, bot, number))
                tell()
        results[mode] = {level: by_length(mode, level, pools) for level in LEVELS}
        checks[mode] = {bot: checked(mode, bot, pools[bot]) for bot in QUICK}
    return {"games": GAMES, "results": results, "check": checks}


def by_length(mode: str, level: int, pools: dict[str, list[Levels]]) -> dict[int, object]:
    return {
        length: {
            bot: [
                [found.mean, found.low, found.high] for found in spreads(mode, level, length, pool)
            ]
            for bot, pool in pools.items()
        }
        for length in LENGTHS
    }


def main() -> None:
    with Progress("Playing", sum(GAMES.values()) * len(MODES)) as progress:
        found = measure(progress.advance)
    FILE.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
