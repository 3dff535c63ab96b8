"""Every numbered rule (C) and example (E) of the game has a test named after it."""

import ast
import re
from pathlib import Path

RULES = (
    *("C1.1", "C1.2", "C2"),
    *("C3.1", "C3.2", "C3.3", "C3.4"),
    *("C4.1", "C4.2", "C4.3", "C4.4", "C4.5"),
    *("C5.1", "C5.2", "C5.3", "C5.4", "C5.5", "C5.6"),
    *("C6.1", "C6.2", "C6.3", "C6.4 ruling", "C7"),
    *("E1", "E2", "E3", "E4", "E5"),
)
"""All but C1.3: seating is settled before a game is set up."""

CHAPTERS = {"C1", "C3", "C4", "C5", "C6.4"}
"""Named by tests that cover several rules at once."""

NUMBER = re.compile(r"test_([ce]\d)(?:_(\d))?(_ruling)?_")


def names_of_tests() -> list[str]:
    found: list[str] = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return found


def rule_named_by(test: str) -> str | None:
    """`test_c4_3_the_square_is_not_fixed` names C4.3."""
    found = NUMBER.match(test)
    if not found:
        return None
    chapter, section, ruling = found.groups()
    number = chapter.upper() + (f".{section}" if section else "")
    return f"{number} ruling" if ruling else number


def test_every_numbered_rule_has_a_test() -> None:
    named = {rule_named_by(name) for name in names_of_tests()}
    assert [rule for rule in RULES if rule not in named] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    named = {rule_named_by(name) for name in names_of_tests()} - {None}
    assert named - set(RULES) - CHAPTERS == set()


def test_names_are_parsed_correctly() -> None:
    assert rule_named_by("test_c4_3_the_square_is_not_fixed") == "C4.3"
    assert rule_named_by("test_c6_4_ruling_still_tied") == "C6.4 ruling"
    assert rule_named_by("test_c7_two_players_add_up") == "C7"
    assert rule_named_by("test_e1_the_six_players") == "E1"
    assert rule_named_by("test_cities_know_their_builders") is None
