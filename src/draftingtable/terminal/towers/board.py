"""The table: round and piles, display, bids, and all towers."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from draftingtable.games.towers.components import TYPES
from draftingtable.games.towers.state import NO_CHANCE_YET, PASSED
from draftingtable.games.towers.view import TowersView
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.towers.blocks import (
    Player,
    lines,
    names_fit,
    short_name,
    stacks,
    stacks_height,
)
from draftingtable.terminal.towers.colours import display_card, letter

TWO_BESIDE: Final = 108
"""From this width on, two players' towers fit side by side."""
BETWEEN: Final = 4
AROUND: Final = 12
"""Lines needed by everything but towers: rule, header, display, bids, notes, moves, prompt."""
LEAST_AROUND: Final = 8
"""The same with only what is necessary."""


class Board:
    """A drawing of the table for the person in one seat."""

    def __init__(
        self, view: TowersView, seat: int, names: Sequence[str], words: Words, look: Look
    ) -> None:
        self.view = view
        self.seat = seat
        self.names = names
        self.words = words
        self.look = look
        self.players = [Player(view, other, names[other], words) for other in range(view.players)]

    def lines(self) -> list[Text]:
        return [self.header(), *self.display_and_bids(), *self.towers()]

    def header(self) -> Text:
        view = self.view
        text = self.words(
            "towers-header",
            round=view.round,
            **{"pass": 2 if view.second_pass else 1},
            pile=len(view.unseen),
            discard=len(view.discard),
        )
        return Text(text, style="bold")

    # Display and bids

    def display_and_bids(self) -> list[Text]:
        """Returns display and bids, their labels in one column."""
        labels = [self.words("towers-display"), self.words("towers-bids")]
        width = max(len(label) for label in labels) + 2
        contents = [self.display(), self.bids()]
        return [
            Text.assemble(label.ljust(width), content)
            for label, content in zip(labels, contents, strict=True)
        ]

    def display(self) -> Text:
        return Text("  ").join(display_card(card, self.look) for card in self.view.display)

    def bids(self) -> Text:
        """Returns the bids in order, from the start player on."""
        view = self.view
        order = [(view.start + step) % view.players for step in range(view.players)]
        return Text(self.look.sign(" → ", " > ")).join(self.bid_of(seat) for seat in order)

    def bid_of(self, seat: int) -> Text:
        bid, name = self.view.bids[seat], self.names[seat]
        if bid == NO_CHANCE_YET and seat in self.view.acting:
            return styled(f"{self.look.sign('▶', '>')} {name}: ?", "bold")
        if bid == NO_CHANCE_YET:
            return styled(name, "dim")
        said = self.words("towers-bid-passed") if bid == PASSED else str(bid)
        return styled(f"{name}: {said}", "bold" if seat == self.view.builder else "")

    # Towers

    def towers(self) -> list[Text]:
        """Returns all towers as stacks if the window is tall enough, else only the seat's own."""
        beside = 2 if self.look.width >= TWO_BESIDE else 1
        rows = [self.players[at : at + beside] for at in range(0, len(self.players), beside)]
        height = sum(max(stacks_height(player) for player in row) for row in rows)
        spare = self.look.height - height - AROUND
        if spare < 0:
            return self.own_stacks_if_possible()
        width = (self.look.width - BETWEEN * (beside - 1)) // beside
        return self.all_stacks(rows, width, airy=spare > len(rows))

    def own_stacks_if_possible(self) -> list[Text]:
        """Returns the others clockwise in lines, then the seat's own, next to the question."""
        width, count = self.look.width, len(self.players)
        others = [self.players[(self.seat + step) % count] for step in range(1, count)]
        result = [line for player in others for line in lines(player, width, self.look)]
        own = self.players[self.seat]
        fits = len(result) + stacks_height(own) + LEAST_AROUND <= self.look.height
        return result + (stacks if fits else lines)(own, width, self.look)

    def all_stacks(self, rows: Sequence[Sequence[Player]], width: int, airy: bool) -> list[Text]:
        result = [] if names_fit(width, self.words) else [self.legend()]
        for row in rows:
            if airy:
                result.append(Text())
            result += side_by_side([stacks(player, width, self.look) for player in row], width)
        return [*result, Text()] if airy else result

    def legend(self) -> Text:
        """Returns what the letters mean, if that does not fit under each tower."""
        pieces = [
            letter(kind, self.look).append(f" {short_name(kind, self.words)}")
            for kind in range(TYPES)
        ]
        return Text("   ").join(pieces)


def side_by_side(blocks: Sequence[list[Text]], width: int) -> list[Text]:
    """Puts blocks next to each other, aligned at the bottom; empty lines go above the towers."""
    height = max(len(block) for block in blocks)
    for block in blocks:
        block[1:1] = [Text()] * (height - len(block))
    return [joined(row, width) for row in zip(*blocks, strict=True)]


def joined(parts: Sequence[Text], width: int) -> Text:
    line = Text()
    for place, part in enumerate(parts):
        line.append(" " * (place * (width + BETWEEN) - line.cell_len))
        shown = part.copy()
        shown.truncate(width)
        line.append_text(shown)
    return line


def styled(text: str, style: str) -> Text:
    """Returns a piece whose style does not spread to text joined to it."""
    return Text.assemble((text, style))
