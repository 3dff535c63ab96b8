"""Refusals as sentences, the rule first."""

import pytest

from draftingtable import games
from draftingtable.games.core.errors import BadOption, BadRecord, IllegalMove, Refusal
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from draftingtable.locale import Words
from draftingtable.locale.refusals import describe

NOT_HIGHER = {"bid": 2, "highest": 3}
RECORD = """\
drafting-table record 1
game: towers
rules: 1
options: {"referee": true}
seats: ["Anna", "Péter"]
start: 1
---
deal s7 c12 t3 j0 h9
1 bid 3
2 bid 3
"""


def test_the_rule_comes_first() -> None:
    refusal = IllegalMove("bid-not-higher", "T4.1b", NOT_HIGHER)
    said = "T4.1b: A bid must be higher than the highest bid so far, 3; 2 is not."
    assert describe(Words("en"), refusal) == said


def test_without_a_rule_there_is_just_the_sentence() -> None:
    refusal = BadOption("game-unknown", "", {"found": "chess", "choices": ["towers", "cities"]})
    said = "There is no game “chess”. Known: towers, cities."
    assert describe(Words("en"), refusal) == said


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("en", "line 12: T4.1b: A bid must be "),
        ("hu", "12. sor: T4.1b: A licitnek "),
        ("pl", "wiersz 12: T4.1b: Trzeba przebić "),
        ("lt", "12 eilutė: T4.1b: Reikia kelti "),
        ("et", "rida 12: T4.1b: Panus peab olema "),
    ],
)
def test_a_record_s_line_comes_before_the_rule(language: str, start: str) -> None:
    refusal = BadRecord(12, "bid-not-higher", "T4.1b", NOT_HIGHER)
    assert describe(Words(language), refusal).startswith(start)


def test_a_real_record() -> None:
    with pytest.raises(BadRecord) as caught:
        replay(parse(RECORD))
    said = "line 10: T4.1b: A bid must be higher than the highest bid so far, 3; 3 is not."
    assert describe(Words("en"), caught.value) == said


def test_lists_and_yes_or_no() -> None:
    refusal = BadOption(
        "option-value", "T4.3", {"option": "referee", "found": "1", "choices": ["True", "False"]}
    )
    said = "T4.3: The option “referee” cannot be “1”. Possible: True, False."
    assert describe(Words("en"), refusal) == said


def test_the_tower_is_named() -> None:
    said = describe(Words("hu"), IllegalMove("roof-not-razed", "T4.2a", {"type": "j"}))
    assert said.startswith("T4.2a: ")
    assert "hulladéktorony" in said


def test_a_code_without_words_is_still_told() -> None:
    refusal = Refusal("never-heard-of", "T1", {"n": 1})
    assert describe(Words("hu"), refusal) == "T1: never-heard-of (n=1)"


def test_every_legality_error_of_a_position_reads_well() -> None:
    match = games.new("towers", 2, seed=1, start=0)
    with pytest.raises(IllegalMove) as caught:
        match.play_text(1, "pass")
    assert describe(Words("en"), caught.value) == (
        "T4.1b: It is the turn of seat 1, not of seat 2."
    )
