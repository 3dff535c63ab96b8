"""The outcome of a game."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

SHARED: Final = "shared"


@dataclass(frozen=True)
class TieStep:
    """One comparison that decided between seats that were tied until then."""

    reason: str
    """What was compared, e.g. `higher-city` (C6.2)."""
    values: dict[int, int]
    """The values of the seats (from 0) still tied; the highest stay in."""

    def as_data(self) -> dict[str, object]:
        """Returns the step as the protocol and the command line write it: seats from 1."""
        compared = [{"seat": seat + 1, "value": value} for seat, value in self.values.items()]
        return {"reason": self.reason, "compared": compared}


@dataclass(frozen=True, repr=False)
class Outcome:
    """Scores and winners by seat (from 0), the parts of each score, and why the game ended."""

    scores: list[int]
    winners: list[int]
    reason: str
    """The rule's name for the end, e.g. `second-pass` (T7.1)."""
    tie_break: str = ""
    """What decided between equal scores; empty if there were none."""
    breakdown: list[dict[str, object]] = field(default_factory=list)
    """The parts of each seat's score."""
    tie_steps: list[TieStep] = field(default_factory=list)
    """How ties were narrowed down, without comparisons that decided nothing."""
    ranks: list[list[int]] = field(default_factory=list)
    """What is compared, by seat, the score first; empty if only scores count."""
    compared: tuple[str, ...] = ()
    """Names for the values after the score in a rank."""

    def __repr__(self) -> str:
        winners = [seat + 1 for seat in self.winners]
        return f"<Outcome scores {self.scores}, winners {winners}, {self.reason or 'unfinished'}>"

    def result(self) -> dict[str, list[int]]:
        """Returns the result as a record states it: seats from 1."""
        return {"scores": self.scores, "winners": [seat + 1 for seat in self.winners]}

    def without(self, resigned: Container[int]) -> "Outcome":
        """Returns the outcome if these seats cannot win: the best of the others win, if any."""
        left = [seat for seat in range(len(self.scores)) if seat not in resigned]
        if len(left) == len(self.scores):
            return self
        ranks = self.ranks or [[score] for score in self.scores]
        winners, steps = narrow(ranks, self.compared, left)
        tie_break = name_of_tie_break(winners, steps) if self.ranks else ""
        return replace(self, winners=winners, tie_break=tie_break, tie_steps=steps)

    def places(self, resigned: Container[int] = ()) -> list[int]:
        """Returns each seat's place, from 1. Level seats share one, and the next is left out.

        The tie-breaks apply to every place, not only to the first (C6); players who resigned come
        after everybody who played on.
        """
        ranks = self.ranks or [[score] for score in self.scores]
        keys = [(seat not in resigned, rank) for seat, rank in enumerate(ranks)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def ended(self, reason: str) -> "Outcome":
        """Returns the outcome of a game ended early by its players: `agreed` or `resigned`."""
        return replace(self, reason=reason)


def ranked_outcome(
    ranks: list[list[int]],
    compared: tuple[str, ...],
    reason: str,
    breakdown: list[dict[str, object]],
) -> Outcome:
    """Returns the outcome for these ranks: the score, then what `compared` names."""
    winners, steps = narrow(ranks, compared, range(len(ranks)))
    scores = [rank[0] for rank in ranks]
    tie_break = name_of_tie_break(winners, steps)
    return Outcome(scores, winners, reason, tie_break, breakdown, steps, ranks, compared)


def narrow(
    ranks: list[list[int]], names: tuple[str, ...], seats: Sequence[int]
) -> tuple[list[int], list[TieStep]]:
    """Returns the best of these seats, and what decided between equal scores (C6).

    `names` are for the values after the score in a rank. Each step compares only the seats still
    tied.
    """
    best = max([ranks[seat][0] for seat in seats], default=0)
    tied = [seat for seat in seats if ranks[seat][0] == best]
    steps: list[TieStep] = []
    for place, name in enumerate(names, 1):
        if len(tied) < 2:
            break
        values = {seat: ranks[seat][place] for seat in tied}
        most = max(values.values())
        if min(values.values()) < most:
            steps.append(TieStep(name, values))
            tied = [seat for seat in tied if values[seat] == most]
    return tied, steps


def name_of_tie_break(winners: list[int], steps: list[TieStep]) -> str:
    """Returns the last comparison, `shared` if none decided (C6.4), or "" if scores did."""
    if len(winners) > 1:
        return SHARED
    return steps[-1].reason if steps else ""


def decide(ranks: list[list[int]], names: tuple[str, ...]) -> tuple[list[int], str]:
    """Returns the winning seats, and what decided between equal scores."""
    winners, steps = narrow(ranks, names, range(len(ranks)))
    return winners, name_of_tie_break(winners, steps)


def best_seats(scores: list[int]) -> list[int]:
    top = max(scores)
    return [seat for seat, score in enumerate(scores) if score == top]
