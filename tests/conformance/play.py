"""Random games of any kind for the conformance suite."""

from collections.abc import Iterator

from draftingtable.games.core.dealers import Dealer, SamplingDealer
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.match import Match
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness

Table = tuple[Game, Setup]


def step(position: Position, dealer: Dealer, randomness: Randomness) -> None:
    """Plays one deal, or one random move of a random acting seat."""
    if position.dealing:
        position.deal(dealer)
        return
    seats = position.acting()
    seat = seats[randomness.below(len(seats))]
    moves = position.legal_moves(seat)
    position.apply(seat, moves[randomness.below(len(moves))])


def walk(table: Table, seed: object = 0) -> Iterator[Position]:
    """Yields the same position after each step, from beginning to end."""
    game, setup = table
    position = game.begin(setup)
    dealer, randomness = SamplingDealer("walk", seed), Randomness("walk", seed)
    yield position
    while not position.over:
        step(position, dealer, randomness)
        yield position


def stops(table: Table, every: int, seed: object = 0) -> Iterator[Position]:
    """Yields some positions of a walk: the first ones, every few steps, and the last."""
    for place, position in enumerate(walk(table, seed)):
        if place < 12 or place % every == 0 or position.over:
            yield position


def new_match(table: Table, seed: object = 0, dealer: Dealer | None = None) -> Match:
    game, setup = table
    return Match(game, setup, dealer or SamplingDealer("match", seed))


def play_on(
    match: Match, randomness: Randomness, moves: int = -1, in_seat_order: bool = False
) -> None:
    """Plays that many random moves in a match, or to the end.

    Where several seats may act, a random one does, or the first with `in_seat_order`.
    """
    while not match.over and moves != 0:
        seats = match.acting()
        seat = seats[0 if in_seat_order else randomness.below(len(seats))]
        match.play(seat, match.position.random_move(seat, randomness))
        moves -= 1
