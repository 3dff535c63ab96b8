"""Every fact against a move is true, and of the better move it is not: both are played on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from draftingtable.analysis import towers
from draftingtable.analysis.advice import Fact
from draftingtable.analysis.towers.doubts import doubts
from draftingtable.bots.core.levels import new_bot
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.components import BID, BUILD, PASS, RAZE, TYPES
from draftingtable.games.towers.limits import bid_plans
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BIDDING, BUILDING
from draftingtable.locale import LANGUAGES
from tests.analysis.towers.cases import Case, all_fit_without_razing
from tests.analysis.towers.playing import positions, room_of, taken
from tests.locale.fluent_files import messages

Check = Callable[[Case, Case], bool]
"""Takes the move that was played, and the better one."""
SEEDS = range(4)
MUCH = 4


def cards_of(case: Case) -> int:
    """Returns how many cards a bid is for."""
    assert case.move <= PASS
    return 0 if case.move == PASS else case.move - BID


def adds(case: Case) -> int:
    return case.points_of(case.move) if case.move >= BUILD else case.adds(cards_of(case))


def room_then(case: Case) -> int:
    if case.move < BUILD:
        return case.room_with(cards_of(case))
    return room_of(case.position, case.after_move().towers_of(case.me))


def razes(case: Case) -> bool:
    return RAZE <= case.move < RAZE + TYPES


def builds(case: Case) -> list[int]:
    """Returns the cards that are built as the table suggests for a bid."""
    return taken(case.position, case.suggested(cards_of(case)), case.me)


def lets_rival(case: Case, better: Case) -> bool:
    """The rival gets to build that many after this move, and not after the better one."""
    return (
        case.rival() != case.me
        and takes(case, case.rival(), case.number())
        and not takes(better, case.rival(), case.number())
        and case.gains(case.number("points"), case.number(), case.rival())
        and case.number("points") >= MUCH
    )


def takes(case: Case, seat: int, number: int) -> bool:
    """Whether the seat builds that many if it bids so, where it still may, and all others pass."""
    twin = case.after_move().copy()
    assert isinstance(twin, TowersPosition)
    while twin.phase == BIDDING:
        bids = twin.actor() == seat and BID + number in twin.legal_moves(seat)
        twin.apply(twin.actor(), BID + number if bids else PASS)
    return twin.phase == BUILDING and (twin.builder, twin.high) == (seat, number)


def less_than_best(case: Case, better: Case) -> bool:
    return adds(case) == case.number("points") < case.number("more") == adds(better)


def room_for_fewer(case: Case, better: Case) -> bool:
    return room_then(case) == case.number("count") < case.number("more") == room_then(better)


def card_narrows(case: Case, better: Case) -> bool:
    return case.narrows() and case.card() in builds(case) and case.card() not in builds(better)


def needs_raze(case: Case, better: Case) -> bool:
    plans = bid_plans(case.position, case.me)
    return case.suggests_to_raze() and plans[cards_of(better)].raze < 0


def raze_costs(case: Case, better: Case) -> bool:
    cost = case.raze_cost()
    return cost == case.number("points") > 0 and not (razes(better) and better.raze_cost() >= cost)


def no_raze(case: Case, better: Case) -> bool:
    return razes(case) and not razes(better) and all_fit_without_razing(case)


CHECKS: Mapping[str, Check] = {
    "lets-rival": lets_rival,
    "less-than-best": less_than_best,
    "room-for-fewer": room_for_fewer,
    "card-narrows": card_narrows,
    "needs-raze": needs_raze,
    "raze-costs": raze_costs,
    "no-raze": no_raze,
}


def stated(seed: int) -> Iterator[tuple[TowersPosition, int, int, Fact]]:
    """Yields what is stated against moves: random ones are compared with a bot's, and others."""
    randomness = Randomness(f"doubts {seed}")
    bot = new_bot("towers", "journeyman", "doubts", seed)
    for position, played in positions(seed, 150):
        seat = position.actor()
        view, moves = position.view(seat), position.legal_moves(seat)
        others = [moves[randomness.below(len(moves))] for _ in range(2)]
        for best in dict.fromkeys([bot.choose(view, moves), *others]):
            if best != played:
                for fact in doubts(view, played, best, moves):
                    yield position, played, best, fact


@pytest.mark.parametrize("seed", SEEDS)
def test_every_doubt_is_true(seed: int) -> None:
    for position, played, best, fact in stated(seed):
        case, better = (Case(position, move, fact) for move in (played, best))
        assert CHECKS[fact.kind](case, better), (fact, played, best, position.snapshot())


def test_every_doubt_occurs_and_has_words_made_of_its_parameters() -> None:
    counted: Counter[str] = Counter()
    for seed in SEEDS:
        for *_, fact in stated(seed):
            counted[fact.kind] += 1
            given = {"player" if name == "seat" else name for name in fact.params}
            for language in LANGUAGES:
                assert messages(language)[f"hint-{fact.kind}"].variables == given, fact
    assert set(counted) == set(CHECKS), counted


def test_every_doubt_has_a_check() -> None:
    """The kinds are read from the source, so none can be forgotten."""
    source = (Path(str(towers.__file__)).parent / "doubts.py").read_text("utf-8")
    assert set(re.findall(r'Fact\(\s*"([\w-]+)"', source)) == set(CHECKS)


def test_nothing_speaks_against_the_best_move_itself() -> None:
    for position, move in positions(5, 150):
        seat = position.actor()
        assert not list(doubts(position.view(seat), move, move, position.legal_moves(seat)))
