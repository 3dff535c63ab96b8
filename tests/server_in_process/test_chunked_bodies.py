"""A body may arrive in pieces, but not in very many: each costs as much as a small request."""

import asyncio
from pathlib import Path

import pytest

from draftingtable.server.http.http_protocol import MOST_CHUNKS
from tests.server_in_process.test_frames import cut
from tests.server_in_process.test_http_protocol import NAME, serving

HEAD = (
    b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nX-Drafting-Table: 1\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
BLANK, LAST = b"1\r\n \r\n", b"0\r\n\r\n"
PIECE = b"%x\r\n%b\r\n" % (len(NAME), NAME)


@pytest.mark.parametrize(
    ("pieces", "status", "cuts"), [(MOST_CHUNKS, 200, 0), (MOST_CHUNKS + 1, 413, 1)]
)
def test_a_body_in_too_many_pieces_is_refused(
    tmp_path: Path, pieces: int, status: int, cuts: int
) -> None:
    """40,000 fit into one packet: on 50 connections, they stopped everybody for five seconds."""

    async def play() -> tuple[list[int], float]:
        async with serving(tmp_path) as server:
            connection, next_one = await server.connect(), await server.connect()
            connection.send(HEAD + BLANK * (pieces - 2) + PIECE + LAST)
            next_one.send(HEAD + PIECE + LAST)
            statuses = [await connection.answer(), await next_one.answer()]
            return statuses, cut(server.server, "large-request")

    assert asyncio.run(play()) == ([status, 200], cuts)
