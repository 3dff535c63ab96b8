"""Observation and action spaces for PettingZoo agents, the same for every seat."""

from typing import Any, TypeAlias

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.observations.encoding import Encoding
from draftingtable.games.core.match import Match

try:
    import numpy as np
    from gymnasium import spaces

    from draftingtable.adapters.observations.arrays import Numbers, highs, mask, observation
except ImportError as error:
    raise missing_extra("pettingzoo") from error

Seen: TypeAlias = dict[str, Numbers]
Info: TypeAlias = dict[str, Any]


def agent_names(seats: int) -> list[str]:
    """Returns the agents' names, which count seats from 1, as records do."""
    return [f"seat_{seat + 1}" for seat in range(seats)]


class AgentSpaces:
    """The observation space and the action space of each agent, created once.

    `more` is the number of actions after those of the game (the parallel environment's no-op).
    """

    def __init__(self, encoding: Encoding, agents: list[str], more: int = 0) -> None:
        self.encoding = encoding
        self.more = more
        actions = len(encoding.actions) + more
        self.actions = {agent: spaces.Discrete(actions) for agent in agents}
        self.observations = {agent: self._observation_space(actions) for agent in agents}

    def _observation_space(self, actions: int) -> spaces.Dict:
        high = highs(self.encoding)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def seen(self, match: Match, seat: int, moves: list[int]) -> Seen:
        """Returns what a seat sees, with a mask of the given moves."""
        return {
            "observation": observation(self.encoding, match.view(seat)),
            "action_mask": mask(self.encoding, seat, moves, self.more),
        }
