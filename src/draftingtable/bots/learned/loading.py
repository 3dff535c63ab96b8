"""Finds the weights that come with the package, and loads each file once."""

from functools import cache
from importlib.resources import files

from draftingtable.bots.learned.network import Network
from draftingtable.bots.learned.weights_file import BadWeights, unpacked


@cache
def networks_of(game: str) -> dict[int, Network]:
    """Returns a game's networks by the number of seats, or raises `BadWeights`."""
    name = f"{game}.weights"
    try:
        data = files("draftingtable.bots.learned").joinpath(name).read_bytes()
    except OSError as problem:
        raise BadWeights(f"{name}: the file cannot be read ({problem})") from None
    return unpacked(data, name)
