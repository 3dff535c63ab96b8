"""Limits for a search."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from draftingtable.bots.search.stepwise import StepwiseSearch
from draftingtable.games.core.errors import BadOption, Parameter

ENDLESS = 1 << 60


@dataclass(frozen=True)
class Budget:
    """Iterations, seconds, or whichever is spent first. Only iterations are reproducible.

    Without either, a search runs until it is stopped.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        check_limit("iterations", self.iterations, int)
        check_limit("seconds", self.seconds, int, float)

    def spend(self, search: StepwiseSearch, stop: Callable[[], bool] | None = None) -> None:
        iterations = ENDLESS if self.iterations is None else self.iterations
        if self.seconds is None:
            search.run(iterations, stop)
        else:
            search.run(iterations, stop, monotonic, monotonic() + self.seconds)


def check_limit(name: str, limit: object, *kinds: type) -> None:
    """Validates a limit, which may come from a command line (`master:seconds=2`)."""
    if limit is None or (type(limit) in kinds and limit > 0):  # type: ignore[operator]
        return
    params: dict[str, Parameter] = {"option": name, "found": str(limit), "choices": ["> 0"]}
    raise BadOption("option-value", "", params)
