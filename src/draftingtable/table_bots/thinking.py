"""Answers questions about a seat: what a bot plays there, or what it would advise.

It gets one seat's view and that seat's legal moves, never a position or a secret.
"""

import inspect
from typing import Any

from draftingtable.analysis.advice import adviser_of
from draftingtable.analysis.review.calibration import trust_for
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.courtesy import Choice, granted
from draftingtable.bots.core.levels import bot_maker, level_names, usual_level
from draftingtable.bots.search.analysis import Candidate
from draftingtable.bots.search.master import Master
from draftingtable.games.core.registry import get, manifest_of
from draftingtable.table_bots.questions import (
    AnyQuestion,
    CoachQuestion,
    MoveJudgement,
    Notice,
    Question,
    ReviewOver,
    ReviewSlice,
)
from draftingtable.table_bots.recent_games import RecentGames
from draftingtable.table_bots.reviewing import Reviewing, coached, judged

MOST_GAMES = 256
"""Games whose bots are kept."""
MOST_EXPLAINED = 3
"""Candidates that come with reasons."""


class Thinking:
    """Keeps the bots of the games it serves. Hints come from bots of their own."""

    def __init__(self, most_games: int = MOST_GAMES) -> None:
        self.games: RecentGames[Bot] = RecentGames(most_games)
        self.reviews = Reviewing()

    def answer(self, question: AnyQuestion) -> Any:
        if isinstance(question, ReviewSlice):
            return self.reviews.next_parts(question)
        if isinstance(question, MoveJudgement):
            return judged(question)
        if isinstance(question, CoachQuestion):
            return coached(question)
        return candidates(question) if question.hint else self.move(question)

    def move(self, question: Question) -> int:
        move = self.bot(question).choose(question.view, list(question.moves))
        choice = Choice(question.level, question.view, move, question.moves)
        return granted(question.game, choice, question.wishes)

    def forget(self, notice: Notice) -> None:
        """Drops what nobody needs any more."""
        if isinstance(notice, ReviewOver):
            self.reviews.forget(notice.review)
        else:
            self.games.forget(notice.table)

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
    """Returns the candidates, best first, with the reasons for the best three."""
    found = searched(question) if "master" in level_names(question.game) else usual(question)
    notation = get(question.game).notation
    data = [with_chance(question, each, each.as_data(notation)) for each in found]
    adviser = adviser_of(question.game)
    if adviser is not None:
        for each, shown in zip(found[:MOST_EXPLAINED], data, strict=False):
            shown["advice"] = adviser(question.view, each.move, question.moves).as_data()
    return data


def with_chance(question: Question, found: Candidate, data: dict[str, object]) -> dict[str, object]:
    """Adds the mover's chance to win as reviews give it, if this game can be reviewed."""
    if found.visits and manifest_of(question.game).reviewer:
        mode = str(question.view.as_data().get("mode", ""))
        trust = trust_for(question.game, mode, len(found.wins))
        chances = trust.chances(found.wins, found.visits)
        return {**data, "chance": round(chances[question.seat], 4)}
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
