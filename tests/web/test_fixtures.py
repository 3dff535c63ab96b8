"""The client's test fixtures are what a table sends now."""

from pathlib import Path

from tools.client_fixtures import FOLDER, fixture_texts


def test_the_clients_fixtures_are_fresh() -> None:
    texts = fixture_texts()
    stale = [file.name for file, text in texts.items() if not is_fresh(file, text)]
    unknown = [file.name for file in set(FOLDER.iterdir()) - set(texts)]
    assert not [*stale, *unknown], "run: python -m tools.client_fixtures"


def is_fresh(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text
