"""Deals that several tables play: the daily ones, and those of challenges.

Their tables begin at once. Nobody can add a number of their own, or they would get another deal.
"""

from draftingtable.games.core.fairness import SharedSource
from draftingtable.table import actions
from draftingtable.table.decide import lobby, starting
from draftingtable.table.decide.continuing import Again
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import Daily, Fact, Repeated, Started


def play_daily(request: RequestContext, action: actions.PlayDaily) -> list[Fact]:
    """Creates a table with a daily deal. Its terms say that the server alone draws it."""
    lobby.need_new(request)
    again = Again(request)
    again.add(lobby.create(again.by(request.by), action.create))
    again.add([Daily(action.date, action.slot, action.until)])
    again.add(starting.start(again.by(request.by), actions.Start()))
    return again.facts


def repeat(request: RequestContext, action: actions.Repeat) -> list[Fact]:
    """Creates a table with the deal of an earlier game, where everyone has the seat they had."""
    deal = action.deal
    start = None if deal.start is None else deal.start + 1
    return [
        *lobby.create(request, action.create),
        repeated(deal, action.challenge),
        Started(
            start=start,
            start_drawn=deal.start_drawn,
            fairness=SharedSource.version,
            rules=action.create.settings.rules().rules_version,
        ),
    ]


def repeated(deal: actions.EarlierDeal, challenge: str | None) -> Repeated:
    source, order = deal.source, deal.drawn_order
    return Repeated(
        terms=source.terms_text,
        commitments=tuple(share.commitment for share in source.shares),
        nonces=tuple(source.nonce_texts()),
        order=None if order is None else tuple(place + 1 for place in order),
        challenge=challenge,
    )
