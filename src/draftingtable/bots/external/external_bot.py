"""A seat that somebody else's program plays."""

from collections.abc import Sequence

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.external import protocol
from draftingtable.bots.external.link import Link
from draftingtable.games.core.notation import Notation
from draftingtable.games.core.view import View


class ExternalBot(Bot):
    """For one game; the link behind it goes on to the next."""

    def __init__(self, link: Link, notation: Notation, limit: float) -> None:
        self.link = link
        self.notation = notation
        self.limit = limit

    def start(self, table: protocol.GameStart, seat: int, seed: str) -> None:
        self.link.send(protocol.start(table, seat, seed, self.limit))

    def choose(self, view: View, moves: Sequence[int]) -> int:
        """What the program answers, or a `Fault`."""
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
