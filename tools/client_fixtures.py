"""Writes the fixtures of the browser client's tests and gallery: web/fixtures.

    python -m tools.client_fixtures

Recorded games are played at a real table, which decides, stores and shows every move as on a
server, so the client's tests read what a client would be sent. `tests/web/test_fixtures.py` fails
when the files are stale.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.browser.eyes.cities import at
from tests.browser.eyes.seatings import RECORDS, Moment, Seating, plain
from tests.browser.eyes.towers import last_round, my, others, over
from tests.docs.markdown import blocks
from tests.table.sitting import POLICY, SECRET, Sitting, commit, nonce, seated

from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.fairness import Share, SharedSource, Terms
from draftingtable.games.core.fairness.verify import BROKEN, PROVED, verify
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.games.core.registry import get
from draftingtable.table import actions
from draftingtable.table.replay_frames import recorded_film

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
Data = dict[str, Any]

TOWERS: dict[str, Moment] = {
    "bidding": my("bidding"),
    "building": my("building"),
    "other-builds": others("building", 2),
    "over": over,
}
DRAFT: dict[str, Moment] = {
    "first": at(1, "picking", 1),
    "picking": at(1, "picking", 3),
    "waiting": at(1, "picking", 3, mine=False),
    "placing": at(1, "placing", 3),
    "duplexes": at(2, "picking", 1),
    "placing-duplex": at(2, "placing", 1),
    "late": at(3, "picking", 2),
    "placing-late": at(3, "placing", 2),
    "over": over,
}
TWO: dict[str, Moment] = {
    "picking": at(1, "picking", 2, half="b"),
    "placing-late": at(3, "placing", 2, half="a"),
    "over": over,
}
SOLO: dict[str, Moment] = {
    "first": at(1, "assigning", 1),
    "assigning": at(1, "assigning", 3),
    "duplexes": at(2, "assigning", 1),
    "placing-duplex": at(2, "placing", 1),
    "placing-late": at(3, "placing", 2),
    "over": over,
}
STATES: dict[str, dict[str, Moment]] = {
    "towers-2": {"bidding": my("bidding", 2)},
    "towers-3": {**TOWERS, "late": my("bidding", 9), "last-round": last_round},
    "towers-3-referee-off": {"bidding": my("bidding", 2)},
    "towers-5": {**TOWERS, "raze": my("building", 2, with_raze=False)},
    "cities-3": DRAFT,
    "cities-7": {name: DRAFT[name] for name in ("picking", "placing-late", "over")},
    "cities-two": TWO,
    "cities-beginner": SOLO,
    "cities-expert": SOLO,
}
"""The states of each record, as seat 1 sees them on opening the table."""

FILMS = {"towers-3": 4, "cities-3": 4, "cities-expert": 4}
"""The replay of each record, of which every n-th moment is kept."""

ALL_DRAWN: Data = {"seating": "random", "start": None}
DEALT: list[tuple[str, int, Data]] = [
    ("towers", 3, {}),
    ("towers", 5, {}),
    ("towers", 2, {"options": {"referee": False}, **ALL_DRAWN}),
    ("towers", 3, {"bots": ["random"], **ALL_DRAWN}),
    ("cities", 2, {"options": {"mode": "two"}, **ALL_DRAWN}),
    ("cities", 3, {}),
    ("cities", 5, {}),
    ("cities", 6, ALL_DRAWN),
    ("cities", 1, {"bots": ["random"] * 6, **ALL_DRAWN}),
    ("cities", 1, {"options": {"mode": "beginner", "level": 2}}),
    ("cities", 1, {"options": {"mode": "expert", "level": 3}, **ALL_DRAWN}),
]
EARLY: list[tuple[str, int, Data]] = [
    ("towers", 3, ALL_DRAWN),
    ("cities", 4, ALL_DRAWN),
    ("cities", 1, {"options": {"mode": "expert", "level": 4}}),
]
"""Games that end early, each of them once by resigning and once by expiring."""

DOCS = FOLDER.parent.parent / "docs"
EXAMPLES = FOLDER.parent.parent / "tests" / "examples"
FORGERIES = {
    "secret": (r"^secret: ..", "secret: ff"),
    "commitment": (r"^commitment: ..", "commitment: ff"),
    "nonce": (r'^nonces: \["..', 'nonces: ["fe'),
    "nonce missing": (r'^nonces: \["[^"]*"', "nonces: [null"),
    "promise": (r'^commitments: \["..', 'commitments: ["fe'),
    "promise missing": (r'^commitments: \["[^"]*"', "commitments: [null"),
    "start": (r"^start: .", "start: 1"),
    "order": (r"^drawn-order: \[(.), (.)", r"drawn-order: [\2, \1"),
    "order left out": (r"^drawn-order: .*\n", ""),
    "deal": (r"^deal (\w+) (\w+)", r"deal \2 \1"),
    "option": (r"^options: .*$", 'options: {"referee": false}'),
    "number of rules": (r'"rules":1', '"rules":2'),
    "list": (r"^nonces: .*$", "nonces: []"),
    "version": (r"^fairness: 2", "fairness: 3"),
    "text for terms": (r"^terms: .*$", "terms: {"),
    "commitment left out": (r"^commitment: .*\n", ""),
    "secret left out": (r"^secret: .*\n", ""),
}
HAND_FORGERIES = {
    "seats exchanged": (r"^deal 1 (.*)\ndeal 2 (.*)$", r"deal 1 \2\ndeal 2 \1"),
    "labels exchanged": (r"^deal 1 (.*)\ndeal 2 (.*)$", r"deal 2 \1\ndeal 1 \2"),
    "another order": (r"^(deal 1 .*)\n(deal 2 .*)$", r"\2\n\1"),
    "a tile less": (r"^(deal 1 .*) \S+$", r"\1"),
    "a tile more": (r"^(deal 1 .*)\n(deal 2) (\S+)", r"\1 \3\n\2"),
    "a seat too few": (r"^drawn-order: .*$", "drawn-order: [1]"),
    "no seat": (r"^drawn-order: .*$", "drawn-order: []"),
    "a start player": (r"^fairness", "start: 1\nfairness"),
    "a header twice": (r"^(commitment: .*)$", r"\1\n\1"),
}
"""What is changed in the record of a game with hidden hands."""
TERMS = Terms("towers", 1, {"referee": True}, 3, (1, 2, 3), None, "drawn").text()
TERMS_FORGERIES: dict[str, tuple[str, str, dict[str, str | None]]] = {
    "another key": ("{", '{"a":1,', {}),
    "another option": ('"referee":true', '"referee":true,"try":715', {}),
    "a space": (",", ", ", {}),
    "other rules": ('"rules":1', '"rules":715', {}),
    "a number in another form": ('"rules":1', '"rules":1.0', {}),
    "a key twice": ('"rules":1', '"rules":1,"rules":1', {}),
    "no start player": ('"start":"drawn"', '"start":null', {"drawn-start": None}),
    "too few seats": ('"seating":"drawn"', '"seating":[1]', {"drawn-order": None}),
    "too many seats": ('"seating":"drawn"', '"seating":[1,2,3,4]', {"drawn-order": None}),
    "people out of order": ('"people":[1,2,3]', '"people":[3,2,1]', {}),
    "a person without a seat": ('"people":[1,2,3]', '"people":[1,2,4]', {}),
    "a seat repeated": ('"seating":"drawn"', '"seating":[1,1,1]', {"drawn-order": None}),
}
"""What is changed in the terms that a game is dealt from, and the headers that change with it."""


def main() -> None:
    texts = fixture_texts()
    for old in set(FOLDER.glob("*.json")) - set(texts):
        old.unlink()
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
        print(file.name, len(text))


def fixture_texts() -> dict[Path, str]:
    """Returns the content of each file."""
    found: dict[str, Data | list[Data]] = {
        **{record: states(record, wanted) for record, wanted in STATES.items()},
        **{f"{record}-replay": film(record, step) for record, step in FILMS.items()},
        "campaign": campaign(),
        "fair-deals": fair_deals(),
        "verdicts": verdicts(),
    }
    return {FOLDER / f"{name}.json": lines(data) for name, data in found.items()}


def lines(data: Data | list[Data]) -> str:
    """Formats one part per line, to keep diffs readable."""
    if isinstance(data, list):
        return "[\n" + ",\n".join(map(compact, data)) + "\n]\n"
    parts = (f"{compact(name)}: {compact(part)}" for name, part in data.items())
    return "{\n" + ",\n".join(parts) + "\n}\n"


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def states(record: str, wanted: dict[str, Moment]) -> Data:
    """Returns the server's first message at the first moment of each wanted kind."""
    seating = Seating(record)
    seating.begin()
    found: Data = {}
    while True:
        for name, is_it in wanted.items():
            if name not in found and is_it(seating.match):
                found[name] = seating.welcome()
        if not seating.moves:
            break
        seating.step()
    missing = wanted.keys() - found.keys()
    assert not missing, f"{record} has no moment {missing}"
    return {name: found[name] for name in wanted}


