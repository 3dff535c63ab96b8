"""The client scores offline by what this library says, not by what it said some time ago."""

from tools.score_fixtures import FILE, fixture_text


def test_the_clients_sheets_are_scored_by_the_rules_of_today() -> None:
    fresh = FILE.read_text(encoding="utf-8") == fixture_text()
    assert fresh, "run: python -m tools.score_fixtures"
