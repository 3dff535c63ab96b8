"""The page of a training: the loss and the strength over time, for each number of players."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from draftingtable.arena.svg import Linear, around, line, tag, text
from tools.strength.pictures import INKS, RIGHT, TOP, picture
from tools.train.trainer import Course, Trainer

LEFT = 70.0
BOTTOM = 300.0
Points = Sequence[tuple[float, float]]


def plot(lines: Mapping[str, Points], title: str, percent: bool) -> str:
    """Draws values over minutes."""
    xs = [x for points in lines.values() for x, _ in points]
    ys = [y for points in lines.values() for _, y in points]
    across = Linear(0.0, max(xs) * 1.02 or 1.0, LEFT, RIGHT)
    up = Linear(*((0.0, 1.0) if percent else around(ys)), BOTTOM, TOP)
    parts = []
    for tick in up.ticks():
        named = f"{100 * tick:.0f} %" if percent else f"{tick:.2f}"
        parts.append(line(LEFT, up(tick), RIGHT, up(tick), "grid"))
        parts.append(text(named, LEFT - 8, up(tick) + 4, "small end"))
    parts += [text(f"{x:g}", across(x), BOTTOM + 18, "small middle") for x in across.ticks()]
    parts.append(text("minutes", (LEFT + RIGHT) / 2, BOTTOM + 36, "small middle"))
    for place, (name, points) in enumerate(lines.items()):
        ink = INKS[place % len(INKS)]
        listed = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y in points)
        parts.append(tag("polyline", points=listed, fill="none", stroke=ink, stroke_width=2))
        x = LEFT + 150.0 * place
        parts.append(line(x, BOTTOM + 54, x + 24, BOTTOM + 54, "", stroke=ink, stroke_width=3))
        parts.append(text(name, x + 30, BOTTOM + 58))
    return picture("".join(parts), BOTTOM + 74, title)


def loss_plot(courses: dict[int, Course]) -> str:
    lines = {
        f"{players} players": [(one.seconds / 60, one.log_loss) for one in course.log]
        for players, course in courses.items()
    }
    return plot(lines, "Log loss of the chances to win", False)


def strength_plot(courses: dict[int, Course]) -> str:
    lines = {
        f"{players} players": [
            (one.seconds / 60, one.share) for one in course.log if one.share is not None
        ]
        for players, course in courses.items()
    }
    return plot(lines, "Games won against the hand-made policy, without search", True)


def table(courses: dict[int, Course]) -> str:
    head = ("players", "generations", "games", "log loss", "error in points", "games won", "even")
    rows = ["".join(tag("th", escape(word)) for word in head)]
    for players, course in courses.items():
        last = course.log[-1]
        shares = [one.share for one in course.log if one.share is not None]
        cells = (
            str(players),
            str(course.generation),
            str(course.games),
            f"{last.log_loss:.3f}",
            f"{last.points_error**0.5:.1f}",
            f"{100 * shares[-1]:.1f} %" if shares else "",
            f"{100 / players:.1f} %",
        )
        rows.append("".join(tag("td", cell) for cell in cells))
    return tag("table", "".join(tag("tr", row) for row in rows))


def write_report(trainer: Trainer) -> Path:
    """Writes the plots and the page that shows them."""
    folder, courses = trainer.folder, trainer.courses
    loss = loss_plot(courses)
    strength = "" if trainer.plan.mixed else strength_plot(courses)
    (folder / "loss.svg").write_text(loss, encoding="utf-8")
    if strength:
        (folder / "strength.svg").write_text(strength, encoding="utf-8")
    title = "Training: 5 Towers"
    minutes = f"{trainer.seconds / 60:.1f} minutes, seed {trainer.plan.seed}."
    body = tag("h1", title) + tag("p", minutes) + strength + loss + table(courses)
    page = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<title>{title}</title></head><body><main>{body}</main></body></html>\n"
    )
    path = folder / "report.html"
    path.write_text(page, encoding="utf-8")
    return path
