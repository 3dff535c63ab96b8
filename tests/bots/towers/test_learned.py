"""Bidding and building by a network: legal, and what the network prefers."""

import pytest

from draftingtable.bots.learned.network import Network, Shape
from draftingtable.bots.search.master import Master
from draftingtable.bots.towers.candidates import Candidates
from draftingtable.bots.towers.chances import Judge, chances_at
from draftingtable.bots.towers.features import SEAT_ROWS, TOWER_ROWS
from draftingtable.bots.towers.learned_auction import (
    LearnedAuction,
    LearnedBuilds,
    after_build,
    as_builder,
    with_nobody,
)
from draftingtable.bots.towers.learned_guide import LearnedGuide
from draftingtable.bots.towers.learned_policy import play_learned, play_learned_round
from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.planner import COUNTS, Planner
from draftingtable.bots.towers.policy import play_on
from draftingtable.bots.towers.weights import weights_for
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.components import BID, PASS
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.rules import TowersPosition, begin_towers


def a_network(seed: object) -> Network:
    """Returns a network with random weights, which has opinions but no knowledge."""
    shape = Shape(TOWER_ROWS, 4, SEAT_ROWS, 4)
    random = Randomness("network", seed)
    return Network(shape, [(random.below(201) - 100) / 400 for _ in range(shape.size())])


def dealt(players: int, rounds: int) -> TowersPosition:
    """Returns a game at the beginning of the bidding."""
    position, dealer = begin_towers(players, True, 0), SamplingDealer("dealt", rounds)
    play_on(position, weights_for(players), dealer, rounds)
    position.deal(dealer)
    return position


SITUATIONS = [(players, rounds) for players in range(2, 6) for rounds in (0, 4, 9, 14, 18)]


@pytest.mark.parametrize(("players", "rounds"), SITUATIONS)
def test_the_first_candidate_is_as_good_as_the_planners_build(players: int, rounds: int) -> None:
    """Or better: the planner keeps only one stack of each type and count."""
    position = dealt(players, rounds)
    outlook = Outlook(position, weights_for(players))
    for seat in range(players):
        plan, candidates = Planner(outlook, seat), Candidates(outlook, seat, True, 4)
        for count in range(1, len(position.display) + 1):
            assert bool(candidates.size(count)) == plan.can_build(count)
            if candidates.size(count):
                assert candidates.worth(count, 0) >= plan.best[count] - 1e-9


@pytest.mark.parametrize(("players", "rounds"), SITUATIONS)
def test_candidates_are_different_legal_builds(players: int, rounds: int) -> None:
    position = dealt(players, rounds)
    outlook = Outlook(position, weights_for(players))
    for seat in range(players):
        candidates = Candidates(outlook, seat, True, 4)
        for count in range(1, len(position.display) + 1):
            results = []
            for rank in range(candidates.size(count)):
                begun = as_builder(position, seat, count)
                after = after_build(begun, seat, candidates.moves(count, rank))
                assert after.dealing or after.over
                results.append((after.towers_of(seat), after.razes[seat]))
            assert all(results.count(one) == 1 for one in results)


@pytest.mark.parametrize("players", range(2, 6))
def test_the_last_bidder_prefers_the_best_outcome(players: int) -> None:
    network = a_network(players)
    position = dealt(players, 5)
    for move in (BID, *[PASS] * (players - 2)):
        position.apply(position.actor(), move)
    seat = position.actor()
    auction = LearnedAuction(position, weights_for(players), Judge(network), 3)
    nobody = chances_at(with_nobody(position), network).wins[seat]
    assert auction.worth(PASS) == nobody
    expected = {PASS: nobody}
    for count in range(1, len(position.display) + 1):
        chances = auction.outcome_chances[seat * COUNTS + count]
        if chances is not None:
            begun = as_builder(position, seat, count)
            after = after_build(begun, seat, auction.outcome_moves[seat * COUNTS + count])
            assert chances.wins == chances_at(after, network).wins
            expected[BID + count] = chances.wins[seat]
    assert auction.choose() == max(expected, key=lambda move: expected[move])


def test_builds_are_sorted_by_the_chance_to_win() -> None:
    network = a_network("builds")
    position = as_builder(dealt(3, 6), 1, 2)
    found = LearnedBuilds(position, weights_for(3), Judge(network), 6).found
    assert len(found) > 1
    assert [worth for worth, _ in found] == sorted([worth for worth, _ in found], reverse=True)
    for worth, moves in found:
        assert worth == chances_at(after_build(position, 1, moves), network).wins[1]


@pytest.mark.parametrize("players", range(2, 6))
def test_rounds_are_played_to_their_end(players: int) -> None:
    judge = Judge(a_network("rounds"))
    position = dealt(players, 3)
    play_learned_round(position, judge, 2)
    assert position.dealing
    before = int(position.round)
    play_learned(position, judge, SamplingDealer("on"), 2, 2)
    assert position.round == before + 2


def test_at_the_end_the_result_counts() -> None:
    position = dealt(2, 3)
    play_on(position, weights_for(2), SamplingDealer("to the end"), 100)
    assert position.over
    chances = chances_at(position, a_network("end"))
    assert chances.scores == [float(score) for score in position.scores()]
    assert sum(chances.wins) == 1.0
    assert set(chances.wins) <= {0.0, 0.5, 1.0}


class Guided(Master):
    """The search with a network that knows nothing."""

    def new_guide(self) -> LearnedGuide:
        return LearnedGuide({players: a_network(players) for players in range(2, 6)}, 1, 2)


@pytest.mark.parametrize("referee", [True, False])
@pytest.mark.parametrize("players", range(2, 6))
def test_the_search_plays_legally(players: int, referee: bool) -> None:
    position = GAME.begin(GAME.setup(players, {"referee": referee}, 0))
    dealer = SamplingDealer("legal")
    bots = [Guided("legal", seat, iterations=2) for seat in range(players)]
    for _ in range(15):
        if position.dealing:
            position.deal(dealer)
        seat = position.actor()
        legal = position.legal_moves(seat)
        move = bots[seat].choose(position.view(seat), legal)
        assert move in legal
        position.apply(seat, move)
