"""Applies each kind of entry to a table. Nothing else changes it."""

from collections.abc import Iterable
from dataclasses import replace
from functools import singledispatch

from draftingtable.games.core.dealers import commitment
from draftingtable.games.core.fairness import DealSource, FirstSource
from draftingtable.games.core.match import Match
from draftingtable.table import apply_proposals as proposals
from draftingtable.table import entries
from draftingtable.table.branching import branch_dealer, continuation, drawn_by
from draftingtable.table.clock import Clock
from draftingtable.table.entries import BadLog, Entry, Fact
from draftingtable.table.entry_parts import SeatRecord
from draftingtable.table.lock import Lock
from draftingtable.table.record_import import opened
from draftingtable.table.seats import OPEN, PLAYER, Seat
from draftingtable.table.sharing import share_newest
from draftingtable.table.state import (
    CHAT_KEPT,
    EXPIRED,
    FINISHED,
    NEW,
    RUNNING,
    SPECTATORS,
    DailyDeal,
    TableState,
)

NOBODY = -1
FIRST = (entries.Created, entries.Imported, entries.Branched)
"""What a log can begin with."""


def fold(state: TableState, entry: Entry) -> None:
    """Applies one entry to the state."""
    fact = entry.fact
    if entry.number != state.number + 1:
        raise BadLog(f"entry {entry.number} after {state.number}")
    if (state.state == NEW) != isinstance(fact, FIRST):
        raise BadLog(f"{entry.kind} on a table that is {state.state}")
    if state.clock is not None:
        state.clock.advance(entry.at)
    apply_fact(fact, state, entry.at)
    state.number = entry.number
    if fact.changes_seating:
        state.seated = entry.number
    state.updated = max(state.updated, entry.at)
    if not is_by_stranger(fact, state):
        state.active = state.updated
        if not isinstance(fact, entries.Warned):
            state.expires = None
    if isinstance(fact, entries.Moved | entries.Undone) and fact.id:
        state.remember(fact.by or "", fact.id, entry.number)


def is_by_stranger(fact: Fact, state: TableState) -> bool:
    """Whether somebody watching has spoken: that must not keep an idle table for ever."""
    return isinstance(fact, entries.Said) and fact.by.player not in state.players()


@singledispatch
def apply_fact(fact: Fact, state: TableState, at: int) -> None:
    raise BadLog(f"nobody knows what {fact.stored_as} changes")


# Setup


@apply_fact.register
def created(fact: entries.Created, state: TableState, at: int) -> None:
    if commitment(state.deal_secret()) != fact.commitment:
        raise BadLog("the secret is not the one that was committed to")
    state.settings = fact.settings
    state.state = OPEN
    state.commitment = fact.commitment
    state.code = fact.code
    state.host = fact.host
    state.created = at
    state.rematch_of = fact.rematch_of
    state.campaign = fact.campaign
    state.seats = seated_as(fact.seats)


@apply_fact.register
def imported(fact: entries.Imported, state: TableState, at: int) -> None:
    """Imports a record: finished from the start, with no deal to verify."""
    state.settings = fact.settings
    state.code = fact.code
    state.host = fact.host
    state.created = at
    state.imported = fact.record
    state.seats = seated_as(fact.seats)
    played = opened(fact.record)
    record, state.match = played.record, played.match
    for seat in record.resigned:
        state.seats[seat].resigned = True
    state.ended_early = "" if state.match.over else record.ended
    state.start = state.match.setup.start
    state.phases = [0] * state.settings.players
    finish(state, at)


@apply_fact.register
def branched(fact: entries.Branched, state: TableState, at: int) -> None:
    """Begins in the middle of a game: all choices up to there are final."""
    state.settings = fact.settings
    state.state = RUNNING
    state.code = fact.code
    state.host = fact.host
    state.created = at
    state.branch = fact.point
    state.seats = seated_as(fact.seats)
    names = [seat.name(number) for number, seat in enumerate(state.seats, 1)]
    state.match = continuation(fact.record, names, branch_dealer(fact, state.deal_secret()))
    state.start = state.match.setup.start
    state.phases = [0] * state.match.setup.players
    settle(state, at, NOBODY)


def seated_as(records: Iterable[SeatRecord]) -> list[Seat]:
    return [Seat.from_record(record) for record in records]


@apply_fact.register
def changed(fact: entries.Changed, state: TableState, at: int) -> None:
    state.settings = fact.settings
    if fact.seats is not None:
        state.seats = seated_as(fact.seats)
    for seat in state.seats:
        if seat.kind == PLAYER and seat.player != state.host:
            seat.ready = False  # they agreed to other settings


@apply_fact.register
def seated(fact: entries.Seated, state: TableState, at: int) -> None:
    """Seats a person, a bot or nobody."""
    state.seats[fact.seat - 1] = Seat.from_record(fact.who)


@apply_fact.register
def left(fact: entries.Left, state: TableState, at: int) -> None:
    for number in fact.seats:
        state.seats[number - 1] = Seat()
    take_over(state, fact.host)


