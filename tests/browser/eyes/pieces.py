"""The pieces drawn on the pages, and the colours in which each must be visible."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Kind:
    """A kind of drawn piece. Elements belong to the first kind that matches."""

    name: str
    selector: str
    inks: tuple[str, ...] = ()
    """Properties with its colours, `*` for the building's. If empty, those of its shapes."""
    least: float = 0.01
    """The share of its box that these colours must cover."""
    within: str = ""
    """The ancestor that contains its shapes, if the element is only a placeholder."""


FLOOR = ("--f-base", "--f-deep", "--f-light", "--f-accent", "--f-second", "--f-third")
"""Walls and what is in front of them, but not the paper of plaques, nor ink."""
BUILDING = ("--city-*", "--city-*-strong")
"""Walls and roofs, but not the wash of the square, which is drawn without a building too."""

KINDS = (
    Kind("card", ".card > svg.tw-art", FLOOR, 0.03),
    Kind("floor", ".floor > svg.tw-art", FLOOR, 0.05),
    Kind("tower on the lid", "g.tw-art", FLOOR, 0.05),
    Kind("building", "svg.drawing rect.plot", BUILDING, 0.05, within="svg"),
    Kind("tile", "svg.face rect.plot", BUILDING, 0.05, within="g"),
    Kind("plan of a tower", "svg.dream:has(.pencil)"),
    Kind("land", "svg.dream", least=0),  # a tower may cover it completely
    Kind("sign of a tower", "svg.symbol", ("color",), 0.1),
    Kind("drawing", "svg:not(.drawing, .face, .tw-art, :has(.tw-art))"),
)
DATA: list[dict[str, Any]] = [asdict(kind) for kind in KINDS]
BY_NAME = {kind.name: kind for kind in KINDS}
