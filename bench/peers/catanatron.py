"""Catanatron: Settlers of Catan in plain Python, with four of its own random players.

Stepping from outside, with or without its check that an action is playable, was no faster than its
own `Game.play`, so that is used. Rolling the dice and ending a turn are actions that a player
chooses there, so they count as decisions.
"""

from __future__ import annotations

from random import Random

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from bench.tally import Tally, play_for


def play(seconds: float, seed: int) -> Tally:
    players = [RandomPlayer(color) for color in Color]
    seeds = Random(seed)

    def one_game() -> tuple[int, int]:
        # Catanatron seeds the global generator and takes 0 for "no seed". No contender may use the
        # global generator, or its games would depend on who ran before it.
        game = Game(players, seed=seeds.randrange(1, 2**31))
        game.play()
        return 1, len(game.state.actions)

    return play_for(seconds, one_game)
