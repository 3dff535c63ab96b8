"""Themes are recognised on positions made by hand."""

from __future__ import annotations

import pytest
from tools.puzzles import cities_themes, towers_themes

from draftingtable.games.cities.game import GAME as CITIES
from draftingtable.games.towers.game import GAME as TOWERS
from tests.games.cities.draft_table import Table as Ring
from tests.games.cities.solo_table import SoloTable
from tests.games.towers.table import Table as Auction

HANDS = ("S S F O P H d", "S O O P P H m", "F O P H H b e", "S F O P d m b")


def in_towers(table: Auction, move: str) -> str:
    seat = table.position.actor()
    return towers_themes.theme_of(table.position.view(seat), TOWERS.notation.parse_move(move))


def in_ring(table: Ring, move: str) -> str:
    return cities_themes.theme_of(table.position.view(0), CITIES.notation.parse_move(move))


def ring(**cities: tuple[str, ...]) -> Ring:
    """Returns a ring of four at the first choice, with some cities. Seat 1 builds A and D."""
    table = Ring(players=4)
    table.deal(*HANDS)
    for letter, rows in cities.items():
        table.stand(letter, *rows)
    return table


def row(letters: str) -> tuple[str, ...]:
    return letters, "....", "....", "...."


# ---- 5 Towers


def test_a_bid_of_all_that_can_be_built_is_the_largest() -> None:
    table = Auction(players=2)
    table.give(1, "s3")
    table.give(2, "s0 c0 t0 j0 h0")  # nothing is left to take from them
    table.show("s7 c12 t3 j11 h9")
    assert in_towers(table, "bid 5") == "largest"  # with razing
    assert in_towers(table, "bid 4") == "enough"
    assert in_towers(table, "bid 0") == "wait"


TALL = "s15 s12 s11 s10 c9 c7 c5 t0 j0 h0"
"""Two roofs would score much on these towers, and nothing else fits."""


def test_a_bid_that_keeps_a_rival_from_more_than_it_gains_leaves_them_nothing() -> None:
    table = Auction(players=2)
    table.give(2, TALL)
    table.show("s0 c0 t3 j11 h9")
    assert in_towers(table, "bid 2") == "deny"
    assert in_towers(table, "bid 1") == "enough"  # they bid 2
    assert in_towers(table, "bid 4") == "deny"


def test_only_rivals_who_may_still_bid_or_lead_are_kept_from_anything() -> None:
    table = Auction(players=3, start=2)
    table.give(2, TALL)
    table.show("s0 c0 t3 j11 h9")
    table.say("2 bid 0", "3 pass")
    assert in_towers(table, "bid 2") == "enough"  # with 0, they take nothing
    table = Auction(players=3, start=3)
    table.give(3, TALL)
    table.show("s0 c0 t3 j11 h9")
    table.say("3 bid 2")
    assert in_towers(table, "bid 3") == "deny"
    assert in_towers(table, "pass") == "wait"


def test_builds_are_about_their_card() -> None:
    table = Auction(players=2)
    table.give(1, "s15 s10 c12")
    table.show("s0 s9 c8 t3 h5")
    table.say("1 bid 2", "2 pass")
    themes = [in_towers(table, move) for move in ("build s0", "build s9", "build c8", "build t3")]
    assert themes == ["roof", "free", "free", "card"]
    assert in_towers(table, "raze s") == "raze"


# ---- Between Two Cities


@pytest.mark.parametrize(
    ("cities", "move", "theme"),
    [
        ({"A": row("SSS."), "D": row("OOF.")}, "place S A 3,0", "shops"),
        ({"A": row("dem."), "D": row("PPO.")}, "place b A 3,0", "taverns"),
        ({"A": row("OOO."), "D": row("SSd.")}, "place O A 3,0", "offices"),
        ({"A": row("PO.."), "D": row("SS..")}, "place P A 0,1", "parks"),
        ({"A": row("SPO."), "D": row("OOO.")}, "place H A 3,0", "houses"),
        ({"A": row("SO.."), "D": row("SSSS")}, "place O A 2,0", "lower"),
        ({"A": row("SO.."), "D": row("SO..")}, "place F/O A 2,0", "duplex"),
        ({"A": row("FF.."), "D": row("FFO."), "B": row("FF..")}, "place F A 2,0", "factory"),
    ],
)
def test_a_placement(cities: dict[str, tuple[str, ...]], move: str, theme: str) -> None:
    assert in_ring(ring(**cities), move) == theme


def test_a_first_factory_is_not_about_the_lead() -> None:
    """It scores as most factories, but takes nothing from anybody."""
    table = ring(A=row("SP.."), D=row("SP.."))
    assert in_ring(table, "place F A 2,0") == "other"


def test_a_choice_is_about_the_tile_that_the_neighbour_needs() -> None:
    """Hands pass to the left: seat 2 builds B, where a fourth shop adds 6."""
    table = ring(A=row("O..."), D=row("O..."), B=row("SSS."))
    assert in_ring(table, "pick S O") == "neighbour"
    assert in_ring(table, "pick O P") != "neighbour"


def test_a_choice_is_about_what_scores_most() -> None:
    table = ring(A=row("SS.."), D=row("POO."))
    assert in_ring(table, "pick S H") == "shops"
    assert in_ring(table, "pick P H") == "parks"


def test_an_assignment_is_about_automacity_or_the_own_city() -> None:
    table = SoloTable("expert")
    table.stand("A", *row("SSS."))
    table.stand("C", *row("SSS."))
    view = table.position.view(0)

    def theme(move: str) -> str:
        return cities_themes.theme_of(view, CITIES.notation.parse_move(move))

    assert theme("assign S A") == "shops"
    assert theme("assign S B") == "automacity"
    assert theme("assign F/O A") == "duplex"
