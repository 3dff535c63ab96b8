"""A process in which bots think: reads questions from standard input, writes answers.

It gets one seat's view and that seat's legal moves, never a position or a secret. It ends when
its input ends, so that no thinker outlives its server, whatever happened to that.
"""

import inspect
import os
import signal
import sys
from dataclasses import dataclass
from typing import Any, BinaryIO

from draftingtable.bots.core.levels import bot_maker, level_names, usual_level
from draftingtable.bots.search.master import Master
from draftingtable.games.core.registry import get
from draftingtable.games.core.view import View
from draftingtable.server.bot_pool.pickling import pack, unpack

NICENESS = 10
"""Thinking waits for the server, never the server for thinking."""


@dataclass(frozen=True)
class Question:
    """What would a bot of that level do? Or, with `hint`: what is there to say about it?"""

    game: str
    level: str
    seed: str
    view: View
    moves: tuple[int, ...]
    seconds: float
    hint: bool = False


def answer(question: Question) -> Any:
    return candidates(question) if question.hint else move(question)


def move(question: Question) -> int:
    maker = bot_maker(question.game, question.level)
    bot = maker(question.seed, **limits(maker, question.seconds))
    return bot.choose(question.view, list(question.moves))


def limits(maker: Any, seconds: float) -> dict[str, float]:
    """Only bots that search have a time limit."""
    try:
        known = inspect.signature(maker).parameters
    except (TypeError, ValueError):  # compiled, and does not tell: none of those searches
        return {}
    return {"seconds": seconds} if "seconds" in known else {}


def candidates(question: Question) -> list[dict[str, object]]:
    """A master's candidates; where a game has none, the usual bot's move, visited by nobody."""
    notation = get(question.game).notation
    if "master" in level_names(question.game):
        bot = bot_maker(question.game, "master")(question.seed, seconds=question.seconds)
        assert isinstance(bot, Master)
        found = bot.analyse(question.view).candidates
        return [each.as_data(notation) for each in found if each.move in question.moves]
    usual = bot_maker(question.game, usual_level(question.game))(question.seed)
    text = notation.move_text(usual.choose(question.view, list(question.moves)))
    return [{"move": text, "visits": 0, "value": 0.0, "scores": [], "wins": []}]


def read_block(source: BinaryIO) -> bytes | None:
    """What one side has written for the other; nothing when it has gone."""
    head = source.read(4)
    if len(head) < 4:
        return None
    return source.read(int.from_bytes(head, "big"))


def block(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then tells us
    os.nice(NICENESS)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not stand among the answers
    while (data := read_block(sys.stdin.buffer)) is not None:
        out.write(block(pack(answer(unpack(data)))))
        out.flush()


if __name__ == "__main__":
    main()
