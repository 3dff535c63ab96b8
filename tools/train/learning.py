"""The network in numpy: the same function as `bots/learned/network.py`, with its gradient."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from draftingtable.bots.learned.network import POINTS, Network, Shape
from draftingtable.bots.towers.features import SEAT_ROWS, TOWER_ROWS
from draftingtable.games.towers.components import TYPES
from tools.train.samples import Marks, Numbers, Samples

SHAPE = Shape(TOWER_ROWS, 32, SEAT_ROWS, 32)
SCORE_WEIGHT = 0.25
"""How much the expected scores count in the loss, compared with the chances to win."""

Blocks = dict[str, Numbers]


def untrained(seed: int, shape: Shape = SHAPE) -> Blocks:
    """Returns small random weights."""
    random = np.random.default_rng(seed)
    sizes = {
        "part_marks": 0.15,
        "own": 0.6 * float(np.sqrt(1 / shape.parts)),
        "others": 0.6 * float(np.sqrt(1 / shape.parts)),
        "seat_marks": 0.1,
        "win": 0.1,
        "points": 0.1,
    }
    return {
        name: (sizes.get(name, 0.0) * random.standard_normal((rows, columns))).astype(np.float32)
        for name, rows, columns in shape.blocks()
    }


def as_list(blocks: Blocks, shape: Shape = SHAPE) -> list[float]:
    """Returns the weights in the order of the file."""
    flat = np.concatenate([blocks[name].ravel() for name, _, _ in shape.blocks()])
    return [float(weight) for weight in flat]


def blocks_of(network: Network) -> Blocks:
    """Returns the weights of a network as arrays."""
    parts = [network.part_marks, network.part_bias, network.own, network.others]
    parts += [network.seat_marks, network.seat_bias, network.win, network.gain]
    lists = [*(list(part) for part in parts), [network.gain_bias]]
    return {
        name: np.array(values, np.float32).reshape(rows, columns)
        for (name, rows, columns), values in zip(network.shape.blocks(), lists, strict=True)
    }


def one_hot(marks: Marks, rows: int) -> Numbers:
    """Returns a row of zeros and ones for each list of marks."""
    flat = marks.reshape(-1, marks.shape[-1])
    found = np.zeros((len(flat), rows), np.float32)
    found[np.arange(len(flat))[:, None], flat] = 1.0
    return found


@dataclass
class Pass:
    """One evaluation, with everything that its gradient needs."""

    towers: Numbers
    seats: Numbers
    tower_sums: Numbers
    pools: Numbers
    others: Numbers
    hidden: Numbers
    wins: Numbers
    gains: Numbers


def forward(blocks: Blocks, samples: Samples) -> Pass:
    count, players = samples.wins.shape
    towers = one_hot(samples.towers, blocks["part_marks"].shape[0])
    seats = one_hot(samples.seats, blocks["seat_marks"].shape[0])
    tower_sums = towers @ blocks["part_marks"] + blocks["part_bias"]
    width = tower_sums.shape[1]
    pools = np.maximum(tower_sums, 0).reshape(count, players, TYPES, width).sum(axis=2)
    others = (pools.sum(axis=1, keepdims=True) - pools) / np.float32(players - 1)
    hidden = pools @ blocks["own"] + others @ blocks["others"]
    hidden += (seats @ blocks["seat_marks"]).reshape(count, players, -1) + blocks["seat_bias"]
    active = np.maximum(hidden, 0)
    logits = active @ blocks["win"][0]
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    wins = odds / odds.sum(axis=1, keepdims=True)
    gains = active @ blocks["points"][0] + blocks["points_bias"][0, 0]
    return Pass(towers, seats, tower_sums, pools, others, hidden, wins, gains)


def losses(done: Pass, samples: Samples) -> tuple[float, float]:
    """Returns the log loss of the chances to win and the mean squared error of the points."""
    log_loss = -float((samples.wins * np.log(done.wins + 1e-9)).sum(axis=1).mean())
    return log_loss, float(((POINTS * done.gains - samples.gains) ** 2).mean())


def gradient(blocks: Blocks, done: Pass, samples: Samples) -> Blocks:
    count, players = samples.wins.shape
    on_logits = (done.wins - samples.wins) / np.float32(count)
    on_gains = done.gains - samples.gains / np.float32(POINTS)
    on_gains *= np.float32(SCORE_WEIGHT / (count * players))
    active = np.maximum(done.hidden, 0)
    on_hidden = on_logits[..., None] * blocks["win"][0] + on_gains[..., None] * blocks["points"][0]
    on_hidden *= done.hidden > 0
    flat = on_hidden.reshape(count * players, -1)
    on_others = on_hidden @ blocks["others"].T
    on_pools = on_hidden @ blocks["own"].T
    on_pools += (on_others.sum(axis=1, keepdims=True) - on_others) / np.float32(players - 1)
    on_towers = np.repeat(on_pools.reshape(count * players, -1), TYPES, axis=0)
    on_towers *= done.tower_sums > 0
    return {
        "part_marks": done.towers.T @ on_towers,
        "part_bias": on_towers.sum(axis=0, keepdims=True),
        "own": done.pools.reshape(count * players, -1).T @ flat,
        "others": done.others.reshape(count * players, -1).T @ flat,
        "seat_marks": done.seats.T @ flat,
        "seat_bias": flat.sum(axis=0, keepdims=True),
        "win": np.einsum("bp,bph->h", on_logits, active)[None],
        "points": np.einsum("bp,bph->h", on_gains, active)[None],
        "points_bias": on_gains.sum().reshape(1, 1),
    }


class Adam:
    """The usual optimizer, with a little decay of the weights."""

    def __init__(self, blocks: Blocks, rate: float, decay: float = 1e-4) -> None:
        self.rate, self.decay, self.steps = rate, decay, 0
        self.means = {name: np.zeros_like(block) for name, block in blocks.items()}
        self.squares = {name: np.zeros_like(block) for name, block in blocks.items()}

    def step(self, blocks: Blocks, gradients: Blocks) -> None:
        self.steps += 1
        early = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, found in gradients.items():
            self.means[name] += np.float32(0.1) * (found - self.means[name])
            self.squares[name] += np.float32(0.001) * (found**2 - self.squares[name])
            size = np.sqrt(self.squares[name] / np.float32(early[1])) + np.float32(1e-8)
            change = self.means[name] / np.float32(early[0]) / size
            change += np.float32(self.decay) * blocks[name]
            blocks[name] -= np.float32(self.rate) * change


def picked(samples: Samples, places: npt.NDArray[np.int64]) -> Samples:
    return Samples(
        samples.towers[places],
        samples.seats[places],
        samples.wins[places],
        samples.gains[places],
    )


def fit(
    blocks: Blocks, adam: Adam, samples: Samples, batches: int, size: int, seed: int
) -> tuple[float, float]:
    """Takes gradient steps on random batches; returns the mean losses."""
    random = np.random.default_rng(seed)
    found = np.zeros(2)
    for _ in range(batches):
        batch = picked(samples, random.integers(0, len(samples), size))
        done = forward(blocks, batch)
        found += losses(done, batch)
        adam.step(blocks, gradient(blocks, done, batch))
    return float(found[0] / batches), float(found[1] / batches)
