"""Archives whose bytes depend on their contents alone."""

from collections.abc import Mapping
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The earliest date that an archive can have; every file gets it."""
READABLE = 0o644 << 16


def write_archive(path: Path, files: Mapping[str, bytes]) -> None:
    """Writes the files by name, uncompressed: together they compress better on their way."""
    with ZipFile(path, "w", ZIP_STORED) as archive:
        for name in sorted(files):
            entry = ZipInfo(name, FIRST_DAY)
            entry.create_system = 3  # the same on every system
            entry.external_attr = READABLE
            archive.writestr(entry, files[name])


def read_archive(path: Path) -> dict[str, bytes]:
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
