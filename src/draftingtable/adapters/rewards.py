"""Rewards for each seat at the end of a game."""

from collections.abc import Callable

from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.outcome import Outcome

Reward = Callable[[Outcome], list[float]]


def win(outcome: Outcome) -> list[float]:
    """Returns the rewards: 1 for a win, shared between several winners, with a sum of 0.

    With two seats these are 1, -1 and, for a tie, 0. With three seats a loss is -0.5, and so on.
    """
    seats = len(outcome.scores)
    share = seats / len(outcome.winners)
    return [
        ((share if seat in outcome.winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)
    ]


def score(outcome: Outcome) -> list[float]:
    """Returns the points unchanged."""
    return [float(points) for points in outcome.scores]


def leads(scores: list[int]) -> list[float]:
    """Returns each seat's points less the mean of the others': how far ahead it is.

    The change of this from one decision to the next is a shaped reward: over a game, these changes
    add up to the final lead.
    """
    others = max(len(scores) - 1, 1)
    return [points - (sum(scores) - points) / others for points in scores]


REWARDS: dict[str, Reward] = {"win": win, "score": score}


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        choices = list(REWARDS)
        raise BadOption("option-value", "", {"option": "reward", "found": name, "choices": choices})
    return REWARDS[name]
