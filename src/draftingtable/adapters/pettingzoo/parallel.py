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


class TogetherEnv(TableEnv, ParallelEnv):
    """A table of one game. An illegal action ends the game and loses it."""

    def __init__(self, name: str, table: TableSetup, render_mode: str | None = None) -> None:
        super().__init__(name, table, render_mode, more=1)
        self.no_op = len(table.encoding.actions)

    def reset(
        self, seed: int | None = None, options: Options | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        self._begin(seed)
        return self._all_seen(), self._infos()

    def step(self, actions: dict[str, int]) -> Step:
        if not self.agents:
            return {}, {}, {}, {}, {}
        said = [int(actions[agent]) for agent in self.possible_agents]
        moves = self._moves()
        wrong = [seat for seat, action in enumerate(said) if not self._allows(moves, seat, action)]
        if wrong:
            return self._end([ILLEGAL_REWARD if seat in wrong else 0.0 for seat in self._all()])
        for seat in self._all():
            if moves[seat]:
                self.match.play(seat, self.table.move(seat, said[seat]))
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

    def _allows(self, moves: list[list[int]], seat: int, action: int) -> bool:
        if not moves[seat]:
            return action == self.no_op
        return action != self.no_op and self.table.move(seat, action) in moves[seat]

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

    def _infos(self) -> dict[str, Info]:
        return {agent: {} for agent in self.agents}


def parallel_env(
    game: str,
    players: int | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **options: object,
) -> TogetherEnv:
    """Returns an environment for any game by name, all seats at once; an illegal action loses."""
    return TogetherEnv(f"{game}_v1", TableSetup(game, players, options, reward), render_mode)
