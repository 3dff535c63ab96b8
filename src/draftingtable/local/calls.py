"""Answers what clients ask a server for over HTTP, with the same statuses and contents.

A review comes in portions: `GET /tables/{id}/review?after=3` answers `{"parts": [...], "done":
false}` with what follows the first three parts. Ask again until it is done.

Besides, `GET /tables/{id}/history` and `GET /campaigns/{id}/history` have what a server needs to go
on with the game or the campaign.

Absent, because they need other people or a server: `GET /club`, `POST /club/join`, everything under
`/admin`, and public tables in `GET /tables`. A table is found by its id only, not by its code.
"""

from typing import Final
from urllib.parse import unquote

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.registry import get
from draftingtable.local import campaigns, reviews
from draftingtable.local.host import LocalHost
from draftingtable.local.lists import table_list
from draftingtable.local.local_table import LocalTable
from draftingtable.local.reading import Given
from draftingtable.local.requests import POSTED
from draftingtable.table import actions
from draftingtable.table.names import clean_nickname
from draftingtable.table.refusal_data import error_data, status_of

CREATED: Final = 201
OK: Final = 200
LONGEST_RECORD: Final = 200_000
"""Letters; the same limit as on a server."""
Answer = tuple[int, object]


def call(host: LocalHost, method: str, path: str, body: object) -> Answer:
    """Answers a call with its status and content; a refusal with its error."""
    address, _, query = path.partition("?")
    words = [unquote(word) for word in address.strip("/").split("/")]
    try:
        if method == "POST":
            return _post(host, words, body)
        return OK, _get(host, words, query)
    except Refusal as refusal:
        return status_of(refusal), {"error": error_data(refusal)}


def _get(host: LocalHost, words: list[str], query: str) -> object:
    match words:
        case ["about"]:
            return host.about()
        case ["me"]:
            return host.me()
        case ["tables"]:
            return table_list(host, query)
        case ["tables", table_id]:
            return host.shown(host.table(table_id))
        case ["tables", table_id, what]:
            return _get_of_table(host, table_id, what, query)
        case ["campaigns", *rest]:
            return _shown_campaign(host, rest)
    raise Refusal("not-found")


def _get_of_table(host: LocalHost, table_id: str, what: str, query: str) -> object:
    match what:
        case "record":
            return host.record(table_id)
        case "fairness":
            return host.table(table_id).table.fairness()
        case "history":
            return host.history(table_id)
        case "replay":
            return host.replay(table_id)
        case "review":
            return reviews.review(host, table_id, query)
        case "position":
            return reviews.position(host, table_id, query)
        case "branches":
            return reviews.branches(host, table_id)
    raise Refusal("not-found")


def _shown_campaign(host: LocalHost, words: list[str]) -> object:
    match words:
        case [campaign_id]:
            return campaigns.show(host, campaign_id)
        case [campaign_id, "history"]:
            return campaigns.history(host, campaign_id)
    raise Refusal("not-found")


def _post(host: LocalHost, words: list[str], body: object) -> Answer:
    if words[0] == "score" and len(words) == 2:
        return OK, get(words[1]).score(sheet_in(body))
    given = Given({} if body is None else body)
    if words[0] == "campaigns":
        return _campaign(host, words[1:], given)
    match words:
        case ["me"]:
            host.nickname = clean_nickname(given.nickname() or "")
            return OK, host.me()
        case ["tables"]:
            return CREATED, host.shown(host.create(given))
        case ["play"]:
            return CREATED, host.shown(host.play(given))
        case ["records"]:
            text = given.text_up_to("text", LONGEST_RECORD)
            return CREATED, host.shown(host.import_record(text))
        case ["tables", table_id, what]:
            return _post_to_table(host, table_id, what, given)
    raise Refusal("not-found")


def _post_to_table(host: LocalHost, table_id: str, what: str, given: Given) -> Answer:
    match what:
        case "rematch":
            return CREATED, host.shown(host.rematch(table_id))
        case "branch":
            return CREATED, host.shown(host.branch(table_id, given))
        case "judge":
            return OK, reviews.judge(host, table_id, given)
    return OK, _act(host, host.table(table_id), what, given)


def sheet_in(body: object) -> object:
    """Returns a score sheet that is sent alone or as `{sheet}`."""
    return body["sheet"] if isinstance(body, dict) and set(body) == {"sheet"} else body


def _campaign(host: LocalHost, words: list[str], given: Given) -> Answer:
    match words:
        case []:
            return CREATED, campaigns.begin(host, given)
        case [campaign_id, "next"]:
            return OK, campaigns.next_game(host, campaign_id, given)
        case [campaign_id, "bonus"]:
            return OK, campaigns.choose_bonus(host, campaign_id, given)
    raise Refusal("not-found")


def _act(host: LocalHost, local: LocalTable, what: str, given: Given) -> object:
    if what == "join":
        local.act(host.player, _join(host, given))
    elif what in POSTED:
        local.act(host.player, POSTED[what](given))
    else:
        raise Refusal("not-found")
    return host.shown(local)


def _join(host: LocalHost, given: Given) -> actions.Join:
    """Takes a seat for a person who shares this device."""
    nickname = clean_nickname(given.nickname() or host.nickname)
    return actions.Join(given.seat_or_none(), nickname, given.text_or_none("commit"))
