"""What is drawn on the pages, where, and in which colours of its own it has to be seen."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Kind:
    """A kind of drawn piece. Elements belong to the first kind that matches."""

    name: str
    selector: str
    inks: tuple[str, ...] = ()
    """Properties that hold its colours, `*` for the building's; empty: whatever its shapes have."""
    least: float = 0.01
    """The share of its box that these colours must cover."""
    within: str = ""
    """The ancestor in which its shapes are, if it is only the place for them."""


FLOOR = ("--f-base", "--f-deep", "--f-light", "--f-accent", "--f-second", "--f-third")
"""The walls and what stands before them; not the paper of plaques, nor ink."""
BUILDING = ("--city-*", "--city-*-strong")
"""Walls and roofs; not the wash of the square, which is there without a building."""

KINDS = (
    Kind("card", ".card > svg.tw-art", FLOOR, 0.03),
    Kind("floor", ".floor > svg.tw-art", FLOOR, 0.05),
    Kind("tower on the lid", "g.tw-art", FLOOR, 0.05),
    Kind("building", "svg.drawing rect.plot", BUILDING, 0.05, within="svg"),
    Kind("tile", "svg.face rect.plot", BUILDING, 0.05, within="g"),
    Kind("plan of a tower", "svg.dream:has(.pencil)"),
    Kind("land", "svg.dream", least=0),  # a tower stands before it, and may hide all of it
    Kind("sign of a tower", "svg.symbol", ("color",), 0.1),
    Kind("drawing", "svg:not(.drawing, .face, .tw-art, :has(.tw-art))"),
)
DATA: list[dict[str, Any]] = [asdict(kind) for kind in KINDS]
BY_NAME = {kind.name: kind for kind in KINDS}
