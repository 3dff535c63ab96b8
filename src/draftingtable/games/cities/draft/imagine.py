"""Imagines a position from a view, for a bot that plays on from what its seat has seen.

Everything the viewer knows is kept. The rest is drawn at random from the tiles the viewer has never
seen, so the imagined position has the same view.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.games.cities.city.components import is_duplex
from draftingtable.games.cities.draft.hands import packed, without
from draftingtable.games.cities.draft.rules import ALL_FINISHED, DraftPosition, begin_draft
from draftingtable.games.cities.draft.state import (
    DEALING,
    DUPLEX_ROUND,
    DUPLEXES_DEALT,
    OVER,
    PICKING,
    PLACING,
    SINGLE_TURNS,
    SINGLES_DEALT,
)
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.solo.imagine import imagine_solo
from draftingtable.games.cities.solo.seen_discards import seen_discards
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.arrays import append, vec
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

PICKED: Final = 2


def imagine(view: View, randomness: Randomness) -> Position:
    """Returns an imagined position in the view's mode."""
    if isinstance(view, SoloView):
        return imagine_solo(view)
    assert isinstance(view, CitiesView)
    return imagine_draft(view, randomness)


def imagine_draft(view: CitiesView, randomness: Randomness) -> DraftPosition:
    """Returns a position with imagined hands and choices of others, box and discards."""
    position = begin_draft(view.players, view.two)
    _set_course(position, view)
    position.cities = view.cities[:]
    position.own_cities = 0
    unseen = Unseen(view.unseen, randomness)
    position.own_piles = True
    _imagine_hands(position, view, unseen)
    _imagine_discards(position, view, unseen)
    position.set_box(unseen.singles, unseen.duplexes)
    return position


class Unseen:
    """The tiles that the viewer has never seen, to draw from."""

    def __init__(self, tiles: list[int], randomness: Randomness) -> None:
        self.singles = [tile for tile in tiles if not is_duplex(tile)]
        self.duplexes = [tile for tile in tiles if is_duplex(tile)]
        self.randomness = randomness

    def draw(self, count: int, duplex: bool) -> list[int]:
        pool = self.duplexes if duplex else self.singles
        return drawn(pool, count, self.randomness)


def drawn(pool: list[int], count: int, randomness: Randomness) -> list[int]:
    return [pool.pop(randomness.below(len(pool))) for _ in range(count)]


def _set_course(position: DraftPosition, view: CitiesView) -> None:
    """Sets stage, turn and phase, which are public."""
    first_half = 2 * (view.round - 1) if view.two else view.round - 1
    position.stage = first_half + 1 if view.half == "b" else first_half
    position.turn = view.turn - 1
    position.phase = view.phase
    position.dealing = view.phase == DEALING
    position.over = view.phase == OVER
    position.reason = ALL_FINISHED if position.over else ""
    position.awaited = sum([2**seat for seat in view.acting])
    if position.dealing:
        dealt = DUPLEXES_DEALT if view.round == DUPLEX_ROUND else SINGLES_DEALT
        position.next_hand = sum(view.hand_sizes) // dealt
    if view.phase == PLACING:
        position.picks = vec[i64]([packed(pair) for pair in view.revealed])
        position.unplaced = vec[i64]([packed(rest) for rest in view.unplaced])
        position.used = vec[i64](view.used)


def _imagine_hands(position: DraftPosition, view: CitiesView, unseen: Unseen) -> None:
    for seat in range(view.players):
        secret = PICKED if view.phase == PICKING and view.picked[seat] else 0
        if seat == view.viewer:
            position.hands[seat] = packed(view.hand)
            if secret:
                position.picks[seat] = packed(view.pick)
            continue
        held = view.known_hands[seat]
        if held is None:
            held = unseen.draw(view.hand_sizes[seat] + secret, view.round == DUPLEX_ROUND)
        position.hands[seat] = packed(held)
        if secret:
            _imagine_choice(position, seat, held, unseen.randomness)


def _imagine_choice(
    position: DraftPosition, seat: int, held: list[int], randomness: Randomness
) -> None:
    """Imagines a secret choice among the tiles that the seat holds (C3.1)."""
    chosen = drawn(held[:], PICKED, randomness)
    position.picks[seat] = packed(chosen)
    for tile in chosen:
        position.hands[seat] = without(position.hands[seat], tile)


def _imagine_discards(position: DraftPosition, view: CitiesView, unseen: Unseen) -> None:
    """Imagines the discards, one per seat and finished hand; seats that held the hand know it."""
    slots = discard_slots(view)
    duplexes = sum([1 for slot in slots if slot.duplex and view.viewer in slot.holders])
    known = Unseen(seen_discards(view, duplexes, unseen.randomness), unseen.randomness)
    discard, seen_by = vec[i64](), vec[i64]()
    for slot in slots:
        source = known if view.viewer in slot.holders else unseen
        discard = append(discard, source.draw(1, slot.duplex)[0])
        seen_by = append(seen_by, sum([2**holder for holder in slot.holders]))
    position.discard, position.discard_known = discard, seen_by


class Slot:
    """One tile in the discard pile."""

    def __init__(self, duplex: bool, holders: set[int]) -> None:
        self.duplex = duplex
        self.holders = holders


def discard_slots(view: CitiesView) -> list[Slot]:
    slots: list[Slot] = []
    for stage in range(view.discarded // view.players):
        stage_round = (stage // 2 if view.two else stage) + 1
        duplex = stage_round == DUPLEX_ROUND
        direction = 0 if duplex else 2 - stage_round
        for seat in range(view.players):
            slots.append(Slot(duplex, holders(view.players, seat, direction)))
    return slots


def holders(players: int, seat: int, direction: int) -> set[int]:
    """Returns the seats that have held a hand that ends at this seat."""
    held = SINGLE_TURNS if direction else 1
    return {(seat - step * direction) % players for step in range(held)}
