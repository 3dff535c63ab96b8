"""The report as one self-contained HTML page: no scripts, no fonts, no external addresses."""

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from draftingtable.arena.intervals import Estimate
from draftingtable.arena.plots import (
    HUES,
    Row,
    course_plot,
    score_plot,
    time_plot,
    whisker_plot,
    whole_percent,
)
from draftingtable.arena.summary import Duel, Standing, Summary
from draftingtable.arena.svg import Form, tag
from draftingtable.arena.text_report import fault_lines, number, percent, seconds, signed
from draftingtable.games.core.registry import manifest_of

MINUS = "−"


def as_page(summary: Summary) -> str:
    hues = {one.name: place % HUES for place, one in enumerate(summary.standings)}
    title = f"Arena: {manifest_of(summary.tournament.game).title}"
    style = files("draftingtable.arena").joinpath("page.css").read_text(encoding="utf-8")
    body = tag("h1", escape(title)) + lead(summary) + facts(summary) + sections(summary, hues)
    return (
        "<!doctype html>\n"
        '<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>"
        f"<body><main>{body}{footer(summary)}</main></body></html>\n"
    )


def lead(summary: Summary) -> str:
    """Returns the result in a sentence."""
    if len(summary.standings) < 2:
        return ""
    first, second = summary.standings[:2]
    ratings = [summary.ratings[one.name].estimate() for one in (first, second)]
    low, high = ratings[0].low, ratings[1].high
    clear = low is not None and high is not None and low > high
    words = f"<strong>{escape(first.name)}</strong> is rated highest" + (
        f", clearly ahead of <strong>{escape(second.name)}</strong>."
        if clear
        else f"; the lead over <strong>{escape(second.name)}</strong> is within the uncertainty."
    )
    return tag("p", words, class_="lead")


def facts(summary: Summary) -> str:
    tournament = summary.tournament
    options = ", ".join(f"{name} {json.dumps(on)}" for name, on in tournament.options.items())
    listed = {
        "deals": str(tournament.deals),
        "games": str(summary.games),
        "seats": str(tournament.seats),
        "seed": tournament.seed,
        "options": options or "none",
    }
    entries = [
        tag("div", tag("dt", name) + tag("dd", escape(value))) for name, value in listed.items()
    ]
    return tag("dl", "".join(entries), class_="facts")


def sections(summary: Summary, hues: dict[str, int]) -> str:
    parts = [standings_section(summary, hues), rating_section(summary, hues)]
    parts.append(share_section(summary, hues))
    if any(one.score_counts for one in summary.standings):
        parts.append(score_section(summary, hues))
    if summary.duels:
        parts.append(duel_section(summary, hues))
    if summary.tables_say_more:
        parts.append(matchup_section(summary, hues))
    parts.append(time_section(summary, hues))
    faults = fault_lines(summary.standings)
    if faults:
        items = "".join(tag("li", escape(entry)) for entry in faults)
        hint = "Late, illegal or unreadable answers, and games forfeited because of them."
        parts.append(section("Faults", hint, tag("ul", items)))
    parts.append(players_section(summary, hues))
    return "".join(parts)


def section(title: str, hint: str, content: str) -> str:
    return tag("section", tag("h2", title) + tag("p", hint, class_="hint") + content)


def standings_section(summary: Summary, hues: dict[str, int]) -> str:
    head = ["player", "rating", "win share", "score", "games", "wins", "shared"]
    rows = [
        [
            row_head(one.name, hues[one.name]),
            cell(summary.ratings[one.name].estimate(), number),
            cell(one.shares.share(), percent),
            cell(one.score(), number),
            *(tag("td", str(count)) for count in (one.games, one.wins, one.shared)),
        ]
        for one in summary.standings
    ]
    hint = (
        "Small figures are 95 % intervals, computed over deals rather than games. Every deal was "
        "played with the seats rotated."
    )
    return section("Standings", hint, table(head, rows))


def rating_section(summary: Summary, hues: dict[str, int]) -> str:
    rows = [
        Row(one.name, hues[one.name], summary.ratings[one.name].estimate())
        for one in summary.standings
    ]
    hint = "Everyone starts at 25; only differences matter. Bars are 95 % intervals."
    plot = whisker_plot(rows, "Ratings with intervals", "{:.1f}".format, "{:g}".format)
    return section("Rating", hint, plot)


def share_section(summary: Summary, hues: dict[str, int]) -> str:
    standings, even = summary.standings, summary.even_share
    rows = [Row(one.name, hues[one.name], one.shares.share()) for one in standings]
    mark = (even, f"even {percent(even)}")
    plot = whisker_plot(rows, "Win shares with intervals", percent, whole_percent, mark)
    if summary.tournament.deals > 1:
        title = "Win shares deal by deal"
        plot += course_plot(standings[:HUES], hues, even, title)
    hint = "Games won, with shared victories split; below, how the shares settled."
    return section("Win share", hint, plot)


