"""docs/operations.md and deploy/ match the code."""

from __future__ import annotations

import re
from operator import lt
from pathlib import Path
from typing import Any

import pytest
import yaml
from bench.attacks.attackers import ATTACKS
from bench.soak.account import MEANING
from bench.soak.floods import FLOODS
from tools import dependency_list, server_tables

from draftingtable.command.parser import build_parser
from draftingtable.server.ops.tcp_gate import RESERVED
from draftingtable.server.settings import NOT_SETTINGS, PREFIX, known, read_settings
from tests.docs.markdown import ROOT

DEPLOY = ROOT / "deploy"
PAGE = server_tables.PAGE.read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
DEPENDENCIES = dependency_list.PAGE.read_text(encoding="utf-8")
UNIT = (DEPLOY / "draftingtable.service").read_text(encoding="utf-8")


def test_the_generated_tables_are_fresh() -> None:
    """Updated by `python -m tools.server_tables --write`."""
    page = server_tables.PAGE.read_text(encoding="utf-8")
    assert server_tables.filled(page) == page


def test_the_list_of_dependencies_is_fresh() -> None:
    """Updated by `python -m tools.dependency_list --write`."""
    assert dependency_list.PAGE.read_text(encoding="utf-8") == dependency_list.page()


def test_every_licence_is_known_and_free_to_use() -> None:
    free = ("MIT", "BSD", "Apache", "PSF", "MPL", "ISC", "0BSD", "CC0", "Zlib", "Unlicense")
    rows = re.findall(r"^\| \**([\w.@/-]+)\** \| [\d.]+ \| ([^|]*) \|$", DEPENDENCIES, re.M)
    assert len(rows) > 50
    assert [name for name, licence in rows if not any(word in licence for word in free)] == []


@pytest.mark.parametrize(
    "path", [server_tables.PAGE, *sorted(DEPLOY.iterdir())], ids=lambda path: path.name
)
def test_every_variable_named_is_a_setting(path: Path) -> None:
    named = set(re.findall(rf"{PREFIX}[A-Z_]+", path.read_text(encoding="utf-8")))
    settings = {PREFIX + name.upper() for name in known()} | NOT_SETTINGS
    assert {name for name in named if not name.endswith("_")} <= settings


def test_every_command_named_exists() -> None:
    page = server_tables.PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"draftingtable ([a-z]+)\b(?! \|)", page))
    shown = build_parser().format_help()
    assert {"serve", "backup", "restore", "verify"} <= named
    assert [command for command in named if command not in shown] == []


def test_compose_uses_real_settings() -> None:
    ours = {name: one for name, one in COMPOSE["services"].items() if "build" in one}
    assert set(ours) == {"server1", "server2", "backup", "restore"}
    for server in ours.values():
        values: dict[str, Any] = server["environment"]
        filled = {
            key: re.sub(r"\$\{\w+:\?\}", "long enough to count", str(value))
            for key, value in values.items()
        }
        assert read_settings(filled).database.startswith("postgresql://")


def test_the_unit_uses_real_settings() -> None:
    assert re.search(r"^ExecStart=\S+/draftingtable serve$", UNIT, re.M)
    pairs = [line.partition("=")[::2] for line in re.findall(r"^Environment=(.*)$", UNIT, re.M)]
    assert read_settings(dict(pairs)).proxies == "127.0.0.1"


def test_the_unit_limits_memory_and_allows_all_connections() -> None:
    assert re.search(r"^MemoryMax=\d+G$", UNIT, re.M)
    files = int(re.findall(r"^LimitNOFILE=(\d+)$", UNIT, re.M)[0])
    assert files > read_settings({}).most_connections + RESERVED


def test_the_unit_starts_after_a_database_on_the_same_machine() -> None:
    (after,) = re.findall(r"^After=(.*)$", UNIT, re.M)
    assert "postgresql.service" in after.split()
    assert "postgresql" not in UNIT.replace(after, ""), "a server with SQLite does not need one"


def rows_below(page: str, heading: str) -> list[list[str]]:
    """Returns the cells of the first table below a heading, without its own heading."""
    _, _, rest = page.partition(f"\n{heading}\n")
    lines = [line for line in rest.split("\n\n#")[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_page_has_every_attack_measured_before_and_now() -> None:
    """Made by `python -m bench.attacks`; its figures are compared with the goal again here."""
    found = {row[0]: row[1:] for row in rows_below(PAGE, "### Attacks")}
    assert list(found) == [str(attack.__doc__) for attack in ATTACKS.values()]
    for before, now, verdict in found.values():
        figures = re.match(r"([\d,]+) ms; ([\d,]+) ms; \+(\d+) MB(?:; bot ([\d,]+) ms)?$", now)
        assert figures is not None, "nothing failed and nobody was refused"
        found_now = (int(figure.replace(",", "")) for figure in figures.groups("0"))
        assert all(map(lt, found_now, (250, 1000, 100, 5000)))
        assert verdict == "met"
        assert re.match(r"[\d,]+ ms; [\d,]+ ms", before)


def test_the_page_has_the_last_soak_an_hour_long_with_nothing_lost() -> None:
    found = {name.strip("*"): value.strip("*") for name, value in rows_below(PAGE, "## Soak")}
    assert float(found["how long"].split()[0]) >= 60
    assert [found[text] for text in MEANING.values()] == ["0"] * len(MEANING)
    assert {"disk full", "kill -9 of a server", "PostgreSQL killed and restarted"} <= set(found)
    assert all(flood in found for flood in FLOODS)


def test_servers_are_given_time_to_stop() -> None:
    least = read_settings({}).shutdown_seconds
    assert int(COMPOSE["services"]["server1"]["stop_grace_period"].removesuffix("s")) > least
    assert int(re.findall(r"^TimeoutStopSec=(\d+)$", UNIT, re.M)[0]) > least
