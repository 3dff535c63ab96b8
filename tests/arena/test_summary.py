"""The summary of invented results."""

import json

import pytest

from draftingtable.arena.decision_times import Stopwatch
from draftingtable.arena.report_files import as_json
from draftingtable.arena.summary import Summary, summarize
from draftingtable.arena.text_report import as_text, number, seconds, signed
from tests.arena.invented import forfeited, game, tournament, unit


def summary() -> Summary:
    """Strong beats weak by 4 points in both seats of four deals, except for one tie."""
    results = [unit(deal, game(7, 3), game(3, 7)) for deal in range(3)]
    results.append(unit(3, game(5, 5), game(3, 7)))
    return summarize(tournament(("strong", "weak"), deals=4), results)


def test_shares_and_scores() -> None:
    strong, weak = summary().standings
    assert (strong.name, strong.games, strong.wins, strong.shared) == ("strong", 8, 8, 1)
    assert (weak.wins, weak.shared) == (1, 1)
    assert strong.shares.mean() == 7.5 / 8
    assert strong.scores.mean() == (7 * 7 + 5) / 8
    share = strong.shares.share()
    assert share.low is not None
    assert share.high is not None
    assert 0.5 < share.low < share.mean < share.high <= 1
    assert sum(one.shares.mean() for one in (strong, weak)) == 1


def test_head_to_head() -> None:
    (duel,) = summary().duels
    assert (duel.one, duel.other, duel.counts) == ("strong", "weak", [7, 1, 0])
    assert duel.better.mean() == 7.5 / 8
    assert duel.difference.mean() == 28 / 8


def test_one_against_two_counts_every_pair_of_seats() -> None:
    table = tournament(("a", "b", "b"), deals=1)
    found = summarize(table, [unit(0, game(5, 9, 1), game(9, 5, 1), game(1, 2, 3))])
    (duel,) = found.duels
    assert sorted(duel.counts) == [0, 2, 4]
    by_name = {one.name: one for one in found.standings}
    assert (by_name["a"].games, by_name["b"].games) == (3, 6)
    assert by_name["a"].shares.mean() == pytest.approx(1 / 3)
    assert found.even_share == pytest.approx(1 / 3)


def test_forfeits_count_as_losses_without_scores() -> None:
    results = [unit(deal, forfeited(1, 2), forfeited(0, 2)) for deal in range(2)]
    found = summarize(tournament(("good", "bad"), deals=2), results)
    good, bad = found.standings
    assert (good.name, good.wins, bad.forfeits) == ("good", 4, 4)
    assert good.score() is None
    assert json.loads(as_json(found))["players"][0]["score"] is None
    assert "good" in as_text(found)


def test_the_report_as_data() -> None:
    data = json.loads(as_json(summary()))
    assert data["games"] == 8
    assert data["configuration"]["matchups"] == [["strong", "weak"]]
    first = data["players"][0]
    assert first["player"] == "strong"
    assert first["rating"]["low"] < first["rating"]["mean"] < first["rating"]["high"]
    assert data["head_to_head"][0]["score_difference"]["mean"] == 3.5
    assert data["times"]["weak"]["median_seconds"] == 5e-06


def test_the_report_as_text() -> None:
    text = as_text(summary())
    assert "towers, 4 deals, 8 games, seed 1" in text
    assert "93.8 % [" in text
    assert "+3.50 [" in text
    assert "5 µs" in text


def test_times() -> None:
    watch = Stopwatch()
    assert watch.summary() is None
    watch.add([10] * 95)
    watch.add([1000, 2000, 3000, 4000, 5_000_000])
    found = watch.summary()
    assert found is not None
    assert (found.decisions, found.median, found.slow) == (100, 1e-5, 1e-5)
    assert found.longest == 5
    assert found.total == pytest.approx(5.01095)


def test_figures() -> None:
    shown = [seconds(value) for value in (0, 4e-7, 5e-6, 0.0123, 2.5, 75)]
    assert shown == ["< 1 µs", "< 1 µs", "5 µs", "12.3 ms", "2.5 s", "75 s"]
    assert (number(-0.001), signed(-0.001), signed(-2)) == ("0.00", "+0.00", "-2.00")
