"""The table of the solo modes (S): Automacity, open hands, and the Automas' reasons."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from draftingtable.games.cities.city.components import BUILDINGS, tile_text
from draftingtable.games.cities.city.text import city_text, tiles_text
from draftingtable.games.cities.solo.automa import Decision
from draftingtable.games.cities.solo.automa_cards import SYMBOLS
from draftingtable.games.cities.solo.state import AUTOMACITY, YOU
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.cities.board import Board, Size, Target
from draftingtable.terminal.cities.colours import chip, chips, signed, with_chips
from draftingtable.terminal.cities.drawing import flowed
from draftingtable.terminal.cities.seat_view import CityTable

DUPLEX_ROUND = 2
TURNS = 3


class SoloBoard(Board):
    def __init__(
        self,
        view: SoloView,
        table: CityTable,
        names: Sequence[str],
        words: Words,
        look: Look,
        target: Target | None,
    ) -> None:
        super().__init__(table, names, words, look, target)
        self.view = view

    def head(self) -> list[Text]:
        fresh = self.view.phase == "assigning" and len(self.view.waiting) == len(self.table.own)
        decisions = self.decisions() if fresh else []
        return [*decisions, *self.headline(self.where_we_are())]

    def where_we_are(self) -> list[str]:
        view = self.view
        turns = 1 if view.round == DUPLEX_ROUND else TURNS
        parts = [
            self.words("cities-round", round=view.round, half=""),
            self.words("cities-turn", turn=view.turn, turns=turns),
            self.words("cities-score", score=self.table.score(), how="lower"),
        ]
        if view.passing and view.turn < TURNS:
            direction = 1 if view.passing == "left" else -1
            player = self.names[(YOU + direction) % len(self.names)]
            parts.insert(2, self.words("cities-passing", side=view.passing, player=player))
        return parts

    def foot(self, size: Size) -> list[Text]:
        return [*self.automacity(), *self.hands(), *self.to_place()]

    # Automacity (S1)

    def automacity(self) -> list[Text]:
        place = self.table.places[AUTOMACITY]
        title = self.words(
            "cities-automacity" if self.view.level_points else "cities-automacity-plain",
            city=place.letter,
            points=place.total,
            level=self.view.level,
            bonus=signed(self.view.level_points),
        )
        held = [
            Text.assemble(chip(code, self.look), f"{self.look.sign('×', 'x')}{place.counts[code]}")
            for code in range(BUILDINGS)
            if place.counts[code]
        ]
        lines = flowed([Text.assemble((title, "bold")), *held], self.look.width)
        return [*lines, *self.breakdown(place.points, self.look.width)]

    # Open hands (S3)

    def hands(self) -> list[Text]:
        """Returns the Automas' hands. Your own is in the list of moves, if it is your turn."""
        if not self.view.expert:
            return []
        pieces = [
            Text(f"{self.names[seat]} ").append_text(chips(hand, self.look))
            for seat, hand in enumerate(self.view.hands)
            if hand and (seat != YOU or self.view.phase != "assigning")
        ]
        label = [Text(self.words("cities-hands"))] if pieces else []
        return flowed([*label, *pieces], self.look.width)

    def to_place(self) -> list[Text]:
        """Returns the tiles to be placed, while more are being assigned."""
        if self.view.phase != "assigning" or not self.view.to_place:
            return []
        pieces = [
            Text.assemble(chip(tile, self.look), f" {self.look.sign('→', '>')} {city_text(city)}")
            for tile, city in self.view.to_place
        ]
        return flowed([Text(self.words("cities-to-place")), *pieces], self.look.width)

    # The Automas' reasons (S4)

    def decisions(self) -> list[Text]:
        return [self.decision(decision) for decision in self.view.decisions]

    def decision(self, decision: Decision) -> Text:
        arrow = self.look.sign(" → ", " > ")
        steps = [
            self.words("automa-skipped", symbol=self.symbol(symbol), reason=reason)
            for symbol, reason in decision.skipped()
        ]
        steps.append(self.deciding(decision))
        text = self.words(
            "automa-decision",
            player=self.names[decision.seat],
            card=decision.card + 1,
            city=city_text(decision.city),
        )
        taken = tile_text(decision.tile)
        return with_chips(f"{text} {arrow.join(steps)}{arrow}{taken}", self.look)

    def deciding(self, decision: Decision) -> str:
        """Returns the symbol that decided, and the points it compared, most first."""
        text = self.symbol(decision.symbol())
        ranked = sorted(decision.candidates, key=lambda found: -found.points)
        compared = [f"{tile_text(found.tile)} {signed(found.points)}" for found in ranked]
        if compared:
            text = f"{text} ({', '.join(compared)})"
        tied = decision.tied()
        if tied:
            text = f"{text} {self.words('automa-tie', tiles=tiles_text(tied))}"
        return text

    def symbol(self, symbol: int) -> str:
        return self.words("automa-symbol", symbol=SYMBOLS[symbol])
