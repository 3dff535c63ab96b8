"""`VectorTable` with random play: observations and masks written, actions chosen, all counted."""

from __future__ import annotations

from bench.contender import Contender, Load, Play
from bench.tally import Tally, play_for

COUNT = 256
STEPS = 20


def _table(game: str, players: int, mode: str = "", compact: bool = False) -> Load:
    def load() -> Play:
        import numpy as np

        from draftingtable.adapters.vector import VectorTable, any_legal

        options: dict[str, object] = {"mode": mode} if mode else {}
        games = VectorTable(game, COUNT, players, 0, "win", compact, **options)  # type: ignore[arg-type]
        out = games.empty(np.uint8)

        def play(seconds: float, seed: int) -> Tally:
            randomness = np.random.default_rng(seed)
            batch = games.reset(seed, out)

            def some() -> tuple[int, int]:
                nonlocal batch
                ended = 0
                for _ in range(STEPS):
                    batch = games.step(any_legal(batch, randomness), out)
                    ended += len(batch.ended)
                return ended, STEPS * COUNT

            return play_for(seconds, some)

        return play

    return load


OURS: list[Contender] = [
    Contender("towers-2", "5 Towers for two", _table("towers", 2)),
    Contender("towers-5", "5 Towers for five", _table("towers", 5)),
    Contender("cities-3", "Between Two Cities, ring of three", _table("cities", 3, "ring")),
    Contender("cities-3-compact", "the same, compact actions", _table("cities", 3, "ring", True)),
    Contender("cities-expert", "Between Two Cities, solo expert", _table("cities", 3, "expert")),
]
