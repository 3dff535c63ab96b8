"""No numbered rule of a game (T, C) and no example (E) without a test that names it."""

import ast
import re
from pathlib import Path

import pytest

RULES = {
    "towers": (
        *("T1.1", "T1.2", "T1.3", "T1.4"),
        *("T2.1", "T2.2", "T2.3", "T2.4", "T2.5", "T2.6", "T2.7"),
        *("T3.1", "T3.2"),
        *("T4", "T4.1a", "T4.1b", "T4.1c", "T4.1d", "T4.1e", "T4.1f"),
        *("T4.2 ruling", "T4.2a", "T4.2b", "T4.3", "T4.3 ruling", "T4.4", "T4.5"),
        *("T5.1", "T5.2 ruling"),
        "T6",
        *("T7.1", "T7.2", "T7.3"),
        *("T8.1", "T8.2", "T8.3", "T8.4", "T8.5"),
        *("E1", "E2", "E3", "E4", "E5", "E6"),
    ),
    "cities": (
        *("C1.1", "C1.2", "C2"),
        *("C3.1", "C3.2", "C3.3", "C3.4"),
        *("C4.1", "C4.2", "C4.3", "C4.4", "C4.5"),
        *("C5.1", "C5.2", "C5.3", "C5.4", "C5.5", "C5.6"),
        *("C6.1", "C6.2", "C6.3", "C6.4 ruling", "C7"),
        *("E1", "E2", "E3", "E4", "E5"),
    ),
}
"""All but C1.3: who sits where is settled before a game is set up."""

CHAPTERS = {"towers": {"T2", "T4.1", "T4.2", "T8"}, "cities": {"C1", "C3", "C4", "C5", "C6.4"}}
"""Named where a test is about several rules at once."""

NUMBER = re.compile(r"test_([cte]\d)(?:_(\d)([a-f])?)?(_ruling)?_")


def rules_named(game: str) -> set[str]:
    found: set[str] = set()
    for path in sorted((Path(__file__).parent / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (rule := rule_named_by(node.name)):
                found.add(rule)
    return found


def rule_named_by(test: str) -> str | None:
    """`test_t4_1e_only_what_can_be_built` names T4.1e."""
    found = NUMBER.match(test)
    if not found:
        return None
    chapter, section, letter, ruling = found.groups()
    number = chapter.upper() + (f".{section}" if section else "") + (letter or "")
    return f"{number} ruling" if ruling else number


@pytest.mark.parametrize("game", RULES)
def test_every_numbered_rule_has_a_test(game: str) -> None:
    assert set(RULES[game]) - rules_named(game) == set()


@pytest.mark.parametrize("game", RULES)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    assert rules_named(game) - set(RULES[game]) - CHAPTERS[game] == set()


@pytest.mark.parametrize(
    ("test", "rule"),
    [
        ("test_t4_1e_only_what_can_be_built", "T4.1e"),
        ("test_t4_2_ruling_razing_comes_first", "T4.2 ruling"),
        ("test_c3_1_a_choice_made_is_final", "C3.1"),
        ("test_c7_two_players_add_up", "C7"),
        ("test_e4_25_points", "E4"),
        ("test_cities_know_their_builders", None),
    ],
)
def test_names_are_read_as_they_are_meant(test: str, rule: str | None) -> None:
    assert rule_named_by(test) == rule
