"""What the terminal at hand can show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

WIDEST: Final = 120
"""Lines longer than this are hard to follow with the eye."""


@dataclass(frozen=True)
class Look:
    """Without colours, shapes and letters have to say everything; they do so with colours too."""

    width: int
    height: int
    coloured: bool
    symbols: bool
    """Whether signs beyond ASCII arrive."""

    @staticmethod
    def of(console: Console) -> Look:
        coloured = console.color_system is not None and not console.no_color
        symbols = console.encoding.lower().startswith("utf")
        return Look(min(console.width, WIDEST), console.height, coloured, symbols)

    def sign(self, symbol: str, ascii_sign: str) -> str:
        return symbol if self.symbols else ascii_sign
