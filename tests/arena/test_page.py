"""The page is self-contained, whatever the players are called."""

from html.parser import HTMLParser
from itertools import pairwise

import pytest

from draftingtable.arena.html_report import as_page
from draftingtable.arena.results import UnitResult
from draftingtable.arena.running import play
from draftingtable.arena.summary import summarize
from draftingtable.arena.svg import Linear, Logarithmic
from draftingtable.arena.tournament import Tournament
from tests.arena.invented import forfeited, game, tournament, unit

VOID = {"meta"}


class Outline(HTMLParser):
    """Checks that every element is closed properly, and records all elements."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def page(what: Tournament, results: list[UnitResult]) -> str:
    return as_page(summarize(what, results))


def test_nothing_external_is_loaded() -> None:
    table = tournament(("a", "b", "b"), ("b", "a", "a"), deals=6)
    text = page(table, play(table))
    outline = Outline(text)
    for scheme in ("http:", "https:", "//", "url(", "@import", "<script", "<link", "<img"):
        assert scheme not in text
    assert not any({"src", "href"} & set(attributes) for _, attributes in outline.seen)
    assert sum(tag == "svg" for tag, _ in outline.seen) == 5
    assert "prefers-color-scheme: dark" in text


def test_names_cannot_break_the_page() -> None:
    wild = '<script>alert("x")</script>&'
    table = tournament((wild, "b"), deals=3)
    text = page(table, play(table))
    assert "<script" not in text
    assert wild in Outline(text).words


@pytest.mark.parametrize("deals", [1, 2])
def test_few_deals(deals: int) -> None:
    table = tournament(("a", "b"), deals=deals)
    Outline(page(table, play(table)))


def test_one_player_alone_against_itself() -> None:
    table = tournament(("a", "a"), deals=2)
    Outline(page(table, play(table)))


def test_many_players() -> None:
    names = [f"player {number}" for number in range(12)]
    table = tournament(*pairwise(names), deals=2)
    assert "player 11" in Outline(page(table, play(table))).words


def test_all_the_same() -> None:
    """Equal scores everywhere leave no range to draw, but the page is still drawn."""
    table = tournament(("a", "b"), deals=2)
    Outline(page(table, [unit(deal, game(4, 4), game(4, 4)) for deal in range(2)]))


def test_only_forfeits() -> None:
    table = tournament(("a", "b"), deals=2)
    results = [unit(deal, forfeited(0, 2), forfeited(1, 2)) for deal in range(2)]
    assert "Scores" not in Outline(page(table, results)).words


def test_scales_have_round_ticks() -> None:
    assert Linear(-3, 27, 0, 100).ticks() == [0, 5, 10, 15, 20, 25]
    assert Linear(0.42, 0.58, 0, 100).ticks() == pytest.approx([0.45, 0.5, 0.55])
    assert Logarithmic(5e-7, 3.0, 0, 100).ticks() == pytest.approx(
        [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1]
    )
    assert Logarithmic(1, 100, 0, 100)(10) == pytest.approx(50)
