"""The list of golden records."""

from pathlib import Path

FOLDER = Path(__file__).parent


def names(game: str) -> list[str]:
    return sorted(path.stem for path in FOLDER.glob(f"{game}-*.dtr"))


def read(name: str) -> str:
    return (FOLDER / f"{name}.dtr").read_bytes().decode("utf-8")
