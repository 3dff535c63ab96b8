"""The solo modes of Between Two Cities (beginner and expert) as observation `cities-solo-1`.

There is only one viewpoint, so seats and cities keep their order: the cities are A, Automacity and
C, the seats you, Autommaso and Automarta.
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.adapters.cities.city_marks import (
    BY_TILE,
    NUMBERS,
    PLANES,
    SINGLES_HELD,
    city_part,
    mark_city,
    mark_numbers,
    mark_tiles,
    place_moves,
    write_city,
    write_numbers,
)
from draftingtable.adapters.cities.compact_actions import ACTIONS, compact_solo
from draftingtable.adapters.observations.counts import Counts
from draftingtable.adapters.observations.encoding import Encoding
from draftingtable.adapters.observations.layout import Layout, Part
from draftingtable.adapters.observations.memory import vec
from draftingtable.games.cities.city.components import BUILDINGS, LETTERS, SUPPLY, TILES
from draftingtable.games.cities.city.grid import FULL
from draftingtable.games.cities.moves import MOST_CITIES, assign_move
from draftingtable.games.cities.solo.automa_cards import DECK_SIZE
from draftingtable.games.cities.solo.levels import LEVELS
from draftingtable.games.cities.solo.state import CARD, CITIES, SEATS, YOUR_CITIES, SoloState
from draftingtable.games.cities.solo.view import DEALING, PHASES, SoloView, turn_in_round
from draftingtable.games.core.position import Position
from draftingtable.games.core.view import View

VERSION: Final = "cities-solo-1"
COMPACT_VERSION: Final = "cities-solo-compact-1"
PHASE_NAMES: Final = (DEALING, *PHASES.values())
ROUNDS: Final = 3
TURNS: Final = 3
MOST_TO_PLACE: Final = 2
"""Tiles to place in one city per turn (S2, S3)."""


def solo_layout(compact: bool) -> Layout:
    supply = max(SUPPLY)
    levels = ", ".join([str(level) for level in LEVELS])
    return Layout(
        COMPACT_VERSION if compact else VERSION,
        [
            Part("phase", (len(PHASE_NAMES),), 1, "one of: " + ", ".join(PHASE_NAMES)),
            Part("expert", (1,), 1, "expert mode (S3)"),
            Part("level", (len(LEVELS),), 1, f"level {levels} (S5)"),
            Part("round", (ROUNDS,), 1, "1, 2 or 3"),
            Part("turn", (TURNS,), 1, "the round's first, second or third turn"),
            Part("hands", (SEATS, TILES), SINGLES_HELD, "your hand or what was drawn; Automas'"),
            Part("waiting", (CITIES,), 1, "cities to which you have a tile to assign"),
            Part("to place", (CITIES, TILES), MOST_TO_PLACE, "tiles assigned and not yet placed"),
            Part("automacity", (BUILDINGS,), FULL, f"its buildings ({LETTERS})"),
            Part("cards left", (DECK_SIZE,), 1, "Automa cards not turned up yet"),
            Part("discard", BY_TILE, supply, "tiles discarded, face up"),
            Part("unseen", BY_TILE, supply, "tiles in the box"),
            city_part(len(YOUR_CITIES), compact),
        ],
    )


def solo_actions() -> list[int]:
    """Returns every move you can ever make: placing in your cities, and assigning to all three."""
    assigns: list[int] = [
        assign_move(tile, city) for tile in range(TILES) for city in range(CITIES)
    ]
    return place_moves(YOUR_CITIES) + assigns


class SoloEncoding(Encoding):
    """The encoding for both solo modes, on request with compact observations."""

    def __init__(self, compact: bool = False) -> None:
        self.compact: Final = compact
        layout = solo_layout(compact)
        super().__init__(layout, solo_actions(), 1)
        self.compact_actions = ACTIONS
        self.phase: Final = layout.start("phase")
        self.expert: Final = layout.start("expert")
        self.level: Final = layout.start("level")
        self.round: Final = layout.start("round")
        self.turn: Final = layout.start("turn")
        self.hands: Final = layout.start("hands")
        self.waiting: Final = layout.start("waiting")
        self.to_place: Final = layout.start("to place")
        self.automacity: Final = layout.start("automacity")
        self.cards_left: Final = layout.start("cards left")
        self.discard: Final = layout.start("discard")
        self.unseen: Final = layout.start("unseen")
        self.city: Final = layout.start("cities")

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.compact,)

    def with_compact_observations(self) -> "SoloEncoding":
        return SoloEncoding(compact=True)

    def write_compact(
        self, position: Position, seat: int, moves: vec[i64], count: i64, into: vec[i64]
    ) -> None:
        assert isinstance(position, SoloState)
        compact_solo(position, moves, count, into)

    def marks(self, view: View) -> list[int]:
        assert isinstance(view, SoloView)
        marks = self._turn_marks(view)
        for seat, hand in enumerate(view.hands):
            mark_tiles(marks, hand, self.hands + seat * TILES)
        for city in view.waiting:
            marks.append(self.waiting + city)
        for tile, city in view.to_place:
            marks.append(self.to_place + city * TILES + tile)
        for building, count in enumerate(view.automacity):
            marks += [self.automacity + building] * count
        for place, built in enumerate(view.yours):
            if self.compact:
                mark_numbers(marks, built, self.city + place * NUMBERS)
            else:
                mark_city(marks, built, self.city + place * PLANES)
        mark_tiles(marks, view.discard, self.discard)
        mark_tiles(marks, view.unseen, self.unseen)
        return marks

    def _turn_marks(self, view: SoloView) -> list[int]:
        marks = [self.phase + PHASE_NAMES.index(view.phase)]
        if view.expert:
            marks.append(self.expert)
        marks.append(self.level + view.level - LEVELS[0])
        marks.append(self.round + view.round - 1)
        marks.append(self.turn + view.turn - 1)
        for card in view.cards_left:
            marks.append(self.cards_left + card - 1)
        return marks

    # The same without a view: everything but the order of the box and the cards is public (S3).

    def write(self, position: Position, viewer: int, seen: Counts, start: i64) -> None:
        assert isinstance(position, SoloState)
        self._write_turn(position, seen, start)
        for seat in range(SEATS):
            seen.add_all(position.hands[seat], start + self.hands + seat * TILES)
        seen.add_all(position.waiting, start + self.waiting)
        for code in position.to_place:
            tile: i64 = code // MOST_CITIES
            seen.add(start + self.to_place + (code % MOST_CITIES) * TILES + tile, 1)
        for building in range(BUILDINGS):
            seen.add(start + self.automacity + building, position.automacity[building])
        for place in range(len(YOUR_CITIES)):
            if self.compact:
                write_numbers(seen, position.yours[place], start + self.city + place * NUMBERS)
            else:
                write_city(seen, position.yours[place], start + self.city + place * PLANES)
        seen.add_all(position.discard, start + self.discard)
        seen.add_all(position.singles, start + self.unseen)
        seen.add_all(position.duplexes, start + self.unseen)

    def _write_turn(self, state: SoloState, seen: Counts, start: i64) -> None:
        seen.add(start + self.phase + max(state.phase - CARD, 0), 1)
        if state.expert:
            seen.add(start + self.expert, 1)
        seen.add(start + self.level + state.level - LEVELS[0], 1)
        seen.add(start + self.round + state.round() - 1, 1)
        seen.add(start + self.turn + turn_in_round(state) - 1, 1)
        seen.add_all(state.cards, start + self.cards_left - 1)
