"""A bot that thinks ahead by searching over possible deals (see `search`)."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.search.analysis import Analysis
from draftingtable.bots.search.budget import Budget
from draftingtable.bots.search.guide import Guide
from draftingtable.bots.search.stepwise import StepwiseSearch
from draftingtable.bots.search.tree_search import Search
from draftingtable.games.core.view import View

USUAL = Budget(seconds=1.0)


class Master(Bot):
    """The base class of the masters. Each game's subclass provides its guide.

    `stop` may be set to a function that ends the search when it returns True; the best move so far
    is then played. `analysis` holds the result of the last search.
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
        """Returns the guide for the game."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        search = self.search(view)
        if search.choices() > 1:
            self.budget.spend(search, self.stop)
        self.analysis = search.analysis()
        return self.analysis.best.move if self.analysis.best.move in moves else moves[0]

    def analyse(self, view: View) -> Analysis:
        """Returns an analysis of a position, even if there is only one sensible move."""
        search = self.search(view)
        self.budget.spend(search, self.stop)
        return search.analysis()

    def search(self, view: View) -> StepwiseSearch:
        """Returns a search that has not started, for callers that want to run and watch it."""
        return Search(self.guide, view, self.next_seed(), self.exploration)

    def next_seed(self) -> str:
        """Returns the seed of the next decision."""
        self.decisions += 1
        return f"{self.seed}\x1f{self.decisions}"


def budget_of(iterations: int | None, seconds: float | None) -> Budget:
    """Returns the budget, the default if neither is given."""
    if iterations is None and seconds is None:
        return USUAL
    return Budget(iterations, seconds)
