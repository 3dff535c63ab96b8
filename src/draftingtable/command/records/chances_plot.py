"""A plot of everybody's chances over a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from draftingtable.arena.plots import (
    HUES,
    LONGEST_NAME,
    level_line,
    room_for,
    shortened,
    whole_percent,
)
from draftingtable.arena.svg import Linear, drawing, line, tag, text

Point = Mapping[str, object]
WIDTH, BOTTOM, TOP, LEFT = 720.0, 250.0, 14.0, 60.0


def chances_plot(
    points: Sequence[Point], names: Sequence[str], title: str, marked: Sequence[int] = ()
) -> str:
    """Draws a line per seat; `marked` are the numbers of events to point out."""
    right = WIDTH - room_for(names)
    across = Linear(0.0, float(max(len(points) - 1, 1)), LEFT, right)
    up = Linear(0.0, 1.0, BOTTOM - 24.0, TOP)
    parts = [level_line(up, tick / 4, LEFT, right) for tick in range(5)]
    parts += [
        line(across(float(place)), up(1.0), across(float(place)), up(0.0), "even")
        for place in marked
    ]
    for seat in range(len(names)):
        wins = [chance(point, seat) for point in points]
        listed = " ".join(f"{across(float(at)):.1f},{up(win):.1f}" for at, win in enumerate(wins))
        parts.append(tag("polyline", points=listed, class_=f"course hue{seat % HUES}"))
    parts += end_names(points[-1], names, right + 8, up)
    return drawing("".join(parts), WIDTH, BOTTOM, title)


def chance(point: Point, seat: int) -> float:
    wins = point["wins"]
    assert isinstance(wins, list)
    return float(wins[seat])


def end_names(last: Point, names: Sequence[str], x: float, up: Linear) -> list[str]:
    """Names the lines at their ends, from the top down, moved apart where they would overlap."""
    parts: list[str] = []
    free = 0.0
    seats = sorted(range(len(names)), key=lambda seat: (-chance(last, seat), seat))
    rest = len(seats)
    for seat in seats:
        y = max(min(up(chance(last, seat)), up(0.0) - 14.0 * (rest - 1)), free)
        free, rest = y + 14.0, rest - 1
        parts.append(tag("circle", cx=x, cy=y, r=4.0, class_=f"dot hue{seat % HUES}"))
        parts.append(text(shortened(names[seat], LONGEST_NAME), x + 8, y + 4, "note"))
    return parts


def style() -> str:
    """Returns the style of our reports: paper and ink, by day and by night."""
    return files("draftingtable.arena").joinpath("page.css").read_text(encoding="utf-8")


def as_file(plot: str) -> str:
    """Makes a drawing from a page a file of its own."""
    start = plot.index("<svg") + len("<svg")
    inner = plot[start : plot.rindex("</svg>") + len("</svg>")]
    opened = inner.index(">") + 1
    ground = tag("rect", width="100%", height="100%", style="fill: var(--paper)")
    head = f'<svg xmlns="http://www.w3.org/2000/svg"{inner[:opened]}'
    return f"{head}<style>{style()}</style>{ground}{inner[opened:]}\n"


def percent(value: float) -> str:
    return whole_percent(round(value, 2))
