"""What a partner says to a wish is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from draftingtable.analysis.cities.partners import judge_wish
from draftingtable.games.cities.city.components import BUILDINGS, tile_text
from draftingtable.games.cities.city.grid import ORIGIN, square_text, squares_in
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.placement_preview import placement_effect
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.core.wishes import Wish
from tests.analysis.cities.playing import moments

MARGIN = 1


def views(seed: int) -> Iterator[CitiesView]:
    for match, seat, _ in moments(seed, 4):
        view = match.view(seat)
        if isinstance(view, CitiesView):
            yield view


def wishes(view: CitiesView) -> Iterator[tuple[Wish, int, dict[int, int]]]:
    """Yields every wish in the viewer's cities, its square, and what each square adds now."""
    for city in view.cities_of(view.viewer):
        here = view.cities[city]
        free = here.room & ~here.occupied if here.occupied else 1 << ORIGIN
        for tile in range(BUILDINGS):
            adds = points(view, city, tile)
            for square in squares_in(free):
                yield Wish(city_text(city), square_text(square), tile_text(tile)), square, adds


def points(view: CitiesView, city: int, tile: int) -> dict[int, int]:
    """Returns what the tile adds on each square of the city."""
    return {
        square: placement_effect(view.cities, city, tile, square).own["total"]
        for square in view.cities[city].legal_squares(tile)
    }


def test_a_wish_is_compared_with_the_best_square_for_that_building() -> None:
    answers: Counter[str] = Counter()
    for view in views(2):
        for wish, square, adds in wishes(view):
            opinion, best = judge_wish(view, wish, MARGIN), max(adds.values(), default=0)
            assert opinion.agrees == (square not in adds or adds[square] + MARGIN >= best)
            reason = opinion.reason
            kind, params = (reason.kind, reason.params) if reason else ("", {})
            answers[kind] += 1
            assert (kind == "wish-later") == (square not in adds)
            assert (kind == "better-square") == (not opinion.agrees)
            if kind == "better-square":
                assert (params["points"], params["instead"]) == (best, adds[square])
                tops = [square_text(each) for each in adds if adds[each] == best]
                assert params["square"] in tops
    assert {"better-square", "wish-later", "larger-park", "gains"} < answers.keys()
    assert answers[""] < 20, "there is nearly always a reason"
