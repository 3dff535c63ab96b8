"""A game that began on a device without a server and goes on at a table.

Whoever publishes it gives what its deals follow from and what was done. Nothing of that is taken on
trust: everything is decided again, as if it were happening now, so it is legal or refused.
"""

from draftingtable.games.core.errors import BadInput, Refusal
from draftingtable.table import actions
from draftingtable.table.decide import lobby, playing, starting
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import SYSTEM, Continued, Fact, Taken, numbered
from draftingtable.table.seats import AUTOMA, PLAYER
from draftingtable.table.state import RUNNING
from draftingtable.table.table import Table


class Again:
    """Plays a game again on a table of its own, decision by decision."""

    def __init__(self, request: RequestContext) -> None:
        self.request = request
        self.table = Table(request.table.id, request.table.deal_secret())
        self.facts: list[Fact] = []

    def by(self, player: str) -> RequestContext:
        return RequestContext(self.request.policy, self.table, player, self.request.now)

    def add(self, facts: list[Fact]) -> None:
        self.table.apply_all(numbered(facts, self.table.number, self.request.now))
        self.facts += facts

    def step(self, step: actions.Step) -> None:
        host = self.by(self.request.by)
        seat = host.seat(step.seat)
        if step.move is None:
            self.add(playing.resign(host, actions.Resign(step.seat)))
            return
        own = seat.kind == PLAYER and seat.stand_in is None
        phase = self.table.phase(step.seat)
        move = actions.Move(step.seat, phase, step.move, "")
        self.add(playing.move(host if own else self.by(SYSTEM), move))


def go_on(request: RequestContext, action: actions.GoOn) -> list[Fact]:
    """Creates a table with a game in progress, and says which seats others may take."""
    lobby.need_new(request)
    again = Again(request)
    again.add(lobby.create(again.by(request.by), action.create))
    again.add(starting.start(again.by(request.by), action.start))
    for step in action.steps:
        again.step(step)
    table = again.table
    if table.state != RUNNING:
        raise Refusal("table-not-running")
    check_free(table, request.by, action.free)
    return [*again.facts, Continued(tuple(sorted(place + 1 for place in action.free)))]


def check_free(table: Table, host: str, free: tuple[int, ...]) -> None:
    """Requires seats that somebody else could play, and one that stays the host's."""
    possible = {
        place for place, seat in enumerate(table.seats) if seat.kind != AUTOMA and not seat.resigned
    }
    if not set(free) <= possible or not set(table.seats_of(host)) - set(free):
        raise BadInput("bad-request", "", {"place": "free", "problem": "seats of others"})


def take(request: RequestContext, action: actions.Take) -> list[Fact]:
    """Takes a free seat of such a game. The deal was fixed without this person's number."""
    request.need_running()
    if action.seat not in request.table.free_seats:
        raise Refusal("seat-taken", "", {"seat": action.seat + 1})
    if request.table.seats_of(request.by):
        raise Refusal("one-seat")
    nickname = lobby.free_nickname(request, action.nickname, action.seat)
    who = lobby.person(request.by, nickname, None, ready=True)
    return [Taken(action.seat + 1, who.as_record())]
