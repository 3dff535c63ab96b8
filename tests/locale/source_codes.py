"""Finds the refusals and events that the source can produce by reading it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import draftingtable

SOURCE = Path(draftingtable.__file__).parent
REFUSALS = {
    "Refusal": 0,
    "IllegalMove": 0,
    "IllegalChance": 0,
    "BadNotation": 0,
    "BadOption": 0,
    "BadInput": 0,
    "BadRecord": 1,
    "_bad": 0,
}
"""Classes and the helpers that make them, with the position of the code argument."""
EVENTS = {"_note": 0, "Event": 0}


@dataclass(frozen=True)
class Use:
    name: str
    place: str
    params: frozenset[str]
    """All parameters named in the enclosing function; too many if it builds several refusals."""


@cache
def modules() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def strings() -> set[str]:
    """Returns all strings in the source, to find messages requested by name."""
    return {
        node.value
        for tree in modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def uses(callees: dict[str, int]) -> list[Use]:
    return [use for path, tree in modules().items() for use in uses_in(path, tree, callees)]


def uses_in(path: Path, tree: ast.Module, callees: dict[str, int]) -> Iterator[Use]:
    constants = constants_of(tree)
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and callee(call) in callees:
                at = callees[callee(call)]
                name = text_of(call.args[at], constants) if len(call.args) > at else None
                if name is not None:
                    place = f"{path.relative_to(SOURCE)}:{call.lineno}"
                    yield Use(name, place, params_in(function))


def callee(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def constants_of(tree: ast.Module) -> dict[str, str]:
    """Returns `NAME: Final = "text"` constants at the top of a module."""
    found: dict[str, str] = {}
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        for target in targets:
            value = getattr(node, "value", None)
            if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
                found[target.id] = str(value.value)
    return found


def text_of(node: ast.expr, constants: dict[str, str]) -> str | None:
    """Returns the literal code. A code in a variable is checked where it is assigned."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return constants.get(node.id) if isinstance(node, ast.Name) else None


def params_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
    """Returns the keys of dictionaries written in a function, or set in one there."""
    names: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Dict):
            names |= {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            names.add(str(node.slice.value))
    return frozenset(names)
