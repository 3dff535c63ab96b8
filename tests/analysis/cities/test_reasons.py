"""Every reason is true: it is recomputed by trying it, in all modes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, combinations
from pathlib import Path
from typing import cast

import pytest

from draftingtable.analysis import cities
from draftingtable.analysis.advice import Fact
from draftingtable.analysis.cities.adviser import advise
from draftingtable.analysis.cities.board import drafted, solo
from draftingtable.analysis.cities.choosing import best_split, reasons_to_assign, reasons_to_pick
from draftingtable.analysis.cities.placing import reasons_to_place
from draftingtable.games.cities.city.components import HOUSE, halves
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import (
    first_picked,
    is_pick,
    is_place,
    second_picked,
)
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.match import Match, new
from draftingtable.games.core.view import View
from tests.analysis.cities.cases import Case, lower_city
from tests.analysis.cities.playing import (
    best_after,
    groups,
    lines,
    moments,
)
from tests.locale.fluent_files import messages

Check = Callable[[Case], bool]


def others_lose(case: Case) -> bool:
    before, after = case.scores(), case.scores(case.move)
    rest = [city for city in range(len(before)) if city not in case.mine()]
    lost = sum(before[city]["total"] - after[city]["total"] for city in rest)
    return lost == case.number("points") > 0


def pair_adds(case: Case) -> bool:
    return (
        {case.city(), case.city("elsewhere")} == set(case.mine())
        and case.best(case.tile(), case.city()) == case.number("points") > 0
        and case.best(case.tile("other"), case.city("elsewhere")) == case.number("more") > 0
    )


def most_of_a_pair(case: Case) -> int:
    left, right = case.mine()
    hand = cast(CitiesView, case.view).hand
    return max(
        case.best(one, here) + case.best(other, there)
        for one, other in combinations(hand, 2)
        for here, there in ((left, right), (right, left))
    )


def tile_for_rival(case: Case) -> bool:
    view = cast(CitiesView, case.view)
    seat = case.number("seat") - 1
    theirs = [city for city in view.cities_of(seat) if city not in case.mine()]
    return (
        seat == (case.seat + view.direction) % view.players
        and case.tile() in (first_picked(case.move), second_picked(case.move))
        and max(case.best(case.tile(), city) for city in theirs) == case.number("points")
    )


def better_here(case: Case) -> bool:
    tile, city = case.placed()
    return (
        {city, case.city("elsewhere")} == set(case.mine())
        and case.best(tile, city) == case.number("points")
        and case.best(tile, case.city("elsewhere")) == case.number("more")
        and case.number("points") > case.number("more")
    )


def prepares(case: Case) -> bool:
    """No square that adds as much lets the next tile add more, and some let it add less."""
    found = {
        move: best_after(case.match, case.seat, case.tile(), move)
        for move in case.squares_adding_as_much()
    }
    points = case.number("points")
    return found[case.move] == points == max(found.values()) > min(found.values())


def keeps_open(case: Case) -> bool:
    found = {move: case.open_after(move) for move in case.squares_adding_as_much()}
    count = case.number("count")
    return found[case.move] == count == max(found.values()) > min(found.values())


CHECKS: Mapping[str, Check] = {
    "only-move": lambda case: case.moves == [case.move],
    "longer-street": lambda case: (
        case.gains("shops") and case.number("count") in lines(case.rows(), "S")
    ),
    "larger-park": lambda case: (
        case.gains("parks") and case.number("count") in groups(case.rows(), "P")
    ),
    "gains": lambda case: case.gains(cast(str, case.params["category"])),
    "best-square": lambda case: (
        case.gains("total")
        and max(case.on_squares()) == case.number("points")
        and case.on_squares().count(case.number("points")) == 1
    ),
    "equal-squares": lambda case: (
        case.gains("total")
        and max(case.on_squares()) == case.number("points")
        and case.on_squares().count(case.number("points")) == case.number("count") > 1
    ),
    "same-on-every-square": lambda case: set(case.on_squares()) == {case.number("points")},
    "prepares": prepares,
    "keeps-open": keeps_open,
    "leaves-open": lambda case: case.open_after(case.move) == case.number("count") > 0,
    "finishes-city": lambda case: (
        case.city() == case.placed()[1] and case.cities(case.move)[case.city()]["size"] == 16
    ),
    # Two picked tiles go into different cities (C3): no two of a type make a line, set or group.
    "shops-promise": lambda case: case.tiles_with("shop") == 1,
    "factories-promise": lambda case: case.tiles_with("factory") > 0,
    "taverns-promise": lambda case: case.tiles_with("tavern") == 1,
    "offices-promise": lambda case: case.tiles_with("office") == 1,
    "parks-promise": lambda case: case.tiles_with("park") == 1,
    "shops-each": lambda case: case.tiles_with("shop") == 2,
    "taverns-each": lambda case: case.tiles_with("tavern") == 2,
    "offices-each": lambda case: case.tiles_with("office") == 2,
    "parks-each": lambda case: case.tiles_with("park") == 2,
    "house-grows": lambda case: any(HOUSE in halves(tile) for tile in case.tiles_of_move()),
    "others-lose": others_lose,
    "better-here": better_here,
    "lower-city": lower_city,
    "pair-adds": pair_adds,
    "tile-adds": lambda case: (
        case.city() in case.mine()
        and case.best(case.tile(), case.city()) == case.number("points") > 0
    ),
    "no-pair-adds": lambda case: most_of_a_pair(case) <= 0,
    "best-pair": lambda case: most_of_a_pair(case) == case.number("points") > 0,
    "tile-for-rival": tile_for_rival,
    "best-tile-here": lambda case: (
        case.best(*case.placed())
        == case.number("points")
        == max(case.best(tile, case.placed()[1]) for tile in case.tiles_for(case.placed()[1]))
    ),
    "can-add": lambda case: case.best(*case.placed()) == case.number("points"),
    "kept-from-automacity": lambda case: (
        case.for_automacity(case.placed()[0]) == case.number("points")
        and case.placed()[0] in case.tiles_for(1)
    ),
    "least-for-automacity": lambda case: (
        case.for_automacity(case.placed()[0]) == case.number("points")
        and {case.number("points"), case.number("more")}
        == {f([case.for_automacity(tile) for tile in case.tiles_for(1)]) for f in (min, max)}
    ),
    "automacity-gains": lambda case: case.for_automacity(case.placed()[0]) == case.number("points"),
}
PARTNERS = {
    "better-square": {"square", "points", "instead"},
    "wish-later": set(),
}
"""What only partners say (test_partners.py), with the parameters."""
MOVES = {"do-pick", "do-pick-same", "do-place", "do-assign", "do-assign-automacity"}


def facts(view: View, move: int, moves: list[int]) -> list[Fact]:
    """All facts, also those too weak to be shown."""
    if isinstance(view, SoloView):
        if is_place(move):
            return list(reasons_to_place(solo(view), move, moves))
        return list(reasons_to_assign(view, solo(view), move, moves))
    assert isinstance(view, CitiesView)
    if is_pick(move):
        pair = (int(first_picked(move)), int(second_picked(move)))
        return list(reasons_to_pick(view, drafted(view), pair, moves))
    return list(reasons_to_place(drafted(view), move, moves))


@pytest.mark.parametrize("seed", range(3))
def test_every_reason_is_true(seed: int) -> None:
    stated: Counter[str] = Counter()
    for match, seat, move in moments(seed, 4):
        for fact in facts(match.view(seat), move, match.legal_moves(seat)):
            stated[fact.kind] += 1
            assert CHECKS[fact.kind](Case(match, seat, move, fact)), (fact, match.record().text())
    assert len(stated) > 10


def test_every_reason_has_words_made_of_its_parameters_and_a_check() -> None:
    """The kinds are read from the source, so none can be forgotten."""
    folder = Path(str(cities.__file__)).parent
    files = {*folder.glob("*.py")} - {folder / "doubts.py"}  # speak against: test_doubts.py
    source = "".join(file.read_text("utf-8") for file in sorted(files))
    assert set(re.findall(r'Fact\(\s*"([\w-]+)"', source)) == set(CHECKS)
    assert set(re.findall(r'Phrase\("([\w-]+)"', source)) == {*MOVES, *PARTNERS}
    for kind, given in PARTNERS.items():
        assert messages("en")[f"hint-{kind}"].variables == given
    for match, seat, move in moments(7, 3):
        view, moves = match.view(seat), match.legal_moves(seat)
        for phrase in [advise(view, move, moves).move, *facts(view, move, moves)]:
            given = {*phrase.params, *({"player"} if "seat" in phrase.params else ())}
            assert messages("en")[f"hint-{phrase.kind}"].variables <= given, phrase.kind


def test_a_bots_hint_always_has_a_move_to_show() -> None:
    for match, seat, move in moments(11, 5):
        found = advise(match.view(seat), move, match.legal_moves(seat))
        assert found.move.kind in MOVES
        assert len(found.reasons) <= 2
        text = match.game.notation.move_text(move)
        assert f"move {text}" in found.marks or is_pick(move)


@pytest.mark.parametrize("seed", range(20, 24))
def test_every_hint_gives_a_reason(seed: int) -> None:
    """Whatever move of whatever game it is about: a hint without a reason teaches nothing."""
    for match, seat, move in moments(seed, 1):
        found = advise(match.view(seat), move, match.legal_moves(seat))
        assert found.reasons, match.record().text()


def test_a_first_choice_is_not_recommended_for_few_points() -> None:
    """While another pair would add more at once, what a tile adds is not why it is chosen."""
    for seed in range(4):
        match = new("cities", 3, {"mode": "ring"}, seed)
        view = match.view(0)
        assert isinstance(view, CitiesView)
        moves = match.legal_moves(0)
        best_pairs = 0
        for move in moves:
            kinds = {reason.kind for reason in advise(view, move, moves).reasons}
            pair = (int(first_picked(move)), int(second_picked(move)))
            case = Case(match, 0, move, Fact("best-pair"))
            most = most_of_a_pair(case) == best_split(drafted(view), pair).total
            assert most == bool(kinds & {"pair-adds", "tile-adds", "best-pair"}), (seed, move)
            best_pairs += most
        assert 0 < best_pairs < len(moves)


def picks_of_round_one(seed: int) -> Iterator[tuple[Match, int, int]]:
    for match, seat, _ in moments(seed, 1, [("ring", 3)]):
        view = match.view(seat)
        if not isinstance(view, CitiesView) or view.round > 1:
            return
        for move in filter(is_pick, match.legal_moves(seat)):
            yield match, seat, move


def test_two_tiles_of_a_type_are_chosen_for_what_each_begins_in_its_own_city() -> None:
    stated: set[str] = set()
    for match, seat, move in chain.from_iterable(map(picks_of_round_one, range(6))):
        for fact in facts(match.view(seat), move, match.legal_moves(seat)):
            if fact.kind.endswith(("-promise", "-each")):
                stated.add(fact.kind)
                assert CHECKS[fact.kind](Case(match, seat, move, fact)), (fact, move)
    assert {"shops-each", "taverns-each", "offices-each", "parks-each"} <= stated


def test_two_of_the_same_tile_are_named_together_and_marked_one_by_one() -> None:
    pairs = [
        (match.view(seat), move, match.legal_moves(seat))
        for match, seat, _ in moments(3, 4)
        for move in match.legal_moves(seat)
        if is_pick(move) and first_picked(move) == second_picked(move)
    ]
    assert pairs
    for view, move, moves in pairs:
        found = advise(view, move, moves)
        assert found.move.kind == "do-pick-same"
        tile = found.move.params["tile"]
        assert found.marks[:2] == [f"tile {tile}", f"tile {tile} 2"]
