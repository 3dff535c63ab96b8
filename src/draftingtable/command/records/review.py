"""`draftingtable review FILE [--depth D] [--seed S] [--json] [--html FILE] [--language LANG]`"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator

from draftingtable.analysis.review import review
from draftingtable.command.answers import DONE
from draftingtable.command.games.progress import Progress
from draftingtable.command.records.analysing import depth_named, read_record, write_file
from draftingtable.command.records.report import Data, Report
from draftingtable.command.records.review_page import as_page
from draftingtable.command.records.review_text import as_text
from draftingtable.games.core.records import Record
from draftingtable.locale import Words, pick_language
from draftingtable.locale.words import REVIEW


def run(options: argparse.Namespace) -> int:
    language = pick_language(options.language, os.environ)
    report = Report(Words(language, REVIEW))
    for part in parts(read_record(options.file), options):
        report.add(part)
        if options.json:
            print(json.dumps(part, ensure_ascii=False), flush=True)
    if options.html:
        write_file(options.html, as_page(report))
    if not (options.json or options.html):
        print(as_text(report))
    return DONE


def parts(record: Record, options: argparse.Namespace) -> Iterator[Data]:
    """Yields the parts, with a progress bar on a terminal: most time goes into decisions."""
    with Progress("review", len(record.lines)) as progress:
        for part in review(record, depth_named(options.depth), options.seed):
            yield part
            progress.advance()
