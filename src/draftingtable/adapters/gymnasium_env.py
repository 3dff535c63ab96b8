"""Gymnasium: one seat against bots, or alone against the Automas.

    import gymnasium
    import draftingtable.adapters.gymnasium_env  # registers the environments

    env = gymnasium.make("draftingtable/cities-v1", mode="expert", level=4)
    observation, info = env.reset(seed=7)
    env.step(env.action_space.sample(info["action_mask"]))

An illegal action ends the game with `illegal_reward`. Masks are in `info`; `action_masks()` returns
them for libraries that call it.
"""

from collections.abc import Sequence
from typing import Any

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.table_setup import Options, TableSetup, public_text
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import new_bot
from draftingtable.bots.core.seats import play_bots
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.match import Match
from draftingtable.games.core.registry import manifests

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from draftingtable.adapters.observations.arrays import Numbers, highs, mask, observation
except ImportError as error:
    raise missing_extra("gymnasium") from error


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat (from 0) of a table. `opponents` is one bot level for all others, or one for each.

    Options of the game, such as `referee`, `mode` or `level`, are keyword arguments.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (their way)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = TableSetup(game, players, options, reward)
        self.seat = checked_seat(seat, self.table.seats)
        self.levels = checked_levels(opponents, self.table.seats)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        high = highs(self.table.encoding)
        self.observation_space = gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.int8)
        self.action_space = gymnasium.spaces.Discrete(len(self.table.encoding.actions))
        self._moves: list[int] = []
        self._bots: dict[int, Bot] = {}
        self.match: Match

    def reset(
        self, *, seed: int | None = None, options: Options | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(2**63))
        self.match = self.table.match(game_seed)
        self._bots = self._new_bots(game_seed)
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        move = self.table.move(self.seat, int(action))
        if move not in self._moves:
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

    def _new_bots(self, seed: int) -> dict[int, Bot]:
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        return {
            seat: new_bot(self.table.game.name, level, seed, seat)
            for seat, level in zip(others, self.levels, strict=True)
        }

    def _let_others_play(self) -> None:
        """Plays the other seats until this one must act; simultaneous choices go in seat order."""
        while play_bots(self.match, self._bots, in_order=True):
            pass
        self._moves = self.match.legal_moves(self.seat)

    def _seen(self) -> Numbers:
        return observation(self.table.encoding, self.match.view(self.seat))

    def _mask(self) -> Numbers:
        return mask(self.table.encoding, self.seat, self._moves)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def _reward(self) -> float:
        return self.table.reward(self.match.outcome())[self.seat] if self.match.over else 0.0


def checked_seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        choices = [str(each) for each in range(seats)]
        raise BadOption(
            "option-value", "", {"option": "seat", "found": str(seat), "choices": choices}
        )
    return seat


def checked_levels(opponents: str | Sequence[str], seats: int) -> list[str]:
    """Returns a level for each of the other seats, in seat order."""
    levels = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(levels) != seats - 1:
        raise BadOption(
            "player-count", "", {"found": len(levels), "least": seats - 1, "most": seats - 1}
        )
    return levels


def register() -> None:
    """Registers the environments with `gymnasium.make`."""
    for manifest in manifests().values():
        if manifest.gymnasium:
            kwargs = {"game": manifest.name}
            gymnasium.register(manifest.gymnasium, f"{__name__}:SeatEnv", kwargs=kwargs)


register()
