"""Every numbered rule has a test named after it."""

import ast
import re
from pathlib import Path

RULES = (
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
)
NUMBER = re.compile(r"test_([te]\d)(?:_(\d)([a-f])?)?(_ruling)?_")


def names_of_tests() -> list[str]:
    found: list[str] = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return found


def rule_named_by(test: str) -> str | None:
    """`test_t4_1e_only_what_can_be_built` names T4.1e."""
    found = NUMBER.match(test)
    if not found:
        return None
    chapter, section, letter, ruling = found.groups()
    number = chapter.upper() + (f".{section}" if section else "") + (letter or "")
    return f"{number} ruling" if ruling else number


def test_every_numbered_rule_has_a_test() -> None:
    named = {rule_named_by(name) for name in names_of_tests()}
    assert [rule for rule in RULES if rule not in named] == []


def test_names_are_parsed_correctly() -> None:
    assert rule_named_by("test_t4_1e_only_what_can_be_built") == "T4.1e"
    assert rule_named_by("test_t4_2_ruling_razing_comes_first") == "T4.2 ruling"
    assert rule_named_by("test_t6_everybody_sees_the_same") == "T6"
    assert rule_named_by("test_e4_25_points") == "E4"
    assert rule_named_by("test_the_score_pad") is None


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    chapters = {"T2", "T4.1", "T4.2", "T8"}
    named = {rule_named_by(name) for name in names_of_tests()} - {None}
    assert named - set(RULES) - chapters == set()
