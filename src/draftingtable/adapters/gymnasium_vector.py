"""Gymnasium's vector API: one seat of many games against bots, stepped together.

    import gymnasium
    import draftingtable.adapters.gymnasium_env  # registers the environments

    envs = gymnasium.make_vec(
        "draftingtable/towers-v1",
        num_envs=64,
        vectorization_mode="vector_entry_point",
        opponents="journeyman",
    )
    observations, infos = envs.reset(seed=7)
    envs.step(actions)

A game that ends is followed by a new one in the same step (`AutoresetMode.SAME_STEP`): the last
observation of the old one is in `infos["final_obs"]`, its scores in `infos["final_info"]`. An
illegal action ends its game with `illegal_reward`.
"""

from collections.abc import Sequence
from typing import Any

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.opponents import Opponent
from draftingtable.adapters.table_setup import Options

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from draftingtable.adapters.batches import Batch
    from draftingtable.adapters.observations.arrays import Numbers, highs
    from draftingtable.adapters.vector import VectorTable
    from draftingtable.adapters.vector_workers import WorkerTables
except ImportError as error:
    raise missing_extra("gymnasium") from error

Whole = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]


class SeatVectorEnv(VectorEnv[Numbers, Whole, Floats]):
    """`num_envs` games, in each of which the caller plays `seat` (from 0) against `opponents`.

    With `workers`, several processes step them: the games are the same.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        compact: bool = False,
        shaped: bool = False,
        compact_observations: bool = False,
        workers: int = 1,
        **options: object,
    ) -> None:
        arguments: dict[str, Any] = {
            "players": players,
            "reward": reward,
            "compact": compact,
            "opponents": opponents,
            "seat": seat,
            "illegal_reward": illegal_reward,
            "shaped": shaped,
            "compact_observations": compact_observations,
            **options,
        }
        self.games: VectorTable | WorkerTables
        if workers == 1:
            self.games = VectorTable(game, num_envs, **arguments)
        else:
            self.games = WorkerTables(game, num_envs, workers, **arguments)
        self.seat = seat
        self.num_envs = num_envs
        self.render_mode = render_mode
        high = highs(self.games.table.encoding)
        self.single_observation_space = Box(np.zeros_like(high), high, dtype=np.int8)
        self.single_action_space = Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Options | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Starts new games. A list of seeds counts as one seed: games are not seeded one by one."""
        if seed is not None and not isinstance(seed, int):
            seed = int(np.random.SeedSequence(list(seed)).generate_state(1)[0])
        batch = self.games.reset(seed, self.games.empty())
        return self._seen(batch), {"action_mask": batch.masks}

    def step(  # type: ignore[override]  # their types give rewards and endings one type
        self, actions: Whole
    ) -> tuple[Numbers, Floats, Bools, Bools, dict[str, Any]]:
        batch = self.games.step(np.asarray(actions), self.games.empty())
        infos: dict[str, Any] = {"action_mask": batch.masks}
        if batch.shaped is not None:
            infos["shaped_reward"] = batch.shaped[:, self.seat]
        for ending in batch.ended:
            last = {
                "final_obs": ending.observations[self.seat],
                "final_info": {"scores": np.array(ending.scores), "legal": ending.legal},
            }
            infos = self._add_info(infos, last, ending.row)
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        return self._seen(batch), rewards, batch.done, np.zeros(self.num_envs, np.bool_), infos

    def _seen(self, batch: Batch) -> Numbers:
        return batch.observations.view(np.int8)

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()
