"""Weights survive being written and read, and a damaged file is refused."""

import struct

import pytest

from draftingtable.bots.learned.loading import networks_of
from draftingtable.bots.learned.weights_file import BadWeights, packed, unpacked
from tests.bots.learned.test_network import SHAPE, weights


def a_file() -> bytes:
    return packed({2: (SHAPE, weights(2)), 3: (SHAPE, weights(3))})


def test_weights_can_be_read_back() -> None:
    networks = unpacked(a_file(), "a.weights")
    assert list(networks) == [2, 3]
    for seats, network in networks.items():
        assert network.shape.as_list() == SHAPE.as_list()
        single = struct.unpack("<f", struct.pack("<f", weights(seats)[0]))
        assert network.part_marks[0] == single[0]


@pytest.mark.parametrize("place", [8, 30, 200, -40, -1])
def test_a_changed_byte_is_noticed(place: int) -> None:
    data = bytearray(a_file())
    data[place] ^= 1
    with pytest.raises(BadWeights, match=r"a\.weights: the file is damaged"):
        unpacked(bytes(data), "a.weights")


@pytest.mark.parametrize("size", [-1, 100])
def test_a_part_of_a_file_is_noticed(size: int) -> None:
    with pytest.raises(BadWeights, match="damaged"):
        unpacked(a_file()[:size], "a.weights")


@pytest.mark.parametrize("data", [b"", b"PNG", b"x" * 100])
def test_other_files_are_refused(data: bytes) -> None:
    with pytest.raises(BadWeights, match="not a file of network weights"):
        unpacked(data, "a.weights")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadWeights, match=r"chess\.weights: the file cannot be read"):
        networks_of("chess")
