"""Between Two Cities for PettingZoo: `env(players=4)`, `env(mode="two")`, `parallel_env(...)`.

`players` may be left out: the fewest that the mode takes.
"""

from draftingtable.adapters.pettingzoo import aec, parallel
from draftingtable.games.cities.manifest import MANIFEST


def raw_env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
) -> aec.TurnEnv:
    """One seat after the other: an illegal action raises."""
    return aec.raw_env(MANIFEST.name, players, reward, render_mode, mode=mode)


def env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
) -> aec.Env:
    """One seat after the other: an illegal action loses."""
    return aec.env(MANIFEST.name, players, reward, render_mode, mode=mode)


def parallel_env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
) -> parallel.TogetherEnv:
    """All seats at once: an illegal action loses."""
    return parallel.parallel_env(MANIFEST.name, players, reward, render_mode, mode=mode)
