"""The report's plots. Colours and fonts come from the page's style sheet.

A player has the same colour in every plot, always next to its name.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from draftingtable.arena.intervals import Estimate
from draftingtable.arena.summary import Standing
from draftingtable.arena.svg import (
    Form,
    Linear,
    Logarithmic,
    Scale,
    around,
    drawing,
    line,
    tag,
    text,
)
from draftingtable.arena.text_report import seconds

WIDTH = 720.0
RIGHT = WIDTH - 24.0
ROW = 38.0
TOP = 10.0
LONGEST_NAME = 24
HUES = 8
"""The number of colours in the style sheet; with more players they repeat."""


def room_for(names: Iterable[str]) -> float:
    """Returns an estimate of the width of the names on the left, without measuring a font."""
    return 34 + 7.6 * min(LONGEST_NAME, max(map(len, names)))


@dataclass(frozen=True)
class Row:
    """One player's row in a plot."""

    name: str
    hue: int
    estimate: Estimate

    def values(self) -> list[float]:
        ends = (self.estimate.low, self.estimate.mean, self.estimate.high)
        return [value for value in ends if value is not None]


def whisker_plot(
    rows: Sequence[Row],
    title: str,
    form: Form,
    tick_form: Form,
    even: tuple[float, str] | None = None,
) -> str:
    """Plots means as dots and intervals as bars; `even` is a reference value and its name."""
    values = [value for row in rows for value in row.values()] + ([even[0]] if even else [])
    left = room_for(row.name for row in rows)
    scale = Linear(*around(values), left, RIGHT)
    top = TOP + 18 if even else TOP
    bottom = top + ROW * len(rows)
    parts = [axis(scale, top, bottom, tick_form)]
    if even:
        x = scale(even[0])
        parts.append(line(x, top - 4, x, bottom, "even"))
        parts.append(text(even[1], x, top - 10, "note middle"))
    for place, row in enumerate(rows):
        parts.append(whisker(row, scale, top + ROW * (place + 0.5), form))
    return drawing("".join(parts), WIDTH, bottom + 30, title)


def whisker(row: Row, scale: Linear, y: float, form: Form) -> str:
    estimate = row.estimate
    parts = [label(row.name, scale.start, y)]
    if estimate.low is not None and estimate.high is not None:
        parts.append(line(scale(estimate.low), y, scale(estimate.high), y, f"bar hue{row.hue}"))
    parts.append(tag("circle", cx=scale(estimate.mean), cy=y, r=6, class_=f"dot hue{row.hue}"))
    parts.append(text(form(estimate.mean), scale(estimate.mean), y - 10, "value middle"))
    return "".join(parts)


def label(name: str, left: float, y: float) -> str:
    return text(shortened(name, LONGEST_NAME), left - 14, y + 4, "name end")


def shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"


def axis(scale: Scale, top: float, bottom: float, form: Form) -> str:
    parts = []
    for tick in scale.ticks():
        parts.append(line(scale(tick), top, scale(tick), bottom, "grid"))
        parts.append(text(form(tick), scale(tick), bottom + 18, "tick middle"))
    return "".join(parts)


def score_plot(standings: Sequence[Standing], hues: dict[str, int], title: str) -> str:
    """Plots each player's score distribution, with the mean's interval below."""
    standings = [one for one in standings if one.score_counts]
    least = min(min(middle(one.score_counts)[0], mean_low(one)) for one in standings)
    most = max(max(middle(one.score_counts)[1], mean_high(one)) for one in standings)
    scale = Linear(least - 1.0, most + 1.0, room_for(one.name for one in standings), RIGHT)
    row = ROW * 1.7
    bottom = TOP + row * len(standings)
    parts = [axis(scale, TOP, bottom, "{:g}".format)]
    for place, one in enumerate(standings):
        base = TOP + row * (place + 1) - 16
        parts.append(label(one.name, scale.start, base - 8))
        parts.append(hill(one, hues[one.name], scale, base))
        parts.append(mean_mark(one, hues[one.name], scale, base + 7))
    return drawing("".join(parts), WIDTH, bottom + 30, title)


def middle(counts: Mapping[int, int], part: float = 0.95) -> tuple[int, int]:
    """Returns the range of the middle scores: a few outliers would flatten the rest."""
    outside = sum(counts.values()) * (1 - part) / 2
    return edge(sorted(counts.items()), outside), edge(sorted(counts.items())[::-1], outside)


def edge(ordered: Sequence[tuple[int, int]], outside: float) -> int:
    for score, count in ordered:
        outside -= count
        if outside < 0:
            return score
    return ordered[-1][0]


def mean_low(one: Standing) -> float:
    low = one.scores.estimate().low
    return one.scores.mean() if low is None else low


def mean_high(one: Standing) -> float:
    high = one.scores.estimate().high
    return one.scores.mean() if high is None else high


