"""Rebuilds a solo position from its view: only the order of box and cards is hidden (S3)."""

from __future__ import annotations

from draftingtable.games.cities.city.components import is_duplex
from draftingtable.games.cities.moves import MOST_CITIES
from draftingtable.games.cities.solo.deck import read_deck
from draftingtable.games.cities.solo.rules import SETUP_DUPLEXES, SoloPosition
from draftingtable.games.cities.solo.state import (
    ASSIGN,
    AUTOMA,
    AUTOMARTA,
    AUTOMMASO,
    CARD,
    CITIES,
    DRAW,
    DUPLEX_TURN,
    HANDS,
    OVER,
    PLACE,
    RANDOM,
    SEATS,
    TURNS,
)
from draftingtable.games.cities.solo.view import SoloView

PHASES = {"automa": AUTOMA, "assigning": ASSIGN, "placing": PLACE, "over": OVER}


def imagine_solo(view: SoloView) -> SoloPosition:
    """Returns the position itself; what comes next is up to the dealer."""
    deck = read_deck(" ".join(view.deck)) if view.expert else ()
    position = SoloPosition(view.expert, view.level, view.level_points, deck)
    position.singles = [tile for tile in view.unseen if not is_duplex(tile)]
    position.duplexes = [tile for tile in view.unseen if is_duplex(tile)]
    position.cards = view.cards_left[:]
    position.discard = view.discard[:]
    position.hands = [hand[:] for hand in view.hands]
    position.yours = view.yours[:]
    position.automacity = view.automacity[:]
    position.waiting = view.waiting[:]
    position.to_place = sorted([tile * MOST_CITIES + city for tile, city in view.to_place])
    position.decisions = view.decisions[:]
    _set_course(position, view)
    return position


def _set_course(position: SoloPosition, view: SoloView) -> None:
    position.turn = turn_of(view)
    position.over = view.phase == "over"
    position.dealing = view.phase not in PHASES
    if position.dealing:
        position.phase, position.step = chance_of(view, position.turn)
    else:
        position.phase, position.step = PHASES[view.phase], step_of(view, position.turn)
    # S3: each Automa decides twice; Automarta's turn comes after Autommaso's.
    position.automa = AUTOMMASO if len(view.decisions) < 2 else AUTOMARTA
    if view.phase == "automa":
        position.automa = view.acting[0]


def turn_of(view: SoloView) -> int:
    if view.phase == "over":
        return TURNS
    return DUPLEX_TURN * (view.round > 1) + view.turn - (view.round < 3)


def chance_of(view: SoloView, turn: int) -> tuple[int, int]:
    """Returns which chance comes next, and how many of its kind this turn has had."""
    return _expert_chance(view, turn) if view.expert else _beginner_chance(view, turn)


def _expert_chance(view: SoloView, turn: int) -> tuple[int, int]:
    collected = sum(view.automacity)
    if turn == 0 and collected < 2 * SETUP_DUPLEXES:
        return RANDOM, collected // 2
    if turn == DUPLEX_TURN:
        return DRAW, len(view.to_place) // 2
    dealt = len([hand for hand in view.hands if hand])
    if dealt < SEATS:
        return HANDS, dealt
    return CARD, step_of(view, turn)


def _beginner_chance(view: SoloView, turn: int) -> tuple[int, int]:
    """Returns the next chance: a tile for each city in order, then three to assign (S2.1)."""
    cities = [city for _, city in view.to_place]
    if not cities:
        return RANDOM, 0
    if CITIES - 1 in cities:
        return DRAW, CITIES
    before = 2 * turn + 2 * (turn > DUPLEX_TURN)
    return RANDOM, 1 + (sum(view.automacity) > before)


def step_of(view: SoloView, turn: int) -> int:
    """Returns how many random tiles, hands or draws a turn has had once moves are made in it."""
    if view.phase == "over":
        return 0
    if not view.expert:
        return CITIES + 1
    if turn == DUPLEX_TURN:
        return 2 if view.phase == "placing" else 1 + len(view.to_place) // 2
    return SEATS if turn == 0 or turn == DUPLEX_TURN + 1 else 0
