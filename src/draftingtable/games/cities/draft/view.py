"""What a viewer may know of a drafting mode (C3.1)."""

from __future__ import annotations

from typing import Final

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.grid import FAR
from draftingtable.games.cities.city.scoring import Score
from draftingtable.games.cities.city.text import city_text, tiles_text
from draftingtable.games.cities.draft.placement_preview import live_scores
from draftingtable.games.cities.draft.seating import builders, left_city, right_city
from draftingtable.games.core.view import View

PHASES: Final = ("picking", "placing", "dealing", "over")
SIDES: Final = {1: "left", -1: "right", 0: None}


class CitiesView(View):
    """Filled in by `DraftState.view`; seats count from 0, tiles are codes."""

    def __init__(self) -> None:
        self.viewer = -1
        self.players = 0
        self.two = False
        self.round = 0
        self.half = ""
        self.turn = 0
        self.phase = 0
        self.direction = 0
        """+1 if hands pass to the next seat, -1 to the one before, 0 if they do not pass."""
        self.acting: list[int] = []
        self.cities: list[City] = []
        self.hand: list[int] = []
        self.pick: list[int] = []
        """The viewer's own choice of this turn."""
        self.hand_sizes: list[int] = []
        """Hand sizes without picked tiles; everyone sees that a seat has picked."""
        self.picked: list[bool] = []
        self.known_hands: list[list[int] | None] = []
        """By seat: a hand that the viewer has passed on, without what has been revealed since."""
        self.revealed: list[list[int]] = []
        """By seat, while placing: both chosen tiles, and those of them not yet placed."""
        self.unplaced: list[list[int]] = []
        self.used: list[int] = []
        """By seat, while placing: the city that already has its tile of this turn, or NOBODY."""
        self.box_singles = 0
        self.box_duplexes = 0
        self.discarded = 0
        self.unseen: list[int] = []
        """All tiles in the box, in hands and among the discards that the viewer has never seen."""

    def cities_of(self, seat: int) -> list[int]:
        """Returns the left and the right city of a seat."""
        return [left_city(seat, self.two), right_city(seat, self.players, self.two)]

    def as_data(self) -> dict[str, object]:
        return {
            "game": "cities",
            "mode": "two" if self.two else "ring",
            "players": self.players,
            "viewer": self.viewer + 1 if self.viewer >= 0 else None,
            "round": self.round,
            "half": self.half or None,
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "passing": SIDES[self.direction],
            "acting": [seat + 1 for seat in self.acting],
            "hand": tiles_text(self.hand),
            "pick": tiles_text(self.pick),
            "seats": [self._seat_data(seat) for seat in range(self.players)],
            "cities": self._cities_data(),
            "box": {"singles": self.box_singles, "duplexes": self.box_duplexes},
            "discarded": self.discarded,
            "unseen": tiles_text(self.unseen),
        }

    def _seat_data(self, seat: int) -> dict[str, object]:
        left, right = self.cities_of(seat)
        known = self.known_hands[seat]
        return {
            "seat": seat + 1,
            "left": city_text(left),
            "right": city_text(right),
            "hand_size": self.hand_sizes[seat],
            "picked": self.picked[seat],
            "known": None if known is None else tiles_text(known),
            "revealed": tiles_text(self.revealed[seat]) if self.revealed else [],
            "unplaced": tiles_text(self.unplaced[seat]) if self.unplaced else [],
        }

    def _cities_data(self) -> list[dict[str, object]]:
        scores = live_scores(self.cities)
        return [
            self._city_data(number, city, scores[number]) for number, city in enumerate(self.cities)
        ]

    def _city_data(self, number: int, city: City, score: Score) -> dict[str, object]:
        return {
            "city": city_text(number),
            "builders": [seat + 1 for seat in builders(number, self.players, self.two)],
            "rows": city.rows(),
            "corner": corner(city),
            "size": city.size,
            "score": score.as_dict(),
        }


def corner(city: City) -> list[int]:
    """Returns the x and y of the first letter in the city's rows."""
    return [city.left - FAR, city.top - FAR]
