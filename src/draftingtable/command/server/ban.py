"""`draftingtable ban`: the same as `draftingtable admin ban`."""

import argparse

from draftingtable.command.server import admin


def run(options: argparse.Namespace) -> int:
    options.operation = "ban"
    return admin.run(options)
