"""Refusals as sentences, with the rule at the end."""

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


def test_the_rule_comes_last() -> None:
    refusal = IllegalMove("bid-not-higher", "T4.1b", NOT_HIGHER)
    said = "A bid must be higher than the highest so far, 3; 2 is too low. (T4.1b)"
    assert describe(Words("en"), refusal) == said


def test_without_a_rule_there_is_just_the_sentence() -> None:
    refusal = BadOption("game-unknown", "", {"found": "chess", "choices": ["towers", "cities"]})
    said = "Unknown game “chess”. Choose from: towers, cities."
    assert describe(Words("en"), refusal) == said


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("en", "Line 12: A bid must be "),
        ("hu", "12. sor: A licitnek "),
        ("pl", "Wiersz 12: Trzeba przebić "),
        ("lt", "12 eilutė: Reikia kelti "),
        ("et", "Rida 12: Panus peab olema "),
    ],
)
def test_a_record_s_line_comes_first_and_the_rule_last(language: str, start: str) -> None:
    refusal = BadRecord(12, "bid-not-higher", "T4.1b", NOT_HIGHER)
    said = describe(Words(language), refusal)
    assert said.startswith(start)
    assert said.endswith(" (T4.1b)")


def test_a_real_record() -> None:
    with pytest.raises(BadRecord) as caught:
        replay(parse(RECORD))
    said = "Line 10: A bid must be higher than the highest so far, 3; 3 is too low. (T4.1b)"
    assert describe(Words("en"), caught.value) == said


def test_lists_and_yes_or_no() -> None:
    refusal = BadOption(
        "option-value", "T4.3", {"option": "referee", "found": "1", "choices": ["True", "False"]}
    )
    said = "The option “referee” cannot be “1”. Choose from: True, False. (T4.3)"
    assert describe(Words("en"), refusal) == said


def test_the_tower_is_named() -> None:
    said = describe(Words("hu"), IllegalMove("roof-not-razed", "T4.2a", {"type": "j"}))
    assert said.endswith(" (T4.2a)")
    assert "hulladéktorony" in said


def test_a_code_without_a_message_is_still_shown() -> None:
    refusal = Refusal("never-heard-of", "T1", {"n": 1})
    assert describe(Words("hu"), refusal) == "never-heard-of (n=1) (T1)"


def test_every_legality_error_of_a_position_reads_well() -> None:
    match = games.new("towers", 2, seed=1, start=0)
    with pytest.raises(IllegalMove) as caught:
        match.play_text(1, "pass")
    assert describe(Words("en"), caught.value) == ("It is seat 1’s turn, not seat 2’s. (T4.1b)")
