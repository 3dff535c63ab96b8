"""Makes a network less sure of itself, as far as games that it has not seen ask for it.

What a network learns from a few thousand games fits those games too well: its chances are too
extreme. Dividing what it compares between seats by one number, the temperature, corrects that and
leaves the order of the seats as it is.
"""

import numpy as np

from tools.train.learning import Blocks, forward
from tools.train.mixed_play import play_mixed_game
from tools.train.samples import Numbers, samples_of

TEMPERATURES = tuple(1.0 + 0.1 * step for step in range(21))


def tempered(blocks: Blocks, players: int, games: int, seed: int) -> tuple[Blocks, float]:
    """Returns the weights at the temperature that fits new games best, and that temperature."""
    played = [play_mixed_game(players, "temper", seed, number) for number in range(games)]
    chances: list[Numbers] = []
    results: list[Numbers] = []
    for game in played:
        samples = samples_of([game], players, 1.0)
        chances.append(forward(blocks, samples).wins)
        results.append(samples.wins)
    best = best_temperature(np.concatenate(chances), np.concatenate(results))
    return {**blocks, "win": blocks["win"] / np.float32(best)}, best


def best_temperature(chances: Numbers, results: Numbers) -> float:
    """Returns the temperature with the lowest log loss."""
    logs = np.log(chances + 1e-12)

    def loss(temperature: float) -> float:
        odds = np.exp(logs / temperature)
        shares = odds / odds.sum(axis=1, keepdims=True)
        return -float((results * np.log(shares + 1e-12)).sum(axis=1).mean())

    return min(TEMPERATURES, key=loss)
