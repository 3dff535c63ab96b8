"""How each kind of entry changes a table. Nothing else does."""

from collections.abc import Callable

from draftingtable.games.core.dealers import SecretDealer, commitment
from draftingtable.games.core.match import Match
from draftingtable.table.clock import Clock
from draftingtable.table.entries import BadLog, Data, Entry
from draftingtable.table.imported import opened
from draftingtable.table.seats import OPEN, PLAYER, Seat, seat_from_log
from draftingtable.table.sharing import share_newest
from draftingtable.table.state import (
    CHAT_KEPT,
    EXPIRED,
    FINISHED,
    NEW,
    RUNNING,
    Proposal,
    TableState,
)
from draftingtable.table.stored_settings import settings_from_log

NOBODY = -1


def fold(state: TableState, entry: Entry) -> None:
    """Add one entry to what is known."""
    if entry.number != state.number + 1:
        raise BadLog(f"entry {entry.number} after {state.number}")
    if (state.state == NEW) != (entry.kind in ("created", "imported")):
        raise BadLog(f"{entry.kind} on a table that is {state.state}")
    if state.clock is not None:
        state.clock.advance(entry.at)
    KINDS[entry.kind](state, entry)
    state.number = entry.number
    state.updated = max(state.updated, entry.at)
    if entry.kind != "warned":
        state.expires = None
    if "id" in entry.data:
        state.remember(entry.data["by"], entry.data["id"], entry.number)


# Setting up


def created(state: TableState, entry: Entry) -> None:
    data = entry.data
    if commitment(state.deal_secret()) != data["commitment"]:
        raise BadLog("the secret is not the one that was committed to")
    state.settings = settings_from_log(data["settings"])
    state.state = OPEN
    state.commitment = data["commitment"]
    state.code = data["code"]
    state.host = data["host"]
    state.created = entry.at
    state.rematch_of = data.get("rematch_of")
    state.campaign = data.get("campaign")
    state.seats = [seat_from_log(seat) for seat in data["seats"]]


def imported(state: TableState, entry: Entry) -> None:
    """A record from elsewhere: finished from the beginning, and nobody's deal to verify."""
    data = entry.data
    state.settings = settings_from_log(data["settings"])
    state.code = data["code"]
    state.host = data["host"]
    state.created = entry.at
    state.imported = data["record"]
    state.seats = [seat_from_log(seat) for seat in data["seats"]]
    played = opened(data["record"])
    record, state.match = played.record, played.match
    for seat in record.resigned:
        state.seats[seat].resigned = True
    state.ended_early = "" if state.match.over else record.ended
    state.start = state.match.setup.start
    state.phases = [0] * state.settings.players
    finish(state, entry)


def changed(state: TableState, entry: Entry) -> None:
    state.settings = settings_from_log(entry.data["settings"])
    if "seats" in entry.data:
        state.seats = [seat_from_log(seat) for seat in entry.data["seats"]]
    for seat in state.seats:
        if seat.kind == PLAYER and seat.player != state.host:
            seat.ready = False  # they agreed to something else


def seated(state: TableState, entry: Entry) -> None:
    """A person, a bot or nobody is now in a seat."""
    state.seats[entry.data["seat"] - 1] = seat_from_log(entry.data)
    take_over(state, entry.data)


def left(state: TableState, entry: Entry) -> None:
    for number in entry.data["seats"]:
        state.seats[number - 1] = Seat()
    take_over(state, entry.data)


def take_over(state: TableState, data: Data) -> None:
    """A new host is ready, as hosts always are."""
    if "host" in data:
        state.host = data["host"]
        for place in state.seats_of(state.host):
            state.seats[place].ready = True


def ordered(state: TableState, entry: Entry) -> None:
    reorder(state, [number - 1 for number in entry.data["seats"]])


def reorder(state: TableState, order: list[int]) -> None:
    state.seats = [state.seats[place] for place in order] + state.seats[len(order) :]


def ready(state: TableState, entry: Entry) -> None:
    seat = state.seats[entry.data["seat"] - 1]
    seat.ready = entry.data["ready"]
    seat.nonce = entry.data.get("nonce", seat.nonce)


def answered(state: TableState, entry: Entry) -> None:
    state.seats[entry.data["seat"] - 1].answer = entry.data["answer"]


def renamed(state: TableState, entry: Entry) -> None:
    state.seats[entry.data["seat"] - 1].nickname = entry.data["nickname"]


def started(state: TableState, entry: Entry) -> None:
    data = entry.data
    state.nonces = tuple(bytes.fromhex(nonce) for nonce in data["nonces"])
    if "order" in data:
        order = [number - 1 for number in data["order"]]
        state.drawn_order = order if data.get("order_drawn") else None
        reorder(state, order)
    state.start_drawn = bool(data.get("start_drawn"))
    state.start = data["start"] - 1 if "start" in data else None
    state.state = RUNNING
    setup = state.settings.setup(state.start)
    dealer = SecretDealer(state.deal_secret(), state.nonces)
    names = [seat.name(number) for number, seat in enumerate(state.seats, 1)]
    state.match = Match(setup=setup, game=state.settings.rules(), dealer=dealer, names=names)
    state.phases = [0] * setup.players
    if state.settings.clock.kind != "none":
        state.clock = Clock(state.settings.clock, setup.players)
        state.clock.at = entry.at
    settle(state, entry, NOBODY)


# Playing


