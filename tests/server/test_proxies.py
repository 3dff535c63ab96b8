"""The reverse proxy configurations in deploy/, run by the proxies themselves over https.

`make test` unpacks both where Debian's packages are available; elsewhere a missing one is skipped.
"""

from __future__ import annotations

import asyncio
import os
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from tests.install_programs import find_program
from tests.ports import free_port
from tests.server.people import HEADERS
from tests.server.playing import seat_party
from tests.server.processes import PATIENCE, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
OPERATORS = ("/metrics", "/healthz", "/readyz")


class Behind(Server):
    """A server reached through a proxy."""

    outside = ""

    @property
    def url(self) -> str:
        return self.outside or super().url

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws")


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    if find_program(name) is None:
        pytest.skip(f"{name} is not installed")
    return name


@contextmanager
def behind(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **settings: object
) -> Iterator[Behind]:
    """Yields a server behind that proxy, with a trusted certificate."""
    port = free_port()
    # A separate folder, because the proxy's workers run as another user.
    with (
        TemporaryDirectory() as made,
        Behind(tmp_path, "", proxies="127.0.0.1", metrics="all", **settings) as server,
    ):
        folder = Path(made)
        folder.chmod(0o755)
        configured = {"nginx": nginx, "caddy": caddy}[proxy]
        command, certificate = configured(folder, server.port, port)
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "SITE": f"localhost:{port}"}
            )
        try:
            wait_for(process, certificate, port, folder / "log")
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            server.outside = f"https://localhost:{port}"
            yield server
        finally:
            process.terminate()
            process.wait()


def nginx(folder: Path, inside: int, outside: int) -> tuple[list[str], Path]:
    """The shipped configuration with this machine's ports and a temporary certificate."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject]
    made += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    letsencrypt = "/etc/letsencrypt/live/tables.example.org"
    for old, new in (
        ("127.0.0.1:8000", f"127.0.0.1:{inside}"),
        ("listen 443", f"listen 127.0.0.1:{outside}"),
        ("listen 80", f"listen 127.0.0.1:{free_port()}"),
        ("tables.example.org;", "localhost;"),
        (f"{letsencrypt}/fullchain.pem", str(certificate)),
        (f"{letsencrypt}/privkey.pem", str(key)),
    ):
        assert old in text
        text = text.replace(old, new)
    (folder / "tables.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; events {{}}\n"
        f"http {{ {temporary_folders(folder)} include {folder}/tables.conf; }}\n"
    )
    command = [str(find_program("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    return command, certificate


def temporary_folders(folder: Path) -> str:
    """The package's own folders exist only where it is installed."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    lines = [f"{kind}_temp_path {folder}/{kind};" for kind in kinds]
    return " ".join([f"access_log {folder}/access.log;", *lines])


def caddy(folder: Path, inside: int, outside: int) -> tuple[list[str], Path]:
    """The shipped configuration with this machine's server; Caddy signs the certificate itself."""
    text = (DEPLOY / "Caddyfile").read_text()
    assert "server1:8000 server2:8000" in text
    text = text.replace("server1:8000 server2:8000", f"127.0.0.1:{inside}")
    ours = "admin off\nauto_https disable_redirects\nskip_install_trust\ndefault_bind 127.0.0.1\n"
    storage = f"storage file_system {folder}/storage\n"
    (folder / "Caddyfile").write_text(f"{{\n{ours}{storage}}}\n{text}")
    certificate = folder / "storage" / "pki" / "authorities" / "local" / "root.crt"
    config = str(folder / "Caddyfile")
    command = [str(find_program("caddy")), "run", "--adapter", "caddyfile", "--config", config]
    return command, certificate


def wait_for(process: subprocess.Popen[bytes], certificate: Path, port: int, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"the proxy does not start:\n{log.read_text()}")
        try:
            trusting = ssl.create_default_context(cafile=certificate)
            address = f"https://localhost:{port}/api/v1/about"
            found = httpx.get(address, verify=trusting, timeout=PATIENCE)
            if found.status_code < 500:  # 502: the server is not up yet
                return
        except (httpx.TransportError, OSError):
            pass
        time.sleep(0.1)


def test_a_whole_game_through_a_proxy(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 3)
            await party.play(seed=5)
            await party.check()

    with behind(proxy, tmp_path, monkeypatch) as server:
        asyncio.run(story(server))


def test_cookies_are_https_only_and_operators_pages_are_hidden(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with behind(proxy, tmp_path, monkeypatch) as server:
        headers = {**HEADERS, "Origin": server.url}
        me = f"{server.url}/api/v1/me"
        with httpx.Client(timeout=PATIENCE) as client:
            met = client.post(me, headers=headers, json={"nickname": "Anna"})
            assert "secure" in met.headers["set-cookie"].lower()
            assert "httponly" in met.headers["set-cookie"].lower()
            assert [client.get(server.url + path).status_code for path in OPERATORS] == [404] * 3
            elsewhere = {**HEADERS, "Origin": "https://elsewhere.example"}
            assert client.post(me, headers=elsewhere, json={}).status_code == 403


def test_limits_are_by_the_visitors_own_address(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A claimed address is not believed."""

    def visit(server: Server, address: str, claimed: str = "") -> int:
        transport = httpx.HTTPTransport(local_address=address)
        headers = {"X-Forwarded-For": claimed} if claimed else {}
        with httpx.Client(transport=transport, headers=headers, timeout=PATIENCE) as client:
            return client.get(f"{server.url}/api/v1/about").status_code

    # Three calls at once, then one per 100 s.
    slow: dict[str, object] = {"rate_http": 0.01, "rate_burst": 300}
    with behind(proxy, tmp_path, monkeypatch, **slow) as server:
        found = [visit(server, "127.0.0.2") for _ in range(5)]
        assert found == [200, 200, 200, 429, 429]
        assert visit(server, "127.0.0.2", claimed="203.0.113.7") == 429
        assert visit(server, "127.0.0.3") == 200
