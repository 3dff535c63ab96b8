"""Why not more: the largest bid, what does not fit, and what prevents it (T4.1e)."""

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.towers.components import ROOF, VALUES, card
from draftingtable.games.towers.limits import BidLimit, Blocked, bid_limit, why_not_bid
from draftingtable.games.towers.state import TowersState
from draftingtable.games.towers.text import card_text, cards_text
from draftingtable.locale import Words
from draftingtable.locale.refusals import describe, with_rule


def why_bid(state: TowersState, seat: int, number: int, words: Words) -> list[str]:
    refusal = why_not_bid(state, number)
    if refusal is None:
        return [words("why-possible", number=number)]
    sentences = [describe(words, refusal)]
    if refusal.code == "bid-unbuildable":
        sentences += blocked_sentences(bid_limit(state, seat), words)
    return sentences


def why_not_more(state: TowersState, seat: int, words: Words) -> list[str]:
    limit = bid_limit(state, seat)
    cards = cards_text(limit.builds)
    if not limit.blocked:
        sentences = [words("why-everything", cards=cards)]
    else:
        sentences = [words("why-most", largest=limit.largest, cards=cards)]
    if limit.raze != NOBODY:
        razed = card(limit.raze, state.towers_of(seat)[limit.raze][-1])
        sentences.append(words("why-raze", card=card_text(razed)))
    return sentences + blocked_sentences(limit, words)


def blocked_sentences(limit: BidLimit, words: Words) -> list[str]:
    return [blocked_sentence(blocked, limit, words) for blocked in limit.blocked]


def blocked_sentence(blocked: Blocked, limit: BidLimit, words: Words) -> str:
    params = {"card": card_text(blocked.card)}
    if blocked.standing:
        on = card_text(blocked.on)
        is_roof = blocked.on % VALUES == ROOF
        reason = words("why-roof" if is_roof else "why-standing", on=on, **params)
    else:
        kind = blocked.card // VALUES
        others = [built for built in limit.builds if built // VALUES == kind]
        reason = words("why-together", others=cards_text(others), **params)
    if blocked.raze_helps:
        reason += " " + words("why-other-raze")
    return with_rule(blocked.rule, reason)
