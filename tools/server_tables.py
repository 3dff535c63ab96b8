"""Writes the generated tables of docs/operations.md: settings, metrics, log events.

    python -m tools.server_tables --write

Each is between two markers; a test fails when one is stale.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path

from prometheus_client.metrics import MetricWrapperBase

from draftingtable.server import settings as server_settings
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "operations.md"
SOURCES = Path(server_settings.__file__).parent


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def settings_table() -> str:
    rows = [
        (f"`{PREFIX}{one.name.upper()}`", _value(one.default), _sentence(one.metadata["help"]))
        for one in fields(Settings)
    ]
    return markdown(("variable", "default", "what it sets"), rows)


def _value(default: object) -> str:
    if default == "":
        return ""
    return f"`{default:g}`" if isinstance(default, float) else f"`{default}`"


def _sentence(text: str) -> str:
    return text.replace("|", "\\|")


def metrics_table() -> str:
    found = [one for one in vars(Metrics()).values() if isinstance(one, MetricWrapperBase)]
    rows = []
    for one in found:
        (about,) = one.describe()
        end = {"counter": "_total", "info": "_info"}.get(about.type, "")
        rows.append((f"`{about.name}{end}`", about.type, about.documentation))
    return markdown(("metric", "kind", "what it counts"), sorted(rows))


def log_table() -> str:
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for event, facts in logged(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(event, set()).update(facts)
    rows = [
        (f"`{event}`", ", ".join(f"`{fact}`" for fact in sorted(facts)))
        for event, facts in sorted(found.items())
    ]
    return markdown(("event", "facts"), rows)


def logged(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """Yields the arguments of `log` and `log_failure`: the event and the names of its facts."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("log", "log_failure")
            and node.args
            and isinstance(node.args[0], ast.Constant)
        ):
            facts = {one.arg for one in node.keywords if one.arg not in (None, "level")}
            yield (
                str(node.args[0].value),
                {fact for fact in facts if fact}
                | ({"trace"} if node.func.id == "log_failure" else set()),
            )


TABLES: dict[str, Callable[[], str]] = {
    "settings": settings_table,
    "metrics": metrics_table,
    "log": log_table,
}


def filled(page: str, tables: Mapping[str, Callable[[], str]] = TABLES) -> str:
    """Returns a page with its generated tables updated."""
    for name, table in tables.items():
        begin, end = f"<!-- {name}: generated -->\n", f"\n<!-- /{name} -->"
        before, found, rest = page.partition(begin)
        _, found_too, after = rest.partition(end)
        if not (found and found_too):
            raise ValueError(f"the page has no place for the table of {name}")
        page = before + begin + table() + end + after
    return page


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="into docs/operations.md")
    options = parser.parse_args(arguments)
    if options.write:
        PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print("\n\n".join(table() for table in TABLES.values()))


if __name__ == "__main__":
    main()
