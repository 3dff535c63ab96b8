"""Writes the lessons; see the package."""

from tools.lessons.data import lesson_texts, written


def main() -> None:
    texts = lesson_texts()
    for old in written() - set(texts):
        old.unlink()
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
        print(file.name, len(text))


if __name__ == "__main__":
    main()
