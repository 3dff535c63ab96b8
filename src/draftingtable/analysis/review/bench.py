"""All that is needed to imagine games of one kind and to turn their results into chances."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from draftingtable.analysis.review.calibration import Trust, trust_for
from draftingtable.analysis.review.depth import Depth
from draftingtable.analysis.review.reviewer import Reviewer, reviewer_of
from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.bots.search.guide import Guide
from draftingtable.games.core.game import Game
from draftingtable.games.core.manifest import MODE
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness


@dataclass
class Bench:
    game: Game
    mode: str
    seats: int
    depth: Depth
    reviewer: Reviewer = field(init=False)
    guide: Guide = field(init=False)
    trust: Trust = field(init=False)

    def __post_init__(self) -> None:
        self.reviewer = reviewer_of(self.game.name)
        self.guide = self.reviewer.new_guide()
        self.trust = trust_for(self.game.name, self.mode, self.seats)

    @property
    def even(self) -> float:
        return 1.0 / self.seats

    def play_out(
        self, position: Position, deals: int, word: int, randomness: Randomness
    ) -> tuple[list[float], list[float]]:
        """Plays a position to its end; returns chances to win and scores, by seat.

        Deals are numbered from the beginning of the game, and a word stands for the luck of a whole
        game. So positions of the same game meet the same luck from the same number on.
        """
        dealer = PairedDealer(word)
        dealer.occasion = deals
        self.guide.play_out(position, dealer, randomness)
        result = self.guide.judge(position)
        return self.reviewer.win_shares(result, self.trust.spread), result.scores

    def move_text(self, move: int) -> str:
        return self.game.notation.move_text(move)


def bench_for(game: Game, options: Mapping[str, object], seats: int, depth: Depth) -> Bench:
    """`options` may be those of a setup, or a view's data: both name the mode."""
    return Bench(game, str(options.get(MODE, "")), seats, depth)
