"""Our bots, by what they are asked in games of journeymen: views and legal moves.

A journeyman's decisions are counted, and the iterations of a master's search.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import TYPE_CHECKING

from bench.contender import Load, Play
from bench.tally import Tally, play_for

if TYPE_CHECKING:
    from draftingtable.games.core.view import View

PLAYERS = 3
GAMES = 2
ITERATIONS = 50
"""Enough for a master's search to take much longer than its beginning."""
POSITIONS = 20


def _questions(name: str) -> list[tuple[View, list[int]]]:
    """Returns what journeymen are asked, wherever there is a choice."""
    from draftingtable.bots.core.levels import bot_maker
    from draftingtable.games.core.match import new

    bot = bot_maker(name, "journeyman")("questions")
    asked: list[tuple[View, list[int]]] = []
    for game in range(GAMES):
        match = new(name, PLAYERS, seed=game)
        while not match.over:
            seat = match.acting()[0]
            view, moves = match.view(seat), match.legal_moves(seat)
            if len(moves) > 1:
                asked.append((view, moves))
            match.play(seat, bot.choose(view, moves))
    return asked


def _journeyman(name: str) -> Load:
    def load() -> Play:
        from draftingtable.bots.core.levels import bot_maker

        questions = _questions(name)
        bot = bot_maker(name, "journeyman")("bench")

        def answer_all() -> tuple[int, int]:
            for view, moves in questions:
                bot.choose(view, moves)
            return GAMES, len(questions)

        return _repeated(answer_all)

    return load


def _master(name: str) -> Load:
    def load() -> Play:
        from draftingtable.bots.core.levels import bot_maker
        from draftingtable.bots.search.master import Master

        questions = _questions(name)
        views = cycle([view for view, _ in questions[:: len(questions) // POSITIONS]])
        bot = bot_maker(name, "master")("bench", iterations=ITERATIONS)
        assert isinstance(bot, Master)

        def search() -> tuple[int, int]:
            return 1, bot.analyse(next(views)).iterations

        return _repeated(search)

    return load


def _repeated(once: Callable[[], tuple[int, int]]) -> Play:
    def play(seconds: float, seed: int) -> Tally:
        return play_for(seconds, once)

    return play


BOTS: dict[str, Load] = {
    "towers-journeyman": _journeyman("towers"),
    "cities-journeyman": _journeyman("cities"),
    "towers-master": _master("towers"),
    "cities-master": _master("cities"),
}
