"""What all searches have in common: they run in steps and can be stopped after any of them."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable

from draftingtable.bots.search.analysis import Analysis


class StepwiseSearch(metaclass=ABCMeta):
    """A search for one decision of one seat. It can be run repeatedly and inspected in between."""

    def __init__(self) -> None:
        self.iterations = 0

    @abstractmethod
    def iterate(self) -> None:
        """Takes one step and counts it."""

    @abstractmethod
    def choices(self) -> int:
        """Returns how many moves are compared."""

    @abstractmethod
    def analysis(self) -> Analysis:
        """Returns the results so far."""

    def settled(self) -> bool:
        """Whether more steps would not change the decision."""
        return False

    def run(
        self,
        iterations: int,
        stop: Callable[[], bool] | None = None,
        clock: Callable[[], float] | None = None,
        until: float = 0.0,
    ) -> None:
        """Takes `iterations` more steps, or fewer: until `stop` returns True, the clock reaches
        `until`, or the search is settled."""
        for _ in range(iterations):
            if self.settled() or (stop is not None and stop()):
                return
            if clock is not None and clock() >= until:
                return
            self.iterate()
