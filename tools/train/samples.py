"""Positions between two rounds with what they should have been worth, as arrays."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from draftingtable.bots.towers.features import SEAT_MARKS, TOWER_MARKS
from draftingtable.games.towers.components import TYPES

Marks = npt.NDArray[np.int16]
Numbers = npt.NDArray[np.float32]


@dataclass
class GamePositions:
    """One game: marks, chances and scores expected after each round, by seat; then the result."""

    towers: list[Marks] = field(default_factory=list)
    seats: list[Marks] = field(default_factory=list)
    points_now: list[list[int]] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)
    scores: list[list[float]] = field(default_factory=list)
    final_wins: list[float] = field(default_factory=list)
    final_scores: list[float] = field(default_factory=list)

    def targets(self, trace: float) -> tuple[list[Numbers], list[Numbers]]:
        """Returns TD(lambda) targets: `trace` 1 learns from results, 0 from the next position."""
        wins = np.array(self.final_wins, np.float32)
        scores = np.array(self.final_scores, np.float32)
        found: list[tuple[Numbers, Numbers]] = []
        for place in reversed(range(len(self.towers))):
            found.append((wins, scores))
            here = np.array(self.wins[place], np.float32), np.array(self.scores[place], np.float32)
            wins = trace * wins + (1 - trace) * here[0]
            scores = trace * scores + (1 - trace) * here[1]
        found.reverse()
        return [pair[0] for pair in found], [pair[1] for pair in found]


@dataclass
class Samples:
    """Many positions of games with the same number of players."""

    towers: Marks
    """By position, tower (seat by seat) and kind of mark."""
    seats: Marks
    wins: Numbers
    gains: Numbers
    """The points that each seat should gain from there to the end."""

    def __len__(self) -> int:
        return len(self.wins)

    def latest(self, most: int) -> "Samples":
        return Samples(
            self.towers[-most:], self.seats[-most:], self.wins[-most:], self.gains[-most:]
        )


def samples_of(games: list[GamePositions], players: int, trace: float) -> Samples:
    towers = [marks for game in games for marks in game.towers]
    seats = [marks for game in games for marks in game.seats]
    wins: list[Numbers] = []
    gains: list[Numbers] = []
    for game in games:
        win_targets, score_targets = game.targets(trace)
        wins += win_targets
        now = [np.array(points, np.float32) for points in game.points_now]
        gains += [score - points for score, points in zip(score_targets, now, strict=True)]
    count = len(towers)
    return Samples(
        np.array(towers, np.int16).reshape(count, players * TYPES, TOWER_MARKS),
        np.array(seats, np.int16).reshape(count, players, SEAT_MARKS),
        np.array(wins, np.float32).reshape(count, players),
        np.array(gains, np.float32).reshape(count, players),
    )


def joined(first: Samples | None, second: Samples) -> Samples:
    if first is None:
        return second
    return Samples(
        np.concatenate([first.towers, second.towers]),
        np.concatenate([first.seats, second.seats]),
        np.concatenate([first.wins, second.wins]),
        np.concatenate([first.gains, second.gains]),
    )
