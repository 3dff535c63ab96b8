"""`draftingtable replay FILE [--json]`"""

import argparse
import json

from draftingtable.command.answers import DONE, REFUSED, refusal_text
from draftingtable.command.files import read_text
from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.records import compact
from draftingtable.games.core.replay import Replay, open_record
from draftingtable.plurals import counted


def run(options: argparse.Namespace) -> int:
    try:
        played = open_record(read_text(options.file))
    except BadRecord as refusal:
        if not options.json:
            raise
        print(json.dumps(refusal_data(refusal), ensure_ascii=False))
        return REFUSED
    print(json.dumps(result_data(played), ensure_ascii=False) if options.json else text(played))
    return DONE


def text(played: Replay) -> str:
    if played.over:
        return f"result: {compact(played.outcome().result())}"
    seats = ", ".join(str(seat + 1) for seat in played.position.acting()) or "chance"
    return f"unfinished after {counted(played.done, 'event')}; next: {seats}"


def result_data(played: Replay) -> dict[str, object]:
    """Returns current scores, and winners once the game is over."""
    outcome = played.outcome()
    data: dict[str, object] = {
        "ok": True,
        "game": played.game.name,
        "finished": played.over,
        "events": played.done,
        "scores": outcome.scores,
        "breakdown": outcome.breakdown,
    }
    if played.over:
        data["winners"] = outcome.result()["winners"]
        data["tie_break"] = outcome.tie_break or None
        data["tie_steps"] = [step.as_data() for step in outcome.tie_steps]
        data["reason"] = outcome.reason
        data["resigned"] = [seat + 1 for seat in played.record.resigned]
    return data


def refusal_data(refusal: BadRecord) -> dict[str, object]:
    return {
        "ok": False,
        "line": refusal.line,
        "rule": refusal.rule or None,
        "code": refusal.code,
        "params": refusal.params,
        "message": refusal_text(refusal),
    }
