"""Bots grant a partner's wish where their own plan is hardly better, and always the same way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from draftingtable.bots.cities.drafting import pick_worths
from draftingtable.bots.cities.wishes import WILLING, grant, granting_picks, judge_of, plan_worth
from draftingtable.bots.core.courtesy import Choice, granted
from draftingtable.bots.core.levels import new_bot
from draftingtable.games.cities.city.components import BUILDINGS, tile_text
from draftingtable.games.cities.city.grid import square_text
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.draft.wishes import thwarts
from draftingtable.games.cities.moves import (
    first_picked,
    is_pick,
    is_place,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.games.core.match import new
from draftingtable.games.core.wishes import Wish

LEVELS = ("apprentice", "journeyman")


def choices(level: str, seed: int) -> Iterator[Choice]:
    """Yields what bots of that level choose in a game for three."""
    match = new("cities", 3, {"mode": "ring"}, seed)
    bots = [new_bot("cities", level, seed, seat) for seat in range(3)]
    while not match.over:
        seat = match.acting()[0]
        view, moves = match.view(seat), match.legal_moves(seat)
        move = bots[seat].choose(view, moves)
        yield Choice(level, view, move, moves)
        match.play(seat, move)


def wish_for(move: int) -> Wish:
    """Returns the wish for what this placement of a single building does."""
    city, square = city_text(placed_city(move)), square_text(placed_square(move))
    return Wish(city, square, tile_text(placed_tile(move)))


def alternatives(choice: Choice) -> list[int]:
    """Returns the other placements of single buildings."""
    return [
        move
        for move in choice.moves
        if is_place(move) and move != choice.move and placed_tile(move) < BUILDINGS
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_a_wish_is_granted_only_if_it_costs_next_to_nothing(level: str) -> None:
    judge = judge_of(level)
    answers = {True: 0, False: 0}
    elsewhere = 0
    for choice in choices(level, 1):
        assert isinstance(choice.view, CitiesView)
        for move in alternatives(choice):
            wish = wish_for(move)
            if thwarts(choice.move, wish):
                continue  # then it looks for another square
            chosen = grant(choice, [wish])
            cost = plan_worth(judge, choice.view, choice.move)
            cost -= plan_worth(judge, choice.view, move)
            assert chosen == (move if cost <= WILLING else choice.move)
            answers[chosen == move] += 1
            elsewhere += chosen == move and placed_city(move) != placed_city(choice.move)
            assert grant(choice, [wish]) == chosen, "no chance is involved"
    assert min(answers.values()) > 20
    assert elsewhere > 0, "a wish may also decide which tile goes where"


def test_the_cheapest_of_several_wishes_is_granted() -> None:
    for choice in choices("apprentice", 2):
        moves = alternatives(choice)
        one_by_one = {grant(choice, [wish_for(move)]) for move in moves} - {choice.move}
        if len(one_by_one) < 2 or not isinstance(choice.view, CitiesView):
            continue
        view, judge = choice.view, judge_of("apprentice")
        worths = {move: plan_worth(judge, view, move) for move in one_by_one}
        together = grant(choice, [wish_for(move) for move in moves])
        assert worths[together] == max(worths.values())
        return
    raise AssertionError("no position with two wishes to grant")


def test_half_of_a_duplex_grants_a_wish() -> None:
    found = 0
    for choice in choices("apprentice", 3):
        for move in choice.moves:
            if is_place(move) and placed_tile(move) >= BUILDINGS:
                tile = tile_text(placed_tile(move))
                first = next(letter for letter in tile if letter not in "/|-")
                wish = Wish(city_text(placed_city(move)), square_text(placed_square(move)), first)
                chosen = grant(Choice("apprentice", choice.view, move, [move]), [wish])
                assert chosen == move
                found += 1
    assert found


@pytest.mark.parametrize("level", LEVELS)
def test_a_wished_square_is_left_free_unless_that_costs_too_much(level: str) -> None:
    judge = judge_of(level)
    spared, taken = 0, 0
    for choice in choices(level, 4):
        if not is_place(choice.move) or placed_tile(choice.move) >= BUILDINGS:
            continue
        view = choice.view
        assert isinstance(view, CitiesView)
        held = {tile_text(tile) for tile in view.unplaced[view.viewer]}
        missing = next(letter for letter in "SFOPH" if letter not in held)
        wish = replace(wish_for(choice.move), building=missing)
        chosen = grant(choice, [wish])
        others = [move for move in choice.moves if not thwarts(move, wish)]
        if not others:
            continue  # the last square
        best = max(plan_worth(judge, view, move) for move in others)
        own = plan_worth(judge, view, choice.move)
        if best >= own - WILLING:
            assert not thwarts(chosen, wish)
            assert plan_worth(judge, view, chosen) == best
            spared += 1
        else:
            assert chosen == choice.move
            taken += 1
    assert spared > 5
    assert taken > 0


def possible_wishes(view: CitiesView) -> Iterator[Wish]:
    """Yields wishes for the viewer's cities that a single tile in their hand could grant."""
    for city in view.cities_of(view.viewer):
        for tile in dict.fromkeys(view.hand):
            if tile < BUILDINGS:
                for square in view.cities[city].legal_squares(tile):
                    yield Wish(city_text(city), square_text(square), tile_text(tile))


@pytest.mark.parametrize("level", LEVELS)
def test_a_wish_changes_what_is_picked_only_if_it_costs_next_to_nothing(level: str) -> None:
    judge = judge_of(level)
    changed, kept = 0, 0
    for choice in choices(level, 1):
        if not is_pick(choice.move):
            continue
        view = choice.view
        assert isinstance(view, CitiesView)
        own = pick_worths(judge, view, [choice.move])[0]
        for wish in possible_wishes(view):
            chosen = grant(choice, [wish])
            assert grant(choice, [wish]) == chosen, "no chance is involved"
            worths = granting_picks(judge, view, choice.moves, [wish])
            assert worths, "a tile in hand could grant it"
            if chosen == choice.move:
                kept += 1
                affordable = max(worths.values()) >= own - WILLING
                assert not affordable or worths.get(chosen, own) >= own - WILLING
            else:
                changed += 1
                wished = tile_text(first_picked(chosen)), tile_text(second_picked(chosen))
                assert wish.building in wished
                assert worths[chosen] == max(worths.values()) >= own - WILLING
    assert changed > 20
    assert kept > 20


def test_a_pick_takes_no_account_of_wishes_that_nothing_in_hand_can_grant() -> None:
    for choice in choices("apprentice", 1):
        view = choice.view
        assert isinstance(view, CitiesView)
        if is_pick(choice.move):
            others = [city for city in range(3) if city not in view.cities_of(view.viewer)]
            assert grant(choice, [Wish(city_text(others[0]), "0,0", "S")]) == choice.move


def test_a_wish_does_not_affect_another_game() -> None:
    first = next(choices("apprentice", 1))
    assert granted("towers", first, [Wish("A", "0,0", "S")]) == first.move
