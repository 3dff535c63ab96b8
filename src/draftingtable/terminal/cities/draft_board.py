"""The table of the drafting modes (C3, C7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from draftingtable.games.cities.draft.state import DUPLEX_ROUND, PICKING, PLACING, SINGLE_TURNS
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.cities.board import Board, Size, Target
from draftingtable.terminal.cities.colours import chips
from draftingtable.terminal.cities.drawing import flowed
from draftingtable.terminal.cities.seat_view import CityTable

LEFT: Final = 1


class DraftBoard(Board):
    def __init__(
        self,
        view: CitiesView,
        table: CityTable,
        names: Sequence[str],
        words: Words,
        look: Look,
        target: Target | None,
        shows_hand: bool,
    ) -> None:
        super().__init__(table, names, words, look, target)
        self.view = view
        self.shows_hand = shows_hand

    def head(self) -> list[Text]:
        return [*self.headline(self.where_we_are()), *self.others_did()]

    def where_we_are(self) -> list[str]:
        view = self.view
        turns = 1 if view.round == DUPLEX_ROUND else SINGLE_TURNS
        return [
            self.words("cities-round", round=view.round, half=view.half),
            self.words("cities-turn", turn=view.turn, turns=turns),
            self.passing(),
            self.words(
                "cities-score", score=self.table.score(), how="sum" if view.two else "lower"
            ),
        ]

    def passing(self) -> str:
        """Returns where the hands go after this turn (C3.1, C3.3)."""
        view = self.view
        if view.direction == 0:
            return self.words("cities-no-passing")
        side = "left" if view.direction == LEFT else "right"
        player = self.names[(self.table.seat + view.direction) % view.players]
        if view.turn == SINGLE_TURNS:
            return self.words("cities-last-turn")
        return self.words("cities-passing", side=side, player=player)

    def others_did(self) -> list[Text]:
        """Returns who has picked, and once all have, what they picked (C3.1)."""
        seats = [seat for seat in range(self.view.players) if seat != self.table.seat]
        if self.view.phase == PICKING:
            return self.who_has_chosen(seats)
        if self.view.phase != PLACING:
            return []
        pieces = [self.revealed_by(seat) for seat in seats]
        return flowed([Text(self.words("cities-revealed")), *pieces], self.look.width)

    def who_has_chosen(self, seats: Sequence[int]) -> list[Text]:
        done = [self.names[seat] for seat in seats if self.view.picked[seat]]
        open_seats = [self.names[seat] for seat in seats if not self.view.picked[seat]]
        said: list[str] = []
        if done:
            said.append(self.words("cities-have-chosen", names=done))
        if open_seats:
            said.append(self.words("cities-waiting-for", names=open_seats))
        return [Text(" ".join(said))]

    def revealed_by(self, seat: int) -> Text:
        """Returns name and tiles; a tick if both are placed, or the one still to be placed."""
        piece = Text(f"{self.names[seat]} ")
        piece.append_text(chips(self.view.revealed[seat], self.look))
        rest = self.view.unplaced[seat]
        if not rest:
            return piece.append(self.look.sign(" ✓", " ok"))
        if len(rest) == len(self.view.revealed[seat]):
            return piece
        return (
            piece.append(" (")
            .append(self.words("cities-still-places"))
            .append(" ")
            .append_text(chips(rest, self.look))
            .append(")")
        )

    def foot(self, size: Size) -> list[Text]:
        return [*self.other_cities(self.table.others(), size), *self.hand_kept()]

    def hand_kept(self) -> list[Text]:
        """Returns the rest of the hand while placing. While picking, the list of moves shows it."""
        view = self.view
        if view.phase != PLACING or not view.hand or not self.shows_hand:
            return []
        last = view.turn == SINGLE_TURNS
        label = self.words("cities-you-discard" if last else "cities-you-pass-on")
        return [Text(f"{label} ").append_text(chips(view.hand, self.look))]
