"""PettingZoo's turn-based API (AEC), for every game and mode with several players.

Where several seats may act at once, they act in seat order. Secret choices stay hidden until all
have chosen, because observations come from views.
"""

from typing import Any, TypeAlias

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.table_setup import Options, TableSetup

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from draftingtable.adapters.pettingzoo.spaces import Seen, TableEnv
except ImportError as error:
    raise missing_extra("pettingzoo") from error

Env: TypeAlias = AECEnv
ILLEGAL_REWARD = -1.0


class TurnEnv(TableEnv, AECEnv):
    """A table of one game. An illegal action raises `IllegalMove`; see `wrapped`.

    With compact actions, which do not name a move if they are illegal, it raises `ValueError`.
    """

    def __init__(
        self,
        name: str,
        table: TableSetup,
        render_mode: str | None = None,
        shaped: bool = False,
    ) -> None:
        super().__init__(name, table, render_mode, shaped)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: Options | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.match.acting()[0]]

    def observe(self, agent: str) -> Seen:
        """Returns what an agent sees; the action mask is empty unless it is the agent's turn."""
        seat = self.possible_agents.index(agent)
        moves = self.match.legal_moves(seat) if agent == self.agent_selection else []
        return self._spaces.seen(self.match, seat, moves)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        self._decide(seat)
        self.match.play(seat, self._move(seat, int(action)))
        self.infos = self._infos()
        if self.match.over:
            self._finish()
        else:
            self._select()
        self._accumulate_rewards()

    def _move(self, seat: int, action: int) -> int:
        if not self.table.compact:
            return self.table.move(seat, action)
        moves = self.match.legal_moves(seat)
        move = self.table.chosen(self.match.position, seat, moves, action)
        if move is None:
            raise ValueError(f"action {action} is not allowed")
        return move

    def _finish(self) -> None:
        rewards = self.table.reward(self.match.outcome())
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)


def raw_env(
    game: str,
    players: int | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    compact: bool = False,
    shaped: bool = False,
    compact_observations: bool = False,
    **options: object,
) -> TurnEnv:
    """Returns an environment for any game by name; an illegal action raises."""
    table = TableSetup(game, players, options, reward, compact, compact_observations)
    return TurnEnv(f"{game}_v1", table, render_mode, shaped)


def env(game: str, players: int | None = None, **settings: Any) -> Env:
    """Returns the same, but an illegal action loses."""
    return wrapped(raw_env(game, players, **settings))


def wrapped(env: TurnEnv) -> Env:
    """Adds PettingZoo's usual wrappers: an illegal move ends the game and loses it."""
    legal = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    in_bounds = wrappers.AssertOutOfBoundsWrapper(legal)
    return wrappers.OrderEnforcingWrapper(in_bounds)
