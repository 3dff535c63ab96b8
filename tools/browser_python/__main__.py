"""Writes what a browser needs to run our Python.

    python -m tools.browser_python [FOLDER] [--publish]

The folder (build/python) gets Pyodide, a smaller standard library, and our package, both compiled,
and `files.json` with the size and SHA-256 of each. The same sources give the same bytes; what is
current is left alone. With `--publish`, servers offer it from then on (`make offline`).
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from tools.browser_python.building import FOLDER, bring_up_to_date
from tools.browser_python.publishing import publish


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--publish", action="store_true", help="let servers offer it")
    options = parser.parse_args(arguments)
    if options.publish:
        publish(options.folder)
    else:
        bring_up_to_date(options.folder)


if __name__ == "__main__":
    main()
