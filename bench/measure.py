"""Measures contenders in short slices that take turns.

The machine may be busy with other things. Noise that lasts longer than a slice affects all
contenders alike, and only ratios within one run are compared, never figures of two runs.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TypeVar

from bench.contender import Contender, Play, Unavailable
from bench.tally import Tally

T = TypeVar("T")
# called with (slices done, total slices, name of the current contender)
Progress = Callable[[int, int, str], None]

WARM_UP_SECONDS = 0.1


@dataclass(frozen=True, slots=True)
class Series:
    """All slices of one contender, one per round."""

    tallies: tuple[Tally, ...]

    @property
    def rates(self) -> list[float]:
        """Decisions per second, by round."""
        return [tally.decisions_per_second for tally in self.tallies]

    @property
    def median_rate(self) -> float:
        return median(self.rates)

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies)

    @property
    def decisions(self) -> int:
        return sum(tally.decisions for tally in self.tallies)


@dataclass(frozen=True, slots=True)
class Ratio:
    """A ratio of medians, with the lowest and highest ratio within a single round."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Measurement:
    """What was measured, by name, and what was not, with the reason."""

    series: dict[str, Series]
    unavailable: dict[str, str]

    def ratio(self, ours: str, peer: str) -> Ratio | None:
        """Returns how many times as fast `ours` is as `peer`; None unless both were measured."""
        if ours not in self.series or peer not in self.series:
            return None
        return ratio_of(self.series[ours], self.series[peer])


def ratio_of(ours: Series, peer: Series) -> Ratio:
    # Slices of one round are closest in time, so their ratios show the relevant spread.
    by_round = [a / b for a, b in zip(ours.rates, peer.rates, strict=True)]
    return Ratio(ours.median_rate / peer.median_rate, min(by_round), max(by_round))


def rotated(items: Sequence[T], by: int) -> list[T]:
    """Returns the items in the same circular order, starting `by` places later."""
    start = by % len(items) if items else 0
    return [*items[start:], *items[:start]]


def measure(
    contenders: Sequence[Contender],
    seconds: float,
    rounds: int,
    progress: Progress | None = None,
) -> Measurement:
    """Runs every contender that can be loaded for `rounds` slices of about `seconds` each."""
    plays, unavailable = _load(contenders)
    for play in plays.values():
        play(min(seconds, WARM_UP_SECONDS), 0)
    tallies: dict[str, list[Tally]] = {name: [] for name in plays}
    done, in_all = 0, rounds * len(plays)
    for number in range(rounds):
        # Rotated, so no contender is always first or last in a round.
        for name in rotated(list(plays), number):
            if progress is not None:
                progress(done, in_all, name)
            tally = _slice(plays[name], seconds, seed=number + 1)
            if not tally.decisions:
                raise RuntimeError(f"{name} played a whole slice without taking a decision")
            tallies[name].append(tally)
            done += 1
    if progress is not None:
        progress(done, in_all, "")
    return Measurement({name: Series(tuple(all_)) for name, all_ in tallies.items()}, unavailable)


def _load(contenders: Sequence[Contender]) -> tuple[dict[str, Play], dict[str, str]]:
    plays: dict[str, Play] = {}
    unavailable: dict[str, str] = {}
    for contender in contenders:
        try:
            plays[contender.name] = contender.load()
        except (ImportError, Unavailable) as error:
            unavailable[contender.name] = str(error)
    return plays, unavailable


def _slice(play: Play, seconds: float, seed: int) -> Tally:
    gc.collect()  # or this slice would pay for the previous one's garbage
    return play(seconds, seed)


def terminal_progress() -> Progress | None:
    """Returns a progress line on stderr that rewrites itself; None if it is not a terminal."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, in_all: int, name: str) -> None:
        line = f"[{done}/{in_all}] {name}" if name else ""
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)

    return show
