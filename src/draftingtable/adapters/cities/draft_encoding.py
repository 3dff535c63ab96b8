"""The drafting modes of Between Two Cities (ring and two) as observation `cities-1`.

Cities are numbered like seats: city 0 is the viewer's left city, and the rest follow clockwise.
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
    write_hand,
    write_numbers,
)
from draftingtable.adapters.cities.compact_actions import ACTIONS, compact_draft
from draftingtable.adapters.observations.counts import Counts
from draftingtable.adapters.observations.encoding import Encoding, clockwise
from draftingtable.adapters.observations.layout import Layout, Part
from draftingtable.adapters.observations.memory import vec
from draftingtable.games.cities.city.components import SUPPLY, TILES, is_duplex
from draftingtable.games.cities.draft.hands import size
from draftingtable.games.cities.draft.seating import city_count, left_city, right_city
from draftingtable.games.cities.draft.state import PICKING, PLACING, DraftState
from draftingtable.games.cities.draft.view import PHASES, CitiesView
from draftingtable.games.cities.moves import (
    is_place,
    pick_move,
    place_move,
    placed_city,
    placed_square,
    placed_tile,
)
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.position import Position
from draftingtable.games.core.view import View

VERSION: Final = "cities-1"
COMPACT_VERSION: Final = "cities-compact-1"
ROUNDS: Final = 3
TURNS: Final = 3
SIDES: Final = 2
PAIR: Final = 2


def cities_layout(players: int, two: bool, compact: bool) -> Layout:
    by_seat = (players, TILES)
    return Layout(
        COMPACT_VERSION if compact else VERSION,
        [
            Part("phase", (len(PHASES),), 1, "one of: " + ", ".join(PHASES)),
            Part("round", (ROUNDS,), 1, "1, 2 or 3"),
            Part("second half", (1,), 1, "half b of the round (two players, C7)"),
            Part("turn", (TURNS,), 1, "the round's first, second or third choice"),
            Part("passing", (SIDES,), 1, "hands go to the next seat; to the seat before"),
            Part("hand", BY_TILE, SINGLES_HELD, "the viewer's hand, by tile"),
            Part("pick", BY_TILE, PAIR, "what the viewer has chosen in this turn"),
            Part("unseen", BY_TILE, max(SUPPLY), "tiles that the viewer has never seen"),
            Part("acting", (players,), 1, "who may act"),
            Part("picked", (players,), 1, "who has chosen"),
            Part("hand sizes", (players,), SINGLES_HELD, "tiles in hand, without those chosen"),
            Part("known", (players,), 1, "whose hand the viewer has held before"),
            Part("known hands", by_seat, SINGLES_HELD, "those hands, less what was revealed since"),
            Part("revealed", by_seat, PAIR, "while placing: the two tiles chosen"),
            Part("unplaced", by_seat, PAIR, "of them, those not yet placed"),
            Part("used", (players, SIDES), 1, "the left or right city has its tile of this turn"),
            city_part(city_count(players, two), compact),
        ],
    )


def draft_actions(players: int, two: bool) -> list[int]:
    """Returns every move the first seat can ever make: placing left or right, and choosing two."""
    sides = sorted([left_city(0, two), right_city(0, players, two)])
    picks: list[int] = [
        pick_move(low, high)
        for low in range(TILES)
        for high in range(low, TILES)
        if is_duplex(low) == is_duplex(high) and (low < high or SUPPLY[low] > 1)
    ]
    return place_moves(sides) + picks


class CitiesEncoding(Encoding):
    """The encoding for one number of players, in mode ring or two.

    In compact observations, a square of a city is one number in place of nine.
    """

    def __init__(self, players: int, two: bool, compact: bool = False) -> None:
        self.two: Final = two
        self.compact: Final = compact
        self.cities: Final = city_count(players, two)
        layout = cities_layout(players, two, compact)
        super().__init__(layout, draft_actions(players, two), players)
        self.compact_actions = ACTIONS
        self.phase: Final = layout.start("phase")
        self.round: Final = layout.start("round")
        self.half: Final = layout.start("second half")
        self.turn: Final = layout.start("turn")
        self.passing: Final = layout.start("passing")
        self.hand: Final = layout.start("hand")
        self.pick: Final = layout.start("pick")
        self.unseen: Final = layout.start("unseen")
        self.acting: Final = layout.start("acting")
        self.picked: Final = layout.start("picked")
        self.hand_sizes: Final = layout.start("hand sizes")
        self.known: Final = layout.start("known")
        self.known_hands: Final = layout.start("known hands")
        self.revealed: Final = layout.start("revealed")
        self.unplaced: Final = layout.start("unplaced")
        self.used: Final = layout.start("used")
        self.city: Final = layout.start("cities")

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (len(self.move_of), self.two, self.compact)

    def with_compact_observations(self) -> "CitiesEncoding":
        return CitiesEncoding(len(self.move_of), self.two, compact=True)

    def turned(self, move: int, seat: int) -> int:
        """Returns the same placement for the seat's own cities; picks do not name a city."""
        if not is_place(move):
            return move
        city = (placed_city(move) + left_city(seat, self.two)) % self.cities
        return place_move(placed_tile(move), city, placed_square(move))

    def write_compact(
        self, position: Position, seat: int, moves: vec[i64], count: i64, into: vec[i64]
    ) -> None:
        assert isinstance(position, DraftState)
        compact_draft(position, seat, moves, count, into)

    def marks(self, view: View) -> list[int]:
        assert isinstance(view, CitiesView)
        marks = self._table_marks(view)
        for place, seat in enumerate(clockwise(view.players, view.viewer)):
            self._mark_seat(marks, view, place, seat)
            self._mark_tiles_of_seat(marks, view, place, seat)
        first = left_city(max(view.viewer, 0), self.two)
        for place in range(self.cities):
            city = view.cities[(first + place) % self.cities]
            if self.compact:
                mark_numbers(marks, city, self.city + place * NUMBERS)
            else:
                mark_city(marks, city, self.city + place * PLANES)
        return marks

    def _table_marks(self, view: CitiesView) -> list[int]:
        marks = [self.phase + view.phase, self.round + view.round - 1, self.turn + view.turn - 1]
        if view.half == "b":
            marks.append(self.half)
        if view.direction != 0:
            marks.append(self.passing + (0 if view.direction > 0 else 1))
        mark_tiles(marks, view.hand, self.hand)
        mark_tiles(marks, view.pick, self.pick)
        mark_tiles(marks, view.unseen, self.unseen)
        return marks

    def _mark_seat(self, marks: list[int], view: CitiesView, place: int, seat: int) -> None:
        if seat in view.acting:
            marks.append(self.acting + place)
        if view.picked[seat]:
            marks.append(self.picked + place)
        marks += [self.hand_sizes + place] * view.hand_sizes[seat]
        if view.used and view.used[seat] != NOBODY:
            side = 0 if view.used[seat] == left_city(seat, self.two) else 1
            marks.append(self.used + place * SIDES + side)

    def _mark_tiles_of_seat(
        self, marks: list[int], view: CitiesView, place: int, seat: int
    ) -> None:
        known = view.known_hands[seat]
        if known is not None:
            marks.append(self.known + place)
            mark_tiles(marks, known, self.known_hands + place * TILES)
        if view.revealed:
            mark_tiles(marks, view.revealed[seat], self.revealed + place * TILES)
            mark_tiles(marks, view.unplaced[seat], self.unplaced + place * TILES)

    # The same without a view. What the viewer knows is decided by `has_seen_hand_of`, as there.

    def write(self, position: Position, viewer: int, seen: Counts, start: i64) -> None:
        assert isinstance(position, DraftState)
        players: i64 = position.players
        seat: i64 = max(viewer, 0)
        first: i64 = position.left(seat)
        self._write_table(position, viewer, seen, start)
        for place in range(players):
            self._write_seat(position, seen, start, place, seat)
            self._write_hands(position, viewer, seen, start, place, seat)
            seat = seat + 1 if seat + 1 < players else 0
        for place in range(self.cities):
            city = position.cities[(first + place) % self.cities]
            if self.compact:
                write_numbers(seen, city, start + self.city + place * NUMBERS)
            else:
                write_city(seen, city, start + self.city + place * PLANES)

    def _write_table(self, state: DraftState, viewer: int, seen: Counts, start: i64) -> None:
        seen.add(start + self.phase + state.phase, 1)
        seen.add(start + self.round + state.round() - 1, 1)
        seen.add(start + self.turn + state.turn, 1)
        if state.two and state.stage % 2:
            seen.add(start + self.half, 1)
        direction = state.direction()
        if direction != 0:
            seen.add(start + self.passing + (0 if direction > 0 else 1), 1)
        if 0 <= viewer < state.players:
            write_hand(seen, state.hands[viewer], start + self.hand)
            write_hand(seen, state.picks[viewer], start + self.pick)
        seen.add_array(state.singles, start + self.unseen)
        seen.add_array(state.duplexes, start + self.unseen)
        for place in range(len(state.discard)):
            if viewer < 0 or not state.discard_known[place] >> viewer & 1:
                seen.add(start + self.unseen + state.discard[place], 1)

    def _write_seat(
        self, state: DraftState, seen: Counts, start: i64, place: i64, seat: i64
    ) -> None:
        if state.is_awaited(seat):
            seen.add(start + self.acting + place, 1)
        if state.picks[seat] != 0:
            seen.add(start + self.picked + place, 1)
        seen.add(start + self.hand_sizes + place, size(state.hands[seat]))
        if state.phase == PLACING:
            write_hand(seen, state.picks[seat], start + self.revealed + place * TILES)
            write_hand(seen, state.unplaced[seat], start + self.unplaced + place * TILES)
            used = state.used[seat]
            if used != NOBODY:
                side: i64 = 0 if used == state.left(seat) else 1
                seen.add(start + self.used + place * SIDES + side, 1)

    def _write_hands(
        self, state: DraftState, viewer: int, seen: Counts, start: i64, place: i64, seat: i64
    ) -> None:
        """Writes a seat's hand, with a secret choice, where the viewer knows it, else as unseen."""
        if seat == viewer:
            return
        to: i64 = start + self.unseen
        if viewer >= 0 and state.has_seen_hand_of(viewer, seat):
            seen.add(start + self.known + place, 1)
            to = start + self.known_hands + place * TILES
        write_hand(seen, state.hands[seat], to)
        if state.phase == PICKING:
            write_hand(seen, state.picks[seat], to)
