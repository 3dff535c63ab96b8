"""Logs: one object per line, named facts, nothing secret."""

import asyncio
import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.exc import IntegrityError

from draftingtable.server.bot_pool.pool import TRIES, Failed, Thinker, Thinkers
from draftingtable.server.ops.logs import (
    BURST,
    LOGGER,
    OTHERS,
    JsonLines,
    PlainLines,
    Sampling,
    log,
    log_failure,
    set_up_logs,
    short,
)
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.ops.request_guard import Call
from draftingtable.server.ops.traces import trace_of
from draftingtable.server.settings import Settings
from draftingtable.table_bots.questions import Question
from tests.server_in_process.serving import API, new_table, running
from tests.server_in_process.test_bot_pool import question


@pytest.fixture
def clean_loggers() -> Iterator[None]:
    names = ("draftingtable", *OTHERS)
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


@pytest.mark.usefixtures("clean_loggers")
def test_no_fact_can_change_a_lines_severity(capfd: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings())
    LOGGER.error("failed", extra={"facts": {"level": "master", "event": "fine", "at": "never"}})
    line = json.loads(capfd.readouterr().err)
    assert (line["level"], line["event"]) == ("error", "failed")
    assert line["at"] != "never"


@pytest.mark.usefixtures("clean_loggers")
def test_a_failed_bot_is_an_error_with_the_bots_level(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def fail(thinker: Thinker, asked: Question) -> None:
        raise Failed("gone")

    async def ask() -> int:
        return await Thinkers(1, 30.0, Metrics()).move(question("master"))

    set_up_logs(Settings())
    monkeypatch.setattr(Thinker, "ask", fail)
    asyncio.run(ask())
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [(line["event"], line["level"], line["bot"]) for line in lines] == [
        ("thinker-failed", "error", "master")
    ] * TRIES


def test_few_of_many_refused_calls_are_logged_and_the_rest_counted() -> None:
    now = 0.0
    sampling = Sampling(2, lambda: now)
    assert sum(sampling.takes() for _ in range(1000)) == BURST
    assert (sampling.skipped(), sampling.skipped()) == (1000 - BURST, 0)
    now = 1.0
    assert [sampling.takes() for _ in range(3)] == [True, True, False]


@pytest.mark.usefixtures("clean_loggers")
def test_a_flood_of_refused_calls_does_not_fill_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def calls() -> None:
        async with running(tmp_path, log_refused=0.001) as server, server.client() as client:
            set_up_logs(Settings())
            for _ in range(100):
                assert (await client.get(f"{API}/nothing")).status_code == 404

    asyncio.run(calls())
    assert capfd.readouterr().err.count('"event":"call"') == BURST


@pytest.mark.usefixtures("clean_loggers")
def test_an_outage_does_not_fill_the_log(capfd: pytest.CaptureFixture[str]) -> None:
    """While the database is down, every call may be answered with 503."""
    sampling, metrics = Sampling(1, lambda: 0.0), Metrics()
    set_up_logs(Settings())
    scope = {"type": "http", "method": "POST", "path": "/api/v1/tables"}
    for status in [503] * 100 + [500] * 30:
        call = Call(scope, metrics, sampling)
        call.status = status
        call.done()
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    logged = Counter(line["status"] for line in lines)
    assert logged == {503: BURST, 500: 30}


SAID = "nobody may read this"


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.CheckViolationError(f"new row\nDETAIL:  Failing row contains ({SAID})."),
        asyncpg.DataError(f"invalid input for query argument $1: {SAID!r}"),
        asyncpg.InvalidTextRepresentationError(f'invalid input syntax: "{SAID}"'),
        IntegrityError("INSERT INTO log VALUES (?)", (SAID,), sqlite3.IntegrityError("UNIQUE")),
        UnicodeEncodeError("utf-8", SAID + "\ud800", 20, 21, "surrogates not allowed"),
    ],
)
def test_a_trace_quotes_no_value(error: Exception) -> None:
    try:
        try:
            raise error
        except Exception as cause:
            raise RuntimeError("could not write") from cause
    except RuntimeError as found:
        trace = trace_of(found)
    assert SAID not in trace
    assert type(error).__name__ in trace
    assert trace.endswith("RuntimeError: could not write")
