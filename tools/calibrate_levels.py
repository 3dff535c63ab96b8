"""Win rates of the solo levels by simulation, as Markdown for docs/rules/levels.md (S5).

    python -m tools.calibrate_levels --games 1000 --out docs/rules/levels.md

Run it again whenever the bots improve, or the deck or the levels change. Deals are the same for
every policy and level, so differences are not luck.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import bot_maker, level_names
from draftingtable.bots.core.players import parse_player
from draftingtable.bots.core.seats import play_bots
from draftingtable.command.games.progress import Progress
from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.solo.levels import (
    FIRST_GAME,
    LEVELS,
    NEUTRAL,
    NEXT_CHALLENGE,
    level_points,
)
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.cities.solo.state import AUTOMACITY, YOU, YOUR_CITIES
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.match import Match
from draftingtable.plurals import counted
from tools.solo_greedy import GreedySolo

MODES = ("beginner", "expert")
GREEDY = "greedy"
Tell = Callable[[], None]


@dataclass
class Tally:
    """The games of one policy in one mode, on one level."""

    wins: int = 0
    yours: list[int] = field(default_factory=list)
    automacity: list[int] = field(default_factory=list)

    def add(self, position: SoloPosition, level: int) -> None:
        """Evaluates a finished game as if on this level, which only changes the score (S5)."""
        position.level_points = level_points(level)
        scores = [position.score(city).total() for city in range(len(YOUR_CITIES) + 1)]
        self.wins += YOU in position.outcome().winners
        self.yours.append(min(scores[city] for city in YOUR_CITIES))
        self.automacity.append(scores[AUTOMACITY])

    def rate(self) -> str:
        return f"{100 * self.wins / len(self.yours):.1f} %"


Results = dict[tuple[str, str, int], Tally]


def make_bot(policy: str, seed: object) -> Bot:
    if policy == GREEDY:
        return GreedySolo()
    player = parse_player(policy)
    return bot_maker(GAME.name, player.kind)(seed, **player.params)


def play(mode: str, policy: str, seed: str) -> SoloPosition:
    setup = GAME.setup(3, {"mode": mode, "level": NEUTRAL})
    match = Match(GAME, setup, SamplingDealer(mode, seed), interactive=False)
    bot = make_bot(policy, seed)
    while not match.over:
        play_bots(match, {YOU: bot})
    assert isinstance(match.position, SoloPosition)
    return match.position


def measure(policies: list[str], games: int, seed: int, tell: Tell) -> Results:
    results: Results = {}
    for policy in policies:
        for mode in MODES:
            results.update({(policy, mode, level): Tally() for level in LEVELS})
            for number in range(games_of(policy, games)):
                position = play(mode, policy, f"{seed} {number}")
                for level in LEVELS:
                    results[policy, mode, level].add(position, level)
                tell()
    return results


def games_of(policy: str, games: int) -> int:
    """Returns the number of games: a tenth for policies that search, which take far longer."""
    return max(1, games // 10) if policy.startswith("master") else games


def markdown(results: Results, policies: list[str], games: int, seed: int) -> str:
    played = counted(games, "game")
    return f"""# Levels of the solo modes

The level is chosen before a solo game (rule S5). It adds points to Automacity's score or takes some
away, and changes nothing else. We do not know the printed table; this one is our own.
Level {FIRST_GAME} is for a first game; level {NEXT_CHALLENGE} is the next challenge.

{level_table(results, policies)}

The percentages are games won, of {played} each ({games_of("master", games)} by `master`),
by a bot in your seat. Each game is played once, on level {NEUTRAL}, and scored for
every level:

- `greedy` looks one turn ahead: it tries every assignment and placement in the turn, and picks the
  best for its two cities, above all the lower one (`tools/solo_greedy.py`).
- The others are the built-in bots, by level; `random` plays any legal move.

{average_table(results, policies)}

Written by `python -m tools.calibrate_levels --games {games} --seed {seed} --policies
{",".join(policies)}` with our own Automa deck. Run it again when the bots improve; the points
only change with a new version of the rules, because records depend on them.
"""


def level_table(results: Results, policies: list[str]) -> str:
    columns = [(policy, mode) for mode in MODES for policy in policies]
    head = ["level", "Automacity", *(f"{mode}: {policy}" for policy, mode in columns)]
    rows = [
        [
            str(level),
            f"{level_points(level):+d}" if level_points(level) else "as it is",
            *(results[policy, mode, level].rate() for policy, mode in columns),
        ]
        for level in LEVELS
    ]
    return table(head, rows)


def average_table(results: Results, policies: list[str]) -> str:
    """Returns a table over all levels, which hardly change how a game is played."""
    head = ["mode", "policy", "your lower city, on average", "Automacity without the level"]
    rows = []
    for mode in MODES:
        for policy in policies:
            tallies = [results[policy, mode, level] for level in LEVELS]
            yours = statistics.mean([score for tally in tallies for score in tally.yours])
            other = statistics.mean([score for tally in tallies for score in tally.automacity])
            rows.append([mode, policy, f"{yours:.1f}", f"{other:.1f}"])
    return table(head, rows)


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Win rates of the solo levels, as Markdown.")
    parser.add_argument("--games", type=int, default=1000, help="games for each level and mode")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--policies",
        default=f"{GREEDY},random",
        help=f"of {', '.join([GREEDY, *level_names(GAME.name)])}; separated by commas",
    )
    parser.add_argument("--out", type=Path, help="the file to write (else standard output)")
    given = parser.parse_args()
    policies = given.policies.split(",")
    total = sum(games_of(policy, given.games) for policy in policies) * len(MODES)
    with Progress("Playing", total) as progress:
        results = measure(policies, given.games, given.seed, progress.advance)
    text = markdown(results, policies, given.games, given.seed)
    if given.out:
        given.out.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
