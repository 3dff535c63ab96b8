"""Invariants of every position of 5 Towers, checked without trusting the position."""

import pytest

from draftingtable.games.core.errors import IllegalMove
from draftingtable.games.towers.components import (
    BUILD,
    MOVES,
    TYPES,
    WITHDRAW,
    card,
    deck,
)
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BIDDING, BUILDING
from draftingtable.games.towers.text import towers_text
from tests.games.towers.brute_force import Towers, goes_on, split


def towers_of(position: TowersPosition, seat: int) -> Towers:
    """Returns a seat's towers in the form the slow checks use."""
    by_type = towers_text(position.towers_of(seat))
    return {letter: [split(text)[1] for text in by_type.get(letter, [])] for letter in "chtjs"}


def check_cards_are_conserved(position: TowersPosition) -> None:
    """Checks that every card of the deck is in exactly one place, and no other card exists."""
    everywhere = [*position.pile, *position.discard, *position.display]
    for seat in range(position.players):
        everywhere += position.razed(seat)
    for place, tower in enumerate(position.towers()):
        everywhere += [card(place % TYPES, value) for value in tower]
    assert sorted(everywhere) == deck(position.players)


def check_towers_stand(position: TowersPosition) -> None:
    """Checks that each tower could have been built card by card (T2), also after a raze."""
    for seat in range(position.players):
        for tower in towers_of(position, seat).values():
            for height, value in enumerate(tower):
                assert goes_on(tower[:height], value)


def check_display(position: TowersPosition) -> None:
    """Checks that the display is what was dealt minus what the builder has taken."""
    assert len(position.display) <= len(position.dealt) <= 5
    if position.phase == BUILDING:
        assert len(position.dealt) - len(position.display) == position.high - position.left
        assert position.left > 0
    else:
        assert sorted(position.display) == sorted(position.dealt)
    assert list(position.display) == sorted(position.display)


def check_pile_says_nothing(position: TowersPosition) -> None:
    """Checks that the pile is sorted, so it cannot reveal what comes next."""
    assert list(position.pile) == sorted(position.pile)


def check_somebody_can_go_on(position: TowersPosition) -> None:
    """Referee on: never stuck. Referee off: stuck only where withdrawing is possible."""
    if position.over or position.dealing:
        assert position.acting() == []
        assert all(position.legal_moves(seat) == [] for seat in range(position.players))
        return
    (seat,) = position.acting()
    moves = position.legal_moves(seat)
    assert moves
    assert moves == sorted(set(moves))
    if position.phase == BUILDING and position.referee:
        assert any(move >= BUILD or 7 <= move < WITHDRAW for move in moves)
        assert WITHDRAW not in moves
    if position.phase == BUILDING and not position.referee:
        assert WITHDRAW in moves
    if position.phase == BIDDING:
        assert moves[0] == 0 if seat == position.start else 6 in moves


def check_legal_is_applicable(position: TowersPosition) -> None:
    """Checks that every legal move works, and each other of the 93 is refused without effect."""
    before = position.snapshot()
    untouched = position.copy()
    for seat in range(position.players):
        legal = set(position.legal_moves(seat))
        for move in range(MOVES):
            if move in legal:
                twin = position.copy()
                twin.apply(seat, move)
                assert twin.snapshot() != before
            else:
                check_is_refused(untouched, seat, move)
        assert untouched.snapshot() == before
    assert position.snapshot() == before


def check_is_refused(position: TowersPosition, seat: int, move: int) -> None:
    with pytest.raises(IllegalMove) as caught:
        position.apply(seat, move)
    assert caught.value.code
    assert caught.value.rule.startswith("T")


def check_cheap(position: TowersPosition) -> None:
    """Runs the checks that are cheap enough for every move of a whole game."""
    check_cards_are_conserved(position)
    check_towers_stand(position)
    check_display(position)
    check_pile_says_nothing(position)
    check_somebody_can_go_on(position)
