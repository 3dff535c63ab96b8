"""5 Towers for PettingZoo: `env(players=3, referee=True)`.

There is no parallel environment: nobody chooses anything in secret.
"""

from draftingtable.adapters.pettingzoo.aec import Env, TurnEnv, wrapped
from draftingtable.adapters.table import Table

NAME = "towers_v1"


def raw_env(
    players: int = 2,
    referee: bool = True,
    reward: str = "win",
    render_mode: str | None = None,
) -> TurnEnv:
    """The environment itself: an illegal action raises."""
    return TurnEnv(NAME, Table("towers", players, {"referee": referee}, reward), render_mode)


def env(
    players: int = 2,
    referee: bool = True,
    reward: str = "win",
    render_mode: str | None = None,
) -> Env:
    """The environment to use: an illegal action loses."""
    return wrapped(raw_env(players, referee, reward, render_mode))