def moved(state: TableState, entry: Entry) -> None:
    match, seat = match_of(state), entry.data["seat"] - 1
    match.play(seat, match.game.notation.parse_move(entry.data["move"]))
    state.end_offers.discard(seat)
    if "by" in entry.data:
        state.votes.pop(seat, None)
    if state.clock is not None:
        state.clock.moved(seat)
    settle(state, entry, seat)


def undone(state: TableState, entry: Entry) -> None:
    match, seat = match_of(state), entry.data["seat"] - 1
    left_before = state.clock.left[seat] if state.clock is not None else 0
    if not match.undo(seat):
        raise BadLog(f"entry {entry.number} takes back what cannot be taken back")
    settle(state, entry, seat)
    if state.clock is not None:
        state.clock.left[seat] = left_before
        state.clock.taken_back(seat)


def proposed(state: TableState, entry: Entry) -> None:
    """In place of what the seat has proposed about the same."""
    game = match_of(state).game
    new = Proposal(entry.data["seat"] - 1, game.notation.parse_move(entry.data["move"]))
    topic = game.topic(new.move)
    others = [
        old for old in state.proposals if old.seat != new.seat or game.topic(old.move) != topic
    ]
    state.proposals = [*others, new]


def withdrawn(state: TableState, entry: Entry) -> None:
    seat = entry.data["seat"] - 1
    moves = [proposal.move for proposal in state.proposals if proposal.seat == seat]
    if "move" in entry.data:
        moves = [match_of(state).game.notation.parse_move(entry.data["move"])]
    state.proposals = [old for old in state.proposals if old.seat != seat or old.move not in moves]


def match_of(state: TableState) -> Match:
    if state.match is None or state.state != RUNNING:
        raise BadLog("a move where no game is played")
    return state.match


def settle(state: TableState, entry: Entry, mover: int) -> None:
    """After the position has changed: whose choices are new, whose clock runs, is it over?"""
    match = match_of(state)
    acting = frozenset(match.acting())
    dealer = match.dealer
    dealt = dealer.used_words if isinstance(dealer, SecretDealer) else 0
    news = dealt + match.position.news
    for seat in range(len(state.phases)):
        acts = seat in acting
        if seat == mover or acts != (seat in state.acting) or (acts and news != state.dealt):
            state.phases[seat] += 1
            if state.clock is not None:
                state.clock.new_task(seat)
    state.acting = acting
    state.dealt = news
    share_newest(match)
    look_again(state)
    if match.over:
        finish(state, entry)


def look_again(state: TableState) -> None:
    """Somebody's view may have changed, what can still be proposed, and whose clock runs."""
    state.version += 1
    state._legal.clear()
    state.proposals = [old for old in state.proposals if state.is_legal_for_somebody(old.move)]
    if state.clock is not None:
        state.clock.run([seat for seat in state.acting if state.seats[seat].is_played_by_person()])


def finish(state: TableState, entry: Entry) -> None:
    state.state = FINISHED
    state.ended = entry.at
    state.acting = frozenset()
    state.end_offers.clear()
    look_again(state)


def stood_in(state: TableState, entry: Entry) -> None:
    """A bot plays for a person: until they return."""
    seat = entry.data["seat"] - 1
    state.seats[seat].stand_in = entry.data["level"]
    state.votes.pop(seat, None)
    state.end_offers.discard(seat)
    take_over(state, entry.data)
    look_again(state)


def returned(state: TableState, entry: Entry) -> None:
    seat = entry.data["seat"] - 1
    state.seats[seat].stand_in = None
    if state.clock is not None:
        state.clock.returned(seat)
    look_again(state)


def resigned(state: TableState, entry: Entry) -> None:
    seat = entry.data["seat"] - 1
    state.seats[seat].resigned = True
    state.seats[seat].stand_in = entry.data["level"]
    state.votes.pop(seat, None)
    state.end_offers.discard(seat)
    look_again(state)


def voted(state: TableState, entry: Entry) -> None:
    state.votes.setdefault(entry.data["seat"] - 1, set()).add(entry.data["by"])


def offered(state: TableState, entry: Entry) -> None:
    seat = entry.data["seat"] - 1
    if entry.data["agree"]:
        state.end_offers.add(seat)
    else:
        state.end_offers.discard(seat)


def ended(state: TableState, entry: Entry) -> None:
    state.ended_early = entry.data["reason"]
    finish(state, entry)


# Around the game


def said(state: TableState, entry: Entry) -> None:
    state.chat.append({**entry.data, "at": entry.at})
    del state.chat[:-CHAT_KEPT]


def warned(state: TableState, entry: Entry) -> None:
    state.expires = entry.data["expires"]


def kept(state: TableState, entry: Entry) -> None:
    """Somebody wants the table to stay; that there is an entry is all it takes."""


def expired(state: TableState, entry: Entry) -> None:
    state.state = EXPIRED
    state.ended = entry.at
    state.acting = frozenset()
    look_again(state)


def rematched(state: TableState, entry: Entry) -> None:
    state.rematch = entry.data["table"]


KINDS: dict[str, Callable[[TableState, Entry], None]] = {
    "created": created,
    "imported": imported,
    "changed": changed,
    "seated": seated,
    "left": left,
    "ordered": ordered,
    "ready": ready,
    "answered": answered,
    "renamed": renamed,
    "started": started,
    "moved": moved,
    "undone": undone,
    "proposed": proposed,
    "withdrawn": withdrawn,
    "stood-in": stood_in,
    "returned": returned,
    "resigned": resigned,
    "voted": voted,
    "offered": offered,
    "ended": ended,
    "said": said,
    "warned": warned,
    "kept": kept,
    "expired": expired,
    "rematched": rematched,
}
