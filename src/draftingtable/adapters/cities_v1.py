"""Between Two Cities for PettingZoo: `env(players=4)`, `env(mode="two")`, `parallel_env(...)`.

Without `players`, the environment has the fewest seats that the mode allows.
"""

from draftingtable.adapters.pettingzoo import aec, parallel
from draftingtable.games.cities.manifest import MANIFEST


def raw_env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
) -> aec.TurnEnv:
    """Returns an environment in which seats act in turn; an illegal action raises."""
    return aec.raw_env(MANIFEST.name, players, reward, render_mode, mode=mode)


def env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
) -> aec.Env:
    """Returns an environment in which seats act in turn; an illegal action loses."""
    return aec.env(MANIFEST.name, players, reward, render_mode, mode=mode)


def parallel_env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
) -> parallel.TogetherEnv:
    """Returns an environment in which all seats act at once; an illegal action loses."""
    return parallel.parallel_env(MANIFEST.name, players, reward, render_mode, mode=mode)
