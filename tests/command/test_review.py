"""`review` judges a finished game: as text, as JSON, and as a page."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from draftingtable.command.records.report import Report
from draftingtable.command.records.review_page import as_page
from draftingtable.command.records.review_text import as_text
from draftingtable.locale import LANGUAGES, Words
from draftingtable.locale.words import REVIEW
from tests.analysis.review.test_review import reviewed
from tests.command.running import EXAMPLES, run


def report_in(language: str, kind: str) -> Report:
    report = Report(Words(language, REVIEW))
    for part in reviewed(kind):
        report.add(part)
    return report


class Tags(HTMLParser):
    """Checks that every element is closed, and keeps what a page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_everything_in_each_language(language: str) -> None:
    report = report_in(language, "cities-ring-3")
    for text in (as_text(report), as_page(report)):
        assert not re.search(r"(review|hint)-[a-z]", text)
        assert "{" not in text.split("</style>")[-1]
        for name in report.names:
            assert name in text
    assert len(report.lessons()) > 0


def test_a_page_is_whole_and_loads_nothing() -> None:
    page = as_page(report_in("en", "towers-2"))
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.loaded == []
    assert "<script" not in page
    assert page.count("<polyline") == 2


def test_rows_of_luck_and_skill_have_their_players_names() -> None:
    report = report_in("en", "cities-expert")
    assert [row[0] for row in report.balance_rows()] == report.names
    assert [row[2] for row in report.players_rows()][1:] == ["–", "–"]


def test_the_command_prints_parts_or_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    file = str(EXAMPLES / "cities-two.dtr")
    done = run("review", file, "--depth", "tiny", "--json", "--html", str(page))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    parts = [json.loads(line)["part"] for line in done.stdout.splitlines()]
    assert parts[0] == "head"
    assert parts[-1] == "summary"
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_an_unfinished_game_is_refused() -> None:
    done = run("review", str(EXAMPLES / "towers-unfinished.dtr"))
    assert done.returncode == 1
    assert "not finished" in done.stderr
