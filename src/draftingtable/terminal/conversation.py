"""Runs any game at a terminal: asks for moves, executes commands, shows the results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from draftingtable.bots.core.seats import play_bots
from draftingtable.files import write_whole
from draftingtable.games.core.errors import BadNotation, IllegalMove
from draftingtable.games.core.match import Match
from draftingtable.games.core.position import SPECTATOR
from draftingtable.locale import Words
from draftingtable.locale.refusals import describe
from draftingtable.terminal.commands import COMMANDS, Vocabulary
from draftingtable.terminal.console import Talk
from draftingtable.terminal.move_list import choice_lines
from draftingtable.terminal.saving import problem_text
from draftingtable.terminal.screen import NO_MOVE, Choice, Screen
from draftingtable.terminal.seats import Seats
from draftingtable.terminal.story import Story


class Left(Exception):
    """Raised when a player leaves the game on purpose."""


EVERYBODY: Final = -1
"""The onlooker while nothing on the terminal is secret."""
CHANGED: Final = True
"""Returned by a command when the table should be shown again."""


class Conversation:
    def __init__(
        self, match: Match, seats: Seats, screen: Screen, words: Words, talk: Talk, keeps: bool
    ) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.words = words
        self.talk = talk
        self.keeps = keeps
        """Whether the record is saved anyway, without asking."""
        self.story = Story(words, match.names, screen)
        screen.shared = len(seats.humans()) > 1
        self.vocabulary = Vocabulary(words)
        self.heard: set[tuple[int, str]] = set()
        self.saved: set[Path] = set()
        self.waiting: set[int] = set()
        self.onlooker = EVERYBODY
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "wait": self.wait,
            "unseen": self.unseen,
            "rules": self.rules,
            "show": self.show_again,
            "save": self.save,
            "quit": self.quit,
        }

    def play(self) -> None:
        """Plays until the game is over, or until `Left`, `EOFError` or `KeyboardInterrupt`."""
        while not self.match.over:
            if not play_bots(self.match, self.seats.bots):
                self.turn(self.next_seat())
        self.tell_news(SPECTATOR)
        self.talk.say("")
        self.talk.show(self.screen.result(self.match, self.talk.look()))

    def next_seat(self) -> int:
        """Returns the lowest seat that is not waiting for others; if all are, the lowest (C3.4)."""
        acting = self.match.acting()
        ready = [seat for seat in acting if seat not in self.waiting]
        if not ready:
            self.waiting.clear()
        return (ready or acting)[0]

    def turn(self, seat: int) -> None:
        """Shows the table and reads input until something has changed."""
        self.draw_curtain(seat)
        self.show_table(seat)
        while True:
            line = self.talk.ask()
            if self.hear(seat, line):
                return

    # Display

    def draw_curtain(self, seat: int) -> None:
        """Hides one person's secrets before another looks at the same terminal."""
        secret = self.screen.is_secret(self.match, seat)
        looks = seat if secret and self.screen.shared else EVERYBODY
        if looks == self.onlooker:
            return
        self.talk.clear()
        if looks != EVERYBODY:
            self.talk.ask(self.words("curtain", player=self.seats.names[seat]))
            self.talk.clear()
        self.onlooker = looks

    def tell_news(self, viewer: int) -> None:
        alone = self.onlooker != EVERYBODY
        if self.screen.shared and not alone:
            viewer = SPECTATOR  # others read it too
        for paragraph in self.story.news(self.match, viewer, alone):
            self.say(paragraph)

    def show_table(self, seat: int) -> None:
        look = self.talk.look()
        self.talk.say("")
        self.tell_news(seat)
        self.talk.say(Text(look.sign("─", "-") * look.width, style="dim"))
        self.talk.show(self.screen.board(self.match, seat, look))
        self.show_choices(seat)

    def show_choices(self, seat: int) -> None:
        for note in [*self.screen.notes(self.match, seat), *self.new_hints(seat)]:
            self.say(note, style="italic")
        self.talk.say(self.screen.question(self.match, seat), style="bold")
        choices = self.screen.choices(self.match, seat)
        self.talk.show(choice_lines(choices, self.screen, self.talk.look()))
        if len(choices) == 1:
            self.announce_only(seat, choices[0])

    def announce_only(self, seat: int, choice: Choice) -> None:
        """Announces the only choice. If it is final, the player is not asked to confirm again."""
        if self.screen.is_final(self.match, seat, choice.move):
            self.say(self.words("only-final"), style="italic")
            self.talk.say(self.words("confirm-keys"), style="bold")
        else:
            self.say(self.words("only-move"), style="italic")

    def new_hints(self, seat: int) -> list[str]:
        hints = self.screen.hints(self.match, seat)
        fresh = [name for name in hints if (seat, name) not in self.heard]
        self.heard.update((seat, name) for name in fresh)
        return [hints[name] for name in fresh]

    def say(self, text: str, style: str = "") -> None:
        self.talk.say(self.screen.sentence(text, self.talk.look()), style)

    # Input

    def hear(self, seat: int, line: str) -> bool:
        """Executes a line; returns True if the table should be shown again."""
        if not line:
            return self.hear_nothing(seat)
        for choice in self.screen.choices(self.match, seat):
            if line.lower() in (choice.key, choice.words.lower(), *choice.also):
                return self.take(seat, choice)
        short = self.screen.shorthand(self.match, seat, " ".join(line.lower().split()))
        if short:
            return self.hear_move(seat, short)
        name, rest = self.vocabulary.command(line)
        if name:
            return self.commands[name](seat, rest)
        return self.hear_move(seat, " ".join(line.lower().split()))

    def hear_nothing(self, seat: int) -> bool:
        choices = self.screen.choices(self.match, seat)
        if len(choices) == 1:
            return self.take(seat, choices[0])
        self.say(self.words("empty-line"))
        return not CHANGED

    def take(self, seat: int, choice: Choice) -> bool:
        if choice.move != NO_MOVE:
            return self.move(seat, choice.move)
        self.screen.step(self.match, seat, choice)
        return CHANGED

    def hear_move(self, seat: int, text: str) -> bool:
        notation = self.screen.spelled(self.match, seat, text)
        try:
            return self.move(seat, self.match.game.notation.parse_move(notation))
        except IllegalMove:
            for sentence in self.screen.why(self.match, seat, text):
                self.say(sentence)
        except BadNotation as refusal:
            self.not_understood(text, refusal)
        return not CHANGED

    def not_understood(self, text: str, refusal: BadNotation) -> None:
        if text.isdecimal():
            self.say(self.words("not-listed", number=text[:20]))
        elif refusal.rule and refusal.params.get("found"):
            self.say(describe(self.words, refusal))
        else:
            shown = text[:40]
            self.say(self.words("not-understood", text=shown, example=self.screen.example))

    def move(self, seat: int, move: int) -> bool:
        if not self.must_confirm(seat, move) or self.confirms(seat, move):
            self.match.play(seat, move)
        return CHANGED

    def must_confirm(self, seat: int, move: int) -> bool:
        legal = self.match.legal_moves(seat)
        announced = legal == [move]  # see announce_only
        return move in legal and not announced and self.screen.is_final(self.match, seat, move)

    def confirms(self, seat: int, move: int) -> bool:
        """Asks for confirmation: Enter goes on, undo goes back."""
        described = self.screen.described(self.match, seat, move)
        while True:
            self.say(self.words("confirm-final", move=described))
            line = self.talk.ask(self.words("confirm-keys"))
            if not line or self.vocabulary.agrees(line):
                return True
            command, _ = self.vocabulary.command(line)
            if command == "undo":
                return False
            if command == "quit":
                self.quit(seat, "")

    # Commands

    def help(self, seat: int, rest: str) -> bool:
        why = self.screen.why_word()
        examples = ", ".join(f"{why} {asked}" for asked in self.screen.why_examples)
        pairs = [("1, 2, …", self.words("help-move", example=self.screen.example))]
        for name in COMMANDS:
            own = ", ".join(self.vocabulary.own[name])
            pairs.append((own, self.words(f"help-{name}", example=examples)))
        self.talk.show_pairs(pairs)
        return not CHANGED

    def why(self, seat: int, rest: str) -> bool:
        text = " ".join(rest.lower().rstrip("?").split())
        try:
            for sentence in self.screen.why(self.match, seat, text):
                self.say(sentence)
        except BadNotation as refusal:
            self.not_understood(text, refusal)
        return not CHANGED

    def undo(self, seat: int, rest: str) -> bool:
        """Undoes anyone's last move: slips are often noticed at the next player's prompt."""
        if self.screen.step_back(self.match, seat):
            return CHANGED
        for other in [seat, *self.seats.humans()]:
            if self.match.undo(other):
                self.say(self.words("undo-done", player=self.seats.names[other]))
                return CHANGED
        self.say(self.words("undo-nothing"))
        return not CHANGED

    def wait(self, seat: int, rest: str) -> bool:
        """Lets the others go first, where several may act at once."""
        others = {other for other in self.match.acting() if other != seat}
        if others <= self.waiting:
            self.say(self.words("wait-nobody"))
            return not CHANGED
        self.waiting.add(seat)
        return CHANGED

    def unseen(self, seat: int, rest: str) -> bool:
        self.talk.show(self.screen.unseen(self.match, seat, self.talk.look()))
        return not CHANGED

    def rules(self, seat: int, rest: str) -> bool:
        self.talk.show_pairs(self.screen.rules(self.talk.look()))
        return not CHANGED

    def show_again(self, seat: int, rest: str) -> bool:
        return CHANGED

    def save(self, seat: int, rest: str) -> bool:
        if rest:
            self.save_in(Path(rest).expanduser())
        else:
            self.say(self.words("save-usage"))
        return not CHANGED

    def save_in(self, file: Path) -> bool:
        """Saves the game so far to the file; returns whether that worked."""
        if file.exists() and file not in self.saved:
            answer = self.talk.ask(self.words("save-exists", file=str(file)))
            if not self.vocabulary.agrees(answer):
                return False
        try:
            write_whole(file, self.match.record().text())
        except OSError as error:
            problem = problem_text(error)
            self.talk.say(self.words("save-failed", file=str(file), problem=problem))
            return False
        self.saved.add(file)
        self.talk.say(self.words("save-done", file=str(file)))
        return True

    def quit(self, seat: int, rest: str) -> bool:
        if not self.vocabulary.agrees(self.talk.ask(self.words("quit-sure"))):
            return not CHANGED
        while not self.keeps:
            file = self.talk.ask(self.words("quit-save"))
            if not file or self.save_in(Path(file).expanduser()):
                break
        raise Left
