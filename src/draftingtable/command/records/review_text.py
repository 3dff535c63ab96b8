"""A review as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from draftingtable.command.records.report import Report

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def as_text(report: Report) -> str:
    words = report.words
    lines = [report.title(), report.how_sure(), ""]
    lines += [words("review-chances"), *sparklines(report), ""]
    lines += [words("review-moments"), *(f"- {told}" for told in report.moments()), ""]
    lines += [words("review-balance"), *columns(report.balance_head(), report.balance_rows()), ""]
    lines += [words("review-players"), *columns(report.players_head(), report.players_rows()), ""]
    lines += [words("review-lessons"), *lessons(report), "", report.footer()]
    return "\n".join(lines)


def sparklines(report: Report) -> list[str]:
    points = [report.points[event] for event in sorted(report.points)]
    places = [round(at * (len(points) - 1) / (WIDTH - 1)) for at in range(WIDTH)]
    longest = max(map(len, report.names))
    return [
        f"{name:{longest}}  " + "".join(bar(points[place]["wins"][seat]) for place in places)
        for seat, name in enumerate(report.names)
    ]


def bar(win: float) -> str:
    return BARS[min(int(win * len(BARS)), len(BARS) - 1)]


def columns(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    listed = [head, *rows]
    widths = [max(len(row[place]) for row in listed) for place in range(len(head))]
    return ["  ".join(padded(row, widths)).rstrip() for row in listed]


def padded(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    first = f"{row[0]:{widths[0]}}"
    return [first, *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))]


def lessons(report: Report) -> list[str]:
    lines: list[str] = []
    for one in report.lessons():
        lines.append(f"- {report.lesson_title(one)}")
        lines += [f"  {line}" for line in report.lesson_lines(one)]
    return lines or [report.words("review-nothing")]
