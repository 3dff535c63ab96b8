"""Decisions that are possible in any state: leaving and timeouts."""

from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.decide.starting import begun
from draftingtable.table.entries import (
    SYSTEM,
    Disclosed,
    Expired,
    Fact,
    Kept,
    Left,
    Moved,
    StoodIn,
    Warned,
)
from draftingtable.table.seats import OPEN
from draftingtable.table.state import RUNNING


def leave(request: RequestContext, action: actions.Leave) -> list[Fact]:
    table = request.table
    if table.state not in (OPEN, RUNNING):
        return []
    request.need_somebody()
    if table.daily is not None:
        return []  # nobody waits, and a bot must not finish a game that counts
    own = table.seats_of(request.by)
    if action.seat is not None:
        request.own_seat(action.seat)
    going = own if action.seat is None else [action.seat]
    gone = len(going) == len(own)
    # A start cannot be undone by leaving: whoever knows the deal could otherwise try again.
    leave_now = leave_open if table.state == OPEN and not table.locked else leave_game
    return leave_now(request, going, gone)


def leave_open(request: RequestContext, going: list[int], gone: bool) -> list[Fact]:
    seats = tuple(place + 1 for place in going)
    if not gone or request.by != request.table.host:
        return [Left(seats)]
    heirs = [player for player in request.table.players() if player != request.by]
    return [Left(seats, heirs[0])] if heirs else [Expired()]


def leave_game(request: RequestContext, going: list[int], gone: bool) -> list[Fact]:
    """Lets bots play until the players return, who keep their seats."""
    seats = request.table.seats
    level = request.level(None)
    played = [place for place in going if seats[place].is_played_by_person()]
    playing = [seat.player for seat in seats if seat.is_played_by_person()]
    heirs = [player for player in playing if player != request.by]
    host = heirs[0] if heirs and gone and request.by == request.table.host else None
    return [
        StoodIn(place + 1, level, host=host if place == played[-1] else None) for place in played
    ]


def keep(request: RequestContext, action: actions.Keep) -> list[Fact]:
    request.need_somebody()
    return [Kept()] if request.table.expires is not None else []


def close(request: RequestContext, action: actions.Close) -> list[Fact]:
    """Closes an open table; the server's administrator may close a game that has begun too."""
    is_begun = request.table.locked or request.table.state == RUNNING
    if request.by != SYSTEM or not is_begun:
        request.need_open()
        request.need_host()
    return [Expired()]


def tick(request: RequestContext, action: actions.Tick) -> list[Fact]:
    """Does one thing that is due. The caller repeats it until nothing is."""
    table = request.table
    if table.sealed and table.daily is not None and table.daily.until <= request.now:
        return [Disclosed()]
    if table.state not in (OPEN, RUNNING):
        return []
    if table.locked and table.lock is not None:
        return [begun(table, table.lock)] if table.lock.until <= request.now else []
    ending = table.clock.first_to_end() if table.clock is not None else None
    if ending is not None and ending[0] <= request.now:
        return [time_is_up(request, ending[1])]
    if table.expires is not None:
        return [Expired()] if table.expires <= request.now else []
    running = table.state == RUNNING
    idle = request.policy.idle_running if running else request.policy.idle_open
    if table.active + idle > request.now:
        return []
    grace = request.policy.grace_running if running else request.policy.grace
    return [Warned(request.now + grace)]


def time_is_up(request: RequestContext, place: int) -> Fact:
    """Returns the consequence of a timeout, by option: a bot takes over, or a harmless move."""
    table = request.table
    if table.settings.at_zero == "bot":
        return StoodIn(place + 1, request.level(None), clock=True)
    match = request.need_running()
    chosen = match.game.default_move(match.position, place)
    text = match.game.notation.move_text(chosen)
    return Moved(place + 1, text, clock=True)
