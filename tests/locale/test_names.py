"""Names are never inflected, and no sentence hides that by putting them after a colon."""

import re

import pytest

from draftingtable.locale import ENGLISH, LANGUAGES, Words
from draftingtable.locale.words import FOLDER

TRANSLATED = [language for language in LANGUAGES if language != ENGLISH]
LABELS = {
    *("welcome", "you-are", "pad-remove-player"),
    *("daily-watch", "challenge-first", "challenge-compare-with"),
    *("cities-of", "city-open", "error-fair-unrevealed", "table-with"),
}
"""A heading, a field and its value, a list in brackets: the name needs no grammar there."""
APPENDED = re.compile(r"^([a-z][\w-]*) = .*(?:: |\()\{ \$(?:names?|player) \}(?:[.?)]| –|$)", re.M)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_name_is_part_of_its_sentence(language: str) -> None:
    files = sorted((FOLDER / language).glob("*.ftl"))
    found = {match[1] for file in files for match in APPENDED.finditer(file.read_text("utf-8"))}
    assert found <= LABELS


@pytest.mark.parametrize(
    ("names", "text"),
    [(["Anna"], "Wybiera jeszcze Anna."), (["Anna", "Jan"], "Wybierają jeszcze Anna, Jan.")],
)
def test_the_verb_agrees_with_the_number_of_names(names: list[str], text: str) -> None:
    assert Words("pl")("cities-waiting-for", names=names) == text


@pytest.mark.parametrize(
    ("city", "text"),
    [
        ("A", "Anna az A‑városhoz rendel egy lapkát: F."),
        ("B", "Anna a B‑városhoz rendel egy lapkát: F."),
    ],
)
def test_the_hungarian_article_fits_the_letter(city: str, text: str) -> None:
    assert Words("hu")("event-assign", player="Anna", city=city, tile="F", seat=1) == text


@pytest.mark.parametrize(
    ("seat", "text"),
    [(1, "Az 1. hely foglalt."), (4, "A 4. hely foglalt."), (5, "Az 5. hely foglalt.")],
)
def test_the_hungarian_article_fits_the_number(seat: int, text: str) -> None:
    assert Words("hu")("error-seat-taken", seat=seat) == text
