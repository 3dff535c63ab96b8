"""Judges decisions from what the mover knew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from draftingtable.analysis.review.bench import Bench
from draftingtable.analysis.review.comparing import Comparison
from draftingtable.bots.search.rollouts import by_share
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

NOISE: Final = 2.0
"""A difference of fewer standard errors than this is not held against anybody."""
INACCURACY: Final = 0.1
GRADES: Final = (("blunder", 0.3), ("mistake", 0.2), ("inaccuracy", INACCURACY))
"""Grades by the share of an even chance that was lost at least."""
BEST: Final = "best"
GOOD: Final = "good"


@dataclass(frozen=True)
class Estimate:
    """What one move leads to: chances and expected scores by seat."""

    move: int
    wins: list[float]
    scores: list[float]
    error: float
    """The standard error of the mover's chance."""


@dataclass(frozen=True)
class Gain:
    """What another move would have brought the mover and a partner in what they share."""

    partner: int
    move: int
    mine: float
    partners: float


@dataclass(frozen=True)
class Judgement:
    """A decision as a reviewer sees it; `candidates` begin with the best."""

    seat: int
    played: int
    candidates: list[Estimate]
    samples: int
    lost: float = 0.0
    lost_error: float = 0.0
    gain: Gain | None = None

    @property
    def best(self) -> int:
        return self.candidates[0].move

    @property
    def counted(self) -> float:
        """What the move lost; nothing if that is within the noise."""
        return self.lost if self.lost > NOISE * self.lost_error else 0.0

    def grade(self, even: float) -> str:
        if self.best == self.played or self.counted == 0.0:
            return BEST
        reached = [name for name, share in GRADES if self.counted >= share * even]
        return reached[0] if reached else GOOD


@dataclass(frozen=True)
class Shared:
    """What a partner might have proposed: other squares for the same tile in the same city."""

    partner: int
    moves: Sequence[int]


def judge(
    bench: Bench, view: View, played: int | None, seed: str, shared: Shared | None = None
) -> Judgement:
    """Compares the sensible moves, then the best and the played one on fresh samples.

    The best of many on the same samples has been lucky, too. Without fresh ones, that luck would be
    held against the played move.
    """
    race = Comparison(bench, view, sensible(bench, view, played, seed), f"{seed}\x1frace", True)
    race.play(bench.depth.choosing)
    order = race.race.order()
    found = [estimate(race, entry) for entry in order]
    if played is None or played == found[0].move:
        found = [found[0], *in_order(found[1:], race.seat)]
        return Judgement(race.seat, found[0].move, found, race.samples)
    moves = [found[0].move, played]
    moves += [each.move for each in found if shared and each.move in shared.moves][:1]
    fresh = checked(bench, view, list(dict.fromkeys(moves)), seed)
    rest = [each for each in found if each.move not in fresh.moves]
    judged = verdict(fresh, rest, race.samples + fresh.samples)
    return replace(judged, gain=best_gain(fresh, shared) if shared else None)


def sensible(bench: Bench, view: View, played: int | None, seed: str) -> list[int]:
    """Returns the moves that the guide suggests, most promising first, and the played one."""
    guide = bench.guide
    first = guide.imagine(view, Randomness("first look", seed))
    moves = by_share(guide.advise(first, guide.seat_of(view)))[: bench.depth.candidates]
    return moves if played is None or played in moves else [*moves, played]


def checked(bench: Bench, view: View, moves: list[int], seed: str) -> Comparison:
    """Compares on fresh luck: a few samples if they show that little was lost, else more."""
    fresh = Comparison(bench, view, moves, f"{seed}\x1fcheck")
    for share in (4, 1):
        fresh.play(bench.depth.checking // share)
        lost, error = fresh.lead(0, 1, fresh.seat)
        if lost + NOISE * error < INACCURACY * bench.even:
            break
    return fresh


def estimate(comparison: Comparison, entry: int) -> Estimate:
    sums, seat, trust = comparison.sums[entry], comparison.seat, comparison.bench.trust
    wins = sums.mean_wins()
    error = sums.error(seat) * trust.slope(wins, sums.count, seat)
    move = comparison.moves[entry]
    return Estimate(move, trust.chances(wins, sums.count), sums.mean_scores(), error)


def verdict(fresh: Comparison, rest: list[Estimate], samples: int) -> Judgement:
    """Judges the second move against the first."""
    seat = fresh.seat
    best, played, *others = (estimate(fresh, entry) for entry in range(len(fresh.moves)))
    lost = best.wins[seat] - played.wins[seat]
    error = leads_error(fresh, 0, 1, seat)
    others += rest
    if lost < 0.0:
        candidates = [played, *in_order([best, *others], seat)]
        return Judgement(seat, played.move, candidates, samples, 0.0, error)
    candidates = [best, *in_order([played, *others], seat)]
    return Judgement(seat, played.move, candidates, samples, lost, error)


def in_order(estimates: list[Estimate], seat: int) -> list[Estimate]:
    return sorted(estimates, key=lambda each: -each.wins[seat])


def leads_error(fresh: Comparison, one: int, other: int, seat: int) -> float:
    """Returns the standard error of a difference between two calibrated chances."""
    sums = fresh.sums[one]
    slope = fresh.bench.trust.slope(sums.mean_wins(), sums.count, seat)
    return fresh.lead(one, other, seat)[1] * slope


def best_gain(fresh: Comparison, shared: Shared) -> Gain | None:
    """Returns a shared move that would surely have helped both, if there is one."""
    for entry, move in enumerate(fresh.moves):
        if move in shared.moves:
            mine, partners = (gain_of(fresh, entry, seat) for seat in (fresh.seat, shared.partner))
            if mine > 0.0 and partners > 0.0:
                return Gain(shared.partner, move, mine, partners)
    return None


def gain_of(fresh: Comparison, entry: int, seat: int) -> float:
    """Returns what a seat gains by a move instead of the played one; 0 within the noise."""
    here, played = estimate(fresh, entry), estimate(fresh, 1)
    gain = here.wins[seat] - played.wins[seat]
    return gain if gain > NOISE * leads_error(fresh, entry, 1, seat) else 0.0
