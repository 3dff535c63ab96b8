"""Quick play against the Automas, for playing out solo games in a search."""

from __future__ import annotations

from draftingtable.bots.cities.assigning import best_assignment
from draftingtable.bots.cities.judging import Judge
from draftingtable.bots.cities.solo_placements import Spots
from draftingtable.games.cities.moves import MOST_CITIES
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.cities.solo.state import ASSIGN, YOU
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.dealers import Dealer


def play_on_solo(position: SoloPosition, judge: Judge, dealer: Dealer) -> None:
    """Plays the game to its end from any position."""
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        if seat != YOU:
            position.apply(seat, position.legal_moves(seat)[0])
        elif position.phase == ASSIGN:
            position.apply(seat, best_assignment(judge, glimpse(position)))
        else:
            position.apply(seat, Spots(judge, glimpse(position)).quick())


def glimpse(position: SoloPosition) -> SoloView:
    """Returns just enough of a view for a decision. A full one takes longer than the decision."""
    view = SoloView()
    view.round = position.round()
    view.hands = position.hands
    view.waiting = position.waiting
    view.to_place = [(code // MOST_CITIES, code % MOST_CITIES) for code in position.to_place]
    view.yours = position.yours
    view.automacity = position.automacity
    return view
