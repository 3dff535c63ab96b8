"""The report for a terminal."""

from collections.abc import Callable, Sequence

from draftingtable.arena.intervals import Estimate
from draftingtable.arena.summary import Duel, Standing, Summary
from draftingtable.plurals import counted

UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


def as_text(summary: Summary) -> str:
    parts = [heading(summary), "", *player_lines(summary)]
    if summary.tables_say_more:
        parts += ["", "tables", *matchup_lines(summary)]
    if summary.duels:
        parts += ["", "head to head", *duel_lines(summary.duels)]
    parts += ["", "decision times", *time_lines(summary.standings)]
    faults = fault_lines(summary.standings)
    if faults:
        parts += ["", "faults", *faults]
    return "\n".join(parts)


def heading(summary: Summary) -> str:
    tournament = summary.tournament
    return (
        f"{tournament.game}, {counted(tournament.deals, 'deal')}, {counted(summary.games, 'game')},"
        f" seed {tournament.seed}, digest {summary.digest}\n"
        f"95 % intervals in brackets; an even share is {percent(summary.even_share)}"
    )


def player_lines(summary: Summary) -> list[str]:
    head = ["player", "rating", "win share", "score", "games", "wins", "shared"]
    rows = [
        [
            one.name,
            with_interval(summary.ratings[one.name].estimate(), number),
            with_interval(one.shares.share(), percent),
            with_interval(one.score(), number),
            str(one.games),
            str(one.wins),
            str(one.shared),
        ]
        for one in summary.standings
    ]
    return table([head, *rows])


def matchup_lines(summary: Summary) -> list[str]:
    rows = [["seats", "player", "win share", "score"]]
    for seats, standings in zip(summary.tournament.matchups, summary.matchups, strict=True):
        for place, one in enumerate(standings):
            share = with_interval(one.shares.share(), percent)
            title = " – ".join(seats) if place == 0 else ""
            rows.append([title, one.name, share, with_interval(one.score(), number)])
    return table(rows, left=2)


def duel_lines(duels: Sequence[Duel]) -> list[str]:
    head = ["player", "against", "ahead", "score difference", "better", "equal", "worse"]
    rows = [
        [
            duel.one,
            duel.other,
            with_interval(duel.better.share(), percent),
            with_interval(duel.difference.estimate(), signed) if duel.difference.groups else "–",
            *map(str, duel.counts),
        ]
        for duel in duels
    ]
    return table([head, *rows], left=2)


def time_lines(standings: Sequence[Standing]) -> list[str]:
    rows = [["player", "decisions", "mean", "median", "95 %", "longest"]]
    for one in standings:
        times = one.stopwatch.summary()
        if times:
            shown = (times.mean, times.median, times.slow, times.longest)
            rows.append([one.name, str(times.decisions), *map(seconds, shown)])
    return table(rows)


def fault_lines(standings: Sequence[Standing]) -> list[str]:
    return [
        f"{one.name}: "
        + ", ".join(f"{count} {kind}" for kind, count in sorted(one.faults.items()))
        + (f"; {counted(one.forfeits, 'game')} forfeited" if one.forfeits else "")
        for one in standings
        if one.faults
    ]


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Formats aligned columns; all but the first `left` are right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(padded(row, widths, left)).rstrip() for row in rows]


def padded(row: Sequence[str], widths: Sequence[int], left: int) -> list[str]:
    return [
        cell.ljust(width) if place < left else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]


def with_interval(estimate: Estimate | None, show: Callable[[float], str]) -> str:
    if estimate is None:
        return "–"
    if estimate.low is None or estimate.high is None:
        return show(estimate.mean)
    return f"{show(estimate.mean)} [{show(estimate.low)} to {show(estimate.high)}]"


def number(value: float) -> str:
    return f"{round(value, 2) + 0.0:.2f}"  # + 0.0 turns -0.0 into 0.0


def signed(value: float) -> str:
    return f"{round(value, 2) + 0.0:+.2f}"


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def seconds(value: float) -> str:
    """Formats seconds with a readable unit and three digits."""
    if value < UNITS[-1][0]:
        return f"< 1 {UNITS[-1][1]}"
    factor, unit = next(one for one in UNITS if value >= one[0])
    return f"{value / factor:.3g} {unit}"
