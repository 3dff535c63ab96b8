"""Decisions while people gather: seats, settings, and the start."""

from collections.abc import Iterator

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import NONCE_SIZE, drawn_order, drawn_start
from draftingtable.games.core.registry import get
from draftingtable.table import actions
from draftingtable.table.decide.nonces import check_count, checked_nonce
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import Data, Draft
from draftingtable.table.imported import opened
from draftingtable.table.names import check_unlike, clean_nickname, unlike
from draftingtable.table.seats import AUTOMA, BOT, OPEN, PLAYER, Seat
from draftingtable.table.settings import Settings, a_choice, read_settings
from draftingtable.table.state import NEW

LONGEST_ANSWER = 60


def create(asked: RequestContext, action: actions.Create) -> list[Draft]:
    need_new(asked)
    settings = action.settings
    seats = list(action.seats) if action.seats is not None else wished_seats(asked, action)
    data: Data = {
        "settings": settings.as_data(),
        "host": asked.by,
        "code": action.code,
        "commitment": action.commitment,
        "seats": [seat.as_log() for seat in with_automas(seats, settings)],
    }
    if action.rematch_of is not None:
        data["rematch_of"] = action.rematch_of
    if action.campaign is not None:
        data["campaign"] = action.campaign
    return [Draft("created", data)]


def need_new(asked: RequestContext) -> None:
    if asked.table.state != NEW:
        raise Refusal("table-not-open")


def wished_seats(asked: RequestContext, action: actions.Create) -> list[Seat]:
    """Seats as the settings wish: the host's own, bots, and open ones."""
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
            seats.append(person(asked.by, unlike(given, taken), nonce, ready=True))
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


def import_record(asked: RequestContext, action: actions.Import) -> list[Draft]:
    """A finished game from elsewhere; everybody in it is only a name."""
    need_new(asked)
    played = opened(action.record)
    record, match = played.record, played.match
    if not match.over and not record.ended:
        raise Refusal("record-unfinished", get(record.game).end_rule)
    data = {"game": record.game, "options": record.options, "players": match.setup.players}
    settings = read_settings({**data, "public": False}, asked.house)
    seats = [Seat(PLAYER, nickname=name[:40]) for name in match.names]
    return [
        Draft(
            "imported",
            {
                "settings": settings.as_data(),
                "host": asked.by,
                "code": action.code,
                "record": action.record,
                "seats": [seat.as_log() for seat in seats],
            },
        )
    ]


def join(asked: RequestContext, action: actions.Join) -> list[Draft]:
    asked.need_open()
    place = first_open(asked) if action.seat is None else action.seat
    if asked.seat(place).kind != OPEN:
        raise Refusal("seat-taken", "", {"seat": place + 1})
    nickname = free_nickname(asked, action.nickname)
    nonce = checked_nonce(action.nonce)
    seat = person(asked.by, nickname, nonce, ready=asked.by == asked.table.host)
    return [Draft("seated", {"seat": place + 1, **seat.as_log()})]


def first_open(asked: RequestContext) -> int:
    if not asked.table.open_seats():
        raise Refusal("table-full")
    return asked.table.open_seats()[0]


def free_nickname(asked: RequestContext, text: str, place: int | None = None) -> str:
    """A name unlike the others' at this table; one's own second seat gets a number."""
    nickname = clean_nickname(text)
    sitting = [seat for at, seat in enumerate(asked.table.seats) if at != place]
    check_unlike(nickname, [seat.nickname for seat in sitting if seat.player != asked.by])
    return unlike(nickname, [seat.nickname for seat in sitting])


def set_seat(asked: RequestContext, action: actions.SetSeat) -> list[Draft]:
    asked.need_open()
    asked.need_host()
    if asked.seat(action.seat).kind == AUTOMA:
        raise Refusal("seat-taken", "", {"seat": action.seat + 1})
    seat = Seat()
    if a_choice(action.kind, "kind", (OPEN, BOT)) == BOT:
        nickname = clean_nickname(action.nickname) if action.nickname else ""
        seat = Seat(BOT, level=asked.level(action.level), nickname=nickname)
    return [Draft("seated", {"seat": action.seat + 1, **seat.as_log()})]


def order(asked: RequestContext, action: actions.Order) -> list[Draft]:
    asked.need_open()
    asked.need_host()
    played = sum(seat.kind != AUTOMA for seat in asked.table.seats)
    if sorted(action.seats) != list(range(played)):
        raise Refusal("order-form", "", {"seats": played})
    return [Draft("ordered", {"seats": [place + 1 for place in action.seats]})]


