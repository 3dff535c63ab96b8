"""A review's parts come in order, are the same each time, and add up exactly."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from draftingtable.analysis.review import DEPTHS, analyse, analyse_view, judge_move, review
from draftingtable.analysis.review.judging import GRADES, NOISE
from draftingtable.games.core.errors import BadInput, BadOption, IllegalMove
from draftingtable.games.core.records import Record, parse
from draftingtable.games.core.replay import Replay
from tests.analysis.review.games import KINDS, game_of
from tests.command.running import example

TINY = DEPTHS["tiny"]
Parts = list[dict[str, Any]]


def parts_of(record: Record, seed: str = "a test") -> Parts:
    return list(review(record, TINY, seed))


@cache
def reviewed(kind: str, seed: int = 1) -> Parts:
    """Returns the review of a game between novices; not to be changed."""
    return parts_of(game_of(kind, "novice", seed))


def of_kind(parts: Parts, kind: str) -> Parts:
    return [part for part in parts if part["part"] == kind]


def curve_of(parts: Parts) -> dict[int, Any]:
    """Returns the points by event: later ones replace those of the coarse curve."""
    return {point["event"]: point for part in of_kind(parts, "chances") for point in part["points"]}


def is_deal(point: Any) -> bool:
    return bool(point["kind"] == "deal")


def in_shares(chances: list[float]) -> list[int]:
    """Returns ten-thousandths: whole numbers, which add up exactly."""
    shares = [round(chance * 10_000) for chance in chances]
    assert [share / 10_000 for share in shares] == chances
    return shares


@pytest.mark.parametrize("kind", KINDS)
def test_luck_and_skill_add_up_to_the_result_exactly(kind: str) -> None:
    parts = reviewed(kind)
    summary = parts[-1]
    points = [curve_of(parts)[event] for event in sorted(curve_of(parts))]
    seats = range(len(parts[0]["seats"]))
    start, luck, own, others, skill, result = (
        in_shares(summary[key]) for key in ("start", "luck", "own", "others", "skill", "result")
    )
    wins = [in_shares(point["wins"]) for point in points]
    assert all(sum(each) == 10_000 for each in wins)
    for seat in seats:
        changes = [late[seat] - early[seat] for early, late in pairwise(wins)]
        deals = [one for one, point in zip(changes, points[1:], strict=True) if is_deal(point)]
        assert luck[seat] == sum(deals)
        assert skill[seat] == own[seat] + others[seat]
        assert start[seat] + luck[seat] + skill[seat] == result[seat]
    winners = parts[0]["result"]["winners"]
    assert [seat + 1 for seat in seats if result[seat]] == winners


def test_the_parts_come_in_order_and_are_the_same_each_time() -> None:
    record = game_of("cities-ring-3", "novice", 1)
    parts, again = [*reviewed("cities-ring-3")], parts_of(record)
    kinds = [part["part"] for part in parts]
    decided = kinds.index("decision")
    assert kinds[0] == "head"
    assert set(kinds[1:decided]) == {"chances"}
    assert set(kinds[decided:-1]) == {"decision"}
    assert kinds[-1] == "summary"
    assert {**parts.pop(), "seconds": 0} == {**again.pop(), "seconds": 0}
    assert parts == again


def test_another_seed_is_other_luck() -> None:
    other = review(game_of("cities-ring-3", "novice", 1), TINY, "another seed")
    assert next(other) == reviewed("cities-ring-3")[0]
    assert next(other) != reviewed("cities-ring-3")[1]


def test_steps_are_the_moments_of_a_replay() -> None:
    record = game_of("cities-ring-3", "novice", 1)
    parts = reviewed("cities-ring-3")
    moments = sum(1 for _ in Replay(record).choices())
    assert parts[0]["steps"] == moments - 1
    points = [curve_of(parts)[event] for event in sorted(curve_of(parts))]
    assert [point["kind"] for point in points[:3]] == ["start", "deal", "move"]
    assert [point["step"] for point in points[:3]] == [0, 0, 1]
    assert points[-1]["kind"] == "end"
    assert points[-1]["step"] == moments - 1
    moves = [point for point in points if point["kind"] == "move"]
    assert [point["step"] for point in moves] == list(range(1, moments))
    for decision in of_kind(parts, "decision"):
        point = moves[decision["step"]]
        assert (decision["seat"], decision["move"]) == (point["seat"], point["text"])


@pytest.mark.parametrize("kind", ["towers-2", "cities-ring-3"])
def test_a_move_within_the_noise_is_never_held_against_anybody(kind: str) -> None:
    worse = {name for name, _ in GRADES}
    parts = reviewed(kind)
    decisions = of_kind(parts, "decision")
    assert any(each["grade"] in worse for each in decisions)
    for each in decisions:
        chances = {one["move"]: one["wins"] for one in each["candidates"]}
        assert each["best"] == each["candidates"][0]["move"]
        assert each["move"] in chances
        if each["grade"] != "best":
            assert each["lost"] > NOISE * each["lost_error"]
            assert each["lost"] == pytest.approx(
                chances[each["best"]] - chances[each["move"]], abs=2e-4
            )


def test_a_summary_counts_the_decisions_and_names_three_moments() -> None:
    parts = reviewed("towers-2")
    decisions, summary = of_kind(parts, "decision"), parts[-1]
    for seat in (0, 1):
        mine = [each["grade"] for each in decisions if each["seat"] == seat + 1]
        assert summary["counts"][seat] == {name: mine.count(name) for name in summary["counts"][0]}
        assert 0 <= summary["accuracy"][seat] <= 100
    moments = summary["moments"]
    assert len(moments) == 3
    curve = curve_of(parts)
    for one in moments:
        before, after = (curve[one["event"] - back]["wins"] for back in (1, 0))
        changes = [late - early for early, late in zip(before, after, strict=True)]
        assert one["change"] == pytest.approx(changes)
        assert (one["rarity"] is None) == (one["kind"] == "move")
        if one["rarity"] is not None:
            assert 0 < one["rarity"] <= 1


def test_automas_have_no_decisions_and_a_start_of_their_own() -> None:
    parts = reviewed("cities-expert")
    assert parts[0]["automatic"] == [2, 3]
    assert {each["seat"] for each in of_kind(parts, "decision")} == {1}
    assert parts[-1]["accuracy"][1:] == [None, None]
    assert reviewed("towers-2")[-1]["start"] == [0.5, 0.5]


def test_a_game_that_was_given_up_ends_with_its_result() -> None:
    text = example("towers-unfinished.dtr").replace(
        "\n---\n", "\nresigned: [1]\nended: resigned\n---\n", 1
    )
    record = parse(text)
    summary = parts_of(record)[-1]
    assert summary["result"][0] == 0.0
    total = [in_shares(summary[key]) for key in ("start", "luck", "skill")]
    assert [sum(each) for each in zip(*total, strict=True)] == in_shares(summary["result"])


def test_only_finished_games_are_reviewed() -> None:
    record = parse(example("towers-unfinished.dtr"))
    with pytest.raises(BadInput) as refused:
        list(review(record, TINY, "a test"))
    assert refused.value.code == "review-unfinished"


def test_a_move_is_judged_as_in_the_review() -> None:
    record = game_of("cities-two", "novice", 1)
    decision = of_kind(reviewed("cities-two"), "decision")[0]
    again = judge_move(record, decision["step"], decision["move"], TINY, "a test")
    assert again == decision
    best = judge_move(record, decision["step"], decision["best"], TINY, "a test")
    assert best["grade"] == "best"


def test_impossible_moves_and_steps_are_refused() -> None:
    record = game_of("towers-2", "novice", 1)
    with pytest.raises(IllegalMove):
        judge_move(record, 0, "withdraw", TINY, "a test")
    with pytest.raises(BadOption):
        judge_move(record, 10_000, "pass", TINY, "a test")


def test_a_view_is_analysed_for_a_coach() -> None:
    for match in Replay(game_of("cities-ring-3", "novice", 1)).choices():
        view = match.view(1)
        found = analyse_view(view, match.legal_moves(1), TINY, "a test")
        break
    assert found["seat"] == 2
    candidates = found["candidates"]
    assert isinstance(candidates, list)
    assert candidates[0]["move"] == found["best"]
    wins = [each["wins"] for each in candidates]
    assert wins == sorted(wins, reverse=True)
    assert found["advice"] is not None


@pytest.mark.parametrize("name", ["towers-unfinished.dtr", "cities-beginner-unfinished.dtr"])
def test_unfinished_games_are_analysed_with_the_best_moves_now(name: str) -> None:
    found = analyse(parse(example(name)), TINY, "a test")
    assert not found.finished
    assert found.points[-1]["kind"] in ("deal", "move")
    start, luck, skill, result = (
        in_shares(found.as_data()[key])  # type: ignore[arg-type]
        for key in ("start", "luck", "skill", "result")
    )
    assert [sum(each) for each in zip(start, luck, skill, strict=True)] == result
    assert found.decisions
