"""Applies what partners say to each other about shared cities: proposals, answers and wishes."""

from dataclasses import replace

from draftingtable.games.core.wishes import Wish
from draftingtable.table import entries
from draftingtable.table.state import AGREED, MadeWish, Proposal, TableState


def proposed(fact: entries.Proposed, state: TableState, at: int) -> None:
    """Adds a proposal, replacing the seat's earlier one on the same topic."""
    game = state.running_match().game
    new = Proposal(fact.seat - 1, game.notation.parse_move(fact.move), reason=fact.reason)
    topic = game.topic(new.move)
    others = [
        old for old in state.proposals if old.seat != new.seat or game.topic(old.move) != topic
    ]
    state.proposals = [*others, new]


def withdrawn(fact: entries.Withdrawn, state: TableState, at: int) -> None:
    seat = fact.seat - 1
    moves = [proposal.move for proposal in state.proposals if proposal.seat == seat]
    if fact.move is not None:
        moves = [state.running_match().game.notation.parse_move(fact.move)]
    state.proposals = [old for old in state.proposals if old.seat != seat or old.move not in moves]


def replied(fact: entries.Replied, state: TableState, at: int) -> None:
    """Marks a proposal as agreed, or drops it."""
    move = state.running_match().game.notation.parse_move(fact.move)
    kept = []
    for old in state.proposals:
        if (old.seat, old.move) != (fact.to - 1, move):
            kept.append(old)
        elif fact.answer == AGREED:
            kept.append(replace(old, agreed=True))
    state.proposals = kept


def wished(fact: entries.Wished, state: TableState, at: int) -> None:
    """Adds a wish, replacing the one on the same square."""
    drop_wish(state, fact.city, fact.square)
    made = MadeWish(fact.seat - 1, Wish(fact.city, fact.square, fact.building))
    state.wishes = [*state.wishes, made]


def unwished(fact: entries.Unwished, state: TableState, at: int) -> None:
    drop_wish(state, fact.city, fact.square)


def drop_wish(state: TableState, city: str, square: str) -> None:
    state.wishes = [old for old in state.wishes if not old.wish.is_about(city, square)]
