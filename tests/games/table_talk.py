"""Playing moves in notation at a test's table, and getting refusals."""

import pytest

from draftingtable.games.core.errors import IllegalMove
from draftingtable.games.core.game import Game
from draftingtable.games.core.position import Position


class TableTalk:
    """Shared by the tables of all games' tests; each sets its own position."""

    game: Game
    position: Position

    def say(self, *lines: str) -> None:
        """Plays moves as in a record: `3 bid 5`."""
        for line in lines:
            seat, move = self.read(line)
            self.position.apply(seat, move)

    def refuse(self, line: str) -> IllegalMove:
        """Returns the refusal of a move, which must leave everything unchanged."""
        seat, move = self.read(line)
        before = self.position.snapshot()
        with pytest.raises(IllegalMove) as caught:
            self.position.apply(seat, move)
        assert self.position.snapshot() == before
        assert move not in self.position.legal_moves(seat)
        return caught.value

    def read(self, line: str) -> tuple[int, int]:
        seat, _, move = line.partition(" ")
        return int(seat) - 1, self.game.notation.parse_move(move)