def ready(asked: RequestContext, action: actions.Ready) -> list[Draft]:
    asked.need_open()
    seat = asked.own_seat(action.seat)
    data: Data = {"seat": action.seat + 1, "ready": action.ready}
    if action.nonce is not None:
        data["nonce"] = checked_nonce(action.nonce)
    elif seat.ready == action.ready:
        return []
    return [Draft("ready", data)]


def answer(asked: RequestContext, action: actions.Answer) -> list[Draft]:
    asked.need_open()
    asked.own_seat(action.seat)
    text = " ".join(action.text.split())
    if not text:
        raise Refusal("message-empty")
    if len(text) > LONGEST_ANSWER:
        raise Refusal("message-long", "", {"most": LONGEST_ANSWER})
    return [Draft("answered", {"seat": action.seat + 1, "answer": text})]


def rename(asked: RequestContext, action: actions.Rename) -> list[Draft]:
    asked.need_open()
    asked.own_seat(action.seat)
    nickname = free_nickname(asked, action.nickname, action.seat)
    return [Draft("renamed", {"seat": action.seat + 1, "nickname": nickname})]


def start(asked: RequestContext, action: actions.Start) -> list[Draft]:
    """The game begins, with bots in the open seats if they are wanted: all of it, or nothing."""
    asked.need_open()
    asked.need_host()
    table = asked.table
    if (missing := table.open_seats()) and not action.fill:
        raise Refusal("seats-open", "", {"seats": from_one(missing)})
    if late := [at for at, seat in enumerate(table.seats) if is_waited_for(asked, seat)]:
        names = names_at(table.seats, late)
        raise Refusal("not-ready", "", {"seats": from_one(late), "names": names})
    nonces = tuple(nonces_at_start(asked, action))
    data: Data = {"nonces": [nonce.hex() for nonce in nonces]}
    data.update(seating(asked, nonces))
    data.update(starting(asked, nonces))
    bot = Seat(BOT, level=asked.level(action.level), ready=True)
    filled = [Draft("seated", {"seat": place + 1, **bot.as_log()}) for place in missing]
    return [*filled, Draft("started", data)]


def is_waited_for(asked: RequestContext, seat: Seat) -> bool:
    """The host need not say so: starting is saying it."""
    return seat.kind == PLAYER and not seat.ready and seat.player != asked.table.host


def names_at(seats: list[Seat], places: list[int]) -> list[str]:
    return [seats[place].nickname for place in places]


def nonces_at_start(asked: RequestContext, action: actions.Start) -> Iterator[bytes]:
    """Of all people; those that the host sends now are newer than what their seats had."""
    check_count(len(action.nonces), len(asked.table.seats_of(asked.by)))
    fresh = iter(action.nonces)
    for seat in asked.table.seats:
        if seat.kind == PLAYER:
            nonce = next(fresh, None) if seat.player == asked.by else None
            yield bytes.fromhex(seat.nonce if nonce is None else checked_nonce(nonce))


def seating(asked: RequestContext, nonces: tuple[bytes, ...]) -> Data:
    """C1.3: at random, as the host has put them, or by the answers to a question."""
    table = asked.table
    played = sum(seat.kind != AUTOMA for seat in table.seats)
    if played == 1 or table.settings.seating == "order":
        return {}
    if table.settings.seating == "question":
        return {"order": from_one(order_by_answers(table.seats[:played]))}
    drawn = drawn_order(table.deal_secret(), nonces, played)
    return {"order": from_one(drawn), "order_drawn": True}


def order_by_answers(seats: list[Seat]) -> list[int]:
    """People sit clockwise by their answers, A to Z; bots, who have none, stay where they are."""
    people = [place for place, seat in enumerate(seats) if seat.kind == PLAYER]
    if silent := [place for place in people if seats[place].answer is None]:
        names = names_at(seats, silent)
        raise Refusal("answers-missing", "C1.3", {"seats": from_one(silent), "names": names})
    by_answer = iter(sorted(people, key=lambda place: (seats[place].answer or "").casefold()))
    return [next(by_answer) if place in people else place for place in range(len(seats))]


def starting(asked: RequestContext, nonces: tuple[bytes, ...]) -> Data:
    """T3.2: who begins, as the host has said or drawn."""
    table = asked.table
    if not table.settings.rules().has_start:
        return {}
    if table.settings.start is not None:
        return {"start": table.settings.start + 1}
    drawn = drawn_start(table.deal_secret(), nonces, len(table.seats))
    return {"start": drawn + 1, "start_drawn": True}


def from_one(places: list[int]) -> list[int]:
    return [place + 1 for place in places]
