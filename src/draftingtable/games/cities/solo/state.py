"""The data of a solo position (S): hands, three cities, the box, and progress in the turn.

Seats: 0 is you, 1 Autommaso, 2 Automarta. Cities: 0 is yours with Autommaso, 1 Automacity, 2 yours
with Automarta. A game has seven turns in both modes: three with singles, one with duplexes, three
more.

Copies share everything: lists are replaced rather than changed in place, and so are cities, unless
`own_cities` says that no copy shares them.
"""

from __future__ import annotations

from typing import Final

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import (
    BUILDINGS,
    FACTORY,
    SUPPLY,
    TILES,
    halves,
)
from draftingtable.games.cities.city.scoring import Score, factory_count, factory_value, live_score
from draftingtable.games.cities.moves import MOST_CITIES
from draftingtable.games.cities.solo.automa import Decision, Site
from draftingtable.games.cities.solo.automa_cards import DECK_SIZE, AutomaCard
from draftingtable.games.cities.solo.automacity import automacity_score
from draftingtable.games.core.position import Position

YOU: Final = 0
AUTOMMASO: Final = 1
AUTOMARTA: Final = 2
SEATS: Final = 3
AUTOMACITY: Final = 1
CITIES: Final = 3
YOUR_CITIES: Final = (0, 2)

# Up to CARD, chance comes next.
RANDOM: Final = 0
HANDS: Final = 1
DRAW: Final = 2
CARD: Final = 3
AUTOMA: Final = 4
ASSIGN: Final = 5
PLACE: Final = 6
OVER: Final = 7

TURNS: Final = 7
ALL_YOURS: Final = 3
DUPLEX_TURN: Final = 3

ALL_SINGLES: Final = [tile for tile in range(BUILDINGS) for _ in range(SUPPLY[tile])]
ALL_DUPLEXES: Final = list(range(BUILDINGS, TILES))


class SoloState(Position):
    """A position's data, how to copy it, and what follows from the cities."""

    def __init__(
        self, expert: bool, level: int, level_points: int, deck: tuple[AutomaCard, ...]
    ) -> None:
        super().__init__()
        self.expert = expert
        self.level = level
        self.level_points = level_points
        self.deck = deck
        self.phase: int = RANDOM
        self.turn = 0
        self.step = 0  # how many random tiles, hands or draws this turn has had
        self.automa: int = AUTOMMASO
        self.own_cities = 0  # of `yours`: those that no copy shares, one bit each

    def fill(self) -> None:
        """Sets up the table before the first deal."""
        self.dealing = True
        # Unseen tiles and Automa cards (from 1): which ones is known, their order is not.
        self.singles: list[int] = ALL_SINGLES[:]
        self.duplexes: list[int] = ALL_DUPLEXES[:]
        self.cards: list[int] = list(range(1, DECK_SIZE + 1)) if self.expert else []
        self.discard: list[int] = []
        # Sorted. In beginner mode, and for duplexes, your hand is what was drawn face up.
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.yours: list[City] = [City(), City()]
        self.own_cities = ALL_YOURS
        self.automacity: list[int] = [0] * BUILDINGS
        self.waiting: list[int] = []  # cities that still need a tile from you
        self.to_place: list[int] = []  # tile * 7 + city, as in the moves; sorted
        self.decisions: list[Decision] = []  # this turn's; while AUTOMA, the last is not played yet

    def round(self) -> int:
        """Returns 1 or 3 with single tiles, 2 with duplexes."""
        if self.turn < DUPLEX_TURN:
            return 1
        return 2 if self.turn == DUPLEX_TURN else 3

    def progress(self) -> str:
        return f"round {self.round()}"

    def pool(self) -> list[int]:
        """Returns the tiles that this turn draws from."""
        return self.duplexes if self.draws_duplexes() else self.singles

    def draws_duplexes(self) -> bool:
        """Whether duplexes are drawn now, as also in an expert's set-up (S3)."""
        return self.turn == DUPLEX_TURN or (self.expert and self.phase == RANDOM)

    def city(self, number: int) -> City:
        """Returns one of your cities, 0 or 2."""
        return self.yours[number >> 1]

    def collect(self, tile: int) -> None:
        """Adds a tile to Automacity (S1)."""
        counts = self.automacity[:]
        for building in halves(tile):
            counts[building] += 1
        self.automacity = counts

    def await_placing(self, tile: int, city: int) -> None:
        self.to_place = sorted([*self.to_place, tile * MOST_CITIES + city])

    def set_hand(self, seat: int, tiles: list[int]) -> None:
        hands = self.hands[:]
        hands[seat] = tiles
        self.hands = hands

    def own_city(self, number: int) -> City:
        """Returns one of your cities to build in, no longer shared with copies."""
        place = number >> 1
        if self.own_cities >> place & 1 == 0:
            cities = self.yours[:]
            cities[place] = cities[place].copy()
            self.yours = cities
            self.own_cities |= 1 << place
        return self.yours[place]

    def factories(self, city: int) -> int:
        if city == AUTOMACITY:
            return self.automacity[FACTORY]
        return factory_count(self.city(city))

    def rivals(self, city: int) -> list[int]:
        """Returns the factory counts of the two other cities (C5.2)."""
        return [self.factories(other) for other in range(CITIES) if other != city]

    def site(self, city: int) -> Site:
        """Returns a city as an Automa sees it."""
        rivals = self.rivals(city)
        if city == AUTOMACITY:
            return Site(city, None, self.automacity, rivals)
        return Site(city, self.city(city), self.city(city).counts(), rivals)

    def score(self, city: int) -> Score:
        """Returns a city's current score (C5, S1), without the level's points."""
        rivals = self.rivals(city)
        if city == AUTOMACITY:
            return automacity_score(
                self.automacity, factory_value(self.automacity[FACTORY], rivals)
            )
        return live_score(self.city(city), rivals)

    def counts(self, city: int) -> list[int]:
        """Returns how many of each of the nine buildings a city has."""
        return self.automacity[:] if city == AUTOMACITY else self.city(city).counts()

    def copy_to(self, twin: SoloState) -> None:
        twin.over = self.over
        twin.dealing = self.dealing
        twin.journal = None
        twin.singles = self.singles
        twin.duplexes = self.duplexes
        twin.cards = self.cards
        twin.discard = self.discard
        twin.hands = self.hands
        twin.yours = self.yours
        self.own_cities = 0
        twin.automacity = self.automacity
        twin.phase = self.phase
        twin.turn = self.turn
        twin.step = self.step
        twin.waiting = self.waiting
        twin.to_place = self.to_place
        twin.automa = self.automa
        twin.decisions = self.decisions

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        arguments = (self.expert, self.level, self.level_points, self.deck)
        return type(self), arguments, self.__getstate__()

    def snapshot(self) -> dict[str, object]:
        return {
            "expert": self.expert,
            "level": self.level,
            "deck": [card.text() for card in self.deck],
            "singles": self.singles[:],
            "duplexes": self.duplexes[:],
            "cards": self.cards[:],
            "discard": self.discard[:],
            "hands": [hand[:] for hand in self.hands],
            "yours": [city.buildings() for city in self.yours],
            "automacity": self.automacity[:],
            "phase": self.phase,
            "turn": self.turn,
            "step": self.step,
            "waiting": self.waiting[:],
            "to_place": self.to_place[:],
            "automa": self.automa,
            "decisions": [decision.as_data() for decision in self.decisions],
            "over": self.over,
            "dealing": self.dealing,
        }
