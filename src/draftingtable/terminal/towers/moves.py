"""Moves in words, and what a person may type for them."""

from typing import Final

from draftingtable.games.towers.components import BID, BUILD, PASS, RAZE, VALUES, WITHDRAW
from draftingtable.games.towers.scoring import raze_points
from draftingtable.games.towers.state import BIDDING
from draftingtable.games.towers.text import card_text
from draftingtable.games.towers.view import TowersView
from draftingtable.locale import Words
from draftingtable.terminal.screen import Choice

PASS_KEY: Final = "p"


def choices(view: TowersView, seat: int, moves: list[int], words: Words) -> list[Choice]:
    """Returns choices. A bid's key is its own number, so no one bids 2 by typing 3.

    Building comes before razing and withdrawing: common choices before costly ones.
    """
    if view.phase == BIDDING:
        return [Choice(bid_key(move), move, bid_words(move, words)) for move in moves]
    in_order = sorted(moves, key=lambda move: (move < BUILD, move == WITHDRAW, move))
    return [
        Choice(str(place), move, building_words(view, seat, move, words))
        for place, move in enumerate(in_order, 1)
    ]


def bid_key(move: int) -> str:
    return PASS_KEY if move == PASS else str(move - BID)


def bid_words(move: int, words: Words) -> str:
    if move == PASS:
        return words("move-pass")
    return words("move-bid-zero") if move == BID else words("move-bid", number=move - BID)


def building_words(view: TowersView, seat: int, move: int, words: Words) -> str:
    if move == WITHDRAW:
        return words("move-withdraw")
    if move >= BUILD:
        return build_words(view, seat, move - BUILD, words)
    kind = move - RAZE
    razed = kind * VALUES + view.towers_of(seat)[kind][-1]
    return words("move-raze", card=card_text(razed), cost=raze_cost(view, seat))


def build_words(view: TowersView, seat: int, card: int, words: Words) -> str:
    kind = card // VALUES
    values = view.towers_of(seat)[kind]
    if not values:
        return words("move-build-new", card=card_text(card))
    top = card_text(kind * VALUES + values[-1])
    return words("move-build-on", card=card_text(card), top=top)


def raze_cost(view: TowersView, seat: int) -> int:
    """Returns the cost of one more razed card (T8.4)."""
    return raze_points(view.razed[seat]) - raze_points(view.razed[seat] + 1)


def spelled(view: TowersView, text: str) -> str:
    """Returns notation for `3`, `p` or `s7`."""
    if view.phase == BIDDING:
        if text.isdecimal():
            return f"bid {text}"
        return "pass" if text == PASS_KEY else text
    if text[1:].isdecimal():
        return f"build {text}"
    return text
