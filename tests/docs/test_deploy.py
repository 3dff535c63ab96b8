"""The files in deploy/ match the package, its metrics and its dependencies."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from prometheus_client.parser import text_string_to_metric_families
from tools import hashed_requirements

from draftingtable.server.client_files import STATIC
from draftingtable.version import VERSION
from tests.docs.markdown import ROOT
from tests.install_programs import find_program
from tests.server_in_process.serving import running

DEPLOY = ROOT / "deploy"
ALERTS = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
DASHBOARD = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
PROMETHEUS = {"up", "probe_success"}
"""Metrics that Prometheus and its blackbox exporter add."""
METRIC = re.compile(r"\b(?:draftingtable|process|probe)_[a-z_]+\b|\bup\b")


def expressions() -> Iterator[str]:
    for group in ALERTS["groups"]:
        yield from (rule["expr"] for rule in group["rules"])
    for panel in DASHBOARD["panels"]:
        yield from (target["expr"] for target in panel["targets"])


def scraped(folder: Path) -> str:
    async def read() -> str:
        async with running(folder, metrics="all") as server, server.client() as client:
            return (await client.get("/metrics")).text

    return asyncio.run(read())


def test_the_dashboard_and_the_alerts_use_metrics_that_exist(tmp_path: Path) -> None:
    families = list(text_string_to_metric_families(scraped(tmp_path)))
    ends = ("", "_total", "_bucket", "_count", "_sum", "_info")
    known = {f"{family.name}{end}" for family in families for end in ends} | PROMETHEUS
    named = {name for one in expressions() for name in METRIC.findall(one)}
    assert {"process_open_fds", "draftingtable_build_info", "draftingtable_tables"} <= named
    assert named - known == set()


def test_metrics_count_tables_by_state_and_name_the_version(tmp_path: Path) -> None:
    page = scraped(tmp_path)
    assert 'draftingtable_tables{state="running"} 0.0' in page
    assert re.search(r'draftingtable_build_info\{.*version="[0-9.]+"', page)
    assert "process_resident_memory_bytes" in page


@pytest.mark.skipif(find_program("promtool") is None, reason="promtool is not installed")
def test_promtool_accepts_the_alerts() -> None:
    command = [str(find_program("promtool")), "check", "rules", str(DEPLOY / "alerts.yaml")]
    subprocess.run(command, check=True)


def test_every_alert_says_how_bad_it_is_and_what_it_means() -> None:
    for group in ALERTS["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in ("page", "warn")
            assert rule["annotations"]["summary"]


def hashed() -> dict[str, tuple[str, list[str]]]:
    """Returns the version and the hashes of each package in deploy/requirements.txt."""
    text = hashed_requirements.PAGE.read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, tuple[str, list[str]]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            pinned, *hashes = line.split()
            name, _, version = pinned.partition("==")
            found[canonicalize_name(name)] = (version, hashes)
    return found


def constraints() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("==")[::2] for line in lines if "==" in line)
    return {canonicalize_name(name): version for name, version in pairs}


def test_what_is_installed_in_production_has_locked_versions_and_hashes() -> None:
    """Updated by `python -m tools.hashed_requirements --write`."""
    locked = constraints()
    for name, (version, hashes) in hashed().items():
        assert locked[name] == version, f"{name} is not what constraints.txt locks"
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for one in hashes)


def test_the_hashes_cover_the_server_and_its_build() -> None:
    wanted = [Requirement(text) for text in hashed_requirements.wanted()]
    assert {canonicalize_name(one.name) for one in wanted} <= set(hashed())


def test_the_hashed_file_names_no_address() -> None:
    text = hashed_requirements.PAGE.read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text


def test_the_image_installs_only_what_has_a_hash() -> None:
    installs = re.findall(r"pip install ((?:.|\\\n)*?)(?:\n(?! )|&&)", DOCKERFILE)
    assert len(installs) == 2
    first, package = installs
    assert "--require-hashes" in first
    assert "--no-deps --no-build-isolation ." in package


def test_an_image_without_the_client_is_not_built() -> None:
    """The check comes after the installation and names the file that the server serves."""
    (checked,) = re.findall(r"^RUN test -s (\S+)", DOCKERFILE, re.M)
    inside = STATIC.relative_to(ROOT / "src") / "index.html"
    assert checked == f"/opt/draftingtable/lib/python3.11/site-packages/{inside}"
    assert DOCKERFILE.index("--no-build-isolation .") < DOCKERFILE.index(checked)
    ran = subprocess.run(f"test -s {checked} || exit 1", shell=True, check=False)
    assert ran.returncode == 1


def test_the_image_is_built_from_sources_alone() -> None:
    """Everything is left out unless it is named: no history, environment, secrets or build."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    kept = {line[1:] for line in rules if line.startswith("!")}
    assert rules[0] == "*"
    assert {"src", "web", "pyproject.toml", "setup.py", "deploy/requirements.txt"} <= kept
    assert {"**/.env", "web/node_modules", "src/draftingtable/server/static"} <= set(rules)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {project["readme"], *project["license-files"]} <= kept


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
@pytest.mark.parametrize("path", ["deploy/.env", "deploy/backups/tables.jsonl"])
def test_git_ignores_secrets(path: str) -> None:
    ran = subprocess.run(["git", "check-ignore", "-q", path], cwd=ROOT, check=False)
    assert ran.returncode == 0


def services() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = COMPOSE["services"]
    return found


def test_compose_rotates_every_log() -> None:
    for name, service in services().items():
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "5"}, name


def test_compose_gives_temporary_folders_to_the_images_user() -> None:
    (user,) = re.findall(r"useradd --system --uid (\d+)", DOCKERFILE)
    for name in ("server1", "server2"):
        folders = services()[name]["tmpfs"]
        assert f"/data:uid={user},gid={user},mode=0700" in folders
        assert all("mode=" in folder for folder in folders)


def test_upgrade_notes_cover_this_version_and_where_it_runs() -> None:
    page = (ROOT / "docs" / "upgrading.md").read_text(encoding="utf-8")
    release = VERSION.rpartition(".")[0]
    assert re.search(rf"^## From [0-9.]+ to {re.escape(release)}$", page, re.M)
    for system in ("Linux, ARM64", "macOS", "Windows"):
        assert re.search(rf"^\| {system} \| \S", page, re.M)


def test_problems_are_reported_in_private() -> None:
    page = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert "private security advisories" in page
    for heading in ("Supported versions", "In scope", "Out of scope"):
        assert f"\n## {heading}\n" in page


def test_compose_backs_up_and_restores_on_demand() -> None:
    for name in ("backup", "restore"):
        service = services()[name]
        assert service["profiles"] == ["tools"]
        assert service["restart"] == "no"
        assert service["command"][0] == name
