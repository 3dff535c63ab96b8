"""Outcomes with resigned players: they cannot win, and the others are compared."""

from draftingtable.games.core.outcome import Outcome, TieStep, ranked_outcome

COMPARED = ("higher-city", "shops")


def test_nothing_changes_when_nobody_resigns() -> None:
    outcome = ranked_outcome([[40, 60, 5], [40, 60, 3]], COMPARED, "", [])
    assert outcome.without([]) is outcome


def test_a_resigned_player_with_the_most_points_does_not_win() -> None:
    assert Outcome([30, 40, 20], [1], "second-pass").without([1]).winners == [0]


def test_c6_the_others_are_compared_as_if_they_were_alone() -> None:
    """Anna would have won; Péter and Lina have equal scores and cities, but Lina has more shops."""
    ranks = [[50, 60, 9], [40, 60, 3], [40, 60, 5], [40, 50, 9]]
    outcome = ranked_outcome(ranks, COMPARED, "", []).without([0])
    assert (outcome.winners, outcome.tie_break) == ([2], "shops")
    assert outcome.tie_steps == [
        TieStep("higher-city", {1: 60, 2: 60, 3: 50}),
        TieStep("shops", {1: 3, 2: 5}),
    ]


def test_several_resign() -> None:
    ranks = [[50, 60, 9], [40, 60, 3], [40, 60, 5], [30, 50, 9]]
    outcome = ranked_outcome(ranks, COMPARED, "", [])
    assert outcome.without([0, 2]).winners == [1]
    assert outcome.without([0, 2]).tie_break == ""
    assert outcome.without([0, 1, 2]).winners == [3]


def test_nobody_wins_when_all_resign() -> None:
    outcome = ranked_outcome([[40, 60, 5], [40, 60, 3]], COMPARED, "", []).without([0, 1])
    assert (outcome.winners, outcome.tie_break, outcome.tie_steps) == ([], "", [])
    assert Outcome([3, 4], [1], "").without([0, 1]).winners == []


def test_t8_5_equal_scores_share_the_victory_without_a_tie_break() -> None:
    outcome = Outcome([50, 40, 40], [0], "second-pass").without([0])
    assert (outcome.winners, outcome.tie_break, outcome.reason) == ([1, 2], "", "second-pass")


def test_an_early_end_has_its_own_reason() -> None:
    assert Outcome([3, 4], [1], "").without([1]).ended("resigned") == Outcome(
        [3, 4], [0], "resigned"
    )


def test_c6_level_players_below_the_winner_are_compared_too() -> None:
    ranks = [[40, 60, 5], [50, 50, 1], [40, 60, 7], [40, 61, 0], [40, 60, 5]]
    outcome = ranked_outcome(ranks, COMPARED, "", [])
    assert outcome.places() == [4, 1, 3, 2, 4]
    assert outcome.without([1]).places([1]) == [3, 5, 2, 1, 3]


def test_t8_5_level_players_share_every_place() -> None:
    assert Outcome([30, 41, 30, 12], [1], "second-pass").places() == [2, 1, 2, 4]


def test_players_who_resigned_come_last_in_their_own_order() -> None:
    assert Outcome([60, 20, 30, 70], [3], "").places([0, 3]) == [4, 2, 1, 3]
