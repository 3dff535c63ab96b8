"""Observation and action spaces of PettingZoo agents, and what both kinds of environment share."""

from typing import Any, TypeAlias

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.rewards import leads
from draftingtable.adapters.table_setup import Seeds, TableSetup, public_text
from draftingtable.games.core.match import Match

try:
    import numpy as np
    from gymnasium import spaces

    from draftingtable.adapters.observations.arrays import Numbers, highs, mask, seen_by
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

    def __init__(self, table: TableSetup, agents: list[str], more: int = 0) -> None:
        self.table = table
        self.count = table.actions + more
        self.actions = {agent: spaces.Discrete(self.count) for agent in agents}
        self.observations = {agent: self._observation_space() for agent in agents}

    def _observation_space(self) -> spaces.Dict:
        high = highs(self.table.encoding)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (self.count,), np.int8),
            }
        )

    def seen(self, match: Match, seat: int, moves: list[int]) -> Seen:
        """Returns what a seat sees, with a mask of the given moves."""
        legal = self.table.choices(match.position, seat, moves) if moves else []
        return {
            "observation": seen_by(self.table.encoding, match.position, seat),
            "action_mask": mask(self.count, legal),
        }


class TableEnv:
    """What both kinds of environment have: a table of one game, its agents and their spaces.

    With `shaped`, an agent's info has a `shaped_reward`: how much its lead has changed since its
    last decision.
    """

    match: Match

    def __init__(
        self,
        name: str,
        table: TableSetup,
        render_mode: str | None = None,
        shaped: bool = False,
        more: int = 0,
    ) -> None:
        self.metadata: Info = {"name": name, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.table = table
        self.shaped = shaped
        self.possible_agents = agent_names(table.seats)
        self.agents: list[str] = []
        self._spaces = AgentSpaces(table, self.possible_agents, more)
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        return self._spaces.observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._spaces.actions[agent]

    @property
    def state_space(self) -> Any:
        """The space of `state()`: every agent's observation, one row each."""
        high = np.tile(highs(self.table.encoding), (self.table.seats, 1))
        return spaces.Box(np.zeros_like(high), high, dtype=np.int8)

    def state(self) -> Numbers:
        """Returns everything that the agents know together, for training with a central critic."""
        position, encoding = self.match.position, self.table.encoding
        return np.stack([seen_by(encoding, position, seat) for seat in range(self.table.seats)])

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = Seeds(seed)
        self.match = self.table.match(self._seeds.next())
        self.agents = self.possible_agents[:]
        self._leads = [0.0] * self.table.seats

    def _infos(self) -> dict[str, Info]:
        """Returns everybody's info: all scores so far and, if asked for, the shaped reward."""
        scores = self.match.outcome().scores
        infos: dict[str, Info] = {agent: {"scores": list(scores)} for agent in self.agents}
        if self.shaped:
            for seat, agent in enumerate(self.agents):
                infos[agent]["shaped_reward"] = leads(scores)[seat] - self._leads[seat]
        return infos

    def _decide(self, seat: int) -> None:
        """Lets a seat's shaped reward begin again: it is about to act."""
        if self.shaped:
            self._leads[seat] = leads(self.match.outcome().scores)[seat]

    def render(self) -> str | None:
        """What everybody may see, as JSON."""
        return public_text(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
