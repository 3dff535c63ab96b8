"""Tables of unseen tiles, and of the final scores with the tie-break."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from draftingtable.games.cities.city.components import BUILDINGS
from draftingtable.games.cities.city.scoring import CATEGORIES
from draftingtable.games.cities.solo.state import AUTOMACITY
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.outcome import SHARED, Outcome, TieStep
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.cities.colours import chip, chips, labelled, signed
from draftingtable.terminal.cities.drawing import flowed
from draftingtable.terminal.cities.seat_view import AnyView, CityTable, Place
from draftingtable.terminal.cities.wording import category_name

LEAST: int = 3
"""The minimum width of a column; scores have two or three digits."""


# Unseen


def unseen_lines(view: AnyView, names: Sequence[str], words: Words, look: Look) -> list[Text]:
    """Returns how many of each single tile, and which duplexes; then the hands seen so far."""
    lines = [Text(words("unseen-tiles", count=len(view.unseen)), style="bold")]
    times = look.sign("×", "x")
    singles = [
        Text.assemble(chip(code, look), f"{times}{view.unseen.count(code)}")
        for code in range(BUILDINGS)
    ]
    lines += flowed(singles, look.width)
    duplexes = [chip(tile, look) for tile in view.unseen if tile >= BUILDINGS]
    lines += flowed(duplexes, look.width, gap=1)
    if not isinstance(view, SoloView):
        for seat, hand in enumerate(view.known_hands):
            if hand:
                text = words("unseen-known", player=names[seat])
                lines.append(Text(f"{text} ").append_text(chips(hand, look)))
    return lines


# The result


class Result:
    """The score of each city by category, then that of each player."""

    def __init__(
        self, table: CityTable, outcome: Outcome, names: Sequence[str], words: Words, look: Look
    ) -> None:
        self.table = table
        self.outcome = outcome
        self.names = names
        self.words = words
        self.look = look
        self.solo = table.solo

    def lines(self) -> list[Text]:
        return [
            *self.city_table(),
            Text(),
            *self.players(),
            *self.tie_break(),
            Text(),
            self.winner(),
        ]

    def city_table(self) -> list[Text]:
        heads = [category_name(category, self.words) for category in CATEGORIES]
        heads += [self.words("result-level")] if self.solo else []
        heads.append(self.words("result-total"))
        widths = [max(LEAST, len(head)) + 2 for head in heads]
        first = max(4, min(24, self.look.width - sum(widths)))
        rows = [self.city_row(place, first, widths) for place in self.table.places]
        return [self.head_row(heads, first, widths), *rows]

    def head_row(self, heads: Sequence[str], first: int, widths: Sequence[int]) -> Text:
        line = Text(" " * first)
        for at, (head, width) in enumerate(zip(heads, widths, strict=True)):
            line.append(" " * (width - len(head)))
            if at < len(CATEGORIES):
                line.append_text(labelled(CATEGORIES[at], head, self.look))
            else:
                line.append(head, style="bold")
        return line

    def city_row(self, place: Place, first: int, widths: Sequence[int]) -> Text:
        points: list[str] = [str(place.points[category]) for category in CATEGORIES]
        if self.solo:
            level = place.points.get("level")
            points.append("" if level is None else signed(level))
        points.append(str(place.total))
        title = f"{place.letter} {self.builders(place)}"
        name = title if len(title) < first else title[: first - 2] + self.look.sign("…", ".")
        cells = [point.rjust(width) for point, width in zip(points, widths, strict=True)]
        line = Text(name.ljust(first) + "".join(cells[:-1]))
        return line.append(cells[-1], style="bold")

    def builders(self, place: Place) -> str:
        if self.solo and place.number == AUTOMACITY:
            return self.words("automacity")
        if self.solo:
            return self.names[place.seats[1]]  # all its other builders are you
        return self.look.sign("–", "-").join(self.names[seat] for seat in place.seats)

    def players(self) -> list[Text]:
        """Returns players, best first: the lower city, or with two players the sum (C6.1, C7)."""
        scores, winners = self.outcome.scores, self.outcome.winners
        order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat not in winners))
        return [self.player(seat) for seat in order]

    def player(self, seat: int) -> Text:
        won = seat in self.outcome.winners
        left, right = (self.side(seat, side) for side in ("left", "right"))
        text = self.words(
            "result-cities-player",
            player=self.names[seat],
            score=self.outcome.scores[seat],
            how="sum" if self.table.two else "lower",
            left=left,
            right=right,
        )
        star = self.look.sign("★", "*") if won else " "
        return Text(f"{star} {text}", style="bold" if won else "")

    def side(self, seat: int, side: str) -> str:
        city = self.outcome.breakdown[seat][side]
        assert isinstance(city, dict)
        return f"{city['city']} {city['total']}"

    def tie_break(self) -> list[Text]:
        """Returns how ties were broken, step by step, with the numbers compared."""
        lines = [self.tie_step(at, step) for at, step in enumerate(self.outcome.tie_steps)]
        if self.outcome.tie_break == SHARED:
            message = "result-tie-shared-rest" if lines else "result-tie-shared"
            lines.append(self.words(message, names=self.named(self.outcome.winners)))
        return [Text(line) for line in lines]

    def tie_step(self, at: int, step: TieStep) -> str:
        compared = [f"{self.names[seat]} {value}" for seat, value in step.values.items()]
        return self.words(
            "result-tie-next" if at else "result-tie",
            reason=step.reason,
            compared=compared,
            names=self.named(step.values),
        )

    def named(self, seats: Iterable[int]) -> list[str]:
        return [self.names[seat] for seat in seats]

    def winner(self) -> Text:
        winners = self.named(self.outcome.winners)
        points = self.outcome.scores[self.outcome.winners[0]]
        message = "winner" if len(winners) == 1 else "winners-shared"
        return Text(self.words(message, names=winners, points=points), style="bold")
