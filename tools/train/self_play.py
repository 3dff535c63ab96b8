"""Games to learn from: played by the hand-made policy, by the network, or by both in turn.

In some rounds everyone moves at random: a network that chooses between builds must also know what
bad ones lead to.
"""

import numpy as np

from draftingtable.bots.search.payoffs import first_of, shared_win
from draftingtable.bots.towers.chances import Judge
from draftingtable.bots.towers.features import Features
from draftingtable.bots.towers.learned_policy import play_learned_round
from draftingtable.bots.towers.policy import play_round
from draftingtable.bots.towers.weights import tuned_weights_for
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.rules import TowersPosition, begin_towers
from tools.train.samples import GamePositions

WIDTH = 3
"""How many builds of each count the network chooses from."""
STEPS = 1000


def play_game(
    players: int, judge: Judge | None, by_hand: float, stray: float, *seed: object
) -> GamePositions:
    """Plays a game: a share `stray` of its rounds at random, `by_hand` by the hand-made policy."""
    random = Randomness("training", *seed)
    dealer = SamplingDealer("training", *seed)
    position = begin_towers(players, True, random.below(players))
    game = GamePositions()
    note(game, position, judge)
    while not position.over:
        position.deal(dealer)
        lot = random.below(STEPS) / STEPS
        if lot < stray:
            play_round_at_random(position, random)
        elif judge is None or lot < stray + by_hand:
            play_round(position, tuned_weights_for(players))
        else:
            play_learned_round(position, judge, WIDTH)
        if not position.over:
            note(game, position, judge)
    game.final_scores = [float(score) for score in position.scores()]
    game.final_wins = shared_win(players, first_of(game.final_scores))  # T8.5
    return game


def play_round_at_random(position: TowersPosition, random: Randomness) -> None:
    while not (position.over or position.dealing):
        position.play_at_random(random)


def note(game: GamePositions, position: TowersPosition, judge: Judge | None) -> None:
    features = Features(position)
    game.towers.append(np.array(list(features.tower_marks), np.int16))
    game.seats.append(np.array(list(features.seat_marks), np.int16))
    game.points_now.append(features.scores)
    if judge is None:
        game.wins.append([0.0] * len(features.scores))
        game.scores.append([0.0] * len(features.scores))
        return
    chances = judge.chances([position])[0]
    game.wins.append(chances.wins)
    game.scores.append(chances.scores)
