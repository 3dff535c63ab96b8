"""Are the chances right? Compares them with the results of games between mixed levels.

python -m tools.strength.calibration           all player counts, 2,000 games each
python -m tools.strength.calibration 2 --games 500
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import exp, log
from pathlib import Path

from draftingtable.arena.svg import Linear, line, tag, text
from draftingtable.bots.learned.loading import networks_of
from draftingtable.bots.learned.network import Network
from tools.strength.pictures import INKS, TOP, percent, picture
from tools.strength.plan import FOLDER
from tools.train.learning import blocks_of, forward
from tools.train.mixed_play import play_mixed_game
from tools.train.samples import GamePositions, samples_of

BINS = 10
SPREADS = tuple(1.5 * 1.15**step for step in range(20))
"""Points of lead that make a seat e times as likely to win: the best of these is compared."""

Predictions = list[tuple[list[float], list[float]]]
"""Chances by seat, and what came of them."""


@dataclass(frozen=True)
class Bin:
    predicted: float
    observed: float
    count: int


@dataclass(frozen=True)
class Calibration:
    """How good the chances were in many games with so many players."""

    players: int
    games: int
    positions: int
    error: float
    """The expected calibration error."""
    brier: float
    log_loss: float
    lead_brier: float
    """The Brier score of a logistic function of the lead in points, fitted to other games."""
    lead_log_loss: float
    bins: list[Bin]


def brier(predictions: Predictions) -> float:
    """Returns the mean squared error of the chances, over positions and seats."""
    squares = [
        (chance - result) ** 2
        for chances, results in predictions
        for chance, result in zip(chances, results, strict=True)
    ]
    return sum(squares) / len(squares)


def log_loss(predictions: Predictions) -> float:
    lost = [
        -result * log(max(chance, 1e-9))
        for chances, results in predictions
        for chance, result in zip(chances, results, strict=True)
    ]
    return sum(lost) / len(predictions)


def bins_of(predictions: Predictions) -> list[Bin]:
    """Groups chances by tenths."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chances, results in predictions:
        for chance, result in zip(chances, results, strict=True):
            groups[min(int(chance * BINS), BINS - 1)].append((chance, result))
    return [
        Bin(
            sum(chance for chance, _ in group) / len(group),
            sum(result for _, result in group) / len(group),
            len(group),
        )
        for group in groups
        if group
    ]


def calibration_error(bins: Sequence[Bin]) -> float:
    """Returns by how much chances and results differ, on average over all chances."""
    total = sum(one.count for one in bins)
    return sum(one.count * abs(one.predicted - one.observed) for one in bins) / total


def by_lead(games: Sequence[GamePositions], spread: float) -> Predictions:
    found: Predictions = []
    for game in games:
        for scores in game.points_now:
            most = max(scores)
            odds = [exp((score - most) / spread) for score in scores]
            found.append(([one / sum(odds) for one in odds], game.final_wins))
    return found


def by_network(games: Sequence[GamePositions], network: Network) -> Predictions:
    """Evaluates all positions of a game at once, with the same weights in numpy."""
    blocks = blocks_of(network)
    found: Predictions = []
    for game in games:
        wins = forward(blocks, samples_of([game], len(game.final_wins), 1.0)).wins
        found += [(chances, game.final_wins) for chances in wins.tolist()]
    return found


def measured(players: int, games: int, network: Network) -> Calibration:
    """Plays games and compares; the lead's logistic function is fitted to other games."""
    others = [play_mixed_game(players, "fit the lead", number) for number in range(games // 4)]
    spread = min(SPREADS, key=lambda one: log_loss(by_lead(others, one)))
    played = [play_mixed_game(players, "calibration", number) for number in range(games)]
    lead, learned = by_lead(played, spread), by_network(played, network)
    bins = bins_of(learned)
    return Calibration(
        players,
        games,
        len(learned),
        calibration_error(bins),
        brier(learned),
        log_loss(learned),
        brier(lead),
        log_loss(lead),
        bins,
    )


# Files


def path_of(players: int, folder: Path = FOLDER) -> Path:
    return folder / f"calibration-towers-{players}.json"


def stored_calibrations(folder: Path = FOLDER) -> list[Calibration]:
    found = []
    for players in range(2, 6):
        path = path_of(players, folder)
        if path.exists():
            data = json.loads(path.read_text(encoding="utf-8"))
            data["bins"] = [Bin(**one) for one in data["bins"]]
            found.append(Calibration(**data))
    return found


def diagram(found: Sequence[Calibration]) -> str:
    """Draws how often seats won, by the chance they were given."""
    across, up = Linear(0.0, 1.0, 70.0, 370.0), Linear(0.0, 1.0, 334.0, TOP)
    parts = [line(across(0), up(0), across(1), up(1), "even")]
    for tick in up.ticks():
        parts.append(line(across(0), up(tick), across(1), up(tick), "grid"))
        parts.append(text(percent(tick), 60.0, up(tick) + 4, "small end"))
        parts.append(text(percent(tick), across(tick), 352.0, "small middle"))
    parts.append(text("chance to win", across(0.5), 370.0, "small middle"))
    for place, one in enumerate(found):
        ink = INKS[place % len(INKS)]
        places = [(across(each.predicted), up(each.observed)) for each in one.bins]
        listed = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(tag("polyline", points=listed, fill="none", stroke=ink, stroke_width=2))
        parts += [tag("circle", cx=x, cy=y, r=3, fill=ink) for x, y in places]
        y = TOP + 40.0 + 22.0 * place
        parts.append(line(420.0, y - 4, 450.0, y - 4, "", stroke=ink, stroke_width=3))
        parts.append(text(f"{one.players} players", 460.0, y))
    return picture("".join(parts), 384.0, "Games won, by the chance given before each deal")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure whether the chances are right.")
    parser.add_argument("players", nargs="*", type=int, default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args()
    for players in given.players:
        found = measured(players, given.games, networks_of("towers-chances")[players])
        text = json.dumps(asdict(found), indent=1) + "\n"
        path_of(players).write_text(text, encoding="utf-8")
        print(
            f"{players} players: error {found.error:.4f}, Brier {found.brier:.4f} "
            f"(lead {found.lead_brier:.4f}), log loss {found.log_loss:.4f} "
            f"(lead {found.lead_log_loss:.4f})"
        )


if __name__ == "__main__":
    main()
