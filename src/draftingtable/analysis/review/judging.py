"""Judges decisions from what the mover knew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from draftingtable.analysis.advice import adviser_of
from draftingtable.analysis.review.calibration import Trust
from draftingtable.analysis.review.comparing import Comparison
from draftingtable.analysis.review.depth import Depth
from draftingtable.analysis.review.reviewer import guide_for
from draftingtable.analysis.review.story import Choice, Story
from draftingtable.bots.search.guide import Guide
from draftingtable.bots.search.rollouts import Rollouts, by_share
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.records import Record
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import get
from draftingtable.games.core.view import View

Data = dict[str, object]
NOISE: Final = 2.0
"""A difference of fewer standard errors than this is not held against anybody."""
GRADES: Final = (("blunder", 0.3), ("mistake", 0.2), ("inaccuracy", 0.1))
"""Grades by the share of an even chance that was lost at least."""
BEST: Final = "best"
GOOD: Final = "good"


@dataclass(frozen=True)
class Estimate:
    """What one move leads to: calibrated chances and expected scores by seat."""

    move: int
    wins: list[float]
    scores: list[float]
    error: float


@dataclass(frozen=True)
class Judgement:
    """A decision as a reviewer sees it; `candidates` begin with the best."""

    seat: int
    played: int
    lost: float
    lost_error: float
    candidates: list[Estimate]
    samples: int

    @property
    def best(self) -> int:
        return self.candidates[0].move

    def grade(self, even: float) -> str:
        if self.best == self.played or self.lost <= NOISE * self.lost_error:
            return BEST
        for name, share in GRADES:
            if self.lost >= share * even:
                return name
        return GOOD


@dataclass
class Bench:
    """A game's guide, its trust and the depth: all that judging needs besides a view."""

    game: str
    seats: int
    even: float
    trust: Trust
    depth: Depth
    guide: Guide = field(init=False)

    def __post_init__(self) -> None:
        self.guide = guide_for(self.game)

    def judge(self, view: View, played: int | None, seed: str) -> Judgement:
        """Compares the sensible moves, and the played one with the best on fresh samples."""
        race = self.race(view, played, seed)
        ranked = [self.ranked(race, each.move) for each in race.analysis().candidates]
        move = ranked[0].move if played is None else played
        samples = race.iterations
        if move == ranked[0].move:
            return Judgement(race.seat, move, 0.0, 0.0, ranked, samples)
        return self.check(view, move, ranked, seed, samples)

    def race(self, view: View, played: int | None, seed: str) -> Rollouts:
        guide = self.guide
        first = guide.imagine(view, Randomness("first look", seed))
        moves = by_share(guide.advise(first, guide.seat_of(view)))[: self.depth.candidates]
        if played is not None and played not in moves:
            moves.append(played)
        race = Rollouts(guide, view, seed, moves)
        race.run(self.depth.choosing * len(moves))
        return race

    def ranked(self, race: Rollouts, move: int) -> Estimate:
        found = race.analysis().of(move)
        assert found is not None
        return self.estimate(move, found.wins, found.scores, found.visits, race.seat)

    def estimate(
        self, move: int, wins: Sequence[float], scores: list[float], samples: int, seat: int
    ) -> Estimate:
        chances = self.trust.chances(wins, samples)
        win = (wins[seat] * samples + self.even) / (samples + 1)
        error = (win * (1 - win) / samples) ** 0.5 * self.trust.slope(wins, samples, seat)
        return Estimate(move, chances, scores, error)

    def check(
        self, view: View, played: int, ranked: list[Estimate], seed: str, samples: int
    ) -> Judgement:
        """Plays the best and the played move on with fresh luck.

        The best of many on the same samples has been lucky, too. Without fresh ones, that luck
        would be held against the played move.
        """
        best = ranked[0].move
        pair = Comparison(self.guide, view, [best, played], self.seats, seed)
        for share in (4, 1):
            pair.play(self.depth.checking // share)
            lost, error = pair.lead(0, 1, pair.seat)
            if lost + NOISE * error < GRADES[-1][1] * self.even:
                break  # no grade below good is possible
        estimates = [
            self.estimate(move, pair.mean_wins(place), pair.mean_scores(place), pair.count, pair.seat)
            for place, move in enumerate(pair.moves)
        ]
        slope = self.trust.slope(pair.mean_wins(0), pair.count, pair.seat)
        difference = estimates[0].wins[pair.seat] - estimates[1].wins[pair.seat]
        rest = [each for each in ranked if each.move not in pair.moves]
        samples += 2 * pair.count
        if difference < 0.0:
            rest.insert(0, estimates[0])
            return Judgement(pair.seat, played, 0.0, error * slope, [estimates[1], *rest], samples)
        candidates = in_order([estimates[0], estimates[1], *rest], pair.seat)
        return Judgement(pair.seat, played, difference, error * slope, candidates, samples)


def in_order(candidates: list[Estimate], seat: int) -> list[Estimate]:
    """Puts all but the best in the order of their chances."""
    best, *others = candidates
    return [best, *sorted(others, key=lambda each: -each.wins[seat])]


def bench_for(story: Story, depth: Depth) -> Bench:
    seats = story.players
    return Bench(story.replay.game.name, seats, 1.0 / seats, Trust(), depth)


def decision(bench: Bench, choice: Choice, played: int, seed: str) -> tuple[Judgement, Data]:
    view = choice.before.view(choice.seat)
    moves = choice.before.legal_moves(choice.seat)
    judged = bench.judge(view, played, seed_of(seed, choice.step))
    text = get(bench.game).notation.move_text
    data: Data = {
        "part": "decision",
        "step": choice.step,
        "seat": choice.seat + 1,
        "move": text(played),
        "grade": judged.grade(bench.even),
        "lost": round(judged.lost, 4),
        "lost_error": round(judged.lost_error, 4),
        **advised(bench, view, moves, judged),
    }
    return judged, data


def advised(bench: Bench, view: View, moves: Sequence[int], judged: Judgement) -> Data:
    """Returns the candidates, and the reasons for the best one."""
    text = get(bench.game).notation.move_text
    adviser = adviser_of(bench.game)
    against = None
    if judged.played != judged.best and adviser is not None:
        against = adviser(view, judged.played, moves).as_data()
    return {
        "best": text(judged.best),
        "candidates": [
            {
                "move": text(each.move),
                "wins": round(each.wins[judged.seat], 4),
                "error": round(each.error, 4),
                "scores": [round(score, 1) for score in each.scores],
            }
            for each in judged.candidates
        ],
        "advice": None if adviser is None else adviser(view, judged.best, moves).as_data(),
        "against": against,
        "partner": None,
    }


def seed_of(seed: str, step: int) -> str:
    return f"{seed}\x1f{step}"


def judge_move(record: Record, step: int, move: str, depth: Depth, seed: str) -> Data:
    """Judges another move at a step of a game, for those who try again."""
    story = Story(record)
    if not 0 <= step < len(story.choices):
        params = {"option": "step", "found": str(step), "choices": [f"0-{len(story.choices) - 1}"]}
        raise BadOption("option-value", "", params)
    choice = story.choices[step]
    played = story.replay.game.notation.parse_move(move)
    choice.before.copy().apply(choice.seat, played)  # refuses what is not legal
    return decision(bench_for(story, depth), choice, played, seed)[1]


def analyse_view(view: View, moves: Sequence[int], depth: Depth, seed: str) -> Data:
    """Returns the sensible moves with their chances and the reasons for the best, for a coach."""
    data = view.as_data()
    game = str(data["game"])
    guide = guide_for(game)
    seats = len(guide.imagine(view, Randomness("first look", seed)).outcome().scores)
    bench = Bench(game, seats, 1.0 / seats, Trust(), depth)
    judged = bench.judge(view, None, seed)
    return {"part": "decision", "seat": judged.seat + 1, **advised(bench, view, moves, judged)}
