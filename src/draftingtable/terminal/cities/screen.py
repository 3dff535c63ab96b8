"""The terminal screen of Between Two Cities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeGuard

from rich.text import Text

from draftingtable.games.cities.city.components import is_duplex
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.draft.state import PICKING
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.solo.rules import DUPLEX_DRAWS, SoloPosition
from draftingtable.games.cities.solo.state import DUPLEX_TURN, YOU
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.events import Event
from draftingtable.games.core.match import Match
from draftingtable.games.core.position import SPECTATOR
from draftingtable.locale import Words
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.cities import move_input
from draftingtable.terminal.cities.board import Target
from draftingtable.terminal.cities.colours import with_chips
from draftingtable.terminal.cities.draft_board import DraftBoard
from draftingtable.terminal.cities.moves import Offer, pair_text
from draftingtable.terminal.cities.score_tables import Result, unseen_lines
from draftingtable.terminal.cities.seat_view import AnyView, table_for
from draftingtable.terminal.cities.solo_board import SoloBoard
from draftingtable.terminal.cities.wording import tile_name, worth_telling
from draftingtable.terminal.screen import Choice, Screen

RULES: Final = (
    "rules-cities-aim",
    "rules-cities-draft",
    "rules-cities-placing",
    "rules-cities-shops",
    "rules-cities-factories",
    "rules-cities-taverns",
    "rules-cities-offices",
    "rules-cities-parks",
    "rules-cities-houses",
    "rules-cities-solo",
)


@dataclass(frozen=True)
class Begun:
    """A step towards a move, valid only in the position where it was taken."""

    seat: int
    lines: int
    first: int = -1
    """The index in the hand of the first of two tiles."""
    pair: tuple[int, int] | None = None
    """The tile and city for which a spot is being chosen."""


class Situation:
    """A table as one seat sees it, and its possible choices."""

    def __init__(self, key: tuple[object, ...], match: Match, seat: int, words: Words) -> None:
        self.key = key
        self.view = view_of(match, seat)
        self.table = table_for(self.view, seat)
        self.offer = Offer(self.table, match.legal_moves(seat), words)


class CitiesScreen(Screen):
    example = "place S A 1,0"
    why_examples = ("2,1", "S A 1,0")
    begun: Begun | None = None
    situation: Situation | None = None

    def title(self) -> str:
        return self.words("cities-title")

    # Display

    def board(self, match: Match, seat: int, look: Look) -> list[Text]:
        here, target = self.here(match, seat), self.target(match, seat)
        view, table = here.view, here.table
        if isinstance(view, SoloView):
            return SoloBoard(view, table, self.names, self.words, look, target).lines()
        shows_hand = not self.shared
        return DraftBoard(view, table, self.names, self.words, look, target, shows_hand).lines()

    def target(self, match: Match, seat: int) -> Target | None:
        pair = self.pair(match, seat)
        if pair is None:
            return None
        return Target(*pair, self.here(match, seat).offer.ghosts(*pair))

    def question(self, match: Match, seat: int) -> str:
        view, name = self.here(match, seat).view, self.names[seat]
        if is_picking(view):
            first = self.first(match, seat)
            if first is None:
                return self.words("ask-pick", player=name)
            chosen = tile_name(view.hand[first], self.words)
            return self.words("ask-pick-second", player=name, tile=chosen)
        if is_assigning(view):
            return self.words("ask-assign", player=name)
        pair = self.pair(match, seat)
        if pair is None:
            return self.words("ask-place", player=name)
        tile, city = pair
        message = "ask-spot-duplex" if is_duplex(tile) else "ask-spot"
        return self.words(
            message, player=name, tile=tile_name(tile, self.words), city=city_text(city)
        )

    def notes(self, match: Match, seat: int) -> list[str]:
        """Returns a note on who goes first where both wait for each other (C3.4)."""
        position = match.position
        if not isinstance(position, DraftPosition) or is_picking(self.here(match, seat).view):
            return []
        notes: list[str] = []
        for city in self.here(match, seat).table.own:
            first = position.must_place_first(city)
            if first != NOBODY:
                params = {"city": city_text(city), "player": self.names[first]}
                notes.append(self.words("note-places-first", **params))
        return notes

    def hints(self, match: Match, seat: int) -> dict[str, str]:
        view = self.here(match, seat).view
        if is_picking(view):
            return {"pick": self.words("hint-pick")}
        if is_assigning(view):
            return {"assign": self.words("hint-assign")}
        if self.pair(match, seat) is not None:
            return {"spot": self.words("hint-spot")}
        return {}

    def is_secret(self, match: Match, seat: int) -> bool:
        """Whether others must not look: hands and picks are secret, placing is open (C3.1)."""
        return is_picking(self.here(match, seat).view)

    def news(self, events: Sequence[Event], viewer: int) -> list[Event]:
        return worth_telling(events, viewer)

    # Choices

    def here(self, match: Match, seat: int) -> Situation:
        """Returns the situation, computed once per position."""
        key = (id(match), seat, *(line.text for line in match.lines))
        if self.situation is None or self.situation.key != key:
            self.situation = Situation(key, match, seat, self.words)
        return self.situation

    def choices(self, match: Match, seat: int) -> list[Choice]:
        here = self.here(match, seat)
        view, offer = here.view, here.offer
        if is_picking(view):
            first = self.first(match, seat)
            return (
                offer.first_tiles(view.hand)
                if first is None
                else offer.second_tiles(view.hand, first)
            )
        if is_assigning(view):
            return offer.assignments()
        pair = self.pair(match, seat)
        return offer.pair_choices() if pair is None else offer.spot_choices(*pair)

    def step(self, match: Match, seat: int, choice: Choice) -> None:
        lines = len(match.lines)
        at = int(choice.key) - 1
        if is_picking(self.here(match, seat).view):
            self.begun = Begun(seat, lines, first=at)
        else:
            self.begun = Begun(seat, lines, pair=self.here(match, seat).offer.pairs()[at])

    def step_back(self, match: Match, seat: int) -> bool:
        had = self.current(match, seat) is not None
        self.begun = None
        return had

    def current(self, match: Match, seat: int) -> Begun | None:
        begun = self.begun
        if begun and (begun.seat, begun.lines) == (seat, len(match.lines)):
            return begun
        return None

    def first(self, match: Match, seat: int) -> int | None:
        begun = self.current(match, seat)
        return begun.first if begun and begun.first >= 0 else None

    def pair(self, match: Match, seat: int) -> tuple[int, int] | None:
        """Returns the tile and city in question: the chosen ones, or the only ones."""
        view = self.here(match, seat).view
        if is_picking(view) or is_assigning(view):
            return None
        begun = self.current(match, seat)
        if begun and begun.pair:
            return begun.pair
        pairs = self.here(match, seat).offer.pairs()
        return pairs[0] if len(pairs) == 1 else None

    def described(self, match: Match, seat: int, move: int) -> str:
        return self.here(match, seat).offer.described(move)

    def is_final(self, match: Match, seat: int, move: int) -> bool:
        """Whether a move is final: a pick (C3.1), or a turn's last tile, which reveals others."""
        view, position = self.here(match, seat).view, match.position
        if isinstance(position, SoloPosition) and isinstance(view, SoloView):
            if is_assigning(view):
                draws_again = position.turn == DUPLEX_TURN and position.step < DUPLEX_DRAWS
                return position.expert and draws_again and len(view.waiting) == 1
            return len(view.to_place) == 1
        if is_picking(view):
            return True
        assert isinstance(view, CitiesView)
        return view.acting == [seat] and len(view.unplaced[seat]) == 1

    # Input

    def shorthand(self, match: Match, seat: int, text: str) -> str:
        view = self.here(match, seat).view
        if is_picking(view):
            return move_input.pair(text, view.hand)
        if is_assigning(view):
            return ""
        pair = self.pair(match, seat)
        spelled = move_input.spelled(f"place {pair_text(*pair)}") if pair else ""
        begun = spelled.removeprefix("place ")
        return move_input.placing(text, begun)

    def spelled(self, match: Match, seat: int, text: str) -> str:
        return self.shorthand(match, seat, text) or move_input.spelled(text)

    # Explanations

    def unseen(self, match: Match, seat: int, look: Look) -> list[Text]:
        return unseen_lines(self.here(match, seat).view, self.names, self.words, look)

    def rules(self, look: Look) -> list[tuple[str, str]]:
        bullet = look.sign("•", "*")
        return [(bullet, self.words(name)) for name in RULES]

    def result(self, match: Match, look: Look) -> list[Text]:
        table = self.here(match, YOU).table
        return Result(table, match.outcome(), self.names, self.words, look).lines()

    def sentence(self, text: str, look: Look) -> Text:
        return with_chips(text, look)


def view_of(match: Match, seat: int = SPECTATOR) -> AnyView:
    view = match.view(seat)
    assert isinstance(view, (CitiesView, SoloView))
    return view


def is_picking(view: AnyView) -> TypeGuard[CitiesView]:
    return isinstance(view, CitiesView) and view.phase == PICKING


def is_assigning(view: AnyView) -> TypeGuard[SoloView]:
    return isinstance(view, SoloView) and view.phase == "assigning"
