"""Manifests: everything about a game that the rest of the program looks up.

A manifest is cheap to import. Rules, bots, screens and encodings are named as text
(`"package.module:name"`) and imported only when needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module

from draftingtable.games.core.options import Option, OptionValue

MODE = "mode"
"""The option that chooses a game's mode."""
NO_MODE = ""


@dataclass(frozen=True, repr=False)
class Manifest:
    """One game. Only the first four fields are required."""

    name: str
    """A short lower-case word, used in records, on the command line and in URLs."""
    title: str
    """The name as people write it."""
    game: str
    """The `Game` object."""
    players: Mapping[str, range]
    """The possible numbers of players by mode; under `NO_MODE` if the game has no modes."""
    options: tuple[Option, ...] = ()
    levels: Mapping[str, str] = field(default_factory=dict)
    """Bots from weakest to strongest: level -> class. Every game also has `random`."""
    bot_names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What bots are called at a server's tables: level -> a name per seat. Without, their level."""
    locale: str = ""
    """A package with a folder per language, each holding `<name>.ftl`."""
    screen: str = ""
    """The `Screen` for the terminal; without one, positions are shown as plain text."""
    encoding: str = ""
    """A function from a `Setup` to its `Encoding`; required by the adapters."""
    gymnasium: str = ""
    """The game's name in Gymnasium, such as `draftingtable/chess-v1`."""
    open_spiel: tuple[str, ...] = ()
    """Classes to register with OpenSpiel."""
    adviser: str = ""
    """A function from a view and a recommended move to the reasons for it (`Adviser`)."""
    persuader: str = ""
    """The same for a move that a bot proposes to a partner (`Persuader`)."""
    critic: str = ""
    """A function that judges what a partner wishes for (`Critic`)."""
    courtesy: str = ""
    """A function that lets a bot grant what a partner wishes for (`Courtesy`)."""
    reviewer: str = ""
    """The `Reviewer`: what analyses and reviews play games on with; required for them."""
    campaign: str = ""
    """The campaign that links several games, if there is one."""
    order: int = 100
    """Games are listed by this number, then by name."""

    def __repr__(self) -> str:
        return f"<Manifest {self.name}: {self.title}>"

    @property
    def modes(self) -> tuple[str, ...]:
        return tuple(mode for mode in self.players if mode != NO_MODE)

    def player_counts(self, options: Mapping[str, OptionValue]) -> range:
        """Returns the possible numbers of players with these options."""
        return self.players[str(options.get(MODE, NO_MODE))]


def load_object(place: str) -> object:
    """Imports what a manifest names as `package.module:name`."""
    module, _, name = place.partition(":")
    found: object = getattr(import_module(module), name)
    return found
