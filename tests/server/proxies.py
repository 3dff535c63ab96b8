"""Servers behind nginx or Caddy, with the configurations in deploy/ and a trusted certificate."""

from __future__ import annotations

import os
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from tests.install_programs import find_program
from tests.plain_http import NO_TLS
from tests.ports import free_port
from tests.server.processes import HOST, PATIENCE, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
SHARED_SECRET = "the same for both servers, so a cookie counts everywhere"


class Behind(Server):
    """A server reached through a proxy."""

    outside = ""
    trust = True

    @property
    def url(self) -> str:
        return self.outside or super().url

    def is_ready(self) -> bool:
        """Asks the server itself: the proxy hides it, and may ask another one."""
        try:
            found = httpx.get(f"http://{HOST}:{self.port}/readyz", timeout=30, verify=NO_TLS)
        except httpx.TransportError:
            return False
        return found.status_code == 200

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws")

    def metrics(self) -> str:
        """Asks the server itself."""
        address = f"http://{HOST}:{self.port}/metrics"
        return httpx.get(address, timeout=PATIENCE, verify=NO_TLS).text


@contextmanager
def behind(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **settings: object
) -> Iterator[Behind]:
    """Yields a server behind that proxy, with a trusted certificate."""
    with (
        Behind(tmp_path, "", proxies="127.0.0.1", metrics="all", **settings) as server,
        in_front_of([server], proxy, monkeypatch),
    ):
        yield server


@contextmanager
def two_servers(tmp_path: Path, database: str, drain_seconds: int = 0) -> Iterator[list[Behind]]:
    """Yields two servers on one database, started at the same time, for `in_front_of`."""
    settings = {"proxies": HOST, "secret": SHARED_SECRET, "drain_seconds": drain_seconds}
    servers = [Behind(tmp_path, database, **settings) for _ in range(2)]
    with ExitStack() as stack:
        for server in servers:
            server.begin()
            stack.push(server)
        for server in servers:
            server.wait_until_ready()
        yield servers


@contextmanager
def in_front_of(
    servers: Sequence[Behind], proxy: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """Runs that proxy for these servers; yields the folder with its logs."""
    port = free_port()
    # A separate folder, because the proxy's workers run as another user.
    with TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        configured = {"nginx": nginx, "caddy": caddy}[proxy]
        command, certificate = configured(folder, [server.port for server in servers], port)
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "SITE": f"localhost:{port}"}
            )
        try:
            wait_for(process, certificate, port, folder / "log")
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            for server in servers:
                server.outside = f"https://localhost:{port}"
            yield folder
        finally:
            process.terminate()
            process.wait()


def nginx(folder: Path, inside: list[int], outside: int) -> tuple[list[str], Path]:
    """The shipped configuration with this machine's ports and a temporary certificate."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject]
    made += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    letsencrypt = "/etc/letsencrypt/live/tables.example.org"
    for old, new in (
        ("127.0.0.1:8000", f"127.0.0.1:{inside[0]}"),
        ("127.0.0.1:8001", f"127.0.0.1:{inside[-1]}"),
        ("/var/log/nginx", str(folder)),
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
    return " ".join(lines)


def caddy(folder: Path, inside: list[int], outside: int) -> tuple[list[str], Path]:
    """The shipped configuration with this machine's server; Caddy signs the certificate itself."""
    text = (DEPLOY / "Caddyfile").read_text()
    assert "server1:8000 server2:8000" in text
    here = " ".join(f"127.0.0.1:{port}" for port in inside)
    text = text.replace("server1:8000 server2:8000", here)
    ours = "admin off\nauto_https disable_redirects\nskip_install_trust\ndefault_bind 127.0.0.1\n"
    storage = f"storage file_system {folder}/storage\n"
    assert text.count("\n{\n") == 1  # the options of the whole program
    (folder / "Caddyfile").write_text(text.replace("\n{\n", f"\n{{\n{ours}{storage}"))
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