def film(record: str, step: int) -> Data:
    """Returns a replay as the server sends it, of seat 1 and a spectator, with its table."""
    seating = Seating(record)
    seating.begin()
    seating.play_to(over)
    found = recorded_film(parse((RECORDS / f"{record}.dtr").read_text("utf-8")))
    every = found.moments
    kept = [plain(moment) for moment in [*every[:-1:step], every[-1]]]
    for moment in kept:
        moment["views"] = {seat: moment["views"][seat] for seat in ("0", "1")}
    return plain({"table": seating.welcome()["table"], "moments": kept, "story": found.story})


def campaign() -> Data:
    """Returns a campaign of three games, before and after each bonus."""
    found = Campaign("beginner", 2, 3)
    stages: Data = {"begun": found.as_data()}
    for number in (1, 2, 3):
        found.enter(solo_end(number))
        stages[f"bonus-{number}"] = found.as_data()
        best = max(found.choices(), key=lambda bonus: bonus.points)
        found.choose(best.kind, best.city)
        stages[f"after-{number}"] = found.as_data()
    return plain(stages)


def solo_end(number: int) -> SoloPosition:
    sitting = seated("cities", 1, options={"mode": "beginner", "level": 2})
    sitting.play_on(Randomness("campaign", number))
    assert sitting.table.match is not None
    position = sitting.table.match.position
    assert isinstance(position, SoloPosition)
    return position


