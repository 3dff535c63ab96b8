"""Environments of other libraries with random play, on one thread.

Each is driven as its documentation says for speed. A peer is imported only when it is loaded; one
that is not installed is skipped and named in the report.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bench.contender import Contender, Load, Play, Unavailable
from bench.tally import Tally, play_for

COUNT = 256
STEPS = 20
TRYING = 0.1
"""Seconds to play while loading."""
ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
CACHE = Path(__file__).parents[2] / "build" / "jax"


def _envpool(name: str) -> Load:
    def load() -> Play:
        import numpy as np

        try:
            import envpool
        except OSError as error:  # it reads the assets of all its environments on import
            raise Unavailable(str(error)) from None

        envs = envpool.make_gymnasium(name, num_envs=COUNT, num_threads=1)
        actions = int(envs.action_space.n)

        def play(seconds: float, seed: int) -> Tally:
            randomness = np.random.default_rng(seed)
            envs.reset()

            def some() -> tuple[int, int]:
                ended = 0
                for _ in range(STEPS):
                    chosen = randomness.integers(actions, size=COUNT, dtype=np.int32)
                    _, _, terminated, truncated, _ = envs.step(chosen)
                    ended += int((terminated | truncated).sum())
                return ended, STEPS * COUNT

            return play_for(seconds, some)

        return play

    return load


def _rlcard(name: str) -> Load:
    def load() -> Play:
        try:
            import rlcard
        except ValueError as error:  # imported a second time after something was missing
            raise Unavailable(str(error)) from None

        env = rlcard.make(name)

        def play(seconds: float, seed: int) -> Tally:
            choose = Random(seed)

            def one_game() -> tuple[int, int]:
                state, _ = env.reset()
                decisions = 0
                while not env.is_over():
                    legal = list(state["legal_actions"])
                    state, _ = env.step(legal[choose.randrange(len(legal))])
                    decisions += 1
                return 1, decisions

            return play_for(seconds, one_game)

        return play

    return load


def _pettingzoo(module: str) -> Load:
    def load() -> Play:
        from importlib import import_module

        import numpy as np

        env = import_module(f"pettingzoo.classic.{module}").env()

        def play(seconds: float, seed: int) -> Tally:
            randomness = np.random.default_rng(seed)

            def one_game() -> tuple[int, int]:
                env.reset(seed=int(randomness.integers(2**31)))
                decisions = 0
                for _ in env.agent_iter():
                    seen, _, terminated, truncated, _ = env.last()
                    if terminated or truncated:
                        env.step(None)
                        continue
                    legal = np.flatnonzero(seen["action_mask"])
                    env.step(int(legal[randomness.integers(len(legal))]))
                    decisions += 1
                return 1, decisions

            return play_for(seconds, one_game)

        return play

    return load


def _pgx(name: str) -> Load:
    def load() -> Play:
        # Before jax starts. With several threads, the time of all of them would count.
        os.environ.setdefault("XLA_FLAGS", ONE_THREAD)
        os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(CACHE))
        import jax
        import pgx

        env = pgx.make(name)
        init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(_reset_when_over(jax, env)))

        def choose_and_step(state: Any, key: Any) -> Any:
            keys = jax.random.split(key, 2)
            masks = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            return step(
                state,
                jax.random.categorical(keys[0], masks, axis=-1),
                jax.random.split(keys[1], COUNT),
            )

        compiled = jax.jit(choose_and_step)

        def play(seconds: float, seed: int) -> Tally:
            key = jax.random.PRNGKey(seed)
            state = init(jax.random.split(key, COUNT))

            def some() -> tuple[int, int]:
                nonlocal key, state
                for _ in range(STEPS):
                    key, now = jax.random.split(key)
                    state = compiled(state, now)
                state.observation.block_until_ready()
                return int(state.terminated.sum()), STEPS * COUNT

            return play_for(seconds, some)

        return play

    return load


def _reset_when_over(jax: Any, env: Any) -> Any:
    from pgx.experimental.wrappers import auto_reset

    return auto_reset(env.step, env.init)


def tried(load: Load) -> Load:
    """Plays a little while loading: a game that does not run here must not end the benchmark."""

    def load_and_try() -> Play:
        try:
            play = load()
            play(TRYING, 0)
        except (ImportError, Unavailable):
            raise
        except Exception as error:
            raise Unavailable(f"{type(error).__name__}: {error}") from None
        return play

    return load_and_try


def _all(library: str, loading: Callable[[str], Load], games: dict[str, str]) -> list[Contender]:
    """Returns a contender for each game, given by its name here and the library's own."""
    return [
        Contender(f"{library.lower()}-{name}", f"{library}, {own}", tried(loading(own)))
        for name, own in games.items()
    ]


PEERS: list[Contender] = [
    *_all("EnvPool", _envpool, {"blackjack": "Blackjack-v1", "taxi": "Taxi-v3"}),
    *_all(
        "RLCard",
        _rlcard,
        {
            "leduc": "leduc-holdem",
            "uno": "uno",
            "blackjack": "blackjack",
            "limit-holdem": "limit-holdem",
            "no-limit-holdem": "no-limit-holdem",
            "gin-rummy": "gin-rummy",
            "doudizhu": "doudizhu",
            "mahjong": "mahjong",
            "bridge": "bridge",
        },
    ),
    # Without rock-paper-scissors, which has no action mask.
    *_all(
        "PettingZoo",
        _pettingzoo,
        {
            "connect4": "connect_four_v3",
            "tictactoe": "tictactoe_v3",
            "leduc": "leduc_holdem_v4",
            "texas-holdem": "texas_holdem_v4",
            "no-limit-holdem": "texas_holdem_no_limit_v6",
            "go": "go_v5",
            "chess": "chess_v6",
            "hanabi": "hanabi_v5",
        },
    ),
    # Without bridge, which downloads its deals, and without the largest, to keep the run short.
    *_all(
        "pgx",
        _pgx,
        {
            "connect4": "connect_four",
            "leduc": "leduc_holdem",
            "tictactoe": "tic_tac_toe",
            "kuhn": "kuhn_poker",
            "2048": "2048",
            "hex": "hex",
            "othello": "othello",
            "backgammon": "backgammon",
            "animal-shogi": "animal_shogi",
            "sparrow-mahjong": "sparrow_mahjong",
            "breakout": "minatar-breakout",
            "gardner-chess": "gardner_chess",
            "go-9x9": "go_9x9",
        },
    ),
]
