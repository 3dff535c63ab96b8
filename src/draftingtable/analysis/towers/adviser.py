"""Explains a move of 5 Towers."""

from __future__ import annotations

from collections.abc import Sequence

from draftingtable.analysis.advice import Advice, Phrase, advice
from draftingtable.analysis.towers.bidding import (
    reasons_to_bid,
    reasons_to_bid_nothing,
    reasons_to_pass,
)
from draftingtable.analysis.towers.building import (
    reasons_to_build,
    reasons_to_raze,
    reasons_to_withdraw,
)
from draftingtable.games.core.view import View
from draftingtable.games.towers.components import BID, BUILD, PASS, RAZE, VALUES, WITHDRAW, card
from draftingtable.games.towers.text import card_text, type_text
from draftingtable.games.towers.view import TowersView


def advise(view: View, move: int, moves: Sequence[int]) -> Advice:
    assert isinstance(view, TowersView)
    if move == PASS:
        return advice(Phrase("do-pass"), reasons_to_pass(view))
    if move == WITHDRAW:
        return advice(Phrase("do-withdraw"), reasons_to_withdraw(view))
    if move < PASS:
        return bid(view, move - BID)
    if move >= BUILD:
        return build(view, move - BUILD, moves)
    return raze(view, move - RAZE, moves)


def bid(view: TowersView, number: int) -> Advice:
    if number == 0:
        return advice(Phrase("do-bid", {"number": 0}), reasons_to_bid_nothing(view))
    return advice(Phrase("do-bid", {"number": number}), reasons_to_bid(view, number))


def build(view: TowersView, built: int, moves: Sequence[int]) -> Advice:
    kind = built // VALUES
    tower = view.towers_of(view.acting[0])[kind]
    phrase = Phrase("do-build", {"card": card_text(built)})
    if tower:
        top = card_text(card(kind, tower[-1]))
        phrase = Phrase("do-build-on", {"card": card_text(built), "on": top})
    marks = [f"card {card_text(built)}", f"tower {type_text(kind)}"]
    return advice(phrase, reasons_to_build(view, built, moves), marks)


def raze(view: TowersView, kind: int, moves: Sequence[int]) -> Advice:
    top = card(kind, view.towers_of(view.acting[0])[kind][-1])
    phrase = Phrase("do-raze", {"card": card_text(top)})
    return advice(phrase, reasons_to_raze(view, kind, moves), [f"tower {type_text(kind)}"])
