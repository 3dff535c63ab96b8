"""A bot process: reads questions from standard input, writes answers to standard output.

It exits at the end of its input, so it never outlives its server.
"""

import os
import signal
import sys
from typing import BinaryIO

from draftingtable.server.bot_pool.pickling import pack, unpack
from draftingtable.table_bots.questions import AnyQuestion, Notice
from draftingtable.table_bots.thinking import Thinking

NICENESS = 10
"""Bots yield to the server, never the reverse."""


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
    serve(sys.stdin.buffer, out, Thinking())


def serve(source: BinaryIO, out: BinaryIO, thinking: Thinking) -> None:
    while (data := read_block(source)) is not None:
        message: AnyQuestion | Notice = unpack(data)
        if isinstance(message, Notice):
            thinking.forget(message)
        else:
            out.write(block(pack(thinking.answer(message))))
            out.flush()


if __name__ == "__main__":
    main()
