"""Wishes for shared cities. Unlike proposals, they last from turn to turn.

They are entries, so they survive reconnecting and restarts. Whoever builds the city may take one
away.
"""

from typing import Final

from draftingtable.games.core.errors import Refusal
from draftingtable.table import actions
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import Fact, Unwished, Wished

MOST_WISHES: Final = 6
"""Per city."""


def make(request: RequestContext, action: actions.MakeWish) -> list[Fact]:
    match, wish = request.need_running(), action.wish
    request.own_seat(action.seat)
    match.game.check_wish(match.position, action.seat, wish)
    standing = [one.wish for one in request.table.standing_wishes()]
    if wish in standing:
        return []
    others = [one for one in standing if one.city == wish.city and one.square != wish.square]
    if len(others) >= MOST_WISHES:
        raise Refusal("wish-many", "", {"city": wish.city, "most": MOST_WISHES})
    return [Wished(action.seat + 1, wish.city, wish.square, wish.building)]


def drop(request: RequestContext, action: actions.DropWish) -> list[Fact]:
    match = request.need_running()
    request.own_seat(action.seat)
    for made in request.table.standing_wishes():
        if made.wish.is_about(action.city, action.square):
            match.game.check_wish(match.position, action.seat, made.wish)  # only its builders
            return [Unwished(action.seat + 1, action.city, action.square)]
    return []
