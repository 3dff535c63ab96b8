"""`draftingtable verify FILE [--json]`"""

import argparse
import json
import sys

from draftingtable.command.answers import DONE, NOT_PROVABLE, REFUSED, refusal_text
from draftingtable.command.files import read_text
from draftingtable.command.records.replay import refusal_data
from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.fairness import Verified, verify
from draftingtable.games.core.fairness.verify import BROKEN
from draftingtable.games.core.records import parse


def run(options: argparse.Namespace) -> int:
    try:
        checked = verify(parse(read_text(options.file)))
    except BadRecord as refusal:
        if options.json:
            print(json.dumps({"verdict": BROKEN, **refusal_data(refusal)}, ensure_ascii=False))
        else:
            print(f"{BROKEN}: {refusal_text(refusal)}", file=sys.stderr)
        return REFUSED
    print(json.dumps(as_data(checked), ensure_ascii=False) if options.json else text(checked))
    return NOT_PROVABLE if checked.doubts else DONE


def text(checked: Verified) -> str:
    head = checked.verdict.replace("-", " ")
    if checked.version is None:
        return f"{head}: {reasons(checked)}"
    if checked.doubts:
        return f"{head}: {reasons(checked)}\nNothing contradicts it: {what_follows(checked)}."
    return "\n".join([f"{head}: {what_follows(checked)}", *notes(checked)])


def reasons(checked: Verified) -> str:
    return " ".join(refusal_text(doubt) for doubt in checked.doubts)


def what_follows(checked: Verified) -> str:
    deals = "1 deal" if checked.deals == 1 else f"{checked.deals} deals"
    parts = [deals, *["the seating"] * checked.order, *["the start player"] * checked.start]
    verb = "follows" if parts == ["1 deal"] else "follow"
    *most, last = parts
    listed = f"{', '.join(most)} and {last}" if most else last
    source = "the committed secret and nonces"
    return f"{listed} {verb} from {source}"


def notes(checked: Verified) -> list[str]:
    """Returns what the record alone cannot show."""
    names = [checked.replay.record.seats[place] for place in checked.silent]
    silent = [f"Added nothing, so it proves nothing to them: {', '.join(names)}"] if names else []
    own = "Compare the commitments with those that your own device kept before the game."
    return [*silent, own]


def as_data(checked: Verified) -> dict[str, object]:
    return {
        "ok": not checked.doubts,
        "verdict": checked.verdict,
        "version": checked.version,
        "reasons": [{"code": one.code, "params": one.params} for one in checked.doubts],
        "silent": [place + 1 for place in checked.silent],
        "deals": checked.deals,
        "order_drawn": checked.order,
        "start_drawn": checked.start,
        "finished": checked.replay.over,
    }
