"""Judged decisions as data, with the reasons for and against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draftingtable.analysis.advice import Advice, Fact, advice, adviser_of
from draftingtable.analysis.review.bench import Bench, bench_for
from draftingtable.analysis.review.depth import Depth
from draftingtable.analysis.review.judging import Estimate, Gain, Judgement, Shared, judge
from draftingtable.analysis.review.story import Choice, Story
from draftingtable.games.core.errors import BadOption, Parameter
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import Record
from draftingtable.games.core.registry import get
from draftingtable.games.core.view import View

Data = dict[str, object]
WEAK: Final = 0.5
"""The weight of reasons that only say what the imagined games came to."""


def story_bench(story: Story, depth: Depth) -> Bench:
    setup = story.replay.setup
    fitting = depth.for_game(story.steps, story.players)
    return bench_for(story.replay.game, setup.options, story.players, fitting)


def decided(bench: Bench, choice: Choice, played: int, seed: str) -> tuple[Judgement, Data]:
    """Judges a move in the place of a choice; returns the judgement, and it as data."""
    view = choice.before.view(choice.seat)
    moves = choice.before.legal_moves(choice.seat)
    shared = shared_moves(bench, choice, played, moves)
    judged = judge(bench, view, played, f"{seed}\x1f{choice.step}", shared)
    return judged, {
        "part": "decision",
        "step": choice.step,
        "seat": choice.seat + 1,
        "move": bench.move_text(played),
        "grade": judged.grade(bench.even),
        "lost": round(judged.lost, 4),
        "lost_error": round(judged.lost_error, 4),
        **reasoned(bench, view, moves, judged),
        "partner": gain_data(bench, judged.gain),
    }


def shared_moves(bench: Bench, choice: Choice, played: int, moves: Sequence[int]) -> Shared | None:
    """Returns the moves that a neighbour could have proposed instead, if there is one."""
    game = bench.game
    topic = game.topic(played)
    partners = [seat for seat in game.partners(choice.before, played) if seat != choice.seat]
    others = [move for move in moves if move != played and game.topic(move) == topic]
    return Shared(partners[0], others) if topic is not None and partners and others else None


def reasoned(bench: Bench, view: View, moves: Sequence[int], judged: Judgement) -> Data:
    """Returns the candidates with the reasons for the best one, and against the played one."""
    adviser = adviser_of(bench.game.name)
    against = None
    if judged.played != judged.best:
        against = doubted(bench, view, moves, judged).as_data()
    return {
        "best": bench.move_text(judged.best),
        "candidates": [candidate(bench, each, judged.seat) for each in judged.candidates],
        "advice": None if adviser is None else adviser(view, judged.best, moves).as_data(),
        "against": against,
    }


def candidate(bench: Bench, found: Estimate, seat: int) -> Data:
    return {
        "move": bench.move_text(found.move),
        "wins": round(found.wins[seat], 4),
        "error": round(found.error, 4),
        "scores": [round(score, 1) for score in found.scores],
    }


def doubted(bench: Bench, view: View, moves: Sequence[int], judged: Judgement) -> Advice:
    """Returns the strongest reasons why the played move is worse than the best one."""
    adviser = adviser_of(bench.game.name)
    facts = [*bench.reviewer.doubts(view, judged.played, judged.best, moves), *in_the_end(judged)]
    assert adviser is not None
    return advice(adviser(view, judged.played, moves).move, facts)


def in_the_end(judged: Judgement) -> list[Fact]:
    """Returns what the imagined games came to, in whole points."""
    best = judged.candidates[0]
    played = next(each for each in judged.candidates if each.move == judged.played)
    changes = [after - before for after, before in zip(played.scores, best.scores, strict=True)]
    facts = []
    if (points := round(-changes[judged.seat])) > 0:
        facts.append(Fact("ends-lower", {"points": points}, WEAK))
    rivals = [(change, seat) for seat, change in enumerate(changes) if seat != judged.seat]
    change, rival = max(rivals, default=(0.0, 0))
    if (points := round(change)) > 0:
        facts.append(Fact("rival-ends-higher", {"seat": rival + 1, "points": points}, WEAK / 2))
    return facts


def gain_data(bench: Bench, gain: Gain | None) -> Data | None:
    if gain is None:
        return None
    return {
        "seat": gain.partner + 1,
        "move": bench.move_text(gain.move),
        "gain": [round(gain.mine, 4), round(gain.partners, 4)],
    }


def judge_move(record: Record, step: int, move: str, depth: Depth, seed: str) -> Data:
    """Judges another move at a step of a game, for those who try again."""
    story = Story(record)
    if not 0 <= step < story.steps:
        choices = [f"0-{story.steps - 1}"]
        params: dict[str, Parameter] = {"option": "step", "found": str(step), "choices": choices}
        raise BadOption("option-value", "", params)
    choice = story.choices[step]
    played = story.replay.game.notation.parse_move(move)
    choice.before.copy().apply(choice.seat, played)  # refuses what is not legal
    return decided(story_bench(story, depth), choice, played, seed)[1]


def analyse_view(view: View, moves: Sequence[int], depth: Depth, seed: str) -> Data:
    """Returns a player's sensible moves with their chances, and reasons for the best."""
    data = view.as_data()
    game = get(str(data["game"]))
    position = game.imagine(view, Randomness("first look", seed))
    bench = bench_for(game, data, len(position.outcome().scores), depth)
    judged = judge(bench, view, None, seed)
    return {
        "part": "decision",
        "seat": judged.seat + 1,
        **reasoned(bench, view, moves, judged),
        "partner": None,
    }
