"""The file of a network's weights, one network for each number of seats.

All numbers are little-endian. `DTNN`, the version (2 bytes) and the number of networks (2 bytes);
then for each network its seats and its shape (5 x 2 bytes) and its weights (4-byte floats, in the
order of `Shape.blocks`); then the SHA-256 of everything before it.
"""

import hashlib
import struct
from collections.abc import Mapping
from typing import Final

from draftingtable.bots.learned.network import Network, Shape

MAGIC: Final = b"DTNN"
VERSION: Final = 1
CHECKSUM: Final = 32
OPENING: Final = struct.Struct("<4sHH")
HEAD: Final = struct.Struct("<5H")

Networks = Mapping[int, Network]
"""Networks by the number of seats."""


class BadWeights(Exception):
    """The file cannot be used; says why."""


def packed(networks: Mapping[int, tuple[Shape, list[float]]]) -> bytes:
    """Returns the contents of a file."""
    parts = [OPENING.pack(MAGIC, VERSION, len(networks))]
    for seats, (shape, weights) in sorted(networks.items()):
        parts.append(HEAD.pack(seats, *shape.as_list()))
        parts.append(struct.pack(f"<{len(weights)}f", *weights))
    content = b"".join(parts)
    return content + hashlib.sha256(content).digest()


def unpacked(data: bytes, name: str) -> dict[int, Network]:
    """Returns the networks of a file, or raises `BadWeights`."""
    content, checksum = data[:-CHECKSUM], data[-CHECKSUM:]
    if len(content) < OPENING.size or not content.startswith(MAGIC):
        raise BadWeights(f"{name}: this is not a file of network weights")
    if hashlib.sha256(content).digest() != checksum:
        raise BadWeights(f"{name}: the file is damaged: its checksum does not match")
    _, version, count = OPENING.unpack_from(content)
    if version != VERSION:
        raise BadWeights(f"{name}: version {version} of the file cannot be read, only {VERSION}")
    networks: dict[int, Network] = {}
    at = OPENING.size
    for _ in range(count):
        seats, *sizes = HEAD.unpack_from(content, at)
        shape = Shape(*sizes)
        weights = struct.unpack_from(f"<{shape.size()}f", content, at + HEAD.size)
        networks[seats] = Network(shape, list(weights))
        at += HEAD.size + 4 * shape.size()
    return networks
