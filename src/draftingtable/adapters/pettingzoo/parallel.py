"""PettingZoo's parallel API, for games with secret choices.

Every agent acts in every step. Secret choices are all made in the same step. Otherwise (while tiles
are placed, where one seat's placement limits its neighbour's) the first seat that may act does so,
and all others can only play the no-op, which is the last action. So a turn of three players takes
one step to choose and six to place.
"""

from typing import TypeAlias

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.table_setup import Options, TableSetup

try:
    from pettingzoo import ParallelEnv

    from draftingtable.adapters.pettingzoo.aec import ILLEGAL_REWARD
    from draftingtable.adapters.pettingzoo.spaces import Info, Seen, TableEnv
except ImportError as error:
    raise missing_extra("pettingzoo") from error

Step: TypeAlias = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
]

WAITS, ILLEGAL = -1, -2
"""In place of a move."""


class TogetherEnv(TableEnv, ParallelEnv):
    """A table of one game. An illegal action ends the game and loses it."""

    def __init__(
        self,
        name: str,
        table: TableSetup,
        render_mode: str | None = None,
        shaped: bool = False,
    ) -> None:
        super().__init__(name, table, render_mode, shaped, more=1)
        self.no_op = table.actions

    def reset(
        self, seed: int | None = None, options: Options | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        self._begin(seed)
        return self._all_seen(), self._infos()

    def step(self, actions: dict[str, int]) -> Step:
        if not self.agents:
            return {}, {}, {}, {}, {}
        said = [int(actions[agent]) for agent in self.possible_agents]
        for seat in self._all():
            self._decide(seat)
        moves = self._moves()
        chosen = [self._chosen(seat, moves[seat], said[seat]) for seat in self._all()]
        if ILLEGAL in chosen:
            return self._end([ILLEGAL_REWARD if move == ILLEGAL else 0.0 for move in chosen])
        for seat, move in enumerate(chosen):
            if move != WAITS:
                self.match.play(seat, move)
        if self.match.over:
            return self._end(self.table.reward(self.match.outcome()))
        return self._step_result([0.0] * self.table.seats, over=False)

    def _all(self) -> range:
        return range(self.table.seats)

    def _moves(self) -> list[list[int]]:
        """Returns each seat's legal moves in this step; none for seats that must wait."""
        acting = self.match.acting()
        if acting and not self._in_secret(acting[0]):
            acting = acting[:1]
        return [self.match.legal_moves(seat) if seat in acting else [] for seat in self._all()]

    def _in_secret(self, seat: int) -> bool:
        return self.match.game.is_secret(self.match.legal_moves(seat)[0])

    def _chosen(self, seat: int, moves: list[int], action: int) -> int:
        """Returns the legal move that an action means, WAITS or ILLEGAL."""
        if not moves:
            return WAITS if action == self.no_op else ILLEGAL
        move = self.table.chosen(self.match.position, seat, moves, action)
        return ILLEGAL if move is None else move

    def _end(self, rewards: list[float]) -> Step:
        result = self._step_result(rewards, over=True)
        self.agents = []
        return result

    def _step_result(self, rewards: list[float], over: bool) -> Step:
        agents = self.possible_agents
        by_agent = dict(zip(agents, rewards, strict=True))
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self._all_seen(), by_agent, ended, cut, self._infos()

    def _all_seen(self) -> dict[str, Seen]:
        moves = self._moves()
        return {agent: self._seen(seat, moves[seat]) for seat, agent in enumerate(self.agents)}

    def _seen(self, seat: int, moves: list[int]) -> Seen:
        seen = self._spaces.seen(self.match, seat, moves)
        if not moves:
            seen["action_mask"][self.no_op] = 1
        return seen


def parallel_env(
    game: str,
    players: int | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    compact: bool = False,
    shaped: bool = False,
    compact_observations: bool = False,
    **options: object,
) -> TogetherEnv:
    """Returns an environment for any game by name, all seats at once; an illegal action loses."""
    table = TableSetup(game, players, options, reward, compact, compact_observations)
    return TogetherEnv(f"{game}_v1", table, render_mode, shaped)