def score_section(summary: Summary, hues: dict[str, int]) -> str:
    hint = (
        "How often each score came out (the middle 95 %); below each hill, the mean with its "
        "interval."
    )
    plot = score_plot(summary.standings, hues, "Distribution of scores")
    return section("Scores", hint, plot)


def duel_section(summary: Summary, hues: dict[str, int]) -> str:
    names = [one.name for one in summary.standings]
    cells = {(duel.one, duel.other): duel_cell(duel) for duel in summary.duels}
    cells |= {(duel.other, duel.one): duel_cell(duel, turned=True) for duel in summary.duels}
    nothing = tag("td", "·", class_="none")
    rows = [
        [row_head(name, hues[name]), *(cells.get((name, other), nothing) for other in names)]
        for name in names
    ]
    hint = (
        "How often the row's player finished ahead of the column's player at the same table, ties "
        "counting half, and by how many points; coloured where chance is an unlikely explanation "
        "(the interval excludes 50 %)."
    )
    return section("Head to head", hint, table(["", *names], rows, "matrix"))


def duel_cell(duel: Duel, turned: bool = False) -> str:
    estimate = duel.better.share()
    share = 1 - estimate.mean if turned else estimate.mean
    low, high = estimate.low or 0.0, 1.0 if estimate.high is None else estimate.high
    sure = low > 0.5 or high < 0.5
    kind = "good" if share > 0.5 else "bad"
    depth = f"--depth:{(0.12 + abs(share - 0.5) * 0.9) if sure else 0:.2f}"
    points = ""
    if duel.difference.groups:
        difference = duel.difference.mean() * (-1 if turned else 1)
        points = tag("small", f"{signed(difference)} points".replace("-", MINUS))
    return tag("td", percent(share) + points, class_=kind, style=depth)


def matchup_section(summary: Summary, hues: dict[str, int]) -> str:
    rows = []
    for seats, standings in zip(summary.tournament.matchups, summary.matchups, strict=True):
        for place, one in enumerate(standings):
            title = escape(" – ".join(seats)) if place == 0 else ""
            rows.append(
                [
                    tag("th", title, scope="row"),
                    tag("td", named(one.name, hues[one.name]), class_="left"),
                    cell(one.shares.share(), percent),
                    cell(one.score(), number),
                ]
            )
    head = ["table", "player", "win share", "score"]
    hint = "Each table separately, over all rotations of its seats."
    return section("Tables", hint, table(head, rows, "tables"))


def time_section(summary: Summary, hues: dict[str, int]) -> str:
    standings: Sequence[Standing] = summary.standings
    rows = []
    for one in standings:
        times = one.stopwatch.summary()
        if times:
            shown = (times.mean, times.median, times.slow, times.longest)
            figures = [str(times.decisions), *map(seconds, shown)]
            rows.append([row_head(one.name, hues[one.name]), *(tag("td", one) for one in figures)])
    hint = "The dot is the median; the bar ends at the 95th percentile, the line at the maximum."
    head = ["player", "decisions", "mean", "median", "95 %", "longest"]
    plot = time_plot(standings, hues, "Decision times") if rows else ""
    return section("Decision times", hint, plot + table(head, rows))


def players_section(summary: Summary, hues: dict[str, int]) -> str:
    rows = [
        [row_head(name, hues[name]), tag("td", tag("code", escape(player.text)), class_="left")]
        for name, player in summary.tournament.players.items()
    ]
    house = summary.tournament.house
    hint = (
        f"As given on the command line. External programs had {house.limit:g} s per "
        f"move; on a fault: {house.fallback}."
    )
    return section("Players", hint, table(["name", "player"], rows, "names"))


def footer(summary: Summary) -> str:
    version = summary.tournament.configuration()["version"]
    words = (
        f"draftingtable {version}. Digest of the results: <code>{summary.digest}</code>; "
        "the same tournament gives the same digest on every machine, if its players "
        "depend only on their seeds, not on the clock."
    )
    return tag("footer", words)


def table(head: Sequence[str], rows: Sequence[Sequence[str]], class_: str = "") -> str:
    heads = "".join(tag("th", escape(name), scope="col") for name in head)
    body = "".join(tag("tr", "".join(row)) for row in rows)
    content = tag("thead", tag("tr", heads)) + tag("tbody", body)
    return tag("div", tag("table", content, class_=class_), class_="wide")


def row_head(name: str, hue: int) -> str:
    return tag("th", named(name, hue), scope="row")


def named(name: str, hue: int) -> str:
    swatch = tag("span", "", class_=f"swatch hue{hue}")
    return tag("span", swatch + tag("span", escape(name)), class_="who")


def cell(estimate: Estimate | None, form: Form) -> str:
    if estimate is None:
        return tag("td", "–")
    if estimate.low is None or estimate.high is None:
        return tag("td", form(estimate.mean))
    interval = tag("small", f"{form(estimate.low)} to {form(estimate.high)}")
    return tag("td", (form(estimate.mean) + interval).replace("-", MINUS))
