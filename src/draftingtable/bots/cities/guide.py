"""Between Two Cities for the search: journeymen suggest moves and play out the games."""

from __future__ import annotations

from math import exp
from typing import Final

from draftingtable.bots.cities.assigning import assignment_worths
from draftingtable.bots.cities.draft_placements import Placings
from draftingtable.bots.cities.drafting import pick_worths
from draftingtable.bots.cities.journeyman import PROSPECTS, SoberJudge
from draftingtable.bots.cities.policy import play_on, take_back_choices
from draftingtable.bots.cities.solo_placements import Spots
from draftingtable.bots.cities.solo_policy import play_on_solo
from draftingtable.bots.cities.win_payoffs import CitiesResult, stakes
from draftingtable.bots.search.guide import Advice, Guide, Result
from draftingtable.bots.search.payoffs import shared_win
from draftingtable.games.cities.draft.endgame import city_totals, draft_winners
from draftingtable.games.cities.draft.imagine import imagine
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.draft.state import PICKING
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import is_pick
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.cities.solo.state import ASSIGN, AUTOMACITY, CITIES, SEATS, YOU
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

SPREAD: Final = 3.0
MOST: Final = 10
"""The most moves to consider. Lower-ranked ones are hardly ever better."""
DOUBT: Final = 1.0
"""A move worth this many points less than the best gets 1 / e of its attention."""
EVENLY: Final = 0.1
"""The share of attention split evenly between all moves, because advice can be wrong."""


class CitiesGuide(Guide):
    """Searches only the seat's own move, since all seats move at once and turns are few.

    A tree of replies would be as wide as all seats' choices combined. Instead, journeymen reply at
    once: each iteration plays out one whole game.
    """

    def __init__(self) -> None:
        super().__init__(SPREAD, secrets=True, deep=False)
        self.most = MOST
        self.doubt = DOUBT
        self.adviser = SoberJudge(PROSPECTS)
        self.player = SoberJudge(PROSPECTS)
        self.player.closer_looks = 0

    def seat_of(self, view: View) -> int:
        if isinstance(view, SoloView):
            return YOU
        assert isinstance(view, CitiesView)
        return view.viewer

    def imagine(self, view: View, randomness: Randomness) -> Position:
        position = imagine(view, randomness)
        if isinstance(position, DraftPosition) and position.phase == PICKING:
            take_back_choices(position, self.seat_of(view))
        return position

    def is_secret(self, move: int) -> bool:
        return is_pick(move)

    def advise(self, position: Position, seat: int) -> Advice:
        if isinstance(position, SoloPosition):
            moves, worths = self._weigh_solo(position)
        else:
            assert isinstance(position, DraftPosition)
            moves, worths = self._weigh_draft(position, seat)
        return attention(moves, worths, self.most, self.doubt)

    def _weigh_solo(self, position: SoloPosition) -> tuple[list[int], list[float]]:
        if position.phase == ASSIGN:
            return assignment_worths(self.adviser, position.view(YOU))
        return Spots(self.adviser, position.view(YOU)).worths()

    def _weigh_draft(self, position: DraftPosition, seat: int) -> tuple[list[int], list[float]]:
        view = position.view(seat)
        if position.phase == PICKING:
            moves = position.legal_moves(seat)
            return moves, pick_worths(self.adviser, view, moves)
        placings = Placings(self.adviser, view)
        return placings.moves, placings.worths

    def play_out(self, position: Position, dealer: Dealer, randomness: Randomness) -> None:
        if isinstance(position, SoloPosition):
            play_on_solo(position, self.player, dealer)
        else:
            assert isinstance(position, DraftPosition)
            play_on(position, self.player, dealer)

    def judge(self, position: Position) -> Result:
        if isinstance(position, SoloPosition):
            wins = shared_win(SEATS, position.outcome().winners)
            totals = [float(position.score(city).total()) for city in range(CITIES)]
            totals[AUTOMACITY] += float(position.level_points)  # S6
            return CitiesResult(totals, SEATS, False, wins)
        assert isinstance(position, DraftPosition)
        cities, players, two = position.cities, position.players, position.two
        wins = shared_win(players, draft_winners(cities, players, two))
        return CitiesResult([float(each) for each in city_totals(cities)], players, two, wins)

    def payoffs(self, result: Result) -> list[float]:
        assert isinstance(result, CitiesResult)
        return stakes(result, self.spread)


def attention(moves: list[int], worths: list[float], most: int, doubt: float) -> Advice:
    """Returns the `most` best moves, best first, with shares based on expected points."""
    order = sorted([(-worth, place) for place, worth in enumerate(worths)])[:most]
    weights = [exp((order[0][0] - cost) / doubt) for cost, _ in order]
    whole = sum(weights)
    evenly = EVENLY / float(len(weights))
    shares = [evenly + (1.0 - EVENLY) * weight / whole for weight in weights]
    return Advice([moves[place] for _, place in order], shares)
