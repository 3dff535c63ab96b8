"""Every fact against a move is true, and of the better move it is not: both are tried."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import cast

import pytest

from draftingtable.analysis import cities
from draftingtable.analysis.advice import Fact
from draftingtable.analysis.cities.doubts import doubts
from draftingtable.bots.core.levels import new_bot
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import assign_move, is_assign, is_place
from draftingtable.games.cities.solo.state import AUTOMACITY
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.locale import LANGUAGES
from tests.analysis.cities.cases import Case, lower_city
from tests.analysis.cities.playing import SOLO, moments
from tests.locale.fluent_files import messages

Check = Callable[[Case, Case], bool]
"""Takes the move that was played, and the better one."""
SEEDS = range(4)
MUCH = 5


def adds(case: Case) -> int:
    """Returns what a move adds at once, or could add at most."""
    if is_place(case.move):
        return case.change("total", case.move, case.placed()[1])
    if is_assign(case.move):
        return case.best(*case.placed())
    one, other = case.tiles_of_move()
    left, right = case.mine()
    return max(
        case.best(one, left) + case.best(other, right),
        case.best(one, right) + case.best(other, left),
    )


def less_than_best(case: Case, better: Case) -> bool:
    return adds(case) == case.number("points") < case.number("more") == adds(better)


def fewer_squares(case: Case, better: Case) -> bool:
    return (
        case.placed()[1] == better.placed()[1]
        and case.open_after(case.move) == case.number("count")
        and case.number("count") < case.number("more") == better.open_after(better.move)
    )


def other_city_is_lower(case: Case, better: Case) -> bool:
    return (
        lower_city(case)
        and case.city() == better.placed()[1] != case.placed()[1]
        and case.placed()[1] in case.mine()
    )


def passes_on(case: Case, better: Case) -> bool:
    """The tile is in the next hand of the rival, who could use it in a city that is not mine."""
    seat = case.number("seat") - 1
    theirs = [
        city for city in cast(CitiesView, case.view).cities_of(seat) if city not in case.mine()
    ]
    return (
        case.hand_after().count(case.tile()) > better.hand_after().count(case.tile())
        and hand_next_turn(case, seat) == case.hand_after()
        and max(case.best(case.tile(), city) for city in theirs) == case.number("points") >= MUCH
    )


def hand_next_turn(case: Case, seat: int) -> list[int]:
    """Plays on, however the others choose and place, until hands have been passed."""
    twin = case.match.position.copy()
    twin.apply(case.seat, case.move)
    turn = cast(CitiesView, case.view).turn
    while (view := cast(CitiesView, twin.view(seat))).turn == turn:
        actor = twin.acting()[0]
        twin.apply(actor, twin.legal_moves(actor)[0])
    return sorted(view.hand)


def gives_automacity(case: Case, better: Case) -> bool:
    return (
        case.placed()[1] == better.placed()[1] == AUTOMACITY
        and case.for_automacity(case.placed()[0]) == case.number("points")
        and case.number("points") > case.number("less")
        and case.for_automacity(better.placed()[0]) == case.number("less")
    )


def leaves_for_automacity(case: Case, better: Case) -> bool:
    """Automacity could have it next, but not after the better move, and what it has is worse."""
    next_for_automacity = assign_move(case.tile(), AUTOMACITY)
    return (
        case.placed()[1] == better.placed()[1] != AUTOMACITY
        and next_for_automacity in case.moves_after()
        and next_for_automacity not in better.moves_after()
        and case.for_automacity(case.tile()) == case.number("points") >= MUCH
        and case.for_automacity(case.placed()[0]) < case.number("points")
    )


CHECKS: Mapping[str, Check] = {
    "less-than-best": less_than_best,
    "fewer-squares": fewer_squares,
    "lower-city": other_city_is_lower,
    "passes-on": passes_on,
    "gives-automacity": gives_automacity,
    "leaves-for-automacity": leaves_for_automacity,
}
ELSEWHERE = {"lower-city"}
"""Kinds made in other files of the folder."""


def decisions(seed: int) -> Iterator[tuple[Match, int, int]]:
    """Yields moments of all modes, and more of those when a tile is assigned, which are few."""
    yield from moments(seed, 4)
    for other in range(3 * seed, 3 * seed + 3):
        for match, seat, move in moments(other, 1, SOLO):
            if is_assign(move):
                yield match, seat, move


def stated(seed: int) -> Iterator[tuple[Match, int, int, int, Fact]]:
    """Yields what is stated against moves: random ones are compared with a bot's, and others."""
    randomness = Randomness(f"doubts {seed}")
    bot = new_bot("cities", "journeyman", "doubts", seed)
    for match, seat, played in decisions(seed):
        view, moves = match.view(seat), match.legal_moves(seat)
        some = [moves[randomness.below(len(moves))] for _ in range(2)]
        others = moves if is_assign(played) else some
        for best in dict.fromkeys([bot.choose(view, moves), *others]):
            if best != played:
                for fact in doubts(view, played, best, moves):
                    yield match, seat, played, best, fact


@pytest.mark.parametrize("seed", SEEDS)
def test_every_doubt_is_true(seed: int) -> None:
    for match, seat, played, best, fact in stated(seed):
        case, better = (Case(match, seat, move, fact) for move in (played, best))
        moves = [match.game.notation.move_text(move) for move in (played, best)]
        assert CHECKS[fact.kind](case, better), (fact, moves, match.record().text())


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
    source = (Path(str(cities.__file__)).parent / "doubts.py").read_text("utf-8")
    kinds = set(re.findall(r'Fact\(\s*"([\w-]+)"', source))
    assert kinds | ELSEWHERE == set(CHECKS)
    assert not kinds & ELSEWHERE


def test_nothing_speaks_against_the_best_move_itself() -> None:
    for match, seat, move in decisions(5):
        assert not list(doubts(match.view(seat), move, move, match.legal_moves(seat)))
