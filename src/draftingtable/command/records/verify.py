"""`draftingtable verify FILE [--json]`"""

import argparse
import json

from draftingtable.command.answers import DONE, REFUSED
from draftingtable.command.files import read_text
from draftingtable.command.records.replay import refusal_data
from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.fairness import Verified, verify
from draftingtable.games.core.records import parse


def run(options: argparse.Namespace) -> int:
    try:
        checked = verify(parse(read_text(options.file)))
    except BadRecord as refusal:
        if not options.json:
            raise
        print(json.dumps(refusal_data(refusal), ensure_ascii=False))
        return REFUSED
    print(json.dumps(as_data(checked)) if options.json else text(checked))
    return DONE


def text(checked: Verified) -> str:
    drawn = ["the seating"] * checked.order + ["the start player"] * checked.start
    also = f"; also drawn from it: {' and '.join(drawn)}" if drawn else ""
    deals = "1 deal follows" if checked.deals == 1 else f"{checked.deals} deals follow"
    return f"fair: {deals} from the committed secret{also}"


def as_data(checked: Verified) -> dict[str, object]:
    return {
        "ok": True,
        "deals": checked.deals,
        "order_drawn": checked.order,
        "start_drawn": checked.start,
        "finished": checked.replay.over,
    }
