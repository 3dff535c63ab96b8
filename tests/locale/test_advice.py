"""Reasons are told as sentences, with pieces in words."""

import pytest

from draftingtable.locale import LANGUAGES, Words
from draftingtable.locale.advice import piece_name, tell_advice
from draftingtable.locale.words import REVIEW

ADVICE = {
    "move": {"kind": "do-build", "params": {"card": "h5"}},
    "reasons": [
        {"kind": "less-than-best", "params": {"points": 1, "more": 3}},
        {"kind": "lets-rival", "params": {"seat": 2, "number": 3, "points": 8}},
    ],
}


def test_a_move_comes_with_its_reasons() -> None:
    told = tell_advice(Words("en", REVIEW), ADVICE, ["Anna", "Péter"])
    assert told == (
        "Build horror 5: it adds 1 now, the better move 3. It lets Péter take 3 for up to 8 points."
    )


def test_a_move_without_reasons_is_a_sentence_too() -> None:
    told = tell_advice(Words("en", REVIEW), {**ADVICE, "reasons": []}, [])
    assert told == "Build horror 5."


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_have_names(language: str) -> None:
    words = Words(language, REVIEW)
    assert piece_name(words, "h12").endswith(" 12")
    assert piece_name(words, "S") == words("building-name", building="S")
    assert " + " in piece_name(words, "S-P")
