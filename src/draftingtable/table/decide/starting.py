"""The start: fixing what the deal follows from, revealing nonces, and beginning."""

from collections.abc import Iterator, Sequence

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import Terms, nonce_commitment
from draftingtable.games.core.fairness.terms import DRAWN
from draftingtable.table import actions
from draftingtable.table.bot_names import named_bots
from draftingtable.table.decide.lobby import from_one
from draftingtable.table.decide.request import (
    RequestContext,
    check_count,
    checked_commit,
    checked_nonce,
)
from draftingtable.table.entries import Fact, Locked, Revealed, Seated, Started
from draftingtable.table.lock import Lock
from draftingtable.table.seats import AUTOMA, BOT, OPEN, PLAYER, Seat
from draftingtable.table.state import TableState

Nonces = dict[int, bytes]
"""Nonces by seat, from 0."""


def start(request: RequestContext, action: actions.Start) -> list[Fact]:
    """Locks the table, with bots in the open seats if requested: all of it or nothing.

    The game begins in the same step if there is no nonce to wait for.
    """
    request.need_open()
    request.need_host()
    table = request.table
    if (missing := table.open_seats()) and not action.fill:
        raise Refusal("seats-open", "", {"seats": from_one(missing)})
    if late := [at for at, seat in enumerate(table.seats) if is_waited_for(request, seat)]:
        names = names_at(table.seats, late)
        raise Refusal("not-ready", "", {"seats": from_one(late), "names": names})
    nonces = nonces_at_start(request, action)
    commitments = tuple(commitments_at_start(request, action, nonces))
    seats = filled(table, request.level(action.level))
    until = request.now + request.policy.reveal_time
    lock = Lock(terms_of(table).text(), commitments, until)
    return [
        *(Seated(place + 1, seats[place].as_record()) for place in missing),
        Locked(lock.terms_text, commitments, until),
        *reveal_all(table, lock, nonces),
    ]


def filled(table: TableState, level: str) -> list[Seat]:
    """Returns the seats with bots in the open ones."""
    bot = Seat(BOT, level=level, ready=True)
    seats = [bot if seat.kind == OPEN else seat for seat in table.seats]
    return named_bots(seats, table.settings.game)


def reveal(request: RequestContext, action: actions.Reveal) -> list[Fact]:
    """Reveals a nonce; the last one begins the game."""
    table, lock = request.table, request.table.lock
    nonce = checked_nonce(action.nonce)
    if lock is not None and lock.nonces.get(action.seat) == nonce:
        return []  # sent again, because the answer was lost
    if lock is None or not table.locked:
        raise Refusal("table-not-locked")
    request.own_seat(action.seat)
    if nonce_commitment(nonce) != lock.commitment_of(action.seat):
        raise Refusal("nonce-mismatch", "", {"seat": action.seat + 1})
    return reveal_all(table, lock, {action.seat: nonce})


def reveal_all(table: TableState, lock: Lock, nonces: Nonces) -> list[Fact]:
    """Returns what happens when these are revealed: the game may begin."""
    revealed = [Revealed(place + 1, nonce.hex()) for place, nonce in nonces.items()]
    lock = lock.with_nonces(nonces)
    return [*revealed, *([] if lock.missing() else [begun(table, lock)])]


def begun(table: TableState, lock: Lock) -> Started:
    """Returns the beginning: seating and start player, as agreed or as drawn (C1.3, T3.2)."""
    terms, source = lock.terms, lock.source(table.deal_secret())
    drawn = terms.seating is None
    order = terms.seating or from_one(source.order(seats_to_order(table)))
    first_drawn = terms.start == DRAWN
    first = source.start(terms.players) + 1 if first_drawn else terms.start
    assert not isinstance(first, str)
    return Started(
        order=tuple(order),
        order_drawn=drawn,
        start=first,
        start_drawn=first_drawn,
        fairness=source.version,
        rules=table.settings.rules().rules_version,
    )


def is_waited_for(request: RequestContext, seat: Seat) -> bool:
    """Whether the seat is not ready. The host is ready by starting."""
    return seat.kind == PLAYER and not seat.ready and seat.player != request.table.host


def names_at(seats: list[Seat], places: Sequence[int]) -> list[str]:
    return [seats[place].nickname for place in places]


def nonces_at_start(request: RequestContext, action: actions.Start) -> Nonces:
    """Returns the host's nonces, which nobody else may be waiting to see."""
    own = request.table.seats_of(request.by)
    check_count(len(action.nonces), len(own))
    if action.nonces and own != request.table.person_seats():
        raise Refusal("nonces-too-early")
    return dict(zip(own, map(checked_nonce, action.nonces), strict=bool(action.nonces)))


def commitments_at_start(
    request: RequestContext, action: actions.Start, nonces: Nonces
) -> Iterator[str | None]:
    """Yields the commitment of each person; new ones from the host replace those they had."""
    own = request.table.seats_of(request.by)
    check_count(len(action.commits), len(own))
    fresh = iter(action.commits)
    for place in request.table.person_seats():
        given = checked_commit(next(fresh, None)) if place in own else None
        commitment = given or request.table.seats[place].commit
        if place in nonces:
            found = nonce_commitment(nonces[place])
            if commitment not in (None, found):
                raise Refusal("nonce-mismatch", "", {"seat": place + 1})
            commitment = found
        yield commitment


def terms_of(table: TableState) -> Terms:
    settings = table.settings
    game = settings.rules()
    start: int | str | None = None
    if game.has_start:
        start = DRAWN if settings.start is None else settings.start + 1
    return Terms(
        game=settings.game,
        rules=game.rules_version,
        options=settings.options,
        players=settings.players,
        people=tuple(from_one(table.person_seats())),
        seating=seating(table),
        start=start,
        daily=None if table.daily is None else table.daily.date,
    )


def seating(table: TableState) -> tuple[int, ...] | None:
    """Returns the old seats in their new order; None if it is to be drawn (C1.3)."""
    played = seats_to_order(table)
    if table.settings.seating == "question" and played > 1:
        return tuple(from_one(order_by_answers(table.seats[:played])))
    drawn = table.settings.seating == "random" and played > 1
    return None if drawn else tuple(range(1, played + 1))


def seats_to_order(table: TableState) -> int:
    return sum(seat.kind != AUTOMA for seat in table.seats)


def order_by_answers(seats: list[Seat]) -> list[int]:
    """Orders people clockwise by their answers, A to Z; bots, who have none, stay in place."""
    people = [place for place, seat in enumerate(seats) if seat.kind == PLAYER]
    if silent := [place for place in people if seats[place].answer is None]:
        names = names_at(seats, silent)
        raise Refusal("answers-missing", "C1.3", {"seats": from_one(silent), "names": names})
    by_answer = iter(sorted(people, key=lambda place: (seats[place].answer or "").casefold()))
    return [next(by_answer) if place in people else place for place in range(len(seats))]
