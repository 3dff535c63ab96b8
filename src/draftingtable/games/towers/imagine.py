"""Rebuilds a position of 5 Towers from its view: only the order of the pile is hidden (T6).

A view only counts the cards that each player has razed. These are the cards found nowhere else, and
which player has which makes no difference, except for the one razed this round: it comes back if
the build is withdrawn (T4.3), so it must have the right type.
"""

from mypy_extensions import i64

from draftingtable.games.core.arrays import vec
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.towers.components import CARDS, TYPES, VALUES, card, deck
from draftingtable.games.towers.rules import TowersPosition, begin_towers
from draftingtable.games.towers.state import DEALING, OVER
from draftingtable.games.towers.view import TowersView


def imagine(view: TowersView) -> TowersPosition:
    position = begin_towers(view.players, view.referee, view.start)
    position.set_pile(view.unseen)
    position.set_discard(view.discard)
    for place, values in enumerate(view.towers):
        position.set_tower(place, values)
    position.round = view.round
    position.second_pass = view.second_pass
    position.phase = view.phase
    position.dealing = view.phase == DEALING
    position.over = view.phase == OVER
    if position.over:
        position.reason = "second-pass" if view.second_pass else "no-discard"  # T7.1, T5.2
    _set_round(position, view)
    _share_out(position, view, razed_cards(view))
    return position


def _set_round(position: TowersPosition, view: TowersView) -> None:
    position.show(vec[i64](view.display))
    position.dealt = vec[i64](view.dealt)
    position.bids = vec[i64](view.bids)
    position.turn = view.acting[0] if view.acting else view.start
    position.high = view.high
    position.builder = view.builder
    position.cap = view.cap
    position.left = view.left
    position.raze_type = view.raze_type


def razed_cards(view: TowersView) -> list[int]:
    """Returns all cards not visible anywhere. Counts them, as bots call this for every move."""
    hidden = [0] * CARDS
    for one in deck(view.players):
        hidden[one] += 1
    for seen in (view.unseen, view.discard, view.display):
        for one in seen:
            hidden[one] -= 1
    for place, values in enumerate(view.towers):
        for value in values:
            hidden[card(place % TYPES, value)] -= 1
    return [one for one in range(CARDS) for _ in range(hidden[one])]


def _share_out(position: TowersPosition, view: TowersView, razed: list[int]) -> None:
    last = NOBODY
    if view.raze_type != NOBODY:
        last = next(one for one in razed if one // VALUES == view.raze_type)
        razed.remove(last)
    for seat in range(view.players):
        count = view.razed[seat] - (last != NOBODY and seat == view.builder)
        for one in razed[:count]:
            position.add_razed(seat, one)
        del razed[:count]
    if last != NOBODY:
        position.add_razed(view.builder, last)
