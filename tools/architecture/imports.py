"""The imports between packages, read from the sources."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import draftingtable

PACKAGE = Path(draftingtable.__file__).parent


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def part_of(path: Path) -> str:
    """Returns the part of the package that a file belongs to: `games`, `bots`, ..."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yields every import in a file, including those inside functions: line and full name."""
    package = ["draftingtable", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def part_used(name: str) -> str | None:
    """Returns `games` for `draftingtable.games.core.match.Match`."""
    words = name.split(".")
    return words[1] if words[0] == "draftingtable" and len(words) > 1 else None


Edges = Counter[tuple[str, str]]


def edges() -> Edges:
    """Returns the number of imports from one part to another."""
    parts = {part_of(path) for path in modules() if path.parent != PACKAGE}
    found: Edges = Counter()
    for path in modules():
        for _, name in imports_of(path):
            used = part_used(name)
            if used in parts and part_of(path) in parts - {used}:
                found[part_of(path), used] += 1
    return found


def sizes() -> dict[str, tuple[int, int]]:
    """Returns the number of files and lines by part."""
    found: dict[str, tuple[int, int]] = {}
    for path in modules():
        if path.parent != PACKAGE:
            files, lines = found.get(part_of(path), (0, 0))
            length = path.read_text(encoding="utf-8").count("\n")
            found[part_of(path)] = (files + 1, lines + length)
    return found


def levels(found: Edges) -> dict[str, int]:
    """Returns each part's level: one above the highest part it uses, 0 if it uses none."""
    parts = {part for edge in found for part in edge}
    result: dict[str, int] = {}
    while parts - set(result):
        free = [part for part in parts - set(result) if uses(found, part) <= set(result)]
        assert free, f"circular imports among {sorted(parts - set(result))}"
        result |= {
            part: max((result[used] + 1 for used in uses(found, part)), default=0) for part in free
        }
    return result


def uses(found: Edges, part: str) -> set[str]:
    return {used for user, used in found if user == part}


def drawn(found: Edges) -> list[tuple[str, str]]:
    """Returns the arrows that are not implied by others."""
    return sorted(
        (user, used)
        for user, used in found
        if not any(used in reach(found, other) for other in uses(found, user) - {used})
    )


def reach(found: Edges, part: str) -> set[str]:
    below = uses(found, part)
    return below.union(*(reach(found, used) for used in below))
