"""A game that goes on from a moment of a finished one, alone against bots or in all seats."""

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.json_checks import require_choice
from draftingtable.games.core.match import Match
from draftingtable.table import actions
from draftingtable.table.branching import LUCK, SAME, cut_at
from draftingtable.table.decide import lobby
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import Branched, Fact
from draftingtable.table.seats import BOT
from draftingtable.table.settings import Settings, read_settings


def branch(request: RequestContext, action: actions.Branch) -> list[Fact]:
    lobby.need_new(request)
    point = action.point
    require_choice(point.luck, "luck", LUCK)
    cut = cut_at(action.record, point.step)
    settings = settings_of(request, action, cut.match)
    create = actions.Create(settings, action.nickname, action.code, "")
    seats = lobby.with_automas(lobby.wished_seats(request, create), settings)
    return [
        Branched(
            settings=settings,
            host=request.by,
            code=action.code,
            record=cut.before.text(),
            seats=tuple(seat.as_record() for seat in seats),
            point=point,
            later=cut.later if point.luck == SAME else (),
        )
    ]


def settings_of(request: RequestContext, action: actions.Branch, match: Match) -> Settings:
    """Returns the settings of a game for one person: no clock, and not in any list."""
    setup = match.setup
    played = setup.players - len(match.game.automatic_names(setup))
    if not 1 <= action.point.seat <= played:
        raise Refusal("no-such-seat", "", {"seat": action.point.seat, "seats": played})
    mine = {"kind": "me"}
    other = mine if action.level is None else {"kind": BOT, "level": action.level}
    wish = {
        "game": action.record.game,
        "options": dict(setup.options),
        "players": setup.players,
        "seats": [mine if seat == action.point.seat else other for seat in range(1, played + 1)],
        "seating": "order",
        "public": False,
    }
    start = {} if setup.start is None else {"start": setup.start + 1}
    return read_settings({**wish, **start}, request.policy)
