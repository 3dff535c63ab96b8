"""What bots say about shared cities: they answer proposals, and sometimes propose.

It follows from the points that each placement adds, which every builder of a city is shown.
"""

from dataclasses import dataclass
from typing import cast

from draftingtable.analysis.advice import persuader_of
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.table import Entry, Table, actions
from draftingtable.table.entries import Moved, Proposed, Replied
from draftingtable.table.entry_parts import Reason
from draftingtable.table_bots.listening import GENEROUS, talks
from draftingtable.table_bots.seeds import private_seed

Adds = dict[str, int]
"""By placement: the points that it adds in its city."""

CLEARLY = 2
"""A bot proposes a place only if it adds this many points more than the worst one."""
ONE_IN = 2
"""How often it proposes one, of the times it could."""


@dataclass(frozen=True)
class Speech:
    """What a bot will say or do."""

    seat: int
    action: actions.Action
    then: actions.Move | None = None
    """The move that it has just agreed to."""


def responses(table: Table, entry: Entry) -> list[Speech]:
    """Returns what bots say after this entry."""
    match, fact = table.match, entry.fact
    if match is None or table.state != "running":
        return []
    if isinstance(fact, Proposed):
        return answers(table, match, fact)
    if isinstance(fact, Moved) and fact.by is None:
        return proposals(table, match, fact.seat - 1)
    if isinstance(fact, Replied) and fact.answer == "other-tile":
        return other_tiles(table, match, fact)
    if isinstance(fact, Replied) and fact.answer == "other-spot":
        return other_spots(table, match, fact)
    return []


def answers(table: Table, match: Match, fact: Proposed) -> list[Speech]:
    """Returns the answer of the bot that shares the city with the person who proposed."""
    move = match.game.notation.parse_move(fact.move)
    proposer = fact.seat - 1
    if not table.seats[proposer].is_played_by_person():
        return []
    partners = match.game.partners(match.position, move)
    bots = [seat for seat in partners if seat != proposer and talks(table, seat)]
    return [answer(table, match, seat, fact) for seat in bots]


def answer(table: Table, match: Match, seat: int, fact: Proposed) -> Speech:
    """Agrees with a reason, and makes the move if it is the bot's own; or says what is better."""
    move = match.game.notation.parse_move(fact.move)
    own = table.legal_moves(seat)
    # Both may have the same tile: then the proposer means their own.
    mine = move in own and move not in table.legal_moves(fact.seat - 1)
    adds = alternatives(adds_for(match, seat, own if mine else []), fact.move)
    best = max(adds, key=adds.__getitem__, default=fact.move)
    if adds.get(fact.move, 0) + GENEROUS < adds.get(best, 0):
        return Speech(seat, actions.Reply(seat, fact.seat - 1, fact.move, "declined", best))
    reason = reason_for(match, seat, fact.move, adds) if fact.move in adds else None
    agreed = actions.Reply(seat, fact.seat - 1, fact.move, "agreed", reason=reason)
    return Speech(seat, agreed, actions.Move(seat, table.phase(seat), fact.move) if mine else None)


def adds_for(match: Match, seat: int, moves: list[int]) -> Adds:
    """Returns the points of these moves, and of those that the seat may propose."""
    help_data = match.game.help(match.position, seat, moves)
    adds = cast(dict[str, dict[str, int]], help_data.get("adds", {}))
    return {move: points["total"] for move, points in adds.items()}


def alternatives(adds: Adds, move: str) -> Adds:
    """Returns the placements of the same tile in the same city."""
    topic = move.split()[:3]
    return {other: points for other, points in adds.items() if other.split()[:3] == topic}


def proposals(table: Table, match: Match, seat: int) -> list[Speech]:
    """Returns what a bot proposes to a person, once it has placed its own tiles."""
    if not talks(table, seat) or seat in match.acting() or not is_in_the_mood(table, seat):
        return []
    best = ("", 0)
    adds = adds_for(match, seat, [])
    for move in adds:
        others = alternatives(adds, move)
        gain = others[move] - min(others.values())
        if others[move] == max(others.values()) and gain > best[1] and is_for_person(table, move):
            best = (move, gain)
    if best[1] < CLEARLY:
        return []
    return [proposal(match, seat, best[0], adds)]


def other_tiles(table: Table, match: Match, fact: Replied) -> list[Speech]:
    """Returns the best place for another tile of the person who would rather talk about that."""
    seat, dropped = fact.to - 1, fact.move.split()[1]
    if not talks(table, seat):
        return []
    adds = adds_for(match, seat, [])
    others = [move for move in adds if move.split()[1] != dropped and is_for_person(table, move)]
    if not others:
        return []
    return [proposal(match, seat, max(others, key=adds.__getitem__), adds)]


def other_spots(table: Table, match: Match, fact: Replied) -> list[Speech]:
    """Returns the next best place for the same tile; after the worst one, the best again."""
    seat = fact.to - 1
    if not talks(table, seat):
        return []
    adds = alternatives(adds_for(match, seat, []), fact.move)
    ranked = sorted(adds, key=lambda move: (-adds[move], move))
    at = ranked.index(fact.move)
    following = [*ranked[at + 1 :], *ranked[:at]]
    return [proposal(match, seat, move, adds) for move in following[:1]]


def proposal(match: Match, seat: int, move: str, adds: Adds) -> Speech:
    reason = reason_for(match, seat, move, alternatives(adds, move))
    return Speech(seat, actions.Propose(seat, move, reason))


def reason_for(match: Match, seat: int, move: str, others: Adds) -> Reason | None:
    parse, reason_to_propose = match.game.notation.parse_move, persuader_of(match.game.name)
    if reason_to_propose is None:
        return None
    found = reason_to_propose(match.view(seat), parse(move), [parse(other) for other in others])
    if found is None:
        return None
    params = {name: value for name, value in found.params.items() if isinstance(value, str | int)}
    return Reason(found.kind, params)


def is_for_person(table: Table, move: str) -> bool:
    assert table.match is not None
    parsed = table.match.game.notation.parse_move(move)
    acting = [seat for seat in table.acting if table.seats[seat].is_played_by_person()]
    return any(parsed in table.legal_moves(seat) for seat in acting)


def is_in_the_mood(table: Table, seat: int) -> bool:
    seed = private_seed(table, "talk", seat, table.phase(seat))
    return Randomness(seed).below(ONE_IN) == 0
