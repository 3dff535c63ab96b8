"""Are the chances right? Fits how far imagined games may be trusted, and tests it on other games.

python -m tools.strength.calibration                all games, modes and player counts
python -m tools.strength.calibration cities-ring-3 --games 500

Fitted: the temperature in `analysis/review/calibration.toml`, on games of its own. Tested: the
calibration error and the Brier score, in docs/strength.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import exp, log
from pathlib import Path

import draftingtable.analysis.review.calibration as shipped
from draftingtable.analysis.review.calibration import Trust
from draftingtable.arena.svg import Linear, line, tag, text
from tools.strength.mixed_games import SAMPLES, SPREAD, Kind, Point, kinds, points_of
from tools.strength.pictures import INKS, TOP, percent, picture
from tools.strength.plan import FOLDER

BINS = 10
SPREADS = tuple(1.5 * 1.15**step for step in range(24))
"""Points of lead that make a seat e times as likely to win: the best of these is compared."""
TEMPERATURES = tuple(0.6 + 0.05 * step for step in range(41))
TRAINING, TRAINING_POINTS = 400, 3
GAMES, POINTS = 2000, 2
"""Games to test with, and positions looked at in each: next ones have nearly the same chances."""
TABLE = Path(shipped.__file__).with_name("calibration.toml")

Predictions = list[tuple[list[float], list[float]]]
"""Chances by seat, and what came of them."""


@dataclass(frozen=True)
class Bin:
    predicted: float
    observed: float
    count: int


@dataclass(frozen=True)
class Calibration:
    """How good the chances were in many games of one kind."""

    kind: str
    title: str
    games: int
    positions: int
    temperature: float
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


def by_lead(points: Sequence[Point], spread: float) -> Predictions:
    found: Predictions = []
    for point in points:
        most = max(point.scores)
        odds = [exp((score - most) / spread) for score in point.scores]
        found.append(([one / sum(odds) for one in odds], point.result))
    return found


def by_playing(points: Sequence[Point], temperature: float) -> Predictions:
    trust = Trust(SPREAD, temperature)
    return [(trust.chances(point.wins, SAMPLES), point.result) for point in points]


def fitted(training: Sequence[Point]) -> float:
    """Returns the temperature with the lowest log loss."""
    return min(TEMPERATURES, key=lambda one: log_loss(by_playing(training, one)))


def measured(
    kind: Kind, temperature: float, training: Sequence[Point], tested: Sequence[Point], games: int
) -> Calibration:
    """Compares with the lead's logistic function, which is fitted to the training games, too."""
    spread = min(SPREADS, key=lambda one: log_loss(by_lead(training, one)))
    lead, played = by_lead(tested, spread), by_playing(tested, temperature)
    bins = bins_of(played)
    return Calibration(
        kind.name,
        kind.title,
        games,
        len(tested),
        round(temperature, 2),
        calibration_error(bins),
        brier(played),
        log_loss(played),
        brier(lead),
        log_loss(lead),
        bins,
    )


# Files


def store(found: Calibration, folder: Path = FOLDER, table: Path = TABLE) -> None:
    """Writes what was measured, and the fitted temperature into the table that is shipped."""
    text = json.dumps(asdict(found), indent=1) + "\n"
    (folder / f"calibration-{found.kind}.json").write_text(text, encoding="utf-8")
    data = tomllib.loads(table.read_text(encoding="utf-8"))
    data["kinds"][found.kind] = {"spread": SPREAD, "temperature": found.temperature}
    table.write_text(as_toml(data["version"], data["kinds"]), encoding="utf-8")


def as_toml(version: int, fitted: dict[str, dict[str, float]]) -> str:
    """`version` counts up when the guides change, and everything is fitted again."""
    head = "# Written by python -m tools.strength.calibration."
    lines = [head, f"version = {version}", "[kinds]"]
    lines += [
        f"{kind} = {{ spread = {one['spread']}, temperature = {one['temperature']} }}"
        for kind, one in sorted(fitted.items())
    ]
    return "\n".join(lines) + "\n"


def stored_calibrations(folder: Path = FOLDER) -> list[Calibration]:
    found = []
    for kind in kinds():
        path = folder / f"calibration-{kind.name}.json"
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
        y = TOP + 20.0 + 22.0 * place
        parts.append(line(420.0, y - 4, 450.0, y - 4, "", stroke=ink, stroke_width=3))
        parts.append(text(one.title, 460.0, y))
    return picture("".join(parts), 384.0, "Games won, by the chance given at any choice")


def main() -> None:
    known = {kind.name: kind for kind in kinds()}
    parser = argparse.ArgumentParser(description="Fit and measure the chances.")
    parser.add_argument("kinds", nargs="*", choices=[*known, []], default=[*known])
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    for kind in (known[name] for name in given.kinds):
        training = points_of(kind, "train", TRAINING, TRAINING_POINTS)
        tested = points_of(kind, "test", given.games, POINTS)
        found = measured(kind, fitted(training), training, tested, given.games)
        store(found)
        better = 1 - found.brier / found.lead_brier
        print(f"{kind.name}: error {found.error:.4f}, Brier {found.brier:.4f}, better {better:.1%}")


if __name__ == "__main__":
    main()
