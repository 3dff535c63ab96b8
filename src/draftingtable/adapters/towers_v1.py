"""5 Towers for PettingZoo: `env(players=3, referee=True)`.

There is no parallel environment, because no choices are secret. With `shaped`, infos have a
`shaped_reward`.
"""

from draftingtable.adapters.pettingzoo import aec
from draftingtable.games.towers.manifest import MANIFEST


def raw_env(
    players: int = 2,
    referee: bool = True,
    reward: str = "win",
    render_mode: str | None = None,
    shaped: bool = False,
) -> aec.TurnEnv:
    """Returns the bare environment; an illegal action raises."""
    return aec.raw_env(
        MANIFEST.name,
        players,
        reward=reward,
        render_mode=render_mode,
        shaped=shaped,
        referee=referee,
    )


def env(
    players: int = 2,
    referee: bool = True,
    reward: str = "win",
    render_mode: str | None = None,
    shaped: bool = False,
) -> aec.Env:
    """Returns the environment to use; an illegal action loses."""
    return aec.env(
        MANIFEST.name,
        players,
        reward=reward,
        render_mode=render_mode,
        shaped=shaped,
        referee=referee,
    )