def take_over(state: TableState, host: str | None) -> None:
    """Changes the host. Hosts are always ready."""
    if host is not None:
        state.host = host
        for place in state.seats_of(state.host):
            state.seats[place].ready = True


@apply_fact.register
def ordered(fact: entries.Ordered, state: TableState, at: int) -> None:
    reorder(state, [number - 1 for number in fact.seats])


def reorder(state: TableState, order: list[int]) -> None:
    state.seats = [state.seats[place] for place in order] + state.seats[len(order) :]


@apply_fact.register
def ready(fact: entries.ReadySet, state: TableState, at: int) -> None:
    seat = state.seats[fact.seat - 1]
    seat.ready = fact.ready
    seat.commit = seat.commit if fact.commit is None else fact.commit


@apply_fact.register
def answered(fact: entries.Answered, state: TableState, at: int) -> None:
    state.seats[fact.seat - 1].answer = fact.answer


@apply_fact.register
def renamed(fact: entries.Renamed, state: TableState, at: int) -> None:
    state.seats[fact.seat - 1].nickname = fact.nickname


@apply_fact.register
def locked(fact: entries.Locked, state: TableState, at: int) -> None:
    state.lock = Lock(fact.terms, fact.commitments, fact.until)
    state.deal_failed = False
    for place, commit in zip(state.lock.places, fact.commitments, strict=True):
        state.seats[place].commit = commit


@apply_fact.register
def revealed(fact: entries.Revealed, state: TableState, at: int) -> None:
    if state.lock is None:
        raise BadLog("a nonce is revealed where nothing is locked")
    state.lock.nonces[fact.seat - 1] = bytes.fromhex(fact.nonce)


@apply_fact.register
def unlocked(fact: entries.Unlocked, state: TableState, at: int) -> None:
    """Opens the table again. Nonces that were revealed are worth nothing for another deal."""
    state.lock = None
    state.deal_failed = True
    for place in state.person_seats():
        state.seats[place].commit = None


@apply_fact.register
def started(fact: entries.Started, state: TableState, at: int) -> None:
    state.source = source_of(fact, state)
    if fact.order is not None:
        order = [number - 1 for number in fact.order]
        state.drawn_order = order if fact.order_drawn else None
        reorder(state, order)
    state.start_drawn = fact.start_drawn
    state.start = None if fact.start is None else fact.start - 1
    state.state = RUNNING
    setup = state.settings.setup(state.start)
    dealer = state.source.dealer()
    names = [seat.name(number) for number, seat in enumerate(state.seats, 1)]
    state.match = Match(setup=setup, game=state.settings.rules(), dealer=dealer, names=names)
    state.phases = [0] * setup.players
    if state.settings.clock.kind != "none":
        state.clock = Clock(state.settings.clock, setup.players)
        state.clock.at = at
    settle(state, at, NOBODY)


def source_of(fact: entries.Started, state: TableState) -> DealSource:
    if fact.fairness == 1:
        nonces = tuple(bytes.fromhex(nonce) for nonce in fact.nonces)
        return FirstSource(state.deal_secret(), nonces)
    if state.lock is None:
        raise BadLog("a game begins where nothing is locked")
    return state.lock.source(state.deal_secret())


@apply_fact.register
def daily(fact: entries.Daily, state: TableState, at: int) -> None:
    state.daily = DailyDeal(fact.date, fact.slot, fact.until)
    state.sealed = True


@apply_fact.register
def disclosed(fact: entries.Disclosed, state: TableState, at: int) -> None:
    state.sealed = False


@apply_fact.register
def repeated(fact: entries.Repeated, state: TableState, at: int) -> None:
    """Locks the table as the earlier game was: its seats keep their numbers here."""
    state.repeated = True
    state.challenge = fact.challenge
    lock = Lock(fact.terms, fact.commitments, at)
    pairs = zip(lock.places, fact.nonces, strict=True)
    state.lock = lock.with_nonces(
        {place: bytes.fromhex(nonce) for place, nonce in pairs if nonce is not None}
    )
    state.drawn_order = None if fact.order is None else [number - 1 for number in fact.order]


@apply_fact.register
def continued(fact: entries.Continued, state: TableState, at: int) -> None:
    state.continued = True
    state.free_seats = frozenset(number - 1 for number in fact.free)


@apply_fact.register
def taken(fact: entries.Taken, state: TableState, at: int) -> None:
    """Seats somebody during the game; records name the people who played last."""
    seat = Seat.from_record(fact.who)
    state.seats[fact.seat - 1] = seat
    state.free_seats -= {fact.seat - 1}
    state.running_match().names[fact.seat - 1] = seat.nickname
    look_again(state)


# Play


