"""Decisions before the game: seats, settings, and the start."""

from collections.abc import Iterator, Sequence

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import NONCE_SIZE, drawn_order, drawn_start
from draftingtable.games.core.json_checks import require_choice
from draftingtable.games.core.registry import get
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext, check_count, checked_nonce
from draftingtable.table.entries import (
    Answered,
    Created,
    Fact,
    Imported,
    Ordered,
    ReadySet,
    Renamed,
    Seated,
    Started,
)
from draftingtable.table.names import check_unlike, clean_nickname, unlike
from draftingtable.table.record_import import opened
from draftingtable.table.seats import AUTOMA, BOT, OPEN, PLAYER, Seat
from draftingtable.table.settings import Settings, read_settings
from draftingtable.table.state import NEW

LONGEST_ANSWER = 60


def create(request: RequestContext, action: actions.Create) -> list[Fact]:
    need_new(request)
    settings = action.settings
    seats = list(action.seats) if action.seats is not None else wished_seats(request, action)
    return [
        Created(
            settings=settings,
            host=request.by,
            code=action.code,
            commitment=action.commitment,
            seats=tuple(seat.as_record() for seat in with_automas(seats, settings)),
            rematch_of=action.rematch_of,
            campaign=action.campaign,
        )
    ]


def need_new(request: RequestContext) -> None:
    if request.table.state != NEW:
        raise Refusal("table-not-open")


def wished_seats(request: RequestContext, action: actions.Create) -> list[Seat]:
    """Returns seats as in the settings: the host's own, bots, and open ones."""
    seats: list[Seat] = []
    nonces = list(action.nonces)
    for wish in action.settings.seats:
        if wish.kind == "me":
            taken = [seat.nickname for seat in seats if seat.kind == PLAYER]
            given = clean_nickname(wish.nickname or action.nickname)
            if wish.nickname is not None:
                check_unlike(given, taken)
            if not nonces:
                raise Refusal("nonce-form", "", {"bytes": NONCE_SIZE})
            nonce = checked_nonce(nonces.pop(0))
            seats.append(person(request.by, unlike(given, taken), nonce, ready=True))
        elif wish.kind == "bot":
            nickname = clean_nickname(wish.nickname) if wish.nickname else ""
            seats.append(Seat(BOT, level=wish.level, nickname=nickname, ready=True))
        else:
            seats.append(Seat())
    return seats


def person(player: str, nickname: str, nonce: str, ready: bool) -> Seat:
    return Seat(PLAYER, player, nickname, nonce=nonce, ready=ready)


def with_automas(seats: list[Seat], settings: Settings) -> list[Seat]:
    names = settings.rules().automatic_names(settings.setup(None))
    return [*seats, *(Seat(AUTOMA, nickname=name, ready=True) for name in names)]


def import_record(request: RequestContext, action: actions.Import) -> list[Fact]:
    """Imports a finished game from elsewhere; its players are only names."""
    need_new(request)
    played = opened(action.record)
    record, match = played.record, played.match
    if not match.over and not record.ended:
        raise Refusal("record-unfinished", get(record.game).end_rule)
    data = {"game": record.game, "options": record.options, "players": match.setup.players}
    settings = read_settings({**data, "public": False}, request.policy)
    seats = [Seat(PLAYER, nickname=name[:40]) for name in match.names]
    records = tuple(seat.as_record() for seat in seats)
    return [Imported(settings, request.by, action.code, action.record, records)]


def join(request: RequestContext, action: actions.Join) -> list[Fact]:
    request.need_open()
    place = first_open(request) if action.seat is None else action.seat
    if request.seat(place).kind != OPEN:
        raise Refusal("seat-taken", "", {"seat": place + 1})
    nickname = free_nickname(request, action.nickname)
    nonce = checked_nonce(action.nonce)
    seat = person(request.by, nickname, nonce, ready=request.by == request.table.host)
    return [Seated(place + 1, seat.as_record())]


def first_open(request: RequestContext) -> int:
    if not request.table.open_seats():
        raise Refusal("table-full")
    return request.table.open_seats()[0]


def free_nickname(request: RequestContext, text: str, place: int | None = None) -> str:
    """Returns a name unlike the others at this table; one's own second seat gets a number."""
    nickname = clean_nickname(text)
    sitting = [seat for at, seat in enumerate(request.table.seats) if at != place]
    check_unlike(nickname, [seat.nickname for seat in sitting if seat.player != request.by])
    return unlike(nickname, [seat.nickname for seat in sitting])


def set_seat(request: RequestContext, action: actions.SetSeat) -> list[Fact]:
    request.need_open()
    request.need_host()
    if request.seat(action.seat).kind == AUTOMA:
        raise Refusal("seat-taken", "", {"seat": action.seat + 1})
    seat = Seat()
    if require_choice(action.kind, "kind", (OPEN, BOT)) == BOT:
        nickname = clean_nickname(action.nickname) if action.nickname else ""
        seat = Seat(BOT, level=request.level(action.level), nickname=nickname)
    return [Seated(action.seat + 1, seat.as_record())]


