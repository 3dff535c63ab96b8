"""What a game says about itself, in one place: everything else is found through it.

A manifest is cheap to import. Rules, bots, screens and encodings are named as text
(`"package.module:name"`) and imported only when they are needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module

from draftingtable.games.core.options import Option, OptionValue

MODE = "mode"
"""The option that a game's modes are the choices of."""
NO_MODE = ""


@dataclass(frozen=True, repr=False)
class Manifest:
    """One game. Only the first four fields are required."""

    name: str
    """A short lower-case word: in records, on the command line and in addresses."""
    title: str
    """The name as people write it."""
    game: str
    """Where its `Game` is."""
    players: Mapping[str, range]
    """How many can play, by mode; under `NO_MODE` where the game has no modes."""
    options: tuple[Option, ...] = ()
    levels: Mapping[str, str] = field(default_factory=dict)
    """Bots from the weakest to the strongest: level -> class. `random` comes with every game."""
    locale: str = ""
    """A package with a folder per language, each holding `<name>.ftl`."""
    screen: str = ""
    """The terminal's `Screen`; without one, positions are shown as plain text."""
    encoding: str = ""
    """A function from a `Setup` to its `Encoding`: required by the adapters."""
    gymnasium: str = ""
    """The name under which Gymnasium finds the game, such as `draftingtable/chess-v1`."""
    open_spiel: tuple[str, ...] = ()
    """Classes to register with OpenSpiel."""
    campaign: str = ""
    """The campaign that strings several games together, where there is one."""
    order: int = 100
    """Games are listed by this number, then by name."""

    def __repr__(self) -> str:
        return f"<Manifest {self.name}: {self.title}>"

    @property
    def modes(self) -> tuple[str, ...]:
        return tuple(mode for mode in self.players if mode != NO_MODE)

    def player_counts(self, options: Mapping[str, OptionValue]) -> range:
        """How many can play with these options."""
        return self.players[str(options.get(MODE, NO_MODE))]


def load_object(place: str) -> object:
    """Import what a manifest names as `package.module:name`."""
    module, _, name = place.partition(":")
    found: object = getattr(import_module(module), name)
    return found
