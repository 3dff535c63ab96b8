"""Gymnasium: one seat against bots, or alone against the Automas.

    import gymnasium
    import draftingtable.adapters.gymnasium_env  # registers the environments

    env = gymnasium.make("draftingtable/cities-v1", mode="expert", level=4)
    observation, info = env.reset(seed=7)
    env.step(env.action_space.sample(info["action_mask"]))

An illegal action ends the game with `illegal_reward`. Masks and scores are in `info`;
`action_masks()` returns the mask for libraries that call it.
"""

from collections.abc import Sequence
from typing import Any

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.opponents import Opponent, Opponents
from draftingtable.adapters.rewards import leads
from draftingtable.adapters.table_setup import Options, TableSetup, public_text
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.seats import play_bots
from draftingtable.games.core.match import Match
from draftingtable.games.core.registry import manifests

try:
    import gymnasium
    import numpy as np
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray

    from draftingtable.adapters.observations.arrays import Numbers, highs, mask, seen_by
except ImportError as error:
    raise missing_extra("gymnasium") from error


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat (from 0) of a table. `opponents` is one for all other seats, or one for each.

    An opponent is a bot's specification or a function (`adapters.opponents`). Options of the game,
    such as `referee`, `mode` or `level`, are keyword arguments. With `compact`, actions are
    numbered by what the seat has in hand; with `compact_observations`, a square of a city is one
    number in place of nine. With `shaped`, `info` has a `shaped_reward`: how much the
    seat's lead has changed since its last decision.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (their way)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        compact: bool = False,
        shaped: bool = False,
        compact_observations: bool = False,
        **options: object,
    ) -> None:
        self.table = TableSetup(game, players, options, reward, compact, compact_observations)
        self.seat = seat
        self.opponents = Opponents(self.table, seat, opponents)
        self.levels = self.opponents.given
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.shaped = shaped
        high = highs(self.table.encoding)
        self.observation_space = gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.int8)
        self.action_space = gymnasium.spaces.Discrete(self.table.actions)
        self._moves: dict[int, int] = {}
        self._lead = 0.0
        self._bots: dict[int, Bot] = {}
        self.match: Match

    def reset(
        self, *, seed: int | None = None, options: Options | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.opponents.end_game(None)  # in case a game was left unfinished
        game_seed = int(self.np_random.integers(2**63))
        self.match = self.table.match(game_seed)
        self._bots = self.opponents.new_bots(game_seed)
        self._lead = 0.0
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if not self._moves:
            raise ResetNeeded("the game is over: call reset() first")
        move = self._moves.get(int(action))
        if move is None:
            self._moves = {}
            return self._seen(), self.illegal_reward, True, False, self._info()
        self.match.play(self.seat, move)
        self._let_others_play()
        return self._seen(), self._reward(), self.match.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns the legal actions as a mask, in the form sb3-contrib's MaskablePPO expects."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """Returns the spectator's view as JSON."""
        return public_text(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.opponents.close()

    def _let_others_play(self) -> None:
        """Plays the other seats until this one must act; simultaneous choices go in seat order."""
        while play_bots(self.match, self._bots, in_order=True):
            pass
        moves = self.match.legal_moves(self.seat)
        choices = self.table.choices(self.match.position, self.seat, moves)
        self._moves = dict(zip(choices, moves, strict=True))
        if self.match.over:
            self.opponents.end_game(self.match.outcome())

    def _seen(self) -> Numbers:
        return seen_by(self.table.encoding, self.match.position, self.seat)

    def _mask(self) -> Numbers:
        return mask(self.table.actions, self._moves)

    def _info(self) -> dict[str, Any]:
        scores = self.match.outcome().scores
        info: dict[str, Any] = {"action_mask": self._mask(), "scores": np.array(scores)}
        if self.shaped:
            lead = leads(scores)[self.seat]
            info["shaped_reward"] = lead - self._lead
            self._lead = lead
        return info

    def _reward(self) -> float:
        return self.table.reward(self.match.outcome())[self.seat] if self.match.over else 0.0


def register() -> None:
    """Registers the environments with `gymnasium.make`."""
    for manifest in manifests().values():
        if manifest.gymnasium:
            kwargs = {"game": manifest.name}
            gymnasium.register(
                manifest.gymnasium,
                f"{__name__}:SeatEnv",
                kwargs=kwargs,
                vector_entry_point="draftingtable.adapters.gymnasium_vector:SeatVectorEnv",
            )


register()
