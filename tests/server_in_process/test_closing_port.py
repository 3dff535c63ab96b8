"""A stopping server answers every connection that was already made, and refuses all others."""

import asyncio
import errno
import select
import socket
import sys
from pathlib import Path

import pytest

from draftingtable.server.ops.closing_port import refuse_handshakes
from tests.server_in_process.serving import API, PATIENCE, running

HOST = "127.0.0.1"


def test_a_connection_that_waits_while_the_port_closes_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel has established it, but the server has not accepted it yet."""

    async def story() -> bytes:
        with socket.socket() as waiting:
            waiting.settimeout(PATIENCE)
            async with running(tmp_path) as server:
                place = server.url.removeprefix("http://")
                head = f"POST {API}/me HTTP/1.1\r\nHost: {place}\r\nX-Drafting-Table: 1\r\n"
                sent = f"{head}Connection: close\r\nContent-Length: 2\r\n\r\n{{}}"

                async def connect_at_the_last_moment() -> None:
                    waiting.connect((HOST, int(place.rpartition(":")[2])))
                    waiting.sendall(sent.encode())

                monkeypatch.setattr(server.server, "drain", connect_at_the_last_moment)
            return waiting.recv(100)

    assert asyncio.run(story()).startswith(b"HTTP/1.1 ")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has filters for sockets")
def test_no_connection_begins_while_the_last_ones_are_accepted() -> None:
    with socket.create_server((HOST, 0)) as listening, socket.socket() as late:
        early = socket.create_connection(listening.getsockname(), timeout=PATIENCE)
        refuse_handshakes(listening)
        late.setblocking(False)
        assert late.connect_ex(listening.getsockname()) == errno.EINPROGRESS
        accepted, _ = listening.accept()
        with early, accepted:
            early.sendall(b"sent after the filter was set")
            assert accepted.recv(100) == b"sent after the filter was set"
        listening.setblocking(False)
        with pytest.raises(BlockingIOError):
            listening.accept()
        listening.close()
        select.select([], [late], [], PATIENCE)
        assert late.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) == errno.ECONNREFUSED
