"""The grandmaster level for 5 Towers: the master's search, guided by a network."""

from draftingtable.bots.learned.loading import networks_of
from draftingtable.bots.search import master
from draftingtable.bots.towers.learned_guide import LearnedGuide

EXPLORATION = 0.15
"""Chances to win differ by a few percent between good moves, so it strays little."""
ROUNDS = 1
"""The number of deals to look ahead."""
WIDTH = 2
"""How many builds of each count are compared in imagined rounds."""


class Grandmaster(master.Master):
    def __init__(
        self,
        *seed: object,
        iterations: int | None = None,
        seconds: float | None = None,
        exploration: float = EXPLORATION,
        rounds: int = ROUNDS,
    ) -> None:
        self.rounds = rounds
        super().__init__(*seed, iterations=iterations, seconds=seconds, exploration=exploration)

    def new_guide(self) -> LearnedGuide:
        return LearnedGuide(networks_of("towers"), self.rounds, WIDTH)
