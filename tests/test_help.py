"""`help()` shows the same for compiled classes as for plain ones."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from pathlib import Path

import pytest

from draftingtable.games.core import position

MODULES = (
    "games.core.position",
    "games.core.dealers",
    "games.towers.rules",
    "bots.search.tree_search",
)


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_are_available(name: str) -> None:
    module = import_module(f"draftingtable.{name}")
    source = Path(str(module.__file__)).parent / f"{name.rpartition('.')[2]}.py"
    checked = 0
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found = getattr(module, node.name)
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and (text := ast.get_docstring(method)):
                    checked += 1
                    assert inspect.getdoc(getattr(found, method.name)) == text, method.name
            if text := ast.get_docstring(node):
                checked += 1
                assert inspect.getdoc(found) == text, node.name
    assert checked > 0


def test_help_shows_parameters() -> None:
    assert list(inspect.signature(position.Position.apply).parameters) == ["self", "seat", "move"]
