"""The Python that a client can load: versioned and compressed. Only its worker may run it."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from draftingtable.server import client_files
from draftingtable.server.http import pages
from draftingtable.server.ops.request_guard import SAFE_HEADERS
from tests.server_in_process.serving import code_of, running

VERSION = "0123456789abcdef"
WASM = f"/python/{VERSION}/pyodide.asm.wasm"
CALLED_BROTLI = b"compressed"
"""Servers send what was written; these tests do not unpack it."""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "browser_python"
    (folder / VERSION).mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.wasm", "draftingtable.zip", "pyodide-lock.json"):
        (folder / VERSION / name).write_bytes(b"as it is")
        (folder / VERSION / f"{name}.br").write_bytes(CALLED_BROTLI)
    (folder / VERSION / "secret.txt").write_text("not a file of the bundle")
    (tmp_path / "beside.json").write_text("not a file of the bundle")
    (folder / "bundle.json").write_text(json.dumps({"version": VERSION}))
    monkeypatch.setattr(client_files, "BROWSER_PYTHON", folder)
    return folder


def ask(folder: Path, *paths: str, accepting: str = "br, gzip") -> list[httpx.Response]:
    """Returns the answers, with their bodies as they came."""

    async def raw(client: httpx.AsyncClient, path: str) -> httpx.Response:
        headers = {"accept-encoding": accepting}
        async with client.stream("GET", path, headers=headers) as answer:
            body = b"".join([part async for part in answer.aiter_raw()])
            encoding = answer.headers.get("content-encoding", "")
            kept = answer.headers.copy()
            kept.pop("content-encoding", None)  # or it would be unpacked
            kept["x-encoding"] = encoding
            return httpx.Response(answer.status_code, headers=kept, content=body)

    async def calls() -> list[httpx.Response]:
        async with running(folder) as server, server.client() as client:
            return [await raw(client, path) for path in paths]

    return asyncio.run(calls())


def test_files_are_sent_compressed_to_whoever_accepts_it(tmp_path: Path, built: Path) -> None:
    (packed,) = ask(tmp_path, WASM)
    assert (packed.headers["x-encoding"], packed.content) == ("br", CALLED_BROTLI)
    for accepting in ("gzip, deflate", "br;q=0", "identity"):
        (plain,) = ask(tmp_path, WASM, accepting=accepting)
        assert (plain.headers["x-encoding"], plain.content) == ("", b"as it is")
        assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"


def test_a_version_is_cached_forever_and_the_list_is_not(tmp_path: Path, built: Path) -> None:
    wasm, listed = ask(tmp_path, WASM, "/python/bundle.json")
    assert "immutable" in wasm.headers["cache-control"]
    assert listed.headers["cache-control"] == "no-cache"
    assert listed.json() == {"version": VERSION}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("pyodide.asm.wasm", "application/wasm"),
        ("pyodide.mjs", "text/javascript; charset=utf-8"),
        ("draftingtable.zip", "application/zip"),
        ("pyodide-lock.json", "application/json"),
    ],
)
def test_files_have_the_types_that_browsers_insist_on(
    tmp_path: Path, built: Path, name: str, kind: str
) -> None:
    (answer,) = ask(tmp_path, f"/python/{VERSION}/{name}")
    assert answer.headers["content-type"] == kind
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_an_older_version_is_gone_and_nothing_else_is_served(tmp_path: Path, built: Path) -> None:
    old = "/python/fedcba9876543210/pyodide.asm.wasm"
    others = [f"/python/{VERSION}/secret.txt", f"/python/{VERSION}/pyodide.mjs.br"]
    outside = ["/python/%2e%2e/beside.json", f"/python/{VERSION}/..%2f..%2fbeside.json"]
    for answer in ask(tmp_path, old, *others, *outside):
        assert (answer.status_code, code_of(answer)) == (404, "not-found"), answer.url


def test_where_nothing_was_built_the_list_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "BROWSER_PYTHON", tmp_path / "nothing")
    (answer,) = ask(tmp_path, "/python/bundle.json")
    assert answer.status_code == 200
    assert answer.json() == {"version": None, "size": 0, "brotli": 0, "files": []}


def test_only_the_worker_may_compile_webassembly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html>the client")
    for name in ("python-worker-B1a2c3D4.js", "index-B1a2c3D4.js"):
        (assets / name).write_text("export {}")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    worker, script, page = ask(
        tmp_path, "/assets/python-worker-B1a2c3D4.js", "/assets/index-B1a2c3D4.js", "/"
    )
    policy = "content-security-policy"
    assert "'wasm-unsafe-eval'" in worker.headers[policy]
    assert "'unsafe-eval'" not in worker.headers[policy]
    assert script.headers[policy] == page.headers[policy] == SAFE_HEADERS[policy]
    assert "wasm" not in SAFE_HEADERS[policy]
