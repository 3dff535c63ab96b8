"""Games of any mode between mixed levels, and what the imagined ones said along the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from draftingtable.analysis.review.playouts import Playouts, words_for
from draftingtable.analysis.review.reviewer import reviewer_of
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import bot_maker
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.game import Setup
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import get, manifest_of

LEVELS: Final = (*("novice", "apprentice", "journeyman") * 3, "master")
"""Drawn for each seat: few masters, because they take longer than all the others."""
ITERATIONS: Final = 5
POINTS: Final = 4
"""Positions that are looked at in each game: next ones have nearly the same chances."""
SAMPLES: Final = 48


@dataclass(frozen=True)
class Kind:
    """A game, its mode and the number of seats."""

    game: str
    mode: str
    players: int

    @property
    def name(self) -> str:
        return "-".join(str(part) for part in (self.game, self.mode, self.players) if part)

    def setup(self, start: int) -> Setup:
        game = get(self.game)
        options = {"mode": self.mode} if self.mode else {}
        return game.setup(self.players, options, start if game.has_start else None)


def kinds() -> list[Kind]:
    """Returns every game, mode and number of seats that can be reviewed."""
    return [
        Kind(game, mode, players)
        for game in ("towers", "cities")
        for mode, counts in manifest_of(game).players.items()
        for players in counts
    ]


@dataclass(frozen=True)
class Point:
    """A position as the imagined games saw it, and how the real game ended."""

    deals: int
    wins: list[float]
    scores: list[int]
    """The scores in the position."""
    result: list[float]


def play(kind: Kind, *seed: object) -> list[Point]:
    """Plays one game; returns a few of its positions, drawn at random."""
    random = Randomness("mixed", kind.name, *seed)
    position = get(kind.game).begin(kind.setup(random.below(kind.players)))
    bots = [new_bot(kind.game, random) for _ in range(kind.players)]
    seen = positions_of(position, bots, SamplingDealer("mixed", kind.name, *seed))
    winners = position.outcome().winners
    result = [1 / len(winners) if seat in winners else 0.0 for seat in range(kind.players)]
    chosen = [seen[random.below(len(seen))] for _ in range(POINTS)]
    guide = reviewer_of(kind.game).new_guide()
    points: list[Point] = []
    for number, (deals, before) in enumerate(chosen):
        found = Playouts(before, deals, kind.players)
        found.play(guide, words_for(SAMPLES, "mixed", number, *seed), SAMPLES)
        points.append(Point(deals, found.mean_wins(), before.scores(), result))
    return points


def new_bot(game: str, random: Randomness) -> Bot:
    level = LEVELS[random.below(len(LEVELS))]
    maker = bot_maker(game, level)
    return maker(random.word(), iterations=ITERATIONS) if level == "master" else maker(random.word())


def positions_of(
    position: Position, bots: list[Bot], dealer: SamplingDealer
) -> list[tuple[int, Position]]:
    """Plays to the end; returns the positions before each choice, with the number of deals."""
    seen: list[tuple[int, Position]] = []
    deals = 0
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            deals += 1
            continue
        seat = position.actor()
        moves = position.legal_moves(seat)
        if position.automatic(seat):
            position.apply(seat, moves[0])
            continue
        seen.append((deals, position.copy()))
        position.apply(seat, bots[seat].choose(position.view(seat), moves))
    return seen
