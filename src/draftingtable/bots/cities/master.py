"""The master of Between Two Cities."""

from draftingtable.bots import master
from draftingtable.bots.cities.guide import CitiesGuide


class Master(master.Master):
    def __init__(
        self,
        *seed: object,
        iterations: int | None = None,
        seconds: float | None = None,
        exploration: float = 1.0,
    ) -> None:
        budget = master.budget_of(iterations, seconds)
        super().__init__(CitiesGuide(), *seed, budget=budget, exploration=exploration)
