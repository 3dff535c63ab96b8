"""Plurals: all forms of each language, and the right one for each number."""

import pytest

from draftingtable.locale import LANGUAGES, Words
from tests.locale.fluent_files import messages

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {
    "en": {"one", "other"},
    "hu": {"other"},
    "pl": {"one", "few", "many", "other"},
    "lt": {"one", "few", "other"},  # many is for fractions, which we never have
    "et": {"one", "other"},
}
CARDS = {
    "en": {0: "0 cards", 1: "1 card", 2: "2 cards", 22: "22 cards"},
    "hu": {0: "0 kártya", 1: "1 kártya", 5: "5 kártya"},
    "pl": {0: "0 kart", 1: "1 karta", 2: "2 karty", 4: "4 karty", 5: "5 kart", 12: "12 kart"}
    | {21: "21 kart", 22: "22 karty", 25: "25 kart", 112: "112 kart"},
    "lt": {0: "0 kortų", 1: "1 korta", 2: "2 kortos", 9: "9 kortos", 10: "10 kortų"}
    | {11: "11 kortų", 19: "19 kortų", 20: "20 kortų", 21: "21 korta", 22: "22 kortos"},
    "et": {0: "0 kaarti", 1: "1 kaart", 2: "2 kaarti", 21: "21 kaarti"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_counted_as_people_count_them(language: str) -> None:
    words = Words(language)
    for count, text in CARDS[language].items():
        assert words("cards", count=count) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_all_forms_of_the_language(language: str) -> None:
    """Applies to messages that distinguish one from many; a special zero is not a plural."""
    for name, message in messages(language).items():
        for keys in message.variants:
            if keys & (CATEGORIES - {"other"}):
                assert keys & CATEGORIES == NEEDED[language], name


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna has the highest bid and takes 1 card."),
        ("hu", "Anna licitje a legmagasabb: elvesz 1 kártyát."),
        ("pl", "Anna wygrywa licytację i bierze 1 kartę."),
        ("lt", "Anna laimi aukcioną ir ima 1 kortą."),
        ("et", "Anna võidab panustamise ja võtab 1 kaardi."),
    ],
)
def test_one_card(language: str, text: str) -> None:
    assert Words(language)("event-builds", player="Anna", number=1, seat=1) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Anna: do dołożenia zostało 5 kart. Która następna?"),
        ("lt", "Anna: dar reikia pastatyti 5 kortas. Kuri kita?"),
        ("et", "Anna: torni lisada on veel 5 kaarti. Milline on järgmine?"),
    ],
)
def test_five_cards(language: str, text: str) -> None:
    assert Words(language)("ask-build", player="Anna", left=5) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_is_plain(language: str) -> None:
    """No marks around parameters, which a terminal would show, and no thousands separators."""
    text = Words(language)("at-line", line=1234, problem="x")
    assert "1234" in text
    assert not set(text) & set("\u2066\u2067\u2068\u2069")
