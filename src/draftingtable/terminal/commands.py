"""Commands a person can type besides moves: in English, and in their language."""

from typing import Final

from draftingtable.locale import ENGLISH, Words

COMMANDS: Final = ("help", "why", "undo", "wait", "unseen", "rules", "show", "save", "quit")


class Vocabulary:
    """Finds the command in a line."""

    def __init__(self, words: Words) -> None:
        english = Words(ENGLISH)
        self.own = {name: listed(words(f"command-{name}")) for name in COMMANDS}
        self.names = {
            word: name
            for name in COMMANDS
            for word in [*listed(english(f"command-{name}")), *self.own[name]]
        }
        self.yes = {*listed(english("answer-yes")), *listed(words("answer-yes"))}

    def command(self, line: str) -> tuple[str, str]:
        """Returns the command's name and what follows it; no name if the line is something else."""
        first, _, rest = line.strip().partition(" ")
        word = first.lower()
        name = self.names.get(word) or self.names.get(word.rstrip("?"), "")
        return name, rest.strip()

    def agrees(self, line: str) -> bool:
        return line.strip().lower() in self.yes


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]
