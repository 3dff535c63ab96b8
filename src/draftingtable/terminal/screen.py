"""A game's part of terminal play: drawing and wording. The conversation is elsewhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.registry import manifest_of
from draftingtable.locale import Words
from draftingtable.locale.refusals import describe
from draftingtable.terminal.commands import listed

if TYPE_CHECKING:
    from draftingtable.games.core.events import Event
    from draftingtable.games.core.match import Match
    from draftingtable.games.core.outcome import Outcome
    from draftingtable.terminal.capabilities import Look


NO_MOVE: Final = -1
"""Not a move yet: the choice is only a step towards one."""


@dataclass(frozen=True)
class Choice:
    """A legal move as offered: what to type for it, and its description."""

    key: str
    move: int
    words: str
    also: tuple[str, ...] = ()
    """What else may be typed for it, in lower case."""


class Screen(ABC):
    """One game's part. It only reads the match."""

    example: str
    """A move in notation that shows a beginner how moves are written."""
    why_examples: tuple[str, ...]
    """What a player can ask about, after the word for "why"."""
    shared = False
    """Whether several people look at this terminal."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = list(names)

    @abstractmethod
    def title(self) -> str:
        """Returns the game's name."""

    @abstractmethod
    def board(self, match: Match, seat: int, look: Look) -> list[Text]:
        """Returns everything that the person in that seat should see."""

    @abstractmethod
    def question(self, match: Match, seat: int) -> str:
        """Returns the current question to the seat."""

    @abstractmethod
    def choices(self, match: Match, seat: int) -> list[Choice]:
        """Returns the legal moves."""

    @abstractmethod
    def unseen(self, match: Match, seat: int, look: Look) -> list[Text]:
        """Returns what can still be dealt, as far as the seat knows."""

    @abstractmethod
    def rules(self, look: Look) -> list[tuple[str, str]]:
        """Returns a summary of the rules, each with its sign or a bullet."""

    @abstractmethod
    def result(self, match: Match, look: Look) -> list[Text]:
        """Returns who won, and the parts of the scores."""

    def step(self, match: Match, seat: int, choice: Choice) -> None:
        """Takes a choice that is only a step towards a move; the next choices follow from it.

        Not called for a game whose choices are all moves.
        """
        raise AssertionError(f"{self.title()} has no such steps")

    def step_back(self, match: Match, seat: int) -> bool:
        """Undoes such a step; returns False if there was none."""
        return False

    def described(self, match: Match, seat: int, move: int) -> str:
        """Returns a legal move in words."""
        choices = self.choices(match, seat)
        return next(choice.words for choice in choices if choice.move == move)

    def is_secret(self, match: Match, seat: int) -> bool:
        """Whether no one else may see what this seat sees now."""
        return False

    def news(self, events: Sequence[Event], viewer: int) -> list[Event]:
        """Returns the events worth reporting."""
        return list(events)

    def shorthand(self, match: Match, seat: int, text: str) -> str:
        """Returns notation for a short move that could be mistaken for a command; else nothing."""
        return ""

    def spelled(self, match: Match, seat: int, text: str) -> str:
        """Returns notation for what a person may have meant by `text`."""
        return text

    def is_final(self, match: Match, seat: int, move: int) -> bool:
        """Whether the seat should confirm this legal move."""
        return False

    def notes(self, match: Match, seat: int) -> list[str]:
        """Returns notes to show each time before the question."""
        return []

    def hints(self, match: Match, seat: int) -> dict[str, str]:
        """Returns hints to show a beginner once, by name."""
        return {}

    def why(self, match: Match, seat: int, text: str) -> list[str]:
        """Returns why the move in `text` is not possible; raises `BadNotation` if it is none."""
        if not text:
            return [self.words("why-nothing", example=f"{self.why_word()} {self.example}")]
        return [self.why_move(match, seat, self.spelled(match, seat, text))]

    def why_word(self) -> str:
        return listed(self.words("command-why"))[0]

    def why_move(self, match: Match, seat: int, notation: str) -> str:
        move = match.game.notation.parse_move(notation)
        try:
            match.position.copy().apply(seat, move)
        except Refusal as refusal:
            return describe(self.words, refusal)
        return self.words("why-legal", move=notation)

    def sentence(self, text: str, look: Look) -> Text:
        """Returns text with the game's own signs highlighted."""
        return Text(text)


def winner_line(outcome: Outcome, names: Sequence[str], words: Words) -> Text:
    winners = [names[seat] for seat in outcome.winners]
    points = outcome.scores[outcome.winners[0]]
    message = "winner" if len(winners) == 1 else "winners-shared"
    return Text(words(message, names=winners, points=points), style="bold")


def screen_for(game: str, words: Words, names: Sequence[str]) -> Screen:
    """Returns the screen named in the game's manifest, or a plain one."""
    manifest = manifest_of(game)
    if not manifest.screen:
        from draftingtable.terminal.plain_screen import PlainScreen

        return PlainScreen(words, names, manifest)
    make = cast(Callable[[Words, Sequence[str]], Screen], load_object(manifest.screen))
    return make(words, names)
