"""One table on this device, as a server would run it for the only person connected."""

from collections.abc import Callable, Mapping

from draftingtable.games.core.errors import BadInput, Refusal
from draftingtable.local.bots_due import BotsDue
from draftingtable.local.reading import Given
from draftingtable.local.requests import LIVE
from draftingtable.table import (
    SYSTEM,
    Entry,
    ServerPolicy,
    Table,
    Watch,
    actions,
    decide,
    live_messages,
    numbered,
)
from draftingtable.table.live_messages import LiveMessage
from draftingtable.table_bots.asking import hint_question
from draftingtable.table_bots.questions import CoachQuestion
from draftingtable.table_bots.review_questions import coach_question
from draftingtable.table_bots.reviewing import coached
from draftingtable.table_bots.thinking import Thinking, candidates

ACKNOWLEDGED = ("move", "undo")
IDLE = ("idle", "expiry")
PINGED = ("city", "square", "card")


class LocalTable:
    """Decides, applies, and collects what to store and what to show.

    `unsaved` and `messages` grow with every call. Whoever calls stores the entries first and shows
    the messages then, so nothing is ever shown that a crash could lose.
    """

    def __init__(
        self,
        table: Table,
        player: str,
        policy: ServerPolicy,
        clock: Callable[[], int],
        seconds: float,
    ) -> None:
        self.table = table
        self.player = player
        self.policy = policy
        self.clock = clock
        self.seconds = seconds
        """How long a hint, or a bot that searches, may think."""
        self.watch = Watch(table, player)
        self.unsaved: list[Entry] = []
        self.messages: list[LiveMessage] = []
        self.is_open = False
        self.coached = False
        """Whether the person wants to know when a move cost much."""
        self.made: list[tuple[int, int, CoachQuestion]] = []
        """Moves to be judged: the seat, the number of an entry, and the question."""
        self.bots = BotsDue(table, Thinking(), seconds)
        self.bots.consider(clock())

    # The person

    def open(self) -> None:
        """Connects: sends everything."""
        self.is_open = True
        self.coached = False
        self.watch = Watch(self.table, self.player)
        self._welcome()

    def close(self) -> None:
        self.is_open = False

    def on_message(self, message: object) -> None:
        """Handles a client's message as a server does; a refusal is a message too."""
        given = Given(message)
        try:
            self._handle(given)
        except Refusal as refusal:
            message_id = given.data.get("id")
            known = message_id if isinstance(message_id, str) else None
            number, views = self.table.number, self.watch.views()
            self._send(live_messages.refused(known, refusal, number, views))

    def _handle(self, given: Given) -> None:
        kind = given.text("type")
        if kind in LIVE:
            number = self._act_and_note(LIVE[kind](given))
            if kind in ACKNOWLEDGED:
                self._send(live_messages.accepted(given.text("id"), number))
        elif kind == "hint":
            self._hint(given.text("id"), given.seat())
        elif kind == "coach":
            self._coach(given.flag("on", True))
        elif kind == "ping":
            self._ping(given)
        elif kind == "resync":
            self._welcome()
        elif kind != "alive":
            raise BadInput("bad-message", "", {"place": "type", "problem": kind[:40]})

    def _welcome(self) -> None:
        here = self.here()
        self._send(live_messages.welcome(self.watch, self.player, here, self.clock()))
        self._send(live_messages.presence(self.table, here, 0))

    def _hint(self, message_id: str, seat: int) -> None:
        self.table.check_hint(self.player, seat)
        found = candidates(hint_question(self.table, seat, self.seconds))
        self._send(live_messages.hint(message_id, seat, found))

    def _coach(self, on: bool) -> None:
        if on and not self.table.settings.hints:
            raise Refusal("hints-off")
        self.coached = on

    def _act_and_note(self, action: actions.Action) -> int:
        """Performs an action; notes a move that the coach is to judge, with what was known then."""
        question = None
        if self.coached and isinstance(action, actions.Move):
            question = coach_question(self.table, self.player, action)
        number = self.act(self.player, action)
        if question is not None and isinstance(action, actions.Move):
            self.made.append((action.seat, number, question))
        return number

    def _judge_move(self) -> None:
        seat, number, question = self.made.pop(0)
        found = coached(question) if self.is_open and self.coached else None
        if found is not None:
            self._send(live_messages.coached(seat, number, found))

    def _ping(self, given: Given) -> None:
        seat = given.seat()
        self.table.check_ping(self.player, seat)
        target = {key: given.text(key) for key in PINGED if key in given.data}
        self._send(live_messages.pinged(seat, target))

    def here(self) -> frozenset[str]:
        return frozenset({self.player} if self.is_open else ())

    def _send(self, message: Mapping[str, object]) -> None:
        if self.is_open:
            self.messages.append(dict(message))

    # Entries

    def act(self, by: str, action: actions.Action) -> int:
        """Performs an action; returns the number of its entry, or raises a refusal."""
        table = self.table
        now = max(self.clock(), table.updated)
        facts = decide(self.policy, table, by, action, now)
        if not facts:
            return table.done(by, getattr(action, "id", "")) or table.number
        for entry in numbered(facts, table.number, now):
            table.apply(entry)
            self.unsaved.append(entry)
            self._publish(entry, now)
        return table.number

    def _publish(self, entry: Entry, now: int) -> None:
        spoken = live_messages.spoken(self.table, entry)
        if spoken is not None:
            self._send(spoken)
        self._send(live_messages.change(self.watch, self.here(), now))
        self.bots.consider(now)
        self.bots.respond(entry, now)

    # What happens by itself

    def due(self) -> int | None:
        """Returns when to call `run_due` next."""
        times = [self.bots.due(), self._deadline(), self.clock() if self.made else None]
        return min((at for at in times if at is not None), default=None)

    def _deadline(self) -> int | None:
        """Returns when a clock runs out. An idle table is never closed: it is in nobody's way."""
        deadline = self.table.deadline(self.policy)
        return None if deadline is None or deadline.kind in IDLE else deadline.at

    def run_due(self) -> None:
        """Does one of the things that are due: a bot's move, a clock's, or the coach's remark."""
        now = self.clock()
        at = self.bots.due()
        if at is not None and at <= now:
            self._run_bot(now)
            return
        deadline = self._deadline()
        if deadline is not None and deadline <= now:
            self.act(SYSTEM, actions.Tick())
        elif self.made:
            self._judge_move()

    def _run_bot(self, now: int) -> None:
        step = self.bots.next_step(now)
        if step.remark is not None:
            self._send(step.remark)
        try:
            for action in step.acts:
                self.act(SYSTEM, action)
        except Refusal:
            self.bots.try_again(step, now)
