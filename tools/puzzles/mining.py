"""Looks for puzzles: positions in which one move is clearly better than all others.

Each stage costs more than the one before and lets fewer positions through.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Final

from draftingtable.bots.search.guide import Guide
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View
from tools.puzzles import cities_themes, towers_themes
from tools.puzzles.bot_games import LEARNER, BotGame
from tools.puzzles.difficulty import rating_of, solve_rates
from tools.puzzles.puzzle import Collection, Puzzle, write_lines
from tools.puzzles.search import SURE, Trial, guide_of

LEAD: Final = 0.15
"""By how much the right move must be better than any other, in winning chance."""
AT_LEAST: Final = 0.10
"""What it is better by with 97.5 % certainty."""
SAME: Final = 0.05
"""Parts of one play are worth the same within this much."""
MOST_RIGHT: Final = 3
LOOK: Final = 12
SCREEN: Final = 160
VERIFY: Final = 10 * SCREEN
HOPEFUL: Final = 0.75
"""Standard errors by which a first look may be too low."""
HOPELESS: Final = 4.0
"""Standard errors after which a move need not be sampled further."""
EARLY: Final = 6
"""Decisions at the beginning of a game, where hardly any move is worth so much."""
FEWEST_MOVES: Final = 3
EASY: Final = 0.75
"""A puzzle that novices and apprentices find this often is trivial."""
PER_GAME: Final = 3
APART: Final = 6
"""Decisions between two puzzles of the same game."""
CLEAR: Final = 0.97
"""Beyond this chance to win, or below the opposite, nothing is at stake."""
THEMES: Final[dict[str, Callable[[View, int], str]]] = {
    "towers": towers_themes.theme_of,
    "cities": cities_themes.theme_of,
}


@dataclass(frozen=True)
class Finding:
    """A right move, its other parts, and what was measured."""

    right: list[int]
    trial: Trial
    lead: float
    error: float


class Miner:
    def __init__(self, collection: Collection, wanted: int, share: float = 0.25) -> None:
        self.collection = collection
        self.wanted = wanted
        self.most = max(1, round(share * wanted))
        """The most puzzles of one theme."""
        self.guide: Guide = guide_of(collection.game)
        self.counts = Counter(collection.counts)
        self.themes = Counter(puzzle.theme for puzzle in collection.puzzles)

    @property
    def done(self) -> bool:
        return len(self.collection.puzzles) >= self.wanted

    def next_game(self) -> None:
        """Looks at one more game."""
        began = process_time()
        collection = self.collection
        for puzzle in self._puzzles(collection.games):
            collection.puzzles.append(puzzle)
            self.themes[puzzle.theme] += 1
        collection.games += 1
        collection.counts = dict(sorted(self.counts.items()))
        collection.seconds += process_time() - began

    def _puzzles(self, number: int) -> Iterator[Puzzle]:
        game = BotGame(self.collection.game, number, self.collection.seed)
        found, last = 0, EARLY - APART
        for at, match in enumerate(game.decisions()):
            if found < PER_GAME and at - last >= APART and not self.done:
                puzzle = self._look(game, match, f"{number}-{at}")
                if puzzle is not None:
                    found, last = found + 1, at
                    yield puzzle

    def _look(self, game: BotGame, match: Match, name: str) -> Puzzle | None:
        moves = match.legal_moves(LEARNER)
        if len(moves) < FEWEST_MOVES:
            return None
        view = match.view(LEARNER)
        seed = f"{self.collection.seed}\x1f{name}"
        right = self._promising(view, seed)
        if not right:
            return None
        self._count("screened", game)
        theme = THEMES[self.collection.game](view, right[0])
        self.counts[f"screened {theme}"] += 1
        if self.themes[theme] >= self.most:
            return None
        rates = solve_rates(self.collection.game, view, moves, right, seed)
        if min(rates["novice"], rates["apprentice"]) >= EASY:
            self._count("trivial", game)
            return None
        finding = verify(self.guide, view, moves, right, seed)
        if finding is None:
            self._count("refuted", game)
            return None
        self._count("found", game)
        return self._puzzle(game, match, name, theme, finding, rates)

    def _count(self, what: str, game: BotGame) -> None:
        self.counts[what] += 1
        self.counts[f"{what} {game.mode.name}"] += 1

    def _promising(self, view: View, seed: str) -> list[int]:
        """Returns the move that seems better than all other sensible ones, or nothing."""
        first = self.guide.imagine(view, Randomness("advice", seed))
        sensible = self.guide.advise(first, self.guide.seat_of(view)).moves
        if len(sensible) < 2:
            return []
        self.counts["looked at"] += 1
        trial = Trial(self.guide, view, sensible, f"{seed}\x1fscreen")
        for samples, doubt in ((LOOK, HOPEFUL), (SCREEN, 0.0)):
            trial.sample(samples)
            right = one_play(trial)
            rivals = [move for move in trial.order() if move not in right]
            if not right or not rivals or not at_stake(trial, right[0]):
                return []
            lead, error = trial.lead(right[0], rivals[0])
            if lead + doubt * error < LEAD:
                return []
            trial.drop(hopeless(trial, right[0]))
        return right

    def _puzzle(
        self,
        game: BotGame,
        match: Match,
        name: str,
        theme: str,
        finding: Finding,
        rates: dict[str, float],
    ) -> Puzzle:
        text = match.game.notation.move_text
        trial = finding.trial
        order = sorted(trial.moves, key=lambda move: (-trial.chance(move), move))
        return Puzzle(
            id=name,
            mode=game.mode.name,
            players=game.mode.players,
            theme=theme,
            rating=rating_of(rates, len(trial.moves), finding.lead),
            options=dict(match.setup.options),
            start=match.setup.start,
            seats=list(match.names),
            lines=write_lines(match.lines),
            right=[text(move) for move in finding.right],
            worth={text(move): round(trial.chance(move), 3) for move in order},
            lead=round(finding.lead, 3),
            error=round(finding.error, 4),
            samples=VERIFY,
            solved=rates,
        )


def at_stake(trial: Trial, best: int) -> bool:
    worst = min(map(trial.chance, trial.moves))
    return trial.chance(best) > LEAD and worst < CLEAR


def one_play(trial: Trial) -> list[int]:
    """Returns the best move, with those that are parts of the same play: order is no question.

    Nothing if they are too many: then almost anything is right.
    """
    best, *others = trial.order()
    near = [move for move in others if trial.lead(best, move)[0] < SAME]
    right = [best, *(move for move in near if trial.same_play(best, move))]
    return right if len(right) <= MOST_RIGHT else []


def hopeless(trial: Trial, best: int) -> list[int]:
    """Returns the moves that are certainly worse by more than what is required."""
    return [move for move in trial.running if move != best and is_hopeless(trial, best, move)]


def is_hopeless(trial: Trial, best: int, move: int) -> bool:
    lead, error = trial.lead(best, move)
    return lead - HOPELESS * error > LEAD


def verify(
    guide: Guide, view: View, moves: list[int], right: list[int], seed: str
) -> Finding | None:
    """Compares the right move with all other legal ones: at ten times the depth, afresh."""
    trial = Trial(guide, view, moves, f"{seed}\x1fverify")
    best = right[0]
    for samples in (LOOK, SCREEN, VERIFY // 2, VERIFY):
        trial.sample(samples)
        if any(is_refuted(trial, best, move, right) for move in trial.running if move != best):
            return None
        trial.drop(move for move in hopeless(trial, best) if move not in right)
    return judged(trial, right)


def is_refuted(trial: Trial, best: int, move: int, right: list[int]) -> bool:
    """Whether more samples would hardly make it a puzzle."""
    lead, error = trial.lead(best, move)
    if move in right:
        return lead - HOPELESS * error > SAME
    return lead + SURE * error < LEAD


def judged(trial: Trial, right: list[int]) -> Finding | None:
    best = right[0]
    if any(trial.lead(best, move)[0] > SAME for move in right[1:]):
        return None
    leads = [trial.lead(best, move) for move in trial.moves if move not in right]
    if any(lead < LEAD or lead - SURE * error < AT_LEAST for lead, error in leads):
        return None
    lead, error = min(leads)
    return Finding(right, trial, lead, error)