def order(request: RequestContext, action: actions.Order) -> list[Fact]:
    request.need_open()
    request.need_host()
    played = sum(seat.kind != AUTOMA for seat in request.table.seats)
    if sorted(action.seats) != list(range(played)):
        raise Refusal("order-form", "", {"seats": played})
    return [Ordered(tuple(from_one(action.seats)))]


def ready(request: RequestContext, action: actions.Ready) -> list[Fact]:
    request.need_open()
    seat = request.own_seat(action.seat)
    if action.nonce is not None:
        return [ReadySet(action.seat + 1, action.ready, checked_nonce(action.nonce))]
    return [ReadySet(action.seat + 1, action.ready)] if seat.ready != action.ready else []


def answer(request: RequestContext, action: actions.Answer) -> list[Fact]:
    request.need_open()
    request.own_seat(action.seat)
    text = " ".join(action.text.split())
    if not text:
        raise Refusal("message-empty")
    if len(text) > LONGEST_ANSWER:
        raise Refusal("message-long", "", {"most": LONGEST_ANSWER})
    return [Answered(action.seat + 1, text)]


def rename(request: RequestContext, action: actions.Rename) -> list[Fact]:
    request.need_open()
    request.own_seat(action.seat)
    nickname = free_nickname(request, action.nickname, action.seat)
    return [Renamed(action.seat + 1, nickname)]


def start(request: RequestContext, action: actions.Start) -> list[Fact]:
    """Starts the game, with bots in the open seats if requested: all of it or nothing."""
    request.need_open()
    request.need_host()
    table = request.table
    if (missing := table.open_seats()) and not action.fill:
        raise Refusal("seats-open", "", {"seats": from_one(missing)})
    if late := [at for at, seat in enumerate(table.seats) if is_waited_for(request, seat)]:
        names = names_at(table.seats, late)
        raise Refusal("not-ready", "", {"seats": from_one(late), "names": names})
    nonces = tuple(nonces_at_start(request, action))
    bot = Seat(BOT, level=request.level(action.level), ready=True).as_record()
    order, order_drawn = seating(request, nonces)
    first, first_drawn = starting(request, nonces)
    texts = tuple(nonce.hex() for nonce in nonces)
    begin = Started(texts, order, order_drawn, first, first_drawn)
    return [*(Seated(place + 1, bot) for place in missing), begin]


def is_waited_for(request: RequestContext, seat: Seat) -> bool:
    """Whether the seat is not ready. The host is ready by starting."""
    return seat.kind == PLAYER and not seat.ready and seat.player != request.table.host


def names_at(seats: list[Seat], places: list[int]) -> list[str]:
    return [seats[place].nickname for place in places]


def nonces_at_start(request: RequestContext, action: actions.Start) -> Iterator[bytes]:
    """Yields the nonces of all people; new ones from the host replace those of their seats."""
    check_count(len(action.nonces), len(request.table.seats_of(request.by)))
    fresh = iter(action.nonces)
    for seat in request.table.seats:
        if seat.kind == PLAYER:
            nonce = next(fresh, None) if seat.player == request.by else None
            yield bytes.fromhex(seat.nonce if nonce is None else checked_nonce(nonce))


def seating(
    request: RequestContext, nonces: tuple[bytes, ...]
) -> tuple[tuple[int, ...] | None, bool]:
    """Returns the new order, if any, and whether it was random (C1.3)."""
    table = request.table
    played = sum(seat.kind != AUTOMA for seat in table.seats)
    if played == 1 or table.settings.seating == "order":
        return None, False
    if table.settings.seating == "question":
        return tuple(from_one(order_by_answers(table.seats[:played]))), False
    return tuple(from_one(drawn_order(table.deal_secret(), nonces, played))), True


def order_by_answers(seats: list[Seat]) -> list[int]:
    """Orders people clockwise by their answers, A to Z; bots, who have none, stay in place."""
    people = [place for place, seat in enumerate(seats) if seat.kind == PLAYER]
    if silent := [place for place in people if seats[place].answer is None]:
        names = names_at(seats, silent)
        raise Refusal("answers-missing", "C1.3", {"seats": from_one(silent), "names": names})
    by_answer = iter(sorted(people, key=lambda place: (seats[place].answer or "").casefold()))
    return [next(by_answer) if place in people else place for place in range(len(seats))]


def starting(request: RequestContext, nonces: tuple[bytes, ...]) -> tuple[int | None, bool]:
    """Returns who begins, from 1, and whether that was random (T3.2)."""
    table = request.table
    if not table.settings.rules().has_start:
        return None, False
    if table.settings.start is not None:
        return table.settings.start + 1, False
    return drawn_start(table.deal_secret(), nonces, len(table.seats)) + 1, True


def from_one(places: Sequence[int]) -> list[int]:
    return [place + 1 for place in places]
