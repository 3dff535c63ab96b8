"""A bot process: reads questions from standard input, writes answers to standard output.

It gets one seat's view and that seat's legal moves, never a position or a secret. It exits at
the end of its input, so it never outlives its server.
"""

import inspect
import os
import signal
import sys
from typing import Any, BinaryIO

from draftingtable.analysis.advice import adviser_of
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.courtesy import Choice, granted
from draftingtable.bots.core.levels import bot_maker, level_names, usual_level
from draftingtable.bots.search.analysis import Candidate
from draftingtable.bots.search.master import Master
from draftingtable.games.core.registry import get
from draftingtable.server.bot_pool.pickling import pack, unpack
from draftingtable.server.bot_pool.questions import GameOver, Question
from draftingtable.server.bot_pool.recent_games import RecentGames

NICENESS = 10
"""Bots yield to the server, never the reverse."""
MOST_GAMES = 256
"""Games whose bots a worker keeps."""


class Worker:
    """Keeps the bots of the games it serves. Hints come from bots of their own."""

    def __init__(self, most_games: int = MOST_GAMES) -> None:
        self.games: RecentGames[Bot] = RecentGames(most_games)

    def answer(self, question: Question) -> Any:
        if question.hint:
            return candidates(question)
        move = self.bot(question).choose(question.view, list(question.moves))
        choice = Choice(question.level, question.view, move, question.moves)
        return granted(question.game, choice, question.wishes)

    def bot(self, question: Question) -> Bot:
        """The one that has played this game here so far, or a new one, which starts midway."""
        bots = self.games.bots(question.table)
        if question.place not in bots:
            bots[question.place] = new_bot(question)
        return bots[question.place]


def new_bot(question: Question) -> Bot:
    maker = bot_maker(question.game, question.level)
    return maker(question.seed, **limits(maker, question.seconds))


def limits(maker: Any, seconds: float) -> dict[str, float]:
    """Returns a time limit for bots that search."""
    try:
        known = inspect.signature(maker).parameters
    except (TypeError, ValueError):  # compiled functions have no signature; none of these search
        return {}
    return {"seconds": seconds} if "seconds" in known else {}


def candidates(question: Question) -> list[dict[str, object]]:
    """Returns the candidates, best first, with the reasons for the best one."""
    found = searched(question) if "master" in level_names(question.game) else usual(question)
    notation = get(question.game).notation
    data = [each.as_data(notation) for each in found]
    adviser = adviser_of(question.game)
    if found and adviser is not None:
        data[0]["advice"] = adviser(question.view, found[0].move, question.moves).as_data()
    return data


def searched(question: Question) -> list[Candidate]:
    """Returns a master's candidates."""
    bot = bot_maker(question.game, "master")(question.seed, seconds=question.seconds)
    assert isinstance(bot, Master)
    found = bot.analyse(question.view).candidates
    return [each for each in found if each.move in question.moves]


def usual(question: Question) -> list[Candidate]:
    """Returns the default bot's move, with no visits, for games without a master."""
    bot = bot_maker(question.game, usual_level(question.game))(question.seed)
    return [Candidate(bot.choose(question.view, list(question.moves)), 0, 0.0, [], [])]


def read_block(source: BinaryIO) -> bytes | None:
    """Reads a block from the other process; None if it is gone."""
    head = source.read(4)
    if len(head) < 4:
        return None
    return source.read(int.from_bytes(head, "big"))


def block(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    os.nice(NICENESS)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # keep a bot's prints out of the answers
    serve(sys.stdin.buffer, out, Worker())


def serve(source: BinaryIO, out: BinaryIO, worker: Worker) -> None:
    while (data := read_block(source)) is not None:
        message: Question | GameOver = unpack(data)
        if isinstance(message, GameOver):
            worker.games.forget(message.table)
        else:
            out.write(block(pack(worker.answer(message))))
            out.flush()


if __name__ == "__main__":
    main()
