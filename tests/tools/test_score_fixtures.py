"""The client scores offline by what this library says, not by what it said some time ago."""

from tools.score_fixtures import fixture_texts


def test_the_clients_sheets_are_scored_by_the_rules_of_today() -> None:
    stale = [
        file for file, text in fixture_texts().items() if file.read_text(encoding="utf-8") != text
    ]
    assert not stale, "run: python -m tools.score_fixtures"
