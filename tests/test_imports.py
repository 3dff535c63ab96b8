"""Imports go one way: games <- bots <- arena; games <- table <- tables <- server;
store is a leaf that tables and server use; others are on top.
"""

import ast
from pathlib import Path

from tools.architecture.imports import PACKAGE, imports_of, modules, part_of, part_used

MAY_USE: dict[str, set[str]] = {
    "version": set(),
    "plurals": set(),
    "files": set(),
    "games": set(),
    "compilation": {"games"},
    "locale": {"games"},
    "bots": {"games"},
    "analysis": {"games", "bots"},
    "arena": {"games", "bots", "plurals", "files"},
    "table": {"games"},
    "table_bots": {"games", "bots", "analysis", "table"},
    "local": {"games", "bots", "compilation", "table", "table_bots"},
    "store": {"games"},
    "tables": {"games", "table", "store"},
    "server": {
        *("games", "bots", "analysis", "locale", "table", "table_bots", "tables", "store"),
    },
    "adapters": {"games", "bots"},
    "terminal": {"games", "bots", "locale", "table", "compilation", "files"},
    "command": {
        *("games", "bots", "analysis", "arena", "locale", "table", "tables", "store", "server"),
        *("terminal", "compilation", "plurals", "files"),
    },
    "__init__": {"compilation"},
    "__main__": {"command"},
}
"""Which parts of the package each part may import, besides itself and the version."""

GAMES_MAY_USE = {
    *("__future__", "abc", "collections", "dataclasses", "enum", "functools", "itertools"),
    *("math", "re", "types", "typing", "warnings", "mypy_extensions", "librt"),
    *("hashlib", "json", "secrets", "tomllib"),
    "importlib",
}
"""What the rules may import: no network, no clock, no screen, no files except those of the
package itself (`importlib`), no randomness except `secrets` and their own generator.
"""


def place(path: Path, line: int) -> str:
    return f"{path.relative_to(PACKAGE)}:{line}"


def test_every_part_has_its_level() -> None:
    assert {part_of(path) for path in modules()} - set(MAY_USE) == set()


def test_imports_go_one_way() -> None:
    wrong = [
        f"{place(path, line)} uses {name}"
        for path in modules()
        for line, name in imports_of(path)
        if (used := part_used(name)) is not None
        and used in MAY_USE
        and used not in MAY_USE[part_of(path)] | {part_of(path), "version"}
    ]
    assert wrong == []


def test_levels_have_no_cycles() -> None:
    below = {part: used - {part} for part, used in MAY_USE.items()}
    left = set(below)
    while left:
        free = {part for part in left if not below[part] & left}
        assert free, f"a cycle among {sorted(left)}"
        left -= free


def test_games_do_not_depend_on_the_outside() -> None:
    wrong = [
        f"{place(path, line)} uses {name}"
        for path in modules()
        if part_of(path) == "games"
        for line, name in imports_of(path)
        if name.split(".")[0] not in GAMES_MAY_USE | {"draftingtable"}
    ]
    assert wrong == []


def game_folders() -> set[str]:
    found = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    return found - {"core"}


def test_one_game_does_not_import_another() -> None:
    folders = game_folders()
    for folder in folders:
        for path in (PACKAGE / "games" / folder).rglob("*.py"):
            for line, name in imports_of(path):
                words = name.split(".")
                if words[:2] == ["draftingtable", "games"]:
                    assert words[2] not in folders - {folder}, place(path, line)


def test_shared_game_code_imports_no_game() -> None:
    """Games are found by name, in the registry."""
    folders = game_folders()
    for path in [*(PACKAGE / "games").glob("*.py"), *(PACKAGE / "games" / "core").glob("*.py")]:
        for line, name in imports_of(path):
            words = name.split(".")
            assert words[:2] != ["draftingtable", "games"] or words[2] not in folders, place(
                path, line
            )


def test_nothing_opens_files_or_prints_in_games() -> None:
    for path in modules():
        if part_of(path) == "games":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    assert node.func.id not in ("open", "print", "input", "exec", "eval"), place(
                        path, node.lineno
                    )
