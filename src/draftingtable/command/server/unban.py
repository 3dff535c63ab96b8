"""`draftingtable unban`: the same as `draftingtable admin unban`."""

import argparse

from draftingtable.command.server import admin


def run(options: argparse.Namespace) -> int:
    options.operation = "unban"
    return admin.run(options)
