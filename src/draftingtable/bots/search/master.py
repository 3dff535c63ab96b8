"""Thinks ahead: searches over deals as they may come (see `search`)."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.search.analysis import Analysis, analysis_of
from draftingtable.bots.search.budget import Budget
from draftingtable.bots.search.core import Search
from draftingtable.bots.search.guide import Guide
from draftingtable.games.core.view import View

USUAL = Budget(seconds=1.0)


class Master(Bot):
    """One for every game; each game's module says which guide it follows.

    `stop` may be set to something that is asked all the time, and ends a search when it says yes:
    the best move so far is then played. `analysis` tells what the last search has found.
    """

    def __init__(
        self,
        *seed: object,
        iterations: int | None = None,
        seconds: float | None = None,
        exploration: float = 1.0,
    ) -> None:
        self.guide = self.new_guide()
        self.seed = "\x1f".join(str(part) for part in seed)
        self.budget = budget_of(iterations, seconds)
        self.exploration = exploration
        self.stop: Callable[[], bool] | None = None
        self.decisions = 0
        self.analysis: Analysis | None = None

    @abstractmethod
    def new_guide(self) -> Guide:
        """What knows the game."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        search = self.search(view)
        if len(search.places) > 1:
            self.budget.spend(search, self.stop)
        self.analysis = analysis_of(search)
        return self.analysis.best.move if self.analysis.best.move in moves else moves[0]

    def analyse(self, view: View) -> Analysis:
        """What there is to say about a situation, also where there is only one sensible move."""
        search = self.search(view)
        self.budget.spend(search, self.stop)
        return analysis_of(search)

    def search(self, view: View) -> Search:
        """A search to be run as one likes, for somebody who wants to watch it."""
        self.decisions += 1
        seed = f"{self.seed}\x1f{self.decisions}"
        return Search(self.guide, view, seed, self.exploration)


def budget_of(iterations: int | None, seconds: float | None) -> Budget:
    """The usual budget, where nothing is said."""
    if iterations is None and seconds is None:
        return USUAL
    return Budget(iterations, seconds)