@apply_fact.register
def moved(fact: entries.Moved, state: TableState, at: int) -> None:
    match, seat = state.running_match(), fact.seat - 1
    match.play(seat, match.game.notation.parse_move(fact.move))
    state.end_offers.discard(seat)
    if fact.by is not None:
        state.votes.pop(seat, None)
        state.out_of_time.discard(seat)
    elif fact.clock:
        state.out_of_time.add(seat)
    if state.clock is not None:
        state.clock.moved(seat)
    settle(state, at, seat)


@apply_fact.register
def undone(fact: entries.Undone, state: TableState, at: int) -> None:
    match, seat = state.running_match(), fact.seat - 1
    left_before = state.clock.left[seat] if state.clock is not None else 0
    if not match.undo(seat):
        raise BadLog("takes back what cannot be taken back")
    state.undos[seat] += 1
    settle(state, at, seat)
    if state.clock is not None:
        state.clock.left[seat] = left_before
        state.clock.taken_back(seat)


# What partners say about shared cities changes nothing else.
apply_fact.register(proposals.proposed)
apply_fact.register(proposals.withdrawn)
apply_fact.register(proposals.replied)
apply_fact.register(proposals.wished)
apply_fact.register(proposals.unwished)


def settle(state: TableState, at: int, mover: int) -> None:
    """Updates phases, clocks and the end of the game after the position has changed."""
    match = state.running_match()
    acting = frozenset(match.acting())
    news = drawn_by(match.dealer) + match.position.news
    for seat in range(len(state.phases)):
        acts = seat in acting
        if seat == mover or acts != (seat in state.acting) or (acts and news != state.dealt):
            state.phases[seat] += 1
            if state.clock is not None:
                state.clock.new_task(seat)
    state.acting = acting
    state.dealt = news
    share_newest(match, *state.shared)
    state.shared = len(match.events), len(match.lines)
    look_again(state)
    if match.over:
        finish(state, at)


def look_again(state: TableState) -> None:
    """Updates the version, proposals and clocks after views may have changed."""
    state.version += 1
    state._legal.clear()
    state.proposals = [old for old in state.proposals if state.is_legal_for_somebody(old.move)]
    if state.clock is not None:
        state.clock.run([seat for seat in state.acting if state.seats[seat].is_played_by_person()])


def finish(state: TableState, at: int) -> None:
    state.state = FINISHED
    state.ended = at
    state.acting = frozenset()
    state.end_offers.clear()
    look_again(state)


@apply_fact.register
def stood_in(fact: entries.StoodIn, state: TableState, at: int) -> None:
    """Lets a bot play for a person until they return."""
    seat = fact.seat - 1
    state.seats[seat].stand_in = fact.level
    state.votes.pop(seat, None)
    state.end_offers.discard(seat)
    take_over(state, fact.host)
    look_again(state)


@apply_fact.register
def returned(fact: entries.Returned, state: TableState, at: int) -> None:
    seat = fact.seat - 1
    state.seats[seat].stand_in = None
    state.out_of_time.discard(seat)
    if state.clock is not None:
        state.clock.returned(seat)
    look_again(state)


@apply_fact.register
def resigned(fact: entries.Resigned, state: TableState, at: int) -> None:
    seat = fact.seat - 1
    state.seats[seat].resigned = True
    state.seats[seat].stand_in = fact.level
    state.votes.pop(seat, None)
    state.end_offers.discard(seat)
    look_again(state)


@apply_fact.register
def voted(fact: entries.Voted, state: TableState, at: int) -> None:
    state.votes.setdefault(fact.seat - 1, set()).add(fact.by)


@apply_fact.register
def offered(fact: entries.Offered, state: TableState, at: int) -> None:
    seat = fact.seat - 1
    if fact.agree:
        state.end_offers.add(seat)
    else:
        state.end_offers.discard(seat)


@apply_fact.register
def ended(fact: entries.Ended, state: TableState, at: int) -> None:
    state.ended_early = fact.reason
    finish(state, at)


# Around the game


@apply_fact.register
def said(fact: entries.Said, state: TableState, at: int) -> None:
    state.chat.append({**fact.as_data(), "at": at})
    del state.chat[:-CHAT_KEPT]
    player = fact.by.player
    state.said[player if player in state.players() else SPECTATORS] += 1
    if state.state == FINISHED:
        state.said_after_end[player] += 1


@apply_fact.register
def chat_switched(fact: entries.ChatSwitched, state: TableState, at: int) -> None:
    state.settings = replace(state.settings, chat=fact.on)


@apply_fact.register
def warned(fact: entries.Warned, state: TableState, at: int) -> None:
    state.expires = fact.expires


@apply_fact.register
def kept(fact: entries.Kept, state: TableState, at: int) -> None:
    """Keeps the table. The entry itself is enough to reset the timeout."""


@apply_fact.register
def expired(fact: entries.Expired, state: TableState, at: int) -> None:
    state.state = EXPIRED
    state.ended = at
    state.acting = frozenset()
    look_again(state)


@apply_fact.register
def rematched(fact: entries.Rematched, state: TableState, at: int) -> None:
    state.rematch = fact.table
