"""OpenSpiel's own Monte Carlo tree search as a player in our arena, through the adapter.

    draftingtable arena towers --player mcts=python:tools/open_spiel_mcts.py:FifthOfASecond \\
        --seats master:seconds=0.2,mcts --deals 50

It is their bot with random rollouts, as in their examples. Their search is limited by simulations,
not by time, so their number for each move is based on the speed of the last ones: on average it
thinks as long as its class says.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import draftingtable.adapters.open_spiel.game  # noqa: F401, registers the games
from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import get
from draftingtable.games.core.view import View
from draftingtable.games.towers.view import TowersView

EXPLORATION = 2.0
FIRST_GUESS = 200.0
"""Simulations per second, assumed before the first measurement."""
MEMORY = 0.8
"""The weight of past speed measurements in the moving average."""


class Mcts(Bot):
    """Vanilla search on what the view shows: in 5 Towers, everything but the order of the pile."""

    seconds = 1.0

    def __init__(self, seed: str) -> None:
        self.random = np.random.RandomState(Randomness("mcts", seed).word())
        self.speed = FIRST_GUESS
        self.games: dict[int, Any] = {}

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, TowersView)
        game = self._game(view.players)
        state = game.new_initial_state()
        state.play.position = get("towers").imagine(view, Randomness("one look"))
        action = self._search(game, state)
        return int(game.encoding.move_of[view.viewer][action])

    def _game(self, players: int) -> Any:
        if players not in self.games:
            self.games[players] = pyspiel.load_game(f"towers_v1(players={players})")
        return self.games[players]

    def _search(self, game: Any, state: Any) -> int:
        simulations = max(2, round(self.seconds * self.speed))
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=self.random)
        bot = mcts.MCTSBot(game, EXPLORATION, simulations, rollouts, random_state=self.random)
        began = perf_counter()
        action = bot.step(state)
        speed = simulations / max(perf_counter() - began, 1e-6)
        self.speed = MEMORY * self.speed + (1 - MEMORY) * speed
        return int(action)


class FifthOfASecond(Mcts):
    seconds = 0.2
