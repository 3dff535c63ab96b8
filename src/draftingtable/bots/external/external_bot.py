"""A seat played by an external program."""

from collections.abc import Sequence

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.external import protocol
from draftingtable.bots.external.link import Link
from draftingtable.games.core.notation import Notation
from draftingtable.games.core.view import View


class ExternalBot(Bot):
    """A bot for one game. The link behind it is reused for the next."""

    def __init__(self, link: Link, notation: Notation, limit: float) -> None:
        self.link = link
        self.notation = notation
        self.limit = limit

    def start(self, table: protocol.GameStart, seat: int, seed: str) -> None:
        self.link.send(protocol.start(table, seat, seed, self.limit))

    def choose(self, view: View, moves: Sequence[int]) -> int:
        """Returns the program's move or raises a `Fault`."""
        texts = [self.notation.move_text(move) for move in moves]
        self.link.number += 1
        request = protocol.choose(self.link.number, texts, view.as_data())
        answer = self.link.ask(request, self.limit)
        if answer not in texts:
            raise self.link.fault("illegal", answer)
        return moves[texts.index(answer)]

    def finish(
        self, scores: Sequence[int] | None, winners: Sequence[int], forfeit: int | None
    ) -> None:
        self.link.send(protocol.end(scores, winners, forfeit))
