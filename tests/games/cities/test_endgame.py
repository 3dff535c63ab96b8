"""C6 and C7: who wins, and how ties are broken."""

import pytest

from draftingtable.games.cities.city.city import City, city_from_rows
from draftingtable.games.cities.draft.endgame import (
    BETWEEN,
    OF_TWO,
    draft_outcome,
    draft_scores,
    draft_winners,
    rank_between,
    rank_of_two,
)
from draftingtable.games.cities.draft.rules import begin_draft
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.outcome import TieStep, decide, ranked_outcome
from draftingtable.games.core.position import play_out
from draftingtable.games.core.randomness import Randomness
from tests.games.cities.draft_table import EVERY_COUNT, Table
from tests.games.cities.points import points

NOTHING = [0] * 6
E1_TOTALS = [62, 56, 62, 62, 52, 57]
"""The six cities of E1 in ring order."""


def tie_steps(ranks: list[list[int]], names: tuple[str, ...] = BETWEEN) -> list[TieStep]:
    return ranked_outcome(ranks, names, "", []).tie_steps


def cities(*rows: str) -> list[City]:
    """Returns cities with one row each and the rest empty."""
    return [city_from_rows([row, "....", "....", "...."]) for row in rows]


def ring_ranks(totals: list[int]) -> list[list[int]]:
    return [rank_between(total, totals[seat - 1], NOTHING) for seat, total in enumerate(totals)]


def test_e1_the_six_players_of_the_six_cities() -> None:
    """The totals in ring order are 62, 56, 62, 62, 52, 57; each player sits between two cities."""
    scores = [rank[0] for rank in ring_ranks(E1_TOTALS)]
    assert [*scores[1:], scores[0]] == [56, 56, 62, 52, 52, 57]


def test_e1_the_winner_sits_between_two_cities_of_62() -> None:
    winners, tie_break = decide(ring_ranks(E1_TOTALS), BETWEEN)
    assert [seat + 1 for seat in winners] == [4]
    assert tie_break == ""


def test_c6_1_the_lower_city_counts() -> None:
    """Totals 5, 2 and 10: seat 1 has A and C, seat 2 B and A, seat 3 C and B."""
    outcome = draft_outcome(cities("SS..", "S...", "SSS."), 3, False, "")
    assert outcome.scores == [5, 2, 2]
    assert (outcome.winners, outcome.tie_break) == ([0], "")


def test_c6_2_a_tie_goes_to_the_higher_other_city() -> None:
    """Seats 2 and 3 share the lowest city, but seat 3's other one is better."""
    outcome = draft_outcome(cities("S...", "S...", "SSS.", "S..."), 4, False, "")
    assert outcome.scores == [2, 2, 2, 2]
    assert outcome.tie_break == "shared"
    assert outcome.winners == [2, 3]
    outcome = draft_outcome(cities("S...", "SS..", "....", "S..."), 4, False, "")
    assert outcome.scores == [2, 2, 0, 0]
    assert (outcome.winners, outcome.tie_break) == ([1], "higher-city")


@pytest.mark.parametrize(
    ("place", "name"),
    list(enumerate(["shops", "factories", "taverns", "offices", "parks", "houses"])),
)
def test_c6_3_then_buildings_are_counted_type_by_type(place: int, name: str) -> None:
    more = [0] * 6
    more[place] = 1
    after = [9 if other > place else 0 for other in range(6)]
    ranks = [rank_between(40, 50, after), rank_between(50, 40, more), rank_between(39, 60, more)]
    assert decide(ranks, BETWEEN) == ([1], name)


def test_c6_3_counts_both_cities_together() -> None:
    """Cities of 2, 2, 1 and 1: seats 1 and 4 have 1 and 2, seat 2 has two of 2."""
    outcome = draft_outcome(cities("S...", "P...", "d...", "e..."), 4, False, "")
    assert outcome.scores == [1, 2, 1, 1]
    outcome = draft_outcome(cities("S...", "P...", "P...", "P..."), 4, False, "")
    assert outcome.scores == [2, 2, 2, 2]
    assert (outcome.winners, outcome.tie_break) == ([0, 1], "shared")
    outcome = draft_outcome(cities("S...", "S...", "P...", "P..."), 4, False, "")
    assert (outcome.winners, outcome.tie_break) == ([1], "shops")


def test_c6_3_the_criterion_named_is_the_one_that_decided_last() -> None:
    """Three have 40: the higher city leaves two of them, and shops decide between those."""
    ranks = [
        rank_between(40, 45, [9] * 6),
        rank_between(40, 50, [1, 0, 0, 0, 0, 0]),
        rank_between(40, 50, [2, 0, 0, 0, 0, 0]),
    ]
    assert decide(ranks, BETWEEN) == ([2], "shops")


def test_c6_3_each_step_compares_only_those_still_tied() -> None:
    """Seat 1 has most shops, but was out before shops were counted; seat 4 was never tied."""
    ranks = [
        rank_between(40, 45, [9] * 6),
        rank_between(40, 50, [1, 0, 0, 0, 0, 0]),
        rank_between(50, 40, [2, 0, 0, 0, 0, 0]),
        rank_between(39, 99, [9] * 6),
    ]
    assert tie_steps(ranks) == [
        TieStep("higher-city", {0: 45, 1: 50, 2: 50}),
        TieStep("shops", {1: 1, 2: 2}),
    ]