def hill(one: Standing, hue: int, scale: Linear, base: float) -> str:
    """Draws a histogram of about sixty steps. Values beyond the scale are left out."""
    width = int(scale.high - scale.low) // 60 + 1
    bins: dict[int, int] = {}
    for score, count in one.score_counts.items():
        if scale.low <= score <= scale.high:
            bins[score // width] = bins.get(score // width, 0) + count
    highest = max(bins.values())
    points = []
    for place in range(min(bins), max(bins) + 1):
        y = base - (ROW * 1.15) * bins.get(place, 0) / highest
        left, right = (
            scale(min(max(edge, scale.low), scale.high))
            for edge in (place * width - 0.5, (place + 1) * width - 0.5)
        )
        points += [(left, y), (right, y)]
    outline = [(points[0][0], base), *points, (points[-1][0], base)]
    listed = " ".join(f"{x:.1f},{y:.1f}" for x, y in outline)
    return tag("polygon", points=listed, class_=f"hill hue{hue}")


def mean_mark(one: Standing, hue: int, scale: Scale, y: float) -> str:
    estimate = one.scores.estimate()
    parts = []
    if estimate.low is not None and estimate.high is not None:
        parts.append(line(scale(estimate.low), y, scale(estimate.high), y, f"bar hue{hue}"))
    parts.append(tag("circle", cx=scale(estimate.mean), cy=y, r=4, class_=f"dot hue{hue}"))
    return "".join(parts)


def time_plot(standings: Sequence[Standing], hues: dict[str, int], title: str) -> str:
    """Plots median to longest decision time; the thick part ends at the 95th percentile."""
    found = [(one, one.stopwatch.summary()) for one in standings]
    rows = [(one, times) for one, times in found if times]
    least = min(max(times.median, 1e-6) for _, times in rows)
    most = max(max(times.longest, 1e-6) for _, times in rows)
    left = room_for(one.name for one, _ in rows)
    scale = Logarithmic(least / 1.6, most * 1.6, left, RIGHT)
    bottom = TOP + ROW * len(rows)
    parts = [axis(scale, TOP, bottom, seconds)]
    for place, (one, times) in enumerate(rows):
        y, hue = TOP + ROW * (place + 0.5), hues[one.name]
        median, slow, longest = (
            scale(max(value, 1e-6)) for value in (times.median, times.slow, times.longest)
        )
        parts.append(label(one.name, left, y))
        parts.append(line(median, y, longest, y, f"thin hue{hue}"))
        parts.append(line(median, y, slow, y, f"bar hue{hue}"))
        parts.append(tag("circle", cx=median, cy=y, r=6, class_=f"dot hue{hue}"))
        parts.append(text(seconds(times.median), median, y - 10, "value middle"))
    return drawing("".join(parts), WIDTH, bottom + 30, title)


def course_plot(
    standings: Sequence[Standing], hues: dict[str, int], even: float, title: str
) -> str:
    """Plots win shares by deals played: lines that are still moving need more deals."""
    courses = [(one, course(one)) for one in standings]
    deals = max(points[-1][0] for _, points in courses)
    settled = [share for _, points in courses for _, share in points[len(points) // 20 :]]
    low, high = around([*settled, even])
    left, right = 60.0, WIDTH - room_for(one.name for one in standings)
    across = Linear(1, max(deals, 2), left, right)
    up = Linear(max(0.0, low), min(1.0, high), 210, TOP)
    parts = [level_line(up, tick, left, right) for tick in up.ticks()]
    parts += [text(f"{tick:g}", across(tick), 230, "tick middle") for tick in across.ticks()]
    parts.append(text("deal", left - 10, 230, "tick end"))
    parts.append(line(left, up(even), right, up(even), "even"))
    parts += [path(points, across, up, hues[one.name]) for one, points in courses]
    parts += end_labels(courses, right + 8, up)
    return drawing("".join(parts), WIDTH, 240, title)


def level_line(up: Linear, tick: float, left: float, right: float) -> str:
    named = text(whole_percent(tick), left - 10, up(tick) + 4, "tick end")
    return line(left, up(tick), right, up(tick), "grid") + named


def whole_percent(value: float) -> str:
    return f"{100 * value:g} %"


def course(one: Standing) -> list[tuple[int, float]]:
    """Returns deals and win share so far, for at most about three hundred points."""
    won, played, points = 0.0, 0, []
    for number, deal in enumerate(sorted(one.shares.groups), start=1):
        total, count = one.shares.groups[deal]
        won, played = won + total, played + count
        points.append((number, won / played))
    return points[:: len(points) // 300 + 1] + points[-1:]


def path(points: Sequence[tuple[int, float]], across: Scale, up: Linear, hue: int) -> str:
    listed = " ".join(
        f"{across(deal):.1f},{up(min(max(share, up.low), up.high)):.1f}" for deal, share in points
    )
    return tag("polyline", points=listed, class_=f"course hue{hue}")


def end_labels(
    courses: Sequence[tuple[Standing, Sequence[tuple[int, float]]]], x: float, up: Linear
) -> list[str]:
    """Returns names at the ends of the lines, moved apart where they would overlap."""
    parts, free = [], 0.0
    for one, points in sorted(courses, key=lambda entry: -entry[1][-1][1]):
        y = max(up(points[-1][1]), free)
        free = y + 14
        parts.append(text(shortened(one.name, LONGEST_NAME), x, y + 4, "note"))
    return parts
