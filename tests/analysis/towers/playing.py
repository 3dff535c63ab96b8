"""Recomputes what reasons state by playing on, with the rules alone."""

from __future__ import annotations

from collections.abc import Iterator

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.components import BUILD, RAZE, TYPES, VALUES
from draftingtable.games.towers.notation import TowersNotation
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BUILDING, UNKNOWN

PARSE = TowersNotation().parse_move


def positions(seed: int, count: int) -> Iterator[tuple[TowersPosition, int]]:
    """Yields positions of random games with a random legal move each, early and late ones."""
    randomness = Randomness(f"reasons {seed}")
    dealer = SamplingDealer(f"reasons {seed}")
    while True:
        players, referee = 2 + randomness.below(4), randomness.below(4) > 0
        position = TowersPosition(players, referee, randomness.below(players))
        while not position.over:
            if position.dealing:
                position.deal(dealer)
                continue
            seat = position.actor()
            moves = position.legal_moves(seat)
            move = moves[randomness.below(len(moves))]
            if randomness.below(6) == 0:
                yield position, move
                count -= 1
                if count == 0:
                    return
            position.apply(seat, move)


def card_of(text: str) -> int:
    return PARSE(f"build {text}") - BUILD


def as_builder(position: TowersPosition, seat: int, count: int) -> TowersPosition:
    """Returns the position as if the seat had to build that many cards."""
    twin = position.copy()
    assert isinstance(twin, TowersPosition)
    twin.phase, twin.referee = BUILDING, False
    twin.turn = twin.builder = seat
    twin.high = twin.left = count
    twin.raze_type, twin.room = NOBODY, UNKNOWN
    return twin


def ways(position: TowersPosition, seat: int, count: int) -> list[tuple[frozenset[int], bool, int]]:
    """Returns every way to build that many cards: which, whether one was razed, the gain."""
    before = position.scores()[seat]
    found = {
        (frozenset(taken(position, after, seat)), razed, after.scores()[seat] - before)
        for after, razed in results(position, seat, count)
    }
    return sorted(found, key=lambda way: way[2])


def results(
    position: TowersPosition, seat: int, count: int
) -> Iterator[tuple[TowersPosition, bool]]:
    """Yields every position after that many cards have been built, and whether one was razed."""
    seen: set[tuple[object, ...]] = set()
    waiting = [(as_builder(position, seat, count), False)]
    while waiting:
        here, razed = waiting.pop()
        if here.phase != BUILDING:
            yield here, razed
            continue
        for move in here.legal_moves(seat):
            if move < RAZE or RAZE + TYPES <= move < BUILD:
                continue
            twin = here.copy()
            assert isinstance(twin, TowersPosition)
            twin.apply(seat, move)
            key = (tuple(twin.towers_of(seat)), twin.left, twin.phase, razed or move < BUILD)
            if key not in seen:
                seen.add(key)
                waiting.append((twin, razed or move < BUILD))


def taken(before: TowersPosition, after: TowersPosition, seat: int) -> list[int]:
    """Returns the cards of the display that are on the seat's towers now and were not before."""
    cards: list[int] = []
    for kind in range(TYPES):
        old = before.towers_of(seat)[kind]
        new = after.towers_of(seat)[kind]
        kept = len(old) if new[: len(old)] == old else len(old) - 1
        cards += [kind * VALUES + value for value in new[kept:]]
    return cards


def gain(position: TowersPosition, seat: int, count: int) -> int | None:
    """Returns the most points for that many cards; None if they cannot be built."""
    if count == 0:
        return 0
    found = ways(position, seat, count)
    return found[-1][2] if found else None


def largest(position: TowersPosition, seat: int) -> int:
    counts = [n for n in range(1, len(position.display) + 1) if ways(position, seat, n)]
    return max(counts, default=0)


def fits_on(position: TowersPosition, card: int, top: tuple[int, ...]) -> bool:
    """Whether a card could be built on this tower, asking the rules."""
    twin = as_builder(position, 0, 1)
    twin.set_tower(card // VALUES, top)
    twin.show(type(twin.display)([card]))
    return BUILD + card in twin.legal_moves(0)


def to_be_drawn(position: TowersPosition, kind: int) -> list[int]:
    cards = list(position.pile)
    if not position.second_pass:
        cards += position.discard
    return [card for card in cards if card // VALUES == kind]


def room_on(position: TowersPosition, kind: int, top: tuple[int, ...]) -> int:
    return sum(fits_on(position, card, top) for card in to_be_drawn(position, kind))


def room_of(position: TowersPosition, towers: list[tuple[int, ...]]) -> int:
    """Returns how many of the cards still to be drawn would fit on these towers."""
    return sum(room_on(position, kind, towers[kind]) for kind in range(TYPES))
