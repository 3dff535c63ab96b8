"""Tables of unseen cards and of the final scores."""

from collections.abc import Sequence

from rich.text import Text

from draftingtable.games.core.outcome import Outcome
from draftingtable.games.towers.components import TYPE_LETTERS, TYPE_NAMES, TYPES, VALUES
from draftingtable.games.towers.view import TowersView
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.towers.colours import chip_style, letter


def unseen_lines(view: TowersView, words: Words, look: Look) -> list[Text]:
    """Returns a row for each type, a column for each value; a number if there are two."""
    if not view.unseen:
        return [Text(words("unseen-empty"))]
    title = Text(words("unseen-title", count=len(view.unseen)), style="bold")
    return [title, *(unseen_row(view, kind, words, look) for kind in range(TYPES))]


def unseen_row(view: TowersView, kind: int, words: Words, look: Look) -> Text:
    line = letter(kind, look)
    line.append(f" {words('tower-short', type=TYPE_LETTERS[kind])[:10]:<10}")
    for value in range(VALUES):
        copies = view.unseen.count(kind * VALUES + value)
        line.append(copies_text(value, copies, look))
    return line


def copies_text(value: int, copies: int, look: Look) -> Text:
    if not copies:
        return Text(f"{look.sign('·', '.'):>4}", style="dim")
    twice = look.sign("²", "+") if copies > 1 else ""
    return Text(f"{value}{twice}".rjust(4))


def score_lines(outcome: Outcome, names: Sequence[str], words: Words, look: Look) -> list[Text]:
    """Returns scores, best first, with each part in its own column."""
    heads = [
        *TYPE_LETTERS,
        words("result-main"),
        words("result-razed"),
        words("result-total"),
    ]
    widths = [max(3, len(head)) + 2 for head in heads]
    longest = max(len(name) for name in [*names, words("result-player")]) + 2
    first = min(longest, look.width - sum(widths))
    ranking = sorted(range(len(names)), key=lambda seat: (-outcome.scores[seat], seat))
    rows = [score_row(outcome, seat, names[seat], first, widths, look) for seat in ranking]
    return [score_head(heads, widths, words("result-player").ljust(first), look), *rows]


def score_head(heads: Sequence[str], widths: Sequence[int], first: str, look: Look) -> Text:
    line = Text(first, style="bold")
    for place, (head, width) in enumerate(zip(heads, widths, strict=True)):
        coloured = look.coloured and place < TYPES
        line.append(" " * (width - len(head)))
        line.append(head, style=chip_style(place) if coloured else "")
    return line


def score_row(
    outcome: Outcome,
    seat: int,
    name: str,
    first: int,
    widths: Sequence[int],
    look: Look,
) -> Text:
    parts = outcome.breakdown[seat]
    towers = parts["towers"]
    assert isinstance(towers, dict)
    points = [towers.get(kind, look.sign("–", "-")) for kind in TYPE_NAMES]
    points += [parts["main"], parts["razed"], parts["total"]]
    star = look.sign("★", "*") if seat in outcome.winners else " "
    cells = [f"{point:>{width}}" for point, width in zip(points, widths, strict=True)]
    style = "bold" if seat in outcome.winners else ""
    return Text(f"{star} {name}"[:first].ljust(first) + "".join(cells), style=style)
