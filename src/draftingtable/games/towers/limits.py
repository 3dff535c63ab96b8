"""The largest legal bid, and why not more: which cards do not fit, and what blocks them.

All of it is data for an interface to word. Display and towers do not change during bidding, so most
results come from the cache.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.errors import IllegalMove
from draftingtable.games.towers.building import added, can_raze, fits, longest, top_of
from draftingtable.games.towers.components import DISPLAY_SIZE, ROOF, TYPES, VALUES, card
from draftingtable.games.towers.legality import highest_bid, lowest_bid
from draftingtable.games.towers.plans import MANY, BuildPlan, plans_of, values_of
from draftingtable.games.towers.refusals import bad_bid
from draftingtable.games.towers.state import BIDDING, TowersState
from draftingtable.games.towers.text import card_text, cards_text, type_text


class Blocked:
    """A display card that does not fit when as many others as possible are built."""

    def __init__(self, card: int, on: int, standing: bool, raze_helps: bool, rule: str) -> None:
        self.card = card
        self.on = on
        """The card below it, on which it does not fit."""
        self.standing = standing
        """Whether that card is already in the tower, rather than built just before."""
        self.raze_helps = raze_helps
        """Whether razing this tower would make room; if so, it is better used elsewhere."""
        self.rule = rule

    def as_data(self) -> dict[str, object]:
        return {
            "card": card_text(self.card),
            "on": card_text(self.on),
            "standing": self.standing,
            "raze_helps": self.raze_helps,
            "rule": self.rule,
        }


class BidLimit:
    """How many display cards a seat can build, one way to do it, and what is left over."""

    def __init__(self, plan: BuildPlan, blocked: list[Blocked]) -> None:
        self.largest = len(plan.builds)
        self.raze = plan.raze
        """The type to raze, or NOBODY if no raze is needed."""
        self.builds = plan.builds
        self.blocked = blocked

    def as_data(self) -> dict[str, object]:
        return {
            "largest": self.largest,
            "raze": None if self.raze == NOBODY else type_text(self.raze),
            "builds": cards_text(self.builds),
            "blocked": [blocked.as_data() for blocked in self.blocked],
        }


def bid_limit(state: TowersState, seat: int) -> BidLimit:
    """Returns the limit of any seat, in turn or not (T4.1e)."""
    return limit_of(tuple(state.display), tuple(state.towers_of(seat)), cards_to_come(state))


def bid_plans(state: TowersState, seat: int) -> list[BuildPlan]:
    """Returns how a seat might build 0 cards, 1 card, and so on, to its largest bid."""
    return plans_of(tuple(state.display), tuple(state.towers_of(seat)), cards_to_come(state))


def limit_data(state: TowersState, seat: int) -> dict[str, object]:
    """Returns a seat's limit as data, the same object until something changes: do not change it."""
    return limit_data_of(tuple(state.display), tuple(state.towers_of(seat)), cards_to_come(state))


def plans_data(state: TowersState, seat: int) -> list[dict[str, object]]:
    """Returns a seat's plans as data, the same object until something changes: do not change it."""
    return plans_data_of(tuple(state.display), tuple(state.towers_of(seat)), cards_to_come(state))


def cards_to_come(state: TowersState) -> int:
    """Returns how many cards may still be dealt, as far as it matters to a plan (T5.1)."""
    cards = len(state.pile) if state.second_pass else len(state.pile) + len(state.discard)
    return min(cards, MANY)


@lru_cache(maxsize=2048)
def limit_of(
    display: tuple[int, ...], standing: tuple[tuple[int, ...], ...], to_come: int = MANY
) -> BidLimit:
    plan = plans_of(display, standing, to_come)[-1]
    blocked: list[Blocked] = []
    for kind in range(TYPES):
        shown = values_of(display, kind)
        kept = values_of_type(plan.builds, kind)
        if len(kept) < len(shown):
            tower = standing[kind][:-1] if kind == plan.raze else standing[kind]
            helps = kind != plan.raze and raze_helps(standing[kind], shown, len(kept))
            blocked += blocked_cards(kind, tower, shown, kept, helps)
    return BidLimit(plan, blocked)


@lru_cache(maxsize=2048)
def limit_data_of(
    display: tuple[int, ...], standing: tuple[tuple[int, ...], ...], to_come: int
) -> dict[str, object]:
    return limit_of(display, standing, to_come).as_data()


@lru_cache(maxsize=2048)
def plans_data_of(
    display: tuple[int, ...], standing: tuple[tuple[int, ...], ...], to_come: int
) -> list[dict[str, object]]:
    return [plan.as_data() for plan in plans_of(display, standing, to_come)]


def why_not_bid(state: TowersState, number: int) -> IllegalMove | None:
    """Returns why the seat in turn may not bid that number, or None if it may."""
    if state.phase != BIDDING or lowest_bid(state) <= number <= highest_bid(state):
        return None
    return bad_bid(state, number)


_refused: Final[dict[tuple[int, ...], dict[str, object]]] = {}


def refused_bids(state: TowersState) -> dict[str, object]:
    """Returns why not, as data by number, during bidding; do not change it.

    The same few reasons return at every table, so they are kept.
    """
    lowest, highest = lowest_bid(state), highest_bid(state)
    # Reasons depend on nothing else: if the largest buildable number counts, it is the highest.
    key = (lowest, highest, state.high, state.cap, len(state.display))
    known = _refused.get(key)
    if known is None:
        known = {
            str(number): {"code": why.code, "rule": why.rule, "params": why.params}
            for number in range(DISPLAY_SIZE + 1)
            if (why := why_not_bid(state, number)) is not None
        }
        _refused[key] = known
    return known


def values_of_type(cards: list[int], kind: int) -> list[int]:
    return [built % VALUES for built in cards if built // VALUES == kind]


def raze_helps(tower: tuple[int, ...], values: list[int], kept: int) -> bool:
    """Whether more cards than those kept would fit if the tower's top were razed."""
    if not can_raze(top_of(tower)):
        return False
    hand: i64 = 0
    for value in values:
        hand = added(hand, value)
    return longest(top_of(tower[:-1]), hand) > kept


def blocked_cards(
    kind: int, tower: tuple[int, ...], values: list[int], kept: list[int], raze_helps: bool
) -> list[Blocked]:
    left_over = list(values)
    for value in kept:
        left_over.remove(value)
    return [blocked_card(kind, tower, value, kept, raze_helps) for value in left_over]


def blocked_card(
    kind: int, tower: tuple[int, ...], value: int, kept: list[int], raze_helps: bool
) -> Blocked:
    """Returns what blocks a card: the tower's top if it does not fit there, else another card."""
    standing = not fits(top_of(tower), value)
    under = tower[-1] if standing else kept[-1]
    rule = "T2.6" if under == ROOF else "T2.3"
    return Blocked(card(kind, value), card(kind, under), standing, raze_helps, rule)
