"""Puts a site in its folder: whole, or not at all."""

import json
import shutil
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from draftingtable.command.server.site_files import Content
from draftingtable.games.core.errors import BadInput
from draftingtable.version import VERSION

MARK: Final = "drafting-table-site.json"
"""Lists the files that we wrote. A folder that has it may be replaced."""


def write_site(folder: Path, files: Mapping[str, Content]) -> None:
    """Writes to a new folder and then moves it into place.

    What others have added to an earlier site, such as a server's settings, stays.
    """
    folder = folder.resolve()
    before = earlier_files(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    new = Path(mkdtemp(dir=folder.parent, prefix=f".{folder.name}-"))
    try:
        write_all(new, files)
        if folder.exists():
            keep_others(folder, new, before)
        new.chmod(0o755)
        move_into_place(new, folder)
    except BaseException:
        shutil.rmtree(new, ignore_errors=True)
        raise


def earlier_files(folder: Path) -> set[str]:
    """Returns what we wrote to the folder earlier; refuses a folder of somebody else's."""
    if not folder.exists():
        return set()
    if not folder.is_dir() or (any(folder.iterdir()) and not (folder / MARK).is_file()):
        raise BadInput("site-folder", "", {"folder": str(folder)})
    if not (folder / MARK).is_file():
        return set()
    return {*json.loads((folder / MARK).read_bytes())["files"], MARK}


def write_all(folder: Path, files: Mapping[str, Content]) -> None:
    for name, content in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Path):
            shutil.copyfile(content, target)
        else:
            target.write_bytes(content)
    mark = {"version": VERSION, "files": sorted(files)}
    (folder / MARK).write_text(json.dumps(mark, indent=1) + "\n", encoding="utf-8")


def keep_others(folder: Path, new: Path, ours: Iterable[str]) -> None:
    known = set(ours)
    for path in folder.rglob("*"):
        name = path.relative_to(folder)
        if path.is_file() and name.as_posix() not in known and not (new / name).exists():
            (new / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, new / name)


def move_into_place(new: Path, folder: Path) -> None:
    """Replaces the folder; brings the old one back if that is not possible."""
    if not folder.exists():
        new.rename(folder)
        return
    old = new.with_name(f"{new.name}-old")
    folder.rename(old)
    try:
        new.rename(folder)
    except OSError:
        with suppress(OSError):
            old.rename(folder)
        raise
    shutil.rmtree(old)
