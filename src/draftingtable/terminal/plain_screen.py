"""The screen of a game without its own: the view as text, the moves in notation."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from draftingtable.games.core.manifest import Manifest
from draftingtable.locale import Words
from draftingtable.terminal.screen import Choice, Screen, winner_line

if TYPE_CHECKING:
    from draftingtable.games.core.match import Match
    from draftingtable.terminal.capabilities import Look


class PlainScreen(Screen):
    """Uses texts from the game's own file if it has them: `<name>-ask`, `<name>-rules`."""

    example = ""
    why_examples = ()

    def __init__(self, words: Words, names: Sequence[str], manifest: Manifest) -> None:
        super().__init__(words, names)
        self.manifest = manifest

    def title(self) -> str:
        return self.manifest.title

    def board(self, match: Match, seat: int, look: Look) -> list[Text]:
        data = match.view(seat).as_data()
        widest = max(len(key) for key in data)
        return [Text(f"{key.ljust(widest)}  {as_text(value)}") for key, value in data.items()]

    def question(self, match: Match, seat: int) -> str:
        name, message = self.names[seat], f"{self.manifest.name}-ask"
        return self.words(message, player=name) if self.words.knows(message) else f"{name}?"

    def choices(self, match: Match, seat: int) -> list[Choice]:
        texts = [(move, match.game.notation.move_text(move)) for move in match.legal_moves(seat)]
        self.example = texts[0][1] if texts else self.example
        return [
            Choice(str(number), move, text, also=(text.lower(),))
            for number, (move, text) in enumerate(texts, 1)
        ]

    def unseen(self, match: Match, seat: int, look: Look) -> list[Text]:
        return []

    def rules(self, look: Look) -> list[tuple[str, str]]:
        message = f"{self.manifest.name}-rules"
        known = self.words.knows(message)
        return [(look.sign("•", "*"), self.words(message))] if known else []

    def result(self, match: Match, look: Look) -> list[Text]:
        outcome = match.outcome()
        scores = zip(self.names, outcome.scores, strict=True)
        lines = [Text(f"{name}: {score}") for name, score in scores]
        return [*lines, Text(), winner_line(outcome, self.names, self.words)]


def as_text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
