"""The page's pictures, as self-contained files that look the same in every viewer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from draftingtable.arena.intervals import Estimate
from draftingtable.arena.svg import Linear, Logarithmic, Scale, around, line, tag, text

WIDTH = 720.0
LEFT = 210.0
RIGHT = WIDTH - 30.0
ROW = 34.0
TOP = 34.0
INKS = ("#1d4e89", "#b3541e", "#3a7d44", "#7d3a6a", "#8a6d1d", "#3d6f78")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#23303d}.small{font-size:11px;fill:#5b6875}"
    ".end{text-anchor:end}.middle{text-anchor:middle}.grid{stroke:#d5d9dc}"
    ".even{stroke:#8a94a0;stroke-dasharray:4 4}.paper{fill:#fbfaf5}"
)


@dataclass(frozen=True)
class Whisker:
    name: str
    estimate: Estimate
    even: float
    target: float | None = None


@dataclass(frozen=True)
class Curve:
    """Points of (x, estimate), from left to right."""

    name: str
    points: Sequence[tuple[float, Estimate]]


def picture(content: str, height: float, title: str) -> str:
    parts = (
        tag("title", escape(title)),
        tag("style", STYLE),
        tag("rect", width=WIDTH, height=height, class_="paper"),
        text(title, WIDTH / 2, 20.0, "middle"),
        content,
    )
    return (
        tag(
            "svg",
            "".join(parts),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH:g} {height:g}",
            role="img",
        )
        + "\n"
    )


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def whiskers(rows: Sequence[Whisker], title: str) -> str:
    """Plots win shares with intervals; a dashed mark at the even share, a solid one at the goal."""
    scale = Linear(0.0, 1.0, LEFT, RIGHT)
    bottom = TOP + ROW * len(rows)
    parts = [vertical(scale, tick, TOP, bottom, percent) for tick in scale.ticks()]
    for place, row in enumerate(rows):
        parts.append(whisker(row, scale, TOP + ROW * (place + 0.5)))
    return picture("".join(parts), bottom + 30.0, title)


def whisker(row: Whisker, scale: Scale, y: float) -> str:
    low, high = row.estimate.low or 0.0, row.estimate.high or 1.0
    ink = INKS[0]
    parts = [
        text(row.name, LEFT - 12.0, y + 4.0, "end"),
        line(scale(row.even), y - 12.0, scale(row.even), y + 12.0, "even"),
        line(scale(low), y, scale(high), y, "", stroke=ink, stroke_width=3),
        tag("circle", cx=scale(row.estimate.mean), cy=y, r=5, fill=ink),
    ]
    if row.target is not None:
        x = scale(row.target)
        parts.append(line(x, y - 12.0, x, y + 12.0, "", stroke=INKS[1], stroke_width=2))
    return "".join(parts)


def vertical(
    scale: Scale, value: float, top: float, bottom: float, form: Callable[[float], str]
) -> str:
    x = scale(value)
    return line(x, top, x, bottom, "grid") + text(form(value), x, bottom + 18.0, "small middle")


def curves(shown: Sequence[Curve], title: str, under: str) -> str:
    """Plots win shares on a logarithmic x scale."""
    xs = [x for curve in shown for x, _ in curve.points]
    across = Logarithmic(min(xs) / 1.3, max(xs) * 1.3, 70.0, RIGHT)
    up = Linear(0.0, 1.0, 300.0, TOP)
    parts = [level(up, tick) for tick in up.ticks()]
    marks = sorted(set(xs))
    parts += [text(f"{x:g}", across(x), 318.0, "small middle") for x in marks]
    parts.append(text(under, (70.0 + RIGHT) / 2, 338.0, "small middle"))
    for place, curve in enumerate(shown):
        parts.append(course(curve, INKS[place % len(INKS)], across, up))
        y = 360.0 + 20.0 * place
        ink = INKS[place % len(INKS)]
        parts.append(line(70.0, y - 4.0, 100.0, y - 4.0, "", stroke=ink, stroke_width=3))
        parts.append(text(curve.name, 110.0, y))
    return picture("".join(parts), 360.0 + 20.0 * len(shown), title)


def level(up: Scale, tick: float) -> str:
    named = text(percent(tick), 60.0, up(tick) + 4.0, "small end")
    return line(70.0, up(tick), RIGHT, up(tick), "grid") + named


def course(curve: Curve, ink: str, across: Scale, up: Scale) -> str:
    places = [(across(x), estimate) for x, estimate in curve.points]
    listed = " ".join(f"{x:.1f},{up(estimate.mean):.1f}" for x, estimate in places)
    parts = [tag("polyline", points=listed, fill="none", stroke=ink, stroke_width=2)]
    for x, estimate in places:
        low, high = estimate.low or 0.0, estimate.high or 1.0
        parts.append(line(x, up(low), x, up(high), "", stroke=ink, stroke_width=1.5))
        parts.append(tag("circle", cx=x, cy=up(estimate.mean), r=4, fill=ink))
    return "".join(parts)


def hills(rows: Sequence[tuple[str, dict[int, int]]], title: str) -> str:
    """Plots the score distribution of each row."""
    scores = [float(score) for _, counts in rows for score in counts]
    scale = Linear(*around(scores), LEFT, RIGHT)
    height = 58.0
    bottom = TOP + height * len(rows)
    parts = [vertical(scale, tick, TOP, bottom, "{:g}".format) for tick in scale.ticks()]
    for place, (name, counts) in enumerate(rows):
        base = TOP + height * (place + 1) - 4.0
        parts.append(text(name, LEFT - 12.0, base - 14.0, "end"))
        parts.append(hill(counts, scale, base, height - 12.0, INKS[place % len(INKS)]))
    return picture("".join(parts), bottom + 30.0, title)


def hill(counts: dict[int, int], scale: Scale, base: float, height: float, ink: str) -> str:
    width = max(1, (max(counts) - min(counts)) // 40)
    bins: dict[int, int] = {}
    for score, count in counts.items():
        bins[score // width] = bins.get(score // width, 0) + count
    highest = max(bins.values())
    points = [(scale(min(bins) * width - 0.5), base)]
    for place in range(min(bins), max(bins) + 1):
        y = base - height * bins.get(place, 0) / highest
        points += [(scale(place * width - 0.5), y), (scale((place + 1) * width - 0.5), y)]
    points.append((scale((max(bins) + 1) * width - 0.5), base))
    listed = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return tag("polygon", points=listed, fill=ink, fill_opacity=0.35, stroke=ink)
