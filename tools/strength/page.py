"""Generates docs/strength.md from measurements, with nothing typed by hand."""

import re
from collections.abc import Callable, Sequence

from draftingtable.arena.intervals import Estimate
from draftingtable.arena.text_report import seconds, with_interval
from tools.strength.calibration import Calibration, diagram, stored_calibrations
from tools.strength.digest import Digest, PlayerDigest
from tools.strength.pictures import Curve, Whisker, curves, hills, whiskers
from tools.strength.plan import Run

Measured = list[tuple[Run, Digest]]

OPENING = """# How strong the bots are

All figures were measured with the [arena](bots.md#the-arena). Every deal is played with the seats
rotated; brackets show 95 % intervals over deals, not games. `even` is the share if all players were
equally strong. A shared victory counts as a fraction. A number after `master` is its iterations per
move; the time is the average per decision, including forced moves, on the machine that ran the
tournament, which was busy with other work.

Written by `python -m tools.strength` from [the plan](strength/plan.toml) and the saved results of
each tournament in the same folder. The same command plays whatever is missing.
"""


def page(measured: Measured) -> str:
    parts = [OPENING]
    parts += section(measured, "claims", "Each level against the one below", claims)
    parts += section(measured, "levels", "The levels", levels)
    parts += section(measured, "thinking", "Strength by thinking time", thinking)
    parts += section(measured, "start", "Does starting help?", starting)
    parts += calibration(stored_calibrations())
    return "\n".join(parts)


def section(
    measured: Measured, name: str, title: str, write: Callable[[Measured], list[str]]
) -> list[str]:
    chosen = [(run, digest) for run, digest in measured if run.section == name]
    return [f"## {title}\n", *write(chosen), ""] if chosen else []


def calibration(found: Sequence[Calibration]) -> list[str]:
    if not found:
        return []
    rows = [
        [
            one.title,
            f"{100 * one.error:.1f} %",
            f"{one.brier:.4f}",
            f"{one.lead_brier:.4f}",
            f"{100 * (1 - one.brier / one.lead_brier):.1f} %",
            f"{one.log_loss:.3f}",
            f"{one.lead_log_loss:.3f}",
            str(one.games),
        ]
        for one in found
    ]
    head = ["game", "calibration error", "Brier", "of the lead", "better by"]
    head += ["log loss", "of the lead", "games"]
    return [CALIBRATION, table(head, rows)]


CALIBRATION = """## Are the chances to win right?

![reliability](pictures/strength-calibration.svg)

The chances that [reviews](analysis.md) show, from 48 imagined games per position, at random choices
in games between novices, apprentices, journeymen and masters (5 iterations) in any mixture. They
were fitted to other games. The calibration error is the mean difference between a chance and how
often it came true, over tenths. `of the lead` is a logistic function of the lead in points, fitted
to the same other games.
"""


def pictures(measured: Measured) -> dict[str, str]:
    """Returns the pictures by file name."""
    drawn: dict[str, str] = {}
    if found := stored_calibrations():
        drawn["strength-calibration.svg"] = diagram(found)
    groups = {name: [pair for pair in measured if pair[0].section == name] for name in SECTION_ART}
    for name, draw in SECTION_ART.items():
        if groups[name]:
            drawn.update(draw(groups[name]))
    return drawn


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines) + "\n"


def share(estimate: Estimate) -> str:
    return with_interval(estimate, lambda value: f"{100 * value:.1f} %")


def number(estimate: Estimate) -> str:
    return with_interval(estimate, lambda value: f"{value:.1f}")


def claims(measured: Measured) -> list[str]:
    rows = []
    for run, digest in measured:
        first = digest.of(run.tables[0][0])
        rows.append(
            [
                run.title,
                share(first.share),
                f"{100 * digest.even:.1f} %",
                f"{first.share.mean / digest.even:.2f}x",
                goal(run),
                str(digest.games),
                seconds(first.seconds),
            ]
        )
    head = ["match", "wins", "even", "wins / even", "goal", "games", "per decision"]
    closing = "Unless stated otherwise, a master plays against journeymen.\n"
    return ["![win shares](pictures/strength-claims.svg)\n", table(head, rows), closing]


def goal(run: Run) -> str:
    return "–" if run.target is None else f"{100 * run.target:.0f} %"


def claims_art(measured: Measured) -> dict[str, str]:
    rows = [
        Whisker(run.title, digest.of(run.tables[0][0]).share, digest.even, run.target)
        for run, digest in measured
    ]
    return {"strength-claims.svg": whiskers(rows, "Games won (dashed: an even share)")}


def levels(measured: Measured) -> list[str]:
    parts = []
    for run, digest in measured:
        parts.append(f"### {run.title}\n")
        parts.append(f"![scores](pictures/strength-{run.name}.svg)\n")
        rows = [level_row(one) for one in digest.players]
        parts.append(table(["level", "rating", "wins", "score", "games", "per decision"], rows))
    return parts


def level_row(one: PlayerDigest) -> list[str]:
    return [
        one.player,
        number(one.rating),
        share(one.share),
        number(one.score),
        str(one.games),
        seconds(one.seconds),
    ]


def levels_art(measured: Measured) -> dict[str, str]:
    return {
        f"strength-{run.name}.svg": hills(
            [(one.player, one.counts) for one in digest.players], f"Scores: {run.title}"
        )
        for run, digest in measured
    }


def iterations(player: str) -> int:
    found = re.search(r"iterations=(\d+)", player)
    assert found is not None
    return int(found.group(1))


def thinking(measured: Measured) -> list[str]:
    rows = []
    for run, digest in measured:
        master = digest.of(run.tables[0][0])
        allowed = str(iterations(master.player))
        row = [run.title, allowed, share(master.share), number(master.score), str(digest.games)]
        rows.append([*row, seconds(master.seconds)])
    head = ["game", "iterations", "wins", "score", "games", "per decision"]
    return ["![strength](pictures/strength-thinking.svg)\n", table(head, rows)]


def thinking_art(measured: Measured) -> dict[str, str]:
    titles = list(dict.fromkeys(run.title for run, _ in measured))
    shown = [Curve(title, points(measured, title)) for title in titles]
    title = "Games won against journeymen"
    return {"strength-thinking.svg": curves(shown, title, "iterations for a move")}


def points(measured: Measured, title: str) -> list[tuple[float, Estimate]]:
    masters = [digest.of(run.tables[0][0]) for run, digest in measured if run.title == title]
    return sorted(
        ((float(iterations(one.player)), one.share) for one in masters), key=lambda pair: pair[0]
    )


def starting(measured: Measured) -> list[str]:
    rows = [
        [run.title, share(digest.start), f"{100 * digest.even:.1f} %", str(digest.games)]
        for run, digest in measured
        if digest.start is not None
    ]
    closing = (
        "Journeymen against each other. In Between Two Cities nobody starts: everyone chooses at\n"
        "the same time.\n"
    )
    head = ["game", "the start player wins", "even", "games"]
    return ["![start](pictures/strength-start.svg)\n", table(head, rows), closing]


def starting_art(measured: Measured) -> dict[str, str]:
    rows = [
        Whisker(run.title, digest.start, digest.even)
        for run, digest in measured
        if digest.start is not None
    ]
    return {"strength-start.svg": whiskers(rows, "Games won by the start player")}


SECTION_ART: dict[str, Callable[[Measured], dict[str, str]]] = {
    "claims": claims_art,
    "levels": levels_art,
    "thinking": thinking_art,
    "start": starting_art,
}
