"""`draftingtable`: parses the command line, runs one command, turns errors into exit codes.

Exit codes: 0 done; 1 the input was refused; 2 the command line was wrong; 3 a deal
is neither proved nor broken (`verify`); 130 interrupted.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from draftingtable.command.answers import INTERRUPTED, REFUSED, USAGE
from draftingtable.command.parser import build_parser

ROOMS = {
    **dict.fromkeys(("play", "campaign", "simulate", "arena"), "games"),
    **dict.fromkeys(("replay", "verify", "legal", "analyse", "review", "score"), "records"),
    **dict.fromkeys(("serve", "site", "backup", "restore"), "server"),
    **dict.fromkeys(("admin", "ban", "unban", "forget"), "server"),
}
"""The package of each command's module."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = build_parser().parse_args(arguments)
    if options.command is None:
        build_parser().print_help()
        return USAGE
    try:
        return run(options)
    except KeyboardInterrupt:
        print("\ndraftingtable: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader is gone (`| head`): discard the rest silently.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED


def run(options: argparse.Namespace) -> int:
    from draftingtable.games.core.errors import BadOption, Refusal

    module = import_module(f"draftingtable.command.{ROOMS[options.command]}.{options.command}")
    try:
        code = module.run(options)
        assert isinstance(code, int)
        sys.stdout.flush()
        return code
    except Refusal as refusal:
        from draftingtable.command.answers import tell_refusal

        tell_refusal(refusal, getattr(options, "file", None))
        return USAGE if isinstance(refusal, BadOption) else REFUSED
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        print(f"draftingtable: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        return REFUSED
