"""Finds games by name: those in this package, and installed plug-ins.

A built-in game is a folder next to `core` with a `manifest.py`. A plug-in is any installed
distribution with an entry point in the group `draftingtable.games` that names its manifest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Final
from warnings import warn

from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.manifest import Manifest, load_object

if TYPE_CHECKING:
    from draftingtable.games.core.game import Game

PACKAGE: Final = "draftingtable.games"
GROUP: Final = "draftingtable.games"
MANIFESTS: Final = ("manifest.py", "manifest.pyc")
"""A game's manifest as source or, where only bytecode is shipped, compiled."""


def names() -> list[str]:
    return list(manifests())


@cache
def manifests() -> dict[str, Manifest]:
    """Returns every game's manifest by name, in the order of listing."""
    found: dict[str, Manifest] = {}
    for manifest in (*built_in(), *plug_ins()):
        if manifest.name in found:
            warn(f"there is already a game named {manifest.name!r}: ignored", stacklevel=1)
        else:
            found[manifest.name] = manifest
    ordered = sorted(found.values(), key=lambda one: (one.order, one.name))
    return {manifest.name: manifest for manifest in ordered}


def most_players() -> int:
    """Returns the largest number of seats of any game."""
    return max(counts[-1] for one in manifests().values() for counts in one.players.values())


def built_in() -> Iterator[Manifest]:
    for folder in files(PACKAGE).iterdir():
        if folder.name != "core" and any(folder.joinpath(name).is_file() for name in MANIFESTS):
            yield checked(import_module(f"{PACKAGE}.{folder.name}.manifest").MANIFEST)


def plug_ins() -> Iterator[Manifest]:
    """Yields the plug-ins; one that fails to load is reported, and the others still work."""
    from importlib.metadata import entry_points  # slow to import: it loads email

    for entry in entry_points(group=GROUP):
        try:
            yield checked(entry.load())
        except Exception as error:
            warn(f"the game {entry.name!r} ({entry.value}) failed to load: {error!r}", stacklevel=1)


def checked(found: object) -> Manifest:
    if not isinstance(found, Manifest):
        raise TypeError(f"{found!r} is not a Manifest")
    return found


def manifest_of(name: str) -> Manifest:
    """Returns the manifest of the game with that name, or raises `BadOption`."""
    if name not in manifests():
        raise BadOption("game-unknown", "", {"found": name, "choices": names()})
    return manifests()[name]


@cache
def get(name: str) -> Game:
    """Returns the game with that name, or raises `BadOption`."""
    from draftingtable.games.core.game import Game

    game = load_object(manifest_of(name).game)
    assert isinstance(game, Game)
    return game
