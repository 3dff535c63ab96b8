"""docs/operations.md and deploy/ match the code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools import dependency_list, server_tables

from draftingtable.command.parser import build_parser
from draftingtable.server.settings import NOT_SETTINGS, PREFIX, known, read_settings
from tests.docs.markdown import ROOT

DEPLOY = ROOT / "deploy"
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
    servers = [one for one in COMPOSE["services"].values() if "build" in one]
    assert len(servers) == 2
    for server in servers:
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


def test_servers_are_given_time_to_stop() -> None:
    least = read_settings({}).shutdown_seconds
    assert int(COMPOSE["services"]["server1"]["stop_grace_period"].removesuffix("s")) > least
    assert int(re.findall(r"^TimeoutStopSec=(\d+)$", UNIT, re.M)[0]) > least


def test_the_image_installs_an_extra_that_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = re.findall(r"\.\[(\w+)\]", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
    assert found
    assert set(found) <= set(project["optional-dependencies"])
