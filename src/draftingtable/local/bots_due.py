"""When each bot of a table acts, and what it does then: moves, and talk about shared cities."""

from dataclasses import dataclass

from draftingtable.table import BotTurn, Entry, Table, actions
from draftingtable.table_bots.asking import move_question, pace, patience, still
from draftingtable.table_bots.listening import waits_for_partner
from draftingtable.table_bots.talk import Speech, responses
from draftingtable.table_bots.thinking import Thinking
from draftingtable.table_bots.wish_remarks import Remark, remarks

LOOK_AGAIN = 200
"""Milliseconds after which a waiting bot looks whether the person it builds with has acted."""
TRY_AGAIN = 1000


@dataclass
class Waiting:
    """A bot that will move."""

    at: int
    patient_until: int
    move: int | None = None
    number: int = -1
    """Of the entry after which the move was chosen: another one may have been in the same city."""


@dataclass(frozen=True)
class Step:
    """What a bot does now."""

    turn: BotTurn | None = None
    acts: tuple[actions.Action, ...] = ()
    remark: dict[str, object] | None = None


class BotsDue:
    def __init__(self, table: Table, thinking: Thinking, seconds: float) -> None:
        self.table = table
        self.thinking = thinking
        self.seconds = seconds
        self.turns: dict[BotTurn, Waiting] = {}
        self.talk: list[tuple[int, Speech | Remark]] = []

    def consider(self, now: int) -> None:
        """Plans the bots whose turn it is, and forgets those whose turn has passed."""
        running = self.table.state == "running"
        current = self.table.bots_to_move() if running else []
        self.turns = {turn: wait for turn, wait in self.turns.items() if turn in current}
        for turn in current:
            if turn not in self.turns:
                at = now + milliseconds(pace(self.table, turn))
                self.turns[turn] = Waiting(at, at + milliseconds(patience(self.table)))
        if not running:
            self.talk.clear()

    def respond(self, entry: Entry, now: int) -> None:
        """Plans what bots say to an entry."""
        at = now + milliseconds(self.table.settings.bot_pace)
        self.talk += [(at, speech) for speech in responses(self.table, entry)]
        self.talk += [(at, remark) for remark in remarks(self.table, entry)]

    def due(self) -> int | None:
        times = [wait.at for wait in self.turns.values()] + [at for at, _ in self.talk]
        return min(times, default=None)

    def next_step(self, now: int) -> Step:
        """Returns what to do first of all that is due; nothing if a bot waits for somebody."""
        said = next((said for said in self.talk if said[0] <= now), None)
        if said is not None:
            self.talk.remove(said)
            return self._spoken(said[1])
        turn = min(self.turns, key=lambda turn: self.turns[turn].at)
        return self._move(turn, self.turns[turn], now)

    def _spoken(self, said: Speech | Remark) -> Step:
        if isinstance(said, Remark):
            return Step(remark=said.as_data() if said.is_true_of(self.table) else None)
        then = () if said.then is None else (said.then,)
        return Step(acts=(said.action, *then))

    def _move(self, turn: BotTurn, wait: Waiting, now: int) -> Step:
        if wait.move is None or wait.number != self.table.number:
            wait.move = self.thinking.answer(move_question(self.table, turn, self.seconds))
            wait.number = self.table.number
        assert wait.move is not None
        if now < wait.patient_until and waits_for_partner(self.table, turn.seat, wait.move):
            wait.at = min(now + LOOK_AGAIN, wait.patient_until)
            return Step()
        text = self.table.settings.rules().notation.move_text(wait.move)
        return Step(turn, (actions.Move(turn.seat, turn.phase, text, ""),))

    def try_again(self, step: Step, now: int) -> None:
        """Lets a bot choose again whose move was refused: a neighbour took the same square."""
        if step.turn is not None and still(self.table, step.turn):
            self.turns[step.turn] = Waiting(now + TRY_AGAIN, now + TRY_AGAIN)


def milliseconds(seconds: float) -> int:
    return round(1000 * seconds)
