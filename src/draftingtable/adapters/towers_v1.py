"""5 Towers for PettingZoo: `env(players=3, referee=True)`.

There is no parallel environment: nobody chooses anything in secret.
"""

from draftingtable.adapters.pettingzoo import aec
from draftingtable.games.towers.manifest import MANIFEST


def raw_env(
    players: int = 2,
    referee: bool = True,
    reward: str = "win",
    render_mode: str | None = None,
) -> aec.TurnEnv:
    """The environment itself: an illegal action raises."""
    return aec.raw_env(MANIFEST.name, players, reward, render_mode, referee=referee)


def env(
    players: int = 2,
    referee: bool = True,
    reward: str = "win",
    render_mode: str | None = None,
) -> aec.Env:
    """The environment to use: an illegal action loses."""
    return aec.env(MANIFEST.name, players, reward, render_mode, referee=referee)
