"""`draftingtable forget`: the same as `draftingtable admin forget`."""

import argparse

from draftingtable.command.server import admin


def run(options: argparse.Namespace) -> int:
    options.operation = "forget"
    return admin.run(options)
