"""The master of 5 Towers."""

from draftingtable.bots import master
from draftingtable.bots.towers.guide import TowersGuide


class Master(master.Master):
    def __init__(
        self,
        *seed: object,
        iterations: int | None = None,
        seconds: float | None = None,
        exploration: float = 1.0,
    ) -> None:
        budget = master.budget_of(iterations, seconds)
        super().__init__(TowersGuide(), *seed, budget=budget, exploration=exploration)
