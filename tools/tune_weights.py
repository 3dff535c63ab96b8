"""Tunes the weights of 5 Towers' evaluation to win games, for the grandmaster's rollouts.

    python -m tools.tune_weights --players 2 --minutes 4 --out build/weights-2.json

All weights are moved a little at once, each up or down at random; the moved weights play the
opposite ones, and the weights follow the winner (SPSA). The result is the mean of the second half
of the steps, so it varies less than any step. Minutes are processor time.
"""

import argparse
import json
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.bots.search.payoffs import first_of, shared_win, soft_win
from draftingtable.bots.towers.auction import Auction
from draftingtable.bots.towers.numbers import NUMBERS
from draftingtable.bots.towers.policy import finish_build
from draftingtable.bots.towers.weights import Weights
from draftingtable.games.towers.rules import TowersPosition, begin_towers
from draftingtable.games.towers.state import BIDDING, BUILDING

Tuned = dict[str, list[float]]

STEPS: Final = {
    "fit": 0.4,
    "fit_roof": 0.3,
    "fit_high": 0.08,
    "fitting": 0.1,
    "roofed": 0.1,
    "tallest": 0.12,
    "second": 0.1,
    "razed": 0.25,
    "height": 0.1,
    "starts": 0.25,
    "open": 0.08,
}
"""How far each kind of weight is moved, in points."""
RATE: Final = 0.2
SOFTLY: Final = 4.0
CHECKED: Final = 1000


def step_of(name: str) -> float:
    return STEPS[name.rstrip("0123456789")]


def play(weights: Sequence[Weights], word: int) -> list[float]:
    """Plays a game between seats with different weights; returns the scores."""
    position = begin_towers(len(weights), True, 0)
    dealer = PairedDealer(word)
    while not position.over:
        position.deal(dealer)
        play_round(position, weights)
    return [float(score) for score in position.scores()]


def play_round(position: TowersPosition, weights: Sequence[Weights]) -> None:
    solved: dict[int, Auction] = {}

    def auction() -> Auction:
        mine = weights[position.turn]
        if id(mine) not in solved:
            solved[id(mine)] = Auction(position, mine)
        return solved[id(mine)]

    while position.phase == BIDDING:
        position.apply(position.turn, auction().choose())
    if position.phase == BUILDING:
        finish_build(position, auction().plans[position.turn])


def lead(one: Weights, two: Weights, players: int, word: int, chance: random.Random) -> float:
    """Returns how much better `one` does, in half of the seats and then in the other half."""
    seats = list(range(players))
    chance.shuffle(seats)
    half = set(seats[: players // 2])
    total = 0.0
    for seated in (half, set(seats) - half):
        weights = [one if seat in seated else two for seat in range(players)]
        payoffs = soft_win(play(weights, word), SOFTLY)
        ours = [payoffs[seat] for seat in seated]
        total += sum(ours) / len(ours) - (1.0 - sum(ours)) / (players - len(ours))
    return total / 2 * players / 4


def moved(weights: Tuned, signs: Tuned, far: float) -> Tuned:
    return {
        name: [
            value + sign * far * step_of(name)
            for value, sign in zip(values, signs[name], strict=True)
        ]
        for name, values in weights.items()
    }


def advantage(one: Weights, two: Weights, players: int, deals: int, seed: str) -> float:
    """Returns the games won by `one` in each seat against `two` in the others, less its share."""
    chance = random.Random(seed)
    won = 0.0
    for _ in range(deals):
        word = chance.getrandbits(32)
        for place in range(players):
            scores = play([one if seat == place else two for seat in range(players)], word)
            won += shared_win(players, first_of(scores))[place]
    return won / (deals * players) - 1.0 / players


def tuned(players: int, minutes: float, deals: int, seed: str) -> Tuned:
    chance = random.Random(f"{seed} {players}")
    weights = {name: list(values) for name, values in NUMBERS[players].items()}
    mean = weights
    count = 0
    begun = time.process_time()
    while (done := (time.process_time() - begun) / 60 / minutes) < 1.0:
        far = 1.0 - 0.5 * done
        signs = {
            name: [chance.choice((-1.0, 1.0)) for _ in values] for name, values in weights.items()
        }
        up = Weights(players, moved(weights, signs, far))
        down = Weights(players, moved(weights, signs, -far))
        leads = [lead(up, down, players, chance.getrandbits(32), chance) for _ in range(deals)]
        rate = RATE * (1.0 - 0.8 * done)
        weights = moved(weights, signs, rate * sum(leads) / deals / far)
        count = count + 1 if done > 0.5 else 1
        mean = {
            name: [old + (new - old) / count for old, new in zip(mean[name], values, strict=True)]
            for name, values in weights.items()
        }
    return {name: [round(value, 3) for value in values] for name, values in mean.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--deals", type=int, default=20, help="for each step")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    found = tuned(given.players, given.minutes, given.deals, given.seed)
    given.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    one, two = Weights(given.players, found), Weights(given.players, NUMBERS[given.players])
    more = advantage(one, two, given.players, CHECKED // given.players, given.seed)
    print(f"{more:+.1%} of the games, compared with an even share")


if __name__ == "__main__":
    main()
