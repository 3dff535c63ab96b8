"""The client's offline scores are those of the current rules."""

from tools.score_fixtures import fixture_texts


def test_the_clients_sheets_are_scored_by_the_current_rules() -> None:
    stale = [
        file for file, text in fixture_texts().items() if file.read_text(encoding="utf-8") != text
    ]
    assert not stale, "run: python -m tools.score_fixtures"
