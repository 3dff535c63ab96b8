"""The grandmaster plays legally and reproducibly, from its view alone, and stops when sure."""

from __future__ import annotations

import pytest

from draftingtable.bots.learned.loading import networks_of
from draftingtable.bots.search.budget import Budget
from draftingtable.bots.towers.candidates import Candidates
from draftingtable.bots.towers.grandmaster import Grandmaster
from draftingtable.bots.towers.learned_guide import LearnedGuide
from draftingtable.bots.towers.numbers import NUMBERS
from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.policy import play_on
from draftingtable.bots.towers.rollout_guide import beginnings, firsts
from draftingtable.bots.towers.tuned_numbers import TUNED
from draftingtable.bots.towers.weights import tuned_weights_for, weights_for
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.table_bots.thinking import limits
from tests.games.towers.table import Table


def played(
    players: int, seed: str, iterations: int, referee: bool = True, moves: int = 40
) -> list[int]:
    """Plays the first moves of a game between grandmasters, each checked to be legal."""
    position = GAME.begin(GAME.setup(players, {"referee": referee}, 0))
    dealer = SamplingDealer("grandmasters")
    bots = [Grandmaster(seed, seat, iterations=iterations) for seat in range(players)]
    chosen: list[int] = []
    while not position.over and len(chosen) < moves:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        legal = position.legal_moves(seat)
        chosen.append(bots[seat].choose(position.view(seat), legal))
        assert chosen[-1] in legal
        position.apply(seat, chosen[-1])
    return chosen


def opened(players: int = 2, rounds: int = 0) -> TowersPosition:
    """Returns a game at a first bid, after so many rounds."""
    position = GAME.begin(GAME.setup(players, None, 0))
    dealer = SamplingDealer("opened")
    play_on(position, weights_for(players), dealer, rounds)
    position.deal(dealer)
    return position


def chosen_by(bot: Grandmaster, position: TowersPosition) -> str:
    seat = position.actor()
    return GAME.notation.move_text(bot.choose(position.view(seat), position.legal_moves(seat)))


@pytest.mark.parametrize("referee", [True, False])
@pytest.mark.parametrize("players", range(2, 6))
def test_grandmasters_play_legally(players: int, referee: bool) -> None:
    played(players, "legal", 12, referee)


def test_the_same_seed_and_iterations_play_the_same() -> None:
    assert played(3, "same", 30, moves=12) == played(3, "same", 30, moves=12)


def test_it_can_be_given_seconds_or_iterations() -> None:
    position = opened()
    bot = Grandmaster("level")
    assert limits(Grandmaster, 0.5) == {"seconds": 0.5}
    bot.budget = Budget(iterations=2)
    assert bot.choose(position.view(0), position.legal_moves(0)) in position.legal_moves(0)


def test_it_chooses_from_its_view_alone() -> None:
    """T6: a position imagined from the view, with razed cards dealt out otherwise, is as good."""
    position = opened(3, rounds=12)
    seat = position.actor()
    twin = GAME.imagine(position.view(seat), Randomness("imagined"))
    assert (
        twin.snapshot() != position.snapshot()
    )  # the order of the discard pile and of razed cards
    found = [chosen_by(Grandmaster("hidden", iterations=60), each) for each in (position, twin)]
    assert found[0] == found[1]


def test_an_analysis_agrees_with_itself() -> None:
    position = opened(3)
    bot = Grandmaster("analysis", iterations=40)
    move = chosen_by(bot, position)
    analysis = bot.analysis
    assert analysis is not None
    assert (analysis.seat, analysis.iterations) == (0, 40)
    assert GAME.notation.move_text(analysis.best.move) == move
    assert sum(candidate.visits for candidate in analysis.candidates) == 40
    for candidate in analysis.candidates:
        assert 0 <= candidate.value <= 1
        if candidate.visits:
            assert sum(candidate.wins) == pytest.approx(1)
            assert all(0 < score < 120 for score in candidate.scores)


def test_it_stops_when_it_is_sure() -> None:
    """T8.2: in the last round there is nothing to wait for: it takes a roof and everything else."""
    table = Table(players=2)
    table.give(1, "s15 s12 s10 s7 s4 s2")
    table.give(2, "s14 s13 c14")
    table.second_pass()
    table.keep_in_pile_and_lose_the_rest("s0 h3 t3 j3 c3")
    table.show("s0 h3 t3 j3 c3")
    bot = Grandmaster("end", iterations=100_000)
    assert chosen_by(bot, table.position) == "bid 5"
    assert bot.analysis is not None
    assert bot.analysis.iterations < 1000


def test_stopped_at_once_it_follows_the_guides_advice() -> None:
    position = opened()
    bot = Grandmaster("at once")
    bot.stop = lambda: True
    advice = LearnedGuide(networks_of("towers")).advise(position, 0)
    best = advice.moves[advice.shares.index(max(advice.shares))]
    assert chosen_by(bot, position) == GAME.notation.move_text(best)


def test_nothing_is_played_out_without_a_choice() -> None:
    table = Table(players=2)
    table.give(1, "s1 s0 c1 c0 h1 h0 t1 t0 j1 j0")
    table.show("s15 c15 h15 t15 j15")
    bot = Grandmaster("forced", iterations=1000)
    assert chosen_by(bot, table.position) == "bid 0"
    assert bot.analysis is not None
    assert bot.analysis.iterations == 0


def test_a_hopeless_bid_is_withdrawn() -> None:
    """T4.3: with the referee off, a bot may take over a seat with any bid."""
    table = Table(players=2, referee=False)
    table.give(1, "s1 s0 c1 c0 h1 h0 t1 t0")
    table.show("s15 c15 h15 t15 j15")
    table.say("1 bid 2", "2 pass")
    assert chosen_by(Grandmaster("hopeless", iterations=5), table.position) == "withdraw"


def test_first_moves_lead_to_different_builds() -> None:
    table = Table(players=2)
    table.give(1, "s12 c9")
    table.show("s4 s7 c8 h3 j5")
    table.say("1 bid 3", "2 pass")
    outlook = Outlook(table.position, tuned_weights_for(2))
    builds = Candidates(outlook, 0, True, 8)
    moves, worths = beginnings(builds, 3)
    assert len(set(moves)) == len(moves) == len(worths) > 1
    assert worths == sorted(worths, reverse=True)
    assert set(moves) <= set(table.position.legal_moves(0))
    assert moves[0] in firsts(builds.moves(3, 0))


def test_a_raze_comes_first() -> None:
    razing = GAME.notation.parse_move("raze s")
    build = GAME.notation.parse_move("build s7")
    assert firsts([razing, build]) == [razing]
    other = GAME.notation.parse_move("build c4")
    assert firsts([build, GAME.notation.parse_move("build s4"), other]) == [build, other]


@pytest.mark.parametrize("players", range(2, 6))
def test_tuned_weights_have_the_same_shape(players: int) -> None:
    tuned = {name: len(values) for name, values in TUNED[players].items()}
    assert tuned == {name: len(values) for name, values in NUMBERS[players].items()}
