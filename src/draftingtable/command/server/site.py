"""`draftingtable site FOLDER`"""

import argparse
from pathlib import Path

from draftingtable.command.answers import DONE
from draftingtable.command.server.site_files import PYTHON, site_files
from draftingtable.command.server.site_folder import write_site
from draftingtable.server.client_files import BROWSER_PYTHON, STATIC

MEGABYTE = 1_000_000


def run(options: argparse.Namespace) -> int:
    files = site_files(STATIC, BROWSER_PYTHON)
    folder = Path(options.folder)
    write_site(folder, files)
    sizes = {name: (folder / name).stat().st_size for name in files}
    python = sum(size for name, size in sizes.items() if name.startswith(f"{PYTHON}/"))
    whole = sum(sizes.values())
    print(f"{folder}: {len(files)} files, {whole / MEGABYTE:.1f} MB")
    print(f"  pages: {(whole - python) / MEGABYTE:.1f} MB")
    print(f"  Python for browsers: {python / MEGABYTE:.1f} MB, of which a visitor loads one form")
    print(f"To try it: python3 -m http.server --bind 127.0.0.1 --directory {folder}")
    return DONE
