"""Writes what a browser needs to run our Python.

    python -m tools.browser_python [FOLDER]

The folder (build/python) gets Pyodide, a smaller standard library, and our package, both compiled,
and `files.json` with the size and SHA-256 of each. The same sources give the same bytes; what is
current is left alone.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from tools.browser_python.building import FOLDER, bring_up_to_date


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    bring_up_to_date(parser.parse_args(arguments).folder)


if __name__ == "__main__":
    main()
