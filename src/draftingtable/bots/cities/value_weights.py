"""The file with the weights of the networks that value cities: one for two players, one for rings.

All numbers are little-endian. `DTCV`, the version (2 bytes), the number of networks and of rows
(2 bytes each); then the weights of each network (4-byte floats); then the SHA-256 of everything
before it.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from draftingtable.bots.cities.value_marks import ROWS
from draftingtable.bots.cities.value_network import ValueNetwork, size_of
from draftingtable.bots.learned.weights_file import BadWeights

MAGIC: Final = b"DTCV"
VERSION: Final = 1
CHECKSUM: Final = 32
OPENING: Final = struct.Struct("<4sHHH")
NAME: Final = "cities.weights"


def packed_values(networks: Sequence[Sequence[float]]) -> bytes:
    """Returns the contents of a file."""
    parts = [OPENING.pack(MAGIC, VERSION, len(networks), ROWS)]
    parts += [struct.pack(f"<{len(weights)}f", *weights) for weights in networks]
    content = b"".join(parts)
    return content + hashlib.sha256(content).digest()


def unpacked_values(data: bytes, name: str) -> list[ValueNetwork]:
    """Returns the networks of a file, or raises `BadWeights`."""
    content, checksum = data[:-CHECKSUM], data[-CHECKSUM:]
    if len(content) < OPENING.size or not content.startswith(MAGIC):
        raise BadWeights(f"{name}: this is not a file of weights for cities")
    if hashlib.sha256(content).digest() != checksum:
        raise BadWeights(f"{name}: the file is damaged: its checksum does not match")
    _, version, count, rows = OPENING.unpack_from(content)
    if version != VERSION or rows != ROWS:
        raise BadWeights(f"{name}: version {version} with {rows} rows cannot be read")
    layout = struct.Struct(f"<{size_of(rows)}f")
    starts = range(OPENING.size, OPENING.size + count * layout.size, layout.size)
    return [ValueNetwork(rows, list(layout.unpack_from(content, start))) for start in starts]


@cache
def value_networks() -> list[ValueNetwork]:
    """Returns the networks that come with the package, or raises `BadWeights`."""
    try:
        data = files("draftingtable.bots.learned").joinpath(NAME).read_bytes()
    except OSError as problem:
        raise BadWeights(f"{NAME}: the file cannot be read ({problem})") from None
    return unpacked_values(data, NAME)
