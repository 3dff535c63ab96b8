"""What was decided in a finished game of this device, another try, and games that go on from it.

Whole reviews are kept, the latest few, in one document.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Final, cast
from urllib.parse import parse_qs
from zlib import compress, decompress

from draftingtable.games.core.errors import BadInput
from draftingtable.games.core.json_checks import require_choice
from draftingtable.local.host import Line, LocalHost
from draftingtable.local.lists import PAGE, place
from draftingtable.local.reading import Given
from draftingtable.table.past_positions import position_data
from draftingtable.table_bots.questions import Part, Refused
from draftingtable.table_bots.review_questions import judgement, review_slice
from draftingtable.table_bots.reviewing import FORM, judged, refusal_of, with_names, with_verdict

DEPTHS: Final = ("quick", "usual", "deep")
USUAL: Final = "quick"
"""A browser's Python is slower than a server's."""
PORTION: Final = 0.2
"""Seconds for each request."""
MOST_KEPT: Final = 20
DOCUMENT: Final = "reviews"
MOST_DIGITS: Final = 9


def review(host: LocalHost, table_id: str, query: str) -> dict[str, object]:
    """Answers `GET /tables/{id}/review`: the parts after the first `after`."""
    wish = values_in(query)
    depth = require_choice(wish.get("depth", USUAL), "query.depth", DEPTHS)
    after = whole_number(wish.get("after", "0"), "query.after")
    table = host.table(table_id).table
    table.check_finished()
    key = f"{table_id} {depth} {FORM}"
    parts, done = kept(host, key), True
    if parts is None:
        question = review_slice(table, depth, PORTION, key)
        parts, done = host.portions.parts_after(after, question)
        if done:
            keep(host, key, parts)
    names = table.record().seats
    return {"parts": [with_names(part, names) for part in parts[after:]], "done": done}


def kept(host: LocalHost, key: str) -> list[Part] | None:
    document = host.documents.get(DOCUMENT, "{}")
    if f'"{key}"' not in document:
        return None
    found: list[Part] = json.loads(decompress(b64decode(json.loads(document)[key])))
    return found


def keep(host: LocalHost, key: str, parts: list[Part]) -> None:
    """Keeps all parts as they were answered: somebody else may still ask for the rest."""
    text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
    stored = json.loads(host.documents.get(DOCUMENT, "{}"))
    stored[key] = b64encode(compress(text.encode(), 9)).decode()
    for old in list(stored)[:-MOST_KEPT]:
        del stored[old]
    host.keep(DOCUMENT, json.dumps(stored))


def position(host: LocalHost, table_id: str, query: str) -> dict[str, object]:
    """Answers `GET /tables/{id}/position`."""
    step = whole_number(values_in(query).get("step", ""), "query.step")
    table = host.table(table_id).table
    table.check_finished()
    return position_data(table.record(), step)


def judge(host: LocalHost, table_id: str, given: Given) -> Part:
    """Answers `POST /tables/{id}/judge`."""
    depth = require_choice(given.text_or_none("depth") or USUAL, "depth", DEPTHS)
    table = host.table(table_id).table
    table.check_finished()
    found = judged(judgement(table, given.number("step"), given.text("move"), depth))
    if isinstance(found, Refused):
        raise refusal_of(found)
    return with_verdict(found)


def branches(host: LocalHost, table_id: str) -> dict[str, object]:
    """Answers `GET /tables/{id}/branches`, latest first."""
    host.table(table_id)
    found = [line for line in host.lines() if point_of(line).get("table") == table_id]
    return {"branches": sorted(found, key=place)[:PAGE]}


def point_of(line: Line) -> Mapping[str, object]:
    return cast(Mapping[str, object], line.get("branch") or {})


def values_in(query: str) -> dict[str, str]:
    return {name: values[-1] for name, values in parse_qs(query).items()}


def whole_number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < MOST_DIGITS):
        raise BadInput("bad-request", "", {"place": name, "problem": "a whole number"})
    return int(text)