def fair_deals() -> list[Data]:
    """Returns randomly played games of every kind, with what determined their deals."""
    whole = [fair_deal(played(*each)) for each in DEALT]
    resigned = [fair_deal(resigning(played(*each, moves=9))) for each in EARLY]
    expired = [fair_deal(expiring(played(*each, moves=7))) for each in EARLY]
    return [*whole, *resigned, *expired]


def fair_deal(sitting: Sitting) -> Data:
    record = sitting.table.record().text()
    assert verify(parse(record)).verdict == PROVED
    return {**sitting.table.fairness(), "record": record}


def played(game: str, people: int, more: Data, moves: int = -1) -> Sitting:
    sitting: Sitting = seated(game, people, fair=True, **more)
    sitting.play_on(Randomness("fair deals", game, people, more), moves)
    return sitting


def resigning(sitting: Sitting) -> Sitting:
    """Returns the table after all but one have resigned."""
    for place in sitting.table.person_seats():
        if sitting.table.state == "running":
            sitting.do(sitting.player_at(place), actions.Resign(place))
    assert sitting.table.state == "finished"
    return sitting


def expiring(sitting: Sitting) -> Sitting:
    for wait in (POLICY.idle_running, POLICY.grace_running):
        sitting.pass_time(wait)
        sitting.tick()
    assert sitting.table.state == "expired"
    return sitting


def verdicts() -> list[Data]:
    """Returns records of every kind, with the verdict that the browser must share."""
    page = blocks((DOCS / "fair-deals.md").read_text(encoding="utf-8"))
    documented = {b.info.split()[1]: b.text for b in page if b.info.startswith("record ")}
    found = [verdict(name, text) for name, text in documented.items()]
    for header, (old, new) in FORGERIES.items():
        forged = re.sub(old, new, documented["fair.dtr"], count=1, flags=re.MULTILINE)
        assert forged != documented["fair.dtr"], header
        found.append(verdict(f"fair.dtr with another {header}", forged))
    example = (EXAMPLES / "cities-ring-3.dtr").read_text(encoding="utf-8")
    return [*found, *hand_verdicts(), *terms_verdicts(), verdict("no proof", example)]


def hand_verdicts() -> list[Data]:
    """Returns a proof with hidden hands, and forgeries of a server that chose who got them."""
    sound = played("cities", 3, ALL_DRAWN).table.record().text()
    found = [verdict("hands", sound)]
    for name, (old, new) in HAND_FORGERIES.items():
        forged = re.sub(old, new, sound, count=1, flags=re.MULTILINE)
        assert forged != sound, name
        found.append(verdict(f"hands with {name}", forged))
    return found


def terms_verdicts() -> list[Data]:
    """Returns games dealt by terms that nobody could have agreed on."""
    found = [verdict("terms", dealt_by(TERMS))]
    for name, (old, new, headers) in TERMS_FORGERIES.items():
        assert old in TERMS, name
        found.append(verdict(f"terms with {name}", dealt_by(TERMS.replace(old, new), **headers)))
    nobody = dealt_by(TERMS.replace('"start":"drawn"', '"start":null'), **{"drawn-start": None})
    return [*found, verdict("no start player", re.sub(r"\nstart: .", "", nobody))]


def dealt_by(text: str, **changed: str | None) -> str:
    """Returns the record of a game whose deals follow from these terms, whatever they are."""
    shares = tuple(Share(commit(place), nonce(place)) for place in range(3))
    source = SharedSource(SECRET, text, shares)
    rules, start = get("towers"), source.start(3)
    record = Match(rules, rules.setup(3, {}, start), source.dealer()).record()
    headers = source.record_headers(source.order(3), start=True)
    record.extra = {key: value for key, value in {**headers, **changed}.items() if value}
    return record.text()


def verdict(name: str, text: str) -> Data:
    try:
        return {"name": name, "verdict": verify(parse(text)).verdict, "record": text}
    except BadRecord:
        return {"name": name, "verdict": BROKEN, "record": text}


if __name__ == "__main__":
    main()
