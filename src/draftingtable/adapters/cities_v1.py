"""Between Two Cities for PettingZoo: `env(players=4)`, `env(mode="two")`, `parallel_env(...)`.

`players` may be left out: the fewest that the mode takes.
"""

from draftingtable.adapters.pettingzoo.aec import Env, TurnEnv, wrapped
from draftingtable.adapters.pettingzoo.parallel import TogetherEnv
from draftingtable.adapters.table import Table

NAME = "cities_v1"


def raw_env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
) -> TurnEnv:
    """One seat after the other: an illegal action raises."""
    return TurnEnv(NAME, Table("cities", players, {"mode": mode}, reward), render_mode)


def env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
) -> Env:
    """One seat after the other: an illegal action loses."""
    return wrapped(raw_env(players, mode, reward, render_mode))


def parallel_env(
    players: int | None = None,
    mode: str = "ring",
    reward: str = "win",
    render_mode: str | None = None,
) -> TogetherEnv:
    """All seats at once: an illegal action loses."""
    return TogetherEnv(NAME, Table("cities", players, {"mode": mode}, reward), render_mode)
