"""What a viewer may know of a solo game: all but the order of the box and the cards (S3)."""

from __future__ import annotations

from typing import Final

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, LETTERS
from draftingtable.games.cities.city.text import city_text, tiles_text
from draftingtable.games.cities.draft.seating import builders
from draftingtable.games.cities.draft.view import corner
from draftingtable.games.cities.moves import MOST_CITIES
from draftingtable.games.cities.solo.automa import Decision
from draftingtable.games.cities.solo.endgame import city_points
from draftingtable.games.cities.solo.state import (
    ASSIGN,
    AUTOMA,
    AUTOMACITY,
    CITIES,
    DUPLEX_TURN,
    OVER,
    PLACE,
    SEATS,
    SoloState,
)
from draftingtable.games.core.view import View

PHASES: Final = {AUTOMA: "automa", ASSIGN: "assigning", PLACE: "placing", OVER: "over"}
DEALING: Final = "dealing"


class SoloView(View):
    """The view of a solo game; seats and cities count from 0, tiles are codes."""

    def __init__(self) -> None:
        self.viewer = -1
        self.expert = False
        self.level = 0
        self.level_points = 0
        self.round = 0
        self.turn = 0
        self.phase = DEALING
        self.passing: str | None = None
        self.acting: list[int] = []
        self.hands: list[list[int]] = []
        """Open hands. Without drafting, yours is what was drawn face up."""
        self.waiting: list[int] = []
        """The cities that still need a tile from you."""
        self.to_place: list[tuple[int, int]] = []
        """Tiles assigned but not placed, each with its city."""
        self.yours: list[City] = []
        """Cities A and C."""
        self.automacity: list[int] = []
        """Automacity's count of each building (S1)."""
        self.points: list[dict[str, int]] = []
        """Current points by city; Automacity's total includes the level's points."""
        self.decisions: list[Decision] = []
        """What the Automas took this turn, and why; the last may still have to be played."""
        self.deck: list[str] = []
        """All Automa cards, from card 1; and the numbers of those not revealed yet."""
        self.cards_left: list[int] = []
        self.discard: list[int] = []
        self.unseen: list[int] = []

    def as_data(self) -> dict[str, object]:
        return {
            "game": "cities",
            "mode": "expert" if self.expert else "beginner",
            "players": SEATS,
            "viewer": self.viewer + 1 if self.viewer >= 0 else None,
            "level": self.level,
            "level_points": self.level_points,
            "round": self.round,
            "turn": self.turn,
            "phase": self.phase,
            "passing": self.passing,
            "acting": [seat + 1 for seat in self.acting],
            "hands": [tiles_text(hand) for hand in self.hands],
            "waiting": [city_text(city) for city in self.waiting],
            "to_place": [
                {"tile": tiles_text([tile])[0], "city": city_text(city)}
                for tile, city in self.to_place
            ],
            "cities": [self._city_data(city) for city in range(CITIES)],
            "decisions": [decision.as_data() for decision in self.decisions],
            "deck": self.deck[:],
            "cards_left": self.cards_left[:],
            "discard": tiles_text(self.discard),
            "unseen": tiles_text(self.unseen),
        }

    def _city_data(self, number: int) -> dict[str, object]:
        data: dict[str, object] = {
            "city": city_text(number),
            "builders": [seat + 1 for seat in builders(number, SEATS, False)],
            "score": dict(self.points[number]),
        }
        if number == AUTOMACITY:
            counts = self.automacity
            data["buildings"] = {LETTERS[code]: counts[code] for code in range(BUILDINGS)}
            data["size"] = sum(counts)
        else:
            city = self.yours[number >> 1]
            data["rows"] = city.rows()
            data["corner"] = corner(city)
            data["size"] = city.size
        return data


def view_of(state: SoloState, viewer: int) -> SoloView:
    """Returns the view, the same for every viewer: hands are open (S3)."""
    view = SoloView()
    view.viewer = viewer
    view.expert = state.expert
    view.level = state.level
    view.level_points = state.level_points
    view.round = state.round()
    view.turn = turn_in_round(state)
    view.phase = PHASES.get(state.phase, DEALING)
    view.passing = passing(state)
    view.acting = state.acting()
    view.hands = [hand[:] for hand in state.hands]
    view.waiting = state.waiting[:]
    view.to_place = [(code // MOST_CITIES, code % MOST_CITIES) for code in state.to_place]
    view.yours = [city.copy() for city in state.yours]
    view.automacity = state.automacity[:]
    view.points = [city_points(state, city) for city in range(CITIES)]
    view.decisions = state.decisions[:]
    view.deck = [card.text() for card in state.deck] if state.expert else []
    view.cards_left = sorted(state.cards)
    view.discard = state.discard[:]
    view.unseen = sorted(state.singles + state.duplexes)
    return view


def turn_in_round(state: SoloState) -> int:
    """Returns the turn, 1 to 3; there is only one with duplexes."""
    if state.turn < DUPLEX_TURN:
        return state.turn + 1
    if state.turn == DUPLEX_TURN:
        return 1
    return 3 if state.over else state.turn - DUPLEX_TURN


def passing(state: SoloState) -> str | None:
    """Returns where hands go after this turn, or None if they do not pass."""
    if not state.expert or state.round() == 2:
        return None
    return "left" if state.round() == 1 else "right"
