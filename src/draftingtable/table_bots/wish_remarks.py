"""What bots say to the wishes of those they build with.

Whether a wish is granted is decided where a bot chooses its move (`bots/core/courtesy.py`).
"""

from dataclasses import asdict, dataclass

from draftingtable.analysis.advice import Phrase, critic_of
from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.match import Match
from draftingtable.games.core.wishes import Wish
from draftingtable.table import Entry, Table
from draftingtable.table.entries import Moved, Wished
from draftingtable.table.state import MadeWish
from draftingtable.table_bots.listening import GENEROUS, talks

GRANTED = "granted"
THWARTED = "thwarted"


@dataclass(frozen=True)
class Remark:
    """What a bot says to a wish. It is not stored."""

    seat: int
    made: MadeWish
    answer: str
    """`agreed`, `declined`, `granted` or `thwarted`."""
    reason: Phrase | None = None

    def as_data(self) -> dict[str, object]:
        seats = {"seat": self.seat + 1, "to": self.made.seat + 1}
        why = {} if self.reason is None else {"reason": self.reason.as_data()}
        said = {**seats, **asdict(self.made.wish), "answer": self.answer, **why}
        return {"type": "wish-answered", **said}

    def is_true_of(self, table: Table) -> bool:
        return self.answer in (GRANTED, THWARTED) or self.made in table.standing_wishes()


def remarks(table: Table, entry: Entry) -> list[Remark]:
    """Returns what bots say about wishes after this entry."""
    match, fact = table.match, entry.fact
    if match is None or table.state != "running":
        return []
    if isinstance(fact, Wished):
        return opinions(table, match, fact)
    if isinstance(fact, Moved) and fact.by is None and talks(table, fact.seat - 1):
        return effects_of(table, match, fact)
    return []


def opinions(table: Table, match: Match, fact: Wished) -> list[Remark]:
    """Returns what the bot that shares the city thinks of a wish."""
    critic, wish = critic_of(match.game.name), Wish(fact.city, fact.square, fact.building)
    if critic is None:
        return []
    made = MadeWish(fact.seat - 1, wish)
    found = []
    for seat in range(len(table.seats)):
        if seat != made.seat and talks(table, seat) and shares(match, seat, wish):
            opinion = critic(match.view(seat), wish, GENEROUS)
            answer = "agreed" if opinion.agrees else "declined"
            found.append(Remark(seat, made, answer, opinion.reason))
    return found


def shares(match: Match, seat: int, wish: Wish) -> bool:
    """Whether the seat could make the same wish, so it builds that city too."""
    try:
        match.game.check_wish(match.position, seat, wish)
    except Refusal:
        return False
    return True


def effects_of(table: Table, match: Match, fact: Moved) -> list[Remark]:
    """Returns that a bot has just done what a person wished for, or made it impossible."""
    game, seat = match.game, fact.seat - 1
    move = game.notation.parse_move(fact.move)
    others = [made for made in table.wishes if made.seat != seat]
    granted = [Remark(seat, made, GRANTED) for made in others if game.grants(move, made.wish)]
    return granted + [
        Remark(seat, made, THWARTED) for made in others if game.thwarts(move, made.wish)
    ]
