"""Names: what is left of odd characters, and which names look alike (UTS 39)."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from draftingtable.games.core.errors import Refusal
from draftingtable.table.lookalikes import look_alike, skeleton
from draftingtable.table.names import clean_nickname, clean_text

OURS = "áéíóöőúüű ąćęłńóśźż ąčęėįšųūž äõöüšž"

ALIKE = [
    ("paypal", "раураl"),  # Cyrillic
    ("Anna", "ANNA"),
    ("ANNA", "ΑΝΝΑ"),  # Greek
    ("Anna", "ΑΝΝΑ"),
    ("HEP", "НЕР"),  # Cyrillic, alike in upper case alone
    ("scope", "ѕсоре"),
    ("Ida", "lda"),
    ("Ida", "1da"),
    ("Mari", "rnari"),
    ("Otto", "0tt0"),
    ("Otto", "Оttо"),
    ("Lina", "Ｌｉｎａ"),  # fullwidth
    ("Lina", "𝓛𝓲𝓷𝓪"),  # mathematical
    ("Lina", "Ⓛⓘⓝⓐ"),  # circled
    ("Ádám", "Á\u0064ám"),
    ("Ádám", "A\u0301da\u0301m"),
    ("Łukasz", "łukasz"),
    ("O'Neil", "O’Neil"),
    ("Anna", "A n n a"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_these_look_alike(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


DIFFERENT = ["Ádám", "Adam", "Ádam", "Łukasz", "Lukasz", "Anna", "Anne", "Ōtto", "Otto", "Ötto"]


@pytest.mark.parametrize(("name", "other"), [*combinations(DIFFERENT, 2)])
def test_accents_count(name: str, other: str) -> None:
    assert not look_alike(name, other)


def test_letters_of_our_languages_stay_as_they_are() -> None:
    for letters in (OURS, OURS.upper()):
        assert clean_text(letters) == letters
        found = {skeleton(letter) for letter in letters if letter != " "}
        assert len(found) == len(set(letters) - {" "})


@pytest.mark.parametrize(
    "blank",
    [
        *("", " ", "\u00a0", "\u3000", "\u200b", "\u202e", "\u2066", "\u3164", "\uffa0", "\u115f"),
        *("\u2800", "\u034f", "\ufe0f", "\u0301", "\U000e0100", "\x00", "\ud800", "\ue000"),
    ],
)
def test_a_blank_name_is_refused(blank: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_nickname(blank * 3)
    assert refused.value.code == "nickname-empty"


@pytest.mark.parametrize("control", [*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"])
def test_text_directions_are_removed(control: str) -> None:
    assert clean_nickname(f"An{control}na") == "Anna"


def test_marks_are_not_stacked() -> None:
    assert clean_nickname("Z" + "\u0300\u0308\u0302\u0304" * 5 + "oe") == "Z\u0300\u0308\u0302oe"
    assert clean_nickname("e" + "\u0301" * 15) == "é"
    assert clean_nickname("\u0301 Eve") == "Eve"


@pytest.mark.parametrize("name", ["יוסי", "สมชาย", "ที่รัก", "नेहा", "محمد", "Nguyễn", "小明", "🐙"])
def test_names_of_other_languages_stay_as_they_are(name: str) -> None:
    assert clean_nickname(name) == name


@given(st.text(max_size=60))
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = clean_text(text)
    assert clean_text(once) == once
    assert look_alike(once, once)
