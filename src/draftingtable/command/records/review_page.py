"""A review as one self-contained HTML page: no scripts, no fonts, no external addresses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from draftingtable.arena.html_report import named, row_head, section, table
from draftingtable.arena.plots import HUES
from draftingtable.arena.svg import tag
from draftingtable.command.records.chances_plot import chances_plot, style
from draftingtable.command.records.report import Data, Report

LESSON_STYLE = """
.lesson { border-left: 3px solid var(--rule); padding-left: .9rem; margin: 0 0 1.1rem; }
.lesson h3 { font-size: 1rem; margin: 0 0 .2rem; display: flex; gap: .5em; align-items: baseline; }
.lesson p { margin: .15rem 0; } ol { margin: 0; padding-left: 1.3rem; } li { margin: 0 0 .4rem; }
"""


def as_page(report: Report) -> str:
    title, words = report.title(), report.words
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style()}{LESSON_STYLE}</style>"
    )
    body = tag("h1", escape(title)) + tag("p", escape(report.how_sure()), class_="hint")
    body += chances_section(report) + moments_section(report)
    balance = columns(report.balance_head(), report.balance_rows())
    body += titled(words("review-balance"), words("review-balance-about"), balance)
    players = columns(report.players_head(), report.players_rows())
    body += titled(words("review-players"), words("review-accuracy-about"), players)
    body += titled(words("review-lessons"), "", lessons(report))
    body += tag("footer", escape(report.footer()))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head>{head}</head>'
        f"<body><main>{body}</main></body></html>\n"
    )


def chances_section(report: Report) -> str:
    words = report.words
    points = [report.points[event] for event in sorted(report.points)]
    marked = [one["event"] for one in report.summary["moments"]]
    plot = chances_plot(points, report.names, words("review-chances"), marked)
    return titled(words("review-chances"), words("review-chances-about"), plot)


def moments_section(report: Report) -> str:
    listed = "".join(tag("li", escape(told)) for told in report.moments())
    words = report.words
    return titled(words("review-moments"), words("review-moments-about"), tag("ol", listed))


def columns(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    listed = [
        [row_head(row[0], seat % HUES), *(tag("td", escape(cell)) for cell in row[1:])]
        for seat, row in enumerate(rows)
    ]
    return table(head, listed)


def titled(title: str, about: str, content: str) -> str:
    return section(escape(title), escape(about), content)


def lessons(report: Report) -> str:
    told = "".join(lesson(report, one) for one in report.lessons())
    return told or tag("p", escape(report.words("review-nothing")))


def lesson(report: Report, one: Data) -> str:
    swatch = named("", (one["seat"] - 1) % HUES)
    title = tag("h3", swatch + escape(report.lesson_title(one)))
    lines = "".join(tag("p", escape(line)) for line in report.lesson_lines(one))
    return tag("div", title + lines, class_="lesson")
