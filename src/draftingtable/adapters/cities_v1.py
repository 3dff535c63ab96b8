"""Between Two Cities for PettingZoo: `env(players=4)`, `env(mode="two")`, `parallel_env(...)`.

Without `players`, the environment has the fewest seats that the mode allows. With `compact`,
actions are numbered by what the seat has in hand; with `compact_observations`, a square of a city
is one number in place of nine. With `shaped`, infos have a `shaped_reward`.
"""

from draftingtable.adapters.pettingzoo import aec, parallel
from draftingtable.games.cities.manifest import MANIFEST


def raw_env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
    compact: bool = False,
    shaped: bool = False,
    compact_observations: bool = False,
) -> aec.TurnEnv:
    """Returns an environment in which seats act in turn; an illegal action raises."""
    return aec.raw_env(
        MANIFEST.name,
        players,
        reward=reward,
        render_mode=render_mode,
        compact=compact,
        shaped=shaped,
        compact_observations=compact_observations,
        mode=mode,
    )


def env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
    compact: bool = False,
    shaped: bool = False,
    compact_observations: bool = False,
) -> aec.Env:
    """Returns an environment in which seats act in turn; an illegal action loses."""
    return aec.env(
        MANIFEST.name,
        players,
        reward=reward,
        render_mode=render_mode,
        compact=compact,
        shaped=shaped,
        compact_observations=compact_observations,
        mode=mode,
    )


def parallel_env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
    compact: bool = False,
    shaped: bool = False,
    compact_observations: bool = False,
) -> parallel.TogetherEnv:
    """Returns an environment in which all seats act at once; an illegal action loses."""
    return parallel.parallel_env(
        MANIFEST.name,
        players,
        reward=reward,
        render_mode=render_mode,
        compact=compact,
        shaped=shaped,
        compact_observations=compact_observations,
        mode=mode,
    )
