"""Copies of positions in mid-game, which searches make often. A copy counts as a decision."""

from __future__ import annotations

from bench.contender import Load, Play
from bench.tally import Tally, play_for

AT_A_TIME = 1000
MOVES_BEFORE = 30


def _copying(name: str, players: int, mode: str | None = None) -> Load:
    def load() -> Play:
        from draftingtable import games
        from draftingtable.games.core.dealers import SamplingDealer
        from draftingtable.games.core.randomness import Randomness

        game = games.get(name)
        setup = game.setup(players, {} if mode is None else {"mode": mode})

        def play(seconds: float, seed: int) -> Tally:
            dealer, randomness = SamplingDealer(seed), Randomness(seed)
            position, moves = game.begin(setup), 0
            while position.dealing or moves < MOVES_BEFORE:
                if position.dealing:
                    position.deal(dealer)
                else:
                    seat = position.actor()
                    position.apply(seat, position.random_move(seat, randomness))
                    moves += 1

            def some_copies() -> tuple[int, int]:
                for _ in range(AT_A_TIME):
                    position.copy()
                return 1, AT_A_TIME

            return play_for(seconds, some_copies)

        return play

    return load


COPIES: dict[str, Load] = {
    "towers-copy": _copying("towers", 3),
    "ring-copy": _copying("cities", 3),
    "two-copy": _copying("cities", 2, "two"),
    "beginner-copy": _copying("cities", 1, "beginner"),
    "expert-copy": _copying("cities", 1, "expert"),
}
