"""The pages, their caching, and what the operator sees."""

import asyncio
import gzip
import json
from pathlib import Path

import httpx
import pytest

from draftingtable.server.http import pages, preloading
from tests.server_in_process.serving import API, code_of, new_table, running


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the client")
    (folder / "assets" / "index-B1a2c3D4.js").write_text("export {}")
    (folder / "icon-maskable-512.png").write_bytes(b"")
    (tmp_path / "secret").write_text("not a page")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


def get(folder: Path, *paths: str, **settings: object) -> list[httpx.Response]:
    async def calls() -> list[httpx.Response]:
        async with running(folder, **settings) as server, server.client() as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(calls())


def test_the_clients_page_is_served_for_all_its_paths(tmp_path: Path, built: Path) -> None:
    for answer in get(tmp_path, "/", "/t/abc", "/score", "/rules/towers", "/index.html"):
        assert answer.text == "<!doctype html>the client"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")


def test_only_hashed_files_are_cached_forever(tmp_path: Path, built: Path) -> None:
    hashed, icon = get(tmp_path, "/assets/index-B1a2c3D4.js", "/icon-maskable-512.png")
    assert "immutable" in hashed.headers["cache-control"]
    assert hashed.headers["content-type"].startswith("text/javascript")
    assert icon.headers["cache-control"] == "no-cache"


def test_cached_files_are_not_sent_again(tmp_path: Path, built: Path) -> None:
    (built / "assets" / "long-C0ffee11.js").write_text("export {};\n" * 500)

    async def calls() -> list[httpx.Response]:
        async with running(tmp_path) as server, server.client() as client:
            path = "/assets/long-C0ffee11.js"
            first = await client.get(path)
            known = {"If-None-Match": first.headers["etag"]}
            plain = {"Accept-Encoding": "identity"}
            return [
                first,
                await client.get(path, headers=known),
                await client.get(path, headers=plain),
            ]

    packed, known, plain = asyncio.run(calls())
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert packed.text == plain.text
    assert (known.status_code, known.content) == (304, b"")


def test_what_the_build_compressed_is_sent_to_browsers_that_ask_for_it(
    tmp_path: Path, built: Path
) -> None:
    """They ask for it over https, and on their own machine."""
    text = "export {};\n" * 500
    script = built / "assets" / "long-C0ffee11.js"
    script.write_text(text)
    script.with_name(f"{script.name}.br").write_bytes(b"as the build compressed it")

    async def calls() -> list[tuple[str | None, bytes]]:
        async with running(tmp_path) as server, server.client() as client:
            return [
                await sent_to(client, f"/assets/{script.name}", accepted)
                for accepted in ("gzip, deflate, br, zstd", "gzip, br;q=0", "identity")
            ]

    wanted, refused, plain = asyncio.run(calls())
    assert wanted == ("br", b"as the build compressed it")
    assert refused[0] == "gzip"
    assert gzip.decompress(refused[1]).decode() == text
    assert plain == (None, text.encode())


async def sent_to(client: httpx.AsyncClient, path: str, accepted: str) -> tuple[str | None, bytes]:
    """Returns how a file was encoded for such a browser, and its bytes as they were sent."""
    async with client.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
        return answer.headers.get("content-encoding"), raw


def test_nothing_else_is_served(tmp_path: Path, built: Path) -> None:
    tries = ["/missing.js", "/assets/", "/..%2fsecret", "/%2e%2e/secret", "/plain/..%2fapp.py"]
    for answer in get(tmp_path, *tries):
        assert "not a page" not in answer.text
        assert "import" not in answer.text


def test_an_unknown_call_is_not_a_page(tmp_path: Path, built: Path) -> None:
    (answer,) = get(tmp_path, "/api/v2/about")
    assert (answer.status_code, code_of(answer)) == (404, "not-found")


def test_without_a_client_the_plain_page_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    for answer in get(tmp_path, "/", "/t/abc", "/plain"):
        assert "/plain/plain.js" in answer.text
    script, style = get(tmp_path, "/plain/plain.js", "/plain/plain.css")
    assert script.status_code == style.status_code == 200


def test_the_plain_page_complies_with_the_policy() -> None:
    page = (pages.PLAIN / "index.html").read_text()
    script = (pages.PLAIN / "plain.js").read_text()
    assert "style=" not in page
    assert "onclick" not in page
    assert "innerHTML" not in script


@pytest.mark.parametrize("withheld", ["randomUUID", "subtle", "clipboard", "serviceWorker"])
def test_the_plain_page_needs_nothing_that_browsers_offer_only_over_https(withheld: str) -> None:
    assert withheld not in (pages.PLAIN / "plain.js").read_text()


def test_a_code_leads_to_its_table(tmp_path: Path) -> None:
    async def calls() -> list[str]:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client)
            table = (await client.get(f"{API}/tables/{table_id}")).json()["table"]
            by_code = await client.get(f"{API}/tables/{table['code'].lower()}")
            assert by_code.json()["table"]["id"] == table_id
            found = [await client.get(f"/j/{code}") for code in (table["code"], "ABCDEF", "x")]
            return [answer.headers["location"].replace(table_id, "ID") for answer in found]

    lost = "/?error=no-such-code"
    assert asyncio.run(calls()) == ["/t/ID", lost, lost]


def test_the_operator_sees_health(tmp_path: Path) -> None:
    health, ready = get(tmp_path, "/healthz", "/readyz")
    assert (health.text, ready.text) == ("ok\n", "ready\n")


@pytest.mark.parametrize(("allowed", "status"), [("off", 404), ("local", 200), ("all", 200)])
def test_metrics_are_not_public(tmp_path: Path, allowed: str, status: int) -> None:
    (answer,) = get(tmp_path, "/metrics", metrics=allowed)
    assert answer.status_code == status
    assert ("draftingtable_connections" in answer.text) == (status == 200)


def test_a_proxy_on_this_machine_does_not_open_metrics(tmp_path: Path) -> None:
    async def call() -> int:
        local, forwarded = running(tmp_path, metrics="local"), {"X-Forwarded-For": "203.0.113.7"}
        async with local as server, server.client(**forwarded) as client:
            return (await client.get("/metrics")).status_code

    assert asyncio.run(call()) == 404


def test_a_page_names_the_files_it_will_request(tmp_path: Path, built: Path) -> None:
    pages_of = {"": ["/assets/home-1.js", "/assets/home-1.css"], "rules": ["/assets/rules-1.js"]}
    words = {"": {"en": ["/assets/en-1.js"], "hu": ["/assets/hu-1.js"]}, "rules": {}}
    (built / "preload.json").write_text(json.dumps({"pages": pages_of, "words": words}))
    home, rules, other, script = get(
        tmp_path, "/", "/rules/towers", "/no-such-page", "/assets/index-B1a2c3D4.js"
    )
    assert home.headers["link"] == (
        "</assets/home-1.js>; rel=modulepreload, "
        "</assets/home-1.css>; rel=preload; as=style; crossorigin, "
        "</assets/en-1.js>; rel=modulepreload"
    )
    assert rules.headers["link"] == "</assets/rules-1.js>; rel=modulepreload"
    assert "link" not in other.headers
    assert "link" not in script.headers


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("hu-HU,hu;q=0.9,en;q=0.8", "hu"), ("de,PL;q=0.5", "pl"), ("fr", "en"), ("", "en")],
)
def test_the_first_supported_language_is_guessed(accepted: str, language: str) -> None:
    assert preloading.first_language(accepted) == language
