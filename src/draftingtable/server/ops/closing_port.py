"""Closes a port without losing connections.

A connection that the kernel has established, but the server has not accepted, is reset when the
port closes. A proxy may have sent a POST in it, and does not repeat that. So no new handshake may
begin while the last ones are accepted; afterwards the port is closed, and whoever tries is refused
and asks another server.
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
    (0x06, 0, 0, 0),  # drop it, and the client repeats it after a second
    (0x06, 0, 0, 0xFFFFFFFF),  # pass on everything else
)
"""A classic BPF program: operation, jumps, operand."""
ROUNDS: Final = 5
PAUSE: Final = 0.02
"""Seconds per round of the event loop, for handshakes that had begun."""


async def accept_the_last(sockets: Iterable[socket.socket]) -> None:
    """Lets no new connection begin, and the event loop accept those that have."""
    for listening in sockets:
        refuse_handshakes(listening)
    for _ in range(ROUNDS):
        await asyncio.sleep(PAUSE)


def refuse_handshakes(listening: socket.socket) -> None:
    """Makes the kernel ignore new connections; only Linux can, and elsewhere few are lost."""
    if sys.platform != "linux":
        return
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *line) for line in DROP_SYN))
    program = struct.pack("@HP", len(DROP_SYN), ctypes.addressof(code))
    with suppress(OSError):
        listening.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, program)
