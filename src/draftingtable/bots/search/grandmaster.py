"""A bot that plays imagined games on from each sensible move (see `rollouts`)."""

from draftingtable.bots.search.master import Master
from draftingtable.bots.search.rollouts import Rollouts
from draftingtable.games.core.view import View


class Grandmaster(Master):
    def __init__(
        self, *seed: object, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        super().__init__(*seed, iterations=iterations, seconds=seconds)

    def search(self, view: View) -> Rollouts:
        """Returns a search that has not started."""
        return Rollouts(self.guide, view, self.next_seed())
