"""Closes a port without losing connections.

When a port closes, connections that the kernel has established but the server has not accepted are
reset. A proxy may have sent a POST on one of them, and does not retry it. So new handshakes are
blocked while the last connections are accepted. Then the port closes: later attempts are refused,
and the proxy tries another server.
"""

import asyncio
import ctypes
import socket
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

SO_ATTACH_FILTER: Final = 26
DROP_SYN: Final = (
    (0x30, 0, 0, 13),  # load the byte with the flags of the TCP header
    (0x54, 0, 0, 0x12),  # keep SYN and ACK
    (0x15, 0, 1, 0x02),  # SYN alone begins a handshake:
    (0x06, 0, 0, 0),  # drop it; the client retries after a second
    (0x06, 0, 0, 0xFFFFFFFF),  # pass on everything else
)
"""A classic BPF program: operation, jumps, operand."""
ROUNDS: Final = 5
PAUSE: Final = 0.02
"""Seconds per round, for handshakes that are already under way."""


async def accept_the_last(sockets: Iterable[socket.socket]) -> None:
    """Blocks new connections, and lets the event loop accept those already established."""
    for listening in sockets:
        refuse_handshakes(listening)
    for _ in range(ROUNDS):
        await asyncio.sleep(PAUSE)


def refuse_handshakes(listening: socket.socket) -> None:
    """Makes the kernel ignore new connections. Only Linux can; elsewhere a few may be lost."""
    if sys.platform != "linux":
        return
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *line) for line in DROP_SYN))
    program = struct.pack("@HP", len(DROP_SYN), ctypes.addressof(code))
    with suppress(OSError):
        listening.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, program)
