"""The themes of 5 Towers."""

from __future__ import annotations

from collections.abc import Callable

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.match import Match
from draftingtable.games.towers.components import card as card_of
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.limits import bid_limit
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.scoring import main_points, tower_points
from draftingtable.games.towers.state import BUILDING
from draftingtable.games.towers.text import cards_text
from tools.exercises.judged import LEARNER, Answer, Data, Judged

TOO_MANY = -1


def position_of(match: Match) -> TowersPosition:
    assert isinstance(match.position, TowersPosition)
    return match.position


def moves_of(match: Match, *verbs: str) -> dict[str, int]:
    """Returns the legal moves of these kinds, by their text."""
    texts = {match.game.notation.move_text(move): move for move in match.legal_moves(LEARNER)}
    return {text: move for text, move in texts.items() if text.split()[0] in verbs}


def after(match: Match, move: int) -> TowersPosition:
    position = position_of(match).copy()
    position.apply(LEARNER, move)
    return position


def largest(match: Match) -> Judged:
    """Which is the largest number that can be built (T4.1e)?"""
    position = position_of(match)
    limit = bid_limit(position, LEARNER)
    blocked = cards_text([one.card for one in limit.blocked])
    razing = limit.raze != NOBODY
    fitting: Data = {"cards": cards_text(limit.builds)}
    if razing:
        top = position.towers_of(LEARNER)[limit.raze][-1]
        fitting["raze"] = cards_text([card_of(limit.raze, top)])[0]
    answers: dict[str, Answer] = {}
    for text in moves_of(match, "bid", "pass"):
        number = int(text.split()[1]) if text != "pass" else 0
        if number > limit.largest:
            params = {"number": number, "cards": blocked}
            answers[text] = Answer(TOO_MANY, "too-many", params)
        else:
            reason = "too-few-razing" if razing and number == limit.largest - 1 else "too-few"
            answers[text] = Answer(number, reason, {"number": number}, fitting)
    return Judged(answers, "largest-razing" if razing else "largest")


def cards_after(position: TowersPosition) -> list[str]:
    """Returns the most cards that can still be built, in a working order, by trying everything."""
    if position.phase != BUILDING or position.turn != LEARNER:
        return []
    most: list[str] = []
    for text, move in legal_builds(position).items():
        next_position = position.copy()
        next_position.apply(LEARNER, move)
        most = max(most, built_by(text) + cards_after(next_position), key=len)
    return most


def built_by(text: str) -> list[str]:
    """Returns the card that a move builds, if it builds one."""
    verb, card = text.split()
    return [card] if verb == "build" else []


def legal_builds(position: TowersPosition) -> dict[str, int]:
    texts = {GAME.notation.move_text(move): move for move in position.legal_moves(LEARNER)}
    return {text: move for text, move in texts.items() if text != "withdraw"}


def fitting(match: Match, *verbs: str) -> dict[str, Answer]:
    """Measures how many cards can be built, starting with each move."""
    bid = position_of(match).left
    answers: dict[str, Answer] = {}
    for text, move in moves_of(match, *verbs).items():
        cards = built_by(text) + cards_after(after(match, move))
        params = {"count": len(cards), "number": bid}
        answers[text] = Answer(len(cards), "few-fit", params, {"cards": cards})
    return answers


def raze(match: Match) -> Judged:
    """Which card has to be razed, for all cards to fit (T4.2a)?"""
    bid = position_of(match).left
    return Judged(fitting(match, "raze", "build"), "all-fit", {"number": bid})


def order(match: Match) -> Judged:
    """Which card has to come first, for all cards to fit (T2.3)?"""
    bid = position_of(match).left
    return Judged(fitting(match, "build"), "all-fit", {"number": bid})


def why_so_many(match: Match, text: str, move: int) -> Data:
    """Returns what makes a card score more than 1: a roof, the main tower, or both."""
    before, now = position_of(match).towers_of(LEARNER), after(match, move).towers_of(LEARNER)
    main = main_points(now) - main_points(before)
    own = sum(map(tower_points, now)) - sum(map(tower_points, before))
    roofed = text.split()[1][1:] == "0"
    why = ("both" if main else "roof") if roofed else "main"
    return {"why": why, "own": own, "main": main}


def card(match: Match) -> Judged:
    """Which card scores most (T8)?"""
    before = position_of(match).outcome().scores[LEARNER]
    moves = moves_of(match, "build")
    gains = {
        text: after(match, move).outcome().scores[LEARNER] - before for text, move in moves.items()
    }
    best = max(gains.values())
    scores = {"before": before, "after": before + best}
    answers = {
        text: Answer(
            gain,
            "less",
            {"points": gain, "best": best},
            {**scores, **why_so_many(match, text, moves[text])},
        )
        for text, gain in gains.items()
    }
    return Judged(answers, "scored")


THEMES: dict[str, Callable[[Match], Judged]] = {
    "largest": largest,
    "raze": raze,
    "order": order,
    "card": card,
}
