"""OpenSpiel: games in C++, driven from Python.

The speed depends mostly on how its chance nodes are resolved, since a hand of hearts has 53 of them
to some 61 decisions. `_as_documented` is the loop of OpenSpiel's own example, and the one our
targets refer to. `_stepping` draws with Python's standard library instead of numpy, `_tuned` knows
that all chances are even and never asks for them, `_native` leaves whole games to C++, as our bulk
loops do. All of them are measured and reported, so readers can choose.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from bench.contender import Play
from bench.tally import Tally, play_for

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
# Enough playouts to see every kind of chance node: each occurs in every game.
CHECKED_GAMES = 5


def _stepping(name: str) -> Play:
    """Makes one call per step from Python; chance is drawn by its probabilities."""
    game = pyspiel.load_game(name)

    def play(seconds: float, seed: int) -> Tally:
        generator = Random(seed)
        random, choices = generator.random, generator.choices

        def one_game() -> tuple[int, int]:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(actions, chances)[0])
                else:
                    moves = state.legal_actions()
                    state.apply_action(moves[int(random() * len(moves))])
                    decisions += 1
            return 1, decisions

        return play_for(seconds, one_game)

    return play


def _tuned(name: str) -> Play:
    """Uses the fastest loop we found; chance is drawn from the legal actions, like moves."""
    game = pyspiel.load_game(name)
    _require_even_chances(game)

    def play(seconds: float, seed: int) -> Tally:
        random = Random(seed).random

        def one_game() -> tuple[int, int]:
            # Bound methods, one call for whose turn it is, and an index rather than random.choice:
            # each makes the peer considerably faster, so it is only fair.
            state = game.new_initial_state()
            current_player = state.current_player
            legal_actions = state.legal_actions
            apply_action = state.apply_action
            decisions = 0
            while (player := current_player()) != TERMINAL:
                if player >= 0:
                    decisions += 1
                actions = legal_actions()
                apply_action(actions[int(random() * len(actions))])
            return 1, decisions

        return play_for(seconds, one_game)

    return play


def _as_documented(name: str) -> Play:
    """Uses the loop of OpenSpiel's example: probabilities at chance nodes, drawn with numpy."""
    import numpy  # only this loop needs it

    game = pyspiel.load_game(name)

    def play(seconds: float, seed: int) -> Tally:
        choice = Random(seed).choice
        # The example draws from numpy's global generator; this is the same kind, but our own.
        draw = numpy.random.RandomState(seed).choice

        def one_game() -> tuple[int, int]:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(draw(actions, p=chances))
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
            return 1, decisions

        return play_for(seconds, one_game)

    return play


def _native(name: str) -> Play:
    """Plays whole games inside OpenSpiel, with its uniform random bots."""
    game = pyspiel.load_game(name)
    chance_nodes = _constant_chance_nodes(game)

    def play(seconds: float, seed: int) -> Tally:
        bots = [
            pyspiel.make_uniform_random_bot(player, seed + player)
            for player in range(game.num_players())
        ]
        seeds = Random(seed)

        def one_game() -> tuple[int, int]:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
            return 1, state.move_number() - chance_nodes

        return play_for(seconds, one_game)

    return play


def _require_even_chances(game: Any) -> None:
    """Checks that all chances are even, or drawing from the legal actions would be wrong."""
    for seed in range(CHECKED_GAMES):
        for outcomes in _chance_nodes(game, Random(seed)):
            even = 1 / len(outcomes)
            if any(abs(chance - even) > 1e-9 for _, chance in outcomes):
                raise RuntimeError(f"{game} has uneven chances, so `_tuned` would be wrong")


def _constant_chance_nodes(game: Any) -> int:
    """Returns how many chance nodes each game has, which a native game does not show."""
    counts = {len(_chance_nodes(game, Random(seed))) for seed in range(CHECKED_GAMES)}
    if len(counts) != 1:
        raise RuntimeError(f"{game} varies in chance nodes, so decisions cannot be counted")
    return counts.pop()


def _chance_nodes(game: Any, random: Random) -> list[list[tuple[int, float]]]:
    """Returns the outcomes and probabilities of every chance node in one random game."""
    nodes: list[list[tuple[int, float]]] = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            nodes.append(state.chance_outcomes())
        state.apply_action(random.choice(state.legal_actions()))
    return nodes


# Created on import, so loading and checking a game is never timed.
play_hearts: Play = _as_documented("hearts")
play_oh_hell: Play = _as_documented("oh_hell")
play_crazy_eights: Play = _as_documented("crazy_eights")
play_hearts_stdlib: Play = _stepping("hearts")
play_hearts_tuned: Play = _tuned("hearts")
play_hearts_natively: Play = _native("hearts")
