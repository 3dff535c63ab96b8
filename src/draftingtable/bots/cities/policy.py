"""Quick journeyman play in the drafting modes, for playing out games in a search."""

from __future__ import annotations

from mypy_extensions import i64

from draftingtable.bots.cities.foresight import Foresight
from draftingtable.bots.cities.judging import NOTHING, Judge
from draftingtable.bots.cities.learned_judge import CloserForesight, LearnedJudge
from draftingtable.games.cities.city.grid import FULL
from draftingtable.games.cities.draft.hands import (
    first_tile,
    list_picks,
    packed,
    second_tile,
    tiles_in,
    without,
)
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.draft.state import PICKING, SINGLE_TURNS
from draftingtable.games.cities.moves import first_picked, place_move, second_picked
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.dealers import Dealer


def play_on(position: DraftPosition, judge: Judge, dealer: Dealer) -> None:
    """Plays the game to its end from any position."""
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        foresight = Foresight(judge, position.cities)
        if position.phase == PICKING:
            pick_all(position, foresight)
        place_all(position, foresight)


def play_stage(position: DraftPosition, judge: LearnedJudge) -> None:
    """Plays to the next deal, or to the end of the game."""
    while not (position.over or position.dealing):
        foresight = CloserForesight(judge, position.cities)
        if position.phase == PICKING:
            pick_all(position, foresight)
        place_all(position, foresight)


def take_back_choices(position: DraftPosition, viewer: int) -> None:
    """Takes back the others' hidden picks, which `play_on` then makes again.

    The viewer knows that they have picked, but not what. They are assumed to pick sensibly from the
    hands imagined for them.
    """
    for seat in range(position.players):
        if seat != viewer and position.picks[seat] != 0:
            position.hands[seat] = packed(
                tiles_in(position.hands[seat]) + tiles_in(position.picks[seat])
            )
            position.picks[seat] = 0
            position.awaited |= 1 << seat


def pick_all(position: DraftPosition, foresight: Foresight) -> None:
    while position.phase == PICKING:
        seat: i64 = position.actor()
        position.apply(seat, best_pick(position, foresight, seat))


def best_pick(position: DraftPosition, foresight: Foresight, seat: i64) -> int:
    hand: i64 = position.hands[seat]
    weight = denial(position, foresight.judge)
    moves: list[int] = []
    list_picks(moves, hand)
    best, best_move = NOTHING, moves[0]
    for move in moves:
        one, other = first_picked(move), second_picked(move)
        straight, crossed = both_ways(position, foresight, seat, one, other)
        worth = straight if straight > crossed else crossed
        if weight > 0.0:
            rest = without(without(hand, one), other)
            worth -= weight * left_to_rival(position, foresight, 1 - seat, rest)
        if worth > best:
            best, best_move = worth, move
    return best_move


def both_ways(
    position: DraftPosition, foresight: Foresight, seat: i64, one: i64, other: i64
) -> tuple[float, float]:
    """Returns a seat's value with the first tile in its left city, and with it in the right one."""
    left, right = position.left(seat), position.right(seat)
    straight = foresight.worth(left, one), foresight.worth(right, other)
    crossed = foresight.worth(left, other), foresight.worth(right, one)
    if position.two:
        return straight[0] + straight[1], crossed[0] + crossed[1]  # C7
    to_come = 2 * FULL - 2 - position.cities[left].size - position.cities[right].size
    judge = foresight.judge
    return (
        judge.both(straight[0], straight[1], to_come),
        judge.both(crossed[0], crossed[1], to_come),
    )


def denial(position: DraftPosition, judge: Judge) -> float:
    """Returns the weight of a point that a passed hand gives to the only rival; 0 with several."""
    if not position.two or position.direction() == 0 or position.turn + 1 == SINGLE_TURNS:
        return 0.0
    return judge.denial(True)


def left_to_rival(position: DraftPosition, foresight: Foresight, rival: i64, hand: i64) -> float:
    """Returns the value of a rival's cities with the hand's best tile in each."""
    left, right = position.left(rival), position.right(rival)
    in_left, in_right = NOTHING, NOTHING
    for tile in tiles_in(hand):
        in_left = max(in_left, foresight.worth(left, tile))
        in_right = max(in_right, foresight.worth(right, tile))
    return in_left + in_right


def place_all(position: DraftPosition, foresight: Foresight) -> None:
    """Places all tiles, seat by seat, each in both cities."""
    turn, stage = position.turn, position.stage
    while position.turn == turn and position.stage == stage and not position.over:
        place_pair(position, foresight, position.actor())


def place_pair(position: DraftPosition, foresight: Foresight, seat: i64) -> None:
    left, right = position.left(seat), position.right(seat)
    one: i64 = first_tile(position.unplaced[seat])
    other: i64 = second_tile(position.unplaced[seat])
    used: i64 = position.used[seat]
    if used != NOBODY:
        place(position, foresight, seat, one, left + right - used)
        return
    straight, crossed = both_ways(position, foresight, seat, one, other)
    if crossed > straight:
        one, other = other, one
    place(position, foresight, seat, one, left)
    place(position, foresight, seat, other, right)


def place(position: DraftPosition, foresight: Foresight, seat: i64, tile: i64, city: i64) -> None:
    position.apply(seat, place_move(tile, city, foresight.square(city, tile)))
    foresight.forget(city)