def test_c6_3_steps_that_decide_nothing_are_left_out() -> None:
    ranks = [rank_between(40, 50, [3, 2, 0, 0, 1, 0]), rank_between(40, 50, [3, 2, 0, 0, 0, 9])]
    assert tie_steps(ranks) == [TieStep("parks", {0: 1, 1: 0})]


def test_c6_1_without_a_tie_there_are_no_steps() -> None:
    assert tie_steps([rank_between(40, 41, NOTHING), rank_between(39, 99, NOTHING)]) == []


def test_c6_4_the_steps_before_a_shared_victory() -> None:
    ranks = [rank_between(40, higher, NOTHING) for higher in (50, 50, 41)]
    assert tie_steps(ranks) == [TieStep("higher-city", {0: 50, 1: 50, 2: 41})]


def test_c7_the_steps_of_two_players_begin_with_the_shops() -> None:
    ranks = [rank_of_two(10, 50, [3, 1, 0, 0, 0, 0]), rank_of_two(30, 30, [3, 2, 0, 0, 0, 0])]
    assert tie_steps(ranks, OF_TWO) == [TieStep("factories", {0: 1, 1: 2})]


def test_an_outcome_carries_its_steps() -> None:
    outcome = draft_outcome(cities("SS..", "SS..", "SS..", "PP.."), 4, False, "")
    assert outcome.scores == [5, 5, 5, 5]
    assert outcome.tie_steps == [
        TieStep("higher-city", {0: 8, 1: 5, 2: 5, 3: 8}),
    ]
    assert (outcome.winners, outcome.tie_break) == ([0, 3], "shared")


def test_c6_4_ruling_still_tied_is_a_shared_victory() -> None:
    ranks = [rank_between(40, 50, NOTHING), rank_between(50, 40, NOTHING), [1] * 8]
    assert decide(ranks, BETWEEN) == ([0, 1], "shared")


def test_c6_4_some_may_drop_out_before_it_is_shared() -> None:
    ranks = [rank_between(40, higher, NOTHING) for higher in (50, 50, 41)]
    assert decide(ranks, BETWEEN) == ([0, 1], "shared")


def test_c7_two_players_add_their_cities_up() -> None:
    outcome = draft_outcome(cities("SS..", "S...", "SSS.", "...."), 2, True, "")
    assert outcome.scores == [7, 10]
    assert (outcome.winners, outcome.tie_break) == ([1], "")


def test_c7_factories_compare_over_all_four_cities() -> None:
    outcome = draft_outcome(cities("FF..", "F...", "F...", "FFF."), 2, True, "")
    assert outcome.scores == [2 * 3 + 1 * 2, 1 * 2 + 3 * 4]


def test_c7_a_tie_is_broken_by_c6_3_and_not_by_the_higher_city() -> None:
    ranks = [rank_of_two(10, 50, [3, 0, 0, 0, 0, 0]), rank_of_two(30, 30, [4, 0, 0, 0, 0, 0])]
    assert decide(ranks, OF_TWO) == ([1], "shops")
    outcome = draft_outcome(cities("SSSS", "....", "PP..", "PP.."), 2, True, "")
    assert (outcome.scores, outcome.winners, outcome.tie_break) == ([16, 16], [0], "shops")


def test_c7_shared_victory() -> None:
    outcome = draft_outcome(cities("SS..", "S...", "S...", "SS.."), 2, True, "")
    assert (outcome.winners, outcome.tie_break) == ([0, 1], "shared")


def test_a_breakdown_has_both_cities_by_category() -> None:
    outcome = draft_outcome(cities("Fd..", "S...", "PP.."), 3, False, "")
    part = outcome.breakdown[0]
    assert part["left"] == {"city": "A", **points(factories=4, taverns=1)}
    assert part["right"] == {"city": "C", **points(parks=8)}
    assert part["total"] == 5
    counted = points(factories=1, taverns=1, parks=2)
    del counted["total"]
    assert part["buildings"] == counted


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_end_of_a_game_has_a_reason(players: int) -> None:
    table = Table(players)
    assert table.position.outcome().reason == ""
    assert table.position.outcome().scores == [0] * players
    table.finish()
    outcome = table.position.outcome()
    assert outcome.reason == "cities-finished"
    assert outcome.scores == draft_scores(table.position.cities, players, players == 2)
    assert outcome.winners == draft_winners(table.position.cities, players, players == 2)
    assert [part["total"] for part in outcome.breakdown] == outcome.scores


def test_c6_2_winners_alone_are_those_of_the_outcome() -> None:
    """Neighbours often share the lower city, so scores alone seldom decide."""
    ties = 0
    for seed in range(40):
        position = begin_draft(3 + seed % 5, False)
        play_out(position, SamplingDealer("winners", seed), Randomness("winners", seed))
        outcome = position.outcome()
        ties += outcome.scores.count(max(outcome.scores)) > 1
        assert draft_winners(position.cities, position.players, False) == outcome.winners
    assert ties


def test_nothing_built_is_a_shared_victory_of_all() -> None:
    outcome = draft_outcome([City() for _ in range(5)], 5, False, "")
    assert (outcome.scores, outcome.winners) == ([0] * 5, [0, 1, 2, 3, 4])
