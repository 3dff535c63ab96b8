"""Every rule that a refusal may name has an anchor to link to."""

import re
from pathlib import Path

import draftingtable

RULE = re.compile(r'"([TCS]\d(?:\.\d[a-f]?)?)"')
STRUCTURES = sorted((Path(__file__).parents[2] / "web/src/games").glob("*/rules/structure.ts"))
SOURCES = sorted(Path(draftingtable.__file__).parent.rglob("*.py"))


def test_every_rule_that_the_program_names_is_on_the_rules_pages() -> None:
    anchors = {rule for path in STRUCTURES for rule in RULE.findall(path.read_text("utf-8"))}
    named = {rule for path in SOURCES for rule in RULE.findall(path.read_text("utf-8"))}
    assert {"T4.1e", "C4.3", "S5"} <= named
    assert named - anchors == set()
