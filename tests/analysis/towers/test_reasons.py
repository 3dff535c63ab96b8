"""Every reason is true: it is recomputed by playing on, for random positions and moves."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import cast

import pytest

from draftingtable.analysis import towers
from draftingtable.analysis.advice import Fact, adviser_of
from draftingtable.analysis.towers.adviser import advise
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
from draftingtable.analysis.towers.gains import suggestions
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.towers.components import BID, BUILD, PASS, RAZE, TYPES, VALUES, WITHDRAW
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.text import type_text
from draftingtable.games.towers.view import TowersView
from tests.analysis.towers.cases import Case, all_fit_without_razing
from tests.analysis.towers.playing import (
    card_of,
    fits_on,
    gain,
    largest,
    positions,
    room_on,
    taken,
    to_be_drawn,
)
from tests.locale.fluent_files import messages

Check = Callable[[Case], bool]


def lower_bids(case: Case) -> range:
    low = 0 if case.me == case.position.start else case.position.high + 1
    return range(low, case.move - BID)


def room_taken(case: Case, move: int) -> int:
    """Returns how many later cards no longer fit on the tower that a card is built on."""
    kind, value = divmod(move - BUILD, VALUES)
    tower = case.tower(kind)
    return room_on(case.position, kind, tower) - room_on(case.position, kind, (*tower, value))


def half_fit(case: Case) -> bool:
    assert isinstance(case.after, TowersPosition)
    kind, top = case.kind(), case.after.towers_of(case.me)[case.kind()]
    return 2 * room_on(case.position, kind, top) >= len(to_be_drawn(case.position, kind))


def razing_opens(case: Case) -> bool:
    kind, tower = case.kind(), case.tower(case.kind())
    return room_on(case.position, kind, tower[:-1]) > room_on(case.position, kind, tower)


def rounds_at_least(case: Case) -> int:
    """T3.1, T5.1: five cards for each round, and the discards once more."""
    again = 0 if case.position.second_pass else math.ceil(len(case.position.discard) / 5)
    return math.ceil(len(case.position.pile) / 5) + again


def other_fits_after(case: Case) -> bool:
    other, tower = case.card("other"), case.tower(case.kind())
    there = other in case.position.display
    value = case.built() % VALUES
    return (
        there
        and fits_on(case.position, other, (*tower, value))
        and not fits_on(case.position, case.built(), (*tower, other % VALUES))
    )


def raze_lets(case: Case) -> bool:
    tower = case.tower(case.kind())
    cards = [card_of(text) for text in cast(list[str], case.params["cards"])]
    return all(
        card in case.position.display
        and fits_on(case.position, card, tower[:-1])
        and not fits_on(case.position, card, tower)
        for card in cards
    )


def others_gain(case: Case) -> int:
    counts = range(len(case.position.display) + 1)
    seats = case.rivals_to_come()
    found = [gain(case.position, seat, count) for seat in seats for count in counts]
    return max([points for points in found if points is not None], default=0)


CHECKS: Mapping[str, Check] = {
    "bid-gains": lambda case: case.brings(1) and case.number("points") > 0,
    "bid-opens": lambda case: (
        case.brings(-1) and case.room_with(case.move - BID) > case.room_with(0)
    ),
    "bid-costs": lambda case: case.brings(-1),
    "roof-for-you": lambda case: any(
        card % VALUES == 0 and case.number("points") == len(case.tower(card // VALUES)) + 2
        for card in taken(case.position, case.suggested(case.move - BID), case.me)
    ),
    "no-more-fit": lambda case: largest(case.position, case.me) == case.number(),
    "one-more-nothing": lambda case: (
        case.number() == case.move - BID + 1
        and gain(case.position, case.me, case.number())
        == gain(case.position, case.me, case.move - BID)
    ),
    "one-more-costs": lambda case: (
        (gain(case.position, case.me, case.move - BID) or 0) - case.number("points")
        == gain(case.position, case.me, case.number())
    ),
    "more-fills": lambda case: (
        case.adds(case.number()) == case.number("points") > case.adds(case.move - BID)
        and case.room_with(case.number()) < case.room_with(case.move - BID)
    ),
    "card-narrows": lambda case: (
        case.narrows() and not case.must_take(case.card(), case.move - BID)
    ),
    "forced-card": lambda case: case.narrows() and case.must_take(case.card(), case.number()),
    "rival-takes": lambda case: (
        case.rival() == case.position.builder
        and case.number() == case.position.high
        and case.gains(case.number("points"), case.number(), case.rival())
    ),
    "kept-from": lambda case: (
        case.rival() in case.rivals_to_come()
        and case.move - BID >= case.number() > lower_bids(case)[0]
        and case.gains(case.number("points"), case.number(), case.rival())
    ),
    "ends-bidding": lambda case: case.number() == len(case.position.display),
    "last-to-bid": lambda case: case.rivals_to_come() == [],
    "unbeatable": lambda case: all(
        largest(case.position, seat) <= case.number() for seat in case.rivals_to_come()
    ),
    "can-be-outbid": lambda case: (
        max(largest(case.position, seat) for seat in case.rivals_to_come()) == case.number()
    ),
    "zero-starts-again": lambda case: (
        case.me == case.position.start
        and case.move == BID
        and any(to_be_drawn(case.position, kind) for kind in range(TYPES))
    ),
    "others-gain-little": lambda case: others_gain(case) == case.number("points"),
    "rival-gains-at-most": lambda case: (
        case.rival() == case.position.builder
        and case.number() == case.position.high
        and case.gains(case.number("points"), case.number(), case.rival())
    ),
    "start-next": lambda case: (case.position.builder + 1) % case.position.players == case.me,
    "waits": lambda case: (
        case.highest()
        and case.room_with(case.number()) < case.room_with(0)
        and rounds_at_least(case) == case.number("rounds") > 0
    ),
    "would-cost": lambda case: case.highest(-1),
    "would-gain": lambda case: case.highest(),
    "needs-raze": lambda case: case.suggests_to_raze(),
    "bid-razes": lambda case: case.suggests_to_raze(),
    "only-move": lambda case: case.position.legal_moves(case.me) == [case.move],
    "adds-roof": lambda case: (
        case.built() % VALUES == 0
        and case.number("count") == len(case.tower(case.kind())) + 1
        and case.number("points") == case.number("count") + 1
    ),
    "starts-tower": lambda case: (
        not case.tower(case.kind()) and case.params["type"] == type_text(case.kind())
    ),
    "on-an-eight": lambda case: case.tower(case.kind())[-1] == 8 and case.built() % VALUES >= 8,
    "nine-on-any": lambda case: (
        case.built() % VALUES == 9 and case.tower(case.kind())[-1] == case.card("on") % VALUES <= 9
    ),
    "eight-takes-any": lambda case: case.built() % VALUES == 8,
    "other-fits-after": other_fits_after,
    "least-room-lost": lambda case: (
        room_taken(case, case.move)
        == min(room_taken(case, move) for move in case.builds() if (move - BUILD) % VALUES)
    ),
    "room-left": half_fit,
    "most-points": lambda case: (
        case.number("points")
        == case.points_of(case.move)
        == max(case.points_of(move) for move in case.builds())
    ),
    "adds-points": lambda case: case.number("points") == case.points_of(case.move),
    "grows-main": lambda case: (
        case.number("count") == len(case.tower(case.kind())) + 1
        and case.number("count") > max(len(case.tower(kind)) for kind in range(TYPES))
    ),
    "no-raze": all_fit_without_razing,
    "raze-needed": lambda case: (
        case.number() == case.position.left and not all_fit_without_razing(case)
    ),
    "raze-lets": raze_lets,
    "raze-opens": razing_opens,
    "raze-costs": lambda case: case.number("points") == case.raze_cost(),
    "bid-cannot-be-built": lambda case: (
        case.number() == case.position.left and case.number("most") < case.number()
    ),
    "bid-again": lambda case: case.move == WITHDRAW,
}
MOVES = {"do-bid", "do-pass", "do-withdraw", "do-build", "do-build-on", "do-raze"}


def facts(view: TowersView, move: int, moves: list[int]) -> list[Fact]:
    """All facts, also those too weak to be shown."""
    if move == PASS:
        return list(reasons_to_pass(view))
    if move == WITHDRAW:
        return list(reasons_to_withdraw(view))
    if move == BID:
        return list(reasons_to_bid_nothing(view))
    if move < PASS:
        return list(reasons_to_bid(view, move - BID))
    if move >= BUILD:
        return list(reasons_to_build(view, move - BUILD, moves))
    return list(reasons_to_raze(view, move - RAZE, moves))


@pytest.mark.parametrize("seed", range(3))
def test_every_reason_is_true(seed: int) -> None:
    stated: Counter[str] = Counter()
    for position, move in positions(seed, 120):
        seat = position.actor()
        for fact in facts(position.view(seat), move, position.legal_moves(seat)):
            stated[fact.kind] += 1
            assert CHECKS[fact.kind](Case(position, move, fact)), (fact, position.snapshot())
    assert len(stated) > 25


def test_every_reason_has_words_made_of_its_parameters_and_a_check() -> None:
    """The kinds are read from the source, so none can be forgotten."""
    folder = Path(str(towers.__file__)).parent
    files = {*folder.glob("*.py")} - {folder / "doubts.py"}  # speak against: test_doubts.py
    source = "".join(file.read_text("utf-8") for file in sorted(files))
    assert set(re.findall(r'Fact\(\s*"([\w-]+)"', source)) == set(CHECKS)
    assert set(re.findall(r'Phrase\("([\w-]+)"', source)) == MOVES
    given = parameters()
    for kind in {*CHECKS, *MOVES}:
        message = messages("en")[f"hint-{kind}"]
        assert message.variables <= given.get(kind, message.variables), kind


def parameters() -> dict[str, set[str]]:
    """What each kind was given over some games; the browser adds names and counts of lists."""
    found: dict[str, set[str]] = {}
    for position, move in positions(0, 400):
        seat = position.actor()
        moves = position.legal_moves(seat)
        view = position.view(seat)
        for phrase in [advise(view, move, moves).move, *facts(view, move, moves)]:
            names = {*phrase.params, *(f"{name}_count" for name in phrase.params)}
            found[phrase.kind] = {*names, *({"player"} if "seat" in phrase.params else ())}
    return found


def test_only_what_to_take_is_marked_while_bidding() -> None:
    """A card in the way, or better left alone, must not look recommended."""
    marked: set[str] = set()
    for position, move in positions(0, 400):
        seat = position.actor()
        found = facts(position.view(seat), move, position.legal_moves(seat))
        marked |= {fact.kind for fact in found if fact.marks}
    assert marked <= {"bid-gains", "bid-opens", "bid-costs", "other-fits-after", "raze-lets"}
    assert "bid-gains" in marked


def test_at_most_two_reasons_and_their_marks_are_given() -> None:
    adviser = adviser_of("towers")
    assert adviser is not None
    for position, move in positions(9, 200):
        seat = position.actor()
        found = adviser(position.view(seat), move, position.legal_moves(seat))
        assert len(found.reasons) <= 2
        assert len({reason.kind for reason in found.reasons}) == len(found.reasons)
        assert all(mark in found.marks for reason in found.reasons for mark in reason.marks)
        assert {mark.split()[0] for mark in found.marks} <= {"card", "tower"}


def early(*bids: int) -> TowersView:
    """What the next player sees after these bids of the first auction."""
    position = TowersPosition(3, True, 0)
    position.deal(SamplingDealer("waiting"))
    for move in bids:
        position.apply(position.actor(), move)
    return position.view(position.actor())


def test_a_pass_says_what_the_best_bid_would_add_and_what_waiting_keeps() -> None:
    view = early(BID + 2)
    first = advise(view, PASS, []).reasons[0]
    assert first.kind == "waits"
    plans = suggestions(view, view.acting[0])
    assert first.params["points"] == max(plan.points for plan in plans[3:])


def test_a_bid_of_0_says_what_it_brings() -> None:
    reasons = [fact.kind for fact in advise(early(), BID, []).reasons]
    assert reasons == ["waits", "zero-starts-again"]


def test_a_bid_names_its_cards_and_points_first() -> None:
    """What the table shows for that number, in the same words for every bid."""
    for position, move in positions(4, 400):
        seat = position.actor()
        if not BID < move <= BID + largest(position, seat):
            continue
        first = advise(position.view(seat), move, position.legal_moves(seat)).reasons[0]
        assert first.kind in {"bid-gains", "bid-opens", "bid-costs"}
        assert len(cast(list[str], first.params["cards"])) == move - BID
