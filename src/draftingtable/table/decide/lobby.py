"""Decisions before the game: who sits where, and who is ready."""

from collections.abc import Sequence

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.json_checks import require_choice
from draftingtable.games.core.registry import get
from draftingtable.table import actions
from draftingtable.table.bot_names import has_given_name, named_bot, named_bots
from draftingtable.table.decide.request import RequestContext, check_count, checked_commit
from draftingtable.table.entries import (
    Answered,
    Created,
    Fact,
    Imported,
    Ordered,
    ReadySet,
    Renamed,
    Seated,
)
from draftingtable.table.lookalikes import look_alike
from draftingtable.table.names import check_unlike, clean_nickname, clean_text, unlike
from draftingtable.table.record_import import check_size, opened, with_clean_names
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
    check_count(len(action.commits), sum(wish.kind == "me" for wish in action.settings.seats))
    commits = iter(action.commits)
    for wish in action.settings.seats:
        if wish.kind == "me":
            taken = [seat.nickname for seat in seats if seat.kind == PLAYER]
            given = clean_nickname(wish.nickname or action.nickname)
            if wish.nickname is not None:
                check_unlike(given, taken)
            commit = checked_commit(next(commits, None))
            seats.append(person(request.by, unlike(given, taken), commit, ready=True))
        elif wish.kind == "bot":
            nickname = clean_nickname(wish.nickname) if wish.nickname else ""
            seats.append(Seat(BOT, level=wish.level, nickname=nickname, ready=True))
        else:
            seats.append(Seat())
    return named_bots(seats, action.settings.game)


def person(player: str, nickname: str, commit: str | None, ready: bool) -> Seat:
    return Seat(PLAYER, player, nickname, commit=commit, ready=ready)


def with_automas(seats: list[Seat], settings: Settings) -> list[Seat]:
    names = settings.rules().automatic_names(settings.setup(None))
    return [*seats, *(Seat(AUTOMA, nickname=name, ready=True) for name in names)]


def import_record(request: RequestContext, action: actions.Import) -> list[Fact]:
    """Imports a finished game from elsewhere; its players are only names."""
    need_new(request)
    check_size(action.record)
    text = with_clean_names(action.record)
    played = opened(text)
    record, match = played.record, played.match
    if not match.over and not record.ended:
        raise Refusal("record-unfinished", get(record.game).end_rule)
    data = {"game": record.game, "options": record.options, "players": match.setup.players}
    settings = read_settings({**data, "public": False}, request.policy)
    seats = [Seat(PLAYER, nickname=name) for name in match.names]
    records = tuple(seat.as_record() for seat in seats)
    return [Imported(settings, request.by, action.code, text, records)]


def join(request: RequestContext, action: actions.Join) -> list[Fact]:
    request.need_open()
    place = first_open(request) if action.seat is None else action.seat
    if request.seat(place).kind != OPEN:
        raise Refusal("seat-taken", "", {"seat": place + 1})
    need_one_seat(request)
    nickname = free_nickname(request, action.nickname)
    commit = checked_commit(action.commit)
    seat = person(request.by, nickname, commit, ready=request.by == request.table.host)
    return [Seated(place + 1, seat.as_record()), *giving_way(request, place, nickname)]


def giving_way(request: RequestContext, place: int, nickname: str) -> list[Fact]:
    """Renames a bot that has the name of the person who now sits at `place`."""
    seats = list(request.table.seats)
    seats[place] = Seat(PLAYER, nickname=nickname)
    game = request.table.settings.game
    return [
        Seated(at + 1, named_bot(seats, at, game, bot.level or "").as_record())
        for at, bot in enumerate(seats)
        if has_given_name(bot) and look_alike(bot.nickname, nickname)
    ]


def need_one_seat(request: RequestContext) -> None:
    """Requires the host's consent for a second seat: a stranger must not fill the table."""
    table = request.table
    if request.by != table.host and not table.settings.share and table.seats_of(request.by):
        raise Refusal("one-seat")


def first_open(request: RequestContext) -> int:
    if not request.table.open_seats():
        raise Refusal("table-full")
    return request.table.open_seats()[0]


def free_nickname(request: RequestContext, text: str, place: int | None = None) -> str:
    """Returns a name unlike the others at this table; one's own second seat gets a number."""
    nickname = clean_nickname(text)
    seats = enumerate(request.table.seats)
    sitting = [seat for at, seat in seats if at != place and not has_given_name(seat)]
    check_unlike(nickname, [seat.nickname for seat in sitting if seat.player != request.by])
    return unlike(nickname, [seat.nickname for seat in sitting])


def set_seat(request: RequestContext, action: actions.SetSeat) -> list[Fact]:
    request.need_open()
    request.need_host()
    if request.seat(action.seat).kind == AUTOMA:
        raise Refusal("seat-taken", "", {"seat": action.seat + 1})
    seat = Seat()
    if require_choice(action.kind, "kind", (OPEN, BOT)) == BOT:
        given = action.nickname
        level = request.level(action.level)
        if given:
            nickname = free_nickname(request, given, action.seat)
            seat = Seat(BOT, level=level, nickname=nickname)
        else:
            game = request.table.settings.game
            seat = named_bot(request.table.seats, action.seat, game, level)
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
    commit = checked_commit(action.commit)
    same = seat.ready == action.ready and commit in (None, seat.commit)
    return [] if same else [ReadySet(action.seat + 1, action.ready, commit=commit)]


def answer(request: RequestContext, action: actions.Answer) -> list[Fact]:
    request.need_open()
    request.own_seat(action.seat)
    text = clean_text(action.text)
    if not text:
        raise Refusal("message-empty")
    if len(text) > LONGEST_ANSWER:
        raise Refusal("message-long", "", {"most": LONGEST_ANSWER})
    return [Answered(action.seat + 1, text)]


def rename(request: RequestContext, action: actions.Rename) -> list[Fact]:
    request.need_open()
    request.own_seat(action.seat)
    nickname = free_nickname(request, action.nickname, action.seat)
    return [Renamed(action.seat + 1, nickname), *giving_way(request, action.seat, nickname)]


def from_one(places: Sequence[int]) -> list[int]:
    return [place + 1 for place in places]
