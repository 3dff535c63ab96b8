"""What the terminal can show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

WIDEST: Final = 120
"""Longer lines are hard to read."""


@dataclass(frozen=True)
class Look:
    """The terminal's abilities. Shapes and letters say everything, with or without colours."""

    width: int
    height: int
    coloured: bool
    symbols: bool
    """Whether characters beyond ASCII are supported."""

    @staticmethod
    def of(console: Console) -> Look:
        coloured = console.color_system is not None and not console.no_color
        symbols = console.encoding.lower().startswith("utf")
        return Look(min(console.width, WIDEST), console.height, coloured, symbols)

    def sign(self, symbol: str, ascii_sign: str) -> str:
        return symbol if self.symbols else ascii_sign
