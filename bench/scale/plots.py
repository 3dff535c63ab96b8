"""The plots of docs/scale.md: lines and points on logarithmic scales."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.strength.pictures import INKS, RIGHT, TOP, picture

from draftingtable.arena.svg import Logarithmic, Scale, line, tag, text

LEFT = 80.0
BOTTOM = 300.0
KEY = 360.0
STEP = 20.0


@dataclass(frozen=True, slots=True)
class Curve:
    name: str
    points: Sequence[tuple[float, float]]
    dots: bool = False
    """Only points, without a line: measured."""


def plot(curves: Sequence[Curve], title: str, under: str, unit: str) -> str:
    xs = [x for curve in curves for x, _ in curve.points]
    ys = [y for curve in curves for _, y in curve.points]
    across = Logarithmic(min(xs) / 1.3, max(xs) * 1.3, LEFT, RIGHT)
    up = Logarithmic(min(ys) / 1.5, max(ys) * 1.5, BOTTOM, TOP)
    parts = [_level(up, tick, unit) for tick in up.ticks()]
    parts += [text(f"{x:,.0f}", across(x), BOTTOM + 18, "small middle") for x in across.ticks()]
    parts.append(text(under, (LEFT + RIGHT) / 2, BOTTOM + 36, "small middle"))
    for place, curve in enumerate(curves):
        ink = INKS[place % len(INKS)]
        parts.append(_course(curve, ink, across, up))
        y = KEY + STEP * place
        parts.append(line(LEFT, y - 4, LEFT + 30, y - 4, "", stroke=ink, stroke_width=3))
        parts.append(text(curve.name, LEFT + 40, y))
    return picture("".join(parts), KEY + STEP * len(curves), title)


def _level(up: Scale, tick: float, unit: str) -> str:
    named = text(f"{tick:,g} {unit}".strip(), LEFT - 10, up(tick) + 4, "small end")
    return line(LEFT, up(tick), RIGHT, up(tick), "grid") + named


def _course(curve: Curve, ink: str, across: Scale, up: Scale) -> str:
    places = [(across(x), up(y)) for x, y in curve.points]
    parts = [tag("circle", cx=x, cy=y, r=4, fill=ink) for x, y in places]
    if not curve.dots:
        listed = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(tag("polyline", points=listed, fill="none", stroke=ink, stroke_width=2))
    return "".join(parts)
