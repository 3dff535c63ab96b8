"""The network in numpy as a judge: all positions of a round at once, faster than one by one."""

import numpy as np

from draftingtable.bots.learned.network import POINTS, Network
from draftingtable.bots.search.payoffs import first_of, shared_win
from draftingtable.bots.towers.chances import Chances, Judge
from draftingtable.bots.towers.features import SEAT_MARKS, TOWER_MARKS, Features
from draftingtable.games.towers.components import TYPES
from draftingtable.games.towers.rules import TowersPosition
from tools.train.learning import SHAPE, Blocks, forward
from tools.train.samples import Samples


class NumpyJudge(Judge):
    def __init__(self, blocks: Blocks) -> None:
        super().__init__(Network(SHAPE, [0.0] * SHAPE.size()))
        self.blocks = {name: block.copy() for name, block in blocks.items()}

    def chances(self, positions: list[TowersPosition]) -> list[Chances]:
        going_on = [position for position in positions if not position.over]
        judged = iter(self.judged(going_on) if going_on else [])
        return [result_of(one) if one.over else next(judged) for one in positions]

    def judged(self, positions: list[TowersPosition]) -> list[Chances]:
        seen = [Features(position) for position in positions]
        count, players = len(seen), int(positions[0].players)
        towers = np.array([list(one.tower_marks) for one in seen], np.int16)
        seats = np.array([list(one.seat_marks) for one in seen], np.int16)
        samples = Samples(
            towers.reshape(count, players * TYPES, TOWER_MARKS),
            seats.reshape(count, players, SEAT_MARKS),
            np.zeros((count, players), np.float32),
            np.zeros((count, players), np.float32),
        )
        done = forward(self.blocks, samples)
        scores = np.array([one.scores for one in seen], np.float32) + POINTS * done.gains
        return [
            Chances(wins, points)
            for wins, points in zip(done.wins.tolist(), scores.tolist(), strict=True)
        ]


def result_of(position: TowersPosition) -> Chances:
    scores = [float(score) for score in position.scores()]
    return Chances(shared_win(len(scores), first_of(scores)), scores)
