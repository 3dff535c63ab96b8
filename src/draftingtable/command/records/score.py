"""`draftingtable score GAME FILE`"""

import argparse
import json

from draftingtable.command.answers import DONE
from draftingtable.command.files import read_text
from draftingtable.games.core.errors import BadInput
from draftingtable.games.core.registry import get


def run(options: argparse.Namespace) -> int:
    sheet = read_json(read_text(options.file))
    print(json.dumps(get(options.game).score(sheet), ensure_ascii=False))
    return DONE


def read_json(text: str) -> object:
    try:
        sheet: object = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise BadInput("sheet-json", "", {"problem": str(error)}) from None
    return sheet
