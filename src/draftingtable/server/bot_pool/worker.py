"""A bot process: reads questions from standard input, writes answers to standard output.

It gets one seat's view and legal moves, never a position or a secret. It exits at the end of its
input, so it never outlives its server.
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
"""Bots yield to the server, never the reverse."""


@dataclass(frozen=True)
class Question:
    """Asks for the move of a bot of that level, or with `hint` for an analysis."""

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
    """Returns a time limit for bots that search."""
    try:
        known = inspect.signature(maker).parameters
    except (TypeError, ValueError):  # compiled functions have no signature; none of these search
        return {}
    return {"seconds": seconds} if "seconds" in known else {}


def candidates(question: Question) -> list[dict[str, object]]:
    """Returns a master's candidates; without a master, the default bot's move with no visits."""
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
    while (data := read_block(sys.stdin.buffer)) is not None:
        out.write(block(pack(answer(unpack(data)))))
        out.flush()


if __name__ == "__main__":
    main()
