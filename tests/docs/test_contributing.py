"""CONTRIBUTING's recipe for a game is the third game, file by file."""

import re
from pathlib import Path

from tests.docs.markdown import ROOT
from tests.third_game.installed import ENTRY_POINTS

PACKAGE = ROOT / "tests" / "third_game" / "staircase"


def recipe() -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.partition("## Add a game\n")[2].partition("\n## ")[0]


def files_of_the_game() -> set[str]:
    found = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*") if path.is_file())
    return {path.as_posix() for path in found if Path("__pycache__") not in path.parents}


def test_the_recipe_lists_exactly_the_files_of_the_third_game() -> None:
    steps = re.findall(r"^\d+\. `([^`]+)`:", recipe(), re.MULTILINE)
    assert len(steps) == len(set(steps))
    assert set(steps) == files_of_the_game()


def test_the_recipe_registers_it_as_the_tests_do() -> None:
    group, line = ENTRY_POINTS.splitlines()
    name, _, place = line.partition(" = ")
    assert f'[project.entry-points."{group.strip("[]")}"]\n    {name} = "{place}"' in recipe()


def test_every_other_file_it_names_is_there() -> None:
    named = set(re.findall(r"`((?:games|tests)/[\w/.]+|setup\.py)`", recipe()))
    assert len(named) >= 3
    for name in named - {"games/NAME"}:
        places = (ROOT / name, ROOT / "src" / "draftingtable" / name)
        assert any(place.exists() for place in places), name
