"""Writes docs/pictures/architecture.svg; a test fails when it is out of date.

python -m tools.architecture
"""

from tools.architecture.picture import FILE, draw


def main() -> None:
    FILE.write_text(draw(), encoding="utf-8")
    print(FILE.name)


if __name__ == "__main__":
    main()
