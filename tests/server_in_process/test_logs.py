"""Logs: one object per line, named facts, nothing secret."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from draftingtable.server.ops.logs import (
    JsonLines,
    PlainLines,
    log,
    log_failure,
    set_up_logs,
    short,
)
from draftingtable.server.settings import Settings
from tests.server_in_process.serving import API, new_table, running


@pytest.fixture
def clean_loggers() -> Iterator[None]:
    names = ("draftingtable", "uvicorn", "alembic")
    before = {name: vars(logging.getLogger(name)).copy() for name in names}
    handlers = {name: logging.getLogger(name).handlers[:] for name in names}
    yield
    for name in names:
        logger = logging.getLogger(name)
        logger.handlers[:] = handlers[name]
        logger.setLevel(before[name]["level"])
        logger.propagate = before[name]["propagate"]


@pytest.mark.usefixtures("clean_loggers")
def test_every_line_is_an_object_of_facts(capfd: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings())
    log("started", address="http://localhost")
    log("hidden", logging.DEBUG)
    log_failure("failed", ValueError("why"), table=short("abcdefghijkl"))
    logging.getLogger("draftingtable.store.writer").warning("the database does not answer")
    first, second, third = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert first["event"] == "started"
    assert first["address"] == "http://localhost"
    assert second["level"] == "error"
    assert second["table"] == "abcdef"
    assert "ValueError: why" in second["trace"]
    assert third["event"] == "the database does not answer"


def test_text_for_people() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "started", (), None)
    record.facts = {"address": "here"}
    assert PlainLines().format(record).endswith("started address=here")
    assert json.loads(JsonLines().format(record))["address"] == "here"


@pytest.mark.usefixtures("clean_loggers")
def test_no_link_cookie_or_name_is_logged(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def calls() -> list[str]:
        async with running(tmp_path) as server, server.client() as client:
            set_up_logs(Settings(log_level="debug"))
            table_id = await new_table(client, nickname="Annabel")
            for path in (f"{API}/tables/{table_id}", f"/t/{table_id}", f"/{table_id}.js"):
                await client.get(path)
            await client.get(f"{API}/tables/{table_id}/nothing")
            await client.post(f"{API}/tables/{table_id}/resign", json={"seat": 1})
            return [table_id, str(client.cookies["draftingtable"]), "Annabel"]

    secrets = asyncio.run(calls())
    written = capfd.readouterr().err
    assert written.count('"event":"call"') == 6
    for secret in secrets:
        assert secret not in written
        assert secret[:12] not in written or secret == "Annabel"
