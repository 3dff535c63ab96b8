"""CONTRIBUTING's recipe for a game matches the third game, file by file."""

import re
from pathlib import Path

from tests.docs.markdown import ROOT
from tests.third_game.installed import ENTRY_POINTS

PACKAGE = ROOT / "tests" / "third_game" / "staircase"


def recipe(title: str = "Add a game") -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = text.partition(f"## {title}\n")[2].partition("\n## ")[0]
    assert found, title
    return found


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


def files_in(title: str, **names: str) -> set[str]:
    """Returns the files that a recipe lists, with `xx`, GAME and LEVEL replaced."""
    found: set[str] = set()
    for listed in re.findall(r"`((?:src|web|docs)/[^`]+)`", recipe(title)):
        for name, value in names.items():
            listed = re.sub(rf"\b{name}\b", value, listed)
        here = {path.relative_to(ROOT).as_posix() for path in ROOT.glob(listed.rstrip("/"))}
        assert here, f"{title}: there is no {listed}"
        found |= here
    return found


def test_a_language_is_named_in_the_listed_files_only() -> None:
    listed = files_in("Add a language", xx="lt")
    named = {
        path.relative_to(ROOT).as_posix()
        for folder in ("src/draftingtable", "web/src", "web/plugins")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte")
        and "static" not in path.parts
        and ".test." not in path.name
        and re.search(r"[\"']lt[\"']", path.read_text(encoding="utf-8"))
    }
    own = {
        path.relative_to(ROOT).as_posix()
        for pattern in ("src/**/lt/*.ftl", "web/src/**/lt.ts")
        for path in ROOT.glob(pattern)
    }
    assert listed == named | own


def test_a_bot_level_is_in_the_listed_files() -> None:
    listed = files_in("Add a bot level", GAME="towers", LEVEL="journeyman", xx="en")
    for file in sorted(listed):
        assert "journeyman" in (ROOT / file).read_text(encoding="utf-8").lower(), file
    assert len(listed) == 4


def test_an_endpoint_and_a_setting_touch_what_is_listed() -> None:
    """Followed for one of each: reading a replay, and whether a table has chat."""
    texts = {
        file: text
        for file in files_in("Add an endpoint")
        for path in [ROOT / file]
        for text in ["".join(one.read_text("utf-8") for one in sources(path))]
    }
    assert len(texts) == 5
    assert all("replay" in text.lower() for text in texts.values()), texts.keys()
    table = [file for file in files_in("Add a setting") if "server/settings" not in file]
    assert len(table) == 3
    assert all("chat" in (ROOT / file).read_text("utf-8") for file in table)


def sources(path: Path) -> list[Path]:
    return sorted(path.glob("*.py")) if path.is_dir() else [path]
